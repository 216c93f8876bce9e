import HTTPServer
import TestSupport
import Testing

/// Compressed responses, and conditions.
@Suite struct CompressionTests {
    static let text = String(repeating: "{\"name\":\"value\"},", count: 500)
    static let json: Headers = ["Content-Type": "application/json", "ETag": "\"v1\""]

    static func answer(_ headers: Headers, size: Int = 8000) -> @Sendable (Request) async -> Response {
        let body = Array(text.utf8.prefix(size))
        return { _ in Response(status: 200, headers: headers, body: .bytes(body)) }
    }

    @Test func `a client that takes gzip gets it`() async throws {
        try await TestServer.run(answer: Self.answer(Self.json)) { server throws in
            let client = try server.connect()
            let reply = try client.request("GET", "/", ["Accept-Encoding: gzip, deflate, br"])
            #expect(reply["Content-Encoding"] == "gzip")
            #expect(reply["Vary"] == "Accept-Encoding")
            #expect(reply["ETag"] == "\"v1-gzip\"")
            #expect(reply.body.count < 1000)
            #expect(try Gzip.decompress(reply.body, limit: 10_000) == Array(Self.text.utf8.prefix(8000)))
            let head = try client.request("HEAD", "/", ["Accept-Encoding: gzip"])
            #expect(head["Content-Length"] == "\(reply.body.count)")
        }
    }

    @Test func `a large response is compressed too`() async throws {
        let body = Array(String(repeating: Self.text, count: 100).utf8)
        try await TestServer.run(
            answer: { _ in Response(status: 200, headers: Self.json, body: .bytes(body)) }
        ) { server throws in
            let reply = try server.connect().request("GET", "/", ["Accept-Encoding: gzip"])
            #expect(try Gzip.decompress(reply.body, limit: 1 << 21) == body)
        }
    }

    @Test(arguments: ["", "br", "gzip;q=0", "gzip; q=0.0", "*;q=0", "identity", "gzip;q=0, *"])
    func `a client that doesn't take gzip gets none`(_ accepted: String) async throws {
        try await TestServer.run(answer: Self.answer(Self.json)) { server throws in
            let fields = accepted.isEmpty ? [] : ["Accept-Encoding: \(accepted)"]
            let reply = try server.connect().request("GET", "/", fields)
            #expect(reply["Content-Encoding"] == nil)
            #expect(reply["Vary"] == "Accept-Encoding")
            #expect(reply["ETag"] == "\"v1\"")
            #expect(reply.body.count == 8000)
        }
    }

    @Test(
        arguments: [
            (["Content-Type": "image/png"], 8000), (["Content-Type": "application/json"], 500), ([:], 8000),
            (["Content-Type": "application/json", "Content-Encoding": "br"], 8000),
            (["Content-Type": "text/html", "Cache-Control": "no-store, no-transform"], 8000),
        ] as [(Headers, Int)])
    func `what doesn't gain, or is compressed already, stays as it is`(_ headers: Headers, _ size: Int) async throws {
        try await TestServer.run(answer: Self.answer(headers, size: size)) { server throws in
            let reply = try server.connect().request("GET", "/", ["Accept-Encoding: gzip"])
            #expect(reply["Content-Encoding"] == headers["Content-Encoding"])
            #expect(reply["Vary"] == nil)
            #expect(reply.body.count == size)
        }
    }

    @Test func `what isn't modified keeps the tag that the client knows`() async throws {
        try await TestServer.run(answer: { _ in Response(status: 304, headers: ["ETag": "\"v1\""]) }) { server throws in
            let client = try server.connect()
            #expect(try client.request("GET", "/", ["If-None-Match: \"v1-gzip\""])["ETag"] == "\"v1-gzip\"")
            #expect(try client.request("GET", "/", ["If-None-Match: \"v1\""])["ETag"] == "\"v1\"")
        }
    }

    @Test(
        arguments: [
            (nil, nil, "\"a\"", "GET", .proceed), ("\"a\"", nil, "\"a\"", "GET", .notModified),
            ("\"b\"", nil, "\"a\"", "GET", .proceed), ("W/\"a\"", nil, "\"a\"", "HEAD", .notModified),
            ("\"b\", \"a\"", nil, "\"a\"", "GET", .notModified),
            ("\"b,\",,W/\"a\"", nil, "W/\"a\"", "GET", .notModified),
            ("*", nil, "\"a\"", "GET", .notModified), ("*", nil, nil, "PUT", .proceed),
            ("*", nil, "\"a\"", "PUT", .preconditionFailed), ("\"a-gzip\"", nil, "\"a\"", "GET", .notModified),
            ("a", nil, "\"a\"", "GET", .proceed), ("\"a", nil, "\"a\"", "GET", .proceed),
            ("", nil, "\"a\"", "GET", .proceed),
            (nil, "\"a\"", "\"a\"", "PATCH", .proceed), (nil, "\"b\"", "\"a\"", "PATCH", .preconditionFailed),
            (nil, "\"a-gzip\"", "\"a\"", "PATCH", .proceed), (nil, "W/\"a\"", "\"a\"", "PATCH", .preconditionFailed),
            (nil, "\"a\"", "W/\"a\"", "PATCH", .preconditionFailed), (nil, "*", "\"a\"", "PATCH", .proceed),
            (nil, " * ", nil, "PATCH", .preconditionFailed), (nil, "\"x\" , \"a\"", "\"a\"", "PUT", .proceed),
            ("\"a\"", "\"b\"", "\"a\"", "GET", .preconditionFailed),
        ] as [(String?, String?, String?, String, Conditional)])
    func `conditions are compared as RFC 9110 says`(
        _ ifNoneMatch: String?, _ ifMatch: String?, _ tag: String?, _ method: String, _ expected: Conditional
    ) {
        let result = Conditional.evaluate(
            ifNoneMatch: ifNoneMatch, ifMatch: ifMatch, etag: tag, method: Method(rawValue: method))
        #expect(result == expected)
    }

    @Test func `what is compressed comes back`() throws {
        for size in [0, 1, 100, 16_384, 16_385, 1_000_000] {
            let bytes = (0..<size).map { UInt8(truncatingIfNeeded: ($0 &* 2_654_435_761) >> 7) }
            for level: Int32 in [1, 6, 9] {
                let compressed = Gzip.compress(bytes, level: level)
                #expect(try Gzip.decompress(compressed, limit: size) == bytes)
                if size > 0 {
                    #expect(throws: GzipError.tooLarge) { try Gzip.decompress(compressed, limit: size - 1) }
                }
                #expect(throws: GzipError.truncated) { try Gzip.decompress(Array(compressed.dropLast()), limit: size) }
            }
        }
        #expect(throws: GzipError.malformed) { try Gzip.decompress(Array("no gzip".utf8), limit: 100) }
        #expect(throws: GzipError.truncated) { try Gzip.decompress([], limit: 100) }
    }
}
