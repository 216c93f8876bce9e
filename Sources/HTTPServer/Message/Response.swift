/// What the server answers.
///
/// The server adds `Date`, `Content-Length` or `Transfer-Encoding`, and `Connection` where it is needed. It compresses
/// bodies of text for clients that want them so; with `Cache-Control: no-transform` they stay as they are.
public struct Response: Sendable {
    /// What comes after the header fields.
    public enum Body: Sendable {
        /// Nothing.
        case empty
        /// These bytes, whose number the client learns beforehand.
        case bytes([UInt8])
        /// What the closure sends, for as long as it runs. It runs on the server's loop, in the task of the request,
        /// which is cancelled when the client leaves or the server stops.
        case stream(@Sendable (StreamWriter) async -> Void)
    }

    /// The status, from 200 to 599.
    public var status: Int
    /// The header fields.
    public var headers: Headers
    /// The body.
    public var body: Body

    /// A response made of its parts.
    public init(status: Int, headers: Headers = Headers(), body: Body = .empty) {
        self.status = status
        self.headers = headers
        self.body = body
    }
}
