internal import FlowDocument
internal import TextLayout

/// A title that is no sentence ends without a mark.
struct AlertTitleFragmentNoPunctuation: ModalRule {
    static let marked = MessageTemplate(
        "marked", en: "The title is no sentence, but ends with “{mark}”.", ja: "タイトルは文ではないのに「{mark}」で終わっています。",
        ko: "제목이 문장이 아닌데 부호로 끝납니다: {mark}")
    static let unclear = MessageTemplate(
        "may-be-a-fragment", en: "If “{title}” is no sentence, “{mark}” should go.",
        ja: "「{title}」が文でなければ、「{mark}」は不要です。", ko: "문장이 아니라면 부호 {mark} 없이 씁니다: {title}")
    static let ellipsis = MessageTemplate(
        "ellipsis", en: "The title is no sentence, but ends with “{mark}”.", ja: "タイトルは文ではありませんが「{mark}」で終わっています。",
        ko: "제목이 문장이 아닌데 줄임표로 끝납니다: {mark}")
    static let settled = MessageTemplate(
        "settled-by-reading", en: "Decide whether it is a sentence or a phrase.", ja: "文か句かを判断してください。",
        ko: "문장인지 구인지 판단하십시오.")
    static let continued = MessageTemplate(
        "settled-by-progress", en: "Decide whether the ellipsis tells people that something goes on.",
        ja: "三点リーダーが処理の継続を伝えているかを判断してください。", ko: "줄임표가 진행 중임을 알리는지 판단하십시오.")

    static let metadata = RuleMetadata(
        id: "alert-title-fragment-no-punctuation", version: 2, editions: .all, kind: .heuristic, severity: .warning,
        guidelines: ["alerts-title", "alerts-2025-text"], scope: .modals([.alert]),
        summary: LocalText(
            en: "A title that is no sentence ends without a mark.", ja: "文ではないタイトルの末尾には句読点を付けません。",
            ko: "문장이 아닌 제목은 부호 없이 끝냅니다."),
        why: LocalText(
            en: "A mark promises a sentence; behind a phrase it makes the title look unfinished or loud.",
            ja: "句読点は文の印です。句に付けると、書きかけや大げさな印象になります。",
            ko: "부호는 문장이라는 표시입니다. 구 뒤에 쓰면 덜 쓴 것 같거나 요란해 보입니다."),
        remedy: LocalText(
            en: "Remove the mark, or make the title a sentence.", ja: "句読点を取るか、タイトルを文にしてください。",
            ko: "부호를 빼거나 제목을 문장으로 고치십시오."),
        messages: [marked, unclear, ellipsis, settled, continued, ReadText.rewrite],
        examples: [
            .alert(.pass, "A phrase", title: "Wi-Fi not available"),
            .alert(.pass, "A short question", title: "Location services?"),
            .alert(.pass, "A sentence", title: "The album couldn’t be deleted."),
            .alert(.pass, "An abbreviation", title: "Message from Acme Inc."),
            .alert(.pass, "A Japanese sentence", "ja", title: "保存できませんでした。"),
            .alert(.pass, "A Korean sentence", "ko", title: "저장했습니다."),
            .alert(.fail, "A phrase with a full stop", title: "No internet connection."),
            .alert(.fail, "No subject", title: "Failed to import account."),
            .alert(.fail, "A phrase that shouts", title: "Low battery!"),
            .alert(.fail, "An emoji after the mark", title: "No connection. 😢"),
            .alert(.fail, "A Japanese noun with 。", "ja", title: "通信エラー。"),
            .alert(.fail, "A Korean noun with a full stop", "ko", title: "네트워크 오류."),
            .alert(.review, "A verb that may be a participle", title: "Session expired."),
            .alert(.review, "An ellipsis", title: "Low battery…"),
        ])

    func check(_ node: ModalNode, in context: Context, _ observations: inout Observations) {
        for title in context.titles(of: node, &observations) {
            guard SentenceMarks.languages.contains(title.text.language) else {
                observations.skip(title)
                continue
            }
            look(at: title, context, &observations)
        }
    }

    private func look(at title: ReadText, _ context: Context, _ observations: inout Observations) {
        let text = title.text
        guard let sentence = text.sentences.last, let mark = sentence.mark, !mark.isAbbreviation,
            sentence.readings.contains(.fragment), !text.isOnlyPlaceholders
        else { return observations.pass(title) }
        let arguments = ["title": text.text, "mark": mark.text]
        switch mark.kind {
        case .question, .colon, .other: observations.pass(title)
        case .ellipsis:
            observations.review(Self.ellipsis, arguments, settledBy: Self.continued) { $0.rest(on: title, mark.range) }
        case .period, .exclamation:
            // Between several sentences a mark parts them, whatever they are.
            guard sentence.kind == .fragment, text.sentences.count == 1 else {
                return observations.review(Self.unclear, arguments, settledBy: Self.settled) {
                    $0.rest(on: title, mark.range)
                    $0.confidence = 0.5
                }
            }
            observations.fail(Self.marked, arguments) {
                $0.rest(on: title, mark.range)
                $0.confidence = 0.9
                let isAlone =
                    text.markFaults.isEmpty
                    && !(text.language == "en"
                        && (text.sentenceStyle(names: context.namesInUse(in: title.language)).isBroken
                            || text.titleStyle(names: context.namesInUse(in: title.language)).isBroken))
                $0.fix = title.fix(
                    isAlone ? .safe : .suggested, ReadText.rewrite, text.replacing([(mark.range, "")]))
            }
        }
    }
}
