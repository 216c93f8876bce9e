internal import JSON
internal import Postgres

/// One reviewed thing of a project.
struct Flow: Sendable {
    /// How many findings a revision had.
    struct Point: Sendable {
        let revision, errors, warnings, advice, reviews, opens: Int

        var json: JSON {
            [
                "revision": .number(Double(revision)), "error": .number(Double(errors)),
                "warning": .number(Double(warnings)), "advice": .number(Double(advice)),
                "review": .number(Double(reviews)), "open": .number(Double(opens)),
            ]
        }
    }

    let id: Int
    let slug: String
    let name: String
    let isArchived: Bool
    let version: Int
    let openThreads: Int
    let createdAt: Timestamp
    let updatedAt: Timestamp
    var newest: Revision?
    /// The last revisions, the oldest first.
    var trend: [Point] = []

    var json: JSON {
        [
            "slug": .string(slug), "name": .string(name), "archived": .bool(isArchived),
            "createdAt": .string(createdAt.rfc3339), "updatedAt": .string(updatedAt.rfc3339),
            "newest": newest?.json ?? .null, "openThreads": .number(Double(openThreads)),
            "trend": .array(trend.map(\.json)),
        ]
    }

    var tag: VersionTag { VersionTag(version: version, of: json) }

    static let schema = Schema.object(
        "Flow",
        [
            ("slug", .string), ("name", .string), ("archived", .boolean), ("createdAt", .time), ("updatedAt", .time),
            ("newest", .nullable(Revision.schema)), ("openThreads", .integer),
            (
                "trend",
                .array(
                    of: .object(
                        "TrendPoint",
                        [
                            ("revision", .integer), ("error", .integer), ("warning", .integer), ("advice", .integer),
                            ("review", .integer), ("open", .integer),
                        ]))
            ),
        ])
}
