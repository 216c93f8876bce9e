internal import JSON

/// The `$defs` of a schema while it is put together.
struct SchemaDefinitions {
    private(set) var definitions: [String: JSON] = [:]

    /// Refers to a definition, which is made the first time.
    mutating func reference(_ name: String, make: (inout SchemaDefinitions) -> JSON) -> JSON {
        if definitions[name] == nil {
            // Definitions can refer to themselves: the place is taken before the definition is made.
            definitions[name] = .null
            definitions[name] = make(&self)
        }
        return ["$ref": .string("#/$defs/\(name)")]
    }
}
