/// A sentence that a rule can say, with places for what differs: `{title}`.
public struct MessageTemplate: Hashable, Sendable, Identifiable {
    /// The name within its rule; stable, unlike the wording.
    public let id: String
    /// The sentence.
    public let text: LocalText

    /// A sentence with a name.
    public init(_ id: String, _ text: LocalText) {
        self.id = id
        self.text = text
    }

    /// A sentence with a name, in the languages that Scrim speaks.
    public init(_ id: String, en: String, ja: String, ko: String) {
        self.init(id, LocalText(en: en, ja: ja, ko: ko))
    }

    /// The names of its places in the wording for readers of a language.
    public func places(in language: String) -> Set<String> {
        var places: Set<String> = []
        var rest = text.text(in: language)[...]
        while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
            places.insert(String(rest[rest.index(after: open)..<close]))
            rest = rest[rest.index(after: close)...]
        }
        return places
    }
}

/// A sentence with its places filled.
public struct Message: Hashable, Sendable {
    /// The sentence.
    public let template: MessageTemplate
    /// What stands in its places, by name, in order of the names.
    public let arguments: [Argument]

    /// What stands in one place.
    public struct Argument: Hashable, Sendable {
        /// The place's name.
        public let name: String
        /// What stands there.
        public let value: String
    }

    /// A sentence with its places filled.
    public init(_ template: MessageTemplate, _ arguments: [String: String] = [:]) {
        self.template = template
        self.arguments = arguments.sorted { $0.key < $1.key }.map { Argument(name: $0.key, value: $0.value) }
    }

    /// The sentence for readers of a language. What a place is filled with is never read for places again.
    public func text(in language: String) -> String {
        var text = ""
        var rest = template.text.text(in: language)[...]
        while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
            let name = rest[rest.index(after: open)..<close]
            text += rest[..<open]
            text += arguments.first { $0.name == name }?.value ?? String(rest[open...close])
            rest = rest[rest.index(after: close)...]
        }
        return text + rest
    }
}
