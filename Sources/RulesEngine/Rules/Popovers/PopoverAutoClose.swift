internal import FlowDocument
internal import JSON

/// A popover closes itself when it is no longer needed.
struct PopoverAutoClose: ModalRule {
    static let stays = MessageTemplate(
        "stays", en: "Nothing closes it once its work is done.", ja: "作業が終わっても、閉じるきっかけがありません。",
        ko: "할 일이 끝나도 닫히는 계기가 없습니다.")
    static let inspector = MessageTemplate(
        "inspector", en: "Nothing closes it by itself; its settings may take effect at once, as in an inspector.",
        ja: "自動では閉じません。インスペクタのように、設定がその場で反映されるものかもしれません。",
        ko: "스스로 닫히지 않습니다. 인스펙터처럼 설정이 바로 적용되는 것일 수 있습니다.")
    static let settled = MessageTemplate(
        "has-end", en: "Decide whether there is a moment at which people are done with it.",
        ja: "これで終わりと言える時点があるかどうかを判断してください。", ko: "이제 다 썼다고 할 수 있는 순간이 있는지 판단해 주십시오.")
    static let closeAtCommit = MessageTemplate(
        "close-at-commit", en: "Close it when the change is made.", ja: "変更を確定したときに閉じるようにします。",
        ko: "변경을 확정하면 닫히게 하기")

