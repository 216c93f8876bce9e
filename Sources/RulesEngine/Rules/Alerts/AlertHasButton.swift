internal import FlowDocument
internal import JSON
internal import TextLayout

/// An alert has a button to leave it by.
struct AlertHasButton: ModalRule {
    static let none = MessageTemplate(
        "none", en: "The alert has no button, so nobody can close it.",
        ja: "ボタンがないため、アラートを閉じられません。",
        ko: "버튼이 없어 알림을 닫을 수 없습니다.")
    static let addOK = MessageTemplate(
        "add-ok", en: "Add an OK button.", ja: "OKボタンを追加します。", ko: "확인 버튼을 추가합니다.")

    static let metadata = RuleMetadata(
        id: "alert-has-button", editions: .all, severity: .error, guidelines: ["alerts-anatomy"],
        scope: .modals([.alert]),
        summary: LocalText(
            en: "An alert has at least one button.",
            ja: "アラートには少なくとも1つのボタンがあります。",
            ko: "알림에는 버튼이 하나 이상 있습니다."),
        why: LocalText(
            en: """
                An alert blocks everything until people press one of its buttons. Without one the app is stuck. A \
                framework may add one by itself, but nobody then decided what it says.
                """,
            ja: "アラートはボタンが押されるまですべての操作を止めます。ボタンがなければアプリは先に進めません。フレームワークが自動で追加することもありますが、その文言は誰も決めていません。",
            ko: "알림은 버튼을 누를 때까지 모든 조작을 막습니다. 버튼이 없으면 앱은 멈춥니다. 프레임워크가 알아서 추가하기도 하지만, 그 문구는 아무도 정하지 않은 것입니다."),
        remedy: LocalText(
            en: "Add the button that people answer with; OK where there is nothing to decide.",
            ja: "答えるためのボタンを追加してください。決めることがなければOKにします。",
            ko: "답할 수 있는 버튼을 추가하십시오. 결정할 것이 없다면 확인을 사용합니다."),
        messages: [none, addOK],
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
            .modal(
                .fail, "None in a flow of two languages", languages: ["en", "ko"],
                #""style": "alert", "purpose": "problem", "controls": []"#),
            .modal(.open, "Nobody said which", #""style": "alert", "title": "Unable to Send Message""#),
        ])

    func check(_ node: ModalNode, in context: Context, _ observations: inout Observations) {
        guard node.modal.controls.isKnown else { return observations.open(node.modal.id, "controls") }
        if node.buttons.isEmpty {
            observations.fail(Self.none) {
                $0.field = ["controls"]
                $0.fix = fix(for: node, in: context)
            }
        } else {
            observations.pass()
        }
    }

    /// Adds an OK where the alert has nothing to decide; where it has, nobody but its author knows the buttons.
    private func fix(for node: ModalNode, in context: Context) -> Fix? {
        switch node.modal.purpose {
        case .unknown, .value(.problem), .value(.information): break
        case .nothing, .value: return nil
        }
        let taken = Set(node.modal.controls.elements.map(\.id))
        guard let id = ["ok", "ok-button"].first(where: { !taken.contains($0) }) else { return nil }
        let titles = context.languages.map { language in
            JSON.Member(language, .string(ButtonLexicons.ok.words(in: language).first ?? "OK"))
        }
        let button = JSON.object([
            JSON.Member("id", .string(id)), JSON.Member("kind", .string("button")),
            JSON.Member("title", .object(titles)),
        ])
        let operation =
            node.modal.controls.value == nil
            ? Fix.Operation("replace", node.pointer("controls"), .array([button]))
            : Fix.Operation("add", node.pointer("controls", "-"), button)
        return Fix(.suggested, Message(Self.addOK), [operation])
    }
}
