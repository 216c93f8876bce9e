internal import FlowDocument
internal import TextLayout

/// The verb on a button ties in with the title and the message.
struct AlertButtonRelates: ModalRule {
    static let apart = MessageTemplate(
        "apart", en: "Neither the title nor the message speaks of what “{title}” does.",
        ja: "「{title}」の動作について、タイトルにもメッセージにも書かれていません。",
        ko: "“{title}” 버튼이 하는 일이 제목에도 메시지에도 나오지 않습니다.")
    static let settled = MessageTemplate(
        "same-matter", en: "Decide whether people can tell what “{title}” has to do with the text above it.",
        ja: "「{title}」と上の文との関係がわかるかどうかを判断してください。",
        ko: "“{title}” 버튼이 위의 글과 어떤 관계인지 알 수 있는지 판단하십시오.")
    static let relabel = MessageTemplate(
        "relabel", en: "Change “{title}” to “{verb}”, the word of the title.",
        ja: "「{title}」を、タイトルにある「{verb}」に変更します。", ko: "“{title}” 대신 제목에 쓰인 “{verb}” 사용")

    static let metadata = RuleMetadata(
        id: "alert-button-relates", editions: .all, kind: .heuristic, severity: .advice,
        guidelines: ["alerts-button-titles", "alerts-2025-button-titles"], scope: .modals([.alert]),
        summary: LocalText(
            en: "The verb on the main button ties in with the title and the message.",
            ja: "主なボタンの動詞は、タイトルやメッセージと対応させます。",
            ko: "주된 버튼의 동사는 제목이나 메시지와 이어지게 합니다."),
        why: LocalText(
            en:
                "Where text and button use one word for one thing, people see at once that the button answers the text.",
            ja: "文とボタンで同じことを同じ言葉で表せば、ボタンが質問への答えだとすぐにわかります。",
            ko: "글과 버튼이 같은 것을 같은 말로 나타내면 버튼이 그 글에 대한 답이라는 것을 바로 알 수 있습니다."),
        remedy: LocalText(
            en: "Use the verb of the title on the button, or ask in the title for what the button does.",
            ja: "タイトルの動詞をボタンに使うか、ボタンの動作をタイトルで尋ねます。",
            ko: "제목의 동사를 버튼에 쓰거나, 버튼이 하는 일을 제목에서 묻습니다."),
        messages: [apart, settled, relabel],
        examples: [
            .modal(.pass, "The title’s own verb", alert("Delete the draft?", "Delete")),
            .modal(.pass, "A word that says the same", alert("Delete the draft?", "Remove It All")),
            .modal(.pass, "The same thing, another form", alert("Your connection was lost", "Connect Again")),
            .modal(.pass, "Japanese", languages: ["ja"], alert("下書きを消去しますか？", "削除")),
            .modal(.pass, "Korean", languages: ["ko"], alert("초안을 지울까요?", "삭제")),
            .modal(.review, "Another matter", alert("Turn off sync?", "Remove")),
            .modal(.review, "Japanese", languages: ["ja"], alert("同期をオフにしますか？", "削除")),
            .modal(.review, "Korean", languages: ["ko"], alert("동기화를 끌까요?", "삭제")),
            .modal(.notApplicable, "Words that fit any text", alert("Couldn’t send the message", "Try Again")),
            .modal(.notApplicable, "OK", alert("Message sent", "OK")),
            .modal(.open, "Nobody said which", #""style": "alert", "title": "Delete the draft?""#),
        ])

    func check(_ node: ModalNode, in context: Context, _ observations: inout Observations) {
        let main = node.modal.controls.isKnown ? Self.mainButtons(of: node, in: context) : []
        let isMeant = { (button: AlertButton) in main.contains { $0 === button } }
        context.judgeTitles(of: node, &observations, where: isMeant) { title in
            let reading = title.reading
            guard reading.command == .command, !reading.isOK, !reading.isNearOK, !reading.isCancel, !reading.isGeneral
            else { return .notMeant }
            let texts = [node.modal.title, node.modal.message].flatMap { context.texts($0) }
                .filter { $0.language == title.language }.compactMap(\.text.value)
            guard !texts.isEmpty else { return .notMeant }
            if texts.contains(where: { reading.relates(to: context.analysis(of: $0, in: title.language)) }) {
                return .pass
            }
            return .review(Self.apart, ["title": title.shown], settledBy: Self.settled) {
                $0.range = title.range
                $0.confidence = 0.6
                $0.fix = Self.fix(title, texts.first, of: node)
            }
        }
    }

    /// The buttons that destroy something and the one that most people choose.
    private static func mainButtons(of node: ModalNode, in context: Context) -> [AlertButton] {
        let others = context.reading(of: node).choices.others.map(\.button)
        let marked = others.filter {
            $0.control.isDestructive || $0.control.likely.isTrue || $0.control.preferred.isTrue
        }
        return marked.isEmpty && others.count == 1 ? others : marked
    }

    /// The title's verb in the button's place, where the title is a question that shows it.
    private static func fix(_ title: ButtonTitle, _ question: String?, of node: ModalNode) -> Fix? {
        guard let verb = question.flatMap({ title.verb(askedIn: $0) }) else { return nil }
        return Fix(
            .suggested, Message(relabel, ["title": title.shown, "verb": verb]), title.replacing(with: verb, in: node))
    }

    private static func alert(_ title: String, _ button: String) -> String {
        "\"title\": \"\(title)\", " + ButtonExamples.alert([("Cancel", "cancel"), (button, "default")])
    }
}

extension LabelReading {
    /// Whether the label speaks of something that a text speaks of, too.
    fileprivate func relates(to other: AnalysedText) -> Bool {
        verbs.agree(with: other.spokenVerbs) || text.sharesWord(with: other)
    }
}
