import Foundation
import HTTPServer
import TestSupport
import Testing

/// Bodies, and what is wrong with them.
@Suite struct BodyTests {
    static let limit = 1000

    @Test func `a length above the limit is refused before the body is read`() async throws {
        try await TestServer.run(bodyLimit: Self.limit, answer: Response.echo) { server throws in
            let client = try server.connect()
            client.send("POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1001\r\n\r\n")
            let reply = try client.reply()
            #expect(reply.status == 413)
            #expect(reply["Content-Type"] == "application/problem+json")
            #expect(reply["Connection"] == "close")
        }
    }

    @Test func `a client that sends all before it reads still gets the refusal`() async throws {
        try await TestServer.run(bodyLimit: Self.limit, answer: Response.echo) { server throws in
            let client = try server.connect()
            let reply = try client.request("POST", "/", body: [UInt8](repeating: 97, count: 10 << 20))
            #expect(reply.status == 413)
            #expect(client.isClosed())
        }
    }

    @Test func `chunks above the limit are refused`() async throws {
        try await TestServer.run(bodyLimit: Self.limit, answer: Response.echo) { server throws in
            let client = try server.connect()
            client.send("POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n")
            let chunk = "100\r\n" + String(repeating: "a", count: 256) + "\r\n"
            for _ in 0..<10_000 where !client.send(chunk) { break }
            #expect(try client.reply().status == 413)
            #expect(try server.connect().request("GET", "/").status == 200)
        }
    }

    @Test func `chunks up to the limit are one body, with extensions and trailers`() async throws {
        try await TestServer.run(bodyLimit: 10, answer: Response.echo) { server throws in
            let client = try server.connect()
            client.send("POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n")
            client.send("4;x=y\r\nabcd\r\n6\r\nefghij\r\n0\r\nX-Trailer: z\r\n\r\n")
            #expect(try client.reply().text == "POST  [] abcdefghij")
            #expect(try client.request("GET", "/").status == 200)
        }
    }

