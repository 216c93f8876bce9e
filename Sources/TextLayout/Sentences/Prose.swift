extension AnalysedText {
    /// Whether a sentence is the item of a list: a line that starts with a bullet or a number.
    public func isListItem(_ sentence: Sentence) -> Bool {
        let units = Units(text)
        let start = sentence.range.lowerBound
        let isLineStart = lineStarts(at: start, units)
        guard isLineStart else { return false }
        if [0x2022, 0x30FB, 0x2D, 0x2A, 0x2013, 0x25E6, 0x25AA, 0xB7].contains(units[start]) { return true }
        var place = start
        while units[place].isASCIIDigit { place += 1 }
        let isNumbered = place > start && place - start < 3 && (units[place] == 0x2E || units[place] == 0x29)
        return isNumbered && units[place + 1].isWhitespace
    }

    private func lineStarts(at offset: Int, _ units: Units) -> Bool {
        var place = offset
        while place > 0, units[place - 1].isWhitespace {
            place -= 1
            if units[place].isLineBreak { return true }
        }
        return place == 0
    }

    /// Whether a colon stands before a value at the end: “An error occurred: %@”, “Error code: -1001”.
    public func endsAfterColon(_ sentence: Sentence) -> Bool {
        guard let last = words[sentence.words].last else { return false }
        let isValue = last.mask == nil ? last.text.contains { $0.isNumber } : last.mask != .term
        guard isValue else { return false }
        let units = Units(text)
        var place = last.range.lowerBound
        while place > sentence.range.lowerBound, units[place - 1].isWhitespace || units[place - 1] == 0x2D {
            place -= 1
        }
        return place > 0 && (units[place - 1] == 0x3A || units[place - 1] == 0xFF1A)
    }

    /// Whether a sentence is to be judged as one: no item of a list, no mere interjection, no code, no lead-in, and not
    /// only what the app fills in.
    public func isProse(_ sentence: Sentence) -> Bool {
        let own = words[sentence.words]
        guard own.contains(where: { $0.mask == nil && $0.text.contains { $0.isLetter } }), !isListItem(sentence) else {
            return false
        }
        let isAside = Units(text)[sentence.range.lowerBound] == 0x28
        if isAside || sentence.mark?.kind == .colon || endsAfterColon(sentence) && own.count < 5 { return false }
        if own.allSatisfy({ $0.mask == nil && EnglishGrammar.interjections.contains($0.folded) }) {
            return own.count > 1
        }
        return true
    }
}
