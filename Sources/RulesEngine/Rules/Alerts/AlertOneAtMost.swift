internal import FlowDocument

/// Never two alerts at once.
struct AlertOneAtMost: PresentationRule {
    static let second = MessageTemplate(
        "second", en: "“{target}” appears while the alert “{other}” is still open.",
        ja: "アラート「{other}」が開いたまま、「{target}」が表示されます。",
        ko: "알림 “{other}” 위에 “{target}” 알림이 겹쳐 나타납니다.")

    static let metadata = RuleMetadata(
        id: "alert-one-at-most", version: 2, editions: [.hig2025], severity: .error,
        guidelines: ["modality-2025-one-at-a-time"], scope: .presentations,
        summary: LocalText(
            en: "Never more than one alert is open.",
            ja: "アラートは同時に1つまでしか表示しません。",
            ko: "알림은 한 번에 하나만 표시합니다."),
        why: LocalText(
            en: """
                Two alerts are two questions at once. People answer the one on top without knowing what waits below it, \
                and the system may not show the second one at all.
                """,
            ja: "2つのアラートは2つの質問を同時に投げかけます。下に何が残っているか分からないまま上に答えることになり、2つ目がまったく表示されないこともあります。",
            ko: "알림 두 개는 질문 두 개를 한꺼번에 던지는 것입니다. 아래에 무엇이 있는지 모른 채 위에 답하게 되고, 두 번째 알림이 아예 나타나지 않을 수도 있습니다."),
        remedy: LocalText(
            en: "Close the first alert before the second appears, or say both in one.",
            ja: "2つ目を表示する前に1つ目を閉じるか、1つのアラートにまとめてください。",
            ko: "두 번째 알림이 나타나기 전에 첫 번째를 닫거나, 하나로 합치십시오."),
        messages: [second],
        examples: [
            .flow(.pass, "The first one closes", overAlert("first", #", "closes": ["first"]"#)),
            .flow(.pass, "Pressing its button closes the first one", overAlert("first/ok")),
            .flow(
                .pass, "Nothing but a sheet is open",
                #"""
                "screens": [{"id": "s"}],
                "modals": [{"id": "first", "style": "pageSheet"}, {"id": "next", "style": "alert"}],
                "transitions": [{"id": "a", "from": "s", "to": "first", "kind": "present"},
                    {"id": "b", "from": "first", "to": "next", "kind": "present"}]
                """#),
            .flow(
                .pass, "A sheet that an answer led to",
                overAlert(
                    "first/ok", target: "pageSheet", more: #", {"id": "last", "style": "alert"}"#,
                    transitions: #", {"id": "c", "from": "next", "to": "last", "kind": "present"}"#)),
            .flow(
                .pass, "A sheet that the first one gave way to",
                #"""
                "screens": [{"id": "s"}],
                "modals": [{"id": "first", "style": "alert"}, {"id": "last", "style": "alert"},
                    {"id": "sheet", "style": "pageSheet", "presenter": "first"}],
                "transitions": [{"id": "a", "from": "s", "to": "first", "kind": "present"},
                    {"id": "b", "from": "first", "to": "sheet", "kind": "present", "closes": ["first"]},
                    {"id": "c", "from": "sheet", "to": "last", "kind": "present"}]
                """#),
            .flow(
                .fail, "The first one stays open below a sheet",
                overAlert(
                    "first", #", "closes": []"#, target: "pageSheet", more: #", {"id": "last", "style": "alert"}"#,
                    transitions: #", {"id": "c", "from": "next", "to": "last", "kind": "present"}"#)),
            .flow(.fail, "The button leaves the first one open", overAlert("first/stay")),
            .flow(.fail, "Nothing is closed", overAlert("first", #", "closes": []"#)),
            .flow(
                .fail, "The first one closes too late",
                overAlert("first", #", "closes": ["first"], "order": "presentThenClose""#)),
            .flow(.open, "Nobody said whether the first one closes", overAlert("first")),
            .flow(
                .open, "Nobody said whether the first one closes before a sheet opens",
                overAlert(
                    "first", target: "pageSheet", more: #", {"id": "last", "style": "alert"}"#,
                    transitions: #", {"id": "c", "from": "next", "to": "last", "kind": "present"}"#)),
            .flow(
                .notApplicable, "A sheet is for other rules",
                #"""
                "screens": [{"id": "s"}], "modals": [{"id": "next", "style": "pageSheet"}],
                "transitions": [{"id": "a", "from": "s", "to": "next", "kind": "present"}]
                """#),
        ])

    func check(_ presentation: PresentationNode, in context: Context, _ observations: inout Observations) {
        let target = presentation.target
        let transition = presentation.transition
        guard target.kind == .alert || target.kind == nil else { return observations.nothingToCheck() }
        let closesFirst = transition.order.value != .presentThenClose
        let open = context.openSet(at: presentation, closing: closesFirst ? transition.closes.elements : [])
        let alerts = open.modals.filter { $0.kind == .alert && $0 !== target }
        let ways = alerts.flatMap { alert in
            presentation.ways(from: alert, among: open.modals, in: context).map { (alert: alert, presentation: $0) }
        }
        guard let first = ways.first(where: { $0.presentation.isSaidToStay }) ?? ways.first else {
            return open.isTruncated ? observations.tooLarge() : observations.pass()
        }
        if target.kind == nil {
            observations.open(target.modal.id, "style")
        } else if !first.presentation.isSaidToStay {
            observations.open(first.presentation.transition.id, "closes")
        } else {
            let other = first.alert.modal
            observations.fail(Self.second, ["target": target.modal.displayName, "other": other.displayName]) {
                $0.related = [Reference(target.modal.id), Reference(other.id)]
                $0.field = ["to"]
            }
        }
    }

    /// A second modal that is presented from an alert or its buttons.
    private static func overAlert(
        _ from: String, _ details: String = "", target: String = "alert", more: String = "", transitions: String = ""
    ) -> String {
        """
        "screens": [{"id": "s"}],
        "modals": [{"id": "first", "style": "alert", "controls": [{"id": "ok", "kind": "button", "title": "OK"},
            {"id": "stay", "kind": "button", "title": "Details", "exit": null}]},
            {"id": "next", "style": "\(target)"}\(more)],
        "transitions": [{"id": "a", "from": "s", "to": "first", "kind": "present"},
            {"id": "b", "from": "\(from)", "to": "next", "kind": "present"\(details)}\(transitions)]
        """
    }
}

extension PresentationNode {
    /// The presentations that leave an alert below what this one presents: itself, or those of what is open above the
    /// alert. An alert goes away when people press a button of it, before what the button leads to appears.
    fileprivate func ways(from alert: ModalNode, among open: [ModalNode], in context: Context) -> [PresentationNode] {
        let origin = GraphNode.modal(alert.index)
        if self.origin == origin { return answers(alert) ? [] : [self] }
        return open.flatMap { context.graph.arrivals[$0.index] }.filter { arrival in
            arrival.origin == origin && !arrival.answers(alert)
                && !arrival.transition.closes.elements.contains(alert.modal.id)
        }
    }

    /// Whether what it starts from is said to stay open: by its button, or by what it closes.
    fileprivate var isSaidToStay: Bool { transition.from.child != nil || transition.closes.isKnown }

    /// Whether it starts from a button of this alert that closes the alert, as every button does unless it is said to
    /// stay.
    fileprivate func answers(_ alert: ModalNode) -> Bool {
        guard order != .presentThenClose,
            let button = alert.buttons.first(where: { $0.id == transition.from.child })
        else { return false }
        return button.exit.value != nil || !button.exit.isKnown
    }

    private var order: TransitionOrder? { transition.order.value }
}