    @Test(arguments: ["x\r\n", "-1\r\n", "4\r\nabcdX", "ffffffffffffffffffff\r\n", "4 \r\nabcd\r\n"])
    func `broken chunks end the connection`(_ chunks: String) async throws {
        try await TestServer.run(answer: Response.echo) { server throws in
            let client = try server.connect()
            client.send("POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n" + chunks)
            client.finishSending()
            if let reply = try? client.reply() { #expect([400, 413].contains(reply.status)) }
            #expect(try server.connect().request("GET", "/").status == 200)
        }
    }

    @Test func `a body that ends too early is no request`() async throws {
        let answer: @Sendable (Request) async -> Response = { request in
            if request.method == .post { Issue.record("reached the application") }
            return .text("no")
        }
        try await TestServer.run(answer: answer) { server throws in
            let client = try server.connect()
            client.send("POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\nabc")
            client.finishSending()
            #expect(client.isClosed())
            #expect(try server.connect().request("GET", "/").status == 200)
            #expect(server.server.bufferedBytes == 0)
        }
    }

    @Test func `what follows a body is the next request`() async throws {
        try await TestServer.run(answer: Response.echo) { server throws in
            let client = try server.connect()
            client.send(
                "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\n\r\nabcGET /next HTTP/1.1\r\nHost: x\r\n\r\n")
            #expect(try client.reply().text == "POST  [] abc")
            #expect(try client.reply().text == "GET [next] [] ")
        }
    }

    @Test func `a client that waits for 100 gets it, and is spared a body that is too large`() async throws {
        try await TestServer.run(bodyLimit: Self.limit, answer: Response.echo) { server throws in
            let client = try server.connect()
            client.send("POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\nExpect: 100-continue\r\n\r\n")
            #expect(try client.reply().status == 100)
            client.send("abc")
            #expect(try client.reply().text == "POST  [] abc")
            client.send("POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 3000\r\nExpect: 100-continue\r\n\r\n")
            #expect(try client.reply().status == 413)
        }
    }

    @Test func `a request that isn't admitted is answered without its body, and a small one spares the connection`()
        async throws
    {
        try await TestServer.run(bodyLimit: 1 << 30, answer: Response.echo) { server throws in
            let client = try server.connect()
            #expect(try client.request("GET", "/", ["X-Refuse: 1"]).status == 401)
            #expect(try client.request("POST", "/", ["X-Refuse: 1"], body: Array("abc".utf8)).status == 401)
            #expect(try client.request("GET", "/").status == 200)
            client.send("POST / HTTP/1.1\r\nHost: x\r\nX-Refuse: 1\r\nContent-Length: 1000000000\r\n\r\n")
            #expect(try client.reply().status == 401)
        }
    }

    @Test func `a compressed body is decompressed`() async throws {
        try await TestServer.run(answer: Response.echo) { server throws in
            let text = String(repeating: "scrim ", count: 1000)
            let body = Gzip.compress(Array(text.utf8))
            let client = try server.connect()
            let reply = try client.request("POST", "/", ["Content-Encoding: gzip"], body: body)
            #expect(reply.text == "POST  [] \(text)")
            // Two members, one after the other.
            let two = Gzip.compress(Array("ab".utf8)) + Gzip.compress(Array("cd".utf8))
            #expect(try client.request("POST", "/", ["Content-Encoding: x-gzip"], body: two).text == "POST  [] abcd")
            #expect(try client.request("POST", "/", ["Content-Encoding: identity"], body: [97]).text == "POST  [] a")
        }
    }

    @Test func `a gzip bomb is refused`() async throws {
        try await TestServer.run(bodyLimit: 1 << 20, answer: Response.echo) { server throws in
            let bomb = Gzip.compress([UInt8](repeating: 0, count: 100 << 20))
            let client = try server.connect()
            #expect(try client.request("POST", "/", ["Content-Encoding: gzip"], body: bomb).status == 413)
            #expect(server.server.bufferedBytes <= 1 << 20)
            #expect(try server.connect().request("GET", "/").status == 200)
        }
    }

    @Test func `a body that isn't the gzip that it claims to be is refused`() async throws {
        try await TestServer.run(answer: Response.echo) { server throws in
            let good = Gzip.compress(Array("hello".utf8))
            for bad in [Array("plain text".utf8), Array(good.dropLast(3)), good + [1, 2, 3]] {
                #expect(try server.connect().request("POST", "/", ["Content-Encoding: gzip"], body: bad).status == 400)
            }
        }
    }

    @Test func `an unknown coding of the content is refused`() async throws {
        try await TestServer.run(answer: Response.echo) { server throws in
            let client = try server.connect()
            let reply = try client.request("POST", "/", ["Content-Encoding: br"], body: [1])
            #expect(reply.status == 415)
            #expect(reply["Accept-Encoding"] == "gzip")
            #expect(try client.request("POST", "/", ["Content-Encoding: gzip, gzip"], body: [1]).status == 415)
        }
    }

    @Test func `all bodies together stay within their budget`() async throws {
        let budget: @Sendable (inout Configuration) -> Void = { $0.totalBodyBytes = 100_000 }
        try await TestServer.run(configure: budget, answer: Response.echo) { server throws in
            let slow = try server.connect()
            slow.send(
                "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 90000\r\n\r\n" + String(repeating: "a", count: 80_000))
            #expect(eventually { server.server.bufferedBytes >= 80_000 })
            let reply = try server.connect().request("POST", "/", body: [UInt8](repeating: 97, count: 50_000))
            #expect(reply.status == 503)
            #expect(reply["Retry-After"] != nil)
            let chunked = try server.connect()
            chunked.send("POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n")
            chunked.send("7530\r\n" + String(repeating: "a", count: 30_000) + "\r\n0\r\n\r\n")
            #expect(try chunked.reply().status == 503)
            slow.send(String(repeating: "a", count: 10_000))
            #expect(try slow.reply().status == 200)
            #expect(
                try server.connect().request("POST", "/", body: [UInt8](repeating: 97, count: 50_000)).status == 200)
        }
    }

    @Test func `an endless extension of a chunk ends the connection at once`() async throws {
        try await TestServer.run(answer: Response.echo) { server throws in
            let client = try server.connect()
            client.send("POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n4;")
            client.send(String(repeating: "a", count: 1 << 20))
            #expect(eventually { server.server.connectionCount == 0 })
            if let reply = try? client.reply() { #expect(reply.status == 400) }
            #expect(try server.connect().request("GET", "/").status == 200)
        }
    }
}
