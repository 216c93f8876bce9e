internal import FlowDocument
internal import JSON

/// An alert stays until a button is pressed.
struct AlertExplicitDismissal: ModalRule {
    static let outsideTap = MessageTemplate("outside-tap", "A tap beside the alert closes it.")
    static let timer = MessageTemplate("timer", "The alert closes by itself after {seconds} s.")

    static let metadata = RuleMetadata(
        id: "alert-explicit-dismissal", editions: .all, severity: .error,
        guidelines: ["modality-2018-essential-alerts", "modality-2020s-essential-alerts", "modality-2020s-definition"],
        scope: .modals([.alert]),
        summary: "An alert stays until people press one of its buttons.",
        why: """
            What is worth an alert is worth an answer. One that goes away by itself, or by a stray touch, leaves \
            people unsure of what it said and of what happened.
            """,
        remedy: "Let nothing but the buttons close the alert. What may vanish unread belongs into the screen.",
        messages: [outsideTap, timer],
        examples: [
            .modal(.pass, "Neither", #""style": "alert", "outsideTap": null, "autoDismissSeconds": null"#),
            .modal(
                .pass, "A tap beside it does nothing",
                """
                "style": "alert", "outsideTap": {"dismiss": false}, "autoDismissSeconds": null
                """),
            .modal(.fail, "Closes after three seconds", #""style": "alert", "autoDismissSeconds": 3"#),
            .modal(.fail, "Closes at a tap beside it", #""style": "alert", "outsideTap": {"dismiss": true}"#),
            .modal(.open, "Nobody spoke of time", #""style": "alert", "title": "Unable to Send Message""#),
        ])

    func check(_ node: ModalNode, in context: Context, _ observations: inout Observations) {
        let modal = node.modal
        if modal.outsideTap.value?.dismiss.isTrue == true {
            observations.fail(Self.outsideTap) { $0.field = ["outsideTap", "dismiss"] }
        } else if let seconds = modal.autoDismissSeconds.value {
            observations.fail(Self.timer, ["seconds": seconds.plain]) {
                $0.field = ["autoDismissSeconds"]
                $0.evidence = [JSON.Member("seconds", .number(seconds))]
            }
        } else if !modal.autoDismissSeconds.isKnown {
            // iOS closes no alert at a tap beside it, so silence on that is no question; code can close it at any time.
            observations.open(modal.id, "autoDismissSeconds")
        } else {
            observations.pass()
        }
    }
}
