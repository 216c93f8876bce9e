internal import FlowDocument
internal import JSON

/// A sheet can be swiped away unless something would be lost.
struct SheetSwipeDismisses: ModalRule {
    static let blocked = MessageTemplate(
        "blocked", en: "It cannot be swiped away, though nothing would be lost.",
        ja: "失われるものがないのに、スワイプで閉じられません。", ko: "잃는 것이 없는데도 쓸어내려 닫을 수 없습니다.")
    static let allow = MessageTemplate(
        "allow", en: "Let it be swiped away.", ja: "スワイプで閉じられるようにします。", ko: "쓸어내려 닫을 수 있게 합니다.")

    static let metadata = RuleMetadata(
        id: "sheet-swipe-dismisses", editions: [.hig2025], severity: .advice, guidelines: ["sheets-2025-dismissal"],
        scope: .modals(ModalKind.sheetViews),
        mutedBy: ["modal-exit-exists"],
        summary: LocalText(
            en: "A sheet can be swiped away unless something would be lost.",
            ja: "シートは、失われるものがない限りスワイプで閉じられます。",
            ko: "시트는 잃는 것이 없는 한 쓸어내려 닫을 수 있습니다."),
        why: LocalText(
            en: "Swiping down is what people try first. A sheet that does not follow seems stuck.",
            ja: "まず試されるのは下へのスワイプです。反応しないシートは固まったように見えます。",
            ko: "사람들은 먼저 아래로 쓸어내려 봅니다. 따라 움직이지 않는 시트는 멈춘 것처럼 보입니다."),
        remedy: LocalText(
            en: "Let the swipe close the sheet; block it only while something unsaved is in it, and ask then.",
            ja: "スワイプで閉じられるようにします。止めるのは未保存の内容がある間だけにし、その際に確認します。",
            ko: "쓸어내려 닫을 수 있게 합니다. 저장하지 않은 내용이 있을 때만 막고 그때 확인합니다."),
        messages: [blocked, allow],
        examples: [
            .modal(.pass, "It can be swiped away", sheet(#""gesture": {"dismiss": true}"#)),
            .modal(
                .pass, "Something would be lost", sheet(#""gesture": {"dismiss": false}, "canHoldUnsavedInput": true"#)),
            .flow(
                .pass, "A swipe that asks",
                #"""
                "modals": [{"id": "ask", "style": "actionSheet"}, {"id": "m", "style": "pageSheet",
                    "canHoldUnsavedInput": false, "gesture": {"dismiss": false, "confirm": "ask"}}]
                """#),
            .modal(
                .fail, "Nothing to lose", sheet(#""gesture": {"dismiss": false}, "canHoldUnsavedInput": false"#)),
            .modal(.fail, "No gesture at all", sheet(#""gesture": null, "canHoldUnsavedInput": false"#)),
            .modal(
                .fail, "What is typed is saved all the time",
                sheet(#""gesture": {"dismiss": false}, "canHoldUnsavedInput": true, "autosave": true"#)),
            .modal(.open, "Nobody spoke of swiping", sheet(#""canHoldUnsavedInput": false"#)),
            .modal(.open, "Nobody said whether anything can be lost", sheet(#""gesture": {"dismiss": false}"#)),
        ])

    func check(_ node: ModalNode, in context: Context, _ observations: inout Observations) {
        let modal = node.modal
        if modal.system.isTrue { return observations.nothingToCheck() }
        let gesture = modal.gesture
        // A blocked swipe that asks is followed by the way out.
        if gesture.dismisses == true || gesture.value?.confirm.value != nil { return observations.pass() }
        let losesNothing = modal.canHoldUnsavedInput.isFalse || modal.autosave.isTrue
        if modal.canHoldUnsavedInput.isTrue, !losesNothing { return observations.pass() }
        guard gesture.dismisses == false else { return observations.open(modal.id, "gesture.dismiss") }
        guard losesNothing else { return observations.open(modal.id, "canHoldUnsavedInput") }
        observations.fail(Self.blocked) {
            $0.field = gesture.value == nil ? ["gesture"] : ["gesture", "dismiss"]
            $0.fix = fix(node, in: context)
        }
    }

    /// The swipe, where a button leaves for those who cannot make it.
    private func fix(_ node: ModalNode, in context: Context) -> Fix? {
        guard node.modal.canHoldUnsavedInput.isFalse, context.exits(of: node).hasButton else { return nil }
        let path = ["modals", String(node.index), "gesture"]
        let operation =
            if node.modal.gesture.value == nil {
                Fix.Operation("add", JSONPointer(path), ["dismiss": true, "effect": "none"])
            } else {
                Fix.Operation("add", JSONPointer(path + ["dismiss"]), true)
            }
        return Fix(.suggested, Message(Self.allow), [operation])
    }

    private static func sheet(_ members: String) -> String {
        """
        "style": "pageSheet", "content": null, \(members), "controls": [\
        {"id": "close", "kind": "button", "title": "Close", "exit": {"effect": "none"}}]
        """
    }
}
