internal import UnicodeText

/// Something wrong with a mark, whatever the sentence says.
public struct MarkFault: Hashable, Sendable {
    /// What is wrong.
    public enum Kind: Sendable {
        /// White space before a mark that follows its word.
        case spaceBefore
        /// A mark that stands twice: !!, ??, 。。.
        case doubled
        /// Marks that contradict each other: “?.”.
        case mixed
        /// A mark of East Asian width among Latin or Korean letters.
        case wide
        /// A full stop or a comma of Latin texts after kana or kanji.
        case narrow
        /// ， or ． in Japanese, where 、 and 。 are usual.
        case western
        /// A quotation mark twice, or a closing one where a text opens.
        case quotation
    }

    /// What is wrong.
    public let kind: Kind
    /// Where it is, in UTF-16 code units.
    public let range: Range<Int>
    /// What stands there.
    public let text: String
    /// What should stand there.
    public let expected: String
}

extension AnalysedText {
    /// What is wrong with the text's marks, in order.
    public var markFaults: [MarkFault] {
        MarkFaultFinder(units: Units(text), masks: Masks(masks, placeholders: placeholders), language: language).faults
    }

    /// Where the mark of a sentence stands or would stand: after its last word and what closes it.
    public func markPosition(of sentence: Sentence) -> Int {
        let units = Units(text)
        if let mark = sentence.mark, !mark.isAbbreviation { return mark.range.lowerBound }
        let masks = Masks(masks, placeholders: placeholders)
        return EndMarkFinder(units: units, masks: masks).bodyEnd(of: sentence.range)
    }
}

/// Looks at marks one by one.
private struct MarkFaultFinder {
    let units: Units
    let masks: Masks
    let language: String

    var faults: [MarkFault] {
        var found: [MarkFault] = []
        var offset = 0
        while offset < units.count {
            if let mask = masks.mask(at: offset), mask.kind != .quotation {
                offset = mask.range.upperBound
                continue
            }
            if let fault = quotation(at: offset) {
                found.append(fault)
                offset = fault.range.upperBound
                continue
            }
            guard isMark(offset) else {
                offset += 1
                continue
            }
            var end = offset + 1
            while isMark(end), masks.mask(at: end).map({ $0.kind == .quotation }) ?? true { end += 1 }
            found += faults(of: offset..<end)
            offset = end
        }
        return found
    }

    private func isMark(_ offset: Int) -> Bool {
        let unit = units[offset]
        return unit.isTerminal || unit == 0x2C || unit == 0x3001 || unit == 0xFF0C
    }

    private func faults(of range: Range<Int>) -> [MarkFault] {
        let text = units[range]
        var found: [MarkFault] = []
        if let space = spaceBefore(range, text) { found.append(space) }
        if let repeated = repeated(range, text) { found.append(repeated) }
        if let width = width(range, text) { found.append(width) }
        return found
    }

    private func spaceBefore(_ range: Range<Int>, _ text: String) -> MarkFault? {
        // How ！ and ？ are spaced in Japanese is a matter of house style.
        let isJudged =
            language == "ja" ? text.hasPrefix("。") || text.hasPrefix("、") : language == "en" || language == "ko"
        guard isJudged, !text.hasPrefix(".."), !text.hasPrefix("…") else { return nil }
        var start = range.lowerBound
        while start > 0, units[start - 1].isWhitespace, !units[start - 1].isLineBreak { start -= 1 }
        guard start < range.lowerBound, start > 0, !units[start - 1].isLineBreak else { return nil }
        // “.5” and “.zip” start words, and a mark by itself in the middle of a line is no end.
        let next = units.scalar(at: range.upperBound)
        guard !next.isWordCharacter, !(range.upperBound < units.count && text == "." && !next.properties.isWhitespace),
            !isEllipsisOfDots(range.lowerBound)
        else { return nil }
        return MarkFault(
            kind: .spaceBefore, range: start..<range.upperBound, text: units[start..<range.upperBound], expected: text)
    }

    /// “. . .” is a way to write an ellipsis.
    private func isEllipsisOfDots(_ offset: Int) -> Bool {
        units[offset] == 0x2E && (units[offset - 2] == 0x2E || units[offset + 2] == 0x2E)
    }

    private func repeated(_ range: Range<Int>, _ text: String) -> MarkFault? {
        let marks = Array(text)
        guard marks.count > 1, let first = marks.first else { return nil }
        if marks.allSatisfy({ $0 == first }) {
            let isEllipsis = "….。・,".contains(first) && marks.count > 2 || first == "…" || first == "‥"
            return isEllipsis ? nil : MarkFault(kind: .doubled, range: range, text: text, expected: String(first))
        }
        let asking: Set<Character> = ["?", "？", "!", "！"]
        if marks.allSatisfy(asking.contains) { return nil }
        if text.contains("..") || text.contains("…") { return nil }
        let kept = marks.first(where: asking.contains) ?? first
        return MarkFault(kind: .mixed, range: range, text: text, expected: String(kept))
    }

    private func width(_ range: Range<Int>, _ text: String) -> MarkFault? {
        let before = range.lowerBound > 0 ? units.scalar(at: range.lowerBound - 1) : " "
        if language == "ja" {
            let isJapanese = [.hiragana, .katakana, .han].contains(before.script)
            let after = units.scalar(at: range.upperBound)
            // “報告書.pdf” is the name of a file.
            let isInside = after.isWordCharacter && (text == "," || after.script == .latin || after.script == .common)
            if isJapanese, text == "." || text == ",", !isInside {
                return MarkFault(kind: .narrow, range: range, text: text, expected: text == "." ? "。" : "、")
            }
            if text == "．" || text == "，" {
                return MarkFault(kind: .western, range: range, text: text, expected: text == "．" ? "。" : "、")
            }
            return nil
        }
        guard language == "en" || language == "ko", before.script == .latin || before.script == .hangul else {
            return nil
        }
        let narrow: [Character: Character] = ["。": ".", "．": ".", "？": "?", "！": "!", "，": ",", "、": ",", "｡": "."]
        guard text.contains(where: { narrow[$0] != nil }) else { return nil }
        return MarkFault(kind: .wide, range: range, text: text, expected: String(text.map { narrow[$0] ?? $0 }))
    }

    private func quotation(at offset: Int) -> MarkFault? {
        let unit = units[offset]
        let isQuote = unit == 0x22 || unit == 0x201C || unit == 0x201D
        guard isQuote else { return nil }
        if units[offset + 1] == unit, offset + 2 < units.count, units[offset + 2] != unit || unit != 0x22 {
            return MarkFault(
                kind: .quotation, range: offset..<offset + 2, text: units[offset..<offset + 2],
                expected: units[offset..<offset + 1])
        }
        let opens =
            (offset == 0 || units[offset - 1].isWhitespace) && offset + 1 < units.count
            && !units[offset + 1].isWhitespace
        guard unit == 0x201D, language == "en", opens else { return nil }
        return MarkFault(kind: .quotation, range: offset..<offset + 1, text: "”", expected: "“")
    }
}
