import Foundation
import HTTPServer
import TestSupport
import Testing

/// Clients that take their time, and clients that go.
@Suite struct SlowClientTests {
    /// Sends one byte after the other until the server has had enough.
    static func drip(_ client: RawClient, _ text: String) {
        for byte in text.utf8 {
            guard client.send([byte]) else { return }
            usleep(20_000)
        }
    }

    @Test func `a head that drips in is cut off, and others are served meanwhile`() async throws {
        try await TestServer.run(configure: { $0.headDeadline = .milliseconds(300) }, answer: Response.echo) {
            server throws in
            let slow = try server.connect()
            slow.send("GET / HTTP/1.1\r\nHost: x\r\n")
            let began = Date()
            Self.drip(slow, "X-A: aaa")
            #expect(try server.connect().request("GET", "/").status == 200)
            Self.drip(slow, String(repeating: "a", count: 100))
            #expect(try slow.reply().status == 408)
            #expect(slow.isClosed())
            #expect(Date().timeIntervalSince(began) < 10)
        }
    }

    @Test func `a connection without a request is closed`() async throws {
        try await TestServer.run(configure: { $0.headDeadline = .milliseconds(100) }, answer: Response.echo) {
            server throws in
            #expect(try server.connect().isClosed())
            let partial = try server.connect()
            partial.send("GE")
            #expect(partial.isClosed())
        }
    }

    @Test func `a kept connection is closed when it has been idle for long`() async throws {
        try await TestServer.run(configure: { $0.keepAliveIdle = .milliseconds(100) }, answer: Response.echo) {
            server in
            let client = try server.connect()
            #expect(try client.request("GET", "/").status == 200)
            #expect(client.isClosed())
        }
    }

    @Test func `a body that drips in is cut off`() async throws {
        let configure: @Sendable (inout Configuration) -> Void = {
            $0.bodyDeadline = .milliseconds(300)
            $0.slowestRate = 10_000
        }
        try await TestServer.run(configure: configure, answer: Response.echo) { server throws in
            let slow = try server.connect()
            slow.send("POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\n")
            Self.drip(slow, String(repeating: "a", count: 100))
            #expect(try slow.reply().status == 408)
            #expect(slow.isClosed())
        }
    }

    @Test func `a body that keeps up the rate may take longer than the deadline`() async throws {
        let configure: @Sendable (inout Configuration) -> Void = {
            $0.bodyDeadline = .seconds(1)
            $0.slowestRate = 100
        }
        try await TestServer.run(configure: configure, answer: Response.echo) { server throws in
            let client = try server.connect()
            client.send("POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 2000\r\n\r\n")
            for _ in 0..<20 {
                client.send(String(repeating: "a", count: 100))
                usleep(75_000)
            }
            #expect(try client.reply().status == 200)
        }
    }

    @Test func `a client that doesn't take its response is let go`() async throws {
        let configure: @Sendable (inout Configuration) -> Void = {
            $0.bodyDeadline = .milliseconds(200)
            $0.slowestRate = 100 << 20
        }
        let body = [UInt8](repeating: 97, count: 30 << 20)
        try await TestServer.run(
            configure: configure, answer: { _ in Response(status: 200, body: .bytes(body)) }
        ) { server throws in
            let client = try server.connect()
            client.send("GET / HTTP/1.1\r\nHost: x\r\n\r\n")
            #expect(eventually { server.server.requestCount != 0 })
            #expect(eventually { server.server.requestCount <= 0 })
            #expect(throws: RawClient.Failure.self) { try client.reply() }
        }
    }

    @Test func `a client that closed its sending half gets its answer`() async throws {
        let answer: @Sendable (Request) async -> Response = { request in
            if request.target.raw == "/slow" { try? await Task.sleep(for: .milliseconds(300)) }
            return .text("here: \(Task.isCancelled)")
        }
        try await TestServer.run(configure: { $0.halfClosedGrace = .seconds(20) }, answer: answer) { server throws in
            for path in ["/", "/slow"] {
                let client = try server.connect()
                client.send("GET \(path) HTTP/1.1\r\nHost: x\r\n\r\n")
                client.finishSending()
                #expect(try client.reply().text == "here: false")
                #expect(client.isClosed())
            }
        }
    }

    @Test(arguments: [true, false]) func `the task of a client that hangs up is cancelled`(_ resets: Bool) async throws
    {
        let (started, cancelled) = (Event(), Event())
        let answer: @Sendable (Request) async -> Response = { _ in
            started.happen()
            try? await Task.sleep(for: .seconds(60))
            if Task.isCancelled { cancelled.happen() }
            return .text("late")
        }
        try await TestServer.run(configure: { $0.halfClosedGrace = .milliseconds(100) }, answer: answer) {
            server throws in
            do {
                let client = try server.connect()
                client.send("GET / HTTP/1.1\r\nHost: x\r\n\r\n")
                #expect(started.wait())
                if resets {
                    var linger = linger(l_onoff: 1, l_linger: 0)
                    unsafe setsockopt(
                        client.socket, SOL_SOCKET, SO_LINGER, &linger, socklen_t(MemoryLayout<linger>.size))
                }
            }
            #expect(cancelled.wait())
            #expect(eventually { server.server.connectionCount <= 0 })
        }
    }

    @Test func `a handler may leave the loop and come back`() async throws {
        let answer: @Sendable (Request) async -> Response = { _ in
            let sum = await withTaskExecutorPreference(globalConcurrentExecutor) { (1...1_000_000).reduce(0, &+) }
            return .text("\(sum)")
        }
        try await TestServer.run(answer: answer) { server throws in
            let client = try server.connect()
            for _ in 0..<5 { #expect(try client.request("GET", "/").text == "500000500000") }
        }
    }

    @Test func `a thousand clients at once are all served`() async throws {
        try await TestServer.run(answer: Response.echo) { server throws in
            let clients = try (0..<500).map { _ in try server.connect() }
            for round in 0..<2 {
                for (number, client) in clients.enumerated() {
                    client.send("GET /\(round)/\(number) HTTP/1.1\r\nHost: x\r\n\r\n")
                }
                for (number, client) in clients.enumerated() {
                    #expect(try client.reply().text == "GET [\(round)][\(number)] [] ")
                }
            }
            #expect(server.server.connectionCount == 500)
        }
    }

    @Test func `a client beyond the limit waits until there is room`() async throws {
        try await TestServer.run(configure: { $0.connectionLimit = 2 }, answer: Response.echo) { server throws in
            let first = try server.connect()
            let second = try server.connect()
            #expect(try first.request("GET", "/").status == 200)
            #expect(try second.request("GET", "/").status == 200)
            let third = try server.connect()
            third.send("GET / HTTP/1.1\r\nHost: x\r\n\r\n")
            #expect(try first.request("GET", "/", ["Connection: close"]).status == 200)
            #expect(try third.reply().status == 200)
        }
    }
}
