internal import EventLoop
internal import Glibc

/// Connections that were answered while their client was still sending.
///
/// Closing a socket with unread input resets it, and the reset can overtake the answer. So a second descriptor keeps
/// the socket open until the client has read the answer and closed, or has had time enough; what comes is dropped.
final class LingeringSockets {
    private struct Socket {
        let descriptor: Int32
        let watch: EventLoop.WatchID
        let deadline: ContinuousClock.Instant
        var remaining: Int
    }

    private static let time = Duration.seconds(5)
    private static let bytes = 64 << 20
    private static let limit = 128

    private let loop: EventLoop
    private var sockets: [Int32: Socket] = [:]
    private var scratch = [UInt8](repeating: 0, count: 64 * 1024)

    init(loop: EventLoop) { self.loop = loop }

    /// Keeps the socket open although its owner closes it, and says until when at most.
    func keep(_ socket: Int32) -> ContinuousClock.Instant? {
        guard sockets.count < Self.limit else { return nil }
        let descriptor = fcntl(socket, F_DUPFD_CLOEXEC, 0)
        guard descriptor >= 0 else { return nil }
        guard
            let watch = try? loop.watch(
                descriptor, for: .reading, { [weak self] _ in self?.drop(descriptor) })
        else {
            Glibc.close(descriptor)
            return nil
        }
        let deadline = ContinuousClock.now + Self.time
        sockets[descriptor] = Socket(
            descriptor: descriptor, watch: watch, deadline: deadline, remaining: Self.bytes)
        return deadline
    }

    /// Closes what has lingered for too long, and says when to look again.
    func sweep(now: ContinuousClock.Instant) -> ContinuousClock.Instant? {
        for socket in sockets.values where socket.deadline <= now { close(socket) }
        return sockets.values.map(\.deadline).min()
    }

    func closeAll() {
        for socket in sockets.values { close(socket) }
    }

    private func drop(_ descriptor: Int32) {
        guard let socket = sockets[descriptor] else { return }
        let count = unsafe recv(descriptor, &scratch, scratch.count, Int32(MSG_DONTWAIT))
        if count < 0, errno == EAGAIN || errno == EINTR { return }
        if count <= 0 || socket.remaining < count {
            close(socket)
        } else {
            sockets[descriptor]?.remaining -= count
        }
    }

    private func close(_ socket: Socket) {
        loop.endWatch(socket.watch)
        sockets[socket.descriptor] = nil
        Glibc.close(socket.descriptor)
    }
}
