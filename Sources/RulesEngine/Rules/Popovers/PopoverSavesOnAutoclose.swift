internal import FlowDocument
internal import JSON

/// What people did is kept when a nonmodal popover closes by itself or at a tap outside.
struct PopoverSavesOnAutoclose: ModalRule {
    static let lost = MessageTemplate(
        "lost", en: "A tap outside throws away what was entered.", ja: "外側をタップすると、入力した内容が失われます。",
        ko: "바깥을 탭하면 입력한 내용이 사라집니다.")
    static let asks = MessageTemplate(
        "asks", en: "A tap outside throws away what was entered, though it asks first.",
        ja: "外側をタップすると、確認のうえで入力した内容が破棄されます。", ko: "바깥을 탭하면 확인을 거쳐 입력한 내용이 사라집니다.")
    static let unclear = MessageTemplate(
        "unclear", en: "It closes without a button, and whether what was entered is kept does not show.",
        ja: "ボタンを使わずに閉じますが、入力した内容が残るかどうかがわかりません。",
        ko: "버튼 없이 닫히며, 입력한 내용이 남는지 드러나지 않습니다.")
    static let settled = MessageTemplate(
        "is-kept", en: "Look whether the input is there again when the popover is opened anew.",
        ja: "ポップオーバーを開き直したとき、入力が残っているかどうかを確かめてください。",
        ko: "팝오버를 다시 열었을 때 입력한 내용이 남아 있는지 확인해 주십시오.")
    static let save = MessageTemplate(
        "save", en: "Save what was entered at a tap outside.", ja: "外側のタップで閉じるときに内容を保存します。",
        ko: "바깥을 탭해 닫힐 때 내용 저장")

