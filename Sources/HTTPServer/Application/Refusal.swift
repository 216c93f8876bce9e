/// Why the server itself does not take a request, or does not send a response.
public enum Refusal: Hashable, Sendable {
    /// The header fields contradict each other, or break the rules of HTTP in a way that proxies read differently.
    case framing(String)
    /// The target has broken escapes, climbs with `..`, or isn't one.
    case target
    /// The head or the body took too long to arrive.
    case timeout
    /// A body without a length, from a client of HTTP/1.0.
    case lengthRequired
    /// The body has more bytes than the application admits.
    case bodyTooLarge(limit: Int)
    /// The body has a Content-Encoding other than gzip.
    case contentEncoding(String)
    /// The body isn't the gzip that it claims to be.
    case brokenEncoding
    /// The header fields together take more than the server keeps.
    case headersTooLarge
    /// The bodies of all requests together take more memory than there is for them.
    case overloaded
    /// The server stops, and the request did not finish within the grace.
    case stopping
    /// The application's response has a header field or a status that cannot be sent.
    case malformedResponse

    /// The status that belongs to it.
    public var status: Int {
        switch self {
        case .framing, .target, .brokenEncoding: 400
        case .timeout: 408
        case .lengthRequired: 411
        case .bodyTooLarge: 413
        case .contentEncoding: 415
        case .headersTooLarge: 431
        case .malformedResponse: 500
        case .overloaded, .stopping: 503
        }
    }

    /// One sentence for the client.
    public var detail: String {
        switch self {
        case .framing(let what): "The request isn't well-formed: \(what)."
        case .target: "The target of the request isn't well-formed."
        case .timeout: "The request did not arrive in time."
        case .lengthRequired: "The request has a body, but doesn't say how long it is."
        case .bodyTooLarge(let limit): "The body of the request has more than \(limit) bytes."
        case .contentEncoding: "The body of the request is encoded in another way than gzip."
        case .brokenEncoding: "The body of the request isn't well-formed gzip."
        case .headersTooLarge: "The header fields of the request are too large."
        case .overloaded: "The server has too much to read at the moment."
        case .stopping: "The server is stopping."
        case .malformedResponse: "The server has failed to answer."
        }
    }

    /// The header fields that belong to it.
    public var headers: Headers {
        switch self {
        case .overloaded, .stopping: ["Retry-After": "2"]
        case .contentEncoding: ["Accept-Encoding": "gzip"]
        default: [:]
        }
    }
}
