internal import JSON
internal import UnicodeText

extension String: FlowValue {
    static func read(_ reader: inout DocumentReader, over known: String?) throws(JSONError) -> String? {
        guard try reader.expect(.string, "A text") else { return nil }
        let text = try reader.json.string()
        return reader.accepts(text) ? text : nil
    }

    func write(to writer: inout JSONWriter, _ form: DocumentForm) {
        writer.string(form == .canonical ? normalized : self)
    }

    static func schema(_ definitions: inout SchemaDefinitions) -> JSON {
        ["type": "string", "maxLength": 10_000]
    }
}

extension Bool: FlowValue {
    static func read(_ reader: inout DocumentReader, over known: Bool?) throws(JSONError) -> Bool? {
        try reader.expect(.bool, "true or false") ? try reader.json.bool() : nil
    }

    func write(to writer: inout JSONWriter, _ form: DocumentForm) {
        writer.bool(self)
    }

    static func schema(_ definitions: inout SchemaDefinitions) -> JSON {
        ["type": "boolean"]
    }
}

/// A number of a document.
protocol FlowNumber: FlowValue, Comparable {
    var double: Double { get }
}

extension Double: FlowNumber {
    var double: Double { self }

    static func read(_ reader: inout DocumentReader, over known: Double?) throws(JSONError) -> Double? {
        guard try reader.expect(.number, "A number") else { return nil }
        let number = try reader.json.number()
        if let range = reader.numberRange, !range.contains(number) {
            reader.report(
                .outOfRange, "The number must lie between \(range.lowerBound.plain) and \(range.upperBound.plain).")
            return nil
        }
        return number
    }

    func write(to writer: inout JSONWriter, _ form: DocumentForm) {
        writer.number(self)
    }

    static func schema(_ definitions: inout SchemaDefinitions) -> JSON {
        ["type": "number"]
    }
}

extension Int: FlowNumber {
    var double: Double { Double(self) }

    static func read(_ reader: inout DocumentReader, over known: Int?) throws(JSONError) -> Int? {
        guard let number = try Double.read(&reader, over: nil) else { return nil }
        guard let whole = Int(exactly: number) else {
            reader.report(.wrongType, "A whole number must stand here.")
            return nil
        }
        return whole
    }

    func write(to writer: inout JSONWriter, _ form: DocumentForm) {
        writer.integer(self)
    }

    static func schema(_ definitions: inout SchemaDefinitions) -> JSON {
        ["type": "integer"]
    }
}

/// A word out of a closed list.
protocol FlowEnum: FlowValue, RawRepresentable<String>, CaseIterable {}

extension FlowEnum {
    static func read(_ reader: inout DocumentReader, over known: Self?) throws(JSONError) -> Self? {
        guard try reader.expect(.string, "A text") else { return nil }
        let word = try reader.json.string()
        if let value = Self(rawValue: word) { return value }
        let words = allCases.map(\.rawValue)
        let hint = reader.issues.hint(for: word, among: words)
        reader.report(
            .unknownValue, "“\(word.shortened)” is none of \(words.joined(separator: ", ")).\(hint)")
        return nil
    }

    func write(to writer: inout JSONWriter, _ form: DocumentForm) {
        writer.string(rawValue)
    }

    static func schema(_ definitions: inout SchemaDefinitions) -> JSON {
        ["enum": .array(allCases.map { .string($0.rawValue) })]
    }
}
