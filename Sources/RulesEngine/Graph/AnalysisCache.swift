internal import Synchronization
internal import TextLayout

/// The readings of a run's texts. Many rules read the same text, and many alerts hold the same words.
final class AnalysisCache: Sendable {
    private struct Key: Hashable {
        var text: String
        var language: String
    }

    /// Beyond so many readings all are forgotten, so that memory stays within bounds.
    private let limit: Int
    private let kept = Mutex<[Key: AnalysedText]>([:])
    private let made = Atomic(0)

    init(limit: Int = 1 << 16) {
        self.limit = limit
    }

    /// How many readings were made so far, also of texts that were forgotten and read again.
    var readings: Int { made.load(ordering: .relaxed) }

    /// How many are kept.
    var count: Int { kept.withLock { $0.count } }

    /// The reading of a text, made where it is not kept. Two threads may make the same one; they are equal.
    func analysis(of text: String, in language: String, _ terminology: Terminology) -> AnalysedText {
        let key = Key(text: text, language: language)
        if let known = kept.withLock({ $0[key] }) { return known }
        let reading = AnalysedText(text, in: language, terminology)
        made.wrappingAdd(1, ordering: .relaxed)
        kept.withLock { kept in
            if kept.count >= limit { kept.removeAll() }
            kept[key] = reading
        }
        return reading
    }
}
