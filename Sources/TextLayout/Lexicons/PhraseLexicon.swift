/// A set of phrases per language, versioned, for matters that single words do not tell: blame, euphemism, remedies.
///
/// One phrase stands on each line. In English, words stand apart; `a/b` is either word, `a?` may be missing, `…` stands
/// for up to six words of the same sentence, and `^` begins one. In Japanese and Korean, whose words take endings, a
/// phrase is a piece of text; `(a/b)` is either piece, `…` stands for up to twelve characters of the same sentence, `<`
/// and `>` stand where a word begins or ends, and `$` where a sentence ends.
public struct PhraseLexicon: Sendable {
    /// Raised when a phrase comes or goes.
    public let version: Int
    private let words: WordPhrases
    private let pieces: [String: PiecePhrases]

    init(version: Int, en: String, ja: String, ko: String) {
        self.version = version
        words = WordPhrases(Self.lines(en))
        pieces = ["ja": PiecePhrases(Self.lines(ja)), "ko": PiecePhrases(Self.lines(ko))]
    }

    /// Where phrases stand in a text outside of its masks, in UTF-16 code units, in order.
    public func ranges(in text: AnalysedText) -> [Range<Int>] {
        guard let pieces = pieces[text.language] else {
            return text.language == "en" ? words.ranges(in: text) : []
        }
        return pieces.ranges(in: text)
    }

    /// Where the first phrase stands in a text.
    public func firstRange(in text: AnalysedText) -> Range<Int>? {
        ranges(in: text).first
    }

    private static func lines(_ text: String) -> [String] {
        text.split(separator: "\n").map { String($0).trimmed }.filter { !$0.isEmpty }
    }
}
