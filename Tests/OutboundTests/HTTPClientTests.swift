import Foundation
import Outbound
import TestSupport
import Testing

@Suite struct HTTPClientTests {
    @Test func `a request arrives as it was made, and its answer comes back`() async throws {
        let server = try HTTPResponder { _, _ in
            .response(201, headers: ["X-One: 1", "x-two:  b \t", "X-Empty:"], body: Array("made".utf8))
        }
        let address = try server.address("/a b", query: [("filename", "Ü&=.xib")])
        let body = [UInt8](0...255)
        let response = try await HTTPClient().send(
            HTTPRequest(
                "POST", address, headers: [HTTPHeader("Content-Type", "x/y"), HTTPHeader("X-Nothing", "")], body: body))
        #expect(response.status == 201)
        #expect(response.body == Array("made".utf8))
        #expect(response.header("X-TWO") == "b")
        #expect(response.header("x-empty") == "")
        #expect(response.header("x-three") == nil)
        let request = try #require(server.requests.first)
        #expect(request.method == "POST")
        #expect(request.target == "/a%20b?filename=%C3%9C%26%3D.xib")
        #expect(request.headers["content-type"] == "x/y")
        #expect(request.headers["x-nothing"] == "")
        #expect(request.body == body)
    }

    @Test(arguments: ["GET", "HEAD", "DELETE", "PUT", "PATCH", "POST"])
    func `every method goes out under its name`(_ method: String) async throws {
        let server = try HTTPResponder { _, _ in .response(200, body: [1, 2, 3]) }
        let body: [UInt8]? = ["PUT", "PATCH"].contains(method) ? [] : nil
        let response = try await HTTPClient().send(HTTPRequest(method, server.address("/"), body: body))
        #expect(server.requests.map(\.method) == [method])
        #expect(server.requests.first?.headers["content-type"] == nil)
        #expect(response.body == (method == "HEAD" ? [] : [1, 2, 3]))
    }

    @Test func `a body of many megabytes goes out whole`() async throws {
        let server = try HTTPResponder { _, request in .response(request.body.count == 20 << 20 ? 200 : 400) }
        let body = [UInt8](repeating: 7, count: 20 << 20)
        #expect(try await HTTPClient().send(HTTPRequest("POST", server.address("/"), body: body)).status == 200)
    }

    @Test func `no redirection is followed`() async throws {
        let other = try HTTPResponder { _, _ in .response(200) }
        let server = try HTTPResponder { [port = other.port] _, _ in
            .response(302, headers: ["Location: http://127.0.0.1:\(port)/"])
        }
        let response = try await HTTPClient().send(HTTPRequest("GET", server.address("/")))
        #expect(response.status == 302)
        #expect(response.header("location") == "http://127.0.0.1:\(other.port)/")
        #expect(other.requests.isEmpty)
    }

    @Test(
        arguments: [
            (.hangUp, .connectionLost),
            (.raw(Array("HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nab".utf8)), .connectionLost),
            (.raw(Array("SSH-2.0-OpenSSH\r\n".utf8)), .badResponse), (.silence, .timedOut),
            (.response(200, body: [UInt8](repeating: 0, count: 1001)), .responseTooLarge),
            (.raw(endlessHeader), .responseTooLarge), (.response(200, body: [UInt8](repeating: 0, count: 1000)), nil),
        ] as [(HTTPResponder.Reply, OutboundError.Kind?)])
    func `a server that misbehaves is an error that says how`(
        _ reply: HTTPResponder.Reply, _ kind: OutboundError.Kind?
    ) async throws {
        let server = try HTTPResponder { _, _ in reply }
        var request = try HTTPRequest("GET", server.address("/"))
        request.timeout = .milliseconds(kind == .timedOut ? 200 : 20_000)
        request.responseLimit = 1000
        #expect(await failure(of: request)?.kind == kind)
    }

    static let endlessHeader =
        Array("HTTP/1.1 200 OK\r\n".utf8)
        + [[UInt8]](repeating: Array("X-Field: \(String(repeating: "a", count: 1000))\r\n".utf8), count: 400).flatMap {
            $0
        }

    @Test func `a compressed answer is unpacked, up to the limit`() async throws {
        // 100,000 zeros.
        let packed = try #require(
            Data(
                base64Encoded:
                    "H4sIAAAAAAACA+3BMQEAAADCoPVPbQ0PoAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAIBXA32VEdSghgEA"
            ))
        let server = try HTTPResponder { _, _ in
            .response(200, headers: ["Content-Encoding: gzip"], body: Array(packed))
        }
        var request = try HTTPRequest("GET", server.address("/"))
        #expect(try await HTTPClient().send(request).body == [UInt8](repeating: 0, count: 100_000))
        request.responseLimit = 99_999
        #expect(await failure(of: request)?.kind == .responseTooLarge)
    }

    @Test func `where nobody listens, the connection is refused`() async throws {
        var server: HTTPResponder? = try HTTPResponder { _, _ in .hangUp }
        let address = try #require(try server?.address("/"))
        server = nil
        let error = await failure(of: HTTPRequest("GET", address))
        #expect(error?.kind == .unreachable)
        #expect(error?.isTransient == true)
    }

    @Test func `a cancelled task ends its request`() async throws {
        let server = try HTTPResponder { _, _ in .silence }
        let request = try HTTPRequest("GET", server.address("/"))
        let error = await withTaskGroup(of: OutboundError?.self) { group in
            group.addTask { await failure(of: request) }
            while server.requests.isEmpty { await Task.yield() }
            group.cancelAll()
            return await group.next() ?? nil
        }
        #expect(error?.kind == .cancelled)
    }

    @Test(arguments: [
        HTTPHeader("X-A", "b\r\nX-Evil: 1"), HTTPHeader("X-A", "b\nc"), HTTPHeader("X-A", "b\0c"),
        HTTPHeader("X A", "b"),
        HTTPHeader("", "b"), HTTPHeader("X-A:", "b"),
    ]) func `a header field that would smuggle another is refused`(_ header: HTTPHeader) async throws {
        let server = try HTTPResponder { _, _ in .response(200) }
        let error = await failure(of: try HTTPRequest("GET", server.address("/"), headers: [header]))
        #expect(error?.kind == .invalidRequest)
        #expect(server.requests.isEmpty)
    }

    @Test func `many requests run at once`() async throws {
        let servers = try (0..<8).map { _ in try HTTPResponder { _, request in .response(200, body: request.body) } }
        try await withThrowingTaskGroup(of: Bool.self) { group in
            for index in 0..<64 {
                let request = try HTTPRequest("POST", servers[index % 8].address("/"), body: [UInt8(index)])
                group.addTask { try await HTTPClient().send(request).body == [UInt8(index)] }
            }
            for try await isRight in group { #expect(isRight) }
        }
    }
}

extension HTTPResponder {
    func address(_ path: String, query: [(name: String, value: String)] = []) throws -> WebAddress {
        let base = try WebAddress(parsing: "http://127.0.0.1:\(port)")
        return base.appending(path.split(separator: "/").map(String.init), query: query)
    }
}

/// How a request fails.
private func failure(of request: HTTPRequest) async -> OutboundError? {
    do throws(OutboundError) {
        _ = try await HTTPClient().send(request)
        return nil
    } catch {
        return error
    }
}
