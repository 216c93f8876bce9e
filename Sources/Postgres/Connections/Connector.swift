internal import CLibPQ
internal import EventLoop
internal import Glibc

/// Owns one connection object of the library.
@safe final class Handle {
    let pointer: OpaquePointer

    init(takingOwnershipOf pointer: OpaquePointer) { unsafe self.pointer = unsafe pointer }

    deinit { unsafe PQfinish(pointer) }

    var descriptor: Int32 { unsafe PQsocket(pointer) }

    /// Blocks the thread until the socket is ready, or ten seconds have passed.
    func wait(forWriting: Bool) {
        var entry = pollfd(fd: descriptor, events: Int16(forWriting ? POLLOUT : POLLIN), revents: 0)
        _ = unsafe poll(&entry, 1, 10_000)
    }

    /// What the library says of its last failure.
    var error: PostgresError { unsafe PostgresError(.connectionFailure, String(cString: PQerrorMessage(pointer))) }
}

/// A connection in the making, on an event loop.
final class Connector {
    private let handle: Handle
    private let loop: EventLoop
    private var watch: EventLoop.WatchID?
    private var completion: ((Result<Handle, PostgresError>) -> Void)?

    /// Connects, and calls `completion` on the loop once.
    static func connect(
        _ settings: ConnectionSettings, on loop: EventLoop,
        _ completion: @escaping (Result<Handle, PostgresError>) -> Void
    ) {
        let handle: Handle
        do throws(PostgresError) {
            handle = try settings.start()
        } catch {
            return completion(.failure(error))
        }
        let connector = Connector(handle, loop, completion)
        connector.wait(for: [.writing])
        // libpq's own limit holds for blocking calls only.
        loop.schedule(after: .seconds(10)) {
            connector.finish(.failure(PostgresError(.connectionFailure, "no connection within 10 s")))
        }
    }

    private init(
        _ handle: Handle, _ loop: EventLoop,
        _ completion: @escaping (Result<Handle, PostgresError>) -> Void
    ) {
        self.handle = handle
        self.loop = loop
        self.completion = completion
    }

    private func wait(for interest: EventLoop.Interest) {
        guard unsafe PQstatus(handle.pointer) != CONNECTION_BAD else {
            return finish(.failure(handle.error))
        }
        do throws(EventLoopError) {
            watch = try loop.watch(handle.descriptor, for: interest) { _ in self.poll() }
        } catch {
            finish(.failure(PostgresError(.connectionFailure, error.description)))
        }
    }

    private func poll() {
        // The library may change its socket, so each step has a watch of its own.
        endWatch()
        switch unsafe PQconnectPoll(handle.pointer) {
        case PGRES_POLLING_READING: wait(for: [.reading])
        case PGRES_POLLING_WRITING: wait(for: [.writing])
        case PGRES_POLLING_OK: finish(.success(handle))
        default: finish(.failure(handle.error))
        }
    }

    private func endWatch() {
        if let watch { loop.endWatch(watch) }
        watch = nil
    }

    private func finish(_ result: Result<Handle, PostgresError>) {
        guard let completion else { return }
        self.completion = nil
        endWatch()
        completion(result)
    }
}
