internal import FlowDocument

/// A popover never grows out of a popover.
struct PopoverNoCascade: PresentationRule {
    static let cascade = MessageTemplate("cascade", "“{target}” opens out of the popover “{popover}”.")
    static let sequence = MessageTemplate(
        "sequence", "“{target}” takes the place of the popover “{popover}” that it was opened from.")

    static let metadata = RuleMetadata(
        id: "popover-no-cascade", editions: .all, severity: .error, guidelines: ["popovers-one-at-a-time"],
        scope: .presentations, mutedBy: ["popover-one-at-a-time"],
        summary: "A popover never grows out of a popover.",
        why: "A popover that opens another is a menu of menus: each step hides where it began.",
        remedy: "Push the next step inside of the first popover, or start the second one from the screen.",
        messages: [cascade, sequence],
        examples: [
            .flow(.pass, "From the screen", from(#""from": "list""#)),
            .flow(
                .pass, "From a sheet's control",
                #"""
                "modals": [{"id": "one", "style": "pageSheet", "controls": [{"id": "more", "kind": "button"}]},
                    {"id": "two", "style": "popover"}],
                "transitions": [{"id": "b", "from": "one/more", "to": "two", "kind": "present"}]
                """#),
            .flow(.fail, "From the first one's button", from(#""from": "one/more""#)),
            .flow(
                .open, "Nobody said in which style",
                #"""
                "modals": [{"id": "one", "style": "popover"}, {"id": "two"}],
                "transitions": [{"id": "b", "from": "one", "to": "two", "kind": "present"}]
                """#),
            .flow(.fail, "Even where the first one closes", from(#""from": "one/more", "closes": ["one"]"#)),
        ])

    func check(_ presentation: PresentationNode, in context: Context, _ observations: inout Observations) {
        let target = presentation.target
        guard let kind = target.kind else { return observations.open(target.modal.id, "style") }
        guard ModalKind.popovers.contains(kind) else { return observations.nothingToCheck() }
        guard let popover = context.owners(of: presentation).first(where: { $0.isPopover }) else {
            return observations.pass()
        }
        let closes = presentation.transition.closes.elements.contains(popover.modal.id)
        observations.fail(
            closes ? Self.sequence : Self.cascade,
            ["target": target.modal.displayName, "popover": popover.modal.displayName]
        ) {
            $0.related = [Reference(target.modal.id), Reference(popover.modal.id)]
            $0.field = ["from"]
            if closes { $0.severity = .warning }
        }
    }

    private static func from(_ members: String) -> String {
        """
        "screens": [{"id": "list"}],
        "modals": [{"id": "one", "style": "popover", "controls": [{"id": "more", "kind": "button"}]},
            {"id": "two", "style": "popover"}],
        "transitions": [{"id": "b", \(members), "to": "two", "kind": "present"}]
        """
    }
}
