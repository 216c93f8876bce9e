internal import UnicodeText

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

/// Finds the marks that end a stretch of text.
struct EndMarkFinder {
    let units: Units
    let masks: Masks

    /// The mark that ends a range, whatever closes, decorates or smiles after it.
    func mark(of range: Range<Int>) -> EndMark? {
        var end = range.upperBound
        while end > range.lowerBound {
            if let mask = masks.mask(at: end - 1), mask.kind != .quotation { return nil }
            let unit = units[end - 1]
            if unit.isTerminal || unit.isLeadIn { break }
            if let start = smile(before: end, range) {
                end = start
            } else if unit.isCloser || unit.isWhitespace {
                end -= 1
            } else if let start = decoration(before: end) {
                end = max(range.lowerBound, start)
            } else {
                return nil
            }
        }
        guard end > range.lowerBound else { return nil }
        return mark(endingAt: end, in: range)
    }

    /// The mark, with those that stand before it.
    func mark(endingAt end: Int, in range: Range<Int>) -> EndMark? {
        let last = units[end - 1]
        var start = end - 1
        while start > range.lowerBound, units[start - 1].isTerminal, last.isTerminal, covers(start - 1) == nil {
            start -= 1
        }
        let text = units[start..<end]
        return EndMark(
            kind: Self.kind(text), text: text, range: start..<end,
            isAbbreviation: text == "." && Abbreviations.endsOne(units, at: start))
    }

    private func covers(_ offset: Int) -> Mask? {
        masks.mask(at: offset).flatMap { $0.kind == .quotation ? nil : $0 }
    }

    private static func kind(_ text: String) -> EndMark.Kind {
        let scalars = text.unicodeScalars
        if scalars.contains(where: { "?？⁇⁈⁉".unicodeScalars.contains($0) }) { return .question }
        if scalars.contains(where: { "!！‼".unicodeScalars.contains($0) }) { return .exclamation }
        if scalars.contains(where: { "…⋯‥".unicodeScalars.contains($0) }) || text.hasPrefix("..") || text == "。。。" {
            return .ellipsis
        }
        if scalars.contains(where: { ".。．｡".unicodeScalars.contains($0) }) { return .period }
        return scalars.contains(where: { ":：".unicodeScalars.contains($0) }) ? .colon : .other
    }

    /// Where the emoji or the symbol starts that ends at an offset.
    private func decoration(before end: Int) -> Int? {
        let lower = max(0, end - 40)
        guard let last = units[lower..<end].last, last.isDecoration else { return nil }
        return end - last.utf16.count
    }

    /// Where the face made of marks starts that ends at an offset: (^_^), (*´▽｀*).
    private func smile(before end: Int, _ range: Range<Int>) -> Int? {
        guard units[end - 1] == 0x29 || units[end - 1] == 0xFF09 else { return nil }
        var start = end - 1
        while start > range.lowerBound, end - start < 16 {
            start -= 1
            if units[start] == 0x28 || units[start] == 0xFF08 { return end - start > 3 ? start : nil }
            if units.scalar(at: start).script != .common || units[start].isASCIIDigit || units[start].isTerminal {
                return nil
            }
        }
        return nil
    }
}

extension Character {
    /// Whether it is an emoji or a symbol, and no letter, digit or mark.
    var isDecoration: Bool {
        guard let first = unicodeScalars.first else { return false }
        if first.properties.isEmojiPresentation || first.properties.isEmojiModifier { return true }
        let others = unicodeScalars.dropFirst()
        if first.properties.isEmoji, others.contains(where: { $0.value == 0xFE0F || $0.value == 0x20E3 }) {
            return true
        }
        if first.isASCII { return "^~*+=<>|`_".unicodeScalars.contains(first) }
        switch first.properties.generalCategory {
        case .otherSymbol, .mathSymbol, .modifierSymbol: return true
        default: return first.properties.isEmoji && first.value > 0x2000
        }
    }
}

/// Abbreviations, whose full stop ends no sentence by itself.
enum Abbreviations {
    private static let words: Set<String> = [
        "inc", "ltd", "co", "corp", "llc", "jr", "sr", "st", "dr", "mr", "mrs", "ms", "no", "vs", "etc", "e.g", "i.e",
        "approx", "dept", "est", "min", "max", "a.m", "p.m", "u.s", "u.k", "fig", "vol", "ave", "blvd", "prof", "ca",
    ]

    /// Words after which a name or a number goes on: no sentence ends there.
    private static let leading: Set<String> = [
        "dr", "mr", "mrs", "ms", "st", "no", "vs", "e.g", "i.e", "approx", "fig", "vol", "prof", "ca",
    ]

    /// Whether the full stop at an offset belongs to an abbreviation.
    static func endsOne(_ units: Units, at dot: Int) -> Bool {
        let word = word(units, before: dot)
        if word == "no" || word == "st" || word == "co" || word == "max" || word == "min" || word == "est" {
            // “No.” answers, unless a number follows; the others are words when they stand in lower case.
            return units.scalar(at: dot - word.utf16.count).isUpper && (word != "no" || units[dot + 2].isASCIIDigit)
        }
        return words.contains(word)
    }

    /// Whether a text goes on after the full stop at an offset, though a capital follows.
    static func goesOn(_ units: Units, after dot: Int) -> Bool {
        let word = word(units, before: dot)
        if word.utf16.count == 1, units.scalar(at: dot - 1).isUpper, word != "i" { return true }
        return leading.contains(word) && endsOne(units, at: dot)
    }

    private static func word(_ units: Units, before dot: Int) -> String {
        var start = dot
        while start > 0,
            units[start - 1].isASCIILetter || units[start - 1] == 0x2E && start > 1 && units[start - 2].isASCIILetter
        {
            start -= 1
        }
        return units[start..<dot].lowercased()
    }
}
