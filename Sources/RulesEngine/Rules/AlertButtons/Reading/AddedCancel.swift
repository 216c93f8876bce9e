internal import FlowDocument
internal import JSON
internal import TextLayout

/// A Cancel that a fix adds to an alert or action sheet.
enum AddedCancel {
    /// What the fix does, in words.
    static let message = MessageTemplate(
        "add-cancel", en: "Add a Cancel button.", ja: "キャンセルボタンを加えます。", ko: "취소 버튼을 추가합니다.")

    /// A fix that adds it where people look for it: on the left of what becomes a row, else at the bottom. `nil` where
    /// its word is not known in all of the document's languages.
    static func fix(for node: ModalNode, in context: Context) -> Fix? {
        guard let title = title(in: context.languages) else { return nil }
        let controls = node.modal.controls.elements
        var id = "cancel"
        while controls.contains(where: { $0.id == id }) { id += "-2" }
        let buttons = controls.indices.filter { controls[$0].kind.value == .button }
        let isRow = node.kind == .alert && buttons.count == 1 && node.modal.layout.value != .stack
        guard let first = buttons.first, let last = buttons.last else { return nil }
        let place = JSONPointer(["modals", String(node.index), "controls", String(isRow ? first : last + 1)])
        let control: JSON = [
            "id": .string(id), "kind": "button", "title": title, "role": "cancel", "exit": ["effect": "none"],
        ]
        // Further buttons may be too many for the place, and a preferred one would then be the wrong one.
        let isSmall = buttons.count == 1 || node.kind == .actionSheet && buttons.count <= 3
        let isPlain = !node.buttons.contains { $0.preferred.isTrue || $0.likely.isTrue }
        return Fix(isSmall && isPlain ? .safe : .suggested, Message(message), [Fix.Operation("add", place, control)])
    }

    private static func title(in languages: [String]) -> JSON? {
        let words = languages.map { ButtonLexicons.cancel.words(in: $0).first }
        let known = words.compactMap { $0 }
        guard known.count == words.count, let first = known.first else { return nil }
        guard languages.count > 1 else { return .string(first) }
        return .object(zip(languages, known).map { JSON.Member($0, .string($1)) })
    }
}
