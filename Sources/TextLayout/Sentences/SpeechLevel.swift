/// How politely a sentence speaks, as the endings of Japanese and Korean show.
public enum SpeechLevel: String, CaseIterable, Sendable {
    /// です・ます; 합니다.
    case formal
    /// 해요.
    case friendly
    /// だ・である; 한다, 해.
    case plain
}

extension AnalysedText {
    /// The level of a sentence; `nil` where its end shows none: a label, a set phrase, a request that goes with any.
    public func speechLevel(of sentence: Sentence) -> SpeechLevel? {
        let body = ending(of: sentence)
        guard !body.isEmpty else { return nil }
        switch language {
        case "ja": return Self.japaneseLevel(body, of: sentence)
        case "ko": return Self.koreanLevel(body, of: sentence)
        default: return nil
        }
    }

    /// The end of a sentence after its last mask, without the mark and what closes after it.
    private func ending(of sentence: Sentence) -> String {
        let end = sentence.mark?.range.lowerBound ?? sentence.range.upperBound
        var start = sentence.range.lowerBound
        for mask in masks where mask.range.overlaps(sentence.range) { start = max(start, mask.range.upperBound) }
        guard start < end else { return "" }
        var body = text(of: start..<end)[...]
        while let last = body.unicodeScalars.last, !last.isWordCharacter { body.unicodeScalars.removeLast() }
        return String(body)
    }

    private static func japaneseLevel(_ body: String, of sentence: Sentence) -> SpeechLevel? {
        var body = body
        while let last = body.last, "かよね".contains(last), body.count > 2 { body.removeLast() }
        func ends(with endings: [String]) -> Bool { endings.contains { body.hasSuffix($0) } }
        if ends(with: JapaneseEndings.formulas) { return nil }
        if ends(with: politeEndings) { return .formal }
        if ends(with: ["である", "であった", "だった", "だろう", "ではない", "じゃない", "のだ"]) { return .plain }
        // A verb in its plain form is what labels say; only a full stop makes a statement of it.
        let isStated = sentence.kind == .sentence && sentence.mark?.endsSentence == true
        return isStated && !ends(with: JapaneseEndings.nouns) ? .plain : nil
    }

    private static let politeEndings = [
        "です", "ます", "ません", "でした", "ました", "ましょう", "でしょう", "ください", "下さい", "くださいませ",
    ]

    private static func koreanLevel(_ body: String, of sentence: Sentence) -> SpeechLevel? {
        guard let last = body.split(whereSeparator: \.isWhitespace).last.map(String.init) else { return nil }
        func ends(with endings: [String]) -> Bool { endings.contains { last.hasSuffix($0) } }
        if ends(with: KoreanEndings.formulas) { return nil }
        if ends(with: ["니다", "니까", "십시오", "십시요"]) { return .formal }
        // 하세요 stands beside 합니다 and beside 해요.
        if ends(with: ["세요", "셔요"]) || KoreanEndings.nouns.contains(last) || ends(with: KoreanEndings.nounEndings) {
            return nil
        }
        if ends(with: ["죠"]) || last.hasSuffix("요") && last.count > 1 { return .friendly }
        guard sentence.mark?.endsSentence == true else { return nil }
        if ends(with: plainEndings) { return .plain }
        return last.hasSuffix("다") && isStatement(last) ? .plain : nil
    }

    private static let plainEndings = ["했어", "됐어", "있어", "없어", "해줘", "할게", "거야", "할래", "하자"]

    /// Whether a verb's stem stands before 다: one that ends in ㄴ, ㅆ, ㅄ or ㄶ.
    private static func isStatement(_ word: String) -> Bool {
        guard let stem = word.dropLast().unicodeScalars.last, (0xAC00...0xD7A3).contains(stem.value) else {
            return false
        }
        return [4, 6, 18, 20].contains((stem.value - 0xAC00) % 28)
    }
}
