internal import FlowDocument
internal import TextLayout

/// Where something has to be decided, the title asks or states it.
struct AlertTitleQuestionOrSentence: ModalRule {
    static let noun = MessageTemplate(
        "noun", en: "“{title}” only names a thing, though the buttons ask for a decision.",
        ja: "ボタンで選択を求めているのに、「{title}」は名詞を挙げているだけです。", ko: "버튼으로 결정을 묻는데 제목은 대상의 이름만 말합니다: {title}")

    static let metadata = RuleMetadata(
        id: "alert-title-question-or-sentence", editions: .all, kind: .heuristic, severity: .advice,
        guidelines: ["alerts-title", "alerts-2025-text"], scope: .modals([.alert]), mutedBy: ["alert-title-multiword"],
        summary: LocalText(
            en: "Where a decision is asked for, the title is a question or a short sentence.",
            ja: "選択を求めるアラートのタイトルは、質問か短い文にします。", ko: "결정을 묻는 알림의 제목은 질문이나 짧은 문장으로 씁니다."),
        why: LocalText(
            en: "A noun or two name a subject and leave people to work out the question from the buttons.",
            ja: "名詞だけのタイトルでは題材しかわからず、何を尋ねられているのかをボタンから読み取ることになります。",
            ko: "명사 한두 개로는 주제만 알 수 있어, 무엇을 묻는지 버튼을 보고 짐작해야 합니다."),
        remedy: LocalText(
            en: "Ask the question that the buttons answer.", ja: "ボタンが答えになるような質問を書いてください。",
            ko: "버튼이 답이 되는 질문을 쓰십시오."),
        messages: [noun],
        examples: [
            .alert(.pass, "A question", title: "Save changes?", buttons: ["Don’t Save", "Save"]),
            .alert(.pass, "A noun that nothing is decided on", title: "Network error", buttons: ["OK"]),
            .alert(.pass, "An order", title: "Delete album", buttons: ["Cancel", "Delete"]),
            .alert(.pass, "What became of it", title: "Theme installed", buttons: ["Cancel", "Open"]),
            .alert(.pass, "A Japanese question", "ja", title: "変更を保存しますか?", buttons: ["キャンセル", "保存"]),
            .alert(.fail, "One noun", title: "Changes", buttons: ["Cancel", "Save"]),
            .alert(.fail, "Two nouns", title: "Certificate password", buttons: ["Cancel", "Import"]),
            .alert(.fail, "Two Japanese nouns", "ja", title: "デバイスの設定", buttons: ["キャンセル", "続ける"]),
            .alert(.fail, "Two Korean nouns", "ko", title: "네트워크 설정", buttons: ["취소", "계속"]),
            .modal(.open, "Buttons unknown", #""style": "alert", "title": "Certificate password""#),
        ])

    func check(_ node: ModalNode, in context: Context, _ observations: inout Observations) {
        for title in context.titles(of: node, &observations) {
            guard title.text.isNounPhrase else {
                observations.pass(title)
                continue
            }
            guard node.modal.controls.isKnown else { return observations.open(node.modal.id, "controls") }
            if node.buttons.count > 1 {
                observations.fail(Self.noun, ["title": title.text.text]) {
                    $0.rest(on: title)
                    $0.confidence = 0.8
                }
            } else {
                observations.pass(title)
            }
        }
    }
}
