internal import FlowDocument
internal import JSON

/// An alert stays until a button is pressed.
struct AlertExplicitDismissal: ModalRule {
    static let outsideTap = MessageTemplate(
        "outside-tap", en: "A tap beside the alert closes it.",
        ja: "アラートの外側をタップすると閉じます。",
        ko: "알림 바깥을 탭하면 닫힙니다.")
    static let timer = MessageTemplate(
        "timer", en: "The alert closes by itself after {seconds} s.",
        ja: "アラートが{seconds}秒後に自動的に閉じます。",
        ko: "알림이 {seconds}초 뒤에 저절로 닫힙니다.")
    static let keep = MessageTemplate(
        "keep", en: "Let nothing but its buttons close the alert.",
        ja: "ボタン以外ではアラートが閉じないようにします。",
        ko: "버튼으로만 알림이 닫히게 합니다.")

    static let metadata = RuleMetadata(
        id: "alert-explicit-dismissal", editions: .all, severity: .error,
        guidelines: ["modality-2018-essential-alerts", "modality-2020s-essential-alerts", "modality-2020s-definition"],
        scope: .modals([.alert]),
        summary: LocalText(
            en: "An alert stays until people press one of its buttons.",
            ja: "アラートは、ボタンが押されるまで表示し続けます。",
            ko: "알림은 버튼을 누를 때까지 그대로 있습니다."),
        why: LocalText(
            en: """
                What is worth an alert is worth an answer. One that goes away by itself, or by a stray touch, leaves \
                people unsure of what it said and of what happened.
                """,
            ja: "アラートにするほどの内容なら、答えを求める価値があります。自動で、または誤って触れて消えると、何が書かれていて何が起きたのか分からなくなります。",
            ko: "알림으로 전할 만한 내용이라면 답을 받을 만합니다. 저절로 또는 잘못 닿아 사라지면 무슨 내용이었고 무슨 일이 생겼는지 알 수 없습니다."),
        remedy: LocalText(
            en: "Let nothing but the buttons close the alert. What may vanish unread belongs into the screen.",
            ja: "ボタン以外では閉じないようにしてください。読まれずに消えてもよい内容は、画面内に表示してください。",
            ko: "버튼으로만 닫히게 하십시오. 읽지 않고 사라져도 되는 내용은 화면 안에 보여 주십시오."),
        messages: [outsideTap, timer, keep],
        examples: [
            .modal(.pass, "Neither", #""style": "alert", "outsideTap": null, "autoDismissSeconds": null"#),
            .modal(
                .pass, "A tap beside it does nothing",
                #""style": "alert", "outsideTap": {"dismiss": false}, "autoDismissSeconds": null"#),
            .modal(
                .pass, "Leaving the app is another matter",
                #""style": "alert", "autoDismissSeconds": null, "onAppExit": {"action": "cancel", "effect": "none"}"#),
            .modal(.fail, "Closes after three seconds", #""style": "alert", "autoDismissSeconds": 3"#),
            .modal(.fail, "Closes at a tap beside it", #""style": "alert", "outsideTap": {"dismiss": true}"#),
            .modal(
                .fail, "Closes either way",
                #""style": "alert", "outsideTap": {"dismiss": true}, "autoDismissSeconds": 5"#),
            .modal(.open, "Nobody spoke of time", #""style": "alert", "title": "Unable to Send Message""#),
        ])

    func check(_ node: ModalNode, in context: Context, _ observations: inout Observations) {
        let modal = node.modal
        let fix = fix(for: node)
        if modal.outsideTap.value?.dismiss.isTrue == true {
            observations.fail(Self.outsideTap) {
                $0.field = ["outsideTap", "dismiss"]
                $0.fix = fix
            }
        } else if let seconds = modal.autoDismissSeconds.value {
            observations.fail(Self.timer, ["seconds": seconds.plain]) {
                $0.field = ["autoDismissSeconds"]
                $0.evidence = [JSON.Member("seconds", .number(seconds))]
                $0.fix = fix
            }
        } else if !modal.autoDismissSeconds.isKnown {
            // iOS closes no alert at a tap beside it, so silence on that is no question; code can close it at any time.
            observations.open(modal.id, "autoDismissSeconds")
        } else {
            observations.pass()
        }
    }

    /// Takes back both ways to close; `nil` where nobody spoke of time, since the question would stay.
    private func fix(for node: ModalNode) -> Fix? {
        guard node.modal.autoDismissSeconds.isKnown else { return nil }
        var patch: [Fix.Operation] = []
        if node.modal.outsideTap.value?.dismiss.isTrue == true {
            patch.append(Fix.Operation("replace", node.pointer("outsideTap", "dismiss"), .bool(false)))
        }
        if node.modal.autoDismissSeconds.value != nil {
            patch.append(Fix.Operation("replace", node.pointer("autoDismissSeconds"), .null))
        }
        return Fix(.suggested, Message(Self.keep), patch)
    }
}
