internal import FlowDocument

/// The options of an alert are worth having.
struct AlertUsefulChoices: ModalRule {
    static let allTheSame = MessageTemplate(
        "all-the-same", en: "All {count} buttons do the same, so there is nothing to choose.",
        ja: "{count}個のボタンはどれも結果が同じで、選ぶ意味がありません。",
        ko: "버튼 {count}개의 결과가 모두 같아 고를 것이 없습니다.")
    static let settled = MessageTemplate(
        "differ", en: "Decide whether the buttons differ for people; if not, leave one.",
        ja: "ボタンの違いに意味があるかどうかを判断し、なければ1つにまとめてください。",
        ko: "버튼의 차이가 사용자에게 의미 있는지 판단하고, 없다면 하나만 남기십시오.")
    static let question = MessageTemplate(
        "question", en: "Is the alert’s content weighty, and is each option worth having?",
        ja: "アラートの内容には重みがあり、どの選択肢にも意味がありますか。",
        ko: "알림의 내용이 중요하고, 모든 선택지가 쓸모 있습니까?")

    static let metadata = RuleMetadata(
        id: "alert-useful-choices", version: 2, editions: .all, kind: .judgement, severity: .advice,
        guidelines: ["alerts-sparing-use"], scope: .modals([.alert]),
        summary: LocalText(
            en: "An alert says something that matters and offers options that make a difference.",
            ja: "アラートでは、大切な情報と意味のある選択肢を示します。",
            ko: "알림은 중요한 정보와 차이가 있는 선택지를 제공합니다."),
        why: LocalText(
            en:
                "People read an alert for what they can decide. Options without a difference cost thought and give none.",
            ja: "人は何を決められるのかを知るためにアラートを読みます。違いのない選択肢は、考える手間だけを増やします。",
            ko: "사용자는 무엇을 결정할 수 있는지 알려고 알림을 읽습니다. 차이 없는 선택지는 고민만 늘립니다."),
        remedy: LocalText(
            en: "Merge buttons that do the same, and offer the step that helps in the situation.",
            ja: "同じ結果のボタンはまとめ、その場面で役立つ操作を用意してください。",
            ko: "결과가 같은 버튼은 합치고, 그 상황에 도움이 되는 동작을 제공하십시오."),
        messages: [allTheSame, settled, question],
        examples: [
            .modal(
                .review, "OK and Close both dismiss",
                buttons(#"{"id": "ok", "kind": "button", "title": "OK", "exit": {"effect": "none"}}"#)),
            .modal(
                .review, "Three that change nothing",
                buttons(
                    #"""
                    {"id": "ok", "kind": "button", "title": "OK", "exit": {"effect": "none"}},
                    {"id": "later", "kind": "button", "title": "Later", "exit": {"effect": "none"}}
                    """#)),
            .modal(
                .open, "Try Again or Close is for a person to judge",
                buttons(#"{"id": "again", "kind": "button", "title": "Try Again", "exit": {"effect": "commit"}}"#)),
            .modal(
                .open, "A button that leads on",
                buttons(
                    #"{"id": "more", "kind": "button", "title": "Learn More", "action": "push", "exit": {"effect": "none"}}"#
                )),
            .modal(
                .open, "One button is no choice to compare",
                #"""
                "style": "alert", "controls": [{"id": "ok", "kind": "button", "title": "OK", "exit": {"effect": "none"}}]
                """#),
            .modal(
                .open, "Nobody said what OK does", buttons(#"{"id": "ok", "kind": "button", "title": "OK"}"#)),
            .modal(.notApplicable, "No button", #""style": "alert", "controls": []"#),
        ])

    func check(_ node: ModalNode, in context: Context, _ observations: inout Observations) {
        guard node.modal.controls.isKnown else { return observations.open(node.modal.id, "controls") }
        let buttons = node.buttons
        guard !buttons.isEmpty else { return observations.nothingToCheck() }
        if buttons.count > 1, haveOneEffect(buttons, of: node, in: context) {
            observations.review(
                Self.allTheSame, ["count": String(buttons.count)], settledBy: Self.settled
            ) {
                $0.field = ["controls"]
                $0.evidence = node.evidenceForJudgement
            }
        } else {
            let silent = buttons.filter { context.consequence(of: $0, on: node) == .unknown }
            observations.judge(Self.question, evidence: node.evidenceForJudgement) {
                $0.missing = node.missingEffects(of: silent)
            }
        }
    }

    /// Whether every button is known to do the same; one that leads elsewhere does something of its own.
    private func haveOneEffect(_ buttons: [Control], of node: ModalNode, in context: Context) -> Bool {
        let effects = buttons.map { $0.exit.value?.effect.value }
        guard let first = effects.first, let effect = first, effects.allSatisfy({ $0 == effect }) else { return false }
        return !buttons.contains { button in
            context.consequence(of: button, on: node) == .unknown
                || context.startsTransition(button, of: node) || button.exit.value?.target.value != nil
                || button.action.value == .push || button.action.value == .present
        }
    }

    private static func buttons(_ others: String) -> String {
        """
        "style": "alert", "title": "Mail Not Sent", "controls": [\(others), \
        {"id": "close", "kind": "button", "title": "Close", "exit": {"effect": "none"}}]
        """
    }
}
