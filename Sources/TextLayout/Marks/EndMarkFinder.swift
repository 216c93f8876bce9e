internal import UnicodeText

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

    /// Where a range ends without white space, emoji and symbols.
    func bodyEnd(of range: Range<Int>) -> Int {
        var end = range.upperBound
        while end > range.lowerBound, masks.mask(at: end - 1) == nil {
            if units[end - 1].isWhitespace {
                end -= 1
            } else if let start = decoration(before: end) {
                end = max(range.lowerBound, start)
            } else {
                break
            }
        }
        return end > range.lowerBound ? end : range.upperBound
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
