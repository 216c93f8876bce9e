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
        case "ja":
            let body = body(of: range, mark)
            return JapaneseClassifier(text: units[body], mark: mark, endsWithName: endsWithName(body)).readings()
        case "ko":
            let body = body(of: range, mark)
            let last = words.last { $0.range.upperBound <= body.upperBound + 1 } ?? words.last
            let text = last.map(ending) ?? ""
            return KoreanClassifier(last: text, mark: mark, endsWithName: text.isEmpty).readings()
        default: return mark?.kind == .question ? .question : .any
        }
    }

    /// The end of a Korean word after what the app fills in: 입니다 of “%@입니다”.
    private func ending(of word: Word) -> String {
        var start = word.range.lowerBound
        while start < word.range.upperBound, let mask = masks.mask(at: start) { start = mask.range.upperBound }
        return units[start..<max(start, word.range.upperBound)]
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
