extension Units {
    /// The texts between quotation marks, with the marks.
    /// - Parameter placeholders: What the app fills in; marks inside of it quote nothing.
    func quotations(around placeholders: [Range<Int>]) -> [Range<Int>] {
        var found: [Range<Int>] = []
        var offset = 0
        var next = 0
        while offset < count {
            while next < placeholders.count, placeholders[next].upperBound <= offset { next += 1 }
            if next < placeholders.count, placeholders[next].contains(offset) {
                offset = placeholders[next].upperBound
            } else if let close = Self.closing[self[offset]],
                let end = quotation(from: offset, to: close, placeholders[next...])
            {
                found.append(offset..<end)
                offset = end
            } else {
                offset += 1
            }
        }
        return found
    }

    /// The marks that close what a mark opens. A low mark is closed by either of the high ones.
    private static let closing: [UInt16: [UInt16]] = [
        0x22: [0x22], 0x27: [0x27], 0x201C: [0x201D], 0x201D: [0x201D], 0x2018: [0x2019], 0x201E: [0x201C, 0x201D],
        0xAB: [0xBB], 0x300C: [0x300D], 0x300E: [0x300F], 0xFF02: [0xFF02],
    ]

    private func quotation(from open: Int, to close: [UInt16], _ placeholders: ArraySlice<Range<Int>>) -> Int? {
        // A straight mark, and one that also closes, opens only before text and after none.
        let isOneSided = close.contains(self[open])
        if isOneSided, open > 0, scalar(at: open - 1).isWordCharacter || self[open + 1].isWhitespace { return nil }
        var placeholders = placeholders
        var offset = open + 1
        while offset < count, !self[offset].isLineBreak {
            if let first = placeholders.first, first.contains(offset) {
                offset = first.upperBound
                placeholders = placeholders.dropFirst()
                continue
            }
            if close.contains(self[offset]), offset > open + 1, !isApostrophe(offset) { return offset + 1 }
            offset += 1
        }
        return nil
    }

    /// Whether a single mark stands inside of a word, as in “don’t”.
    private func isApostrophe(_ offset: Int) -> Bool {
        guard self[offset] == 0x27 || self[offset] == 0x2019 else { return false }
        return self[offset + 1].isASCIILetter && scalar(at: offset - 1).isWordCharacter
    }
}
