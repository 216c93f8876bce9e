internal import JSON
internal import Postgres

extension JSON {
    /// A text, or null.
    init(_ text: String?) { self = text.map { .string($0) } ?? .null }

    /// A number, or null.
    init(number: Int?) { self = number.map { .number(Double($0)) } ?? .null }

    /// An id, which clients see as a text, or null.
    init(id: Int?) { self = id.map { .string(String($0)) } ?? .null }

    /// A moment, or null.
    init(_ time: Timestamp?) { self = time.map { .string($0.rfc3339) } ?? .null }
}
