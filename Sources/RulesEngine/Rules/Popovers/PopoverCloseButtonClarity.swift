internal import FlowDocument
internal import JSON

/// A popover has Close, Cancel or Done only where that makes something clearer.
struct PopoverCloseButtonClarity: ModalRule {
    static let needless = MessageTemplate(
        "needless", en: "“{title}” tells people nothing: a tap outside closes the popover, and nothing is lost.",
        ja: "「{title}」がなくても困りません。外側のタップで閉じ、失われるものもありません。",
        ko: "“{title}” 버튼은 알려 주는 것이 없습니다. 바깥을 탭하면 닫히고 잃는 것도 없습니다.")
    static let adapted = MessageTemplate(
        "adapted", en: "“{title}” may be there for the form that the popover takes in a compact width.",
        ja: "「{title}」は、幅が狭いときの表示のために置かれているのかもしれません。",
        ko: "“{title}” 버튼은 좁은 폭에서의 표시를 위한 것일 수 있습니다.")
    static let settled = MessageTemplate(
        "only-compact", en: "Look whether the button is left out where the popover is shown as one.",
        ja: "ポップオーバーとして表示されるときに、このボタンが省かれるかどうかを確かめてください。",
        ko: "팝오버로 표시될 때 이 버튼이 빠지는지 확인해 주십시오.")
    static let remove = MessageTemplate(
        "remove", en: "Remove “{title}”.", ja: "「{title}」を取り除きます。", ko: "“{title}” 버튼 제거")

