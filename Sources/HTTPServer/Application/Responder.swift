/// What to do with a request of which the body is still to come.
public enum Admission: Sendable {
    /// Read the body, up to this many bytes after decompression, and ask for a response.
    case accept(bodyLimit: Int)
    /// Answer this; the body isn't read.
    case refuse(Response)
}

/// An application behind a ``Server``.
public protocol Responder: Sendable {
    /// Decides about a request by its head. Called on the server's loop, so it may not block.
    func admit(_ head: RequestHead) -> Admission

    /// Answers a request. Called on the server's loop, in a task that prefers it and is cancelled when the client
    /// hangs up. What computes for long leaves the loop by `withTaskExecutorPreference(globalConcurrentExecutor)`.
    func respond(to request: Request) async -> Response

    /// What one of the server's own refusals looks like; the head is nil where it never became complete.
    func refuse(_ problem: Refusal, _ head: RequestHead?) -> Response
}
