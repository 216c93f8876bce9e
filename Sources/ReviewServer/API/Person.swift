internal import JSON

/// Somebody as others see them.
struct Person: Hashable, Sendable {
    let id: Int
    let name: String

    init(id: Int, name: String) { (self.id, self.name) = (id, name) }

    var json: JSON { ["id": .string("\(id)"), "name": .string(name)] }

    static let schema = Schema.object("Person", [("id", .string), ("name", .string)])
}

extension JSON {
    /// The value as a text, for columns that hold JSON.
    var text: String { String(decoding: bytes(), as: UTF8.self) }
}