    static let metadata = RuleMetadata(
        id: "popover-close-button-clarity", editions: .all, kind: .heuristic, severity: .advice,
        guidelines: ["popovers-close-button"], scope: .modals(ModalKind.popovers),
        summary: LocalText(
            en: "A popover has Close, Cancel or Done only where that makes something clearer.",
            ja: "「閉じる」「キャンセル」「完了」は、何かを明らかにする場合だけポップオーバーに置きます。",
            ko: "닫기, 취소, 완료 버튼은 무언가를 분명히 해 줄 때만 팝오버에 둡니다."),
        why: LocalText(
            en: "A button that only closes takes room and makes people wonder what it does that a tap outside doesn’t.",
            ja: "閉じるだけのボタンは場所を取り、外側のタップと何が違うのかと迷わせます。",
            ko: "닫기만 하는 버튼은 자리를 차지하고, 바깥을 탭하는 것과 무엇이 다른지 망설이게 합니다."),
        remedy: LocalText(
            en: "Remove the button; keep it where people choose several things or could lose what they entered.",
            ja: "ボタンを取り除いてください。複数選択や、入力が失われうる場合は残してかまいません。",
            ko: "버튼을 없애십시오. 여러 항목을 고르거나 입력을 잃을 수 있는 경우에는 두어도 됩니다."),
        messages: [needless, adapted, settled, remove],
        examples: [
            .modal(
                .pass, "A menu without Close", nonmodal(#""canHoldUnsavedInput": false, "selection": "single""#, "")),
            .modal(
                .pass, "Done, where several things are chosen",
                nonmodal(#""canHoldUnsavedInput": false, "selection": "multiple""#, close("Done"))),
            .modal(
                .pass, "Cancel, where input could be lost",
                nonmodal(#""canHoldUnsavedInput": true, "selection": "none""#, close("Cancel"))),
            .modal(
                .pass, "A modal popover",
                #""style": "popover", "modal": true, "content": null, "controls": [\#(close("Cancel"))]"#),
            .modal(
                .fail, "Read-only information with Close",
                nonmodal(#""canHoldUnsavedInput": false, "selection": "none""#, close("Close"))),
            .modal(
                .fail, "A cross",
                nonmodal(
                    #""canHoldUnsavedInput": false, "selection": "single""#,
                    #"{"id": "x", "kind": "button", "symbol": "xmark.circle.fill", "exit": {"effect": "none"}}"#)),
            .modal(
                .fail, "Japanese 閉じる", languages: ["ja"],
                nonmodal(#""canHoldUnsavedInput": false, "selection": "none""#, close("閉じる"))),
            .modal(
                .fail, "Korean 완료", languages: ["ko"],
                nonmodal(#""canHoldUnsavedInput": false, "selection": "single""#, close("완료"))),
            .flow(
                .review, "Done for the full screen that it becomes on iPhone",
                #"""
                "cases": ["iphone-portrait", "ipad-portrait"],
                "modals": [{"id": "m", "style": "popover", "modal": false, "content": null, "compactStyle": "fullScreen",
                    "canHoldUnsavedInput": false, "selection": "none",
                    "controls": [{"id": "done", "kind": "button", "title": "Done", "exit": {"effect": "none"}}]}]
                """#),
            .modal(
                .open, "Nobody said whether input could be lost", nonmodal(#""selection": "none""#, close("Close"))),
            .modal(
                .open, "Nobody said how much can be chosen", nonmodal(#""canHoldUnsavedInput": false"#, close("Done"))),
        ])

    func check(_ node: ModalNode, in context: Context, _ observations: inout Observations) {
        let modal = node.modal
        if modal.system.isTrue { return observations.nothingToCheck() }
        if node.kind == .popoverModal || modal.canHoldUnsavedInput.isTrue || modal.selection.value == .multiple {
            return observations.pass()
        }
        let controls = context.popoverControls(in: node)
        let closing = controls.all.filter { $0.closingLabel(in: context) != nil }
        guard !closing.isEmpty else {
            if controls.isTooLarge { return observations.tooLarge() }
            return controls.missing.isEmpty
                ? observations.pass() : observations.ask(for: controls.missing, of: modal.id)
        }
        var missing = node.missingModality
        if !modal.canHoldUnsavedInput.isKnown {
            missing.append(MissingFact(Reference(modal.id), "canHoldUnsavedInput"))
        }
        if !modal.selection.isKnown { missing.append(MissingFact(Reference(modal.id), "selection")) }
        guard missing.isEmpty else { return observations.open(missing) }
        for found in closing {
            let title = ["title": context.label(of: found.control)]
            if found.control.condition.value != nil || node.mayAdapt(in: context) {
                observations.review(Self.adapted, title, settledBy: Self.settled) {
                    $0.rest(on: found, in: context, [])
                    $0.confidence = 0.5
                }
            } else {
                observations.fail(Self.needless, title) {
                    $0.rest(on: found, in: context, [])
                    $0.confidence = 0.8
                    $0.fix = Self.removal(of: found, from: node, context)
                }
            }
        }
    }

    /// A patch without the button; `nil` where something rests on it.
    private static func removal(of found: PopoverControl, from node: ModalNode, _ context: Context) -> Fix? {
        guard found.isOwn, found.control.exit.value?.effect.value == Effect.none,
            node.modal.closesAtOutsideTap == true, !context.startsTransition(found.control, of: node),
            context.passthroughs[found.reference] == nil, !context.popoverSources.isAnchor(found.reference)
        else { return nil }
        let path = JSONPointer(["modals", String(node.index), "controls", String(found.index)])
        return Fix(
            .suggested, Message(remove, ["title": context.label(of: found.control)]), [Fix.Operation("remove", path)])
    }

    private static func close(_ title: String) -> String {
        #"{"id": "close", "kind": "button", "title": "\#(title)", "exit": {"effect": "none"}}"#
    }

    private static func nonmodal(_ members: String, _ controls: String) -> String {
        """
        "style": "popover", "modal": false, "content": null, "outsideTap": {"dismiss": true}, \(members), \
        "controls": [\(controls)]
        """
    }
}

extension ModalNode {
    /// Whether the popover is shown as something else in some declared case, or may be.
    fileprivate func mayAdapt(in context: Context) -> Bool {
        let isEverCompact = context.cases.map { $0.contains { $0.horizontal == .compact } }
        switch modal.compactStyle {
        case .nothing, .value(.popover): return false
        case .value: return isEverCompact ?? true
        case .unknown: return isEverCompact ?? false
        }
    }
}
