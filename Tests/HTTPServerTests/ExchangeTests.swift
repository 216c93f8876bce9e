import Foundation
import HTTPServer
import TestSupport
import Testing

/// Requests that are as they should be.
@Suite struct ExchangeTests {
    @Test func `a request is answered, with a date and without the name of the server`() async throws {
        try await TestServer.run(answer: Response.echo) { server throws in
            let reply = try server.connect().request("GET", "/hello?a=b")
            #expect(reply.status == 200)
            #expect(reply.text == "GET [hello] [\"a=b\"] ")
            #expect(reply["Date"]?.hasSuffix("GMT") == true)
            #expect(reply["Server"] == nil)
        }
    }

    @Test func `many requests share one connection`() async throws {
        try await TestServer.run(answer: Response.echo) { server throws in
            let client = try server.connect()
            for number in 0..<100 {
                let reply = try client.request("POST", "/\(number)", body: Array("n\(number)".utf8))
                #expect(reply.text == "POST [\(number)] [] n\(number)")
            }
            #expect(server.server.connectionCount == 1)
        }
    }

    @Test func `pipelined requests are answered in their order`() async throws {
        let answer: @Sendable (Request) async -> Response = { request in
            if request.target.raw == "/slow" { try? await Task.sleep(for: .milliseconds(50)) }
            return .text(request.target.raw)
        }
        try await TestServer.run(answer: answer) { server throws in
            let client = try server.connect()
            let paths = ["/slow", "/a", "/b", "/slow", "/c"]
            client.send(paths.map { "GET \($0) HTTP/1.1\r\nHost: x\r\n\r\n" }.joined())
            for path in paths { #expect(try client.reply().text == path) }
        }
    }

    @Test func `HEAD has the length of GET and no body`() async throws {
        try await TestServer.run(answer: { _ in .text("twelve bytes") }) { server throws in
            let client = try server.connect()
            let reply = try client.request("HEAD", "/")
            #expect(reply["Content-Length"] == "12")
            #expect(try client.request("GET", "/").text == "twelve bytes")
        }
    }

    @Test(arguments: ["GET", "PUT", "PATCH", "DELETE", "OPTIONS", "PROPFIND", "M-SEARCH", "get", "!#$%&'*+-.^_`|~"])
    func `any token is a method`(_ method: String) async throws {
        try await TestServer.run(answer: Response.echo) { server throws in
            #expect(try server.connect().request(method, "/").text.hasPrefix("\(method) "))
        }
    }

    @Test func `a target reaches the application undecoded and decoded`() async throws {
        try await TestServer.run(answer: Response.echo) { server throws in
            let client = try server.connect()
            #expect(
                try client.request("GET", "/a%2Fb/%C3%BC?x=1+2&x=%26&y").text
                    == "GET [a/b][ü] [\"x=1 2\", \"x=&\", \"y=\"] ")
            #expect(try client.request("GET", "http://other.example/p?q=r").text == "GET [p] [\"q=r\"] ")
            #expect(try client.request("OPTIONS", "*").text == "OPTIONS [*] [] ")
        }
    }

    @Test(arguments: [
        "/%00", "/a/../b", "/%2e%2E/b", "/./a", "/%zz", "/%c3", "/?a=%0", "/a#b", "*", "host:80", "ftp://a/b",
    ])
    func `a target that isn't well-formed is refused, and the connection goes on`(_ target: String) async throws {
        try await TestServer.run(answer: Response.echo) { server throws in
            let client = try server.connect()
            let reply = try client.request("GET", target)
            #expect(reply.status == 400)
            #expect(reply["Content-Type"] == "application/problem+json")
            #expect(try client.request("GET", "/").status == 200)
        }
    }

    @Test func `the application sees who asks`() async throws {
        try await TestServer.run(answer: { .text($0.head.peerAddress) }) { server throws in
            #expect(try server.connect().request("GET", "/").text == "127.0.0.1")
        }
    }

    @Test func `HTTP 1.0 is answered and the connection closed`() async throws {
        try await TestServer.run(answer: Response.echo) { server throws in
            let client = try server.connect()
            client.send("GET / HTTP/1.0\r\n\r\n")
            #expect(try client.reply().text == "GET  [] ")
            #expect(client.isClosed())
        }
    }

    @Test func `a client that asks for it gets its connection closed`() async throws {
        try await TestServer.run(answer: Response.echo) { server throws in
            let client = try server.connect()
            let reply = try client.request("GET", "/", ["Connection: close"])
            #expect(reply["Connection"] == "close")
            #expect(client.isClosed())
        }
    }

    @Test func `a large body arrives whole in both directions`() async throws {
        let answer: @Sendable (Request) async -> Response = {
            Response(status: 200, body: .bytes(Array($0.body.reversed())))
        }
        try await TestServer.run(bodyLimit: 32 << 20, answer: answer) { server throws in
            let body = (0..<(5 << 20)).map { UInt8(truncatingIfNeeded: $0 &* 31 >> 3) }
            let reply = try server.connect().request("POST", "/", body: body)
            #expect(reply.body == body.reversed())
            #expect(server.server.bufferedBytes == 0)
        }
    }

    @Test func `a field with a line break is never sent`() async throws {
        let answer: @Sendable (Request) async -> Response = { _ in
            .text("x", ["X-Name": "a\r\nSet-Cookie: evil=1"])
        }
        try await TestServer.run(answer: answer) { server throws in
            let client = try server.connect()
            let reply = try client.request("GET", "/")
            #expect(reply.status == 500)
            #expect(reply["Set-Cookie"] == nil && reply["X-Name"] == nil)
            #expect(try client.request("GET", "/").status == 500)
        }
    }

    @Test func `fields are sent in order, repeated ones too`() async throws {
        var headers: Headers = ["Set-Cookie": "a=1", "X-B": "ü"]
        headers.add("Set-Cookie", "b=2")
        let sent = headers
        try await TestServer.run(answer: { _ in Response(status: 204, headers: sent) }) { server throws in
            let reply = try server.connect().request("GET", "/")
            #expect(reply.status == 204)
            #expect(reply.fields.filter { $0.name == "Set-Cookie" }.map(\.value) == ["a=1", "b=2"])
            #expect(reply["X-B"] == "ü")
            #expect(reply["Content-Length"] == nil)
        }
    }
}
