internal import FlowDocument

/// A presentation of one's own has a reason.
struct StyleCustomJustified: ModalRule {
    static let unexplained = MessageTemplate(
        "unexplained", en: "The presentation is custom, with neither a reason nor a transition of its own.",
        ja: "独自の表示スタイルですが、理由も独自のトランジションも示されていません。",
        ko: "독자적인 표시 스타일인데 이유도 독자적인 전환도 밝혀져 있지 않습니다.")
    static let reason = MessageTemplate(
        "reason", en: "State in `styleReason` what the standard styles cannot do here.",
        ja: "標準のスタイルではできないことを`styleReason`に書きます。",
        ko: "표준 스타일로 할 수 없는 것을 `styleReason`에 적습니다.")

    static let metadata = RuleMetadata(
        id: "style-custom-justified", editions: .since2020s, kind: .judgement, severity: .advice,
        guidelines: ["modality-2020s-custom"], scope: .modals([.sheet]),
        summary: LocalText(
            en: "A custom presentation has a reason, or a transition that only it can have.",
            ja: "独自の表示スタイルには、理由か独自のトランジションが必要です。",
            ko: "독자적인 표시 스타일에는 이유나 독자적인 전환이 있어야 합니다."),
        why: LocalText(
            en: """
                Nothing about how such a view opens, closes and adapts comes from the system, so people must learn it and \
                the team must look after it.
                """,
            ja: """
                開きかた、閉じかた、サイズへの対応のすべてがシステムの外にあるため、使う人は覚え直し、作る人は自分で面倒を見ることに\
                なります。
                """,
            ko: """
                열리고 닫히고 크기에 맞추는 방식이 모두 시스템 밖에 있어서 쓰는 사람은 새로 익혀야 하고 만드는 사람은 직접 챙겨야 \
                합니다.
                """),
        remedy: LocalText(
            en: "Write down what no standard style can do, or choose the standard style that comes nearest.",
            ja: "標準のスタイルではできないことを書き留めるか、最も近い標準のスタイルを選びます。",
            ko: "표준 스타일로 할 수 없는 것을 적어 두거나, 가장 가까운 표준 스타일을 선택합니다."),
        messages: [unexplained, reason],
        examples: [
            .modal(
                .pass, "A reason",
                #""style": "custom", "styleReason": "The lens grows out of the photo that was touched.""#),
            .flow(.pass, "A transition of its own", presented("custom")),
            .modal(.review, "No reason", #""style": "custom""#),
            .modal(.review, "An empty reason", #""style": "custom", "styleReason": "  ""#),
            .flow(.review, "It comes up like any sheet", presented("coverVertical")),
            .modal(.notApplicable, "The system's choice", #""style": "automatic""#),
        ])

    func check(_ node: ModalNode, in context: Context, _ observations: inout Observations) {
        guard node.modal.style.value == .custom else { return observations.nothingToCheck() }
        let hasReason = node.modal.styleReason.value?.contains { !$0.isWhitespace } ?? false
        let hasTransition = context.graph.arrivals[node.index].contains { $0.transition.style.value == .custom }
        if hasReason || hasTransition { return observations.pass() }
        observations.review(Self.unexplained, settledBy: Self.reason) { $0.field = ["style"] }
    }

    private static func presented(_ style: String) -> String {
        """
        "screens": [{"id": "photos"}], "modals": [{"id": "m", "style": "custom"}],
        "transitions": [{"id": "t", "from": "photos", "to": "m", "kind": "present", "style": "\(style)"}]
        """
    }
}
