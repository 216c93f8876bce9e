internal import FlowDocument

/// In an action sheet Cancel stands at the bottom.
struct ActionSheetCancelLast: ModalRule {
    static let above = MessageTemplate(
        "above", en: "“{title}” stands above “{other}”; people look for the way back at the bottom.",
        ja: "「{title}」が「{other}」より上にありますが、戻る操作は一番下にあるはずです。",
        ko: "“{title}” 버튼이 “{other}” 버튼보다 위에 있지만 되돌아가는 버튼은 맨 아래에서 찾습니다.")
    static let missing = MessageTemplate(
        "missing", en: "“{title}” destroys something, and there is no Cancel at the bottom.",
        ja: "「{title}」は削除などを行いますが、一番下に「キャンセル」がありません。",
        ko: "“{title}” 버튼은 무언가를 지우는데 맨 아래에 취소가 없습니다.")

    static let metadata = RuleMetadata(
        id: "action-sheet-cancel-last", editions: [.hig2025], severity: .warning,
        guidelines: ["action-sheets-2025-order"], scope: .modals([.actionSheet]),
        mutedBy: ["alert-destructive-has-cancel"],
        summary: LocalText(
            en: "In an action sheet Cancel stands at the bottom.", ja: "アクションシートでは「キャンセル」を一番下に置きます。",
            ko: "동작 시트에서 취소는 맨 아래에 둡니다."),
        why: LocalText(
            en: "The bottom is nearest to the thumb and the same everywhere, so people can go back without reading.",
            ja: "一番下は親指に近く、どこでも同じ場所なので、読まなくても戻れます。",
            ko: "맨 아래는 엄지에 가깝고 어디에서나 같은 자리여서 읽지 않고도 되돌아갈 수 있습니다."),
        remedy: LocalText(
            en: "Put Cancel last, and never leave it out where something could be lost.",
            ja: "「キャンセル」を最後に置き、何かが失われる可能性があるときは必ず用意します。",
            ko: "취소를 마지막에 두고, 무언가 사라질 수 있을 때는 반드시 넣습니다."),
        messages: [above, missing, ActionSheetDestructiveFirst.reorder],
        examples: [
            .modal(.pass, "At the bottom", sheet(destroy, plain, cancel)),
            .modal(
                .pass, "The role with another word",
                sheet(destroy, #"{"id": "no", "kind": "button", "title": "No", "role": "cancel"}"#)),
            .modal(
                .pass, "The word without the role, in Japanese", languages: ["ja"],
                sheet(plain, #"{"id": "no", "kind": "button", "title": "キャンセル", "role": "default"}"#)),
            .modal(.pass, "Choices that lose nothing need none", sheet(plain, plain2)),
            .modal(.fail, "At the top", sheet(cancel, destroy)),
            .modal(.fail, "In the middle", sheet(destroy, cancel, plain)),
            .modal(
                .fail, "취소 at the top", languages: ["ko"],
                sheet(#"{"id": "c", "kind": "button", "title": "취소", "role": "default"}"#, plain)),
            .modal(.fail, "Missing beside what destroys", sheet(destroy, plain)),
            .modal(
                .fail, "A button of another name is no Cancel",
                sheet(destroy, #"{"id": "archive", "kind": "button", "title": "Archive"}"#)),
            .modal(
                .open, "A button without a stated title may be the Cancel",
                sheet(destroy, #"{"id": "x", "kind": "button"}"#)),
            .modal(
                .open, "Nobody said whether anything is destroyed",
                sheet(#"{"id": "x", "kind": "button", "title": "Clean Up"}"#)),
            .modal(.open, "Nobody said which buttons it has", #""style": "actionSheet""#),
        ])

    func check(_ node: ModalNode, in context: Context, _ observations: inout Observations) {
        guard node.modal.controls.isKnown else { return observations.open(node.modal.id, "controls") }
        let order = ActionSheetOrder(node, in: context)
        let buttons = order.buttons
        guard !buttons.isEmpty else { return observations.nothingToCheck() }
        guard let cancel = buttons.first(where: \.isCancel) else {
            return lookForNeed(of: node, buttons, &observations)
        }
        guard let below = buttons.last(where: { !$0.isCancel && $0.place > cancel.place }) else {
            return observations.pass()
        }
        observations.fail(Self.above, ["title": cancel.control.label, "other": below.control.label]) {
            $0.control = cancel.control.id
            $0.related = [Reference(node.modal.id, child: below.control.id)]
            $0.fix = order.fix(ActionSheetDestructiveFirst.reorder)
        }
    }

    /// Without a Cancel it matters whether something can be destroyed.
    private func lookForNeed(
        of node: ModalNode, _ buttons: [ActionSheetOrder.Button], _ observations: inout Observations
    ) {
        func facts(_ field: String, where isMeant: (ActionSheetOrder.Button) -> Bool) -> [MissingFact] {
            buttons.filter(isMeant).map { MissingFact(Reference(node.modal.id, child: $0.control.id), field) }
        }
        // A button of which not even the title is known may be the Cancel.
        let nameless = facts("title") { !$0.control.title.isKnown && !$0.control.role.isKnown }
        if let destructive = buttons.first(where: { $0.destroys == true }) {
            guard nameless.isEmpty else { return observations.open(nameless) }
            return observations.fail(Self.missing, ["title": destructive.control.label]) {
                $0.control = destructive.control.id
            }
        }
        let unclear = facts("exit.effect") { $0.destroys == nil }
        if unclear.isEmpty { observations.pass() } else { observations.open(unclear) }
    }

    private static let cancel = #"{"id": "cancel", "kind": "button", "title": "Cancel", "role": "cancel"}"#
    private static let destroy = #"{"id": "delete", "kind": "button", "title": "Delete", "role": "destructive"}"#
    private static let plain = #"{"id": "move", "kind": "button", "title": "Move", "role": "default"}"#
    private static let plain2 = #"{"id": "copy", "kind": "button", "title": "Copy", "role": "default"}"#

    private static func sheet(_ controls: String...) -> String {
        #""style": "actionSheet", "controls": [\#(controls.joined(separator: ", "))]"#
    }
}
