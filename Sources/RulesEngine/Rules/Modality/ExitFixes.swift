internal import FlowDocument
internal import JSON
internal import TextLayout

/// Patches of what leads out of a modal.
enum ExitFixes {
    static let askToo = MessageTemplate(
        "ask-too", en: "Ask by “{confirm}” here, too.", ja: "ここでも「{confirm}」で確認します。",
        ko: "여기에서도 “{confirm}” 화면으로 확인합니다.")
    static let addCancel = MessageTemplate(
        "add-cancel", en: "Add a Cancel button.", ja: "キャンセルボタンを追加します。", ko: "취소 버튼을 추가합니다.")
    static let addDone = MessageTemplate(
        "add-done", en: "Add a Done button.", ja: "完了ボタンを追加します。", ko: "완료 버튼을 추가합니다.")
    static let relabel = MessageTemplate(
        "relabel", en: "Change “{title}” to “{label}”.", ja: "「{title}」を「{label}」に変えます。",
        ko: "“{title}” 레이블을 다음으로 바꿉니다: “{label}”.")
}

extension Context {
    /// The first word of a lexicon in every declared language, as a document writes it; `nil` where a language lacks one.
    func text(_ lexicon: Lexicon) -> JSON? {
        let words = languages.compactMap { lexicon.words(in: $0).first }
        guard words.count == languages.count, let first = words.first else { return nil }
        if words.count == 1 { return .string(first) }
        return .object(zip(languages, words).map { JSON.Member($0, .string($1)) })
    }

    /// Lets one way out ask as another does.
    func fixAsking(_ way: WayOut, like other: WayOut?) -> Fix? {
        guard let other, let confirm = other.confirm.value, way.isDescribed else { return nil }
        var patch = [Fix.Operation("add", JSONPointer(way.path + way.fields + ["confirm"]), .string(confirm.rawValue))]
        if let moment = other.confirmWhen.value, way.confirmWhen.value == nil {
            patch.append(Fix.Operation("add", JSONPointer(way.path + way.fields + ["confirmWhen"]), .string(moment)))
        }
        return Fix(.suggested, Message(ExitFixes.askToo, ["confirm": name(of: confirm)]), patch)
    }

    /// Adds a button at the end of a modal's own controls; `nil` where nobody said which these are, or a language has no
    /// word for it.
    func fixAdding(
        _ title: MessageTemplate, to node: ModalNode, id: String, _ label: Lexicon, role: ControlRole,
        _ location: ControlLocation?, exit: JSON
    ) -> Fix? {
        guard node.modal.controls.isKnown, let text = text(label) else { return nil }
        let taken = Set(node.modal.controls.elements.map(\.id))
        var name = id
        var number = 2
        while taken.contains(name) {
            name = "\(id)-\(number)"
            number += 1
        }
        var members = [
            JSON.Member("id", .string(name)), JSON.Member("kind", "button"), JSON.Member("title", text),
            JSON.Member("role", .string(role.rawValue)),
        ]
        if let location { members.append(JSON.Member("location", .string(location.rawValue))) }
        members.append(JSON.Member("exit", exit))
        let controls = ["modals", String(node.index), "controls"]
        let operation =
            if node.modal.controls.value == nil {
                Fix.Operation("add", JSONPointer(controls), .array([.object(members)]))
            } else {
                Fix.Operation("add", JSONPointer(controls + ["-"]), .object(members))
            }
        return Fix(.suggested, Message(title), [operation])
    }

    /// Writes a well-known label on a control in every declared language.
    ///
    /// In a bar the place of a control without a role is judged by its label, so that another label there could be wrong
    /// in turn; such a one is left to people.
    func fixRelabelling(_ way: WayOut, _ label: Lexicon) -> Fix? {
        guard let control = way.control, let text = text(label) else { return nil }
        let isInBar = control.location.value == .barLeading || control.location.value == .barTrailing
        let hasRole = control.role.value != nil && control.role.value != .default
        guard hasRole || !isInBar, let word = languages.first.flatMap({ label.words(in: $0).first }) else { return nil }
        return Fix(
            .suggested, Message(ExitFixes.relabel, ["title": control.label, "label": word]),
            [Fix.Operation("add", JSONPointer(way.path + ["title"]), text)])
    }
}
