internal import UnicodeText

/// A text as UTF-16 code units, in which every range of a reading is given.
struct Units {
    let all: [UInt16]

    init(_ text: String) {
        all = Array(text.utf16)
    }

    var count: Int { all.count }

    /// The unit at an offset; 0 outside of the text, which is no character that texts hold.
    subscript(offset: Int) -> UInt16 {
        all.indices.contains(offset) ? all[offset] : 0
    }

    /// The text of a range, cut to what there is.
    subscript(range: Range<Int>) -> String {
        let part = all[range.clamped(to: 0..<count)]
        // Plain ASCII, as most words are, is decoded a good deal faster as UTF-8.
        guard part.allSatisfy({ $0 < 0x80 }) else { return String(decoding: part, as: UTF16.self) }
        return String(decoding: part.map { UInt8(truncatingIfNeeded: $0) }, as: UTF8.self)
    }

    /// The scalar that starts at an offset, or that the offset lies in; a lone surrogate is the replacement character.
    func scalar(at offset: Int) -> Unicode.Scalar {
        let unit = self[offset]
        if let scalar = Unicode.Scalar(unit) { return scalar }
        let isHigh = unit < 0xDC00
        let (high, low) = isHigh ? (unit, self[offset + 1]) : (self[offset - 1], unit)
        guard (0xD800..<0xDC00).contains(high), (0xDC00..<0xE000).contains(low) else { return "\u{FFFD}" }
        let value = 0x10000 + (UInt32(high) - 0xD800) << 10 + UInt32(low) - 0xDC00
        return Unicode.Scalar(value) ?? "\u{FFFD}"
    }

    /// Where the scalar after an offset's starts.
    func offset(after offset: Int) -> Int {
        offset + (scalar(at: offset).value > 0xFFFF ? 2 : 1)
    }

    /// Where the scalar before an offset starts.
    func offset(before offset: Int) -> Int {
        offset - (offset > 1 && scalar(at: offset - 1).value > 0xFFFF ? 2 : 1)
    }

    /// Whether a literal stands at an offset.
    func hasPrefix(_ literal: String, at offset: Int) -> Bool {
        var place = offset
        for unit in literal.utf16 {
            guard self[place] == unit else { return false }
            place += 1
        }
        return true
    }

    /// The range without white space at its ends.
    func trimmed(_ range: Range<Int>) -> Range<Int> {
        var (lower, upper) = (range.lowerBound, range.upperBound)
        while lower < upper, self[lower].isWhitespace { lower += 1 }
        while lower < upper, self[upper - 1].isWhitespace { upper -= 1 }
        return lower..<upper
    }
}

extension UInt16 {
    /// The unit of an ASCII character.
    init(ascii scalar: Unicode.Scalar) {
        self = UInt16(truncatingIfNeeded: scalar.value)
    }

    /// Whether it is a space or a line break; no-break, wide and other typographic spaces too.
    var isWhitespace: Bool {
        switch self {
        case 0x20, 0x09...0x0D, 0x85, 0xA0, 0x1680, 0x2000...0x200B, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000, 0xFEFF:
            true
        default: false
        }
    }

    var isLineBreak: Bool {
        self == 0x0A || self == 0x0D || self == 0x2028 || self == 0x2029
    }

    var isASCIIDigit: Bool {
        (0x30...0x39).contains(self)
    }

    var isASCIILetter: Bool {
        (0x41...0x5A).contains(self) || (0x61...0x7A).contains(self)
    }
}

extension Unicode.Scalar {
    /// Whether it is a letter of some writing system.
    var isLetter: Bool {
        isASCII ? (0x41...0x5A).contains(value) || (0x61...0x7A).contains(value) : properties.isAlphabetic
    }

    /// Whether it is a letter or a digit.
    var isWordCharacter: Bool {
        isLetter || (isASCII ? (0x30...0x39).contains(value) : properties.numericType != nil)
    }

    var isUpper: Bool {
        isASCII ? (0x41...0x5A).contains(value) : properties.isUppercase
    }

    var isLower: Bool {
        isASCII ? (0x61...0x7A).contains(value) : properties.isLowercase
    }
}
