import EventLoop
import HTTPServer
import TestSupport
import Testing

/// What becomes of clients when the server stops.
@Suite struct StoppingTests {
    @Test func `a request that has begun is answered, and the connection closed`() async throws {
        let (started, goOn) = (Event(), AsyncStream.makeStream(of: Void.self))
        let answer: @Sendable (Request) async -> Response = { _ in
            started.happen()
            for await _ in goOn.stream { break }
            return .text("done")
        }
        try await TestServer.run(answer: answer) { server throws in
            let (client, idle) = (try server.connect(), try server.connect())
            client.send("GET / HTTP/1.1\r\nHost: x\r\n\r\n")
            #expect(started.wait())
            let stopped = server.stop(grace: .seconds(30))
            #expect(idle.isClosed())
            #expect(throws: (any Error).self) { try server.connect() }
            goOn.continuation.yield()
            let reply = try client.reply()
            #expect(reply.text == "done")
            #expect(reply["Connection"] == "close")
            #expect(client.isClosed())
            #expect(stopped.wait())
        }
    }

    @Test func `a body that is on its way may arrive`() async throws {
        try await TestServer.run(answer: Response.echo) { server throws in
            let client = try server.connect()
            client.send("POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 6\r\n\r\nabc")
            #expect(eventually { server.server.bufferedBytes >= 3 })
            let stopped = server.stop(grace: .seconds(30))
            while (try? server.connect()) != nil {}
            client.send("def")
            #expect(try client.reply().text == "POST  [] abcdef")
            #expect(stopped.wait())
        }
    }

    @Test func `streams end`() async throws {
        let ended = Event()
        let answer: @Sendable (Request) async -> Response = { _ in
            StreamTests.stream { writer in
                _ = writer.send(Array("first".utf8))
                while !writer.isClosed { try? await Task.sleep(for: .seconds(60)) }
                #expect(Task.isCancelled)
                ended.happen()
            }
        }
        try await TestServer.run(answer: answer) { server throws in
            let client = try server.connect()
            client.send("GET / HTTP/1.1\r\nHost: x\r\n\r\n")
            _ = try client.head()
            #expect(try client.chunk() == Array("first".utf8))
            let stopped = server.stop(grace: .seconds(30))
            #expect(try client.chunk() == nil)
            #expect(client.isClosed())
            #expect(ended.wait())
            #expect(stopped.wait())
        }
    }

    @Test func `what isn't done after the grace is cancelled and told so`() async throws {
        let (started, cancelled) = (Event(), Event())
        let answer: @Sendable (Request) async -> Response = { _ in
            started.happen()
            while !Task.isCancelled { try? await Task.sleep(for: .seconds(60)) }
            cancelled.happen()
            return .text("too late")
        }
        try await TestServer.run(answer: answer) { server throws in
            let client = try server.connect()
            client.send("GET / HTTP/1.1\r\nHost: x\r\n\r\n")
            #expect(started.wait())
            let stopped = server.stop(grace: .milliseconds(100))
            let reply = try client.reply()
            #expect(reply.status == 503)
            #expect(reply["Retry-After"] != nil)
            #expect(cancelled.wait())
            #expect(stopped.wait())
        }
    }

    @Test func `a handler that never ends doesn't hold up the stop`() async throws {
        let (started, end) = (Event(), AsyncStream.makeStream(of: Void.self))
        let answer: @Sendable (Request) async -> Response = { _ in
            started.happen()
            await withTaskCancellationShield { for await _ in end.stream {} }
            return .text("never")
        }
        try await TestServer.run(answer: answer) { server throws in
            let client = try server.connect()
            client.send("GET / HTTP/1.1\r\nHost: x\r\n\r\n")
            #expect(started.wait())
            #expect(server.stop(grace: .zero).wait())
            #expect(try client.reply().status == 503)
            end.continuation.finish()
        }
    }

    @Test func `a handler may ask for the stop, and everybody who asks is told`() async throws {
        let first = Event()
        let servers = AsyncStream.makeStream(of: TestServer.self)
        let answer: @Sendable (Request) async -> Response = { _ in
            for await server in servers.stream {
                Task {
                    await server.server.stop()
                    first.happen()
                }
                break
            }
            return .text("bye")
        }
        try await TestServer.run(answer: answer) { server throws in
            servers.continuation.yield(server)
            #expect(try server.connect().request("GET", "/").text == "bye")
            #expect(server.stop(grace: .zero).wait())
            #expect(first.wait())
            #expect(server.stop(grace: .zero).wait())
        }
    }

    @Test(arguments: ["127.0.0.1", "::1", "localhost", "0.0.0.0", "::"])
    func `a server listens on any address of this machine, or all`(_ host: String) async throws {
        try await TestServer.run(configure: { $0.host = host }, answer: { .text($0.head.peerAddress) }) {
            server throws in
            guard host != "::1" && (host != "localhost") else { return }
            #expect(try server.connect().request("GET", "/").text == "127.0.0.1")
        }
    }

    @Test func `a configuration that serves nobody is an error`() throws {
        let loop = try EventLoop()
        var configuration = Configuration()
        configuration.connectionLimit = 0
        #expect(throws: ServerError.self) {
            try Server(configuration: configuration, loop: loop, responder: Silent())
        }
    }

    @Test func `a port that is taken is an error`() async throws {
        try await TestServer.run(answer: Response.echo) { server throws in
            let second = try Server(
                configuration: Configuration(port: server.port), loop: server.loop, responder: Silent())
            #expect(throws: ServerError.self) { try second.start() }
            let nowhere = try Server(
                configuration: Configuration(host: "no.such.host.invalid"), loop: server.loop, responder: Silent())
            #expect(throws: ServerError.self) { try nowhere.start() }
        }
    }
}

private struct Silent: Responder {
    func admit(_ head: RequestHead) -> Admission { .accept(bodyLimit: 0) }
    func respond(to request: Request) async -> Response { Response(status: 204) }
    func refuse(_ problem: Refusal, _ head: RequestHead?) -> Response { Response(status: problem.status) }
}

/// Runs `body` in a task that nobody cancels.
private func withTaskCancellationShield(_ body: @escaping @Sendable () async -> Void) async {
    await Task { await body() }.value
}
