internal import FlowDocument

/// Only one popover is open at a time.
struct PopoverOneAtATime: PresentationRule {
    static let second = MessageTemplate("second", "“{target}” opens while the popover “{popover}” is open.")
    static let beside = MessageTemplate(
        "beside", "“{target}” can be opened while “{popover}” is open, since taps on its button pass through.")
    static let settled = MessageTemplate(
        "closes-first", "Look whether “{popover}” closes when “{target}” opens; state it as `closes` of the transition."
    )

    static let metadata = RuleMetadata(
        id: "popover-one-at-a-time", editions: .all, severity: .error, guidelines: ["popovers-one-at-a-time"],
        scope: .presentations,
        summary: "Only one popover is open at a time.",
        why: "Two popovers cover twice as much, point at two things, and nobody knows which one a tap will close.",
        remedy: "Close the open popover before the next one opens.",
        messages: [second, beside, settled],
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
                .review, "Taps pass through to the other's button",
                #"""
                "screens": [{"id": "map", "controls": [{"id": "a", "kind": "button"}, {"id": "b", "kind": "button"}]}],
                "modals": [{"id": "one", "style": "popover", "passthrough": ["map/b"]},
                    {"id": "two", "style": "popover"}],
                "transitions": [{"id": "t1", "from": "map/a", "to": "one", "kind": "present"},
                    {"id": "t2", "from": "map/b", "to": "two", "kind": "present"}]
                """#),
        ])

    func check(_ presentation: PresentationNode, in context: Context, _ observations: inout Observations) {
        let target = presentation.target
        guard let kind = target.kind else { return observations.open(target.modal.id, "style") }
        guard ModalKind.popovers.contains(kind) else { return observations.nothingToCheck() }
        let open = context.openSet(at: presentation)
        if let popover = open.modals.first(where: { $0.isPopover }) {
            observations.fail(Self.second, names(target, popover)) {
                $0.related = [Reference(target.modal.id), Reference(popover.modal.id)]
                $0.field = ["to"]
            }
        } else if open.isTruncated {
            observations.tooLarge()
        } else if let popover = context.popover(lettingThrough: presentation) {
            observations.review(Self.beside, names(target, popover), settledBy: Self.settled) {
                $0.related = [Reference(target.modal.id), Reference(popover.modal.id)]
                $0.field = ["from"]
            }
        } else {
            observations.pass()
        }
    }

    private func names(_ target: ModalNode, _ popover: ModalNode) -> [String: String] {
        ["target": target.modal.displayName, "popover": popover.modal.displayName]
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
    /// A popover that lets taps through to where a presentation of another one starts, and that it does not close.
    fileprivate func popover(lettingThrough presentation: PresentationNode) -> ModalNode? {
        let transition = presentation.transition
        let candidates = passthroughs[transition.from] ?? passthroughs[Reference(transition.from.owner)] ?? []
        return candidates.map { graph.modals[$0] }.first {
            $0 !== presentation.target && !transition.closes.elements.contains($0.modal.id)
        }
    }
}
