public import EventLoop
internal import Glibc
internal import Synchronization

/// Serves an application over HTTP/1.1, on the thread of an event loop.
public final class Server: Sendable {
    private let driver: Driver
    private let configuration: Configuration

    /// A server that does not listen yet. The loop runs already, and goes on running after the server has stopped.
    /// Fails for a configuration under which no request could be served.
    public init(configuration: Configuration, loop: EventLoop, responder: any Responder) throws(ServerError) {
        try configuration.validate()
        self.configuration = configuration
        driver = Driver(configuration: configuration, loop: loop, responder: responder)
    }

    /// Begins to listen, once in the life of a server, and says on which port.
    ///
    /// The process ignores SIGPIPE from then on, and takes as many open files as the system lets it. Fails with what
    /// the system says against the address.
    public func start() throws(ServerError) -> UInt16 {
        signal(SIGPIPE, SIG_IGN)
        raiseFileLimit()
        let listener = try Listener(host: configuration.host, port: configuration.port)
        try driver.start(on: listener)
        return listener.port
    }

    /// Stops: refuses new connections, lets every request that has begun finish, ends the streams. What isn't done
    /// after the grace is cancelled and answered with 503. Returns when all connections are closed.
    public func stop(grace: Duration = .seconds(10)) async {
        await driver.stop(grace: grace)
    }

    /// How many connections are open.
    public var connectionCount: Int { driver.counts.connections.load(ordering: .relaxed) }

    /// How many requests are being read or answered.
    public var requestCount: Int { driver.counts.requests.load(ordering: .relaxed) }

    /// The bytes that the bodies of these requests take.
    public var bufferedBytes: Int { driver.counts.bodyBytes.load(ordering: .relaxed) }
}

/// Why a server does not start.
public struct ServerError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What was tried.
    public let attempt: String
    /// The reason of the system.
    public let reason: String

    /// Both in one line.
    public var description: String { "\(attempt): \(reason)" }

    static func system(_ attempt: String, _ number: Int32 = errno) -> Self {
        Self(attempt: attempt, reason: unsafe String(cString: strerror(number)))
    }
}

private func raiseFileLimit() {
    var limit = rlimit()
    guard unsafe getrlimit(__rlimit_resource_t(UInt32(RLIMIT_NOFILE.rawValue)), &limit) == 0 else { return }
    limit.rlim_cur = limit.rlim_max
    _ = unsafe setrlimit(__rlimit_resource_t(UInt32(RLIMIT_NOFILE.rawValue)), &limit)
}
