internal import FlowDocument
internal import JSON

/// A popover in which several things can be chosen stays until people close it.
struct PopoverMultiselectStays: ModalRule {
    static let closes = MessageTemplate(
        "closes", en: "It closes at the first choice, though several can be chosen.",
        ja: "複数選べるのに、1つ選ぶと閉じます。", ko: "여러 개를 고를 수 있는데 하나를 고르면 닫힙니다.")
    static let noWayOut = MessageTemplate(
        "no-way-out", en: "Neither a tap outside nor a button closes it once the choices are made.",
        ja: "選び終えても、外側のタップやボタンで閉じることができません。", ko: "다 고른 뒤에도 바깥을 탭하거나 버튼으로 닫을 수 없습니다.")
    static let stay = MessageTemplate(
        "stay", en: "Keep it open at a choice.", ja: "選んでも開いたままにします。", ko: "골라도 열려 있게 하기")

    static let metadata = RuleMetadata(
        id: "popover-multiselect-stays", editions: .all, severity: .warning, guidelines: ["popovers-close-button"],
        scope: .modals(ModalKind.popovers),
        summary: LocalText(
            en: "A popover in which several things can be chosen stays until people close it.",
            ja: "複数選べるポップオーバーは、閉じる操作があるまで開いたままにします。",
            ko: "여러 개를 고를 수 있는 팝오버는 직접 닫을 때까지 열려 있습니다."),
        why: LocalText(
            en: "Closing after each choice makes people open it again and again.",
            ja: "1つ選ぶたびに閉じると、何度も開き直すことになります。", ko: "하나 고를 때마다 닫히면 여러 번 다시 열어야 합니다."),
        remedy: LocalText(
            en: "Keep it open at a choice, and close it at a tap outside or by a button such as Done.",
            ja: "選んでも開いたままにし、外側のタップか「完了」などのボタンで閉じるようにしてください。",
            ko: "골라도 열려 있게 하고, 바깥을 탭하거나 완료 같은 버튼으로 닫게 하십시오."),
        messages: [closes, noWayOut, stay],
        examples: [
            .modal(
                .pass, "It stays until a tap outside",
                popover(#""closesOnSelect": false, "outsideTap": {"dismiss": true}"#)),
            .modal(
                .pass, "It stays until Done",
                popover(
                    #"""
                    "closesOnSelect": false, "outsideTap": null,
                    "controls": [{"id": "done", "kind": "button", "exit": {"effect": "save"}}]
                    """#)),
            .modal(
                .fail, "It closes after the first",
                popover(#""closesOnSelect": true, "outsideTap": {"dismiss": true}"#)),
            .modal(
                .fail, "Nothing closes it",
                popover(#""closesOnSelect": false, "outsideTap": {"dismiss": false}, "controls": []"#)),
            .modal(
                .open, "Nobody said whether a choice closes it", popover(#""outsideTap": {"dismiss": true}"#)),
            .modal(
                .open, "Nobody said what closes it", popover(#""closesOnSelect": false, "controls": []"#)),
            .modal(
                .open, "A tap outside is spoken of, and nobody said whether it closes",
                popover(#""closesOnSelect": false, "outsideTap": {"effect": "none"}, "controls": []"#)),
            .modal(
                .open, "Nobody said how much can be chosen",
                #""style": "popover", "closesOnSelect": true, "outsideTap": {"dismiss": true}"#),
            .modal(
                .notApplicable, "One can be chosen",
                #""style": "popover", "selection": "single", "closesOnSelect": true"#),
        ])

    func check(_ node: ModalNode, in context: Context, _ observations: inout Observations) {
        let modal = node.modal
        if modal.selection.isKnown, modal.selection.value != .multiple { return observations.nothingToCheck() }
        let canLeave = canLeave(node, in: context)
        if modal.closesOnSelect.isFalse, canLeave.certain { return observations.pass() }
        guard modal.selection.isKnown else {
            var missing = [MissingFact(Reference(modal.id), "selection")]
            if !modal.closesOnSelect.isKnown { missing.append(MissingFact(Reference(modal.id), "closesOnSelect")) }
            return observations.open(missing)
        }
        if !canLeave.certain, canLeave.missing.isEmpty {
            observations.fail(Self.noWayOut) {
                $0.field = ["outsideTap"]
                $0.severity = .error
            }
        } else if modal.closesOnSelect.isTrue {
            observations.fail(Self.closes) {
                $0.field = ["closesOnSelect"]
                $0.fix = Fix(
                    .suggested, Message(Self.stay),
                    [Fix.Operation("replace", JSONPointer(["modals", String(node.index), "closesOnSelect"]), false)])
            }
        } else {
            var missing = canLeave.certain ? [] : canLeave.missing
            if !modal.closesOnSelect.isKnown {
                missing.insert(MissingFact(Reference(modal.id), "closesOnSelect"), at: 0)
            }
            observations.ask(for: missing, of: modal.id)
        }
    }

    private func canLeave(_ node: ModalNode, in context: Context) -> (certain: Bool, missing: [MissingFact]) {
        let exits = context.exits(of: node)
        var missing = exits.missing
        if node.modal.closesAtOutsideTap == nil {
            missing.append(MissingFact(Reference(node.modal.id), "outsideTap.dismiss"))
        }
        return (!exits.certain.isEmpty, missing)
    }

    private static func popover(_ members: String) -> String {
        #""style": "popover", "modal": false, "content": null, "selection": "multiple", "# + members
    }
}
