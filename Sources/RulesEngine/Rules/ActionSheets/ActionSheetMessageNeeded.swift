internal import FlowDocument
internal import JSON
internal import TextLayout
internal import UnicodeText

/// An action sheet has a message only where one is needed.
struct ActionSheetMessageNeeded: ModalRule {
    static let question = MessageTemplate(
        "needed", en: "Do the title and the buttons leave something unclear that the message “{text}” explains?",
        ja: "タイトルとボタンだけでは伝わらないことを、メッセージ「{text}」が説明していますか。",
        ko: "제목과 버튼만으로 알 수 없는 것을 “{text}” 메시지가 설명합니까?")
    static let repeats = MessageTemplate(
        "repeats", en: "The message “{text}” says the same as the title.",
        ja: "メッセージ「{text}」は、タイトルと同じ内容です。", ko: "“{text}” 메시지는 제목과 같은 내용입니다.")
    static let repeatsSettled = MessageTemplate(
        "worth-it", en: "Decide whether the message tells anything that the title does not; otherwise leave it out.",
        ja: "タイトルにない内容をメッセージが伝えているかどうかを判断し、そうでなければ省いてください。",
        ko: "메시지가 제목에 없는 내용을 전하는지 판단하고, 그렇지 않으면 빼십시오.")

    static let metadata = RuleMetadata(
        id: "action-sheet-message-needed", editions: [.hig2025], kind: .judgement, severity: .advice,
        guidelines: ["action-sheets-2025-text"], scope: .modals([.actionSheet]),
        summary: LocalText(
            en: "An action sheet has a message only if one is needed.",
            ja: "アクションシートのメッセージは、必要な場合にだけ表示します。",
            ko: "동작 시트의 메시지는 필요할 때만 표시합니다."),
        why: LocalText(
            en: """
                People look for their choice among the buttons. Text above them that adds nothing only stands \
                in the way.
                """,
            ja: "探しているのはボタンの中の選択肢です。意味を加えない文があると、見つけにくくなるだけです。",
            ko: "사람들은 버튼에서 선택지를 찾습니다. 더해 주는 것이 없는 글은 방해만 됩니다."),
        remedy: LocalText(
            en: "Leave the message out where title and buttons say it all.",
            ja: "タイトルとボタンで十分な場合は、メッセージを省きます。",
            ko: "제목과 버튼으로 충분하면 메시지를 뺍니다."),
        messages: [question, repeats, repeatsSettled],
        examples: [
            .modal(.pass, "No message", #""style": "actionSheet", "title": "Delete 3 Photos?", "message": null"#),
            .modal(.pass, "An empty message", languages: ["ja"], #""style": "actionSheet", "message": """#),
            .modal(
                .review, "It repeats the title",
                #""style": "actionSheet", "title": "Delete Photo?", "message": "Delete photo""#),
            .modal(
                .review, "It repeats the title in Korean", languages: ["en", "ko"],
                #"""
                "style": "actionSheet", "title": {"en": "Delete?", "ko": "사진을 삭제할까요?"},
                "message": {"en": "It is on all your devices.", "ko": "사진을 삭제할까요"}
                """#),
            .modal(
                .open, "A message to be judged",
                #""style": "actionSheet", "title": "Delete Photo?", "message": "It will be deleted from all your devices.""#
            ),
            .modal(
                .open, "判断を要するメッセージ", languages: ["ja"],
                #""style": "actionSheet", "title": "写真を削除", "message": "すべてのデバイスから削除されます。""#),
            .modal(.open, "Nobody spoke of a message", #""style": "actionSheet", "title": "Sort By""#),
        ])

    func check(_ node: ModalNode, in context: Context, _ observations: inout Observations) {
        guard node.modal.message.isKnown else { return observations.open(node.modal.id, "message") }
        let titles = context.texts(node.modal.title)
        for (title, message) in zip(titles, context.texts(node.modal.message)) {
            func rest(_ observation: inout Observation) {
                observation.language = message.language
                observation.field = ["message"]
                if case .tagged = node.modal.message.value { observation.field.append(message.language) }
            }
            switch message.text {
            case .nothing:
                var observation = Observation(.pass)
                rest(&observation)
                observations.add(observation)
            case .unknown:
                var observation = Observation(.open)
                rest(&observation)
                observation.missing = [MissingFact(Reference(node.modal.id), "message")]
                observations.add(observation)
            case .value(let text):
                if let title = title.text.value, Self.says(text, sameAs: title) {
                    observations.review(Self.repeats, ["text": text], settledBy: Self.repeatsSettled, rest)
                } else {
                    observations.judge(
                        Self.question, ["text": text], evidence: evidence(title.text.value, text, of: node, context),
                        rest)
                }
            }
        }
    }

    private static func says(_ text: String, sameAs title: String) -> Bool {
        text.withoutOuterPunctuation.foldedForComparison == title.withoutOuterPunctuation.foldedForComparison
    }

    private func evidence(_ title: String?, _ text: String, of node: ModalNode, _ context: Context) -> [JSON.Member] {
        [
            JSON.Member("title", title.map(JSON.string) ?? .null), JSON.Member("message", .string(text)),
            JSON.Member("buttons", .array(node.buttons.prefix(20).map { .string($0.label) })),
        ]
    }
}
