internal import FlowDocument

/// To show another popover, the open one closes first.
struct PopoverCloseThenOpen: PresentationRule {
    static let late = MessageTemplate(
        "late", en: "“{target}” opens before the popover “{popover}” has closed.",
        ja: "ポップオーバー「{popover}」が閉じる前に「{target}」が開きます。",
        ko: "팝오버 “{popover}” 항목이 닫히기 전에 “{target}” 항목이 열립니다.")
    static let unnamed = MessageTemplate(
        "unnamed", en: "“{target}” opens before the popover that it replaces has closed.",
        ja: "入れ替わるポップオーバーが閉じる前に「{target}」が開きます。",
        ko: "바뀌어야 할 팝오버가 닫히기 전에 “{target}” 항목이 열립니다.")
    static let closeFirst = MessageTemplate(
        "close-first", en: "Close the open popover first, then open “{target}”.",
        ja: "先に開いているポップオーバーを閉じてから「{target}」を開きます。",
        ko: "열려 있는 팝오버를 먼저 닫은 뒤 “{target}” 열기")

    static let metadata = RuleMetadata(
        id: "popover-close-then-open", editions: .all, severity: .error, guidelines: ["popovers-one-at-a-time"],
        scope: .presentations, mutedBy: ["popover-one-at-a-time"],
        summary: LocalText(
            en: "The open popover closes before another one opens.",
            ja: "別のポップオーバーを開くときは、開いているものを先に閉じます。",
            ko: "다른 팝오버를 열 때는 열려 있는 팝오버를 먼저 닫습니다."),
        why: LocalText(
            en: """
                Opened the other way round, both stand on screen for a moment, and it looks as if the second had \
                grown out of the first.
                """,
            ja: "順序が逆だと一瞬2つが並び、2つ目が1つ目から出てきたように見えます。",
            ko: "순서가 바뀌면 잠시 두 팝오버가 함께 보여, 두 번째가 첫 번째에서 나온 것처럼 보입니다."),
        remedy: LocalText(
            en: "Let the open popover close, and open the other one once it is gone.",
            ja: "開いているポップオーバーを閉じ、消えてから次を開いてください。",
            ko: "열려 있는 팝오버를 닫고, 사라진 다음에 다른 팝오버를 여십시오."),
        messages: [late, unnamed, closeFirst],
        examples: [
            .flow(.pass, "Close, then open", switching(#""closes": ["one"], "order": "closeThenPresent""#)),
            .flow(.pass, "It closes, and nobody reversed the order", switching(#""closes": ["one"]"#)),
            .flow(.fail, "Open, then close", switching(#""closes": ["one"], "order": "presentThenClose""#)),
            .flow(
                .fail, "From a button of the screen that taps pass through to",
                switching(#""closes": ["one"], "order": "presentThenClose""#, from: "map/b")),
            .flow(.fail, "The order is reversed, whatever it closes", switching(#""order": "presentThenClose""#)),
            .flow(
                .open, "Nobody said in which style",
                switching(#""closes": ["one"], "order": "presentThenClose""#, style: "")),
            .flow(.notApplicable, "Nothing is closed", switching(#""closes": []"#, from: "map/b")),
            .flow(
                .notApplicable, "A sheet closes first, and no popover",
                #"""
                "screens": [{"id": "map"}],
                "modals": [{"id": "sheet", "style": "pageSheet"}, {"id": "pop", "style": "popover"}],
                "transitions": [{"id": "t", "from": "sheet", "to": "pop", "kind": "present", "closes": ["sheet"],
                    "order": "presentThenClose"}]
                """#),
        ])

    func check(_ presentation: PresentationNode, in context: Context, _ observations: inout Observations) {
        let target = presentation.target
        guard context.isShownAsPopover(target) || target.kind == nil else { return observations.nothingToCheck() }
        let transition = presentation.transition
        let closed = transition.closes.elements.compactMap(context.graph.modal).first(where: context.isShownAsPopover)
        let isReversed = transition.order.value == .presentThenClose
        guard closed != nil || transition.order.value != nil && !transition.closes.isKnown else {
            return observations.nothingToCheck()
        }
        guard isReversed else { return target.kind == nil ? observations.nothingToCheck() : observations.pass() }
        guard target.kind != nil else { return observations.open(target.modal.id, "style") }
        let names = ["target": target.modal.displayName, "popover": closed?.modal.displayName ?? ""]
        observations.fail(closed == nil ? Self.unnamed : Self.late, names) {
            $0.related = [Reference(target.modal.id)] + (closed.map { [Reference($0.modal.id)] } ?? [])
            $0.field = ["order"]
            $0.fix = Fix(.safe, Message(Self.closeFirst, names), [presentation.closingFirst])
        }
    }

    private static func switching(
        _ order: String, from origin: String = "one/more", style: String = #", "style": "popover""#
    ) -> String {
        """
        "screens": [{"id": "map", "controls": [{"id": "a", "kind": "button"}, {"id": "b", "kind": "button"}]}],
        "modals": [{"id": "one", "style": "popover", "controls": [{"id": "more", "kind": "button"}]},
            {"id": "two"\(style)}],
        "transitions": [{"id": "t1", "from": "map/a", "to": "one", "kind": "present"},
            {"id": "t2", "from": "\(origin)", "to": "two", "kind": "present", \(order)}]
        """
    }
}
