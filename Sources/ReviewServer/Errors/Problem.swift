internal import HTTPServer
internal import JSON

/// What a request can't have, as RFC 9457 writes it. Handlers throw it; one place makes it a response.
struct Problem: Error, Sendable {
    /// One mistake in what was sent.
    struct Issue: Hashable, Sendable {
        /// Where in the JSON body; empty for the whole.
        var pointer = ""
        /// A stable word for the kind of mistake.
        let code: String
        /// A sentence.
        let detail: String
        /// Where in a file that was sent.
        var file: String?
        var line: Int?
        var column: Int?
        /// The line of the file, for people.
        var excerpt: String?
    }

    /// A stable word: the last part of the problem's `type`.
    let code: String
    let status: Int
    let title: String
    let detail: String
    var issues: [Issue] = []
    var headers: Headers = [:]

    init(
        _ code: String, _ status: Int, _ title: String, _ detail: String, issues: [Issue] = [], headers: Headers = [:]
    ) {
        (self.code, self.status, self.title, self.detail) = (code, status, title, detail)
        (self.issues, self.headers) = (issues, headers)
    }

    func response(requestID: String) -> Response {
        var members: [JSON.Member] = [
            .init("type", .string("https://scrim.dev/problems/\(code)")), .init("title", .string(title)),
            .init("status", .number(Double(status))), .init("detail", .string(detail)),
            .init("requestId", .string(requestID)),
        ]
        if !issues.isEmpty { members.append(.init("errors", .array(issues.map(\.json)))) }
        var headers = headers
        headers.set("Content-Type", "application/problem+json")
        headers.set("Cache-Control", "no-store")
        return Response(status: status, headers: headers, body: .bytes(JSON.object(members).bytes()))
    }
}

extension Problem.Issue {
    fileprivate var json: JSON {
        var members: [JSON.Member] = [
            .init("pointer", .string(pointer)), .init("code", .string(code)), .init("detail", .string(detail)),
        ]
        if let file { members.append(.init("file", .string(file))) }
        if let line { members.append(.init("line", .number(Double(line)))) }
        if let column { members.append(.init("column", .number(Double(column)))) }
        if let excerpt { members.append(.init("excerpt", .string(excerpt))) }
        return .object(members)
    }
}
