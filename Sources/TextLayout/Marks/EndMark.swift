/// The mark that ends a text or a sentence, where it has one.
public struct EndMark: Hashable, Sendable {
    /// What it says.
    public enum Kind: Sendable {
        case period, question, exclamation, ellipsis, colon
        /// A comma, a semicolon or a dash.
        case other
    }

    /// What it says; of several marks together, a question mark is heard first.
    public let kind: Kind
    /// The mark, or all that stand together: “?!”.
    public let text: String
    /// Where it is, in UTF-16 code units.
    public let range: Range<Int>
    /// Whether the full stop belongs to an abbreviation: “Acme Inc.”
    public let isAbbreviation: Bool

    /// Whether the sentence is complete with it.
    public var endsSentence: Bool {
        switch kind {
        case .period, .question, .exclamation: true
        case .ellipsis, .colon, .other: false
        }
    }

    /// Whether it is of the width of East Asian characters: 。？！.
    public var isWide: Bool {
        text.unicodeScalars.contains { $0.value >= 0x3000 }
    }
}

extension UInt16 {
    /// Whether it ends sentences.
    var isTerminal: Bool {
        switch self {
        case 0x21, 0x2E, 0x3F, 0x203C, 0x2047...0x2049, 0x2026, 0x22EF, 0x2025, 0x3002, 0xFF01, 0xFF0E, 0xFF1F, 0xFF61:
            true
        default: false
        }
    }

    /// Whether it ends what leads to something else.
    var isLeadIn: Bool {
        switch self {
        case 0x2C, 0x3A, 0x3B, 0x3001, 0xFF0C, 0xFF1A, 0xFF1B, 0x2013, 0x2014: true
        default: false
        }
    }

    /// Whether it closes a quotation or a bracket.
    var isCloser: Bool {
        switch self {
        case 0x22, 0x27, 0x29, 0x5D, 0x7D, 0xBB, 0x2019, 0x201C, 0x201D, 0x3009, 0x300B, 0x300D, 0x300F, 0x3011, 0x3015,
            0xFF09, 0xFF3D, 0xFF5D:
            true
        default: false
        }
    }
}
