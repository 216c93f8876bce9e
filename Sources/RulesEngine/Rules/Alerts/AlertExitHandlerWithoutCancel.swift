internal import FlowDocument

/// Where an alert has no Cancel, leaving the app calls it off by code.
struct AlertExitHandlerWithoutCancel: ModalRule {
    static let noHandler = MessageTemplate(
        "no-handler", en: "The alert has no Cancel, and nothing calls it off when people leave the app.",
        ja: "キャンセルボタンがなく、アプリを離れたときに取りやめる処理もありません。",
        ko: "취소 버튼이 없고, 앱을 떠날 때 그만두게 하는 처리도 없습니다.")
    static let cancel = MessageTemplate(
        "cancel", en: "Cancel the alert when people leave the app.",
        ja: "アプリを離れたときにアラートをキャンセルします。",
        ko: "앱을 떠날 때 알림을 취소합니다.")

    static let metadata = RuleMetadata(
        id: "alert-exit-handler-without-cancel", editions: .all, severity: .warning, guidelines: ["alerts-home-exit"],
        scope: .modals([.alert]),
        summary: LocalText(
            en: "An alert without a Cancel button is called off by code when people leave the app.",
            ja: "キャンセルボタンのないアラートは、アプリを離れたときにコードで取りやめます。",
            ko: "취소 버튼이 없는 알림은 앱을 떠날 때 코드로 그만두게 합니다."),
        why: LocalText(
            en: "Without a Cancel, leaving the app is the one way to say no. It has to work.",
            ja: "キャンセルがなければ、アプリを離れることが断る唯一の方法です。その方法は確実に働く必要があります。",
            ko: "취소가 없다면 앱을 떠나는 것이 거절하는 유일한 방법입니다. 그 방법은 제대로 작동해야 합니다."),
        remedy: LocalText(
            en: "Close the alert without an effect when the app goes to the background, or add a Cancel.",
            ja: "アプリがバックグラウンドに移るときに何も実行せずに閉じるか、キャンセルボタンを追加してください。",
            ko: "앱이 백그라운드로 갈 때 아무 실행 없이 닫거나, 취소 버튼을 추가하십시오."),
        messages: [noHandler, cancel],
        examples: [
            .modal(.pass, "Only OK, called off on leaving", okOnly(#", "onAppExit": {"action": "cancel"}"#)),
            .modal(
                .pass, "A handler is there, whatever the buttons are",
                #""style": "alert", "onAppExit": {"action": "cancel"}"#),
            .modal(.fail, "Only OK, and nothing on leaving", okOnly(#", "purpose": "problem", "onAppExit": null"#)),
            .modal(.fail, "Mere information weighs less", okOnly(#", "purpose": "information", "onAppExit": null"#)),
            .modal(.open, "Nobody spoke of leaving", okOnly("")),
            .modal(
                .notApplicable, "A Cancel",
                #"""
                "style": "alert", "onAppExit": null,
                "controls": [{"id": "cancel", "kind": "button", "title": "Cancel", "role": "cancel"}]
                """#),
            .modal(
                .notApplicable, "A Cancel by its word alone", languages: ["ko"],
                #"""
                "style": "alert", "onAppExit": null, "controls": [{"id": "cancel", "kind": "button", "title": "취소"}]
                """#),
        ])

    func check(_ node: ModalNode, in context: Context, _ observations: inout Observations) {
        let modal = node.modal
        if node.buttons.contains(where: { context.isCancel($0, on: node) }) { return observations.nothingToCheck() }
        switch (modal.onAppExit, modal.controls.isKnown) {
        case (.value, _): observations.pass()
        case (_, false): observations.open(modal.id, "controls")
        case (.unknown, true): observations.open(modal.id, "onAppExit")
        case (.nothing, true):
            observations.fail(Self.noHandler) {
                $0.field = ["onAppExit"]
                if modal.purpose.value == .information { $0.severity = .advice }
                $0.fix = node.fixCancellingOnExit(Message(Self.cancel))
            }
        }
    }

    private static func okOnly(_ more: String) -> String {
        #""style": "alert", "controls": [{"id": "ok", "kind": "button", "title": "OK"}]"# + more
    }
}
