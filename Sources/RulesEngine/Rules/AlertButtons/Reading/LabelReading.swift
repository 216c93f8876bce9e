internal import TextLayout
internal import UnicodeText

/// What the rules about buttons read of a label, once for every place where it stands.
final class LabelReading: Sendable {
    /// The label as its reader takes it in.
    let text: AnalysedText
    /// The label without white space around it.
    let label: String
    /// Whether it is the language's word for Cancel, or the English one, marks around it aside.
    let isCancel: Bool
    /// Whether it is the language's word for simple acceptance, width and case counting, marks around it aside.
    let isOK: Bool
    /// Whether it is what people write instead of OK: “Okay”, “Got It”.
    let isNearOK: Bool
    /// The Yes or No that is all of it or stands before a comma.
    let answer: YesNoAnswer?
    /// Whether it says that something goes on, but not what.
    let isVague: Bool
    /// Whether it fits any text, so that nobody expects it to repeat a verb.
    let isGeneral: Bool
    /// Whether it says that things go on as they are.
    let keeps: Bool
    /// Whether it is a command.
    let command: CommandLabel
    /// The verbs that it speaks of.
    let verbs: SpokenVerbs
    /// Whether the word for Cancel is known in the language.
    let knowsCancel: Bool

    init(_ text: AnalysedText) {
        let language = text.tag.primarySubtag
        let bare = text.text.withoutOuterPunctuation
        let folded = bare.foldedForComparison
        let isOneOf = { (lexicon: Lexicon) in
            lexicon.contains(folded: folded, in: language) || lexicon.contains(folded: folded, in: "en")
        }
        self.text = text
        label = text.text.trimmed
        isCancel = isOneOf(ButtonLexicons.cancel)
        let isOK = ButtonLexicons.ok.wordsWithEnglish(in: language).contains(bare)
        self.isOK = isOK
        isNearOK = !isOK && Self.isNearOK(bare, label, language)
        answer = YesNoAnswer(text.text, in: language)
        isVague = isOneOf(CommandLexicons.vague)
        isGeneral = isOneOf(CommandLexicons.general)
        keeps = CallingOff.isKept(by: folded, language)
        command = text.commandLabel
        verbs = text.spokenVerbs
        knowsCancel = !ButtonLexicons.cancel.words(in: language).isEmpty
    }

    /// Compared before compatibility normalisation, which would make ＯＫ the very word that it is not.
    private static func isNearOK(_ bare: String, _ label: String, _ language: String) -> Bool {
        let candidates = [bare.lowercased(), label.lowercased()]
        return ButtonLexicons.nearOK.wordsWithEnglish(in: language).contains { candidates.contains($0.lowercased()) }
    }
}

/// A Yes or No in a label.
struct YesNoAnswer: Sendable {
    /// Where it stands, in UTF-16 code units.
    let range: Range<Int>
    /// What stands behind the comma; empty where the answer is all.
    let rest: String

    private static let commas: Set<Character> = [",", "、", "，"]

    /// - Returns: `nil` for a label that is none, and for one that reads on its own: “No, Thanks”.
    init?(_ text: String, in language: String) {
        let head = text.prefix { !Self.commas.contains($0) }
        let rest = String(text[head.endIndex...].drop { Self.commas.contains($0) }).trimmed
        let isOneOf = { (lexicon: Lexicon, word: String) in
            let folded = word.bareWord.foldedForComparison
            return lexicon.contains(folded: folded, in: language) || lexicon.contains(folded: folded, in: "en")
        }
        guard isOneOf(ButtonLexicons.yesNo, String(head)), rest.isEmpty || !isOneOf(ButtonLexicons.thanks, rest) else {
            return nil
        }
        let before = head.prefix { $0.isWhitespace }.utf16.count
        range = before..<before + String(head).trimmed.utf16.count
        self.rest = rest
    }
}

extension String {
    /// The text without punctuation, symbols and white space at its ends.
    fileprivate var bareWord: String {
        var text = self[...]
        let isBare: (Character) -> Bool = { !$0.isWhitespace && !$0.isPunctuation && !$0.isSymbol }
        while let first = text.first, !isBare(first) { text.removeFirst() }
        while let last = text.last, !isBare(last) { text.removeLast() }
        return String(text)
    }
}
