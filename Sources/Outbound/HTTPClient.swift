internal import CCurl
internal import Synchronization

/// Sends requests to other servers, over libcurl.
///
/// Certificates are checked against the system's authorities. No redirection is followed: what a request carries goes to
/// the address that someone gave, and nowhere else. Each request has a thread and a connection of its own.
public struct HTTPClient: Sendable {
    private let authorities: String?

    /// A client.
    /// - Parameter authorities: A file of certificates (PEM) to trust in place of the system's authorities.
    public init(authorities: String? = nil) {
        self.authorities = authorities
    }

    /// Sends a request and waits for the whole answer, whatever its status. Cancelling the task ends the request.
    public func send(_ request: HTTPRequest) async throws(OutboundError) -> HTTPResponse {
        let cancellation = Cancellation()
        let result: Result<HTTPResponse, OutboundError> = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let errand = Errand(
                    request: request, authorities: authorities, cancellation: cancellation, continuation: continuation)
                errand.start()
            }
        } onCancel: {
            cancellation.request()
        }
        return try result.get()
    }
}

/// Says that an answer is no longer waited for.
final class Cancellation: Sendable {
    private let flag = Atomic(false)

    var isRequested: Bool { flag.load(ordering: .relaxed) }

    func request() { flag.store(true, ordering: .relaxed) }
}

/// A request, with the one who waits for its answer.
private final class Errand: Sendable {
    let request: HTTPRequest
    let authorities: String?
    let cancellation: Cancellation
    let continuation: CheckedContinuation<Result<HTTPResponse, OutboundError>, Never>

    init(
        request: HTTPRequest, authorities: String?, cancellation: Cancellation,
        continuation: CheckedContinuation<Result<HTTPResponse, OutboundError>, Never>
    ) {
        self.request = request
        self.authorities = authorities
        self.cancellation = cancellation
        self.continuation = continuation
    }

    /// libcurl blocks, which no thread of the concurrency runtime may.
    func start() {
        let context = unsafe Unmanaged.passRetained(self)
        guard unsafe scrim_start_thread(runErrand, context.toOpaque()) != 0 else { return }
        unsafe context.release()
        continuation.resume(returning: .failure(OutboundError(.other, "The system gives no thread.")))
    }

    func run() {
        let transfer = Transfer(limit: request.responseLimit, cancellation: cancellation)
        do throws(OutboundError) {
            continuation.resume(returning: .success(try transfer.run(request, authorities: authorities)))
        } catch {
            continuation.resume(returning: .failure(error))
        }
    }
}

/// The entry of a request's thread; the context is an errand, retained for it.
private func runErrand(context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    guard let context = unsafe context else { return nil }
    unsafe Unmanaged<Errand>.fromOpaque(context).takeRetainedValue().run()
    return nil
}
