internal import FlowDocument
internal import JSON
internal import TextLayout

/// A modal popover closes by Cancel or another of its buttons.
struct PopoverModalDismissal: ModalRule {
    static let none = MessageTemplate(
        "none", en: "No button closes it, though it is modal.", ja: "モーダルなのに、閉じるためのボタンがありません。",
        ko: "모달인데 닫을 수 있는 버튼이 없습니다.")
    static let outside = MessageTemplate(
        "outside", en: "A tap outside closes it, though it is stated to be modal.",
        ja: "モーダルとされていますが、外側のタップで閉じます。", ko: "모달이라고 되어 있지만 바깥을 탭하면 닫힙니다.")
    static let otherWay = MessageTemplate(
        "other-way", en: "It can be left, but not by a button that the document names.",
        ja: "閉じる手段はありますが、ボタンとしては記されていません。", ko: "닫을 방법은 있으나 버튼으로 적혀 있지 않습니다.")
    static let settled = MessageTemplate(
        "is-button", en: "Look whether people see a button that closes it.",
        ja: "閉じるためのボタンが画面に見えるかどうかを確かめてください。", ko: "닫을 수 있는 버튼이 화면에 보이는지 확인해 주십시오.")
    static let addCancel = MessageTemplate(
        "add-cancel", en: "Add a Cancel button.", ja: "「キャンセル」ボタンを加えます。", ko: "취소 버튼 추가")

    static let metadata = RuleMetadata(
        id: "popover-modal-dismissal", editions: .all, severity: .error, guidelines: ["popovers-definition"],
        scope: .modals([.popoverModal]),
        summary: LocalText(
            en: "A modal popover closes by Cancel or another of its buttons.",
            ja: "モーダルのポップオーバーは、「キャンセル」などのボタンで閉じます。",
            ko: "모달 팝오버는 취소 등 안의 버튼으로 닫힙니다."),
        why: LocalText(
            en: "Everything else is locked while it is open. Without a button in sight people can’t tell how to go on.",
            ja: "開いている間はほかの操作ができません。ボタンが見えなければ、どう進めばよいのかわかりません。",
            ko: "열려 있는 동안 다른 것은 쓸 수 없습니다. 버튼이 보이지 않으면 어떻게 계속해야 할지 알 수 없습니다."),
        remedy: LocalText(
            en: "Give it a Cancel button, and one that finishes where there is something to finish.",
            ja: "「キャンセル」を置き、完了させる作業があればそのボタンも置いてください。",
            ko: "취소 버튼을 두고, 마칠 작업이 있으면 완료 버튼도 두십시오."),
        messages: [none, outside, otherWay, settled, addCancel],
        examples: [
            .modal(.pass, "Cancel", modal(cancel, #""outsideTap": {"dismiss": false}"#)),
            .modal(.pass, "Cancel and Done", modal(cancel + ", " + done, #""outsideTap": null"#)),
            .modal(.fail, "No button", modal("", #""outsideTap": {"dismiss": false}"#)),
            .modal(
                .fail, "No button, and nothing that could be lost",
                modal("", #""outsideTap": null, "canHoldUnsavedInput": false"#)),
            .modal(.fail, "A text field alone", modal(#"{"id": "name", "kind": "textField"}"#, #""outsideTap": null"#)),
            .modal(.fail, "A tap outside closes it, too", modal(cancel, #""outsideTap": {"dismiss": true}"#)),
            .modal(
                .review, "A list that closes it at a choice",
                modal(#"{"id": "sizes", "kind": "list", "exit": {"effect": "commit"}}"#, #""outsideTap": null"#)),
            .modal(.open, "Nobody said what a tap outside does", modal(cancel, #""gesture": null"#)),
            .modal(
                .open, "A button that may be wired in code",
                modal(#"{"id": "x", "kind": "button", "symbol": "xmark"}"#, #""outsideTap": null"#)),
            .modal(
                .notApplicable, "A nonmodal popover",
                #""style": "popover", "modal": false, "content": null, "controls": []"#),
        ])

    func check(_ node: ModalNode, in context: Context, _ observations: inout Observations) {
        let modal = node.modal
        if modal.system.isTrue { return observations.nothingToCheck() }
        let exits = context.exits(of: node)
        let closesOutside = modal.closesAtOutsideTap
        let others = exits.certain.filter { $0 != .outsideTap && $0 != .gesture }
        if !exits.hasButton, others.isEmpty, exits.missing.isEmpty {
            observations.fail(Self.none) {
                $0.field = ["controls"]
                $0.fix = Self.cancelFix(for: node, in: context)
            }
        } else if closesOutside == true {
            observations.fail(Self.outside) {
                $0.field = ["outsideTap"]
                $0.severity = .warning
            }
        } else if !exits.hasButton, others.isEmpty {
            observations.ask(for: exits.missing, of: modal.id)
        } else if !exits.hasButton {
            observations.review(Self.otherWay, settledBy: Self.settled) { $0.field = ["controls"] }
        } else if closesOutside == nil {
            observations.open(modal.id, "outsideTap.dismiss")
        } else {
            observations.pass()
        }
    }

    /// A patch that adds a Cancel button; `nil` where its label would have to be invented.
    private static func cancelFix(for node: ModalNode, in context: Context) -> Fix? {
        guard node.modal.controls.isKnown, !node.modal.controls.elements.contains(where: { $0.id == "cancel" }) else {
            return nil
        }
        let titles = context.languages.compactMap { language in
            ButtonLexicons.cancel.words(in: language).first.map { JSON.Member(language, .string($0)) }
        }
        guard titles.count == context.languages.count, let first = titles.first else { return nil }
        let holdsNothing = node.modal.canHoldUnsavedInput.isFalse
        let button: JSON = .object([
            JSON.Member("id", "cancel"), JSON.Member("kind", "button"),
            JSON.Member("title", titles.count == 1 ? first.value : .object(titles)), JSON.Member("role", "cancel"),
            JSON.Member("location", "bar-leading"),
            JSON.Member("exit", holdsNothing ? ["effect": "none"] : .object([])),
        ])
        let path = JSONPointer(["modals", String(node.index), "controls"])
        let operation =
            node.modal.controls.value == nil
            ? Fix.Operation("add", path, .array([button])) : Fix.Operation("add", path.appending("0"), button)
        return Fix(.suggested, Message(addCancel), [operation])
    }

    private static let cancel =
        #"{"id": "cancel", "kind": "button", "title": "Cancel", "role": "cancel", "exit": {"effect": "none"}}"#
    private static let done = #"{"id": "done", "kind": "button", "title": "Done", "exit": {"effect": "save"}}"#

    private static func modal(_ controls: String, _ members: String) -> String {
        #""style": "popover", "modal": true, "content": null, "controls": [\#(controls)], "# + members
    }
}
