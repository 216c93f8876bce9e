internal import JSON
internal import Postgres

/// A thread: what people say about a guideline at one place, until it is resolved.
struct ReviewThread: Sendable {
    enum State: String, CaseIterable, Sendable {
        case open, resolved
    }

    let id: Int
    let anchor: Anchor
    let trace: AnchorTrace?
    /// The revision that its author saw.
    let revision: Int
    let isBlocking: Bool
    let author: Person
    let createdAt: Timestamp
    let updatedAt: Timestamp
    let resolvedBy: Person?
    let resolvedAt: Timestamp?
    let version: Int
    /// How many comments it has, of which ``comments`` may hold the last ones only.
    let commentCount: Int
    var comments: [Comment] = []

    var state: State { resolvedAt == nil ? .open : .resolved }

    /// As it stands at a place of the newest revision.
    func json(at place: Place) -> JSON {
        [
            "id": .init(id: id), "anchor": anchor.json, "revision": .init(number: revision),
            "state": .string(state.rawValue), "blocking": .bool(isBlocking), "author": author.json,
            "createdAt": .init(createdAt), "updatedAt": .init(updatedAt), "resolvedBy": resolvedBy?.json ?? .null,
            "resolvedAt": .init(resolvedAt), "place": place.json, "comments": .array(comments.map(\.json)),
            "commentCount": .init(number: commentCount),
        ]
    }

    static let schema = Schema.object(
        "Thread",
        [
            ("id", .string), ("anchor", Anchor.schema), ("revision", .integer),
            ("state", .choice(State.allCases.map(\.rawValue))), ("blocking", .boolean), ("author", Person.schema),
            ("createdAt", .time), ("updatedAt", .time), ("resolvedBy", .nullable(Person.schema)),
            ("resolvedAt", .nullable(.time)), ("place", Place.schema), ("comments", .array(of: Comment.schema)),
            ("commentCount", .integer),
        ])
}

/// What somebody said in a thread.
struct Comment: Sendable {
    /// The most characters of a comment.
    static let length = 1...20_000

    let id: Int
    let threadID: Int
    let author: Person
    let body: String
    let createdAt: Timestamp
    let editedAt: Timestamp?
    let version: Int

    var json: JSON {
        [
            "id": .init(id: id), "author": author.json, "body": .string(body), "createdAt": .init(createdAt),
            "editedAt": .init(editedAt),
        ]
    }

    var tag: VersionTag { VersionTag(version: version, of: json) }

    static let schema = Schema.object(
        "Comment",
        [
            ("id", .string), ("author", Person.schema), ("body", .string), ("createdAt", .time),
            ("editedAt", .nullable(.time)),
        ])
}
