internal import FlowDocument

/// An alert has a title in every language.
struct AlertTitlePresent: ModalRule {
    static let missing = MessageTemplate("missing", "The alert has no title.")
    static let missingInLanguage = MessageTemplate("missing-in-language", "The alert has no title in {language}.")

    static let metadata = RuleMetadata(
        id: "alert-title-present", editions: .all, severity: .error, guidelines: ["alerts-anatomy"],
        scope: .modals([.alert]),
        summary: "An alert has a title.",
        why: """
            The title is the first and often the only thing that people read of an alert. Without it the message \
            takes its place in smaller type, and the situation is not clear at a glance.
            """,
        remedy: "Give the alert a title; a message of one sentence can become it.",
        messages: [missing, missingInLanguage],
        examples: [
            .modal(.pass, "A title", #""style": "alert", "title": "Unable to Send Message""#),
            .modal(
                .pass, "A title in both languages", languages: ["en", "ja"],
                #""style": "alert", "title": {"en": "Message Not Sent", "ja": "メッセージを送信できません"}"#),
            .modal(.fail, "Message only", #""style": "alert", "message": "The message could not be sent.""#),
            .modal(.fail, "White space", #""style": "alert", "title": "  ""#),
            .modal(
                .fail, "Empty in Japanese", languages: ["en", "ja"],
                #""style": "alert", "title": {"en": "Message Not Sent", "ja": ""}"#),
            .modal(
                .open, "One text for two languages", languages: ["en", "ja"],
                #""style": "alert", "title": "Message Not Sent""#),
        ])

    func check(_ node: ModalNode, in context: Context, _ observations: inout Observations) {
        guard let title = node.modal.title.value else {
            return observations.fail(Self.missing) { $0.field = ["title"] }
        }
        for (language, text) in context.texts(.value(title)) {
            switch text {
            case .value:
                var observation = Observation(.pass)
                observation.language = language
                observations.add(observation)
            case .nothing:
                let template = context.languages.count > 1 ? Self.missingInLanguage : Self.missing
                observations.fail(template, ["language": language]) {
                    $0.language = language
                    $0.field = ["title"]
                }
            case .unknown:
                var observation = Observation(.open)
                observation.language = language
                observation.field = ["title"]
                observation.missing = [MissingFact(Reference(node.modal.id), "title.\(language)")]
                observations.add(observation)
            }
        }
    }
}
