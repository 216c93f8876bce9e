internal import FlowDocument

/// An alert has a button to leave it by.
struct AlertHasButton: ModalRule {
    static let none = MessageTemplate("none", "The alert has no button, so nobody can close it.")

    static let metadata = RuleMetadata(
        id: "alert-has-button", editions: .all, severity: .error, guidelines: ["alerts-anatomy"],
        scope: .modals([.alert]),
        summary: "An alert has at least one button.",
        why: "An alert blocks everything until people press one of its buttons. Without one the app is stuck.",
        remedy: "Add the button that people answer with; OK where there is nothing to decide.",
        messages: [none],
        examples: [
            .modal(
                .pass, "One button",
                #""style": "alert", "controls": [{"id": "ok", "kind": "button", "title": "OK"}]"#),
            .modal(
                .pass, "Two buttons",
                #"""
                "style": "alert", "controls": [
                    {"id": "cancel", "kind": "button", "title": "Cancel", "role": "cancel"},
                    {"id": "send", "kind": "button", "title": "Send"}]
                """#),
            .modal(.fail, "No control", #""style": "alert", "controls": []"#),
            .modal(
                .fail, "A text field alone", #""style": "alert", "controls": [{"id": "name", "kind": "textField"}]"#),
            .modal(.open, "Nobody said which", #""style": "alert", "title": "Unable to Send Message""#),
        ])

    func check(_ node: ModalNode, in context: Context, _ observations: inout Observations) {
        guard node.modal.controls.isKnown else { return observations.open(node.modal.id, "controls") }
        if node.buttons.isEmpty {
            observations.fail(Self.none) { $0.field = ["controls"] }
        } else {
            observations.pass()
        }
    }
}
