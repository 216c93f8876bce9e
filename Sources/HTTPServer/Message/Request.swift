/// All of a request but its body.
public struct RequestHead: Sendable {
    /// What is to be done.
    public let method: Method
    /// With what.
    public let target: Target
    /// The header fields; neither framing nor host contradict themselves.
    public let headers: Headers
    /// The numeric address of whoever holds the other end of the connection, without a port. IPv4 stands as such.
    public let peerAddress: String
    /// When the head was complete, on the clock that never goes back.
    public let receivedAt: ContinuousClock.Instant

    /// A head made of its parts.
    public init(
        method: Method, target: Target, headers: Headers = Headers(), peerAddress: String = "127.0.0.1",
        receivedAt: ContinuousClock.Instant = .now
    ) {
        self.method = method
        self.target = target
        self.headers = headers
        self.peerAddress = peerAddress
        self.receivedAt = receivedAt
    }
}

/// A request that has arrived in full.
public struct Request: Sendable {
    /// All but the body.
    public let head: RequestHead
    /// The body, without its Content-Encoding.
    public let body: [UInt8]

    /// A request made of its parts.
    public init(head: RequestHead, body: [UInt8] = []) {
        self.head = head
        self.body = body
    }

    /// What is to be done.
    public var method: Method { head.method }
    /// With what.
    public var target: Target { head.target }
    /// The header fields.
    public var headers: Headers { head.headers }
}
