internal import FlowDocument
internal import TextLayout
internal import UnicodeText

extension Context {
    /// Whether the alert itself asks about calling something off, so that Cancel could mean either answer.
    func speaksOfCallingOff(_ node: ModalNode, besides title: ButtonTitle) -> Bool {
        let question = texts(node.modal.title).first { $0.language == title.language }?.text.value
        if let question, CallingOff.isAsked(about: analysis(of: question, in: title.language)) { return true }
        return reading(of: node).buttons.contains { other in
            guard other !== title.button, !other.isCancel else { return false }
            return other.labels.contains { $0.language == title.language && $0.reading.verbs.contains(.cancel) }
        }
    }
}

/// Texts about calling something off, and labels that keep it.
enum CallingOff {
    /// Whether a title asks whether to call something off: a question that speaks of it, or a phrase that begins (in
    /// Japanese and Korean: ends) with it.
    static func isAsked(about title: AnalysedText) -> Bool {
        guard title.spokenVerbs.contains(.cancel) else { return false }
        if title.mark?.kind == .question { return true }
        let folded = title.text.foldedForComparison.withoutOuterPunctuation
        let words = ButtonLexicons.callingOff.words(in: title.language)
        switch title.language {
        case "ja": return folded.hasSuffix("か") || words.contains(where: folded.hasSuffix)
        case "ko": return words.contains(where: folded.hasSuffix)
        default: return words.contains { folded == $0 || folded.hasPrefix($0 + " ") }
        }
    }

    /// Whether a label, folded for comparison, says that things go on: “Keep …”, 続ける, 계속.
    static func isKept(by label: String, _ language: String) -> Bool {
        let words = ButtonLexicons.keeping.words(in: language)
        switch language {
        case "ja", "ko": return words.contains(where: label.contains)
        default: return words.contains { label == $0 || label.hasPrefix($0 + " ") }
        }
    }
}
