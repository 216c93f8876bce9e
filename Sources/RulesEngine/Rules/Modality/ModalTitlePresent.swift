internal import FlowDocument

/// A modal says what it is for.
struct ModalTitlePresent: ModalRule {
    static let missing = MessageTemplate("missing", "It has neither a title nor a heading.")
    static let missingInLanguage = MessageTemplate(
        "missing-in-language", "It has neither a title nor a heading in {language}.")

    static let metadata = RuleMetadata(
        id: "modal-title-present", editions: .all, severity: .warning, severities: [.hig2018: .advice],
        guidelines: ["modality-2020s-identifiable-task", "modality-2018-task-title"],
        scope: .modals(ModalKind.screens),
        summary: "A modal has a title that tells its task.",
        why: """
            A modal takes people out of what they were doing. A title tells them at once where they are and what is \
            wanted of them.
            """,
        remedy: "Put a short title into the modal's bar, or a heading at the top of its content.",
        messages: [missing, missingInLanguage],
        examples: [
            .modal(.pass, "A title", #""style": "pageSheet", "title": "New Contact""#),
            .modal(.pass, "Japanese", languages: ["ja"], #""style": "pageSheet", "title": "新規連絡先""#),
            .modal(.pass, "A heading", #""style": "fullScreen", "title": null, "heading": "What’s New""#),
            .flow(
                .pass, "The bar of the screen inside",
                #"""
                "screens": [{"id": "s", "navigationBar": {"title": "New Contact"}}],
                "modals": [{"id": "m", "style": "pageSheet", "content": "s"}]
                """#),
            .modal(.fail, "An empty title", #""style": "pageSheet", "title": """#),
            .modal(
                .fail, "Empty in Korean", languages: ["en", "ko"],
                #""style": "formSheet", "title": {"en": "New Contact", "ko": ""}, "heading": null"#),
            .modal(.notApplicable, "A camera", #""style": "fullScreen", "contentKind": "camera", "title": null"#),
            .modal(.open, "Nobody said", #""style": "pageSheet""#),
        ])

    private static let wordless: Set<ContentKind> = [.video, .photo, .camera, .map]

    func check(_ node: ModalNode, in context: Context, _ observations: inout Observations) {
        if let kind = node.modal.contentKind.value, Self.wordless.contains(kind) {
            return observations.nothingToCheck()
        }
        // A system view brings its own title.
        if node.modal.system.isTrue { return observations.pass() }
        let sources = context.titleTexts(of: node).map { context.texts($0) }
        for (index, language) in context.languages.enumerated() {
            let texts = sources.map { $0[index].text }
            var observation = Observation(.pass)
            observation.language = language
            observation.field = ["title"]
            if !texts.contains(where: { $0.value != nil }) {
                if texts.contains(where: \.isKnown) {
                    let template = context.languages.count > 1 ? Self.missingInLanguage : Self.missing
                    observation.outcome = .fail
                    observation.message = Message(template, ["language": language])
                } else {
                    observation.outcome = .open
                    observation.missing = [MissingFact(Reference(node.modal.id), "title")]
                }
            }
            observations.add(observation)
        }
    }
}
