internal import FlowDocument
internal import JSON
internal import TextLayout

/// An alert has a title in every language.
struct AlertTitlePresent: ModalRule {
    static let missing = MessageTemplate(
        "missing", en: "The alert has no title.", ja: "アラートにタイトルがありません。", ko: "알림에 제목이 없습니다.")
    static let missingInLanguage = MessageTemplate(
        "missing-in-language", en: "The alert has no title in the language “{language}”.",
        ja: "言語「{language}」のタイトルがありません。", ko: "언어 “{language}”의 제목이 없습니다.")
    static let promote = MessageTemplate(
        "promote", en: "Make the message the title.", ja: "メッセージをタイトルにします。", ko: "메시지를 제목으로 올립니다.")

    static let metadata = RuleMetadata(
        id: "alert-title-present", editions: .all, severity: .error, guidelines: ["alerts-anatomy"],
        scope: .modals([.alert]),
        summary: LocalText(
            en: "An alert has a title.", ja: "アラートにはタイトルがあります。", ko: "알림에는 제목이 있습니다."),
        why: LocalText(
            en: """
                The title is the first and often the only thing that people read of an alert. Without it the message \
                takes its place in smaller type, and the situation is not clear at a glance.
                """,
            ja: "タイトルは最初に、しばしばそれだけが読まれます。ないと小さな文字のメッセージが代わりに置かれ、状況がひと目で分かりません。",
            ko: "제목은 가장 먼저, 때로는 그것만 읽힙니다. 제목이 없으면 작은 글자의 메시지가 그 자리를 차지해 상황을 한눈에 알 수 없습니다."),
        remedy: LocalText(
            en: "Give the alert a title; a message of one sentence can become it.",
            ja: "タイトルを付けてください。1文だけのメッセージなら、そのままタイトルにできます。",
            ko: "제목을 붙이십시오. 한 문장짜리 메시지라면 그대로 제목으로 쓸 수 있습니다."),
        messages: [missing, missingInLanguage, promote],
        examples: [
            .modal(.pass, "A title", #""style": "alert", "title": "Unable to Send Message""#),
            .modal(
                .pass, "A title in both languages", languages: ["en", "ja"],
                #""style": "alert", "title": {"en": "Message Not Sent", "ja": "メッセージを送信できません"}"#),
            .modal(
                .pass, "Something that the app fills in is a title too", #""style": "alert", "title": "{appName}""#),
            .modal(.fail, "Message only", #""style": "alert", "message": "The message could not be sent.""#),
            .modal(.fail, "A message that can be the title", #""style": "alert", "message": "The disk is full.""#),
            .modal(
                .fail, "The same in Korean", languages: ["ko"],
                #""style": "alert", "title": null, "message": "저장 공간이 부족합니다.""#),
            .modal(.fail, "A question that can be the title", #""style": "alert", "message": "Delete this album?""#),
            .modal(.fail, "White space", #""style": "alert", "title": "  ""#),
            .modal(
                .fail, "White space above a message that can be the title",
                #""style": "alert", "title": "  ", "message": "The disk is full.""#),
            .modal(
                .fail, "Empty in Japanese", languages: ["en", "ja"],
                #""style": "alert", "title": {"en": "Message Not Sent", "ja": ""}"#),
            .modal(
                .open, "One text for two languages", languages: ["en", "ja"],
                #""style": "alert", "title": "Message Not Sent""#),
        ])

    func check(_ node: ModalNode, in context: Context, _ observations: inout Observations) {
        guard let title = node.modal.title.value else {
            return observations.fail(Self.missing) {
                $0.field = ["title"]
                $0.fix = fix(for: node, in: context)
            }
        }
        let texts = context.texts(.value(title))
        let hasNone = texts.allSatisfy { $0.text.value == nil && $0.text.isKnown }
        for (language, text) in texts {
            switch text {
            case .value:
                var observation = Observation(.pass)
                observation.language = language
                observations.add(observation)
            case .nothing:
                let template = texts.count > 1 ? Self.missingInLanguage : Self.missing
                observations.fail(template, ["language": language]) {
                    $0.language = language
                    $0.field = ["title"]
                    if hasNone { $0.fix = fix(for: node, in: context) }
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

    /// Makes the message the title, where it is one sentence in every language and no rule about titles has anything
    /// against it.
    private func fix(for node: ModalNode, in context: Context) -> Fix? {
        guard let message = node.modal.message.value else { return nil }
        let isOneSentence = context.texts(node.modal.message).allSatisfy { language, text in
            guard let text = text.value else { return false }
            let sentences = context.analysis(of: text, in: language).sentences
            return sentences.count == 1 && sentences.allSatisfy { $0.kind == .sentence || $0.kind == .question }
        }
        guard isOneSentence else { return nil }
        var modal = node.modal
        modal.title = .value(message)
        modal.message = .nothing
        let trial = context.trial(of: modal)
        let isSound = trial.graph.modals.allSatisfy { promoted in
            !Self.rulesOfTitles(in: trial).contains { $0.fails(promoted, in: trial) }
        }
        guard isSound else { return nil }
        return Fix(
            .suggested, Message(Self.promote),
            [
                Fix.Operation("add", node.pointer("title"), message.json),
                Fix.Operation("replace", node.pointer("message"), .null),
            ])
    }

    private static func rulesOfTitles(in context: Context) -> [any ModalRule] {
        (AlertTextsRules.all + AlertLayoutRules.all + AlertToneRules.all).compactMap { type in
            guard type.metadata.id != metadata.id, context.profile.runs(type.metadata) else { return nil }
            return type.init() as? any ModalRule
        }
    }
}

extension Context {
    /// The same document with nothing but this modal, to see what rules would say of it.
    fileprivate func trial(of modal: Modal) -> Context {
        var document = document
        document.screens = []
        document.transitions = []
        document.overlays = []
        document.modals = [modal]
        return Context(document, profile: profile)
    }
}

extension ModalRule {
    /// Whether the rule fails on an alert.
    fileprivate func fails(_ alert: ModalNode, in context: Context) -> Bool {
        var observations = Observations()
        do {
            try check(alert, in: context, &observations)
        } catch {
            return true
        }
        return observations.all.contains { $0.outcome == .fail }
    }
}

extension LocalizedText {
    /// The text as it stands in a document.
    fileprivate var json: JSON {
        switch self {
        case .plain(let text): .string(text)
        case .tagged(let translations): .object(translations.map { JSON.Member($0.language, .string($0.text)) })
        }
    }
}
