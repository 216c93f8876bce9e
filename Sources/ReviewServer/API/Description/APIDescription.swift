internal import HTTPServer
internal import JSON

/// The API's own description, OpenAPI 3.1, made of the table of routes that the server works by.
struct APIDescription: Sendable {
    let routes: [Route]

    /// The whole description. Its server is the place two folders above it, wherever that is.
    var json: JSON {
        [
            "openapi": "3.1.0",
            "info": [
                "title": "Scrim", "version": "1",
                "summary": "Design review of modal experiences of iOS and iPadOS apps.",
                "description": """
                Ids are opaque texts, times RFC 3339 in UTC with milliseconds. Problems are RFC 9457. Lists are \
                walked by `cursor`; `null` in `nextCursor` ends them.
                """,
            ],
            "servers": [["url": "../.."]],
            "paths": paths,
            "components": [
                "schemas": schemas, "responses": ["Problem": Self.problem],
                "securitySchemes": [
                    "session": ["type": "apiKey", "in": "cookie", "name": .string(AccessStore.cookieName)],
                    "token": ["type": "http", "scheme": "bearer"],
                ],
            ],
        ]
    }

    private var paths: JSON {
        var patterns: [String] = []
        for route in routes where !patterns.contains(route.pattern) { patterns.append(route.pattern) }
        return .object(
            patterns.map { pattern in
                let operations = routes.filter { $0.pattern == pattern }.map { route in
                    JSON.Member(route.method.rawValue.lowercased(), route.description)
                }
                return JSON.Member(pattern, .object(operations))
            })
    }

    /// Every named schema once, by name.
    private var schemas: JSON {
        var named: [String: JSON] = ["Problem": Problem.schema.json]
        for schema in routes.flatMap(\.operation.schemas).flatMap(\.withParts) {
            if let name = schema.name { named[name] = schema.json }
        }
        return .object(named.sorted { $0.key < $1.key }.map { .init($0.key, $0.value) })
    }

    private static let problem: JSON = [
        "description": "What the request can't have, and why.",
        "content": ["application/problem+json": ["schema": Problem.schema.reference]],
    ]
}

extension Operation {
    /// The schemas that it speaks of.
    var schemas: [Schema] {
        var schemas = answers.compactMap(\.schema)
        if case .json(let schema)? = body { schemas.append(schema) }
        return schemas
    }
}

extension Problem {
    static let schema = Schema.object(
        "Problem",
        [("type", .string), ("title", .string), ("status", .integer), ("detail", .string), ("requestId", .string)],
        optional: [
            (
                "errors",
                .array(
                    of: .object(
                        [("pointer", .string), ("code", .string), ("detail", .string)],
                        optional: [
                            ("file", .string), ("line", .integer), ("column", .integer), ("excerpt", .string),
                        ]))
            )
        ])
}
