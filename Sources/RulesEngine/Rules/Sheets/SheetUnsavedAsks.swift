internal import FlowDocument
internal import JSON

/// Swiping a sheet away with something unsaved in it asks, in an action sheet.
struct SheetUnsavedAsks: ModalRule {
    static let silent = MessageTemplate(
        "silent", en: "Swiping it away discards what was entered without a question.",
        ja: "スワイプで閉じると、確認なしに入力内容が破棄されます。",
        ko: "쓸어내려 닫으면 확인 없이 입력한 내용이 버려집니다.")
    static let otherStyle = MessageTemplate(
        "other-style", en: "Swiping it away asks by “{confirm}”, which is no action sheet.",
        ja: "スワイプで閉じると「{confirm}」で確認しますが、これはアクションシートではありません。",
        ko: "쓸어내려 닫으면 “{confirm}” 화면으로 확인하지만 동작 시트가 아닙니다.")
    static let changesNothing = MessageTemplate(
        "changes-nothing",
        en: "Swiping it away asks nothing and is said to change nothing, though something unsaved can be in it.",
        ja: "未保存の内容があり得ますが、スワイプで閉じても確認はなく、何も変わらないとされています。",
        ko: "저장하지 않은 내용이 있을 수 있는데 쓸어내려 닫아도 확인이 없고 바뀌는 것이 없다고 되어 있습니다.")
    static let settled = MessageTemplate(
        "keeps", en: "Say what becomes of unsaved input: effect save, discard, or a question (`gesture.confirm`).",
        ja: "未保存の入力がどうなるかを記入してください。保存、破棄、または確認（`gesture.confirm`）です。",
        ko: "저장하지 않은 입력이 어떻게 되는지 적으십시오. 저장, 폐기 또는 확인(`gesture.confirm`)입니다.")

