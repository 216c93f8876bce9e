internal import FlowDocument
internal import JSON

/// Nothing modal but an alert goes over an open popover.
struct PopoverNoModalAbove: PresentationRule {
    static let above = MessageTemplate(
        "above", "“{target}” opens over the popover “{popover}”, which stays open below it.")

    static let metadata = RuleMetadata(
        id: "popover-no-modal-above", editions: .all, severity: .error,
        guidelines: ["modality-2018-nothing-above-popover", "popovers-nothing-on-top"], scope: .presentations,
        summary: "Nothing modal but an alert opens over a popover.",
        why: """
            A popover belongs to what it points at. With another view over it, people lose that thread, and when the \
            view closes something half forgotten is still open.
            """,
        remedy: "Close the popover before the view opens, or show the content inside of the popover.",
        messages: [above],
        examples: [
            .flow(.pass, "An alert", overPopover(#"{"id": "next", "style": "alert"}"#)),
            .flow(
                .pass, "The popover closes",
                overPopover(#"{"id": "next", "style": "pageSheet"}"#, #", "closes": ["pop"]"#)),
            .flow(.fail, "A sheet", overPopover(#"{"id": "next", "style": "pageSheet"}"#)),
            .flow(.fail, "An action sheet", overPopover(#"{"id": "next", "style": "actionSheet"}"#)),
            .flow(.pass, "In the popover's own context", overPopover(#"{"id": "next", "style": "currentContext"}"#)),
            .flow(.open, "Nobody said in which style", overPopover(#"{"id": "next"}"#)),
            .flow(
                .notApplicable, "Another popover is for other rules",
                overPopover(#"{"id": "next", "style": "popover"}"#)),
        ])

    func check(_ presentation: PresentationNode, in context: Context, _ observations: inout Observations) {
        let target = presentation.target
        if let kind = target.kind, ModalKind.popovers.contains(kind) { return observations.nothingToCheck() }
        let open = context.openSet(at: presentation, closing: [])
        let popovers = open.modals.filter(\.isPopover)
        guard !popovers.isEmpty else {
            return open.isTruncated ? observations.tooLarge() : observations.nothingToCheck()
        }
        let closed = presentation.transition.closes.elements
        guard let popover = popovers.first(where: { !closed.contains($0.modal.id) }) else {
            return observations.pass()
        }
        switch target.kind {
        case nil: return observations.open(target.modal.id, "style")
        case .alert: return observations.pass()
        case .actionSheet where context.profile.allowActionSheetInPopover: return observations.pass()
        case .currentContext where open.modals.first === popover: return observations.pass()
        default: break
        }
        observations.fail(
            Self.above, ["target": target.modal.displayName, "popover": popover.modal.displayName]
        ) {
            $0.related = [Reference(target.modal.id), Reference(popover.modal.id)]
            $0.field = ["to"]
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

extension ModalNode {
    /// Whether the modal is a popover of either kind.
    var isPopover: Bool {
        kind.map(ModalKind.popovers.contains) ?? false
    }
}
