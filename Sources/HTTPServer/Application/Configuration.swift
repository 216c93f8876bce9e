/// How a server listens, and what it grants a client.
public struct Configuration: Sendable {
    /// The address or the name of the host to listen on.
    public var host = "127.0.0.1"
    /// The port; 0 takes any that is free.
    public var port: UInt16 = 0
    /// How many connections may be open; further clients wait to be let in.
    public var connectionLimit = 2000
    /// How long a client may take for the head of a request.
    public var headDeadline: Duration = .seconds(10)
    /// How long a client may take for a body, apart from the time that its bytes need at ``slowestRate``.
    public var bodyDeadline: Duration = .seconds(60)
    /// The bytes per second that a client has to send and to take.
    public var slowestRate = 16 * 1024
    /// How long a connection may stay open without a request.
    public var keepAliveIdle: Duration = .seconds(75)
    /// How long a response may still be made for a client that has closed its sending half, before its task is
    /// cancelled: such a client either waits for nothing but the response, or is gone; nobody can tell.
    public var halfClosedGrace: Duration = .seconds(1)
    /// The bytes that the bodies of all requests together may take.
    public var totalBodyBytes = 256 << 20
    /// The bytes that the head of a request may take, up to 16 KiB.
    public var headLimit = 16 * 1024
    /// The size from which a response is compressed.
    public var gzipThreshold = 1024

    /// The defaults, on a free port of this machine alone.
    public init(host: String = "127.0.0.1", port: UInt16 = 0) {
        self.host = host
        self.port = port
    }

    func validate() throws(ServerError) {
        let checks: [(isMet: Bool, name: String)] = [
            (connectionLimit > 0, "connectionLimit"),
            (headDeadline > .zero, "headDeadline"),
            (bodyDeadline > .zero, "bodyDeadline"),
            (slowestRate > 0, "slowestRate"),
            (keepAliveIdle > .zero, "keepAliveIdle"),
            (halfClosedGrace >= .zero, "halfClosedGrace"),
            (totalBodyBytes >= 0, "totalBodyBytes"),
            ((1...Driver.poolBytes / 2).contains(headLimit), "headLimit"),
            (gzipThreshold >= 0, "gzipThreshold"),
        ]
        for check in checks where !check.isMet {
            throw ServerError(attempt: "Configure the server", reason: "\(check.name) is out of range")
        }
    }
}