    static let metadata = RuleMetadata(
        id: "sheet-unsaved-asks", editions: [.hig2025], severity: .error, guidelines: ["sheets-2025-dismissal"],
        scope: .modals(ModalKind.sheetViews),
        mutedBy: ["modal-data-loss-confirmation"],
        summary: LocalText(
            en: "Swiping a sheet away with something unsaved in it asks, in an action sheet.",
            ja: "未保存の内容があるシートをスワイプで閉じるときは、アクションシートで確認します。",
            ko: "저장하지 않은 내용이 있는 시트를 쓸어내려 닫을 때는 동작 시트로 확인합니다."),
        why: LocalText(
            en: """
                A swipe happens by accident. The question keeps the work, and an action sheet offers all \
                answers at the thumb.
                """,
            ja: "スワイプはうっかり起こります。確認すれば内容が守られ、アクションシートなら手元ですべての答えを選べます。",
            ko: "쓸어내리기는 실수로 일어납니다. 확인하면 내용이 지켜지고, 동작 시트에서는 손가락 가까이에서 모든 답을 고를 수 있습니다."),
        remedy: LocalText(
            en: "Show an action sheet that offers to save, to discard or to go on, or save by itself.",
            ja: "保存、破棄、続行を選べるアクションシートを表示するか、自動的に保存します。",
            ko: "저장, 폐기, 계속을 고를 수 있는 동작 시트를 표시하거나 자동으로 저장합니다."),
        messages: [silent, otherStyle, changesNothing, settled, ExitFixes.askToo],
        examples: [
            .flow(.pass, "An action sheet asks", form(#""dismiss": true, "effect": "discard", "confirm": "ask""#)),
            .flow(.pass, "Swiping saves", form(#""dismiss": true, "effect": "save", "confirm": null"#)),
            .flow(.pass, "Swiping is blocked", form(#""dismiss": false"#)),
            .modal(
                .pass, "What is typed is saved all the time",
                #""style": "pageSheet", "canHoldUnsavedInput": true, "autosave": true, "gesture": {"dismiss": true}"#),
            .flow(.fail, "Nothing asks", form(#""dismiss": true, "effect": "discard", "confirm": null"#)),
            .flow(
                .fail, "Nothing asks, though Cancel does",
                form(
                    #""dismiss": true, "effect": "discard", "confirm": null"#,
                    #"""
                    {"id": "cancel", "kind": "button", "role": "cancel", "title": "Cancel",
                        "exit": {"effect": "discard", "confirm": "ask"}}
                    """#)),
            .flow(
                .fail, "An alert asks", form(#""dismiss": true, "effect": "discard", "confirm": "ask""#, style: "alert")
            ),
            .flow(
                .review, "Swiping is said to change nothing",
                form(#""dismiss": true, "effect": "none", "confirm": null"#)),
            .flow(.open, "Nobody said what swiping does", form(#""dismiss": true, "confirm": null"#)),
            .flow(.open, "Nobody said whether it asks", form(#""dismiss": true, "effect": "discard""#)),
            .modal(.open, "Nobody spoke of swiping", #""style": "pageSheet", "canHoldUnsavedInput": true"#),
            .modal(
                .open, "Nobody said whether anything can be lost",
                #""style": "pageSheet", "gesture": {"dismiss": true, "effect": "discard", "confirm": null}"#),
            .modal(
                .notApplicable, "Nothing to lose",
                #""style": "pageSheet", "canHoldUnsavedInput": false, "gesture": {"dismiss": true}"#),
        ])

    func check(_ node: ModalNode, in context: Context, _ observations: inout Observations) {
        let modal = node.modal
        if modal.system.isTrue || modal.canHoldUnsavedInput.isFalse { return observations.nothingToCheck() }
        if modal.autosave.isTrue { return observations.pass() }
        var seen = Observations()
        lookAtGesture(of: node, in: context, &seen)
        if seen.all.contains(where: { $0.outcome != .pass }), !modal.canHoldUnsavedInput.isKnown {
            return observations.open(modal.id, "canHoldUnsavedInput")
        }
        for observation in seen.all { observations.add(observation) }
    }

    private func lookAtGesture(of node: ModalNode, in context: Context, _ observations: inout Observations) {
        guard let dismisses = node.modal.gesture.dismisses else {
            return observations.open(node.modal.id, "gesture.dismiss")
        }
        let way = WayOut(.gesture, node.modal.gesture.value, of: node)
        if let confirm = way.confirm.value {
            return lookAtQuestion(confirm, in: context, &observations)
        }
        // What cannot be swiped away loses nothing by a swipe.
        guard dismisses else { return observations.pass() }
        switch way.effect {
        case .value(.save), .value(.commit): observations.pass()
        case .unknown: open(way, way.confirm.isKnown ? ["effect"] : ["effect", "confirm"], &observations)
        case _ where !way.confirm.isKnown: open(way, ["confirm"], &observations)
        case .value(.discard), .value(.destroy):
            observations.fail(Self.silent) {
                $0.field = ["gesture", "confirm"]
                let asking = context.waysOut(of: node).known.first { other in
                    other.confirm.value.flatMap(context.graph.modal)?.kind == .actionSheet
                }
                $0.fix = context.fixAsking(way, like: asking)
            }
        case .value(.none), .nothing:
            observations.review(Self.changesNothing, settledBy: Self.settled) { $0.field = ["gesture", "effect"] }
        }
    }

    private func lookAtQuestion(_ id: NodeID, in context: Context, _ observations: inout Observations) {
        switch context.graph.modal(id)?.kind {
        case .actionSheet: observations.pass()
        case nil, .other: observations.open(id, "style")
        default:
            observations.fail(Self.otherStyle, ["confirm": context.name(of: id)]) {
                $0.field = ["gesture", "confirm"]
                $0.related = [Reference(id)]
                // It does ask; only the form is another.
                $0.severity = .advice
            }
        }
    }

    private func open(_ way: WayOut, _ fields: [String], _ observations: inout Observations) {
        observations.open(fields.map { way.missing($0) })
    }

    private static func form(_ gesture: String, _ controls: String = "", style: String = "actionSheet") -> String {
        """
        "modals": [{"id": "m", "style": "pageSheet", "content": null, "canHoldUnsavedInput": true, \
        "gesture": {\(gesture)}, "controls": [\(controls)]}, {"id": "ask", "style": "\(style)"}]
        """
    }
}
