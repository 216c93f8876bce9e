internal import FlowDocument

/// A title never takes more than two lines.
struct AlertTitleTwoLines: ModalRule {
    static let lines = Threshold(
        "alert-title-two-lines", "lines", 2,
        LocalText(
            en: "The most lines that a title takes.", ja: "タイトルの最大の行数。", ko: "제목이 차지할 수 있는 최대 줄 수."))

    static let over = MessageTemplate(
        "over",
        en: "The title takes {lines} lines or more; {limit} are the most that people still read.",
        ja: "タイトルが{lines}行以上になります。読んでもらえるのは{limit}行までです。",
        ko: "제목이 {lines}줄 이상을 차지합니다. 사람들이 읽는 것은 {limit}줄까지입니다.")
    static let near = MessageTemplate(
        "near-limit",
        en: "The title takes between {few} and {many} lines, and {limit} are the most.",
        ja: "タイトルが{few}〜{many}行になります。上限は{limit}行です。",
        ko: "제목이 {few}~{many}줄을 차지합니다. 최대 {limit}줄입니다.")

    static let metadata = RuleMetadata(
        id: "alert-title-two-lines", editions: [.hig2025], kind: .heuristic, severity: .warning,
        guidelines: ["alerts-2025-text"], scope: .modals([.alert]), thresholds: [lines],
        summary: LocalText(
            en: "A title never takes more than two lines.",
            ja: "タイトルは2行を超えないようにします。",
            ko: "제목은 두 줄을 넘지 않게 합니다."),
        why: LocalText(
            en: "A title of three lines is a paragraph in bold: it is skipped, and with it what the alert is about.",
            ja: "3行のタイトルは太字の段落です。読み飛ばされ、何のアラートなのかが伝わりません。",
            ko: "세 줄짜리 제목은 굵은 글씨로 된 문단입니다. 읽지 않고 넘기게 되어 무엇에 관한 알림인지 전해지지 않습니다."),
        remedy: LocalText(
            en: "Keep what happened in the title and move the rest to the message.",
            ja: "起きたことだけをタイトルに残し、残りはメッセージに移します。",
            ko: "무슨 일인지만 제목에 남기고 나머지는 메시지로 옮깁니다."),
        messages: [over, near] + AlertLinesCheck.messages,
        examples: [
            .modal(.pass, "One line", #""style": "alert", "title": "Delete this photo?""#),
            .modal(
                .pass, "Two lines", #""style": "alert", "title": "Delete all of the photos in this album?""#),
            .modal(
                .pass, "Two lines in Korean", languages: ["ko"],
                #""style": "alert", "title": "선택한 사진과 비디오를 모두 삭제하시겠습니까?""#),
            .modal(
                .fail, "Three lines",
                #"""
                "style": "alert",
                "title": "Are you sure that you want to delete all of the photos and videos in this album from your phone?"
                """#),
            .modal(
                .fail, "Three lines in Japanese", languages: ["ja"],
                #"""
                "style": "alert", "title": "このアルバムに含まれている写真とビデオをすべてこのiPhoneから削除してもよろしいですか"
                """#),
            .modal(
                .review, "Two lines or three", languages: ["ja"],
                #""style": "alert", "title": "このアルバムに含まれる写真とビデオをすべて削除しますか""#),
            .modal(.review, "Nobody says what is filled in", #""style": "alert", "title": "Delete “%@”?""#),
            .modal(.notApplicable, "No title", #""style": "alert", "title": null"#),
        ])

    func check(_ node: ModalNode, in context: Context, _ observations: inout Observations) {
        guard node.modal.title.isKnown else { return observations.nothingToCheck() }
        let limit = context.count(Self.lines)
        let check = AlertLinesCheck(part: .title, limit: limit, over: Self.over, near: Self.near)
        observations.add(cells: check.cells(node, in: context))
    }
}
