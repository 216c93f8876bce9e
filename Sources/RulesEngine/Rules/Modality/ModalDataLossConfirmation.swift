internal import FlowDocument
internal import JSON

/// A modal asks before what people made is lost.
struct ModalDataLossConfirmation: ModalRule {
    static let swipe = MessageTemplate(
        "swipe", en: "Swiping it down discards what was made in it, and nothing asks first.",
        ja: "下にスワイプすると、確認なしに作成した内容が破棄されます。",
        ko: "아래로 쓸어내리면 확인 없이 작성한 내용이 버려집니다.")
    static let outsideTap = MessageTemplate(
        "outside-tap", en: "A tap beside it discards what was made in it, and nothing asks first.",
        ja: "外側をタップすると、確認なしに作成した内容が破棄されます。",
        ko: "바깥을 탭하면 확인 없이 작성한 내용이 버려집니다.")
    static let button = MessageTemplate(
        "button", en: "“{title}” discards what was made in it, and nothing asks first.",
        ja: "「{title}」を押すと、確認なしに作成した内容が破棄されます。",
        ko: "“{title}” 버튼을 누르면 확인 없이 작성한 내용이 버려집니다.")

    static let metadata = RuleMetadata(
        id: "modal-data-loss-confirmation", editions: .since2020s, severity: .error,
        guidelines: ["modality-2020s-data-loss"],
        scope: .modals([.sheet, .formSheet, .pageSheet, .fullScreen, .popoverModal]),
        summary: LocalText(
            en: "A modal asks before what people made in it is lost.",
            ja: "モーダルは、作成した内容が失われる前に確認します。",
            ko: "모달은 작성한 내용이 사라지기 전에 확인합니다."),
        why: LocalText(
            en: "A question costs a second tap; a lost text costs all the work that went into it.",
            ja: "確認に必要なのは一度のタップだけですが、失われた文章には費やした時間のすべてが含まれています。",
            ko: "확인은 한 번 더 탭하면 되지만, 사라진 글에는 들인 시간이 모두 들어 있습니다."),
        remedy: LocalText(
            en: """
                Before it closes with something unsaved, show an action sheet that offers to save, to discard or to go \
                on. Asking only if something was entered is enough.
                """,
            ja: "未保存の内容があるまま閉じる前に、保存、破棄、続行を選べるアクションシートを表示します。何か入力されたときだけ確認すれば十分です。",
            ko: "저장하지 않은 내용이 있는 채로 닫히기 전에 저장, 폐기, 계속을 고를 수 있는 동작 시트를 표시합니다. 입력한 내용이 있을 때만 확인해도 됩니다."),
        messages: [swipe, outsideTap, button, ExitFixes.askToo],
        examples: [
            .flow(.pass, "Cancel leads to an action sheet", form(cancel(#""effect": "discard", "confirm": "ask""#))),
            .flow(
                .pass, "It asks only if something was entered",
                form(cancel(#""effect": "discard", "confirm": "ask", "confirmWhen": "dirty""#))),
            .modal(
                .pass, "What is typed is saved all the time",
                #""style": "fullScreen", "autosave": true, "canHoldUnsavedInput": true, "controls": []"#),
            .flow(.pass, "Nothing discards", form(cancel(#""effect": "save""#))),
            .flow(.fail, "Cancel discards at once", form(cancel(#""effect": "discard", "confirm": null"#))),
            .flow(
                .fail, "Swiping discards at once, though Cancel asks",
                form(
                    cancel(#""effect": "discard", "confirm": "ask""#),
                    #""gesture": {"dismiss": true, "effect": "discard", "confirm": null}"#)),
            .flow(
                .fail, "A button on a screen inside",
                #"""
                "screens": [{"id": "editor", "controls": [{"id": "x", "kind": "button", "symbol": "xmark",
                    "exit": {"effect": "discard", "confirm": null}}]}],
                "modals": [{"id": "m", "style": "fullScreen", "content": "editor", "controls": [],
                    "canHoldUnsavedInput": true}]
                """#),
            .modal(
                .open, "Nobody said what leads out of it",
                #""style": "fullScreen", "content": null, "canHoldUnsavedInput": true"#),
            .flow(.open, "Nobody said whether it asks", form(cancel(#""effect": "discard""#))),
            .flow(.open, "Nobody said what Cancel does", form(cancel(""))),
            .modal(
                .open, "Nobody said whether anything can be lost",
                #""style": "formSheet", "controls": [\#(cancel(#""effect": "discard", "confirm": null"#))]"#),
            .modal(
                .notApplicable, "Nothing to lose",
                #""style": "formSheet", "canHoldUnsavedInput": false, "controls": []"#),
        ])

    func check(_ node: ModalNode, in context: Context, _ observations: inout Observations) {
        let modal = node.modal
        if modal.system.isTrue || modal.canHoldUnsavedInput.isFalse { return observations.nothingToCheck() }
        if modal.autosave.isTrue { return observations.pass() }
        let ways = context.waysOut(of: node)
        let asking = ways.known.first { $0.confirm.value != nil }
        var seen = Observations()
        for way in ways.known {
            switch (way.effect, way.confirm) {
            case (.value(.discard), .nothing): fail(way, asking: asking, in: context, &seen)
            case (.value(.discard), .unknown): seen.open(way, ["confirm"])
            case (.unknown, .nothing), (.unknown, .unknown): seen.open(way, ["effect"])
            case (_, .value), (.value, _), (.nothing, _): break
            }
        }
        guard !seen.all.isEmpty else {
            return ways.isEmpty && !ways.missing.isEmpty ? observations.open(ways.missing) : observations.pass()
        }
        if modal.canHoldUnsavedInput.isKnown {
            for observation in seen.all { observations.add(observation) }
        } else {
            observations.open(modal.id, "canHoldUnsavedInput")
        }
    }

    private func fail(_ way: WayOut, asking: WayOut?, in context: Context, _ observations: inout Observations) {
        let template =
            switch way.means {
            case .gesture: Self.swipe
            case .outsideTap: Self.outsideTap
            case .control: Self.button
            }
        observations.fail(template, ["title": way.title]) {
            $0.rest(on: way, "confirm")
            $0.fix = context.fixAsking(way, like: asking)
        }
    }

    private static func cancel(_ exit: String) -> String {
        #"{"id": "cancel", "kind": "button", "title": "Cancel", "role": "cancel", "exit": {\#(exit)}}"#
    }

    /// A sheet with something unsaved, and an action sheet that can ask.
    private static func form(_ control: String, _ gesture: String = #""gesture": {"dismiss": false}"#) -> String {
        """
        "modals": [{"id": "m", "style": "pageSheet", "content": null, "canHoldUnsavedInput": true, \(gesture), \
        "controls": [\(control)]}, {"id": "ask", "style": "actionSheet"}]
        """
    }
}
