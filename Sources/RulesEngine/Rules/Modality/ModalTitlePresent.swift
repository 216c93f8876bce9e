internal import FlowDocument

/// A modal says what it is for.
struct ModalTitlePresent: ModalRule {
    static let missing = MessageTemplate(
        "missing", en: "It has neither a title nor a heading.",
        ja: "タイトルも見出しもありません。",
        ko: "제목도 머리글도 없습니다.")
    static let missingInLanguage = MessageTemplate(
        "missing-in-language", en: "It has neither a title nor a heading in {language}.",
        ja: "{language} のタイトルも見出しもありません。",
        ko: "{language} 제목도 머리글도 없습니다.")

    static let metadata = RuleMetadata(
        id: "modal-title-present", editions: .all, severity: .warning, severities: [.hig2018: .advice],
        guidelines: ["modality-2020s-identifiable-task", "modality-2018-task-title"],
        scope: .modals(ModalKind.screens),
        summary: LocalText(
            en: "A modal has a title that tells its task.",
            ja: "モーダルには、作業の内容を示すタイトルがあります。",
            ko: "모달에는 작업을 알려 주는 제목이 있습니다."),
        why: LocalText(
            en: """
                A modal takes people out of what they were doing. A title tells them at once where they are and what is \
                wanted of them.
                """,
            ja: "モーダルはそれまでの作業から引き離します。タイトルがあれば、どこにいて何をすればよいのかがすぐに分かります。",
            ko: "모달은 하던 일에서 떼어 놓습니다. 제목이 있으면 어디에 있고 무엇을 하면 되는지 바로 알 수 있습니다."),
        remedy: LocalText(
            en: "Put a short title into the modal's bar, or a heading at the top of its content.",
            ja: "モーダルのバーに短いタイトルを置くか、内容の先頭に見出しを置いてください。",
            ko: "모달의 막대에 짧은 제목을 두거나, 내용 맨 위에 머리글을 두십시오."),
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
            .modal(.fail, "An empty title, and no heading", #""style": "pageSheet", "title": "", "heading": null"#),
            .modal(.open, "No title, and nobody told of a heading", #""style": "pageSheet", "title": null"#),
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
                // A heading that nobody told of may be there.
                let missing = zip(["title", "heading"], texts).filter { !$0.1.isKnown }.map {
                    MissingFact(Reference(node.modal.id), $0.0)
                }
                if missing.isEmpty {
                    let template = context.languages.count > 1 ? Self.missingInLanguage : Self.missing
                    observation.outcome = .fail
                    observation.message = Message(template, ["language": language])
                } else {
                    observation.outcome = .open
                    observation.missing = missing
                }
            }
            observations.add(observation)
        }
    }
}
