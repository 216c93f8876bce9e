internal import FlowDocument
internal import JSON

/// A modal stays until people do something to leave it.
struct ModalExplicitActionToLeave: ModalRule {
    static let timer = MessageTemplate(
        "timer", en: "It closes by itself after {seconds} s.", ja: "{seconds}秒後に自動的に閉じます。",
        ko: "{seconds}초 뒤에 저절로 닫힙니다.")
    static let outsideTap = MessageTemplate(
        "outside-tap", en: "A tap beside it is the only way out.", ja: "閉じる手段が、外側をタップすることだけです。",
        ko: "나가는 방법이 바깥을 탭하는 것뿐입니다.")
    static let removeTimer = MessageTemplate(
        "remove-timer", en: "Let it stay until people leave it.", ja: "利用者が閉じるまで表示したままにします。",
        ko: "사용자가 나갈 때까지 그대로 둡니다.")

    static let metadata = RuleMetadata(
        id: "modal-explicit-action-to-leave", editions: .since2020s, severity: .error,
        guidelines: ["modality-2020s-definition"],
        scope: .modals(ModalKind.taskViews.union([.alert, .actionSheet])), mutedBy: ["alert-explicit-dismissal"],
        summary: LocalText(
            en: "Only an explicit action of people ends a modal.", ja: "モーダルは、利用者の明確な操作によってのみ終わります。",
            ko: "모달은 사용자의 분명한 동작으로만 끝납니다."),
        why: LocalText(
            en: """
                What goes away by itself may be gone before it is read, and a stray tap ends what people \
                wanted to finish.
                """,
            ja: "自動的に閉じると、読み終える前に消えることがあります。うっかりしたタップで閉じると、続けたかった作業が終わってしまいます。",
            ko: "저절로 닫히면 읽기도 전에 사라질 수 있고, 실수로 탭해서 닫히면 계속하려던 작업이 끝나 버립니다."),
        remedy: LocalText(
            en: "Remove the timer and add a button that leaves. What may vanish unread belongs into the screen.",
            ja: "タイマーをなくし、閉じるボタンを追加します。読まれずに消えてもよいものは画面内に表示します。",
            ko: "타이머를 없애고 나가는 버튼을 추가합니다. 읽지 않아도 되는 내용은 화면 안에 표시합니다."),
        messages: [timer, outsideTap, removeTimer],
        examples: [
            .modal(
                .pass, "A button and a swipe",
                sheet(button, #""gesture": {"dismiss": true}, "autoDismissSeconds": null"#)),
            .modal(
                .pass, "A tap beside it is one way of two",
                sheet(button, #""outsideTap": {"dismiss": true}, "autoDismissSeconds": null"#)),
            .modal(
                .pass, "An alert", #""style": "alert", "autoDismissSeconds": null, "controls": [\#(button)]"#),
            .modal(.pass, "No time is no timer", sheet(button, #""autoDismissSeconds": 0"#)),
            .modal(.fail, "Closes after five seconds", sheet(button, #""autoDismissSeconds": 5"#)),
            .modal(
                .fail, "An action sheet on a timer",
                #""style": "actionSheet", "autoDismissSeconds": 10, "controls": [\#(button)]"#),
            .modal(
                .fail, "A tap beside it alone",
                sheet("", #""outsideTap": {"dismiss": true}, "gesture": null, "autoDismissSeconds": null"#)),
            .modal(.open, "Nobody spoke of time", sheet(button, #""gesture": {"dismiss": true}"#)),
            .flow(
                .open, "Nobody said which buttons the screen inside has",
                #"""
                "screens": [{"id": "s"}],
                "modals": [{"id": "m", "style": "fullScreen", "content": "s", "outsideTap": {"dismiss": true},
                    "controls": [], "autoDismissSeconds": null}]
                """#),
        ])

    func check(_ node: ModalNode, in context: Context, _ observations: inout Observations) {
        let modal = node.modal
        if let seconds = modal.autoDismissSeconds.value, seconds > 0 {
            return observations.fail(Self.timer, ["seconds": seconds.plain]) {
                $0.field = ["autoDismissSeconds"]
                $0.evidence = [JSON.Member("seconds", .number(seconds))]
                // Where the timer is all that ends it, without one people are locked in.
                guard !context.waysOut(of: node).isEmpty else { return }
                $0.fix = Fix(
                    .suggested, Message(Self.removeTimer),
                    [
                        Fix.Operation(
                            "replace", JSONPointer(["modals", String(node.index), "autoDismissSeconds"]), .null)
                    ])
            }
        }
        let ways = context.waysOut(of: node)
        if ways.isTapAlone {
            guard ways.missing.isEmpty else { return observations.open(ways.missing) }
            return observations.fail(Self.outsideTap) { $0.field = ["outsideTap", "dismiss"] }
        }
        // What iOS supplies has no timer, and of no other modal does silence say so.
        guard modal.autoDismissSeconds.isKnown || modal.system.isTrue else {
            return observations.open(modal.id, "autoDismissSeconds")
        }
        observations.pass()
    }

    private static let button =
        #"{"id": "done", "kind": "button", "title": "Done", "role": "done", "exit": {"effect": "commit"}}"#

    private static func sheet(_ controls: String, _ more: String) -> String {
        #""style": "pageSheet", "content": null, "controls": [\#(controls)], \#(more)"#
    }
}

extension WaysOut {
    /// Whether a tap beside the modal is the only way that is known.
    fileprivate var isTapAlone: Bool {
        guard !hasOthers, known.count == 1, case .outsideTap? = known.first?.means else { return false }
        return true
    }
}
