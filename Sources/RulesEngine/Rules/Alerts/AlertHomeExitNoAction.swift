internal import FlowDocument
internal import JSON

/// Leaving the app carries out nothing that an alert asked about.
struct AlertHomeExitNoAction: ModalRule {
    static let acts = MessageTemplate(
        "acts", en: "Leaving the app while the alert is open carries something out that nobody agreed to.",
        ja: "アラートの表示中にアプリを離れると、同意していない処理が実行されます。",
        ko: "알림이 떠 있는 동안 앱을 떠나면 동의하지 않은 일이 실행됩니다.")
    static let saves = MessageTemplate(
        "saves", en: "Leaving the app while the alert is open saves something.",
        ja: "アラートの表示中にアプリを離れると、何かが保存されます。",
        ko: "알림이 떠 있는 동안 앱을 떠나면 무언가가 저장됩니다.")
    static let settled = MessageTemplate(
        "only-a-draft", en: "Decide whether no more is saved than a draft that people can still drop.",
        ja: "保存されるのが、後で破棄できる下書きだけかどうかを判断してください。",
        ko: "나중에 버릴 수 있는 초안만 저장되는지 판단해 주십시오.")
    static let doNothing = MessageTemplate(
        "do-nothing", en: "Carry out nothing when people leave the app.",
        ja: "アプリを離れたときに何も実行しないようにします。",
        ko: "앱을 떠날 때 아무것도 실행하지 않습니다.")

    static let metadata = RuleMetadata(
        id: "alert-home-exit-no-action", editions: .all, severity: .error, guidelines: ["alerts-home-exit"],
        scope: .modals([.alert]),
        summary: LocalText(
            en: "Going to the Home Screen carries out nothing that an alert asked about.",
            ja: "ホーム画面に戻っても、アラートで確認中の処理は実行されません。",
            ko: "홈 화면으로 나가도 알림이 물어본 일은 실행되지 않습니다."),
        why: LocalText(
            en: "Leaving is no consent. Whoever goes to the Home Screen to think it over must not find it done.",
            ja: "離れることは同意ではありません。考えるためにホーム画面へ戻っただけで実行されてはいけません。",
            ko: "떠나는 것은 동의가 아닙니다. 생각해 보려고 홈 화면으로 나갔을 뿐인데 실행되어서는 안 됩니다."),
        remedy: LocalText(
            en: "Treat leaving the app as Cancel, and carry out nothing.",
            ja: "アプリを離れた場合はキャンセルと同じに扱い、何も実行しないでください。",
            ko: "앱을 떠나면 취소한 것으로 다루고, 아무것도 실행하지 마십시오."),
        messages: [acts, saves, settled, doNothing],
        examples: [
            .modal(.pass, "No effect", #""style": "alert", "onAppExit": {"action": "cancel", "effect": "none"}"#),
            .modal(.pass, "Nothing is done on leaving", #""style": "alert", "onAppExit": null"#),
            .modal(
                .fail, "The purchase goes through",
                #""style": "alert", "onAppExit": {"action": "other", "effect": "commit"}"#),
            .modal(
                .fail, "The message is deleted",
                #""style": "alert", "onAppExit": {"action": "cancel", "effect": "destroy"}"#),
            .modal(
                .review, "A draft is saved", #""style": "alert", "onAppExit": {"action": "cancel", "effect": "save"}"#),
            .modal(.open, "Nobody said", #""style": "alert", "title": "Buy Now?""#),
            .modal(.open, "The effect is not known", #""style": "alert", "onAppExit": {"action": "cancel"}"#),
        ])

    func check(_ node: ModalNode, in context: Context, _ observations: inout Observations) {
        switch node.modal.onAppExit {
        case .unknown: observations.open(node.modal.id, "onAppExit")
        case .nothing: observations.pass()
        case .value(let exit):
            switch exit.effect {
            case .unknown: observations.open(node.modal.id, "onAppExit.effect")
            case .nothing, .value(.none): observations.pass()
            case .value(.save):
                observations.review(Self.saves, settledBy: Self.settled) { $0.field = ["onAppExit", "effect"] }
            case .value(.commit), .value(.destroy), .value(.discard):
                observations.fail(Self.acts) {
                    $0.field = ["onAppExit", "effect"]
                    $0.fix = Fix(
                        .suggested, Message(Self.doNothing),
                        [Fix.Operation("replace", node.pointer("onAppExit", "effect"), .string("none"))])
                }
            }
        }
    }
}
