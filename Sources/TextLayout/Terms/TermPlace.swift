internal import UnicodeText

/// The place of a term in a sentence, which decides about the capitals of what is written there.
struct TermPlace {
    private let words: ArraySlice<Word>
    private let range: Range<Int>
    private let text: AnalysedText

    init(_ range: Range<Int>, in text: AnalysedText) {
        let sentence = text.sentences.first { $0.range.upperBound > range.lowerBound }
        words = text.words[sentence?.words ?? 0..<text.words.count]
        self.range = range
        self.text = text
    }

    /// Whether no word stands before it in the sentence.
    private var isFirst: Bool {
        words.allSatisfy { $0.range.lowerBound >= range.lowerBound }
    }

    /// The other words that show how the sentence uses capitals.
    private var others: [Word] {
        words.filter { word in
            word.mask == nil && word.script == .latin && !word.range.overlaps(range)
                && !EnglishGrammar.functionWords.contains(word.folded) && !word.isMixed
                && !text.terminology.isName(word.text) && !text.terminology.isAcronym(word.text)
        }
    }

    /// Whether every word that counts has a capital; of one that stands alone without a mark too.
    private var isTitle: Bool {
        let others = others
        guard !others.isEmpty else { return words.count < 4 && text.mark == nil }
        return others.allSatisfy { !$0.startsSmall }
    }

    private var isShouted: Bool {
        let others = others
        return !others.isEmpty && others.allSatisfy(\.isAllCapitals)
    }

    /// Whether a capital at the start of a word that is written small throughout is the sentence's, as far as can be
    /// told.
    func excusesCapitals(of found: String, written use: String) -> Bool {
        guard !use.contains(where: \.isUppercase), found.first?.isUppercase == true else { return false }
        return isFirst || isTitle
    }

    /// What is written in place of a term that stands here.
    func spelling(of term: AvoidedTerm, for found: String) -> String {
        let use = term.use
        guard !use.contains(where: \.isUppercase) else {
            return found.isAllCapitals && isShouted ? use.uppercased() : use
        }
        if found.isAllCapitals, !term.avoid.isAllCapitals { return use.uppercased() }
        guard found.first?.isUppercase == true else { return use }
        if isTitle { return use.inTitleStyle }
        let isListedSo = term.avoid.first?.isUppercase == true
        return isFirst || !isListedSo ? use.prefix(1).uppercased() + use.dropFirst() : use
    }
}

extension String {
    /// The phrase with capitals as title style sets them: its first and last word, and those between that are no minor
    /// ones.
    fileprivate var inTitleStyle: String {
        let words = split(separator: " ", omittingEmptySubsequences: false)
        return words.enumerated().map { number, word in
            let isEdge = number == 0 || number == words.count - 1
            guard isEdge || !EnglishGrammar.minor.contains(String(word)) else { return String(word) }
            return word.prefix(1).uppercased() + word.dropFirst()
        }.joined(separator: " ")
    }
}
