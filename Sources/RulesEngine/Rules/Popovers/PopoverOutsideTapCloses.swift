internal import FlowDocument

/// A tap outside closes a nonmodal popover.
struct PopoverOutsideTapCloses: ModalRule {
    static let stays = MessageTemplate(
        "stays", en: "A tap outside of it does not close it.", ja: "外をタップしても閉じません。", ko: "바깥을 탭해도 닫히지 않습니다.")
    static let letClose = MessageTemplate(
        "let-close", en: "Close it at a tap outside.", ja: "外をタップすると閉じるようにします。", ko: "바깥을 탭하면 닫히게 하기")

    static let metadata = RuleMetadata(
        id: "popover-outside-tap-closes", editions: .all, severity: .warning, guidelines: ["popovers-close-button"],
        scope: .modals(ModalKind.nonmodalPopovers),
        summary: LocalText(
            en: "A tap outside closes a nonmodal popover.", ja: "非モーダルのポップオーバーは、外側をタップすると閉じます。",
            ko: "모달이 아닌 팝오버는 바깥을 탭하면 닫힙니다."),
        why: LocalText(
            en: "Tapping elsewhere is how people turn to something else; a popover that ignores it looks stuck.",
            ja: "ほかの場所をタップするのは、次のことに移りたいという合図です。それを無視すると、動かなくなったように見えます。",
            ko: "다른 곳을 탭하는 것은 다음 일로 넘어가겠다는 뜻입니다. 이를 무시하면 멈춘 것처럼 보입니다."),
        remedy: LocalText(
            en: "Let a tap outside close it and keep what was entered.",
            ja: "外側のタップで閉じ、入力内容は残すようにしてください。",
            ko: "바깥을 탭하면 닫히되 입력한 내용은 남게 하십시오."),
        messages: [stays, letClose],
        examples: [
            .modal(.pass, "It closes", popover(#""modal": false, "outsideTap": {"dismiss": true}"#)),
            .modal(
                .pass, "It closes and saves",
                popover(#""modal": false, "outsideTap": {"dismiss": true, "effect": "save"}"#)),
            .modal(.fail, "It stays", popover(#""modal": false, "outsideTap": {"dismiss": false}"#)),
            .modal(.fail, "A tap outside does nothing at all", popover(#""modal": false, "outsideTap": null"#)),
            .modal(.open, "Nobody said", popover(#""modal": false"#)),
            .modal(
                .open, "Nobody said whether it closes", popover(#""modal": false, "outsideTap": {"effect": "save"}"#)),
            .modal(
                .open, "It stays, and nobody said whether it is modal", popover(#""outsideTap": {"dismiss": false}"#)),
            .modal(.notApplicable, "A modal popover", popover(#""modal": true, "outsideTap": {"dismiss": false}"#)),
        ])

    func check(_ node: ModalNode, in context: Context, _ observations: inout Observations) {
        switch node.modal.closesAtOutsideTap {
        case true?: observations.pass()
        case nil:
            observations.open(node.missingModality + [MissingFact(Reference(node.modal.id), "outsideTap.dismiss")])
        case false? where node.kind == .popover: observations.open(node.missingModality)
        case false?:
            observations.fail(Self.stays) {
                $0.field = ["outsideTap"]
                $0.fix = node.outsideTapFix(Message(Self.letClose))
            }
        }
    }

    private static func popover(_ members: String) -> String {
        #""style": "popover", "# + members
    }
}
