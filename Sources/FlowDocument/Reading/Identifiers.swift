internal import JSON

extension NodeID: FlowValue {
    static func read(_ reader: inout DocumentReader, over known: NodeID?) throws(JSONError) -> NodeID? {
        guard let text = try reader.identifier() else { return nil }
        return NodeID(text)
    }

    func write(to writer: inout JSONWriter, _ form: DocumentForm) {
        writer.string(rawValue)
    }

    static func schema(_ definitions: inout SchemaDefinitions) -> JSON {
        definitions.reference("NodeID") { _ in ["type": "string", "pattern": .string("^\(identifierPattern)$")] }
    }
}

extension Reference: FlowValue {
    static func read(_ reader: inout DocumentReader, over known: Reference?) throws(JSONError) -> Reference? {
        guard try reader.expect(.string, "An id") else { return nil }
        let reference = Reference(rawValue: try reader.json.string())
        guard NodeID.isValid(reference.owner.rawValue), reference.child.map(NodeID.isValid) != false else {
            reader.report(
                .badID, "“\(reference.rawValue.shortened)” can name nothing: write an id, or owner/child.")
            return nil
        }
        return reference
    }

    func write(to writer: inout JSONWriter, _ form: DocumentForm) {
        writer.string(rawValue)
    }

    static func schema(_ definitions: inout SchemaDefinitions) -> JSON {
        definitions.reference("Reference") { _ in
            ["type": "string", "pattern": .string("^\(identifierPattern)(/\(identifierPattern))?$")]
        }
    }
}

/// The name of a control, region, element or case within its owner.
struct LocalID: Hashable, Sendable, FlowValue {
    var rawValue: String

    static func read(_ reader: inout DocumentReader, over known: LocalID?) throws(JSONError) -> LocalID? {
        try reader.identifier().map(LocalID.init(rawValue:))
    }

    func write(to writer: inout JSONWriter, _ form: DocumentForm) {
        writer.string(rawValue)
    }

    static func schema(_ definitions: inout SchemaDefinitions) -> JSON {
        NodeID.schema(&definitions)
    }
}

private let identifierPattern = "[A-Za-z0-9_][A-Za-z0-9._:;+()@~-]{0,255}"

extension DocumentReader {
    fileprivate mutating func identifier() throws(JSONError) -> String? {
        guard try expect(.string, "An id") else { return nil }
        let text = try json.string()
        guard NodeID.isValid(text) else {
            report(
                .badID,
                "“\(text.shortened)” is no id: a letter, digit or underscore, then at most 255 of those and ._:;+()@~-")
            return nil
        }
        return text
    }
}
