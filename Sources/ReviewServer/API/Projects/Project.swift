internal import JSON
internal import Postgres

/// A project as a viewer sees it.
struct Project: Sendable {
    let id: Int
    let slug: String
    let name: String
    let role: Role
    let isArchived: Bool
    let flowCount: Int
    let passed: Int
    let blocked: Int
    let version: Int
    let createdAt: Timestamp
    let updatedAt: Timestamp

    var json: JSON {
        [
            "slug": .string(slug), "name": .string(name), "role": .string(role.rawValue), "archived": .bool(isArchived),
            "flowCount": .number(Double(flowCount)),
            "gates": ["passed": .number(Double(passed)), "blocked": .number(Double(blocked))],
            "createdAt": .string(createdAt.rfc3339), "updatedAt": .string(updatedAt.rfc3339),
        ]
    }

    var tag: VersionTag { VersionTag(version: version, of: json) }

    static let schema = Schema.object(
        "Project",
        [
            ("slug", .string), ("name", .string), ("role", .choice(Role.allCases.map(\.rawValue))),
            ("archived", .boolean), ("flowCount", .integer),
            ("gates", .object([("passed", .integer), ("blocked", .integer)])), ("createdAt", .time),
            ("updatedAt", .time),
        ])
}
