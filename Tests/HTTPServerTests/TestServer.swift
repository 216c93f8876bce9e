import EventLoop
import HTTPServer
import Synchronization

/// A server with an application of a test's own.
final class TestServer: Sendable {
    let server: Server
    let loop: EventLoop
    let port: UInt16

    /// Starts a server on a free port.
    init(
        bodyLimit: Int = 1 << 20, configure: (inout Configuration) -> Void = { _ in },
        _ answer: @escaping @Sendable (Request) async -> Response
    ) throws {
        loop = try EventLoop()
        try loop.start()
        var configuration = Configuration()
        configure(&configuration)
        server = try Server(
            configuration: configuration, loop: loop, responder: Application(bodyLimit: bodyLimit, answer: answer))
        port = try server.start()
    }

    deinit { loop.stop() }

    /// A new connection.
    func connect() throws -> Client { try Client(port: port) }
}

/// Answers by a closure, and refuses like the real application does: as JSON.
private struct Application: Responder {
    let bodyLimit: Int
    let answer: @Sendable (Request) async -> Response

    func admit(_ head: RequestHead) -> Admission {
        guard head.headers["X-Refuse"] == nil else { return .refuse(.text(401, "who are you?")) }
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
    static func text(_ status: Int = 200, _ text: String, _ headers: Headers = [:]) -> Response {
        var headers = headers
        headers.add("Content-Type", "text/plain")
        return Response(status: status, headers: headers, body: .bytes(Array(text.utf8)))
    }
}
