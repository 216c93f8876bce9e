internal import FlowDocument
internal import JSON

/// Cancel is not the default button.
struct AlertCancelNotDefault: ModalRule {
    static let isDefault = MessageTemplate(
        "is-default", en: "“{title}” is the default button, so people dismiss the alert without reading it.",
        ja: "「{title}」が既定のボタンになっているため、内容を読まずにアラートが閉じられてしまいます。",
        ko: "“{title}” 버튼이 기본 버튼이어서 사람들이 내용을 읽지 않고 알림을 닫게 됩니다.")
    static let unprefer = MessageTemplate(
        "unprefer", en: "Do not prefer “{title}”.", ja: "「{title}」を優先ボタンから外します。",
        ko: "“{title}” 버튼을 기본 버튼에서 뺍니다.")

    static let metadata = RuleMetadata(
        id: "alert-cancel-not-default", editions: [.hig2025], severity: .warning,
        guidelines: ["alerts-2025-default-button"], scope: .modals([.alert]),
        summary: LocalText(
            en: "Cancel is not made the default button.", ja: "キャンセルを既定のボタンにしません。",
            ko: "취소를 기본 버튼으로 지정하지 않습니다."),
        why: LocalText(
            en: """
                The default button is pressed by Return, and by those who want to be done with it. With Cancel in that \
                place they never learn what the alert had to say. The bold that the system adds by itself is no \
                statement of the app.
                """,
            ja: """
                既定のボタンはReturnキーで押され、早く済ませたい人も押します。それがキャンセルだと、アラートの内容が読まれません。\
                システムが自動的に付ける太字は、Appの指定とは見なしません。
                """,
            ko: """
                기본 버튼은 Return 키로 눌리고, 빨리 넘기려는 사람도 누릅니다. 그것이 취소이면 알림의 내용이 읽히지 않습니다. \
                시스템이 스스로 굵게 표시하는 것은 앱의 지정으로 보지 않습니다.
                """),
        remedy: LocalText(
            en: "Prefer the button that people most likely want, or none where nothing should happen without reading.",
            ja: "最も選ばれやすいボタンを優先ボタンにします。読まずに実行されては困る場合は、どれも指定しません。",
            ko: "사람들이 가장 원할 버튼을 기본으로 지정합니다. 읽지 않고 실행되면 곤란한 경우에는 아무것도 지정하지 않습니다."),
        messages: [isDefault, unprefer],
        examples: [
            .modal(.pass, "Only the system makes it bold", alert(cancel: "")),
            .modal(.pass, "The other is preferred", alert(cancel: "", other: #", "preferred": true"#)),
            .modal(.fail, "Cancel is preferred", alert(cancel: #", "preferred": true"#)),
            .modal(
                .fail, "Preferred without the role", languages: ["ko"],
                #"""
                "style": "alert", "controls": [
                    {"id": "a", "kind": "button", "title": "취소", "role": "default", "preferred": true},
                    {"id": "b", "kind": "button", "title": "저장", "role": "default"}]
                """#),
            .modal(.open, "It is known only of the other", alert(cancel: "", other: #", "preferred": false"#)),
            .modal(
                .notApplicable, "No Cancel",
                #""style": "alert", "controls": [{"id": "a", "kind": "button", "title": "OK", "preferred": true}]"#),
        ])

    func check(_ node: ModalNode, in context: Context, _ observations: inout Observations) {
        guard node.modal.controls.isKnown else { return observations.open(node.modal.id, "controls") }
        let choices = context.reading(of: node).choices
        // A lone button is the default whatever anybody says; alert-single-not-cancel looks at its title.
        guard choices.buttons.count > 1, !choices.cancels.isEmpty, !node.modal.system.isTrue else {
            return observations.nothingToCheck()
        }
        if let cancel = choices.cancels.first(where: { $0.control.preferred.isTrue && !$0.mayAccept }) {
            let title = cancel.control.shownTitle
            return observations.fail(Self.isDefault, ["title": title]) {
                $0.control = cancel.control.id
                $0.field = ["preferred"]
                let preferred = choices.pointer(to: cancel.button).appending("preferred")
                $0.fix = Fix(
                    .safe, Message(Self.unprefer, ["title": title]),
                    [Fix.Operation("replace", preferred, .bool(false))])
            }
        }
        let others = choices.others.map(\.button.control)
        let silent = choices.cancels.map(\.control).filter { !$0.preferred.isKnown }
        // Who has said of the others that they are not preferred knows of a preference, and kept back whose it is.
        guard !silent.isEmpty, !others.contains(where: \.preferred.isTrue), others.contains(where: \.preferred.isFalse)
        else { return observations.pass() }
        observations.open(silent.map { MissingFact(Reference(node.modal.id, child: $0.id), "preferred") })
    }

    private static func alert(cancel: String, other: String = "") -> String {
        #"""
        "style": "alert", "controls": [\#
        {"id": "cancel", "kind": "button", "title": "Cancel", "role": "cancel"\#(cancel)}, \#
        {"id": "send", "kind": "button", "title": "Send", "role": "default"\#(other)}]
        """#
    }
}