    static let metadata = RuleMetadata(
        id: "popover-auto-close", editions: .all, severity: .advice, guidelines: ["popovers-close-button"],
        scope: .modals(ModalKind.popovers),
        summary: LocalText(
            en: "A popover closes itself when it is no longer needed.",
            ja: "ポップオーバーは、用が済んだら自動で閉じます。", ko: "팝오버는 필요 없어지면 스스로 닫힙니다."),
        why: LocalText(
            en: "What stays open after its work is done hides the result and has to be put away by hand.",
            ja: "用が済んでも開いたままだと結果が隠れ、わざわざ片付けなければなりません。",
            ko: "할 일이 끝난 뒤에도 열려 있으면 결과를 가리고, 따로 치워야 합니다."),
        remedy: LocalText(
            en: "Let the action that finishes the work close the popover, too.",
            ja: "作業を終える操作で、ポップオーバーも閉じるようにしてください。",
            ko: "작업을 마치는 동작이 팝오버도 닫게 하십시오."),
        messages: [stays, inspector, settled, closeAtCommit],
        examples: [
            .modal(.pass, "It closes at a commit", popover(#""autoCloseOn": ["commit"], "controls": []"#)),
            .modal(
                .pass, "A button that finishes also closes",
                popover(
                    #""autoCloseOn": [], "controls": [{"id": "add", "kind": "button", "exit": {"effect": "commit"}}]"#)),
            .modal(
                .pass, "Choosing closes it",
                popover(#""autoCloseOn": [], "selection": "single", "closesOnSelect": true, "controls": []"#)),
            .modal(
                .pass, "Information that a tap outside closes",
                popover(#""autoCloseOn": [], "taskKind": "view", "outsideTap": {"dismiss": true}, "controls": []"#)),
            .modal(
                .pass, "Choosing closes it, however many can be chosen",
                popover(#""autoCloseOn": [], "closesOnSelect": true, "controls": []"#)),
            .modal(
                .fail, "Choosing does not close it, and nothing else does",
                popover(#""autoCloseOn": [], "closesOnSelect": false, "controls": []"#)),
            .modal(
                .fail, "A Cancel that leads nowhere is no way to finish",
                popover(
                    #""autoCloseOn": [], "controls": [{"id": "cancel", "kind": "button", "role": "cancel"}]"#)),
            .modal(
                .open, "A button that could be wired to finish",
                popover(#""autoCloseOn": [], "controls": [{"id": "add", "kind": "button"}]"#)),
            .modal(.fail, "Nothing closes it", popover(#""autoCloseOn": [], "taskKind": "edit", "controls": []"#)),
            .modal(
                .fail, "It stays after a commit",
                popover(
                    #""autoCloseOn": null, "controls": [{"id": "apply", "kind": "button", "exit": null}]"#)),
            .modal(
                .review, "An inspector",
                popover(
                    #""autoCloseOn": [], "controls": [{"id": "bold", "kind": "toggle"}, {"id": "size", "kind": "picker"}]"#
                )),
            .modal(
                .review, "Everything is saved at once", popover(#""autoCloseOn": [], "autosave": true, "controls": []"#)
            ),
            .modal(.open, "Nobody said what closes it", popover(#""controls": []"#)),
            .modal(
                .open, "A button of unknown effect",
                popover(#""autoCloseOn": [], "controls": [{"id": "add", "kind": "button", "exit": {}}]"#)),
            .modal(
                .notApplicable, "A list that stays after a choice is for another rule",
                popover(#""autoCloseOn": [], "selection": "single", "closesOnSelect": false, "controls": []"#)),
            .modal(
                .notApplicable, "Several choices are meant to stay",
                popover(#""autoCloseOn": [], "selection": "multiple", "controls": []"#)),
        ])

    func check(_ node: ModalNode, in context: Context, _ observations: inout Observations) {
        let modal = node.modal
        if modal.system.isTrue { return observations.nothingToCheck() }
        if !modal.autoCloseOn.elements.isEmpty { return observations.pass() }
        if modal.closesOnSelect.isTrue, !modal.selection.isKnown { return observations.pass() }
        switch (modal.selection.value, modal.closesOnSelect) {
        case (.multiple?, _): return observations.nothingToCheck()
        case (.single?, let closes) where closes.isTrue: return observations.pass()
        case (.single?, let closes) where closes.isFalse: return observations.nothingToCheck()
        default: break
        }
        let controls = context.popoverControls(in: node)
        let exits = controls.all.filter { $0.control.exit.value != nil }
        if exits.contains(where: { $0.finishes }) { return observations.pass() }
        if modal.taskKind.value == .view, modal.closesAtOutsideTap == true { return observations.pass() }
        if controls.isTooLarge { return observations.tooLarge() }
        let unknown = exits.filter { $0.control.exit.value?.effect.isKnown != true && $0.control.role.value != .cancel }
        var missing = modal.autoCloseOn.isKnown ? [] : [MissingFact(Reference(modal.id), "autoCloseOn")]
        missing += unknown.map { MissingFact($0.reference, "exit.effect") } + controls.missing
        missing += controls.content
        missing += controls.all.filter { $0.mayFinish && !context.started.contains($0.reference) }
            .map { MissingFact($0.reference, "exit") }
        if modal.selection.value == .single { missing.append(MissingFact(Reference(modal.id), "closesOnSelect")) }
        guard missing.isEmpty else { return observations.ask(for: missing, of: modal.id) }
        if modal.autosave.isTrue || modal.taskKind.value == .view || Self.isInspector(controls.all) {
            observations.review(Self.inspector, settledBy: Self.settled) { $0.field = ["autoCloseOn"] }
        } else {
            observations.fail(Self.stays) {
                $0.field = ["autoCloseOn"]
                $0.fix = Fix(
                    .suggested, Message(Self.closeAtCommit),
                    [
                        Fix.Operation(
                            "add", JSONPointer(["modals", String(node.index), "autoCloseOn"]), .array(["commit"]))
                    ])
            }
        }
    }

    /// Whether all that people can do in it is to set values.
    private static func isInspector(_ controls: [PopoverControl]) -> Bool {
        let kinds = controls.compactMap(\.control.kind.value).filter { $0 != .label && $0 != .image }
        let settings: Set<ControlKind> = [.toggle, .picker, .textField, .textView]
        return !kinds.isEmpty && kinds.allSatisfy(settings.contains)
    }

    private static func popover(_ members: String) -> String {
        #""style": "popover", "content": null, "# + members
    }
}

extension PopoverControl {
    /// Whether it leaves and makes the change, too.
    fileprivate var finishes: Bool {
        switch control.exit.value?.effect.value {
        case .save?, .commit?, .destroy?: true
        case Effect.none?, .discard?, nil: control.role.value == .done
        }
    }

    /// Whether it could be wired in code to finish.
    fileprivate var mayFinish: Bool {
        guard case .unknown = control.exit, !control.action.isKnown, control.role.value != .cancel else { return false }
        switch control.kind.value {
        case .button, .list, .other, nil: return true
        case .textField, .textView, .toggle, .picker, .image, .label: return false
        }
    }
}
