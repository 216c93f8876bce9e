internal import FlowDocument

/// Where something destructive is offered there is a Cancel.
struct AlertDestructiveHasCancel: ModalRule {
    static let noCancel = MessageTemplate(
        "no-cancel", en: "“{title}” destroys something, and there is no Cancel beside it.",
        ja: "「{title}」を押すと何かが失われますが、キャンセルがありません。",
        ko: "“{title}” 버튼을 누르면 무언가가 사라지는데 취소 버튼이 없습니다.")

    static let metadata = RuleMetadata(
        id: "alert-destructive-has-cancel", editions: .all, severity: .error,
        guidelines: ["alerts-destructive-buttons", "alerts-2025-destructive", "action-sheets-2025-order"],
        scope: .modals([.alert, .actionSheet]),
        summary: LocalText(
            en: "Beside a destructive button there is a Cancel.",
            ja: "破壊的なボタンがあるときは、キャンセルも用意します。",
            ko: "파괴적인 버튼이 있으면 취소 버튼도 함께 둡니다."),
        why: LocalText(
            en: "What cannot be undone must be easy to refuse, and Cancel is the way out that people trust.",
            ja: "元に戻せない操作は、簡単に断れなければなりません。キャンセルは誰もが信頼する逃げ道です。",
            ko: "되돌릴 수 없는 동작은 쉽게 거절할 수 있어야 합니다. 취소는 누구나 믿고 누르는 출구입니다."),
        remedy: LocalText(
            en: "Add a Cancel button with the cancel role. Write down the one that SwiftUI adds by itself, too.",
            ja: "cancelの役割を持つキャンセルボタンを加えます。SwiftUIが自動的に加えるものも記してください。",
            ko: "cancel 역할의 취소 버튼을 추가합니다. SwiftUI가 자동으로 추가하는 버튼도 적어 둡니다."),
        messages: [noCancel, AddedCancel.message],
        examples: [
            .modal(
                .pass, "Delete and Cancel", ButtonExamples.alert([("Cancel", "cancel"), ("Delete", "destructive")])),
            .modal(
                .pass, "An action sheet",
                #"""
                "style": "actionSheet", "controls": [
                    {"id": "delete", "kind": "button", "title": "Delete", "exit": {"effect": "destroy"}},
                    {"id": "cancel", "kind": "button", "title": "Cancel", "role": "cancel"}]
                """#),
            .modal(
                .pass, "The word is enough", languages: ["ja"],
                ButtonExamples.alert([("キャンセル", "default"), ("削除", "destructive")])),
            .modal(
                .pass, "The Cancel that SwiftUI adds",
                #"""
                "style": "alert", "controls": [
                    {"id": "cancel", "kind": "button", "title": "Cancel", "role": "cancel", "implied": "SwiftUI"},
                    {"id": "delete", "kind": "button", "title": "Delete", "role": "destructive"}]
                """#),
            .modal(.fail, "Delete alone", ButtonExamples.alert([("Delete", "destructive")])),
            .modal(.fail, "Korean", languages: ["ko"], ButtonExamples.alert([("삭제", "destructive")])),
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
                .open, "In a language whose word for Cancel is not known", languages: ["fr"],
                #"""
                "style": "alert", "controls": [{"id": "a", "kind": "button", "title": "Annuler"},
                    {"id": "s", "kind": "button", "title": "Supprimer", "role": "destructive"}]
                """#),
            .modal(
                .open, "Nobody said what it does",
                #""style": "alert", "controls": [{"id": "go", "kind": "button", "title": "Continue"}]"#),
        ])

    func check(_ node: ModalNode, in context: Context, _ observations: inout Observations) {
        guard node.modal.controls.isKnown else { return observations.open(node.modal.id, "controls") }
        guard !node.modal.system.isTrue else { return observations.nothingToCheck() }
        let buttons = context.reading(of: node).buttons
        let hasCancel = buttons.contains(where: \.isCancel)
        if let destructive = node.buttons.first(where: \.isDestructive) {
            if hasCancel { return observations.pass() }
            let unclear = buttons.filter { !$0.control.isDestructive && $0.mayCancel }
            guard unclear.isEmpty else {
                return observations.open(
                    unclear.map { MissingFact(Reference(node.modal.id, child: $0.control.id), "role") })
            }
            observations.fail(Self.noCancel, ["title": destructive.shownTitle]) {
                $0.control = destructive.id
                $0.fix = AddedCancel.fix(for: node, in: context)
            }
        } else {
            let silent = buttons.map(\.control).filter { $0.effect == nil }
            if hasCancel || silent.isEmpty { return observations.nothingToCheck() }
            observations.open(silent.map { MissingFact(Reference(node.modal.id, child: $0.id), "exit.effect") })
        }
    }
}
