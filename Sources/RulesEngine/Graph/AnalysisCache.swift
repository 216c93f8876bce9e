internal import Synchronization
internal import TextLayout

/// The readings of a run's texts. Many rules read the same text, and many alerts hold the same words.
final class AnalysisCache: Sendable {
    private struct Key: Hashable {
        var text: String
        var language: String
    }

    /// Beyond so many readings all are forgotten, so that memory stays within bounds.
    private static let limit = 1 << 16
    private let kept = Mutex<[Key: AnalysedText]>([:])

    /// The reading of a text, made where it is not kept. Two threads may make the same one; they are equal.
    func analysis(of text: String, in language: String, _ terminology: Terminology) -> AnalysedText {
        let key = Key(text: text, language: language)
        if let known = kept.withLock({ $0[key] }) { return known }
        let made = AnalysedText(text, in: language, terminology)
        kept.withLock { kept in
            if kept.count >= Self.limit { kept.removeAll() }
            kept[key] = made
        }
        return made
    }
}
