internal import JSON

extension Field {
    /// A list of nodes; absent and empty are the same.
    static func list<Value: FlowValue>(
        _ name: String, _ path: any WritableKeyPath<Root, [Value]> & Sendable
    ) -> Field {
        let list = required(name, path)
        return Field(
            name: name, isRequired: false, keeps: list.keeps, read: list.read,
            write: { root, writer, form in
                if form == .stored || !root[keyPath: path].isEmpty { list.write(root, &writer, form) }
            },
            schema: list.schema, compare: list.compare)
    }
}

extension ModalStyle: FlowValue {
    static func read(_ reader: inout DocumentReader, over known: ModalStyle?) throws(JSONError) -> ModalStyle? {
        try String.read(&reader, over: nil).map(ModalStyle.init(rawValue:))
    }

    func write(to writer: inout JSONWriter, _ form: DocumentForm) {
        rawValue.write(to: &writer, form)
    }

    static func schema(_ definitions: inout SchemaDefinitions) -> JSON {
        ["type": "string", "examples": .array(known.map { .string($0.rawValue) })]
    }
}

extension OperatingSystem: FlowValue {
    static func read(
        _ reader: inout DocumentReader, over known: OperatingSystem?
    ) throws(JSONError) -> OperatingSystem? {
        guard let number = try Int.read(&reader, over: nil) else { return nil }
        guard let system = OperatingSystem(rawValue: number) else {
            reader.report(.unknownValue, "\(number) is no version of iOS whose metrics are known: 18 and 26 are.")
            return nil
        }
        return system
    }

    func write(to writer: inout JSONWriter, _ form: DocumentForm) {
        writer.integer(rawValue)
    }

    static func schema(_ definitions: inout SchemaDefinitions) -> JSON {
        ["enum": .array(allCases.map { .number(Double($0.rawValue)) })]
    }
}

extension Case: FlowValue {
    static func read(_ reader: inout DocumentReader, over known: Case?) throws(JSONError) -> Case? {
        guard try reader.json.peek() == .string else {
            return try DeviceCase.read(&reader, over: nil).map(Case.described)
        }
        let name = try reader.json.string()
        guard DeviceCase.builtIn(name) != nil else {
            let names = DeviceCase.builtIn.map(\.id)
            let hint = reader.issues.hint(for: name, among: names)
            reader.report(
                .unknownValue,
                "“\(name.shortened)” is no case of the device table: \(names.joined(separator: ", ")).\(hint)")
            return nil
        }
        return .named(name)
    }

    func write(to writer: inout JSONWriter, _ form: DocumentForm) {
        switch self {
        case .named(let name): writer.string(name)
        case .described(let device): device.write(to: &writer, form)
        }
    }

    static func schema(_ definitions: inout SchemaDefinitions) -> JSON {
        let names: JSON = ["enum": .array(DeviceCase.builtIn.map { .string($0.id) })]
        return ["anyOf": [names, DeviceCase.schema(&definitions)]]
    }

    static func compare(_ old: Case, _ new: Case, into changes: inout ChangeRecorder) {
        switch (old, new) {
        case (.described(let old), .described(let new)): DeviceCase.compare(old, new, into: &changes)
        default: if old != new { changes.record(.changed) }
        }
    }

    var identity: String? { id }
}
