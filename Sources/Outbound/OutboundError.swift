/// Why no answer came.
public struct OutboundError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What kind of failure it is.
    public enum Kind: Hashable, Sendable {
        /// The request cannot be sent as it is.
        case invalidRequest
        /// The name of the host leads nowhere, or the name server doesn't answer.
        case unresolved
        /// Nobody takes the connection.
        case unreachable
        /// The server's certificate isn't trusted, or no encryption was agreed on.
        case untrusted
        /// It took longer than allowed.
        case timedOut
        /// The connection ended before the answer did.
        case connectionLost
        /// What came is no HTTP.
        case badResponse
        /// The answer is larger than allowed.
        case responseTooLarge
        /// The task that waited was cancelled.
        case cancelled
        /// Something that shouldn't happen, such as no memory for a thread.
        case other
    }

    /// What kind of failure it is.
    public let kind: Kind
    /// What happened, for a person. It holds the address's host and port at most, and nothing of headers and body.
    public let detail: String

    init(_ kind: Kind, _ detail: String) {
        self.kind = kind
        self.detail = detail
    }

    /// Whether the same request may succeed a moment later. The server may have acted on it all the same.
    public var isTransient: Bool {
        switch kind {
        case .unresolved, .unreachable, .timedOut, .connectionLost: true
        case .invalidRequest, .untrusted, .badResponse, .responseTooLarge, .cancelled, .other: false
        }
    }

    /// What happened, for a person.
    public var description: String { detail }
}
