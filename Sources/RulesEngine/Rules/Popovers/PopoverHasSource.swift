internal import FlowDocument

/// A popover comes out of a control or an area that was tapped.
struct PopoverHasSource: ModalRule {
    static let none = MessageTemplate(
        "none", en: "It comes out of nothing: neither a control nor a place is stated.",
        ja: "元になるコントロールも場所もありません。", ko: "나올 컨트롤도 위치도 정해져 있지 않습니다.")
    static let elsewhere = MessageTemplate(
        "elsewhere", en: "It points at “{anchor}”, which is not on the screen that presents it.",
        ja: "指し示す「{anchor}」は、表示元の画面にありません。", ko: "가리키는 “{anchor}” 항목이 팝오버를 여는 화면에 없습니다.")

    static let metadata = RuleMetadata(
        id: "popover-has-source", editions: .all, severity: .error, guidelines: ["popovers-definition"],
        scope: .modals(ModalKind.popovers),
        summary: LocalText(
            en: "A popover comes out of a control or an area that was tapped.",
            ja: "ポップオーバーは、タップしたコントロールまたは場所から現れます。",
            ko: "팝오버는 탭한 컨트롤이나 영역에서 나옵니다."),
        why: LocalText(
            en: "Its place is what tells people what a popover is about. Without a source the system can’t show it.",
            ja: "どこから出たかで、何についてのものかが伝わります。元がなければ、システムは表示できません。",
            ko: "어디에서 나왔는지가 무엇에 관한 것인지를 알려 줍니다. 대상이 없으면 시스템이 표시할 수 없습니다."),
        remedy: LocalText(
            en:
                "State the control or area on the presenting screen; for a keyboard command, the control that does the same.",
            ja: "表示元の画面にあるコントロールか領域を指定してください。キーボードの場合は、同じ働きのコントロールを指定します。",
            ko: "여는 화면의 컨트롤이나 영역을 지정하십시오. 키보드 명령이라면 같은 일을 하는 컨트롤을 지정합니다."),
        messages: [none, elsewhere],
        examples: [
            .flow(.pass, "A button of the screen", popover(#", "anchor": "map/share""#)),
            .flow(
                .pass, "A place on the screen", popover(#", "anchorRect": {"x": 0, "y": 0, "width": 44, "height": 44}"#)
            ),
            .flow(.pass, "A button of the container’s bar", popover(#", "anchor": "tabs/add""#)),
            .flow(
                .pass, "A button of the sheet whose content presents it",
                #"""
                "screens": [{"id": "edit"}],
                "modals": [{"id": "sheet", "style": "pageSheet", "content": "edit",
                    "controls": [{"id": "more", "kind": "button"}]},
                    {"id": "m", "style": "popover", "presenter": "edit", "anchor": "sheet/more"}]
                """#),
            .flow(
                .pass, "A control of the pane beside it",
                #"""
                "screens": [{"id": "split", "container": "split"}, {"id": "list", "parent": "split", "container": "pane",
                    "controls": [{"id": "row", "kind": "button"}]}, {"id": "detail", "parent": "split", "container": "pane"}],
                "modals": [{"id": "m", "style": "popover", "presenter": "detail", "anchor": "list/row"}]
                """#),
            .flow(.pass, "A button of a screen that the presenter holds", beside("embed")),
            .flow(.fail, "Nothing", popover(#", "anchor": null, "anchorRect": null"#)),
            .flow(.fail, "A button of another screen", popover(#", "anchor": "settings/reset""#)),
            .flow(.fail, "A button of a screen that comes later", beside("push")),
            .flow(
                .fail, "A keyboard command without anything to point at",
                #"""
                "screens": [{"id": "map"}],
                "modals": [{"id": "m", "style": "popover", "anchor": null, "anchorRect": null}],
                "transitions": [{"id": "t", "from": "map", "to": "m", "kind": "present", "trigger": "keyCommand"}]
                """#),
            .flow(.open, "Nobody said", popover("")),
            .flow(.open, "No control, and nobody said whether a place", popover(#", "anchor": null"#)),
        ])

    func check(_ node: ModalNode, in context: Context, _ observations: inout Observations) {
        let modal = node.modal
        switch (modal.anchor, modal.anchorRect) {
        case (.value(let anchor), _):
            guard context.isOnPresenter(anchor.owner, of: node) else {
                return observations.fail(Self.elsewhere, ["anchor": context.name(of: anchor)]) {
                    $0.field = ["anchor"]
                    $0.related = [anchor]
                }
            }
            observations.pass()
        case (_, .value): observations.pass()
        case (.nothing, .nothing): observations.fail(Self.none) { $0.field = ["anchor"] }
        case (.unknown, _): observations.open(modal.id, "anchor")
        case (.nothing, .unknown): observations.open(modal.id, "anchorRect")
        }
    }

    private static func popover(_ members: String) -> String {
        """
        "screens": [{"id": "tabs", "container": "tabs", "controls": [{"id": "add", "kind": "button"}]},
            {"id": "map", "parent": "tabs", "controls": [{"id": "share", "kind": "button"}]},
            {"id": "settings", "controls": [{"id": "reset", "kind": "button", "title": "Reset All"}]}],
        "modals": [{"id": "m", "style": "popover", "presenter": "map"\(members)}]
        """
    }

    /// A popover that points at a button of the screen that its presenter leads to.
    private static func beside(_ kind: String) -> String {
        """
        "screens": [{"id": "map"}, {"id": "tools", "controls": [{"id": "pen", "kind": "button"}]}],
        "modals": [{"id": "m", "style": "popover", "presenter": "map", "anchor": "tools/pen"}],
        "transitions": [{"id": "t", "from": "map", "to": "tools", "kind": "\(kind)"}]
        """
    }
}

extension Context {
    /// What people call a control or another part of a node.
    func name(of reference: Reference) -> String {
        let controls: [Control] =
            switch graph.places[reference.owner] {
            case .screen(let index): graph.screens[index].screen.controls.elements
            case .modal(let index): graph.modals[index].modal.controls.elements
            case nil: []
            }
        guard let child = reference.child else { return name(of: reference.owner) }
        return controls.first { $0.id == child }.map(label) ?? child
    }

    /// Whether what a popover points at belongs to what presents it: to that itself, to a container around it or a
    /// screen in it, or to the modal that it is shown in. Without a presenter nothing speaks against it.
    fileprivate func isOnPresenter(_ owner: NodeID, of node: ModalNode) -> Bool {
        let presenters = presenters(of: node)
        guard let place = graph.places[owner], !presenters.isEmpty else { return true }
        let holders = surroundings(of: place)
        return presenters.contains { presenter in
            let outer = surroundings(of: presenter)
            return holders.contains(presenter) || outer.contains(place) || holds(presenter, place)
                || holds(place, presenter) || holders.intersection(outer).contains(where: isSplit)
        }
    }

    /// Whether a screen embeds another, which then is seen together with it.
    private func holds(_ outer: GraphNode, _ inner: GraphNode) -> Bool {
        guard case .screen(let outer) = outer, case .screen(let inner) = inner else { return false }
        return graph.steps[outer].contains { !$0.isPush && $0.target == inner }
    }

    /// Whether a node shows several screens side by side.
    private func isSplit(_ place: GraphNode) -> Bool {
        guard case .screen(let index) = place else { return false }
        return graph.screens[index].screen.container.value == .split
    }

    /// A node with the containers around it and the modals that it is shown in.
    private func surroundings(of place: GraphNode) -> Set<GraphNode> {
        var found: Set<GraphNode> = [place]
        var outer = place
        while case .screen(let index) = outer {
            for owner in owners(of: graph.screens[index].screen.id) { found.insert(.modal(owner.index)) }
            let parent = graph.screens[index].screen.parent.value.flatMap { graph.places[$0] }
            guard let parent, found.insert(parent).inserted else { break }
            outer = parent
        }
        return found
    }
}
