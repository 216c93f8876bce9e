internal import UnicodeText

extension AnalysedText {
    /// How many words a reader sees: of Latin texts those with a letter or a digit, of Korean ones what stands between
    /// spaces, of Japanese ones the runs that carry meaning. A long run of kanji counts as two.
    public var wordCount: Int {
        guard language == "ja" || language == "zh" else { return words.reduce(0) { $0 + Self.count($1) } }
        return words.reduce(0) { sum, word in
            switch word.script {
            case _ where word.mask != nil: sum + Self.count(word)
            case .han: sum + (word.text.count > 3 ? 2 : 1)
            case .hiragana: sum
            default: sum + 1
            }
        }
    }

    /// A name of several words is several words.
    private static func count(_ word: Word) -> Int {
        guard word.mask == .term || word.mask == .quotation else { return 1 }
        return max(1, word.text.split { $0.isWhitespace }.count)
    }

    /// Whether the last sentence ends with a predicate, as one Japanese or Korean word can.
    public var endsWithPredicate: Bool {
        guard let last = sentences.last else { return false }
        return !last.readings.contains(.fragment)
    }
}
