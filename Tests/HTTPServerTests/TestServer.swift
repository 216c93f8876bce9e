import TestSupport
import EventLoop
import Foundation
import HTTPServer

/// A server with an application of a test's own.
final class TestServer: Sendable {
    let server: Server
    let loop: EventLoop
    let port: UInt16

    private init(_ configuration: Configuration, _ application: Application) throws {
        loop = try EventLoop()
        try loop.start()
        server = try Server(configuration: configuration, loop: loop, responder: application)
        port = try server.start()
    }

    /// Runs a server as long as `body` talks to it. `body` has a thread of its own, for it waits for sockets.
    static func run(
        bodyLimit: Int = 1 << 20, configure: (inout Configuration) -> Void = { _ in },
        answer: @escaping @Sendable (Request) async -> Response,
        _ body: @escaping @Sendable (TestServer) throws -> Void
    ) async throws {
        var configuration = Configuration()
        configure(&configuration)
        let server = try TestServer(configuration, Application(bodyLimit: bodyLimit, answer: answer))
        let result = await withTaskExecutorPreference(ThreadExecutor()) { Result { try body(server) } }
        await server.server.stop(grace: .zero)
        server.loop.stop()
        try result.get()
    }

    /// A new connection.
    func connect() throws -> RawClient { try RawClient(port: port) }

    /// Begins to stop; the event happens when the server has stopped.
    func stop(grace: Duration) -> Event {
        let stopped = Event()
        Task {
            await server.stop(grace: grace)
            stopped.happen()
        }
        return stopped
    }
}

/// Gives every piece of a task a thread of its own, where it may wait.
private final class ThreadExecutor: TaskExecutor {
    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        Thread.detachNewThread { unsafe job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }
}

/// Whether something that nobody tells about comes true before a test has failed anyway.
func eventually(_ condition: () -> Bool) -> Bool {
    let end = ContinuousClock.now + .seconds(20)
    while !condition() {
        guard ContinuousClock.now < end else { return false }
        usleep(500)
    }
    return true
}

/// Something that a thread waits for.
final class Event: Sendable {
    private let semaphore = DispatchSemaphore(value: 0)

    func happen() { semaphore.signal() }

    /// Whether it happens before a test has failed anyway.
    func wait() -> Bool { semaphore.wait(timeout: .now() + 20) == .success }
}

/// Answers by a closure, and refuses like the real application does: as JSON.
private struct Application: Responder {
    let bodyLimit: Int
    let answer: @Sendable (Request) async -> Response

    func admit(_ head: RequestHead) -> Admission {
        guard head.headers["X-Refuse"] == nil else { return .refuse(.text("who are you?", status: 401)) }
        return .accept(bodyLimit: bodyLimit)
    }

    func respond(to request: Request) async -> Response { await answer(request) }

    func refuse(_ problem: Refusal, _ head: RequestHead?) -> Response {
        var headers = problem.headers
        headers.add("Content-Type", "application/problem+json")
        let body = "{\"status\":\(problem.status),\"detail\":\"\(problem.detail)\"}"
        return Response(status: problem.status, headers: headers, body: .bytes(Array(body.utf8)))
    }
}

extension Response {
    /// A plain text.
    static func text(_ text: String, _ headers: Headers = [:], status: Int = 200) -> Response {
        var headers = headers
        headers.add("Content-Type", "text/plain")
        return Response(status: status, headers: headers, body: .bytes(Array(text.utf8)))
    }

    /// What a request was, on one line.
    static let echo: @Sendable (Request) async -> Response = { request in
        let query = request.target.query.map { "\($0.name)=\($0.value)" }
        let segments = request.target.segments.map { "[\($0)]" }.joined()
        return .text("\(request.method) \(segments) \(query) \(String(decoding: request.body, as: UTF8.self))")
    }
}
