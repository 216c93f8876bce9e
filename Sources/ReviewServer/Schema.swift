internal import JSON

/// A JSON Schema (draft 2020-12) as the API's description uses it; a named one is written once and referred to.
struct Schema: Sendable {
    let name: String?
    let json: JSON
    /// The named schemas that it refers to, itself not among them.
    let parts: [Schema]

    private init(name: String? = nil, _ json: JSON, parts: [Schema] = []) {
        (self.name, self.json, self.parts) = (name, json, parts)
    }

    static let string = Schema(["type": "string"])
    static let integer = Schema(["type": "integer"])
    static let number = Schema(["type": "number"])
    static let boolean = Schema(["type": "boolean"])
    /// A moment, RFC 3339 in UTC.
    static let time = Schema(["type": "string", "format": "date-time"])
    /// Any value.
    static let any = Schema([:])

    static func choice(_ words: [String]) -> Schema {
        Schema(["type": "string", "enum": .array(words.map { .string($0) })])
    }

    static func array(of element: Schema) -> Schema {
        Schema(["type": "array", "items": element.reference], parts: element.withParts)
    }

    static func nullable(_ schema: Schema) -> Schema {
        Schema(["anyOf": [schema.reference, ["type": "null"]]], parts: schema.withParts)
    }

    /// An object with values of one kind under any name.
    static func map(of element: Schema) -> Schema {
        Schema(["type": "object", "additionalProperties": element.reference], parts: element.withParts)
    }

    /// An object with these members and no others.
    static func object(_ required: [(String, Schema)], optional: [(String, Schema)] = []) -> Schema {
        object(named: nil, required, optional)
    }

    /// The same under a name.
    static func object(
        _ name: String, _ required: [(String, Schema)], optional: [(String, Schema)] = []
    ) -> Schema {
        object(named: name, required, optional)
    }

    private static func object(
        named name: String?, _ required: [(String, Schema)], _ optional: [(String, Schema)]
    ) -> Schema {
        let all = required + optional
        let json: JSON = [
            "type": "object",
            "properties": .object(all.map { .init($0.0, $0.1.reference) }),
            "required": .array(required.map { .string($0.0) }),
            "additionalProperties": false,
        ]
        return Schema(name: name, json, parts: all.flatMap(\.1.withParts))
    }

    /// A page of a list.
    static func list(of element: Schema) -> Schema {
        object([("items", .array(of: element)), ("nextCursor", .nullable(.string))])
    }

    /// A schema that is written elsewhere, as a URL.
    static func external(_ address: String) -> Schema { Schema(["$ref": .string(address)]) }

    /// How others write it.
    var reference: JSON {
        name.map { ["$ref": .string("#/components/schemas/\($0)")] } ?? json
    }

    /// All named schemas that it needs, itself included.
    var withParts: [Schema] { name == nil ? parts : [self] + parts }
}
