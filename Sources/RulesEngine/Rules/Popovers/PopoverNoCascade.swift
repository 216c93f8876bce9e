internal import FlowDocument

/// A popover never grows out of a popover.
struct PopoverNoCascade: PresentationRule {
    static let cascade = MessageTemplate(
        "cascade", en: "“{target}” opens out of the popover “{popover}”.",
        ja: "「{target}」がポップオーバー「{popover}」の中から開きます。",
        ko: "“{target}” 항목이 팝오버 “{popover}” 안에서 열립니다.")
    static let sequence = MessageTemplate(
        "sequence", en: "“{target}” takes the place of the popover “{popover}” that it was opened from.",
        ja: "「{target}」が、開いた元のポップオーバー「{popover}」と入れ替わります。",
        ko: "“{target}” 항목이 자신을 연 팝오버 “{popover}” 자리에 대신 나타납니다.")
    static let elsewhere = MessageTemplate(
        "elsewhere", en: "“{target}” is opened from inside of “{popover}”, but points at something outside of it.",
        ja: "「{target}」は「{popover}」の中から開かれますが、矢印はその外を指しています。",
        ko: "“{target}” 항목은 “{popover}” 안에서 열리지만 그 바깥을 가리킵니다.")
    static let settled = MessageTemplate(
        "belongs-there", en: "Decide whether people see it as a step of the first popover or as one of its own.",
        ja: "最初のポップオーバーの続きに見えるか、独立したものに見えるかを判断してください。",
        ko: "첫 팝오버의 다음 단계로 보이는지, 별개의 팝오버로 보이는지 판단해 주십시오.")

    static let metadata = RuleMetadata(
        id: "popover-no-cascade", version: 2, editions: .all, severity: .error,
        guidelines: ["popovers-one-at-a-time"], scope: .presentations, mutedBy: ["popover-one-at-a-time"],
        summary: LocalText(
            en: "A popover never grows out of a popover.", ja: "ポップオーバーの中から別のポップオーバーを開きません。",
            ko: "팝오버 안에서 다른 팝오버를 열지 않습니다."),
        why: LocalText(
            en: "A popover that opens another is a menu of menus: each step hides where it began.",
            ja: "ポップオーバーが次々に開くと、メニューの中のメニューになり、進むたびに始まりの場所が見えなくなります。",
            ko: "팝오버가 또 다른 팝오버를 열면 메뉴 속의 메뉴가 되어, 들어갈수록 처음 시작한 곳이 보이지 않습니다."),
        remedy: LocalText(
            en: "Push the next step inside of the first popover, or start the second one from the screen.",
            ja: "次の段階は最初のポップオーバーの中でプッシュするか、2つ目を画面から開いてください。",
            ko: "다음 단계는 첫 팝오버 안에서 푸시하거나, 두 번째 팝오버를 화면에서 여십시오."),
        messages: [cascade, sequence, elsewhere, settled],
        examples: [
            .flow(.pass, "From the screen", from(#""from": "list""#)),
            .flow(
                .pass, "From a sheet’s control",
                #"""
                "modals": [{"id": "one", "style": "pageSheet", "controls": [{"id": "more", "kind": "button"}]},
                    {"id": "two", "style": "popover"}],
                "transitions": [{"id": "b", "from": "one/more", "to": "two", "kind": "present"}]
                """#),
            .flow(.fail, "From the first one’s button", from(#""from": "one/more""#)),
            .flow(
                .fail, "It points at the first one’s button",
                from(#""from": "list""#, two: #", "anchor": "one/more""#)),
            .flow(
                .open, "Nobody said in which style",
                #"""
                "modals": [{"id": "one", "style": "popover"}, {"id": "two"}],
                "transitions": [{"id": "b", "from": "one", "to": "two", "kind": "present"}]
                """#),
            .flow(.fail, "Even where the first one closes", from(#""from": "one/more", "closes": ["one"]"#)),
            .flow(
                .review, "The first one closes, and the second points at the screen",
                from(#""from": "one/more", "closes": ["one"]"#, two: #", "anchor": "list/add""#)),
            .flow(
                .pass, "Steps inside of one popover",
                #"""
                "screens": [{"id": "list"}, {"id": "first"}, {"id": "second"}],
                "modals": [{"id": "one", "style": "popover", "content": "first"}],
                "transitions": [{"id": "a", "from": "list", "to": "one", "kind": "present"},
                    {"id": "t", "from": "first", "to": "second", "kind": "push"}]
                """#),
            .flow(
                .notApplicable, "An alert out of a popover",
                #"""
                "modals": [{"id": "one", "style": "popover"}, {"id": "ask", "style": "alert"}],
                "transitions": [{"id": "b", "from": "one", "to": "ask", "kind": "present"}]
                """#),
        ])

    func check(_ presentation: PresentationNode, in context: Context, _ observations: inout Observations) {
        let target = presentation.target
        guard context.isShownAsPopover(target) || target.kind == nil else { return observations.nothingToCheck() }
        let anchor = target.modal.anchor.value
        let starting = context.owners(of: presentation).first(where: context.isShownAsPopover)
        let holding = anchor.flatMap { anchor in
            context.owners(of: anchor.owner).first { context.isShownAsPopover($0) && $0 !== target }
        }
        guard let popover = holding ?? starting else {
            return target.kind == nil ? observations.nothingToCheck() : observations.pass()
        }
        guard target.kind != nil else { return observations.open(target.modal.id, "style") }
        let closes = presentation.transition.closes.elements.contains(popover.modal.id)
        let names = ["target": target.modal.displayName, "popover": popover.modal.displayName]
        func describe(_ observation: inout Observation) {
            observation.related = [Reference(target.modal.id), Reference(popover.modal.id)]
            observation.field = ["from"]
        }
        if closes, holding == nil, anchor != nil {
            observations.review(Self.elsewhere, names, settledBy: Self.settled, describe)
        } else {
            observations.fail(closes ? Self.sequence : Self.cascade, names) {
                describe(&$0)
                if closes { $0.severity = .warning }
            }
        }
    }

    private static func from(_ members: String, two: String = "") -> String {
        """
        "screens": [{"id": "list", "controls": [{"id": "add", "kind": "button"}]}],
        "modals": [{"id": "one", "style": "popover", "controls": [{"id": "more", "kind": "button"}]},
            {"id": "two", "style": "popover"\(two)}],
        "transitions": [{"id": "b", \(members), "to": "two", "kind": "present"}]
        """
    }
}
