internal import FlowDocument
internal import JSON

/// An alert has three buttons at most.
struct AlertThreeButtonsAtMost: ModalRule {
    static let most = Threshold(
        "alert-three-buttons-at-most", "buttons", 3,
        LocalText(
            en: "How many buttons an alert may have.", ja: "アラートに置けるボタンの数。", ko: "알림에 둘 수 있는 버튼의 수."))

    static let many = MessageTemplate(
        "many", en: "The alert has {count} buttons; people take in {most} at most.",
        ja: "アラートにボタンが{count}個あります。{most}個までにしてください。",
        ko: "알림에 버튼이 {count}개 있습니다. {most}개까지가 적당합니다.")

    static let metadata = RuleMetadata(
        id: "alert-three-buttons-at-most", editions: [.hig2025], severity: .warning,
        guidelines: ["alerts-2025-button-count"], scope: .modals([.alert]), thresholds: [most],
        summary: LocalText(
            en: "An alert has no more than three buttons.", ja: "アラートのボタンは3つまでにします。",
            ko: "알림의 버튼은 세 개를 넘지 않게 합니다."),
        why: LocalText(
            en: """
                Three buttons already take thought. With four, people have to compare what should have been a quick \
                answer, and some buttons may be out of sight.
                """,
            ja: "3つでも考える時間が要ります。4つになると比べて選ぶ必要があり、見えない位置に追いやられるボタンも出てきます。",
            ko: "세 개만 되어도 생각이 필요합니다. 네 개가 되면 하나하나 비교해야 하고, 보이지 않는 버튼이 생길 수도 있습니다."),
        remedy: LocalText(
            en: "Ask one question at a time, or show the choices in an action sheet or on a screen.",
            ja: "質問を1つずつに分けるか、選択肢をアクションシートや画面に表示します。",
            ko: "질문을 하나씩 나누거나 선택지를 동작 시트나 화면에 보여 줍니다."),
        messages: [many],
        examples: [
            .modal(.pass, "Two buttons", buttons(2)),
            .modal(.pass, "Three buttons", buttons(3)),
            .modal(.fail, "Four buttons", buttons(4)),
            .modal(.fail, "Seven buttons", buttons(7)),
            .modal(.open, "Nobody said which", #""style": "alert""#),
        ])

    func check(_ node: ModalNode, in context: Context, _ observations: inout Observations) {
        guard node.modal.controls.isKnown else { return observations.open(node.modal.id, "controls") }
        let count = node.buttons.count
        let most = context.limit(Self.most)
        guard Double(count) > most else { return observations.pass() }
        observations.fail(Self.many, ["count": String(count), "most": most.plain]) {
            $0.field = ["controls"]
            $0.evidence = [JSON.Member("buttons", .number(Double(count))), JSON.Member("most", .number(most))]
        }
    }

    private static func buttons(_ count: Int) -> String {
        ButtonExamples.alert((1...count).map { ("Choice \($0)", "default") })
    }
}
