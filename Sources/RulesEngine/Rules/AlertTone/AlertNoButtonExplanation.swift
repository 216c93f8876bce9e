internal import FlowDocument
internal import TextLayout

/// An alert's text leaves its buttons to speak for themselves.
struct AlertNoButtonExplanation: ModalRule {
    static let explains = MessageTemplate(
        "explains", en: "The text explains the button “{button}”.",
        ja: "ボタン「{button}」の説明が文中にあります。",
        ko: "문구에서 “{button}” 버튼을 설명하고 있습니다.")
    static let names = MessageTemplate(
        "names", en: "The text holds the words of the button “{button}”.",
        ja: "ボタン「{button}」と同じ言葉が文中にあります。",
        ko: "문구에 “{button}” 버튼과 같은 말이 있습니다.")
    static let points = MessageTemplate(
        "points", en: "The text sends people to a button (“{words}”).",
        ja: "文中でボタンの操作を案内しています（「{words}」）。",
        ko: "문구에서 버튼을 누르도록 안내합니다(“{words}”).")
    static let settled = MessageTemplate(
        "needed",
        en: "Decide whether the text explains what a button does; if so, let the title and the button say it.",
        ja: "ボタンの働きを説明している文かどうかを判断し、そうであれば、タイトルとボタンの文言だけで伝わるようにしてください。",
        ko: "버튼이 하는 일을 설명하는 문장인지 판단하고, 그렇다면 제목과 버튼만으로 전해지게 하십시오.")
    static let remove = MessageTemplate(
        "remove", en: "Drop the sentence that explains the button.",
        ja: "ボタンを説明する文を削除します。",
        ko: "버튼을 설명하는 문장을 삭제합니다.")

    static let metadata = RuleMetadata(
        id: "alert-no-button-explanation", editions: .all, kind: .heuristic, severity: .warning,
        guidelines: ["alerts-no-button-explanation"], scope: .modals([.alert]),
        summary: LocalText(
            en: "An alert’s text does not explain its buttons.",
            ja: "アラートの文章でボタンの説明をしません。",
            ko: "알림의 문구에서 버튼을 설명하지 않습니다."),
        why: LocalText(
            en: """
                A button whose title says what it does needs no manual. A sentence about it makes the alert longer and \
                keeps people from the matter.
                """,
            ja: "何をするかがタイトルで分かるボタンに説明書きは要りません。説明の文はアラートを長くし、肝心な用件を読みにくくします。",
            ko: "하는 일이 제목에 드러나는 버튼에는 설명이 필요 없습니다. 설명하는 문장은 알림을 길게 만들고 정작 중요한 내용을 가립니다."),
        remedy: LocalText(
            en: "Drop the sentence, and give the button a title that says what happens.",
            ja: "その文を削除し、結果が分かるタイトルをボタンに付けてください。",
            ko: "그 문장을 빼고, 결과가 드러나는 제목을 버튼에 붙이십시오."),
        messages: [explains, names, points, settled, remove],
        examples: AlertGuidanceExamples.explanation)

    func check(_ node: ModalNode, in context: Context, _ observations: inout Observations) {
        guard node.modal.controls.isKnown else { return observations.open(node.modal.id, "controls") }
        let texts = context.alertTexts(of: node)
        let guidance = context.guidance(in: texts, of: node)
        let fix = Self.fix(for: guidance, of: node)
        for prose in texts.all {
            let own = guidance.filter { $0.prose.path == prose.path }
            guard let worst = own.first(where: \.isCertain) ?? own.first(where: isFinding) else {
                observations.passAsFacet(prose)
                continue
            }
            look(at: worst, fix, &observations)
        }
        observations.open(texts.missing)
    }

    /// A title that only names what the button does is as it should be; in a message the same words may explain.
    private func isFinding(_ guidance: Guidance) -> Bool {
        guidance.title == nil || guidance.prose.field == "message"
    }

    private func look(at guidance: Guidance, _ fix: Fix?, _ observations: inout Observations) {
        let details: (inout Observation) -> Void = { guidance.locate(&$0, guidance.span) }
        if let title = guidance.title, guidance.verb != nil {
            observations.fail(Self.explains, ["button": title]) {
                details(&$0)
                $0.fix = fix
            }
        } else if let title = guidance.title {
            observations.review(Self.names, ["button": title], settledBy: Self.settled, details)
        } else {
            observations.review(
                Self.points, ["words": guidance.prose.text.text(of: guidance.span)], settledBy: Self.settled, details)
        }
    }

    /// Drops the sentences that explain buttons, where they stand in messages and something else is left to say it.
    private static func fix(for guidance: [Guidance], of node: ModalNode) -> Fix? {
        let certain = guidance.filter(\.isCertain)
        guard !certain.isEmpty, certain.allSatisfy({ $0.prose.field == "message" }) else { return nil }
        var edits = TextEdits()
        for place in certain {
            let text = place.prose.text
            guard text.sentences.count > 1 else { return nil }
            let sentence = text.sentences[place.sentence].range
            let isLast = place.sentence == text.sentences.count - 1
            let range =
                isLast
                ? text.sentences[place.sentence - 1].range.upperBound..<sentence.upperBound
                : sentence.lowerBound..<text.sentences[place.sentence + 1].range.lowerBound
            edits.replace(range, of: place.prose, by: "")
        }
        return Fix(.suggested, Message(remove), edits.operations(on: node))
    }
}
