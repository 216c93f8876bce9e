internal import FlowDocument
internal import TextLayout

/// A button's title ends without a mark.
struct AlertButtonNoPunctuation: ModalRule {
    static let mark = MessageTemplate(
        "mark", en: "“{title}” ends with “{mark}”; a button’s title has no mark at its end.",
        ja: "「{title}」の末尾に「{mark}」があります。ボタンのラベルの末尾に句読点や記号は付けません。",
        ko: "“{title}” 문구가 “{mark}” 부호로 끝납니다. 버튼 이름 끝에는 문장 부호를 쓰지 않습니다.")
    static let ellipsis = MessageTemplate(
        "ellipsis", en: "“{title}” ends with an ellipsis, which promises that more will be asked.",
        ja: "「{title}」の末尾に三点リーダがあります。これは、続けて何かを尋ねることを意味します。",
        ko: "“{title}” 문구가 말줄임표로 끝납니다. 말줄임표는 이어서 무언가를 더 묻는다는 뜻입니다.")
    static let settled = MessageTemplate(
        "asks-more", en: "Decide whether “{title}” asks for something more before it acts.",
        ja: "「{title}」を押したあと、実行の前にさらに何かを尋ねるのかどうかを判断してください。",
        ko: "“{title}” 버튼을 누른 뒤 실행하기 전에 무언가를 더 묻는지 판단하십시오.")
    static let strip = MessageTemplate(
        "strip", en: "Take away the “{mark}”.", ja: "「{mark}」を取り除きます。", ko: "“{mark}” 부호를 뺍니다.")

    static let metadata = RuleMetadata(
        id: "alert-button-no-punctuation", editions: .all, severity: .warning,
        guidelines: ["alerts-button-titles", "alerts-2025-button-titles"], scope: .modals([.alert, .actionSheet]),
        summary: LocalText(
            en: "A button’s title ends without punctuation.", ja: "ボタンのラベルの末尾に句読点を付けません。",
            ko: "버튼 이름은 문장 부호로 끝내지 않습니다."),
        why: LocalText(
            en: "A title is a name for what will happen, no sentence. A mark at its end only adds noise, or shouts.",
            ja: "ラベルは起きることの名前であり、文ではありません。末尾の記号は余計なだけで、叫んでいるようにも見えます。",
            ko: "버튼 이름은 일어날 일을 가리키는 말이지 문장이 아닙니다. 끝의 부호는 군더더기이고 소리치는 것처럼 보이기도 합니다."),
        remedy: LocalText(
            en: "Take the mark away. A brand that ends with one belongs in the glossary.",
            ja: "記号を取り除きます。記号で終わるブランド名は、用語集に登録してください。",
            ko: "부호를 뺍니다. 부호로 끝나는 브랜드 이름은 용어집에 넣으십시오."),
        messages: [mark, ellipsis, settled, strip],
        examples: [
            .modal(.pass, "No mark", one("Delete")),
            .modal(.pass, "A brand with its mark", one("Open Yahoo!")),
            .modal(.pass, "An abbreviation", one("Call Acme Inc.")),
            .modal(.pass, "A version number", one("Install 2.0")),
            .modal(.pass, "Brackets and emoji are no marks", one("Delete (All) 🗑")),
            .modal(.fail, "Exclamation", one("Delete!")),
            .modal(.fail, "A full stop before a bracket closes", one("Copy (All.)")),
            .modal(.fail, "Japanese", languages: ["ja"], one("削除します。")),
            .modal(.fail, "Korean", languages: ["ko"], one("삭제할까요?")),
            .flow(
                .pass, "A brand of the glossary",
                #""glossary": {"brands": ["Jeopardy!"]}, "modals": [{"id": "m", "# + one("Play Jeopardy!") + "}]"),
            .modal(.review, "An ellipsis", one("Save As…")),
            .modal(.open, "Nobody said which", #""style": "alert""#),
        ])

    func check(_ node: ModalNode, in context: Context, _ observations: inout Observations) {
        context.judgeTitles(of: node, &observations) { title in
            let text = title.reading.text
            if let mark = text.mark, mark.kind == .ellipsis {
                return .review(Self.ellipsis, ["title": title.shown], settledBy: Self.settled) { $0.range = mark.range }
            }
            guard let mark = text.wrongMark else { return .pass }
            let arguments = ["title": title.shown, "mark": mark.text]
            return .fail(Self.mark, arguments) {
                $0.range = mark.range
                guard let mended = title.mended(of: node, in: context) else { return }
                $0.fix = Fix(.safe, Message(Self.strip, arguments), title.replacing(with: mended, in: node))
            }
        }
    }

    private static func one(_ title: String) -> String { ButtonExamples.alert([(title, "default")]) }
}
