internal import FlowDocument

/// Only one popover is open at a time.
struct PopoverOneAtATime: PresentationRule {
    static let second = MessageTemplate(
        "second", en: "“{target}” opens while the popover “{popover}” is open.",
        ja: "ポップオーバー「{popover}」が開いている間に「{target}」が開きます。",
        ko: "팝오버 “{popover}” 항목이 열려 있는 동안 “{target}” 항목이 열립니다.")
    static let beside = MessageTemplate(
        "beside", en: "“{target}” can be opened while “{popover}” is open, since taps on its button pass through.",
        ja: "「{popover}」が開いていてもボタンへのタップが届くため、「{target}」も開くことがあります。",
        ko: "“{popover}” 항목이 열려 있어도 버튼 탭이 전달되므로 “{target}” 항목도 열릴 수 있습니다.")
    static let settled = MessageTemplate(
        "closes-first",
        en: "Look whether “{popover}” closes when “{target}” opens; state it as `closes` of the transition.",
        ja: "「{target}」が開くときに「{popover}」が閉じるかどうかを確かめ、遷移の `closes` に記してください。",
        ko: "“{target}” 항목이 열릴 때 “{popover}” 항목이 닫히는지 확인하고, 전환의 `closes`에 적어 주십시오.")
    static let close = MessageTemplate(
        "close", en: "Close the popover “{popover}” before “{target}” opens.",
        ja: "「{target}」を開く前に「{popover}」を閉じます。",
        ko: "“{target}” 항목을 열기 전에 “{popover}” 닫기")

