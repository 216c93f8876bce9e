/// What a title is by today's guidelines, which set sentences and fragments in different capitals.
public enum TitleForm: Sendable {
    /// A finite verb with its subject, a question, or an order with its mark.
    case sentence
    /// A phrase, a clause without its subject, or an order set like a title.
    case fragment
    /// It can be read as either.
    case either
}

extension AnalysedText {
    /// What the text is as a title.
    public var titleForm: TitleForm {
        if sentences.contains(where: { $0.kind == .question || $0.kind == .sentence }) { return .sentence }
        guard let last = sentences.last else { return .either }
        let isMarked = last.mark?.endsSentence == true && last.mark?.isAbbreviation == false
        switch last.readings {
        case .fragment: return .fragment
        case .imperative: return isMarked ? .sentence : titleStyle().isFollowed ? .fragment : .either
        case [.imperative, .fragment]: return !isMarked && titleStyle().isFollowed ? .fragment : .either
        default: return isMarked ? .sentence : .either
        }
    }
}
