internal import FlowDocument

/// In an action sheet what destroys stands at the top.
struct ActionSheetDestructiveFirst: ModalRule {
    static let below = MessageTemplate(
        "below", en: "“{title}” destroys something and stands below “{other}”.",
        ja: "「{title}」は削除などを行いますが、「{other}」より下にあります。",
        ko: "“{title}” 버튼은 무언가를 지우는데 “{other}” 버튼보다 아래에 있습니다.")
    static let reorder = MessageTemplate(
        "reorder", en: "Put what destroys at the top and Cancel at the bottom.",
        ja: "削除などのボタンを一番上、「キャンセル」を一番下に置きます。", ko: "지우는 버튼을 맨 위에, 취소를 맨 아래에 둡니다.")

    static let metadata = RuleMetadata(
        id: "action-sheet-destructive-first", editions: [.hig2025], severity: .warning,
        guidelines: ["action-sheets-2025-order"], scope: .modals([.actionSheet]),
        summary: LocalText(
            en: "In an action sheet a destructive button stands at the top.",
            ja: "アクションシートでは、削除などのボタンを一番上に置きます。",
            ko: "동작 시트에서 지우는 버튼은 맨 위에 둡니다."),
        why: LocalText(
            en: """
                At the top it is seen first and is farthest from the thumb, so it is neither missed nor hit by \
                accident.
                """,
            ja: "一番上にあれば最初に目に入り、親指からも遠いので、見落としも押し間違いも起こりにくくなります。",
            ko: "맨 위에 있으면 먼저 보이고 엄지에서 멀어 놓치거나 잘못 누르지 않습니다."),
        remedy: LocalText(
            en: "Move the destructive buttons above all others.", ja: "削除などのボタンを、ほかのすべてのボタンより上に移します。",
            ko: "지우는 버튼을 다른 모든 버튼 위로 옮깁니다."),
        messages: [below, reorder],
        examples: [
            .modal(.pass, "At the top", sheet(destroy("a"), plain("b"), cancel)),
            .modal(.pass, "Two at the top", sheet(destroy("a"), destroy("b"), plain("c"), cancel)),
            .modal(.pass, "Below Cancel alone, which another rule is about", sheet(cancel, destroy("a"), plain("b"))),
            .modal(
                .pass, "What nobody spoke of would change nothing", sheet(destroy("a"), plain("c"), cancel)),
            .modal(.fail, "In the middle", sheet(plain("a"), destroy("b"), plain("c"), cancel)),
            .modal(
                .fail, "The effect tells it",
                sheet(
                    plain("a"), #"{"id": "b", "kind": "button", "title": "Remove", "exit": {"effect": "destroy"}}"#)),
            .modal(
                .fail, "One of two is too low", sheet(destroy("a"), plain("b"), destroy("c"), cancel)),
            .modal(.open, "Nobody said what the upper one does", sheet(silent("a"), destroy("b"), cancel)),
            .modal(.open, "Nobody said what any of them does", sheet(silent("a"), silent("b"))),
            .modal(.notApplicable, "One button beside Cancel", sheet(destroy("a"), cancel)),
            .modal(.notApplicable, "Nothing destroys", sheet(plain("a"), plain("b"), cancel)),
        ])

    func check(_ node: ModalNode, in context: Context, _ observations: inout Observations) {
        guard node.modal.controls.isKnown else { return observations.open(node.modal.id, "controls") }
        let order = ActionSheetOrder(node, in: context)
        let buttons = order.buttons.filter { !$0.isCancel }
        guard buttons.count > 1, buttons.contains(where: { $0.destroys != false }) else {
            return observations.nothingToCheck()
        }
        if let above = buttons.first(where: { $0.destroys == false }),
            let below = buttons.first(where: { $0.destroys == true && $0.place > above.place })
        {
            return observations.fail(
                Self.below, ["title": below.control.label, "other": above.control.label]
            ) {
                $0.control = below.control.id
                $0.related = [Reference(node.modal.id, child: above.control.id)]
                $0.fix = order.fix(Self.reorder)
            }
        }
        let unclear = Self.unclear(among: buttons)
        guard unclear.isEmpty else {
            return observations.open(
                unclear.map { MissingFact(Reference(node.modal.id, child: $0.control.id), "exit.effect") })
        }
        observations.pass()
    }

    /// The buttons of which nobody spoke and that could make the order wrong: those above one that may destroy, and
    /// those below one that may not.
    private static func unclear(among buttons: [ActionSheetOrder.Button]) -> [ActionSheetOrder.Button] {
        let lastToDestroy = buttons.last { $0.destroys != false }?.place ?? -1
        let firstToKeep = buttons.first { $0.destroys != true }?.place ?? .max
        return buttons.filter { button in
            button.destroys == nil && (button.place < lastToDestroy || button.place > firstToKeep)
        }
    }

    private static let cancel = #"{"id": "cancel", "kind": "button", "title": "Cancel", "role": "cancel"}"#

    private static func destroy(_ id: String) -> String {
        #"{"id": "\#(id)", "kind": "button", "title": "Delete", "role": "destructive"}"#
    }

    private static func plain(_ id: String) -> String {
        #"{"id": "\#(id)", "kind": "button", "title": "Move", "role": "default"}"#
    }

    private static func silent(_ id: String) -> String {
        #"{"id": "\#(id)", "kind": "button", "title": "Clean Up"}"#
    }

    private static func sheet(_ controls: String...) -> String {
        #""style": "actionSheet", "controls": [\#(controls.joined(separator: ", "))]"#
    }
}
