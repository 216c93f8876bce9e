internal import FlowDocument
internal import JSON

/// Leaving the app closes an alert as Cancel does.
struct AlertHomeExitCancels: ModalRule {
    static let notCancelled = MessageTemplate(
        "not-cancelled", en: "Leaving the app does not cancel the alert.",
        ja: "アプリを離れても、アラートがキャンセルされません。",
        ko: "앱을 떠나도 알림이 취소되지 않습니다.")
    static let unhandled = MessageTemplate(
        "unhandled", en: "Nothing cancels the alert when people leave the app.",
        ja: "アプリを離れたときにアラートをキャンセルする処理がありません。",
        ko: "앱을 떠날 때 알림을 취소하는 처리가 없습니다.")
    static let cancel = MessageTemplate(
        "cancel", en: "Cancel the alert when people leave the app.",
        ja: "アプリを離れたときにアラートをキャンセルします。",
        ko: "앱을 떠날 때 알림을 취소합니다.")

    static let metadata = RuleMetadata(
        id: "alert-home-exit-cancels", editions: .all, severity: .warning, guidelines: ["alerts-home-exit"],
        scope: .modals([.alert]),
        summary: LocalText(
            en: "Going to the Home Screen closes an alert as Cancel does.",
            ja: "ホーム画面に戻ると、キャンセルしたときと同じようにアラートが閉じます。",
            ko: "홈 화면으로 나가면 취소를 누른 것처럼 알림이 닫힙니다."),
        why: LocalText(
            en: """
                Who leaves in the middle of a question has not answered it, and coming back to it hours later makes no \
                sense. The system of today suspends apps and leaves the alert in place, so closing it takes code.
                """,
            ja: """
                質問の途中でアプリを離れた人は、まだ答えていません。何時間も後に同じ質問へ戻されても戸惑うだけです。\
                現在のシステムではアプリは一時停止し、アラートは残るため、閉じるにはコードが必要です。
                """,
            ko: """
                질문 도중에 앱을 떠난 사람은 아직 답하지 않은 것입니다. 몇 시간 뒤 같은 질문으로 돌아오면 당황하게 됩니다. \
                요즘 시스템은 앱을 일시 정지하고 알림을 남겨 두므로, 닫으려면 코드가 필요합니다.
                """),
        remedy: LocalText(
            en: "Close the alert when the app goes to the background, and carry out nothing.",
            ja: "アプリがバックグラウンドに移るときにアラートを閉じ、何も実行しないでください。",
            ko: "앱이 백그라운드로 갈 때 알림을 닫고, 아무것도 실행하지 마십시오."),
        messages: [notCancelled, unhandled, cancel],
        examples: [
            .modal(.pass, "Cancelled", #""style": "alert", "onAppExit": {"action": "cancel"}"#),
            .modal(
                .pass, "Cancelled without an effect",
                #""style": "alert", "onAppExit": {"action": "cancel", "effect": "none"}"#),
            .modal(.fail, "It stays", #""style": "alert", "onAppExit": {"action": "keep"}"#),
            .modal(
                .fail, "Something else happens",
                #""style": "alert", "onAppExit": {"action": "other", "effect": "commit"}"#),
            .modal(.fail, "Nothing is done about it", #""style": "alert", "onAppExit": null"#),
            .modal(.open, "Nobody said", #""style": "alert", "title": "Delete Message?""#),
            .modal(.open, "Only the effect is known", #""style": "alert", "onAppExit": {"effect": "none"}"#),
        ])

    func check(_ node: ModalNode, in context: Context, _ observations: inout Observations) {
        switch node.modal.onAppExit {
        case .unknown: observations.open(node.modal.id, "onAppExit")
        case .nothing:
            observations.fail(Self.unhandled) {
                $0.field = ["onAppExit"]
                $0.fix = node.fixCancellingOnExit(Message(Self.cancel))
            }
        case .value(let exit):
            switch exit.action {
            case .unknown: observations.open(node.modal.id, "onAppExit.action")
            case .value(.cancel): observations.pass()
            case .nothing, .value:
                observations.fail(Self.notCancelled) {
                    $0.field = ["onAppExit", "action"]
                    $0.fix = Fix(
                        .suggested, Message(Self.cancel),
                        [Fix.Operation("replace", node.pointer("onAppExit", "action"), .string("cancel"))])
                }
            }
        }
    }
}

extension ModalNode {
    /// Cancels an alert that nothing cancels yet when people leave the app.
    func fixCancellingOnExit(_ title: Message) -> Fix {
        let handler = JSON.object([
            JSON.Member("action", .string("cancel")), JSON.Member("effect", .string("none")),
        ])
        return Fix(.suggested, title, [Fix.Operation("replace", pointer("onAppExit"), handler)])
    }
}
