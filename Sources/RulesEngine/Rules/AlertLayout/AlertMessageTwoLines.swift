internal import FlowDocument

/// A message takes one or two lines.
struct AlertMessageTwoLines: ModalRule {
    static let lines = Threshold(
        "alert-message-two-lines", "lines", 2,
        LocalText(
            en: "The most lines that a message takes.", ja: "メッセージの最大の行数。", ko: "메시지가 차지할 수 있는 최대 줄 수."))

    static let over = MessageTemplate(
        "over",
        en: "The message takes {lines} lines or more; {limit} are enough for what people read before they tap.",
        ja: "メッセージが{lines}行以上になります。タップする前に読まれるのは{limit}行ほどです。",
        ko: "메시지가 {lines}줄 이상을 차지합니다. 탭하기 전에 읽히는 것은 {limit}줄 정도입니다.")
    static let near = MessageTemplate(
        "near-limit",
        en: "The message takes between {few} and {many} lines, and {limit} are the most.",
        ja: "メッセージが{few}〜{many}行になります。上限は{limit}行です。",
        ko: "메시지가 {few}~{many}줄을 차지합니다. 최대 {limit}줄입니다.")

    static let metadata = RuleMetadata(
        id: "alert-message-two-lines", editions: .all, kind: .heuristic, severity: .warning,
        guidelines: ["alerts-message"], scope: .modals([.alert]), thresholds: [lines],
        summary: LocalText(
            en: "A message takes one or two lines.",
            ja: "メッセージは1〜2行に収めます。",
            ko: "메시지는 한두 줄로 씁니다."),
        why: LocalText(
            en: "People meet an alert in the middle of something else. They read a line or two and then choose.",
            ja: "アラートは何かの途中で現れます。人は1〜2行だけ読んで選びます。",
            ko: "알림은 다른 일을 하는 도중에 나타납니다. 사람들은 한두 줄만 읽고 고릅니다."),
        remedy: LocalText(
            en: "Keep what changes the decision, and drop what the title says already.",
            ja: "判断に必要なことだけを残し、タイトルと重なる内容は省きます。",
            ko: "결정에 필요한 내용만 남기고 제목에서 이미 말한 것은 뺍니다."),
        messages: [over, near] + AlertLinesCheck.messages,
        examples: [
            .modal(
                .pass, "Sixty characters",
                #""style": "alert", "message": "The photos in this album stay in your library and in iCloud.""#),
            .modal(
                .pass, "Two lines in Japanese", languages: ["ja"],
                #""style": "alert", "message": "アルバムの写真はライブラリに残ります。あとから追加し直せます。""#),
            .modal(
                .pass, "Two lines in Korean", languages: ["ko"],
                #""style": "alert", "message": "앨범의 사진은 보관함에 남습니다. 나중에 다시 추가할 수 있습니다.""#),
            .modal(
                .fail, "Five lines",
                #""style": "alert", "message": "\#(LayoutExamples.text("The photos stay in your library.", 5))""#),
            .modal(
                .fail, "Japanese, four lines", languages: ["ja"],
                #""style": "alert", "message": "\#(LayoutExamples.text("アルバムの写真はライブラリに残ります。", 4))""#),
            .modal(
                .fail, "Korean, four lines", languages: ["ko"],
                #""style": "alert", "message": "\#(LayoutExamples.text("앨범의 사진은 보관함에 남습니다.", 5))""#),
            .modal(
                .fail, "Three paragraphs of a few words",
                #""style": "alert", "message": "Photos stay.\nVideos go.\nNotes stay.""#),
            .modal(
                .review, "It depends on the typeface by a word",
                #"""
                "style": "alert",
                "message": "The photos and videos in this album stay in your library and on your other devices."
                """#),
            .modal(
                .review, "Nobody says what is filled in", #""style": "alert", "message": "An error occurred: %@""#),
            .modal(.notApplicable, "No message", #""style": "alert", "message": null"#),
            .modal(.open, "Nobody says whether there is one", #""style": "alert", "title": "Delete Album?""#),
        ])

    func check(_ node: ModalNode, in context: Context, _ observations: inout Observations) {
        let limit = context.count(Self.lines)
        let check = AlertLinesCheck(part: .message, limit: limit, over: Self.over, near: Self.near)
        observations.add(cells: check.cells(node, in: context))
    }
}
