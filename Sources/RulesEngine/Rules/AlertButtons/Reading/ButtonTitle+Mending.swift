internal import FlowDocument
internal import TextLayout

extension ButtonTitle {
    /// The title as the rules about its mark and its capitals want it, so that their fixes say the same; `nil` where
    /// another rule wants other words altogether.
    func mended(
        of node: ModalNode, in context: Context, where isMended: (CapitalsCheck.Correction) -> Bool = \.isCertain
    ) -> String? {
        guard !isReworded(of: node, in: context) else { return nil }
        let plain = withoutMark
        guard !plain.isEmpty else { return nil }
        let text = context.analysis(of: plain, in: language)
        guard text.language == "en" else { return plain }
        return text.replacing(text.titleStyle().corrections.filter(isMended).map { ($0.range, $0.expected) })
    }

    /// The verb that a question asks about, as the title could say it; `nil` where that is the word for calling the
    /// question itself off.
    func verb(askedIn question: String) -> String? {
        AskedVerb.label(for: question, language: language).flatMap { verb in
            ButtonLexicons.cancel.contains(verb, in: language) ? nil : verb
        }
    }

    /// The title without a mark at its end.
    private var withoutMark: String {
        guard let mark = reading.text.wrongMark else { return text }
        return reading.text.replacing([(mark.range, "")]).trimmed
    }

    /// Whether the words themselves are wrong: another word for OK or Cancel, or a Yes or No.
    private func isReworded(of node: ModalNode, in context: Context) -> Bool {
        if reading.answer != nil { return true }
        guard node.kind == .alert else { return false }
        if reading.isNearOK { return true }
        return !reading.isCancel && context.reading(of: node).choices.cancels.contains { $0.button === button }
    }
}

extension AnalysedText {
    /// The mark that a label must not end with: any but an ellipsis, a dash, and the stop of an abbreviation.
    var wrongMark: EndMark? {
        guard let mark, !mark.isAbbreviation else { return nil }
        switch mark.kind {
        case .period, .question, .exclamation, .colon: return mark
        case .ellipsis: return nil
        case .other: return mark.text.unicodeScalars.contains { Self.commas.contains($0) } ? mark : nil
        }
    }

    private static let commas: Set<Unicode.Scalar> = [",", ";", "、", "，", "；"]
}
