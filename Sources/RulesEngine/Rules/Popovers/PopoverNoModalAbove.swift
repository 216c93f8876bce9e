internal import FlowDocument
internal import JSON

/// Nothing modal but an alert goes over an open popover.
struct PopoverNoModalAbove: PresentationRule {
    static let above = MessageTemplate(
        "above", en: "“{target}” opens over the popover “{popover}”, which stays open below it.",
        ja: "開いたままのポップオーバー「{popover}」の上に「{target}」が表示されます。",
        ko: "열려 있는 팝오버 “{popover}” 위에 “{target}” 화면이 열립니다.")
    static let close = MessageTemplate(
        "close", en: "Close the popover “{popover}” before “{target}” opens.",
        ja: "「{target}」を表示する前にポップオーバー「{popover}」を閉じます。",
        ko: "“{target}” 화면을 열기 전에 팝오버 “{popover}” 닫기")

    static let metadata = RuleMetadata(
        id: "popover-no-modal-above", version: 2, editions: .all, severity: .error,
        guidelines: ["modality-2018-nothing-above-popover", "popovers-nothing-on-top"], scope: .presentations,
        summary: LocalText(
            en: "Nothing modal but an alert opens over a popover.",
            ja: "ポップオーバーの上に開くモーダルはアラートだけにします。",
            ko: "팝오버 위에는 알림 외의 모달을 열지 않습니다."),
        why: LocalText(
            en: """
                A popover belongs to what it points at. With another view over it, people lose that thread, and when \
                the view closes something half forgotten is still open.
                """,
            ja: "ポップオーバーは指し示すものと結び付いています。別の画面が重なるとそのつながりが見えなくなり、閉じたあとには忘れかけたものが開いたまま残ります。",
            ko: "팝오버는 가리키는 대상과 이어져 있습니다. 다른 화면이 그 위를 덮으면 그 관계가 보이지 않고, 화면을 닫은 뒤에는 잊고 있던 것이 열린 채로 남습니다."),
        remedy: LocalText(
            en: "Close the popover before the view opens, or show the content inside of the popover.",
            ja: "画面を開く前にポップオーバーを閉じるか、内容をポップオーバーの中に表示してください。",
            ko: "화면을 열기 전에 팝오버를 닫거나, 내용을 팝오버 안에 보여 주십시오."),
        messages: [above, close],
        examples: [
            .flow(.pass, "An alert", overPopover(#"{"id": "next", "style": "alert"}"#)),
            .flow(
                .pass, "The popover closes",
                overPopover(#"{"id": "next", "style": "pageSheet"}"#, #", "closes": ["pop"]"#)),
            .profiled(
                .pass, "An action sheet, where the team shows them in popovers",
                #""options": {"allowActionSheetInPopover": true}"#,
                overPopover(#"{"id": "next", "style": "actionSheet"}"#)),
            .flow(.fail, "A sheet", overPopover(#"{"id": "next", "style": "pageSheet"}"#)),
            .flow(.fail, "An action sheet", overPopover(#"{"id": "next", "style": "actionSheet"}"#)),
            .flow(.fail, "The system’s share sheet", overPopover(#"{"id": "next", "style": "activityView"}"#)),
            .flow(
                .fail, "It is stated that nothing closes",
                overPopover(#"{"id": "next", "style": "fullScreen"}"#, #", "closes": [], "order": "presentThenClose""#)),
            .flow(
                .fail, "A sheet out of an alert over the popover",
                #"""
                "screens": [{"id": "list"}],
                "modals": [{"id": "pop", "style": "popover", "modal": false, "presenter": "list"},
                    {"id": "ask", "style": "alert", "controls": [{"id": "edit", "kind": "button"}]},
                    {"id": "next", "style": "formSheet"}],
                "transitions": [{"id": "a", "from": "pop", "to": "ask", "kind": "present"},
                    {"id": "b", "from": "ask/edit", "to": "next", "kind": "present"}]
                """#),
            .flow(.pass, "In the popover’s own context", overPopover(#"{"id": "next", "style": "currentContext"}"#)),
            .flow(.open, "Nobody said in which style", overPopover(#"{"id": "next"}"#)),
            .flow(
                .open, "Something closes, but nobody said what",
                overPopover(#"{"id": "next", "style": "pageSheet"}"#, #", "order": "closeThenPresent""#)),
            .flow(
                .notApplicable, "On iPhone alone, where the popover is a sheet itself",
                #"""
                "cases": ["iphone-portrait"], "screens": [{"id": "list"}],
                "modals": [{"id": "pop", "style": "popover", "presenter": "list", "compactStyle": "pageSheet"},
                    {"id": "next", "style": "pageSheet"}],
                "transitions": [{"id": "b", "from": "pop", "to": "next", "kind": "present"}]
                """#),
            .flow(
                .notApplicable, "Another popover is for other rules",
                overPopover(#"{"id": "next", "style": "popover"}"#)),
        ])

    func check(_ presentation: PresentationNode, in context: Context, _ observations: inout Observations) {
        let target = presentation.target
        if target.isPopover { return observations.nothingToCheck() }
        let open = context.openSet(at: presentation, closing: [])
        let popovers = open.modals.filter(context.isShownAsPopover)
        guard !popovers.isEmpty else {
            return open.isTruncated ? observations.tooLarge() : observations.nothingToCheck()
        }
        let transition = presentation.transition
        let closed = transition.closes.elements
        let left = popovers.filter { !closed.contains($0.modal.id) }
        guard let popover = left.first else { return observations.pass() }
        switch target.kind {
        case nil: return observations.open(target.modal.id, "style")
        case .alert: return observations.pass()
        case .actionSheet where context.profile.allowActionSheetInPopover: return observations.pass()
        case .currentContext where open.modals.first === popover: return observations.pass()
        default: break
        }
        // Whoever states an order states that something closes.
        if transition.order.value != nil, !transition.closes.isKnown {
            return observations.open(transition.id, "closes")
        }
        let names = ["target": target.modal.displayName, "popover": popover.modal.displayName]
        observations.fail(Self.above, names) {
            $0.related = [Reference(target.modal.id), Reference(popover.modal.id)]
            $0.field = ["to"]
            // What else stands between the popover and the new view would have to close as well.
            guard open.modals.first === popover else { return }
            let patch = presentation.closing(left.map(\.modal.id))
            $0.fix = Fix(.suggested, Message(Self.close, names), patch)
        }
    }

    private static func overPopover(_ next: String, _ more: String = "") -> String {
        """
        "screens": [{"id": "list"}],
        "modals": [{"id": "pop", "style": "popover", "modal": false, "controls": [{"id": "more", "kind": "button"}]}, \
        \(next)],
        "transitions": [{"id": "a", "from": "list", "to": "pop", "kind": "present"},
            {"id": "b", "from": "pop/more", "to": "next", "kind": "present"\(more)}]
        """
    }
}
