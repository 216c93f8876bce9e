internal import FlowDocument
internal import TextLayout

/// Where something destructive is offered there is a Cancel.
struct AlertDestructiveHasCancel: ModalRule {
    static let noCancel = MessageTemplate(
        "no-cancel", "“{title}” destroys something, and there is no Cancel beside it.")

    static let metadata = RuleMetadata(
        id: "alert-destructive-has-cancel", editions: .all, severity: .error,
        guidelines: ["alerts-destructive-buttons"], scope: .modals([.alert, .actionSheet]),
        summary: "Beside a destructive button there is a Cancel.",
        why: "What cannot be undone must be easy to refuse, and Cancel is the way out that people trust.",
        remedy: "Add a Cancel button with the role cancel.",
        messages: [noCancel],
        examples: [
            .modal(
                .pass, "Delete and Cancel",
                #"""
                "style": "alert", "controls": [{"id": "cancel", "kind": "button", "title": "Cancel", "role": "cancel"},
                    {"id": "delete", "kind": "button", "title": "Delete", "role": "destructive"}]
                """#),
            .modal(
                .pass, "An action sheet",
                #"""
                "style": "actionSheet", "controls": [
                    {"id": "delete", "kind": "button", "title": "Delete", "exit": {"effect": "destroy"}},
                    {"id": "cancel", "kind": "button", "title": "Cancel", "role": "cancel"}]
                """#),
            .modal(
                .fail, "Delete alone",
                #"""
                "style": "alert",
                "controls": [{"id": "delete", "kind": "button", "title": "Delete", "role": "destructive"}]
                """#),
            .modal(
                .fail, "Two ways to delete",
                #"""
                "style": "actionSheet", "controls": [
                    {"id": "here", "kind": "button", "title": "Delete Here", "role": "destructive"},
                    {"id": "all", "kind": "button", "title": "Delete Everywhere", "role": "destructive"}]
                """#),
            .modal(
                .notApplicable, "Nothing destructive",
                #"""
                "style": "alert",
                "controls": [{"id": "ok", "kind": "button", "title": "OK", "exit": {"effect": "none"}}]
                """#),
            .modal(
                .open, "Nobody said what it does",
                #""style": "alert", "controls": [{"id": "go", "kind": "button", "title": "Continue"}]"#),
        ])

    func check(_ node: ModalNode, in context: Context, _ observations: inout Observations) {
        guard node.modal.controls.isKnown else { return observations.open(node.modal.id, "controls") }
        let hasCancel = node.buttons.contains { isCancel($0, in: context) }
        if let destructive = node.buttons.first(where: \.isDestructive) {
            if hasCancel { return observations.pass() }
            let title = destructive.title.value?.anyText ?? destructive.id
            observations.fail(Self.noCancel, ["title": title]) { $0.control = destructive.id }
        } else {
            let silent = node.buttons.filter { !$0.effectIsKnown && !isCancel($0, in: context) }
            if hasCancel || silent.isEmpty { return observations.nothingToCheck() }
            observations.open(
                silent.map { MissingFact(Reference(node.modal.id, child: $0.id), "exit.effect") })
        }
    }

    /// Whether a button cancels: by its role, or by the word on it.
    private func isCancel(_ control: Control, in context: Context) -> Bool {
        control.role.value == .cancel
            || context.titles(of: control).contains { ButtonLexicons.cancel.contains($0.title, in: $0.language) }
    }
}

extension Control {
    /// Whether somebody said what pressing it does.
    fileprivate var effectIsKnown: Bool {
        switch exit {
        case .unknown: false
        case .nothing: true
        case .value(let exit): exit.effect.isKnown
        }
    }
}
