internal import FlowDocument
internal import JSON

/// Leaving a modal loses nothing that people did not mean to give up.
struct ModalExitSafe: ModalRule {
    static let swipe = MessageTemplate(
        "swipe", en: "Swiping it down discards what was entered without a question.",
        ja: "下にスワイプすると、確認なしに入力内容が破棄されます。",
        ko: "아래로 쓸어내리면 확인 없이 입력한 내용이 버려집니다.")
    static let outsideTap = MessageTemplate(
        "outside-tap", en: "A tap beside it discards what was entered without a question.",
        ja: "外側をタップすると、確認なしに入力内容が破棄されます。",
        ko: "바깥을 탭하면 확인 없이 입력한 내용이 버려집니다.")
    static let button = MessageTemplate(
        "button", en: "“{title}” discards what was entered without a question, and its label does not say so.",
        ja: "「{title}」は確認なしに入力内容を破棄しますが、ラベルからはそれがわかりません。",
        ko: "“{title}” 버튼은 확인 없이 입력한 내용을 버리지만 레이블로는 알 수 없습니다.")
    static let unclear = MessageTemplate(
        "unclear", en: "“{title}” discards what was entered without a question.",
        ja: "「{title}」は確認なしに入力内容を破棄します。", ko: "“{title}” 버튼은 확인 없이 입력한 내용을 버립니다.")
    static let unclearSettled = MessageTemplate(
        "label-tells", en: "Decide whether “{title}” tells people that what they entered will be gone.",
        ja: "「{title}」というラベルで、入力内容が失われることが伝わるかどうかを判断してください。",
        ko: "“{title}” 레이블로 입력한 내용이 사라짐을 알 수 있는지 판단하십시오.")
    static let otherStyle = MessageTemplate(
        "other-style",
        en: "Before it discards what was entered, “{confirm}” asks, which is neither an alert nor an action sheet.",
        ja: "入力内容を破棄する前に「{confirm}」で確認しますが、これはアラートでもアクションシートでもありません。",
        ko: "입력한 내용을 버리기 전에 “{confirm}” 화면으로 확인하지만 알림도 동작 시트도 아닙니다.")
    static let otherStyleSettled = MessageTemplate(
        "asks-plainly", en: "Look whether “{confirm}” asks as plainly as an alert or an action sheet would.",
        ja: "「{confirm}」がアラートやアクションシートと同じくらい明確に確認しているかを見てください。",
        ko: "“{confirm}” 화면이 알림이나 동작 시트만큼 분명히 확인하는지 살펴보십시오.")

