internal import JSON
internal import Postgres

/// A person's word on a guideline of a revision.
struct Judgement: Sendable {
    enum Value: String, CaseIterable, Sendable {
        case meets, fallsShort, notApplicable
    }

    let guideline: String
    let value: String
    let note: String?
    let author: Person
    let createdAt: Timestamp

    var json: JSON {
        [
            "guideline": .string(guideline), "value": .string(value), "note": .init(note), "author": author.json,
            "at": .init(createdAt),
        ]
    }

    static let schema = Schema.object(
        "Judgement",
        [
            ("guideline", .string), ("value", .choice(Value.allCases.map(\.rawValue))), ("note", .nullable(.string)),
            ("author", Person.schema), ("at", .time),
        ])
}
