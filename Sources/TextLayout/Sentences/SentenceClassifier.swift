/// Hands sentences to the classifier of their language.
struct SentenceClassifier {
    let units: Units
    let masks: Masks
    let language: String

    /// Every way that a sentence can be read in.
    func readings(of range: Range<Int>, _ words: ArraySlice<Word>, _ mark: EndMark?) -> Readings {
        guard !words.isEmpty else { return .any }
        switch language {
        case "en": return EnglishClassifier(units: units, words: words, mark: mark).readings()
        case "ja", "ko":
            let body = body(of: range, mark)
            let readings = ending(of: body, words, mark)
            guard readings == .fragment, let lead = lead(of: body), ending(of: lead, words, nil) != .fragment
            else { return readings }
            return [.sentence, .fragment]
        default: return mark?.kind == .question ? .question : .any
        }
    }

    /// What leads to a list: “次を確認してください: Wi-Fi、電源。” is a sentence with one.
    private func lead(of body: Range<Int>) -> Range<Int>? {
        body.first { $0 > body.lowerBound && (units[$0] == 0x3A || units[$0] == 0xFF1A) }.map { body.lowerBound..<$0 }
    }

    /// The readings of a Japanese or Korean sentence by its end.
    private func ending(of body: Range<Int>, _ words: ArraySlice<Word>, _ mark: EndMark?) -> Readings {
        if language == "ja" {
            return JapaneseClassifier(text: units[body], mark: mark, endsWithName: endsWithName(body)).readings()
        }
        let last = words.last { $0.range.lowerBound < body.upperBound } ?? words.last
        let text = last.map { ending(of: $0, before: body.upperBound) } ?? ""
        return KoreanClassifier(last: text, mark: mark, endsWithName: text.isEmpty).readings()
    }

    /// The end of a Korean word after what the app fills in: 입니다 of “%@입니다”.
    private func ending(of word: Word, before limit: Int) -> String {
        var start = word.range.lowerBound
        let end = min(word.range.upperBound, limit)
        while start < end, let mask = masks.mask(at: start) { start = mask.range.upperBound }
        return units[start..<max(start, end)]
    }

    private func endsWithName(_ range: Range<Int>) -> Bool {
        guard let last = range.last, let mask = masks.mask(at: last) else { return false }
        return mask.kind != .quotation
    }

    /// The range without its mark, and without what closes or decorates it.
    private func body(of range: Range<Int>, _ mark: EndMark?) -> Range<Int> {
        var end = mark?.range.lowerBound ?? range.upperBound
        while end > range.lowerBound, masks.mask(at: end - 1) == nil || units[end - 1].isCloser {
            let previous = units.offset(before: end)
            guard !units.scalar(at: previous).isWordCharacter else { break }
            end = previous
        }
        return range.lowerBound..<max(range.lowerBound, end)
    }
}
