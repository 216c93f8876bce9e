/// What is wrong with the capitals of a text in a style.
public struct CapitalsCheck: Hashable, Sendable {
    /// A word that the style writes otherwise.
    public struct Correction: Hashable, Sendable {
        /// Where the word is, in UTF-16 code units.
        public let range: Range<Int>
        /// The word as it stands.
        public let text: String
        /// The word as the style writes it.
        public let expected: String
        /// Whether nothing but the style speaks in the matter: the word is an ordinary one, and no name.
        public let isCertain: Bool
    }

    /// The words, in order.
    public let corrections: [Correction]
    /// The text with every certain correction made.
    public let expected: String

    /// Whether the style is kept.
    public var isFollowed: Bool { corrections.isEmpty }
    /// Whether at least one word is certainly wrong.
    public var isBroken: Bool { corrections.contains { $0.isCertain } }
    /// Whether every word that differs is certainly wrong, so that the expected text can be relied on.
    public var isCertain: Bool { corrections.allSatisfy(\.isCertain) }

    init(_ corrections: [Correction], of text: AnalysedText) {
        self.corrections = corrections.sorted { $0.range.lowerBound < $1.range.lowerBound }
        expected = text.replacing(self.corrections.filter(\.isCertain).map { ($0.range, $0.expected) })
    }
}

extension Word {
    /// Whether it starts with a capital letter.
    var isCapitalised: Bool { text.unicodeScalars.first?.isUpper == true }
    /// Whether it starts with a small letter.
    var startsSmall: Bool { text.unicodeScalars.first?.isLower == true }
    /// Whether it holds a capital after its first letter, and small letters: iPhone, YouTube.
    var isMixed: Bool {
        text.unicodeScalars.dropFirst().contains { $0.isUpper } && text.unicodeScalars.contains { $0.isLower }
    }
    /// Whether all its letters are capitals, and there are at least two.
    var isAllCapitals: Bool {
        var count = 0
        for scalar in text.unicodeScalars where scalar.isLetter {
            guard scalar.isUpper else { return false }
            count += 1
        }
        return count > 1
    }

    /// The word with its first letter in the given case.
    func starting(upper: Bool) -> String {
        let first = text.prefix(1)
        return (upper ? first.uppercased() : first.lowercased()) + text.dropFirst()
    }
}
