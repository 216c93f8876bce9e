/// A word that readers or makers of an app are called by, in a text.
public struct Pronoun: Hashable, Sendable {
    /// How much it matters.
    public enum Weight: Sendable {
        /// It calls the reader, or speaks in the reader’s place.
        case core
        /// It calls those who made the app, or is a title that stands in for “you”.
        case extended
        /// It may be a part of a name or of a formula, or another word altogether.
        case unsure
    }

    /// The word as it stands.
    public let text: String
    /// Where it is, in UTF-16 code units.
    public let range: Range<Int>
    /// How much it matters.
    public let weight: Weight
}

extension AnalysedText {
    /// The pronouns outside of quotations, placeholders and names, in order; `nil` for languages whose pronouns are not
    /// known here.
    public var pronouns: [Pronoun]? {
        switch language {
        case "en": EnglishPronouns(text: self).all
        case "ja": JapanesePronouns(text: self).all
        case "ko": KoreanPronouns(text: self).all
        default: nil
        }
    }
}
