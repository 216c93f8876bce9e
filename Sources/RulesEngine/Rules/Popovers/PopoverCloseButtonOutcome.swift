internal import FlowDocument

/// A button that closes a popover says whether what was entered is kept.
struct PopoverCloseButtonOutcome: ModalRule {
    static let neutral = MessageTemplate(
        "neutral", en: "“{title}” is the only way to leave by a button, and does not say whether the changes are kept.",
        ja: "ボタンで閉じる手段は「{title}」だけで、変更が保存されるかどうかがわかりません。",
        ko: "닫는 버튼은 “{title}” 하나뿐이며, 변경 내용이 저장되는지 알 수 없습니다.")

    static let metadata = RuleMetadata(
        id: "popover-close-button-outcome", editions: .all, severity: .warning,
        guidelines: ["popovers-close-button"], scope: .modals(ModalKind.popovers),
        summary: LocalText(
            en: "A button that closes a popover says whether the changes are kept.",
            ja: "ポップオーバーを閉じるボタンは、変更が保存されるかどうかを伝えます。",
            ko: "팝오버를 닫는 버튼은 변경 내용이 저장되는지 알려 줍니다."),
        why: LocalText(
            en: "Telling people what becomes of their changes is the one thing that such a button is good for.",
            ja: "変更がどうなるかを伝えることこそ、こうしたボタンの役目です。",
            ko: "변경 내용이 어떻게 되는지 알려 주는 것이 이런 버튼의 쓸모입니다."),
        remedy: LocalText(
            en: "Replace it by two buttons, Cancel to leave things as they were and Done to keep the changes.",
            ja: "元のままにする「キャンセル」と変更を残す「完了」の2つに分けてください。",
            ko: "그대로 두는 취소와 변경을 남기는 완료, 두 버튼으로 나누십시오."),
        messages: [neutral],
        examples: [
            .modal(
                .pass, "Cancel discards and Done saves",
                popover(
                    #""canHoldUnsavedInput": true"#,
                    [button("cancel", "Cancel", "discard"), button("done", "Done", "save")])),
            .modal(
                .pass, "Save stands beside Close",
                popover(
                    #""canHoldUnsavedInput": true"#, [button("close", "Close", "none"), button("save", "Save", "save")])
            ),
            .modal(
                .pass, "Everything is saved at once",
                popover(#""canHoldUnsavedInput": true, "autosave": true"#, [button("close", "Close", "save")])),
            .modal(
                .fail, "Close alone, with edits",
                popover(#""canHoldUnsavedInput": true"#, [button("close", "Close", "save")])),
            .modal(
                .fail, "A cross alone, with edits",
                popover(
                    #""canHoldUnsavedInput": true, "autosave": false"#,
                    [
                        #"{"id": "x", "kind": "button", "symbol": "xmark", "role": "close", "exit": {"effect": "discard"}}"#
                    ])),
            .modal(
                .fail, "Japanese 閉じる", languages: ["ja"],
                popover(#""canHoldUnsavedInput": true, "autosave": false"#, [button("close", "閉じる", "discard")])),
            .modal(
                .fail, "Korean 닫기", languages: ["ko"],
                popover(#""canHoldUnsavedInput": true, "autosave": false"#, [button("close", "닫기", "save")])),
            .modal(
                .open, "Nobody said what Close does, which comes before all else",
                popover(
                    #""canHoldUnsavedInput": false"#,
                    [#"{"id": "close", "kind": "button", "title": "Close", "exit": {}}"#])),
            .modal(
                .open, "Nobody said whether input could be lost",
                popover(#""gesture": null"#, [button("close", "Close", "none")])),
            .modal(
                .notApplicable, "Nothing can be lost",
                popover(#""canHoldUnsavedInput": false"#, [button("close", "Close", "none")])),
            .modal(.notApplicable, "No such button", popover(#""canHoldUnsavedInput": true"#, [])),
        ])

    func check(_ node: ModalNode, in context: Context, _ observations: inout Observations) {
        let modal = node.modal
        if modal.system.isTrue { return observations.nothingToCheck() }
        let controls = context.popoverControls(in: node)
        let closing = controls.all.compactMap { found in found.closingLabel(in: context).map { (found, $0) } }
        guard let (first, _) = closing.first else {
            if controls.isTooLarge { return observations.tooLarge() }
            return controls.missing.isEmpty
                ? observations.nothingToCheck() : observations.ask(for: controls.missing, of: modal.id)
        }
        let unknown = closing.map(\.0).filter { $0.control.exit.value?.effect.isKnown != true }
        guard unknown.isEmpty else {
            return observations.ask(for: unknown.map { MissingFact($0.reference, "exit.effect") }, of: modal.id)
        }
        if modal.canHoldUnsavedInput.isFalse { return observations.nothingToCheck() }
        // Another button that leaves, and one that asks first, tell what becomes of the changes.
        let isClear =
            modal.autosave.isTrue || closing.contains { $0.1 != .neutral }
            || closing.contains { $0.0.control.exit.value?.confirm.value != nil }
            || controls.all.contains { found in
                found.control.kind.value == .button && found.control.exit.value != nil
                    && !closing.contains { $0.0.reference == found.reference }
            }
        guard !isClear else { return observations.pass() }
        var missing: [MissingFact] = []
        if !modal.canHoldUnsavedInput.isKnown {
            missing.append(MissingFact(Reference(modal.id), "canHoldUnsavedInput"))
        }
        missing += controls.missing + controls.content
        guard missing.isEmpty else { return observations.ask(for: missing, of: modal.id) }
        observations.fail(Self.neutral, ["title": context.label(of: first.control)]) {
            $0.rest(on: first, in: context, [])
            $0.facet = nil
        }
    }

    private static func button(_ id: String, _ title: String, _ effect: String) -> String {
        #"{"id": "\#(id)", "kind": "button", "title": "\#(title)", "exit": {"effect": "\#(effect)"}}"#
    }

    private static func popover(_ members: String, _ controls: [String]) -> String {
        """
        "style": "popover", "modal": false, "content": null, \(members), \
        "controls": [\(controls.joined(separator: ", "))]
        """
    }
}
