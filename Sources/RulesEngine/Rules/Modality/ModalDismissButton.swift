internal import FlowDocument

/// A modal can be left by a button.
struct ModalDismissButton: ModalRule {
    static let none = MessageTemplate("none", "No button leads out of it; people have to guess another way.")

    static let metadata = RuleMetadata(
        id: "modal-dismiss-button", editions: .since2020s, severity: .error,
        guidelines: ["modality-2020s-dismiss-button"], scope: .modals(ModalKind.screens),
        mutedBy: ["modal-exit-exists"],
        summary: "A button that leaves the modal is always there.",
        why: """
            A gesture has no label. People who do not know it, cannot make it or use VoiceOver need a button that \
            they can see and reach.
            """,
        remedy: "Add Done, Close or Cancel to the modal's bar, even where it can be swiped away.",
        messages: [none],
        examples: [
            .modal(
                .pass, "Done",
                #"""
                "style": "pageSheet", "content": null, "gesture": {"dismiss": true},
                "controls": [{"id": "done", "kind": "button", "title": "Done", "exit": {"effect": "commit"}}]
                """#),
            .flow(
                .pass, "A bar button of the screen inside",
                #"""
                "screens": [{"id": "s", "controls": [{"id": "close", "kind": "button", "title": "Close",
                    "location": "bar-leading"}]}],
                "modals": [{"id": "m", "style": "pageSheet", "content": "s", "controls": [], "gesture": null}],
                "transitions": [{"id": "t", "from": "s/close", "kind": "dismiss"}]
                """#),
            .modal(
                .fail, "Swipe only",
                #""style": "pageSheet", "content": null, "controls": [], "gesture": {"dismiss": true}"#),
            .modal(
                .fail, "A list that leaves by itself",
                #"""
                "style": "formSheet", "content": null, "gesture": null, "outsideTap": null,
                "controls": [{"id": "sizes", "kind": "list", "exit": {"effect": "commit"}}]
                """#),
            .modal(
                .open, "A button that may be wired in code",
                #"""
                "style": "pageSheet", "content": null, "gesture": {"dismiss": true},
                "controls": [{"id": "x", "kind": "button", "symbol": "xmark"}]
                """#),
            .modal(.notApplicable, "An alert", #""style": "alert", "controls": []"#),
        ])

    func check(_ node: ModalNode, in context: Context, _ observations: inout Observations) {
        let exits = context.exits(of: node)
        // What only tells of gestures cannot settle whether there is a button.
        let missing = exits.missing.filter { !$0.field.hasPrefix("gesture") && !$0.field.hasPrefix("outsideTap") }
        if exits.certain.contains(.somewhere), !exits.hasButton { return observations.tooLarge() }
        if exits.hasButton || exits.certain.contains(.system) {
            observations.pass()
        } else if !missing.isEmpty {
            observations.open(missing)
        } else {
            observations.fail(Self.none)
        }
    }
}
