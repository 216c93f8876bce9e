import Foundation
import FoundationNetworking
import JSON

/// Calls a server over HTTP.
struct Client: Sendable {
    let base: String
    var authorization: String?
    var headers: [String: String] = [:]

    private static let session: URLSession = {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.httpCookieStorage = nil
        configuration.urlCache = nil
        configuration.httpMaximumConnectionsPerHost = 16
        return URLSession(configuration: configuration, delegate: NoRedirects(), delegateQueue: nil)
    }()

    /// Sends a request and waits for the whole reply.
    func send(
        _ method: String, _ path: String, body: [UInt8]? = nil, headers: [String: String] = [:]
    ) async throws -> Reply {
        guard let url = URL(string: base + path) else { throw URLError(.badURL) }
        var request = URLRequest(url: url, timeoutInterval: 60)
        request.httpMethod = method
        request.httpBody = body.map { Data($0) }
        if let authorization { request.setValue(authorization, forHTTPHeaderField: "Authorization") }
        for (name, value) in self.headers.merging(headers, uniquingKeysWith: { $1 }) {
            request.setValue(value, forHTTPHeaderField: name)
        }
        let (data, response) = try await Self.session.data(for: request)
        guard let response = response as? HTTPURLResponse else { throw URLError(.badServerResponse) }
        let reply = Reply(status: response.statusCode, bytes: Array(data), response: response)
        Recorder.shared.record(method, path, reply)
        return reply
    }

    func get(_ path: String, headers: [String: String] = [:]) async throws -> Reply {
        try await send("GET", path, headers: headers)
    }

    /// Sends JSON.
    func post(_ path: String, _ value: JSON, headers: [String: String] = [:]) async throws -> Reply {
        try await json("POST", path, value, headers)
    }

    func put(_ path: String, _ value: JSON, headers: [String: String] = [:]) async throws -> Reply {
        try await json("PUT", path, value, headers)
    }

    /// Changes something in knowledge of what is there.
    func patch(_ path: String, _ value: JSON, ifMatch: String?) async throws -> Reply {
        try await json("PATCH", path, value, ifMatch.map { ["If-Match": $0] } ?? [:])
    }

    func delete(_ path: String, headers: [String: String] = [:]) async throws -> Reply {
        try await send("DELETE", path, headers: headers)
    }

    /// Sends a file as a new revision.
    func upload(_ path: String, _ bytes: [UInt8], type: String) async throws -> Reply {
        try await send("POST", path, body: bytes, headers: ["Content-Type": type])
    }

    private func json(
        _ method: String, _ path: String, _ value: JSON, _ headers: [String: String]
    ) async throws -> Reply {
        let all = headers.merging(["Content-Type": "application/json"]) { mine, _ in mine }
        return try await send(method, path, body: value.bytes(), headers: all)
    }
}

/// Redirections are answers like any other.
private final class NoRedirects: NSObject, URLSessionTaskDelegate {
    func urlSession(
        _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
    ) {
        completionHandler(nil)
    }
}

/// What a server answered.
struct Reply: Sendable {
    let status: Int
    let bytes: [UInt8]
    private let headers: [String: String]

    init(status: Int, bytes: [UInt8], response: HTTPURLResponse) {
        self.status = status
        self.bytes = bytes
        var headers: [String: String] = [:]
        for (name, value) in response.allHeaderFields {
            if let name = name as? String, let value = value as? String { headers[name.lowercased()] = value }
        }
        self.headers = headers
    }

    /// A header field, whatever its letters' case.
    func header(_ name: String) -> String? { headers[name.lowercased()] }

    /// The body as JSON; null where it is none.
    var json: JSON { (try? JSON(parsing: bytes)) ?? .null }

    var text: String { String(decoding: bytes, as: UTF8.self) }

    /// The last part of a problem's type.
    var problem: String? { json["type"].text?.split(separator: "/").last.map(String.init) }
}

extension JSON {
    /// An element; nil where there is none.
    subscript(index: Int) -> JSON? {
        guard case .array(let elements) = self, elements.indices.contains(index) else { return nil }
        return elements[index]
    }
}

extension JSON? {
    /// A member of an object; nil where there is none.
    subscript(name: String) -> JSON? { flatMap { $0[name] } }

    /// An element; nil where there is none.
    subscript(index: Int) -> JSON? { flatMap { $0[index] } }

    var text: String? { if case .string(let text)? = self { text } else { nil } }
    var integer: Int? { if case .number(let number)? = self { Int(exactly: number) } else { nil } }
    var elements: [JSON] { if case .array(let elements)? = self { elements } else { [] } }
}