    static let metadata = RuleMetadata(
        id: "popover-saves-on-autoclose", editions: .all, severity: .error, guidelines: ["popovers-save-on-close"],
        scope: .modals(ModalKind.nonmodalPopovers),
        mutedBy: ["popover-discard-only-cancel"],
        summary: LocalText(
            en: "Work is kept when a nonmodal popover closes by itself or at a tap outside.",
            ja: "非モーダルのポップオーバーが自動で、または外側のタップで閉じるとき、作業内容は保存されます。",
            ko: "모달이 아닌 팝오버가 저절로 또는 바깥을 탭해 닫힐 때 작업 내용은 남습니다."),
        why: LocalText(
            en: "A tap beside it happens by accident. Nobody expects that to cost what they have just entered.",
            ja: "外側のタップはうっかり起こるものです。それだけで入力が消えるとは誰も思いません。",
            ko: "바깥을 탭하는 일은 실수로 일어납니다. 그것만으로 방금 입력한 것이 사라지리라고는 아무도 생각하지 않습니다."),
        remedy: LocalText(
            en: "Save at every way out but an explicit Cancel.", ja: "明示的な「キャンセル」以外では、必ず保存してください。",
            ko: "분명한 취소가 아니라면 어떻게 닫히든 저장하십시오."),
        messages: [lost, asks, unclear, settled, save],
        examples: [
            .modal(.pass, "A tap outside saves", popover(#""outsideTap": {"dismiss": true, "effect": "save"}"#)),
            .modal(
                .pass, "Everything is saved at once", popover(#""autosave": true, "outsideTap": {"dismiss": true}"#)),
            .modal(.fail, "A tap outside discards", popover(#""outsideTap": {"dismiss": true, "effect": "discard"}"#)),
            .modal(
                .fail, "A tap outside deletes",
                popover(#""outsideTap": {"dismiss": true, "effect": "destroy"}, "autosave": false"#)),
            .modal(
                .review, "Nothing is said to happen to the input",
                popover(#""outsideTap": {"dismiss": true, "effect": "none"}"#)),
            .flow(
                .review, "It asks before it discards",
                #"""
                "modals": [{"id": "m", "style": "popover", "modal": false, "canHoldUnsavedInput": true,
                    "outsideTap": {"dismiss": true, "effect": "discard", "confirm": "ask"}},
                    {"id": "ask", "style": "alert", "controls": [{"id": "discard", "kind": "button"}]}]
                """#),
            .modal(
                .pass, "It closes itself, and everything is saved at once",
                popover(#""outsideTap": null, "autoDismissSeconds": 5, "autosave": true"#)),
            .modal(
                .review, "It closes itself, and nothing is saved at once",
                popover(#""outsideTap": null, "autoCloseOn": ["rotation"], "autosave": false"#)),
            .modal(
                .notApplicable, "Nothing but its buttons closes it", popover(#""outsideTap": null, "autoCloseOn": []"#)),
            .modal(.open, "Nobody said what a tap outside does", popover(#""outsideTap": {"dismiss": true}"#)),
            .modal(
                .open, "Nobody said whether input could be lost",
                #""style": "popover", "modal": false, "outsideTap": {"dismiss": true, "effect": "discard"}"#),
            .modal(
                .open, "It closes itself, and nobody said whether it saves",
                popover(#""outsideTap": null, "autoCloseOn": ["rotation"]"#)),
            .modal(
                .notApplicable, "Nothing can be lost",
                #"""
                "style": "popover", "modal": false, "canHoldUnsavedInput": false,
                "outsideTap": {"dismiss": true, "effect": "discard"}
                """#),
            .modal(
                .notApplicable, "A modal popover",
                #""style": "popover", "modal": true, "outsideTap": {"dismiss": true, "effect": "discard"}"#),
        ])

    func check(_ node: ModalNode, in context: Context, _ observations: inout Observations) {
        let modal = node.modal
        if modal.system.isTrue || modal.canHoldUnsavedInput.isFalse { return observations.nothingToCheck() }
        var known = node.missingModality
        if !modal.canHoldUnsavedInput.isKnown { known.append(MissingFact(Reference(modal.id), "canHoldUnsavedInput")) }
        guard modal.closesAtOutsideTap != false else { return checkClosingItself(node, known, &observations) }
        let tap = modal.outsideTap.value
        let effect = tap?.effect ?? .unknown
        let losesWork = effect.value == .discard || effect.value == .destroy
        if effect.value == .save || effect.value == .commit || modal.autosave.isTrue && !losesWork {
            return observations.pass()
        }
        if modal.closesAtOutsideTap == nil { known.append(MissingFact(Reference(modal.id), "outsideTap.dismiss")) }
        if !effect.isKnown { known.append(MissingFact(Reference(modal.id), "outsideTap.effect")) }
        guard known.isEmpty else { return observations.open(known) }
        if !losesWork {
            observations.review(Self.unclear, settledBy: Self.settled) { $0.field = ["outsideTap", "effect"] }
        } else if tap?.confirm.value != nil {
            observations.review(Self.asks, settledBy: Self.settled) { $0.field = ["outsideTap", "confirm"] }
        } else {
            observations.fail(Self.lost) {
                $0.field = ["outsideTap", "effect"]
                $0.fix = Fix(
                    .suggested, Message(Self.save),
                    [
                        Fix.Operation(
                            "replace", JSONPointer(["modals", String(node.index), "outsideTap", "effect"]), "save")
                    ])
            }
        }
    }

    /// Where no tap outside closes it, something else may.
    private func checkClosingItself(
        _ node: ModalNode, _ known: [MissingFact], _ observations: inout Observations
    ) {
        let modal = node.modal
        let closesItself = !modal.autoCloseOn.elements.isEmpty || modal.autoDismissSeconds.value != nil
        guard closesItself else { return observations.nothingToCheck() }
        if modal.autosave.isTrue { return observations.pass() }
        let missing = known + (modal.autosave.isKnown ? [] : [MissingFact(Reference(modal.id), "autosave")])
        guard missing.isEmpty else { return observations.open(missing) }
        observations.review(Self.unclear, settledBy: Self.settled) { $0.field = ["autoCloseOn"] }
    }

    private static func popover(_ members: String) -> String {
        #""style": "popover", "modal": false, "canHoldUnsavedInput": true, "# + members
    }
}
