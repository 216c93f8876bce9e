internal import Synchronization

/// The way to a client that takes a body as it comes.
public final class StreamWriter: Sendable {
    /// The bytes that may wait for a slow client.
    public static let capacity = 1 << 20

    private struct State {
        var chunks: [[UInt8]] = []
        /// What of the first chunk has been taken already.
        var taken = 0
        var waiting = 0
        var isFinished = false
        var isAbandoned = false
        var isOpen: Bool { !isFinished && !isAbandoned }
    }

    /// What the connection gets when it asks for more.
    enum Portion {
        case bytes(Int)
        case nothingYet
        case end
        case failure
    }

    private let state = Mutex(State())
    private let wake: @Sendable () -> Void

    /// `wake` is called, from any thread, when there is something for a connection that got nothing yet.
    init(wake: @escaping @Sendable () -> Void) { self.wake = wake }

    /// Queues bytes for the client. False when it is gone or the server stops, or when so much waits already that
    /// these bytes don't fit: then nothing of them is sent, and whoever cannot do without them ends the stream.
    public func send(_ bytes: [UInt8]) -> Bool {
        let (isTaken, isFirst) = state.withLock { state in
            guard state.isOpen, state.waiting + bytes.count <= Self.capacity else { return (false, false) }
            guard !bytes.isEmpty else { return (true, false) }
            state.chunks.append(bytes)
            state.waiting += bytes.count
            return (true, state.chunks.count == 1)
        }
        if isFirst { wake() }
        return isTaken
    }

    /// Whether nothing can be sent any more: the client is gone, or the server stops.
    public var isClosed: Bool { state.withLock { !$0.isOpen } }

    /// The bytes that the client has still to take.
    public var waitingBytes: Int { state.withLock { $0.waiting } }

    /// Nothing follows what waits.
    func finish() {
        state.withLock { $0.isFinished = true }
        wake()
    }

    /// Nobody takes anything any more.
    func abandon() {
        state.withLock { state in
            state.isAbandoned = true
            state.chunks = []
            state.waiting = 0
        }
        wake()
    }

    /// Moves what waits to the connection, as much as fits.
    func take(into buffer: UnsafeMutableRawBufferPointer) -> Portion {
        state.withLock { state in
            if state.isAbandoned { return .failure }
            var count = 0
            var done = 0
            while count < buffer.count, done < state.chunks.count {
                let length = min(buffer.count - count, state.chunks[done].count - state.taken)
                unsafe state.chunks[done].withUnsafeBytes { chunk in
                    unsafe UnsafeMutableRawBufferPointer(rebasing: buffer[count..<count + length])
                        .copyMemory(from: UnsafeRawBufferPointer(rebasing: chunk[state.taken..<state.taken + length]))
                }
                count += length
                state.taken += length
                if state.taken == state.chunks[done].count {
                    done += 1
                    state.taken = 0
                }
            }
            state.chunks.removeFirst(done)
            state.waiting -= count
            if count > 0 { return .bytes(count) }
            return state.isFinished ? .end : .nothingYet
        }
    }
}