    static let metadata = RuleMetadata(
        id: "popover-one-at-a-time", version: 2, editions: .all, severity: .error,
        guidelines: ["popovers-one-at-a-time"], scope: .presentations,
        summary: LocalText(
            en: "Only one popover is open at a time.", ja: "同時に開くポップオーバーは1つだけにします。",
            ko: "팝오버는 한 번에 하나만 엽니다."),
        why: LocalText(
            en: "Two popovers cover twice as much, point at two things, and nobody knows which one a tap will close.",
            ja: "2つ開くと隠れる範囲も倍になり、指し示すものも2つになって、タップでどちらが閉じるのか誰にもわかりません。",
            ko: "둘이 열리면 가려지는 곳도 두 배가 되고 가리키는 대상도 둘이 되어, 탭하면 어느 쪽이 닫힐지 알 수 없습니다."),
        remedy: LocalText(
            en: "Close the open popover before the next one opens.",
            ja: "次のポップオーバーを開く前に、開いているものを閉じてください。",
            ko: "다음 팝오버를 열기 전에 열려 있는 팝오버를 닫으십시오."),
        messages: [second, beside, settled, close],
        examples: [
            .flow(.pass, "The first one closes", two(#""from": "one/more""#, #", "closes": ["one"]"#)),
            .flow(.pass, "From the screen", two(#""from": "list""#)),
            .flow(.fail, "Two open", two(#""from": "one/more""#)),
            .flow(
                .fail, "From a screen inside the first",
                #"""
                "screens": [{"id": "list"}, {"id": "inside"}],
                "modals": [{"id": "one", "style": "popover", "content": "inside"}, {"id": "two", "style": "popover"}],
                "transitions": [{"id": "a", "from": "list", "to": "one", "kind": "present"},
                    {"id": "b", "from": "inside", "to": "two", "kind": "present"}]
                """#),
            .flow(
                .fail, "From a sheet over the first",
                #"""
                "modals": [{"id": "one", "style": "popover"}, {"id": "sheet", "style": "pageSheet", "presenter": "one"},
                    {"id": "two", "style": "popover"}],
                "transitions": [{"id": "b", "from": "sheet", "to": "two", "kind": "present"}]
                """#),
            .flow(
                .review, "Taps pass through to the other’s button",
                through("map/b", #", "style": "popover""#)),
            .flow(
                .review, "Taps pass through to the whole screen", through("map", #", "style": "popover""#)),
            .flow(.open, "Taps pass through to what opens in a style that nobody stated", through("map/b", "")),
            .flow(
                .open, "Something closes, but nobody said what",
                two(#""from": "one/more""#, #", "order": "closeThenPresent""#)),
            .flow(
                .open, "Nobody said in which style",
                #"""
                "modals": [{"id": "one", "style": "popover"}, {"id": "two"}],
                "transitions": [{"id": "b", "from": "one", "to": "two", "kind": "present"}]
                """#),
            .flow(
                .notApplicable, "A sheet is no popover",
                #"""
                "modals": [{"id": "one", "style": "popover"}, {"id": "sheet", "style": "pageSheet"}],
                "transitions": [{"id": "b", "from": "one", "to": "sheet", "kind": "present"}]
                """#),
        ])

    func check(_ presentation: PresentationNode, in context: Context, _ observations: inout Observations) {
        let target = presentation.target
        guard context.isShownAsPopover(target) || target.kind == nil else { return observations.nothingToCheck() }
        let open = context.openSet(at: presentation)
        let popover = open.modals.first(where: context.isShownAsPopover)
        let others = popover == nil ? context.popovers(lettingThrough: presentation) : []
        guard target.kind != nil else {
            guard popover != nil || !others.isEmpty else { return observations.nothingToCheck() }
            return observations.open(target.modal.id, "style")
        }
        if let popover {
            // Whoever states an order states that something closes.
            if presentation.transition.order.value != nil, !presentation.transition.closes.isKnown {
                return observations.open(presentation.transition.id, "closes")
            }
            observations.fail(Self.second, names(target, popover)) {
                $0.related = [Reference(target.modal.id), Reference(popover.modal.id)]
                $0.field = ["to"]
            }
        } else if open.isTruncated {
            observations.tooLarge()
        } else if let popover = others.first {
            observations.review(Self.beside, names(target, popover), settledBy: Self.settled) {
                $0.related = [Reference(target.modal.id)] + others.prefix(19).map { Reference($0.modal.id) }
                $0.field = ["from"]
                $0.fix = Fix(
                    .suggested, Message(Self.close, names(target, popover)),
                    presentation.closing(others.map(\.modal.id)))
            }
        } else {
            observations.pass()
        }
    }

    private func names(_ target: ModalNode, _ popover: ModalNode) -> [String: String] {
        ["target": target.modal.displayName, "popover": popover.modal.displayName]
    }

    /// Two buttons of one screen, of which the popover of the first lets taps through.
    private static func through(_ target: String, _ second: String) -> String {
        """
        "screens": [{"id": "map", "controls": [{"id": "a", "kind": "button"}, {"id": "b", "kind": "button"}]}],
        "modals": [{"id": "one", "style": "popover", "passthrough": ["\(target)"]}, {"id": "two"\(second)}],
        "transitions": [{"id": "t1", "from": "map/a", "to": "one", "kind": "present"},
            {"id": "t2", "from": "map/b", "to": "two", "kind": "present"}]
        """
    }

    private static func two(_ from: String, _ more: String = "") -> String {
        """
        "screens": [{"id": "list"}],
        "modals": [{"id": "one", "style": "popover", "controls": [{"id": "more", "kind": "button"}]},
            {"id": "two", "style": "popover"}],
        "transitions": [{"id": "a", "from": "list", "to": "one", "kind": "present"},
            {"id": "b", \(from), "to": "two", "kind": "present"\(more)}]
        """
    }
}

extension Context {
    /// The popovers that let taps through to where a presentation of another one starts, and that it does not close.
    fileprivate func popovers(lettingThrough presentation: PresentationNode) -> [ModalNode] {
        let transition = presentation.transition
        let owner = Reference(transition.from.owner)
        let candidates = [transition.from, owner].flatMap { passthroughs[$0] ?? [] }
        var seen: Set<Int> = []
        return candidates.filter { seen.insert($0).inserted }.map { graph.modals[$0] }.filter {
            $0 !== presentation.target && isShownAsPopover($0) && !transition.closes.elements.contains($0.modal.id)
        }
    }
}