    static let metadata = RuleMetadata(
        id: "modal-exit-safe", editions: .all, severity: .error,
        guidelines: ["modality-2018-safe-exit", "modality-2020s-data-loss"],
        scope: .modals(ModalKind.screens.union([.popoverNonmodal, .popover])),
        mutedBy: ["modal-data-loss-confirmation"],
        summary: LocalText(
            en: "Leaving a modal never discards work unless people mean to.",
            ja: "モーダルを閉じても、意図せずに作業内容が失われることはありません。",
            ko: "모달에서 나갈 때 뜻하지 않게 작업 내용이 사라지지 않습니다."),
        why: LocalText(
            en: "A stray swipe or a button that seems to finish must not cost people what they just entered.",
            ja: "うっかりスワイプしたり、完了のつもりでボタンを押したりしただけで、入力したものを失わせてはいけません。",
            ko: "실수로 쓸어내리거나 마치는 줄 알고 누른 버튼 때문에 방금 입력한 내용을 잃게 해서는 안 됩니다."),
        remedy: LocalText(
            en: "Keep what was entered, or ask in an action sheet before it is discarded.",
            ja: "入力内容を保持するか、破棄する前にアクションシートで確認します。",
            ko: "입력한 내용을 보관하거나, 버리기 전에 동작 시트로 확인합니다."),
        messages: [
            swipe, outsideTap, button, unclear, unclearSettled, otherStyle, otherStyleSettled, ExitFixes.askToo,
        ],
        examples: [
            .flow(
                .pass, "Swiping leads to an action sheet",
                form(#""gesture": {"dismiss": true, "effect": "discard", "confirm": "ask"}, "controls": []"#)),
            .modal(
                .pass, "Cancel says what it does",
                typed(#""gesture": {"dismiss": false}, "controls": [\#(exit(#""role": "cancel""#))]"#)),
            .modal(
                .pass, "Cancel in Korean without a role", languages: ["ko"],
                typed(#""gesture": {"dismiss": false}, "controls": [\#(exit(#""title": "취소""#))]"#)),
            .modal(
                .pass, "A draft that is saved all the time",
                #""style": "pageSheet", "autosave": true, "gesture": {"dismiss": true, "effect": "discard"}"#),
            .modal(
                .pass, "A label that names the loss",
                typed(#""gesture": {"dismiss": false}, "controls": [\#(exit(#""title": "Discard Draft""#))]"#)),
            .modal(
                .fail, "A tap beside a filled form",
                #"""
                "style": "popover", "modal": false, "canHoldUnsavedInput": true,
                "outsideTap": {"dismiss": true, "effect": "discard", "confirm": null}
                """#),
            .modal(
                .fail, "Swiping",
                typed(#""gesture": {"dismiss": true, "effect": "discard", "confirm": null}, "controls": []"#)),
            .modal(
                .fail, "Done discards",
                typed(#""gesture": {"dismiss": false}, "controls": [\#(exit(#""role": "done""#))]"#)),
            .modal(
                .fail, "A close button discards",
                typed(#""gesture": {"dismiss": false}, "controls": [\#(exit(#""symbol": "xmark", "role": "close""#))]"#)
            ),
            .modal(
                .fail, "完了 discards", languages: ["ja"],
                typed(#""gesture": {"dismiss": false}, "controls": [\#(exit(#""title": "完了""#))]"#)),
            .flow(
                .fail, "Cancel asks, swiping does not",
                form(
                    #"""
                    "gesture": {"dismiss": true, "effect": "discard", "confirm": null}, "controls": [{"id": "cancel",
                        "kind": "button", "role": "cancel", "exit": {"effect": "discard", "confirm": "ask"}}]
                    """#)),
            .modal(
                .review, "A label that may tell",
                typed(#""gesture": {"dismiss": false}, "controls": [\#(exit(#""title": "Start Over""#))]"#)),
            .flow(
                .open, "Nobody said in which style it asks",
                #"""
                "modals": [{"id": "m", "style": "pageSheet", "content": null, "canHoldUnsavedInput": true, "controls": [],
                    "gesture": {"dismiss": true, "effect": "discard", "confirm": "ask"}}, {"id": "ask"}]
                """#),
            .flow(
                .review, "It asks in a sheet",
                #"""
                "modals": [{"id": "m", "style": "pageSheet", "content": null, "canHoldUnsavedInput": true, "controls": [],
                    "gesture": {"dismiss": true, "effect": "discard", "confirm": "ask"}},
                    {"id": "ask", "style": "formSheet"}]
                """#),
            .flow(
                .pass, "It asks in an alert",
                #"""
                "modals": [{"id": "m", "style": "pageSheet", "content": null, "canHoldUnsavedInput": true, "controls": [],
                    "gesture": {"dismiss": true, "effect": "discard", "confirm": "ask"}}, {"id": "ask", "style": "alert"}]
                """#),
            .modal(
                .open, "Nobody said what becomes of it",
                typed(#""gesture": {"dismiss": true}, "controls": []"#)),
            .modal(
                .open, "Nobody said whether it asks first",
                typed(#""gesture": {"dismiss": true, "effect": "discard"}, "controls": []"#)),
            .modal(
                .open, "Nobody said whether anything can be lost",
                #""style": "pageSheet", "gesture": {"dismiss": true, "effect": "discard", "confirm": null}"#),
            .modal(
                .notApplicable, "Nothing to lose",
                #""style": "pageSheet", "canHoldUnsavedInput": false, "gesture": {"dismiss": true, "effect": "discard"}"#
            ),
        ])

    func check(_ node: ModalNode, in context: Context, _ observations: inout Observations) {
        let modal = node.modal
        if modal.system.isTrue || modal.canHoldUnsavedInput.isFalse { return observations.nothingToCheck() }
        if modal.autosave.isTrue { return observations.pass() }
        let ways = context.waysOut(of: node)
        var seen = Observations()
        let asking = ways.known.first { way in
            way.confirm.value.flatMap(context.graph.modal)?.isAlertOrActionSheet == true
        }
        for way in ways.known { look(at: way, asking: asking, in: context, &seen) }
        guard !seen.all.isEmpty else {
            return ways.isEmpty && !ways.missing.isEmpty ? observations.open(ways.missing) : observations.pass()
        }
        if modal.canHoldUnsavedInput.isKnown {
            for observation in seen.all { observations.add(observation) }
        } else {
            observations.open(modal.id, "canHoldUnsavedInput")
        }
    }

    private func look(at way: WayOut, asking: WayOut?, in context: Context, _ observations: inout Observations) {
        let discards = way.effect.value == .discard
        // An explicit Cancel may discard, so it does not matter whether it does.
        guard discards || !way.effect.isKnown, !isExplicit(way, in: context) else { return }
        switch way.confirm {
        case .unknown: observations.open(way, [discards ? "confirm" : "effect"])
        case .nothing where !discards: observations.open(way, ["effect"])
        case .nothing: tell(of: way, asking: asking, in: context, &observations)
        case .value(let id):
            guard let confirm = context.graph.modal(id), !confirm.isAlertOrActionSheet else { return }
            guard discards else { return observations.open(way, ["effect"]) }
            guard confirm.kind != nil else { return observations.open(id, "style") }
            observations.review(
                Self.otherStyle, ["confirm": confirm.modal.displayName], settledBy: Self.otherStyleSettled
            ) {
                $0.rest(on: way, "confirm")
                $0.related = [Reference(id)]
            }
        }
    }

    private func tell(of way: WayOut, asking: WayOut?, in context: Context, _ observations: inout Observations) {
        func rest(_ observation: inout Observation) {
            observation.rest(on: way, "effect")
            observation.fix = context.fixAsking(way, like: asking)
        }
        switch way.means {
        case .gesture: observations.fail(Self.swipe, [:], rest)
        case .outsideTap: observations.fail(Self.outsideTap, [:], rest)
        case .control:
            switch way.control.flatMap(context.manner) {
            case .done, .close: observations.fail(Self.button, ["title": way.title], rest)
            case .cancel, .discard, nil:
                observations.review(Self.unclear, ["title": way.title], settledBy: Self.unclearSettled, rest)
            }
        }
    }

    /// Whether the control says by itself that what was entered is given up.
    private func isExplicit(_ way: WayOut, in context: Context) -> Bool {
        let manner = way.control.flatMap(context.manner)
        return manner == .cancel || manner == .discard
    }

    private static func exit(_ look: String) -> String {
        #"{"id": "exit", "kind": "button", \#(look), "exit": {"effect": "discard", "confirm": null}}"#
    }

    /// A sheet in which something can be typed.
    private static func typed(_ members: String) -> String {
        #""style": "pageSheet", "content": null, "canHoldUnsavedInput": true, \#(members)"#
    }

    /// Such a sheet with an action sheet that can ask.
    private static func form(_ members: String) -> String {
        #""modals": [{"id": "m", \#(typed(members))}, {"id": "ask", "style": "actionSheet"}]"#
    }
}

extension ModalNode {
    /// Whether the modal is of a kind that asks.
    var isAlertOrActionSheet: Bool { kind == .alert || kind == .actionSheet }
}
