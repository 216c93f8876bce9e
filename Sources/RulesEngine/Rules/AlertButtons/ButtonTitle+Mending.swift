internal import FlowDocument
internal import TextLayout

extension ButtonTitle {
    /// The title without a mark at its end, as far as one rule wants that.
    func withoutMark(in context: Context) -> String {
        let text = context.analysis(of: text, in: language)
        guard let mark = text.wrongMark else { return self.text }
        return text.replacing([(mark.range, "")]).trimmed
    }

    /// The title as the rules about its mark and its capitals want it, so that their fixes say the same; `nil` where
    /// another rule wants other words altogether.
    func mended(
        of node: ModalNode, in context: Context, where isMended: (CapitalsCheck.Correction) -> Bool = \.isCertain
    ) -> String? {
        guard !isReworded(of: node, in: context) else { return nil }
        let plain = withoutMark(in: context)
        let text = context.analysis(of: plain, in: language)
        guard !plain.isEmpty, text.language == "en" else { return plain.isEmpty ? nil : plain }
        return text.replacing(text.titleStyle().corrections.filter(isMended).map { ($0.range, $0.expected) })
    }

    /// Whether the words themselves are wrong: another word for OK or Cancel, or a Yes or No.
    private func isReworded(of node: ModalNode, in context: Context) -> Bool {
        if AlertButtonNoYesNo.answer(in: self) != nil { return true }
        guard node.kind == .alert else { return false }
        if isNearOK { return true }
        return !isCancel && AlertChoices(node, in: context).cancels.contains { $0.control.id == control.id }
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
