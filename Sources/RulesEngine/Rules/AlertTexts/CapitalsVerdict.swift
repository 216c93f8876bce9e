internal import TextLayout

/// How rules about capitals speak of what they find.
struct CapitalsVerdict {
    /// Said where a word is certainly wrong: {text}, {expected}.
    let wrong: MessageTemplate
    /// Said where a name may be at play: {word}.
    let unclear: MessageTemplate

    static let settled = MessageTemplate(
        "settled-by-name", en: "Decide whether “{word}” is a name here; names belong into the glossary.",
        ja: "「{word}」がここで名前かどうかを判断してください。名前であれば用語集に加えます。",
        ko: "여기에서 이름으로 쓰였는지 판단하십시오: {word}. 이름이라면 용어집에 추가합니다.")

    /// Says what a comparison with a style found.
    func say(_ check: CapitalsCheck, of text: ReadText, _ observations: inout Observations) {
        guard !check.isFollowed else { return observations.pass(text) }
        let certain = check.corrections.filter(\.isCertain)
        if let first = certain.first {
            observations.fail(wrong, ["text": text.text.text, "word": first.text, "expected": check.expected]) {
                $0.rest(on: text, first.range)
                $0.fix = text.fix(check.isCertain ? .safe : .suggested, ReadText.rewrite, check.expected)
            }
        } else if let first = check.corrections.first {
            observations.review(unclear, ["word": first.text, "expected": first.expected], settledBy: Self.settled) {
                $0.rest(on: text, first.range)
                $0.confidence = 0.5
            }
        }
    }
}
