internal import FlowDocument

/// An alert with one button gives people no control.
struct AlertOneButton: ModalRule {
    static let noControl = MessageTemplate(
        "no-control", "The alert has one button, so people can only take note of it.")
    static let destructive = MessageTemplate(
        "destructive", "The only button, “{title}”, destroys something: people cannot refuse.")

    static let metadata = RuleMetadata(
        id: "alert-one-button", editions: .all, severity: .advice, guidelines: ["alerts-two-buttons"],
        scope: .modals([.alert]),
        summary: "An alert with one button only informs.",
        why: """
            One button leaves nothing to decide, and an interruption that leaves nothing to decide is seldom worth \
            it. Where the one button destroys something, people are forced into it.
            """,
        remedy: "Add Cancel where there is something to decide, or tell people in the screen rather than in an alert.",
        messages: [noControl, destructive],
        examples: [
            .modal(
                .pass, "A problem",
                #""style": "alert", "purpose": "problem", "controls": [{"id": "ok", "kind": "button", "title": "OK"}]"#
            ),
            .modal(
                .pass, "Two buttons",
                #"""
                "style": "alert", "controls": [{"id": "cancel", "kind": "button", "title": "Cancel"},
                    {"id": "delete", "kind": "button", "title": "Delete"}]
                """#),
            .modal(
                .fail, "Only Delete",
                #"""
                "style": "alert", "purpose": "information",
                "controls": [{"id": "delete", "kind": "button", "title": "Delete", "role": "destructive"}]
                """#),
            .modal(
                .fail, "Praise",
                #""style": "alert", "purpose": "success", "controls": [{"id": "ok", "kind": "button", "title": "OK"}]"#
            ),
            .modal(
                .open, "Nobody said what it is for",
                #""style": "alert", "controls": [{"id": "ok", "kind": "button", "title": "OK"}]"#),
        ])

    func check(_ node: ModalNode, in context: Context, _ observations: inout Observations) {
        guard node.modal.controls.isKnown else { return observations.open(node.modal.id, "controls") }
        guard let button = node.buttons.first else { return observations.nothingToCheck() }
        guard node.buttons.count == 1 else { return observations.pass() }
        if button.isDestructive {
            let title = button.title.value?.anyText ?? button.id
            return observations.fail(Self.destructive, ["title": title]) {
                $0.control = button.id
                $0.severity = .error
            }
        }
        switch node.modal.purpose {
        case .unknown: observations.open(node.modal.id, "purpose")
        case .value(.problem), .value(.information): observations.pass()
        case .nothing, .value: observations.fail(Self.noControl) { $0.field = ["controls"] }
        }
    }
}
