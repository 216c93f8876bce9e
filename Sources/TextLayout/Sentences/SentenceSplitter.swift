internal import UnicodeText

/// Takes a text apart into sentences, a line at a time.
struct SentenceSplitter {
    let units: Units
    let masks: Masks

    /// The sentences, without the white space around them; each holds a word or a mask, unless the text has neither.
    var ranges: [Range<Int>] {
        var found: [Range<Int>] = []
        var start = 0
        var offset = 0
        while offset < units.count {
            if let mask = masks.mask(at: offset) {
                offset = mask.range.upperBound
                if mask.kind == .quotation, let end = end(afterQuotation: mask) {
                    add(start..<end, to: &found)
                    (start, offset) = (end, end)
                }
            } else if let end = end(at: offset) {
                add(start..<end, to: &found)
                (start, offset) = (end, end)
            } else {
                offset = units[offset].isTerminal ? endOfMarks(offset) : units.offset(after: offset)
            }
        }
        add(start..<units.count, to: &found)
        return found
    }

    /// Adds a sentence; what holds no word belongs to the one before.
    private func add(_ range: Range<Int>, to found: inout [Range<Int>]) {
        let range = units.trimmed(range)
        guard !range.isEmpty else { return }
        if !holdsWord(range), let last = found.popLast() {
            found.append(last.lowerBound..<range.upperBound)
        } else if let last = found.last, !holdsWord(last) {
            found[found.count - 1] = last.lowerBound..<range.upperBound
        } else {
            found.append(range)
        }
    }

    private func holdsWord(_ range: Range<Int>) -> Bool {
        range.contains { offset in
            if masks.mask(at: offset) != nil { return true }
            let isKeycap = units[offset + 1] == 0xFE0F || units[offset + 1] == 0x20E3
            return !isKeycap && units.scalar(at: offset).isWordCharacter
        }
    }

    /// Where the sentence ends that a mark or a line break at an offset ends; `nil` where it goes on.
    private func end(at offset: Int) -> Int? {
        let unit = units[offset]
        if unit.isLineBreak { return goesOn(from: offset) ? nil : offset + 1 }
        guard unit.isTerminal else { return nil }
        let end = endOfMarks(offset)
        return ends(offset..<end) ? endOfClosers(end) : nil
    }

    /// Where the sentence ends whose last word is quoted with the sentence's own mark.
    private func end(afterQuotation mask: Mask) -> Int? {
        let close = mask.range.upperBound
        guard units[close - 2].isTerminal, mask.range.count > 2,
            masks.placeholders.allSatisfy({ !$0.contains(close - 2) })
        else { return nil }
        let next = units[close]
        guard next.isWhitespace else { return nil }
        let following = units.scalar(at: units.trimmed(close..<units.count).lowerBound)
        return following.isUpper ? close : nil
    }

    private func endOfMarks(_ offset: Int) -> Int {
        var end = offset
        while units[end].isTerminal { end += 1 }
        return end
    }

    private func endOfClosers(_ offset: Int) -> Int {
        var end = offset
        while end < units.count, units[end].isCloser, masks.mask(at: end) == nil { end += 1 }
        return end
    }

    /// Whether marks end a sentence.
    private func ends(_ marks: Range<Int>) -> Bool {
        let (last, end) = (units[marks.upperBound - 1], endOfClosers(marks.upperBound))
        guard end < units.count else { return true }
        let isWide = last >= 0x3000
        let next = units.trimmed(end..<units.count).lowerBound
        guard next < units.count else { return true }
        let following = units.scalar(at: next)
        let isSpaced = next > end
        if isWide { return last != 0x2026 }
        if last == 0x2E, marks.count == 1 {
            if units[end].isASCIIDigit { return false }
            if isListNumber(before: marks.lowerBound) { return false }
            if Abbreviations.goesOn(units, after: marks.lowerBound) { return false }
            if Abbreviations.endsOne(units, at: marks.lowerBound) { return isSpaced && following.isUpper }
            if !isSpaced { return isRunTogether(marks) }
            return !following.isLower || isKnownLower(next) || isOrdinaryWord(before: marks.lowerBound)
        }
        if !isSpaced { return following.script != .latin && following.isLetter }
        return !following.isLower || marks.count == 1 && last == 0x2E
    }

    /// Whether the word before a full stop is no abbreviation, so that a small letter after it is a slip.
    private func isOrdinaryWord(before dot: Int) -> Bool {
        var start = dot
        while start > 0, units[start - 1].isASCIILetter { start -= 1 }
        return dot - start > 2 && EnglishWords.contains(units[start..<dot].lowercased())
    }

    /// A name that starts in lower case may start a sentence: “iPhone is …”.
    private func isKnownLower(_ offset: Int) -> Bool {
        units.scalar(at: units.offset(after: offset)).isUpper
    }

    /// Whether a full stop stands between two sentences whose space was forgotten.
    private func isRunTogether(_ marks: Range<Int>) -> Bool {
        let (before, after) = (units.scalar(at: marks.lowerBound - 1), units.scalar(at: marks.upperBound))
        if before.script != .latin, before.isLetter { return true }
        guard before.isLower, after.isUpper else { return false }
        return units.scalar(at: marks.lowerBound - 2).isLower && units.scalar(at: marks.upperBound + 1).isLower
    }

    /// Whether what stands before a full stop is the number of a list's item.
    private func isListNumber(before dot: Int) -> Bool {
        var start = dot
        while start > 0, units[start - 1].isASCIIDigit { start -= 1 }
        return start < dot && dot - start < 3 && units[dot + 1].isWhitespace
            && (start == 0 || units[start - 1].isLineBreak)
    }

    /// Whether a sentence goes on after a line break: in lower case, and without a blank line between.
    private func goesOn(from offset: Int) -> Bool {
        var (next, breaks) = (offset, 0)
        while next < units.count, units[next].isWhitespace {
            if units[next].isLineBreak { breaks += 1 }
            next += 1
        }
        guard breaks == 1, next < units.count, masks.mask(at: next) == nil else { return false }
        if units.scalar(at: next).isLower { return !isKnownLower(next) }
        return offset > 0 && leavesOpen(before: offset)
    }

    /// Whether a Japanese or Korean line ends with a comma, a particle or a form that something follows.
    private func leavesOpen(before offset: Int) -> Bool {
        let last = units.scalar(at: offset - 1)
        switch last.script {
        case .hiragana: return JapaneseEndings.open.contains { ends($0, before: offset) }
        case .hangul: return KoreanEndings.open.contains { ends($0, before: offset) }
        default: return last == "、" || last == "，"
        }
    }

    private func ends(_ ending: String, before offset: Int) -> Bool {
        let count = ending.utf16.count
        return offset >= count && units.hasPrefix(ending, at: offset - count)
    }
}
