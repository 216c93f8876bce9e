internal import JSON

/// A JSON object of a flow document, described by its table of fields.
protocol FlowObject: FlowValue {
    /// An object of which nothing is known yet.
    init()

    /// Every key that the object may have.
    static var fields: FieldTable<Self> { get }

    /// What is stored beside the content.
    var provenance: Provenance { get set }
}

extension FlowObject {
    static var hasMembers: Bool { true }

    static func read(_ reader: inout DocumentReader, over known: Self?) throws(JSONError) -> Self? {
        guard try reader.expect(.object, "An object") else { return nil }
        var object = known ?? Self()
        try object.readMembers(&reader, isNew: known == nil)
        return object
    }

    /// Reads the members of an object that is about to begin into this one.
    /// - Parameter isNew: Whether required keys must be among them.
    mutating func readMembers(_ reader: inout DocumentReader, isNew: Bool) throws(JSONError) {
        let table = Self.fields
        // One bit for each key that must be there.
        var missing = isNew ? UInt64(1) << UInt64(table.required.count) - 1 : 0
        var expected = 0
        var extensions: [JSON.Member] = []
        try reader.json.openObject()
        while let name = try reader.json.nextMember() {
            if let index = table.index(of: name, expected: expected, in: reader.json) {
                expected = index + 1
                let field = table.fields[index]
                if field.isRequired, let bit = table.required.firstIndex(of: index) { missing &= ~(1 << bit) }
                if reader.keepsKnown, !isNew, field.keeps(self) {
                    try reader.json.skip()
                } else {
                    try field.read(&self, &reader)
                }
            } else {
                try readOther(reader.json.text(of: name), &reader, into: &extensions)
            }
        }
        if !extensions.isEmpty { provenance.add(extensions, keepsKnown: reader.keepsKnown) }
        guard missing != 0 else { return }
        for (bit, index) in table.required.enumerated() where missing & (1 << bit) != 0 {
            reader.report(.missingKey, "The key “\(table.fields[index].name)” is missing.")
        }
    }

    private mutating func readOther(
        _ name: String, _ reader: inout DocumentReader, into extensions: inout [JSON.Member]
    ) throws(JSONError) {
        if name == "origin", Self.self != Origin.self {
            if try reader.json.peek() == .null {
                try reader.json.null()
            } else if let origin = try Origin.read(&reader, over: provenance.origin) {
                provenance.origin = origin
            }
        } else if name.hasPrefix("x-") {
            extensions.append(JSON.Member(name, try reader.json.value()))
        } else {
            let hint = reader.issues.hint(for: name, among: Self.fields.fields.map(\.name))
            reader.report(.unknownKey, "The key “\(name.shortened)” is unknown here.\(hint)")
            try reader.json.skip()
        }
    }

    func write(to writer: inout JSONWriter, _ form: DocumentForm) {
        writer.object { writer in
            let table = Self.fields
            switch form {
            case .stored:
                for field in table.fields { field.write(self, &writer, form) }
                if let origin = provenance.origin {
                    writer.name("origin")
                    origin.write(to: &writer, form)
                }
                for member in provenance.extensions {
                    writer.name(member.name)
                    writer.value(member.value)
                }
            case .canonical:
                for index in table.canonicalOrder { table.fields[index].write(self, &writer, form) }
            }
        }
    }

    static func schema(_ definitions: inout SchemaDefinitions) -> JSON {
        definitions.reference("\(Self.self)") { definitions in
            var properties: [JSON.Member] = []
            for field in fields.fields { properties.append(JSON.Member(field.name, field.schema(&definitions))) }
            if Self.self != Origin.self {
                properties.append(JSON.Member("origin", ["anyOf": [Origin.schema(&definitions), ["type": "null"]]]))
            }
            let required = fields.required.map { JSON.string(fields.fields[$0].name) }
            return [
                "type": "object", "properties": .object(properties), "required": .array(required),
                "patternProperties": ["^x-": true], "additionalProperties": false,
            ]
        }
    }

    static func compare(_ old: Self, _ new: Self, into changes: inout ChangeRecorder) {
        for field in fields.fields { field.compare(old, new, &changes) }
    }
}
