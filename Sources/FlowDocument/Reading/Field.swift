internal import JSON

/// One key of an object: how it is read, written, described and compared.
final class Field<Root: FlowObject>: Sendable {
    let name: String
    let isRequired: Bool
    /// Whether something is said already that a fact must not overrule; of an object that is there, its members are
    /// asked.
    let keeps: @Sendable (Root) -> Bool
    let read: @Sendable (inout Root, inout DocumentReader) throws(JSONError) -> Void
    let write: @Sendable (Root, inout JSONWriter, DocumentForm) -> Void
    let schema: @Sendable (inout SchemaDefinitions) -> JSON
    let compare: @Sendable (Root, Root, inout ChangeRecorder) -> Void

    init(
        name: String, isRequired: Bool, keeps: @escaping @Sendable (Root) -> Bool,
        read: @escaping @Sendable (inout Root, inout DocumentReader) throws(JSONError) -> Void,
        write: @escaping @Sendable (Root, inout JSONWriter, DocumentForm) -> Void,
        schema: @escaping @Sendable (inout SchemaDefinitions) -> JSON,
        compare: @escaping @Sendable (Root, Root, inout ChangeRecorder) -> Void
    ) {
        self.name = name
        self.isRequired = isRequired
        self.keeps = keeps
        self.read = read
        self.write = write
        self.schema = schema
        self.compare = compare
    }

    /// A key that must be there and cannot be null.
    static func required<Value: FlowValue>(
        _ name: String, _ path: any WritableKeyPath<Root, Value> & Sendable, changes kind: ChangeKind = .structure
    ) -> Field {
        Field(
            name: name, isRequired: true, keeps: { _ in true },
            read: { (root, reader) throws(JSONError) in
                if let value = try Value.read(&reader, over: nil) { root[keyPath: path] = value }
            },
            write: { root, writer, form in
                writer.name(name)
                root[keyPath: path].write(to: &writer, form)
            },
            schema: { Value.schema(&$0) },
            compare: { old, new, changes in
                changes.within(name, kind) { Value.compare(old[keyPath: path], new[keyPath: path], into: &$0) }
            })
    }

    /// A key that may be absent, and null.
    static func optional<Value: FlowValue>(
        _ name: String, _ path: any WritableKeyPath<Root, Stated<Value>> & Sendable,
        changes kind: ChangeKind = .structure
    ) -> Field {
        Field(
            name: name, isRequired: false,
            keeps: { root in
                switch root[keyPath: path] {
                case .unknown: false
                case .nothing: true
                case .value: !Value.hasMembers
                }
            },
            read: { (root, reader) throws(JSONError) in
                if try reader.json.peek() == .null {
                    try reader.json.null()
                    if !(reader.keepsKnown && root[keyPath: path].isKnown) { root[keyPath: path] = .nothing }
                } else if let value = try Value.read(
                    &reader, over: reader.isOverlay ? root[keyPath: path].value : nil)
                {
                    root[keyPath: path] = .value(value)
                }
            },
            write: { root, writer, form in
                switch root[keyPath: path] {
                case .unknown: break
                case .nothing:
                    writer.name(name)
                    writer.null()
                case .value(let value):
                    writer.name(name)
                    value.write(to: &writer, form)
                }
            },
            schema: { ["anyOf": [Value.schema(&$0), ["type": "null"]]] },
            compare: { old, new, changes in
                changes.within(name, kind) { changes in
                    switch (old[keyPath: path], new[keyPath: path]) {
                    case (.value(let old), .value(let new)): Value.compare(old, new, into: &changes)
                    case (.unknown, .unknown), (.nothing, .nothing): break
                    case (.unknown, _): changes.record(.added)
                    case (_, .unknown): changes.record(.removed)
                    default: changes.record(.changed)
                    }
                }
            })
    }

    /// A key that is stored but is no content: it is neither hashed nor compared.
    static func provenance<Value: FlowValue>(
        _ name: String, _ path: any WritableKeyPath<Root, Stated<Value>> & Sendable
    ) -> Field {
        let content = optional(name, path)
        return Field(
            name: name, isRequired: false, keeps: content.keeps, read: content.read,
            write: { root, writer, form in
                if form == .stored { content.write(root, &writer, form) }
            },
            schema: content.schema, compare: { _, _, _ in })
    }
}

extension Field {
    /// A number that must be there and lie in a range.
    static func required<Number: FlowNumber>(
        _ name: String, _ path: any WritableKeyPath<Root, Number> & Sendable, range: ClosedRange<Number>
    ) -> Field {
        required(name, path).limited(to: range)
    }

    /// A number that may be absent, and lies in a range.
    static func optional<Number: FlowNumber>(
        _ name: String, _ path: any WritableKeyPath<Root, Stated<Number>> & Sendable, range: ClosedRange<Number>
    ) -> Field {
        optional(name, path).limited(to: range)
    }

    private func limited<Number: FlowNumber>(to range: ClosedRange<Number>) -> Field {
        let (read, schema) = (read, schema)
        return Field(
            name: name, isRequired: isRequired, keeps: keeps,
            read: { (root, reader) throws(JSONError) in
                reader.numberRange = range.lowerBound.double...range.upperBound.double
                try read(&root, &reader)
                reader.numberRange = nil
            },
            write: write,
            schema: { definitions in
                let bounds: JSON = [
                    "minimum": .number(range.lowerBound.double), "maximum": .number(range.upperBound.double),
                ]
                return ["allOf": [schema(&definitions), bounds]]
            },
            compare: compare)
    }
}

/// All keys of an object, in the order in which they are written.
final class FieldTable<Root: FlowObject>: Sendable {
    let fields: [Field<Root>]
    /// The fields that must be there.
    let required: [Int]
    /// The fields in order of their names' UTF-16 code units, as RFC 8785 sorts.
    let canonicalOrder: [Int]
    private let shapes: [JSONName.Shape]

    init(_ fields: [Field<Root>]) {
        self.fields = fields
        required = fields.indices.filter { fields[$0].isRequired }
        canonicalOrder = fields.indices.sorted { left, right in
            fields[left].name.utf16.lexicographicallyPrecedes(fields[right].name.utf16)
        }
        shapes = fields.map { JSONName.Shape(of: $0.name) }
    }

    /// The field of that name. Most documents hold keys in our order, so the search begins with the next one.
    func index(of name: JSONName, expected: Int, in json: borrowing JSONReader) -> Int? {
        guard name.isPlain else { return fields.firstIndex { json.says(name, $0.name) } }
        for index in expected..<shapes.count where shapes[index] == name.shape {
            if json.says(name, fields[index].name) { return index }
        }
        for index in 0..<expected where shapes[index] == name.shape {
            if json.says(name, fields[index].name) { return index }
        }
        return nil
    }
}
