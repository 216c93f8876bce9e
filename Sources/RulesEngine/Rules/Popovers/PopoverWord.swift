internal import FlowDocument
internal import TextLayout
internal import UnicodeText

/// Finds what developers call a popover in texts.
enum PopoverWord {
    /// The words, character by character as they are compared.
    private static let words: [[String]] = ["en", "ja", "ko"].flatMap { PopoverLexicons.popover.words(in: $0) }
        .map { $0.map { String($0).foldedForComparison } }
        .sorted { $0.count > $1.count }

    /// The first place where a text speaks of a popover; `nil` where it doesn’t, or where the word is a part of a name
    /// or of what the app fills in.
    static func find(in text: String, _ language: String, in context: Context) -> (word: String, range: Range<Int>)? {
        guard text.mayHoldPopover else { return nil }
        let whole = text.foldedForComparison
        guard words.contains(where: { whole.contains($0.joined()) }) else { return nil }
        // A character is compared with its width and case folded, so that places in the text stay places.
        let characters = Array(text)
        let folded = characters.map { String($0).foldedForComparison }
        for start in folded.indices {
            for word in words where folded[start...].starts(with: word) {
                guard let end = end(of: start + word.count, from: start, in: characters) else { continue }
                let lower = text.index(text.startIndex, offsetBy: start)
                let range = lower..<text.index(lower, offsetBy: end - start)
                let offsets = text.utf16Offsets(of: range)
                if !context.isName(offsets, in: text, language) { return (String(text[range]), offsets) }
            }
        }
        return nil
    }

    /// Where the word ends, its plural included; `nil` where it is a part of another Latin word.
    private static func end(of end: Int, from start: Int, in characters: [Character]) -> Int? {
        func isLatin(_ index: Int) -> Bool {
            characters.indices.contains(index) && characters[index].isASCII
                && (characters[index].isLetter || characters[index].isNumber)
        }
        guard characters[start].isASCII else { return end }
        let last = isLatin(end) && characters[end].lowercased() == "s" ? end + 1 : end
        return isLatin(start - 1) || isLatin(last) ? nil : last
    }
}

extension String {
    /// Whether the text could hold the word at all, which nearly none does.
    fileprivate var mayHoldPopover: Bool {
        var (last, beforeLast) = (UInt8(0), UInt8(0))
        for byte in utf8 {
            switch (beforeLast, last, byte) {
            case (_, UInt8(ascii: "p"), UInt8(ascii: "o")), (_, UInt8(ascii: "P"), UInt8(ascii: "o")),
                (_, UInt8(ascii: "p"), UInt8(ascii: "O")), (_, UInt8(ascii: "P"), UInt8(ascii: "O")):
                return true
            // The first letters of the Japanese and Korean words, in full and half width, and of the Latin one in full width.
            case (0xE3, 0x83, 0x9D), (0xEF, 0xBE, 0x8E), (0xED, 0x8C, 0x9D),
                (0xEF, 0xBD, 0x90), (0xEF, 0xBC, 0xB0):
                return true
            default: (beforeLast, last) = (last, byte)
            }
        }
        return false
    }
}

extension Context {
    /// Whether a stretch of a text belongs to a name or to what the app fills in.
    fileprivate func isName(_ range: Range<Int>, in text: String, _ language: String) -> Bool {
        analysis(of: text, in: language).masks.contains { mask in
            mask.kind != .quotation && mask.range.lowerBound <= range.lowerBound
                && mask.range.upperBound >= range.upperBound
        }
    }
}

extension String {
    /// A stretch of the text in UTF-16 code units.
    fileprivate func utf16Offsets(of range: Range<Index>) -> Range<Int> {
        let start = utf16.distance(from: startIndex, to: range.lowerBound)
        return start..<start + utf16.distance(from: range.lowerBound, to: range.upperBound)
    }
}
