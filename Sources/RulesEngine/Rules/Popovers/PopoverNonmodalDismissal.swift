internal import FlowDocument

/// A nonmodal popover closes at a tap elsewhere, or by one of its buttons.
struct PopoverNonmodalDismissal: ModalRule {
    static let none = MessageTemplate(
        "none", en: "Neither a tap outside of it nor a button closes it.", ja: "外をタップしても、ボタンを使っても閉じません。",
        ko: "바깥을 탭해도, 버튼을 눌러도 닫히지 않습니다.")
    static let buttonOnly = MessageTemplate(
        "button-only", en: "Only a button closes it, so it behaves like a modal popover.",
        ja: "ボタンでしか閉じないため、モーダルのポップオーバーと同じ動きになります。",
        ko: "버튼으로만 닫혀 모달 팝오버처럼 동작합니다.")
    static let outside = MessageTemplate(
        "outside", en: "A tap outside of it does not close it.", ja: "外をタップしても閉じません。", ko: "바깥을 탭해도 닫히지 않습니다.")
    static let letClose = MessageTemplate(
        "let-close", en: "Close it at a tap outside.", ja: "外をタップすると閉じるようにします。", ko: "바깥을 탭하면 닫히게 하기")

    static let metadata = RuleMetadata(
        id: "popover-nonmodal-dismissal", editions: .all, severity: .error, guidelines: ["popovers-definition"],
        scope: .modals(ModalKind.nonmodalPopovers),
        summary: LocalText(
            en: "A nonmodal popover closes at a tap elsewhere or by a button in it.",
            ja: "非モーダルのポップオーバーは、外側のタップか中のボタンで閉じます。",
            ko: "모달이 아닌 팝오버는 다른 곳을 탭하거나 안의 버튼으로 닫힙니다."),
        why: LocalText(
            en: """
                A nonmodal popover promises that people can simply go on with what lies beside it. One that stays has \
                to be fought.
                """,
            ja: "非モーダルのポップオーバーなら、横にあるものの操作へそのまま戻れると期待されます。閉じないものは邪魔になるだけです。",
            ko: "모달이 아닌 팝오버라면 옆의 내용을 바로 이어서 다룰 수 있다고 기대합니다. 닫히지 않으면 방해가 될 뿐입니다."),
        remedy: LocalText(
            en: "Let a tap outside close it, or make it modal and give it a Cancel button.",
            ja: "外側のタップで閉じるようにするか、モーダルにして「キャンセル」ボタンを置いてください。",
            ko: "바깥을 탭하면 닫히게 하거나, 모달로 바꾸고 취소 버튼을 두십시오."),
        messages: [none, buttonOnly, outside, letClose],
        examples: [
            .modal(.pass, "A tap outside closes it", nonmodal(#""outsideTap": {"dismiss": true}"#)),
            .modal(
                .pass, "Some views beside it stay usable, and the rest closes it",
                nonmodal(#""outsideTap": {"dismiss": true}, "passthrough": ["example"]"#)),
            .modal(.fail, "Nothing closes it", nonmodal(#""outsideTap": {"dismiss": false}"#)),
            .modal(.fail, "It is stated that there is no tap outside", nonmodal(#""outsideTap": null"#)),
            .modal(
                .fail, "Only a button does",
                #"""
                "style": "popover", "modal": false, "content": null, "outsideTap": {"dismiss": false},
                "controls": [{"id": "done", "kind": "button", "title": "Done", "exit": {"effect": "save"}}]
                """#),
            .modal(
                .fail, "Whatever its buttons do",
                #""style": "popover", "modal": false, "outsideTap": {"dismiss": false}"#),
            .modal(.open, "Nobody said what a tap outside does", nonmodal(#""gesture": null"#)),
            .modal(
                .open, "Nobody said whether it is modal",
                #""style": "popover", "content": null, "controls": [], "outsideTap": {"dismiss": false}"#),
            .modal(
                .notApplicable, "A modal popover",
                #""style": "popover", "modal": true, "outsideTap": {"dismiss": false}"#),
        ])

    func check(_ node: ModalNode, in context: Context, _ observations: inout Observations) {
        let modal = node.modal
        if modal.system.isTrue { return observations.nothingToCheck() }
        switch modal.closesAtOutsideTap {
        case true?: return observations.pass()
        case nil:
            return observations.open(node.missingModality + [MissingFact(Reference(modal.id), "outsideTap.dismiss")])
        case false?: break
        }
        guard node.kind != .popover else { return observations.open(node.missingModality) }
        let exits = context.exits(of: node)
        let mayHaveButton = !exits.missing.isEmpty || exits.certain.contains(.somewhere)
        let message = exits.hasButton ? Self.buttonOnly : mayHaveButton ? Self.outside : Self.none
        observations.fail(message) {
            $0.field = ["outsideTap"]
            $0.fix = node.outsideTapFix(Message(Self.letClose))
            // With a button it is a modal popover by another name, and not a trap.
            if exits.hasButton || mayHaveButton { $0.severity = .warning }
        }
    }

    private static func nonmodal(_ members: String) -> String {
        #""style": "popover", "modal": false, "content": null, "controls": [], "# + members
    }
}
