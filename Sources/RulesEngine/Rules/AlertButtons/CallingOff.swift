internal import FlowDocument
internal import TextLayout
internal import UnicodeText

extension Context {
    /// Whether the alert itself asks about calling something off, so that Cancel could mean either answer.
    func speaksOfCallingOff(_ node: ModalNode, besides control: Control, in language: String) -> Bool {
        let title = texts(node.modal.title).first { $0.language == language }?.text.value
        if let title, CallingOff.isAsked(about: title, in: language) { return true }
        return node.buttons.contains { other in
            guard other.id != control.id, !isCancel(other) else { return false }
            return titles(of: other).contains {
                $0.language == language && CallingOff.isNamed(in: $0.title, language)
            }
        }
    }
}

/// Texts about calling something off, and labels that keep it.
enum CallingOff {
    /// Whether a text names calling off.
    static func isNamed(in text: String, _ language: String) -> Bool {
        mentions(ButtonLexicons.callingOff, text, in: language)
    }

    /// Whether a label says that things go on.
    static func isKept(by text: String, _ language: String) -> Bool {
        mentions(ButtonLexicons.keeping, text, in: language)
    }

    /// Whether a title asks whether to call something off: a question that speaks of it, or a phrase that begins (in
    /// Japanese and Korean: ends) with it.
    static func isAsked(about title: String, in language: String) -> Bool {
        guard isNamed(in: title, language) else { return false }
        let folded = title.foldedForComparison.withoutOuterPunctuation
        let isQuestion = title.trimmed.last.map { "?？".contains($0) } ?? false
        let words = ButtonLexicons.callingOff.words(in: language).map(\.foldedForComparison)
        switch language.primarySubtag {
        case "ja": return isQuestion || folded.hasSuffix("か") || words.contains(where: folded.hasSuffix)
        case "ko": return isQuestion || words.contains(where: folded.hasSuffix)
        default: return isQuestion || words.contains { folded == $0 || folded.hasPrefix($0 + " ") }
        }
    }

    private static func mentions(_ lexicon: Lexicon, _ text: String, in language: String) -> Bool {
        let folded = text.foldedForComparison
        let own = lexicon.words(in: language)
        guard language.primarySubtag == "ja" || language.primarySubtag == "ko" else {
            return own.contains { folded.containsWord($0.foldedForComparison) }
        }
        return own.contains { folded.contains($0.foldedForComparison) }
    }
}

extension String {
    /// Whether a word stands in the text, with no letter beside it.
    fileprivate func containsWord(_ word: String) -> Bool {
        var rest = self[...]
        while let found = rest.firstRange(of: word) {
            let before = self[..<found.lowerBound].last
            let after = self[found.upperBound...].first
            if before?.isLetter != true, after?.isLetter != true { return true }
            rest = rest[found.upperBound...]
        }
        return false
    }
}
