import Foundation
import JSON

@testable import FlowDocument

/// Checks values against a schema, as far as our own schema goes: a keyword that it does not know is a complaint, so
/// that none is passed over in silence.
struct SchemaCheck {
    let schema: JSON
    /// The keys that were used, as `Definition.key`.
    private(set) var used: Set<String> = []
    /// What each place of the value may be, outermost schema first.
    private(set) var places: [JSONPointer: [JSON]] = [:]

    /// A check against the format's schema, which nothing was checked with yet.
    static let format = SchemaCheck(Document.schema)

    init(_ schema: JSON) {
        self.schema = schema
    }

    /// What of the value does not fit, one line each.
    mutating func complaints(about value: JSON) -> [String] {
        complaints(about: value, by: schema, in: "", at: JSONPointer())
    }

    /// Every key that the schema has, as `Definition.key`.
    var keys: Set<String> {
        var keys: Set<String> = []
        for definition in schema["$defs"]?.members ?? [] {
            for property in definition.value["properties"]?.members ?? [] {
                keys.insert("\(definition.name).\(property.name)")
            }
        }
        return keys
    }

    private mutating func complaints(
        about value: JSON, by schema: JSON, in definition: String, at place: JSONPointer
    ) -> [String] {
        if schema == true { return [] }
        places[place, default: []].append(schema)
        var found: [String] = []
        for keyword in schema.members ?? [] {
            found += complaints(about: value, by: keyword, of: schema, in: definition, at: place)
        }
        return found
    }

    private mutating func complaints(
        about value: JSON, by keyword: JSON.Member, of schema: JSON, in definition: String, at place: JSONPointer
    ) -> [String] {
        func unless(_ fits: Bool, _ complaint: String) -> [String] {
            fits ? [] : ["\(place): \(complaint)"]
        }
        switch (keyword.name, keyword.value) {
        case ("$schema", _), ("$id", _), ("title", _), ("description", _), ("examples", _), ("$defs", _): return []
        case ("$ref", .string(let reference)):
            let name = String(reference.dropFirst("#/$defs/".count))
            guard let target = self.schema["$defs"]?[name] else { return ["\(place): nothing is called \(reference)"] }
            return complaints(about: value, by: target, in: name, at: place)
        case ("allOf", .array(let all)):
            return all.flatMap { complaints(about: value, by: $0, in: definition, at: place) }
        case ("anyOf", .array(let any)):
            let found = any.map { complaints(about: value, by: $0, in: definition, at: place) }
            return found.contains([]) ? [] : found.flatMap { $0 }
        case ("type", .string(let type)): return unless(value.is(type), "no \(type)")
        case ("enum", .array(let words)): return unless(words.contains(value), "none of the words")
        case ("pattern", .string(let pattern)):
            guard let text = value.string else { return [] }
            return unless(text.range(of: pattern, options: .regularExpression) != nil, "does not match \(pattern)")
        case ("maxLength", .number(let limit)):
            return unless(Double(value.string?.unicodeScalars.count ?? 0) <= limit, "too long")
        case ("minimum", .number(let limit)): return unless(value.number ?? limit >= limit, "too small")
        case ("maximum", .number(let limit)): return unless(value.number ?? limit <= limit, "too large")
        case ("items", let items):
            return (value.elements ?? []).enumerated().flatMap {
                complaints(about: $0.element, by: items, in: definition, at: place.appending($0.offset))
            }
        case ("required", .array(let names)):
            guard value.members != nil else { return [] }
            return names.compactMap(\.string).filter { value[$0] == nil }.map { "\(place): lacks \($0)" }
        case ("properties", _), ("patternProperties", _):
            return []  // They are looked at with additionalProperties, which our schema always has beside them.
        case ("additionalProperties", let others):
            return (value.members ?? []).flatMap { member in
                let place = place.appending(member.name)
                if let property = schema["properties"]?[member.name] {
                    used.insert("\(definition).\(member.name)")
                    return complaints(about: member.value, by: property, in: definition, at: place)
                }
                if schema["patternProperties"] == ["^x-": true], member.name.hasPrefix("x-") { return [] }
                if others == false { return ["\(place): unknown"] }
                return complaints(about: member.value, by: others, in: definition, at: place)
            }
        default: return ["\(place): the keyword \(keyword.name) is not known to this check"]
        }
    }
}

extension JSON {
    fileprivate func `is`(_ type: String) -> Bool {
        switch (self, type) {
        case (.null, "null"), (.bool, "boolean"), (.number, "number"), (.string, "string"), (.array, "array"),
            (.object, "object"):
            true
        case (.number(let number), "integer"): number == number.rounded()
        default: false
        }
    }
}
