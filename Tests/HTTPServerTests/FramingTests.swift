import HTTPServer
import TestSupport
import Testing

/// Heads that two readers can read in two ways.
@Suite struct FramingTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let head: String

        init(_ description: String, _ head: String) {
            (testDescription, self.head) = (description, head)
        }
    }

    static let cases = [
        Case(
            "length and coding",
            "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n"),
        Case("two lengths", "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nContent-Length: 4\r\n\r\nabcd"),
        Case(
            "two different lengths", "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nContent-Length: 9\r\n\r\nabcd"),
        Case("two hosts", "GET / HTTP/1.1\r\nHost: x\r\nHost: y\r\n\r\n"),
        Case("no host", "GET / HTTP/1.1\r\nAccept: */*\r\n\r\n"),
        Case("no field", "GET / HTTP/1.1\r\n\r\n"),
        Case("space before the colon", "GET / HTTP/1.1\r\nHost : x\r\n\r\n"),
        Case("tab before the colon", "GET / HTTP/1.1\r\nHost: x\r\nX-A\t: y\r\n\r\n"),
        Case("space before the name", "GET / HTTP/1.1\r\n Host: x\r\n\r\n"),
        Case("folded line", "GET / HTTP/1.1\r\nHost: x\r\nX-A: b\r\n c\r\n\r\n"),
        Case("folded coding", "POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding:\r\n chunked\r\n\r\n0\r\n\r\n"),
        Case("folded by nothing", "GET / HTTP/1.1\r\nHost: x\r\nX-A: b\r\n \r\nX-B: c\r\n\r\n"),
        Case("folded at the end", "GET / HTTP/1.1\r\nHost: x\r\nX-A: b\r\n \r\n\r\n"),
        Case("unknown coding", "POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: gzip\r\n\r\n0\r\n\r\n"),
        Case("two codings", "POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: gzip, chunked\r\n\r\n0\r\n\r\n"),
        Case(
            "repeated coding",
            "POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\nTransfer-Encoding: x\r\n\r\n0\r\n\r\n"),
        Case("coding with a tab", "POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\t\r\n\r\n0\r\n\r\n"),
        Case("coding in HTTP/1.0", "POST / HTTP/1.0\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n"),
        Case("bare line feed", "GET / HTTP/1.1\r\nHost: x\nX-A: b\r\n\r\n"),
        Case("bare line feed after the first line", "GET / HTTP/1.1\nHost: x\r\n\r\n"),
        Case("bare line feed at the end", "GET / HTTP/1.1\r\nHost: x\r\n\n"),
        Case("bare carriage return", "GET / HTTP/1.1\r\nHost: x\r\nX-A: b\rX-B: c\r\n\r\n"),
        Case("zero in a value", "GET / HTTP/1.1\r\nHost: x\r\nX-A: b\0c\r\n\r\n"),
        Case("zero in the target", "GET /a\0b HTTP/1.1\r\nHost: x\r\n\r\n"),
        Case("control character in a value", "GET / HTTP/1.1\r\nHost: x\r\nX-A: \u{1}\r\n\r\n"),
        Case("no token as a name", "GET / HTTP/1.1\r\nHost: x\r\nX(A): b\r\n\r\n"),
        Case("no token as a method", "G(T / HTTP/1.1\r\nHost: x\r\n\r\n"),
        Case(
            "a length that doesn't fit", "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 99999999999999999999999\r\n\r\n"
        ),
        Case("negative length", "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n"),
        Case("length with a sign", "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: +4\r\n\r\nabcd"),
        Case("list of lengths", "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 4, 4\r\n\r\nabcd"),
        Case("no version", "GET /\r\n\r\n"),
        Case("unknown version", "GET / HTTP/3.0\r\nHost: x\r\n\r\n"),
        Case("lower-case version", "GET / http/1.1\r\nHost: x\r\n\r\n"),
        Case("a space in the target", "GET /a b HTTP/1.1\r\nHost: x\r\n\r\n"),
        Case("two spaces before the target", "GET  / HTTP/1.1\r\nHost: x\r\n\r\n"),
        Case("two spaces before the version", "GET /  HTTP/1.1\r\nHost: x\r\n\r\n"),
        Case("no colon", "GET / HTTP/1.1\r\nHost: x\r\nnonsense\r\n\r\n"),
        Case("TLS", "\u{16}\u{3}\u{1}\u{2}\0\u{1}\0\u{1}\u{FC}\u{3}\u{3}\n\n"),
    ]

    @Test(arguments: cases)
    func `an ambiguous head is refused, and nothing more is read from its connection`(_ it: Case) async throws {
        let answer: @Sendable (Request) async -> Response = { _ in
            Issue.record("reached the application")
            return .text("no")
        }
        try await TestServer.run(answer: answer) { server throws in
            let client = try server.connect()
            client.send(it.head + "GET /smuggled HTTP/1.1\r\nHost: x\r\n\r\n")
            let reply = try? client.reply()
            if let reply { #expect([400, 413, 505].contains(reply.status), "\(reply.status)") }
            client.finishSending()
            while let more = try? client.reply() { #expect([400, 413, 505].contains(more.status)) }
        }
    }

    @Test(arguments: ["X-A:b", "X-A:  b\t ", "X-A:", "X-A: \u{FC}", "Content-Length: 0", "Transfer-encoding: Chunked"])
    func `an unusual but clear field is taken`(_ field: String) async throws {
        try await TestServer.run(answer: { .text($0.headers["X-A"] ?? "nil") }) { server throws in
            let client = try server.connect()
            client.send("POST / HTTP/1.1\r\nHost: x\r\n\(field)\r\n\r\n")
            if field.contains("hunked") { client.send("0\r\n\r\n") }
            let reply = try client.reply()
            #expect(reply.status == 200)
            #expect(
                reply.text == ["X-A:b": "b", "X-A:  b\t ": "b", "X-A:": "", "X-A: \u{FC}": "\u{FC}"][field] ?? "nil")
        }
    }

    @Test func `fields beyond the limit are refused`() async throws {
        try await TestServer.run(configure: { $0.headLimit = 4096 }, answer: Response.echo) { server throws in
            let ok = try server.connect().request("GET", "/", ["X-A: " + String(repeating: "a", count: 3000)])
            #expect(ok.status == 200)
            let client = try server.connect()
            let reply = try client.request("GET", "/", ["X-A: " + String(repeating: "a", count: 5000)])
            #expect(reply.status == 431)
            #expect(reply["Content-Type"] == "application/problem+json")
            #expect(client.isClosed())
        }
    }

    @Test func `a head within the limit is answered, whatever it consists of`() async throws {
        let many: Headers = ["X-Answer": String(repeating: "b", count: 4000)]
        try await TestServer.run(answer: { _ in .text("ok", many) }) { server throws in
            let client = try server.connect()
            let few = (0..<5).map { "X-\($0): " + String(repeating: "a", count: 3000) }
            let small = (0..<100).map { "X-\($0): abcdefghijklmnopqrst" }
            let cookies = ["Cookie: " + (0..<100).map { "name\($0)=value" }.joined(separator: "; ")]
            for fields in [few, small, cookies] {
                let reply = try client.request("GET", "/", fields)
                #expect(reply.status == 200)
                #expect(reply["X-Answer"]?.count == 4000)
            }
            let query = (0..<100).map { "parameter\($0)=value" }.joined(separator: "&")
            #expect(try client.request("GET", "/?\(query)", few.dropLast()).status == 200)
        }
    }

    @Test(arguments: [30_000, 60_000, 1_000_000]) func `a huge head ends its connection`(_ size: Int) async throws {
        try await TestServer.run(answer: Response.echo) { server throws in
            for head in ["GET / HTTP/1.1\r\nHost: x\r\nX-A: ", "GET /"] {
                let client = try server.connect()
                client.send(head + String(repeating: "a", count: size) + " HTTP/1.1\r\n\r\n")
                client.finishSending()
                if let reply = try? client.reply() { #expect([400, 414, 431].contains(reply.status)) }
            }
            #expect(try server.connect().request("GET", "/").status == 200)
        }
    }

    @Test func `a body in HTTP 1.0 needs a length`() async throws {
        try await TestServer.run(answer: Response.echo) { server throws in
            let client = try server.connect()
            client.send("POST / HTTP/1.0\r\n\r\nabc")
            #expect(try client.reply().status == 411)
        }
    }
}
