internal import JSON
internal import Postgres

/// A credential of a person's programs, without its secret.
struct Token: Sendable {
    let id: Int
    let name: String
    let scopes: [String]
    /// The projects that it is good for; nil for all that its owner has.
    let projects: [String]?
    let hint: String
    let createdAt: Timestamp
    let expiresAt: Timestamp?
    let lastUsedAt: Timestamp?

    var members: [JSON.Member] {
        [
            .init("id", .string("\(id)")), .init("name", .string(name)),
            .init("scopes", .array(scopes.map { .string($0) })),
            .init("projects", projects.map { .array($0.map { .string($0) }) } ?? .null), .init("hint", .string(hint)),
            .init("createdAt", .string(createdAt.rfc3339)),
            .init("expiresAt", expiresAt.map { .string($0.rfc3339) } ?? .null),
            .init("lastUsedAt", lastUsedAt.map { .string($0.rfc3339) } ?? .null),
        ]
    }

    var json: JSON { .object(members) }

    private static let properties: [(String, Schema)] = [
        ("id", .string), ("name", .string), ("scopes", .array(of: .choice(Scope.allCases.map(\.rawValue)))),
        ("projects", .nullable(.array(of: .string))), ("hint", .string), ("createdAt", .time),
        ("expiresAt", .nullable(.time)), ("lastUsedAt", .nullable(.time)),
    ]

    static let schema = Schema.object("Token", properties)
    /// With the secret, which is shown once.
    static let freshSchema = Schema.object("FreshToken", properties, optional: [("token", .string)])
}
