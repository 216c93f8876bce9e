internal import FlowDocument

/// What an alert tells can be acted on.
struct AlertActionable: ModalRule {
    static let nothingToDo = MessageTemplate(
        "nothing-to-do", en: "No button does anything but close the alert.",
        ja: "どのボタンを押しても、アラートが閉じるだけです。",
        ko: "어느 버튼을 눌러도 알림이 닫히기만 합니다.")

    static let often = MessageTemplate(
        "often", en: "{count} alerts can only be closed: no button of theirs does anything else.",
        ja: "{count}件のアラートは閉じることしかできません。どのボタンにもほかの働きがありません。",
        ko: "알림 {count}개는 닫을 수만 있습니다. 어느 버튼에도 다른 동작이 없습니다.")

    static let group = Threshold(
        "alert-actionable", "group", 5,
        LocalText(
            en: "With more such alerts in an app they become one result.", ja: "この数を超えると、1件の結果にまとめます。",
            ko: "이 수를 넘으면 결과 하나로 묶습니다."))

    static let metadata = RuleMetadata(
        id: "alert-actionable", version: 3, editions: .all, severity: .advice,
        guidelines: ["modality-2018-essential-alerts", "modality-2020s-essential-alerts"], scope: .modals([.alert]),
        mutedBy: ["alert-important-situation", "alert-not-information-only"],
        thresholds: [group], grouping: Grouping(often, beyond: group),
        summary: LocalText(
            en: "An alert offers something to do about what it says.",
            ja: "アラートには、伝えた内容に対してできることを用意します。",
            ko: "알림은 전하는 내용에 대해 할 수 있는 일을 제공합니다."),
        why: LocalText(
            en: """
                An interruption is worth more when it ends in progress. An alert that can only be closed leaves people \
                alone with its news.
                """,
            ja: "割り込みは、次の行動につながってこそ意味があります。閉じることしかできないアラートは、知らせを残すだけで終わります。",
            ko: "방해는 다음 행동으로 이어질 때 가치가 있습니다. 닫을 수만 있는 알림은 소식만 남기고 끝납니다."),
        remedy: LocalText(
            en: "Offer the next step, such as Try Again or Open Settings, or say it in the screen instead.",
            ja: "「再試行」や「設定を開く」など次の一歩を用意するか、アラートではなく画面内で伝えてください。",
            ko: "“다시 시도”나 “설정 열기”처럼 다음 단계를 제공하거나, 알림 대신 화면 안에서 알려 주십시오."),
        messages: [nothingToDo, often],
        examples: [
            .modal(
                .pass, "Try Again",
                #"""
                "style": "alert", "controls": [{"id": "cancel", "kind": "button", "title": "Cancel", "role": "cancel"},
                    {"id": "again", "kind": "button", "title": "Try Again", "exit": {"effect": "commit"}}]
                """#),
            .modal(
                .pass, "A destructive button",
                #"""
                "style": "alert", "controls": [{"id": "cancel", "kind": "button", "title": "Cancel", "role": "cancel"},
                    {"id": "delete", "kind": "button", "title": "Delete", "role": "destructive"}]
                """#),
            .flow(
                .pass, "A button that leads somewhere",
                #"""
                "screens": [{"id": "settings"}],
                "modals": [{"id": "a", "style": "alert", "controls": [{"id": "open", "kind": "button"}]}],
                "transitions": [{"id": "t", "from": "a/open", "to": "settings", "kind": "push"}]
                """#),
            .modal(
                .fail, "Only OK",
                #"""
                "style": "alert",
                "controls": [{"id": "ok", "kind": "button", "title": "OK", "exit": {"effect": "none"}}]
                """#),
            .modal(
                .fail, "OK beside a Cancel, and neither does anything",
                #"""
                "style": "alert", "controls": [{"id": "cancel", "kind": "button", "title": "Cancel", "role": "cancel"},
                    {"id": "ok", "kind": "button", "title": "OK", "exit": {"effect": "none"}}]
                """#),
            .flow(.fail, "Six of them, told as one", news(6)),
            .modal(
                .open, "Nobody said what OK does",
                #""style": "alert", "controls": [{"id": "ok", "kind": "button", "title": "OK"}]"#),
            .modal(
                .open, "Nobody said whether a button that changes nothing leads on",
                #"""
                "style": "alert", "controls": [{"id": "cancel", "kind": "button", "title": "Cancel", "role": "cancel"},
                    {"id": "open", "kind": "button", "title": "Open Settings", "exit": {"effect": "none"}}]
                """#),
            .modal(.open, "Nobody said which buttons there are", #""style": "alert", "title": "Mail Not Sent""#),
            .modal(.notApplicable, "No button at all", #""style": "alert", "controls": []"#),
        ])

    private static func news(_ count: Int) -> String {
        let modals = (1...count).map { number in
            #"""
            {"id": "a\#(number)", "style": "alert",
             "controls": [{"id": "ok", "kind": "button", "title": "OK", "exit": {"effect": "none"}}]}
            """#
        }
        return #""modals": [\#(modals.joined(separator: ", "))]"#
    }

    func check(_ node: ModalNode, in context: Context, _ observations: inout Observations) {
        guard node.modal.controls.isKnown else { return observations.open(node.modal.id, "controls") }
        let buttons = node.buttons.map { (control: $0, consequence: context.consequence(of: $0, on: node)) }
        guard !buttons.isEmpty else { return observations.nothingToCheck() }
        let silent = buttons.filter { $0.consequence == .unknown }.map(\.control)
        if buttons.contains(where: { $0.consequence == .something }) {
            observations.pass()
        } else if !silent.isEmpty {
            observations.open(node.missingEffects(of: silent))
        } else {
            observations.fail(Self.nothingToDo) { $0.field = ["controls"] }
        }
    }
}
