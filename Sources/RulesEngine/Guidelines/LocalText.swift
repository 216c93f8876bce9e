/// A text in the languages Scrim speaks; English always exists and stands in for the others.
public struct LocalText: Hashable, Sendable {
    /// English.
    public var en: String
    /// Japanese, where it has been translated.
    public var ja: String?
    /// Korean, where it has been translated.
    public var ko: String?

    /// A text with the translations there are.
    public init(en: String, ja: String? = nil, ko: String? = nil) {
        self.en = en
        self.ja = ja
        self.ko = ko
    }

    /// The wording for readers of a language, given as a BCP 47 tag of which the primary subtag decides: "ja-JP" gets
    /// Japanese; a language without a wording gets English.
    public func text(in language: String) -> String {
        switch language.prefix(while: { $0 != "-" }).lowercased() {
        case "ja": ja ?? en
        case "ko": ko ?? en
        default: en
        }
    }
}

extension LocalText: ExpressibleByStringLiteral {
    /// A text that exists in English only.
    public init(stringLiteral value: String) {
        self.init(en: value)
    }
}
