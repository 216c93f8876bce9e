internal import HTTPServer
internal import JSON

extension Route {
    /// The operation as OpenAPI 3.1 writes it.
    var description: JSON {
        var members: [JSON.Member] = [
            .init("operationId", .string(operationID)), .init("tags", [.string(tag)]),
            .init("summary", .string(operation.summary)),
        ]
        if let needs { members.append(.init("description", .string(needs))) }
        let parameters = pathParameters + queryParameters + headerParameters
        if !parameters.isEmpty { members.append(.init("parameters", .array(parameters))) }
        if let body = requestBody { members.append(.init("requestBody", body)) }
        members.append(.init("responses", responses))
        members.append(.init("security", permission == .open ? [] : [["session": []], ["token": []]]))
        return .object(members)
    }

    /// The pattern's parts below the API's version.
    private var parts: [Substring] {
        let parts = pattern.split(separator: "/")
        return parts.starts(with: ["api", "v1"]) ? Array(parts.dropFirst(2)) : parts
    }

    /// The method and the path as one word: `getProjectsByProjectFlows`.
    private var operationID: String {
        let words = parts.flatMap { part -> [String] in
            let words = part.split { !$0.isLetter && !$0.isNumber }.map { $0.prefix(1).uppercased() + $0.dropFirst() }
            return part.hasPrefix("{") ? ["By"] + words : words
        }
        return method.rawValue.lowercased() + words.joined()
    }

    /// What it is about: the last word of its path that is no parameter.
    private var tag: String {
        let names = parts.filter { !$0.hasPrefix("{") }
        let resource = parts.last?.contains(".") ?? false ? names.dropLast().last : names.last
        return String(resource ?? names.last ?? "server")
    }

    /// Who may call it, in words.
    private var needs: String? {
        switch permission {
        case .open: nil
        case .session: "For people who signed in; a token isn't enough."
        case .signedIn(let scope): "A token needs the scope `\(scope.rawValue)`."
        case .administrator: "For administrators of the server; a token needs the scope `admin`."
        case .project(let role, let scope), .flow(let role, let scope):
            "For members with the role \(role.rawValue) or more; a token needs the scope `\(scope.rawValue)`."
        }
    }

    // MARK: - What it takes

    private var pathParameters: [JSON] {
        pattern.split(separator: "/").filter { $0.hasPrefix("{") }.map { part in
            let name = String(part.dropFirst().dropLast())
            let schema: JSON = name == "revision" ? ["type": "integer", "minimum": 1] : ["type": "string"]
            return Self.parameter(name, in: "path", schema, isRequired: true)
        }
    }

    private var queryParameters: [JSON] {
        operation.query.map { name in
            switch name {
            case "limit":
                Self.parameter(name, in: "query", ["type": "integer", "minimum": 1, "maximum": 100, "default": 50])
            case "extent":
                Self.parameter(name, in: "query", Schema.choice(ReportForm.Extent.allCases.map(\.rawValue)).json)
            case "waived": Self.parameter(name, in: "query", Schema.boolean.json)
            case "language": Self.parameter(name, in: "query", Schema.choice(Call.languages).json)
            default: Self.parameter(name, in: "query", ["type": "string"])
            }
        }
    }

    private var headerParameters: [JSON] {
        var parameters: [JSON] = []
        if operation.isConditional {
            parameters.append(Self.parameter("If-Match", in: "header", ["type": "string"], isRequired: true))
        }
        if method == .get, permission != .open {
            parameters.append(Self.parameter("If-None-Match", in: "header", ["type": "string"]))
        }
        if isRepeatable {
            parameters.append(
                Self.parameter("Idempotency-Key", in: "header", ["type": "string", "minLength": 1, "maxLength": 255]))
        }
        return parameters
    }

    /// Whether the same request, sent again under its key, has no second effect: everything that is posted to be stored.
    private var isRepeatable: Bool {
        guard method == .post, let scope = permission.scope else { return false }
        return scope != .read
    }

    private static func parameter(
        _ name: String, in place: JSON, _ schema: JSON, isRequired: Bool = false
    ) -> JSON {
        var members: [JSON.Member] = [.init("name", .string(name)), .init("in", place)]
        if isRequired { members.append(.init("required", true)) }
        members.append(.init("schema", schema))
        return .object(members)
    }

    private var requestBody: JSON? {
        switch operation.body {
        case nil: nil
        case .json(let schema):
            ["required": true, "content": ["application/json": ["schema": schema.reference]]]
        case .file(let types):
            ["required": true, "content": .object(types.map { .init($0, [:]) })]
        }
    }

    // MARK: - What it answers

    private var responses: JSON {
        var responses = operation.answers.map { answer in
            JSON.Member("\(answer.status)", success(answer.status, answer.schema))
        }
        for status in problems { responses.append(.init("\(status)", ["$ref": "#/components/responses/Problem"])) }
        responses.append(.init("default", ["$ref": "#/components/responses/Problem"]))
        return .object(responses)
    }

    private func success(_ status: Int, _ schema: Schema?) -> JSON {
        var members: [JSON.Member] = [.init("description", .string(operation.summary + "."))]
        var headers: [JSON.Member] = []
        if status == 200, method == .get { headers.append(.init("ETag", ["schema": ["type": "string"]])) }
        if status == 201 { headers.append(.init("Location", ["schema": ["type": "string"]])) }
        if !headers.isEmpty { members.append(.init("headers", .object(headers))) }
        guard status != 204 else { return .object(members) }
        var types: [JSON.Member] = [.init(operation.type, schema.map { ["schema": $0.reference] } ?? [:])]
        types += operation.otherTypes.map { .init($0, [:]) }
        members.append(.init("content", .object(types)))
        return .object(members)
    }

    /// The problems that are to be expected; any other has the same form.
    private var problems: [Int] {
        var problems = Set<Int>()
        if !operation.query.isEmpty { problems.insert(400) }
        if permission != .open { problems.formUnion([401, 403, 429]) }
        if pattern.contains("{") { problems.insert(404) }
        if operation.isConditional { problems.formUnion([412, 428]) }
        if operation.body != nil { problems.formUnion([400, 413, 415, 422]) }
        return problems.subtracting(operation.answers.map(\.status)).sorted()
    }
}
