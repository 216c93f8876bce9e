internal import FlowDocument
internal import TextLayout

/// A title takes one line.
struct AlertTitleOneLine: ModalRule {
    static let over = MessageTemplate(
        "over",
        en: "The title takes {lines} lines or more.",
        ja: "タイトルが{lines}行以上になります。",
        ko: "제목이 {lines}줄 이상을 차지합니다.")
    static let near = MessageTemplate(
        "near-limit",
        en: "The title fills the line to within a few points: it may take {many} lines.",
        ja: "タイトルが行の幅ぎりぎりで、{many}行になる可能性があります。",
        ko: "제목이 한 줄의 너비와 거의 같아 {many}줄이 될 수 있습니다.")
    static let broken = MessageTemplate(
        "broken-by-hand",
        en: "The title holds a line break, so it takes several lines on every device.",
        ja: "タイトルに改行が含まれているため、どのデバイスでも複数行になります。",
        ko: "제목에 줄바꿈이 들어 있어 모든 기기에서 여러 줄이 됩니다.")

    static let metadata = RuleMetadata(
        id: "alert-title-one-line", version: 2, editions: .all, kind: .heuristic, severity: .advice,
        severities: [.hig2018: .warning], guidelines: ["alerts-title"], scope: .modals([.alert]),
        mutedBy: ["alert-title-two-lines"],
        summary: LocalText(
            en: "A title takes one line wherever that can be done.",
            ja: "タイトルはできるだけ1行に収めます。",
            ko: "제목은 되도록 한 줄에 들어가게 합니다."),
        why: LocalText(
            en: "A title of one line is taken in at a glance, before the eye goes on to the buttons.",
            ja: "1行のタイトルは、ボタンに目を移す前にひと目で読めます。",
            ko: "한 줄짜리 제목은 버튼으로 눈길을 옮기기 전에 한눈에 읽힙니다."),
        remedy: LocalText(
            en: "Say it in fewer words, and leave details to the message.",
            ja: "言葉を減らし、細かいことはメッセージに回します。",
            ko: "말을 줄이고 자세한 내용은 메시지로 옮깁니다."),
        messages: [over, near, broken] + AlertLinesCheck.messages,
        examples: [
            .modal(.pass, "A short question", #""style": "alert", "title": "Delete this photo?""#),
            .modal(.pass, "Japanese, ten characters", languages: ["ja"], #""style": "alert", "title": "写真を削除しますか?""#),
            .modal(.pass, "Korean", languages: ["ko"], #""style": "alert", "title": "사진을 삭제할까요?""#),
            .modal(
                .pass, "A placeholder with an example",
                #""style": "alert", "title": "Delete “%@”?", "examples": {"%@": {"value": "Lisbon"}}"#),
            .modal(
                .pass, "A placeholder with a greatest length",
                #""style": "alert", "title": "Delete “{name}”?", "examples": {"name": {"maxLength": 8}}"#),
            .modal(
                .fail, "A title of two lines",
                #""style": "alert", "title": "Delete all of the photos in this album?""#),
            .modal(.fail, "A line break", #""style": "alert", "title": "Delete\nthis photo?""#),
            .modal(
                .fail, "Japanese, twenty characters, measured and not counted as words", languages: ["ja"],
                #""style": "alert", "title": "選択した写真と動画を読み込めませんでした""#),
            .modal(
                .fail, "Korean", languages: ["ko"],
                #""style": "alert", "title": "선택한 사진과 비디오를 모두 삭제하시겠습니까?""#),
            .modal(
                .fail, "The name can be as long as two lines",
                #""style": "alert", "title": "Delete “{name}”?", "examples": {"name": {"maxLength": 60}}"#),
            .modal(
                .fail, "In the worse of two languages", languages: ["en", "ja"],
                #"""
                "style": "alert", "title": {"en": "Photos Not Imported", "ja": "選択した写真とビデオを読み込めませんでした"}
                """#),
            .modal(
                .review, "As wide as the line", languages: ["ja"],
                #""style": "alert", "title": "この写真を今すぐ削除しますか""#),
            .modal(
                .review, "Nobody says what is filled in", in: .hig2018,
                #""style": "alert", "title": "Delete “%@”?""#),
            .modal(
                .notApplicable, "Where two lines are allowed, the rule about those asks what is filled in",
                in: .hig2025,
                #""style": "alert", "title": "Delete “%@”?""#),
            .modal(.notApplicable, "No title", #""style": "alert", "message": "The photo could not be deleted.""#),
            .modal(
                .open, "One text for two languages", languages: ["en", "ko"],
                #""style": "alert", "title": "Delete this photo?""#),
        ])

    func check(_ node: ModalNode, in context: Context, _ observations: inout Observations) {
        // A missing title is reported by another rule.
        guard node.modal.title.isKnown else { return observations.nothingToCheck() }
        let check = AlertLinesCheck(part: .title, limit: 1, over: Self.over, near: Self.near)
        var cells = check.cells(node, in: context)
        // Where two lines are the limit, the rule about those asks how long a placeholder can be.
        if context.edition == .hig2025 { cells.removeAll { $0.asksForLength } }
        for index in cells.indices where cells[index].outcome == .fail {
            guard let language = cells[index].language, let text = context.text(node.modal.title, in: language).value,
                TextMeasure(text, weight: .semibold, language: language).isBrokenByHand
            else { continue }
            cells[index].message = Message(Self.broken)
        }
        observations.add(cells: cells)
    }
}
