internal import FlowDocument
internal import JSON

/// Every modal can be left.
struct ModalExitExists: ModalRule {
    static let none = MessageTemplate("none", "Nothing leads out of it: no button, no gesture, no tap beside it.")

    static let metadata = RuleMetadata(
        id: "modal-exit-exists", editions: .all, severity: .error,
        guidelines: ["modality-2018-definition", "modality-2020s-definition"],
        scope: .modals(ModalKind.screens.union([.alert, .actionSheet, .activityView])),
        summary: "Every modal has a way out.",
        why:
            "A modal blocks all else. Without a way out people are locked in, and the one exit left is to end the app.",
        remedy: "Add a Cancel or Done button at the place where the platform has it, or let the modal be swiped away.",
        messages: [none],
        examples: [
            .modal(
                .pass, "A Cancel button",
                #"""
                "style": "pageSheet", "content": null, "gesture": {"dismiss": false}, "controls": [
                    {"id": "cancel", "kind": "button", "title": "Cancel", "exit": {"effect": "none"}}]
                """#),
            .modal(
                .pass, "Swiped away",
                #""style": "pageSheet", "content": null, "controls": [], "gesture": {"dismiss": true}"#),
            .modal(.pass, "Supplied by iOS", #""style": "fullScreen", "system": true"#),
            .modal(
                .pass, "An alert's button closes it",
                #""style": "alert", "controls": [{"id": "ok", "kind": "button", "title": "OK"}]"#),
            .flow(
                .pass, "A button of the second screen",
                #"""
                "screens": [{"id": "first", "controls": []},
                    {"id": "second", "controls": [{"id": "done", "kind": "button", "exit": {"effect": "commit"}}]}],
                "modals": [{"id": "m", "style": "fullScreen", "content": "first", "controls": []}],
                "transitions": [{"id": "t", "from": "first", "to": "second", "kind": "push"}]
                """#),
            .modal(
                .fail, "A text field alone",
                #"""
                "style": "formSheet", "content": null, "gesture": null, "outsideTap": null,
                "controls": [{"id": "name", "kind": "textField"}]
                """#),
            .modal(
                .fail, "An alert without a button, which no tap beside it can replace",
                #""style": "alert", "controls": [], "outsideTap": {"dismiss": true}"#),
            .flow(
                .open, "A page controller of which nobody knows the pages",
                #"""
                "screens": [{"id": "pages", "container": "page"}],
                "modals": [{"id": "m", "style": "fullScreen", "content": "pages", "controls": []}]
                """#),
            .modal(
                .open, "A button that may be wired in code",
                #"""
                "style": "fullScreen", "content": null, "controls": [{"id": "x", "kind": "button", "symbol": "xmark"}]
                """#),
        ])

    func check(_ node: ModalNode, in context: Context, _ observations: inout Observations) {
        let exits = context.exits(of: node)
        if !exits.certain.isEmpty {
            observations.pass()
        } else if !exits.missing.isEmpty {
            observations.open(exits.missing)
        } else {
            observations.fail(Self.none)
        }
    }
}
