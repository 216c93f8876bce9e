internal import UnicodeText

/// What a label is, seen as something to press.
public enum CommandLabel: Hashable, Sendable {
    /// It names what is done: a verb, or what a language makes verbs of.
    case command
    /// It is no verb, but everybody takes it for a command: Settings.
    case accepted
    /// It is a noun that stands for a verb of two words: “Log In” for Login.
    case nounForVerb(String)
    /// No verb was found in it.
    case other
    /// Nothing but placeholders and names, or a language of which nothing is known.
    case unreadable
}

extension AnalysedText {
    /// What the text is as a label of a button.
    public var commandLabel: CommandLabel {
        let readable = words.filter { $0.mask == nil || $0.mask == .term }
        guard let first = readable.first, let last = readable.last else { return .unreadable }
        if CommandLexicons.accepted.contains(text.withoutOuterPunctuation, in: language) { return .accepted }
        switch language {
        case "en": return english(first)
        case "ja": return japanese
        case "ko": return korean(last)
        default: return .unreadable
        }
    }

    /// English: a label starts with its verb, behind negations and adverbs. A phrase of the terminology that starts
    /// with a verb counts, too: Sign in with Apple.
    private func english(_ first: Word) -> CommandLabel {
        var rest = words[...]
        if let answer = rest.first?.folded, ["yes", "no"].contains(answer), rest.count > 1 { rest = rest.dropFirst() }
        while let word = rest.first, rest.count > 1, CommandLexicons.beforeVerb.contains(word.folded) {
            rest = rest.dropFirst()
        }
        guard let word = rest.first else { return .other }
        let head = String(word.folded.prefix { $0 != " " && $0 != "/" })
        if word.mask == nil || word.mask == .term, Self.isEnglishVerb(head) { return .command }
        if words.count == 1, let verb = CommandLexicons.verbOfNoun[first.folded] { return .nounForVerb(verb) }
        return .other
    }

    private static func isEnglishVerb(_ word: String) -> Bool {
        if CommandLexicons.verbOfNoun[word] != nil { return false }
        if EnglishVerbs.base.contains(word) || CommandLexicons.moreVerbs.contains(word) { return true }
        if CommandLexicons.noVerbs.contains(word) { return false }
        if word.count > 5, CommandLexicons.verbEndings.contains(where: word.hasSuffix) { return true }
        let parts = word.split(separator: "-")
        if parts.count > 1, let last = parts.last { return EnglishVerbs.base.contains(String(last)) }
        return ["re", "un", "dis", "de", "pre", "over", "auto", "mis"].contains { prefix in
            word.hasPrefix(prefix) && word.count > prefix.count + 2
                && EnglishVerbs.base.contains(String(word.dropFirst(prefix.count)))
        }
    }

    /// Japanese: a label ends with its verb, in a form in う or ます, or with a noun that する makes a verb of.
    private var japanese: CommandLabel {
        let label = text.foldedForComparison.withoutOuterDecoration
        let endings = ["ます", "ません", "ない", "ください", "下さい", "よう", "へ", "には", "てみる"]
        if endings.contains(where: label.hasSuffix) { return .command }
        guard let last = label.last else { return .unreadable }
        if "うくぐすつぬぶむる".contains(last) { return .command }
        let isNoun = (1...min(label.count, 12)).contains { CommandNouns.japanese.contains(String(label.suffix($0))) }
        return isNoun ? .command : .other
    }

    /// Korean: a label's last word is a verb made a noun with 기, a verb's ending, or a noun that 하다 makes a verb of.
    private func korean(_ last: Word) -> CommandLabel {
        let word = last.text.withoutOuterDecoration
        if ["함", "않음", "숨김"].contains(word) { return .command }
        let endings = ["기", "함", "하세요", "합니다", "하겠습니다", "할게요", "해요", "하십시오"]
        if word.count > 1, endings.contains(where: word.hasSuffix) { return .command }
        let isNoun = (2...max(2, min(word.count, 6))).contains { CommandNouns.korean.contains(String(word.suffix($0))) }
        return isNoun ? .command : .other
    }
}

extension String {
    /// The text without punctuation, symbols and white space at its ends, and without what stands in brackets there.
    fileprivate var withoutOuterDecoration: String {
        var text = self[...]
        let isDecoration: (Character) -> Bool = { $0.isWhitespace || $0.isPunctuation || $0.isSymbol }
        if let last = text.last, last == ")" || last == "）", let open = text.lastIndex(where: { "(（".contains($0) }),
            open > text.startIndex
        {
            text = text[..<open]
        }
        while let first = text.first, isDecoration(first) { text.removeFirst() }
        while let last = text.last, isDecoration(last) { text.removeLast() }
        return String(text)
    }
}
