internal import JSON
internal import UnicodeText

extension Array: FlowValue where Element: FlowValue {
    static func read(_ reader: inout DocumentReader, over known: [Element]?) throws(JSONError) -> [Element]? {
        guard try reader.expect(.array, "A list") else { return nil }
        var elements: [Element] = []
        try reader.json.openArray()
        while try reader.json.nextElement() {
            if let element = try Element.read(&reader, over: nil) { elements.append(element) }
        }
        return elements
    }

    func write(to writer: inout JSONWriter, _ form: DocumentForm) {
        writer.array { writer in
            for element in self { element.write(to: &writer, form) }
        }
    }

    static func schema(_ definitions: inout SchemaDefinitions) -> JSON {
        ["type": "array", "items": Element.schema(&definitions)]
    }

    /// Elements that have a name are compared with their namesakes; nameless objects with those in their place, as long
    /// as there are as many; all else at once.
    static func compare(_ old: [Element], _ new: [Element], into changes: inout ChangeRecorder) {
        let oldNames = old.compactMap(\.identity)
        let newNames = new.compactMap(\.identity)
        guard oldNames.count == old.count, newNames.count == new.count else {
            compareNameless(old, new, into: &changes)
            return
        }
        let before = Dictionary(zip(oldNames, old), uniquingKeysWith: { first, _ in first })
        let after = Dictionary(zip(newNames, new), uniquingKeysWith: { first, _ in first })
        for name in oldNames where after[name] == nil {
            changes.within(name, .structure) { $0.record(.removed) }
        }
        for (name, element) in zip(newNames, new) {
            changes.within(name, .structure) { changes in
                if let known = before[name] {
                    Element.compare(known, element, into: &changes)
                } else {
                    changes.record(.added)
                }
            }
        }
        if Element.orderMatters, oldNames.filter({ after[$0] != nil }) != newNames.filter({ before[$0] != nil }) {
            changes.record(.reordered)
        }
    }
}

extension Array where Element: FlowValue {
    private static func compareNameless(_ old: [Element], _ new: [Element], into changes: inout ChangeRecorder) {
        guard Element.self is any FlowObject.Type, old.count == new.count else {
            if old != new { changes.record(.changed) }
            return
        }
        for (index, pair) in zip(old, new).enumerated() {
            changes.within(String(index), .structure) { Element.compare(pair.0, pair.1, into: &$0) }
        }
    }
}

extension Keyed: FlowValue where Value: FlowValue {
    static var hasMembers: Bool { true }

    static func read(_ reader: inout DocumentReader, over known: Keyed?) throws(JSONError) -> Keyed? {
        guard try reader.expect(.object, "An object") else { return nil }
        var entries: [Entry] = []
        try reader.json.openObject()
        while let name = try reader.json.nextName() {
            guard reader.accepts(name) else {
                try reader.json.skip()
                continue
            }
            guard let value = try Value.read(&reader, over: known?[name]) else { continue }
            entries.append(Entry(key: name, value: value))
        }
        return Keyed(entries + (known?.entries ?? []))
    }

    func write(to writer: inout JSONWriter, _ form: DocumentForm) {
        // Composed names can be in another order than the names as written.
        let named = entries.map { (name: form == .canonical ? $0.key.normalized : $0.key, value: $0.value) }
        writer.object { writer in
            for (name, value) in named.sorted(by: { $0.name.utf16.lexicographicallyPrecedes($1.name.utf16) }) {
                writer.name(name)
                value.write(to: &writer, form)
            }
        }
    }

    static func schema(_ definitions: inout SchemaDefinitions) -> JSON {
        ["type": "object", "additionalProperties": Value.schema(&definitions)]
    }

    static func compare(_ old: Keyed, _ new: Keyed, into changes: inout ChangeRecorder) {
        for entry in old.entries where new[entry.key] == nil {
            changes.within(entry.key, .structure) { $0.record(.removed) }
        }
        for entry in new.entries {
            changes.within(entry.key, .structure) { changes in
                if let known = old[entry.key] {
                    Value.compare(known, entry.value, into: &changes)
                } else {
                    changes.record(.added)
                }
            }
        }
    }
}

extension LocalizedText: FlowValue {
    static func read(_ reader: inout DocumentReader, over known: LocalizedText?) throws(JSONError) -> LocalizedText? {
        switch try reader.json.peek() {
        case .string: return try String.read(&reader, over: nil).map(LocalizedText.plain)
        case .object:
            var translations: [Translation] = []
            try reader.json.openObject()
            while let language = try reader.json.nextName() {
                guard let text = try String.read(&reader, over: nil) else { continue }
                translations.append(Translation(language: language, text: text))
            }
            return .tagged(translations.sorted { $0.language < $1.language })
        default:
            reader.report(.wrongType, "A text must stand here: a string, or an object by language.")
            try reader.json.skip()
            return nil
        }
    }

    func write(to writer: inout JSONWriter, _ form: DocumentForm) {
        switch self {
        case .plain(let text): text.write(to: &writer, form)
        case .tagged(let translations):
            writer.object { writer in
                for translation in translations {
                    writer.name(translation.language)
                    translation.text.write(to: &writer, form)
                }
            }
        }
    }

    static func schema(_ definitions: inout SchemaDefinitions) -> JSON {
        definitions.reference("Text") { definitions in
            let text = String.schema(&definitions)
            return ["anyOf": [text, ["type": "object", "additionalProperties": text]]]
        }
    }
}
