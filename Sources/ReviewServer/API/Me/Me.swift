internal import JSON
internal import Postgres

/// An account as its owner sees it.
struct Me: Sendable {
    let id: Int
    let name: String
    let email: String
    let isAdministrator: Bool
    let hasPassword: Bool
    let language: String?
    let version: Int
    let memberships: [(slug: String, name: String, role: String)]

    var json: JSON {
        [
            "id": .string("\(id)"), "name": .string(name), "email": .string(email),
            "administrator": .bool(isAdministrator), "hasPassword": .bool(hasPassword),
            "language": language.map { .string($0) } ?? .null,
            "memberships": .array(
                memberships.map {
                    ["project": ["slug": .string($0.slug), "name": .string($0.name)], "role": .string($0.role)]
                }),
        ]
    }

    var tag: VersionTag { VersionTag(version: version, of: json) }

    static let schema = Schema.object(
        "Me",
        [
            ("id", .string), ("name", .string), ("email", .string), ("administrator", .boolean),
            ("hasPassword", .boolean), ("language", .nullable(.choice(Call.languages))),
            (
                "memberships",
                .array(
                    of: .object([
                        ("project", .object([("slug", .string), ("name", .string)])),
                        ("role", .choice(Role.allCases.map(\.rawValue))),
                    ]))
            ),
        ])
}
