internal import FlowDocument

/// An alert looks as the system draws it.
struct AlertNoCustomLook: ModalRule {
    static let custom = MessageTemplate("custom", "The alert has a look of its own: {what}.")

    static let metadata = RuleMetadata(
        id: "alert-no-custom-look", editions: .all, severity: .warning, guidelines: ["alerts-anatomy"],
        scope: .modals([.alert]),
        summary: "Nothing about an alert's look is the app's own.",
        why: """
            People recognise an alert before they read it. A picture, a colour or a shape of one's own makes it look \
            like a part of the app, and less serious.
            """,
        remedy: "Leave title, message, buttons and fields to the system, and drop the rest.",
        messages: [custom],
        examples: [
            .modal(.pass, "Nothing of its own", #""style": "alert", "custom": null"#),
            .modal(
                .pass, "All denied",
                #""style": "alert", "custom": {"background": false, "cornerRadius": null, "component": false}"#),
            .modal(.fail, "A picture", #""style": "alert", "custom": {"image": true}"#),
            .modal(.fail, "Corners", #""style": "alert", "custom": {"background": false, "cornerRadius": 24}"#),
            .modal(.open, "Nobody spoke of it", #""style": "alert", "title": "Unable to Send Message""#),
        ])

    func check(_ node: ModalNode, in context: Context, _ observations: inout Observations) {
        guard node.modal.custom.isKnown else { return observations.open(node.modal.id, "custom") }
        guard let look = node.modal.custom.value else { return observations.pass() }
        let members: [(name: String, isCustom: Bool)] = [
            ("background", look.background.isTrue), ("cornerRadius", look.cornerRadius.value != nil),
            ("component", look.component.isTrue), ("image", look.image.isTrue),
            ("attributedText", look.attributedText.isTrue),
        ]
        let found = members.filter(\.isCustom).map(\.name)
        guard let first = found.first else { return observations.pass() }
        observations.fail(Self.custom, ["what": found.joined(separator: ", ")]) { $0.field = ["custom", first] }
    }
}
