/// Words that texts of one app write with a capital again and again inside of sentences, and never small: its names.
public struct NameUse: Sendable {
    /// In how many texts a word stands with a capital.
    private var capitals: [String: Int] = [:]
    private var small: Set<String> = []

    /// With fewer texts a capital may be a slip.
    private static let enough = 3

    /// Nothing has been read.
    public init() {}

    /// Takes a text into account.
    public mutating func add(_ text: AnalysedText) {
        var seen: Set<String> = []
        for sentence in text.sentences {
            let words = text.words[sentence.words].filter { $0.mask == nil }
            for word in words where word.startsSmall { small.insert(word.text) }
            // Where every word has a capital, none is a sign of a name.
            let isProse = words.dropFirst().contains {
                $0.startsSmall && !EnglishGrammar.functionWords.contains($0.folded)
            }
            guard isProse else { continue }
            for word in words.dropFirst() where word.isCapitalised && !word.isAllCapitals { seen.insert(word.text) }
        }
        for word in seen { capitals[word, default: 0] += 1 }
    }

    /// The words that are names by their use.
    public var names: Set<String> {
        Set(
            capitals.filter { word, count in
                let folded = word.wordFolded
                return count >= Self.enough && !small.contains(folded) && !EnglishGrammar.generic.contains(folded)
                    && !EnglishGrammar.neverNames.contains(folded)
            }.keys)
    }
}
