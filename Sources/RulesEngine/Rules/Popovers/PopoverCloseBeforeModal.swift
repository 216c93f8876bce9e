internal import FlowDocument

/// Where something in a popover leads to a modal, the popover closes first.
struct PopoverCloseBeforeModal: PresentationRule {
    static let late = MessageTemplate(
        "late", en: "“{target}” opens before the popover “{popover}” has closed.",
        ja: "ポップオーバー「{popover}」が閉じる前に「{target}」が表示されます。",
        ko: "팝오버 “{popover}” 항목이 닫히기 전에 “{target}” 화면이 열립니다.")
    static let closeFirst = MessageTemplate(
        "close-first", en: "Close the popover first, then open “{target}”.",
        ja: "先にポップオーバーを閉じてから「{target}」を表示します。",
        ko: "팝오버를 먼저 닫은 뒤 “{target}” 화면 열기")

    static let metadata = RuleMetadata(
        id: "popover-close-before-modal", editions: .only2018, severity: .error,
        guidelines: ["modality-2018-nothing-above-popover"], scope: .presentations,
        mutedBy: ["popover-no-modal-above"],
        summary: LocalText(
            en: "A popover closes before a modal that it leads to opens.",
            ja: "ポップオーバーからモーダルへ移るときは、先にポップオーバーを閉じます。",
            ko: "팝오버에서 모달로 넘어갈 때는 팝오버를 먼저 닫습니다."),
        why: LocalText(
            en: """
                For a moment both would be on screen, one over the other, and the popover would vanish behind the new \
                view without anyone seeing why.
                """,
            ja: "順序が逆だと一瞬両方が重なって表示され、ポップオーバーは新しい画面の裏で理由もわからないまま消えます。",
            ko: "순서가 바뀌면 잠시 둘이 겹쳐 보이고, 팝오버는 새 화면 뒤에서 까닭을 알 수 없이 사라집니다."),
        remedy: LocalText(
            en: "Let the popover close, and open the modal once it is gone.",
            ja: "ポップオーバーを閉じ、消えてからモーダルを表示してください。",
            ko: "팝오버를 닫고, 사라진 다음에 모달을 여십시오."),
        messages: [late, closeFirst],
        examples: [
            .flow(.pass, "Close, then present", leading(#", "closes": ["pop"], "order": "closeThenPresent""#)),
            .flow(.pass, "It closes, and nobody reversed the order", leading(#", "closes": ["pop"]"#)),
            .flow(
                .pass, "The two movements may overlap for a moment",
                leading(#", "closes": ["pop"], "order": "closeThenPresent", "duration": 0.3"#)),
            .flow(.fail, "Present, then close", leading(#", "closes": ["pop"], "order": "presentThenClose""#)),
            .flow(
                .fail, "The order is reversed, whatever it closes",
                leading(#", "order": "presentThenClose""#)),
            .flow(
                .open, "Nobody said in which style",
                leading(#", "closes": ["pop"], "order": "presentThenClose""#, to: "")),
            .flow(
                .notApplicable, "An alert may stand over the popover",
                leading(#", "closes": ["pop"], "order": "presentThenClose""#, to: #", "style": "alert""#)),
            .flow(.notApplicable, "It stays open, which is for another rule", leading(#", "closes": []"#)),
        ])

    func check(_ presentation: PresentationNode, in context: Context, _ observations: inout Observations) {
        let target = presentation.target
        if target.isPopover || target.kind == .alert { return observations.nothingToCheck() }
        let open = context.openSet(at: presentation, closing: [])
        let transition = presentation.transition
        let closed = transition.closes.elements
        let popovers = open.modals.filter(context.isShownAsPopover)
        let isStated = transition.order.value != nil && !transition.closes.isKnown
        guard let popover = popovers.first(where: { closed.contains($0.modal.id) || isStated }) else {
            return open.isTruncated ? observations.tooLarge() : observations.nothingToCheck()
        }
        guard transition.order.value == .presentThenClose else { return observations.pass() }
        guard target.kind != nil else { return observations.open(target.modal.id, "style") }
        let names = ["target": target.modal.displayName, "popover": popover.modal.displayName]
        observations.fail(Self.late, names) {
            $0.related = [Reference(target.modal.id), Reference(popover.modal.id)]
            $0.field = ["order"]
            $0.fix = Fix(.safe, Message(Self.closeFirst, names), [presentation.closingFirst])
        }
    }

    private static func leading(_ more: String, to style: String = #", "style": "pageSheet""#) -> String {
        """
        "screens": [{"id": "list"}],
        "modals": [{"id": "pop", "style": "popover", "modal": false, "controls": [{"id": "more", "kind": "button"}]},
            {"id": "next"\(style)}],
        "transitions": [{"id": "a", "from": "list", "to": "pop", "kind": "present"},
            {"id": "b", "from": "pop/more", "to": "next", "kind": "present"\(more)}]
        """
    }
}
