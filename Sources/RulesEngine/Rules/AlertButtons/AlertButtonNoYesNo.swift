internal import FlowDocument
internal import TextLayout

/// Buttons say what they do rather than Yes and No.
struct AlertButtonNoYesNo: ModalRule {
    static let yesNo = MessageTemplate(
        "yes-no", en: "The button says “{title}”, which means nothing without the question.",
        ja: "ボタンが「{title}」となっています。質問を読まなければ何を意味するのかわかりません。",
        ko: "버튼에 “{title}” 문구가 쓰였습니다. 질문을 읽지 않으면 무슨 뜻인지 알 수 없습니다.")
    static let before = MessageTemplate(
        "answer-first", en: "“{title}” answers before it names the action; “{rest}” alone can be read at a glance.",
        ja: "「{title}」は返事で始まっています。「{rest}」だけなら、ひと目で伝わります。",
        ko: "“{title}” 문구는 대답으로 시작합니다. “{rest}” 문구만 쓰면 한눈에 읽힙니다.")
    static let relabel = MessageTemplate(
        "relabel", en: "Change “{title}” to “{better}”.", ja: "「{title}」を「{better}」に変更します。",
        ko: "“{title}” 대신 “{better}” 사용")

    static let metadata = RuleMetadata(
        id: "alert-button-no-yes-no", editions: .all, severity: .warning,
        guidelines: ["alerts-button-titles", "alerts-2025-button-titles"], scope: .modals([.alert, .actionSheet]),
        summary: LocalText(
            en: "No button is labelled Yes or No.", ja: "ボタンを「はい」「いいえ」としません。",
            ko: "버튼을 ‘예’, ‘아니요’로 하지 않습니다."),
        why: LocalText(
            en: """
                People read buttons first. “Delete” and “Cancel” can be answered without reading anything else; “Yes” and \
                “No” send them back to the question, and often to the wrong answer.
                """,
            ja: """
                多くの人はボタンから読みます。「削除」と「キャンセル」ならほかを読まなくても答えられますが、「はい」と「いいえ」では\
                質問に戻って読み直すことになり、答えを間違えることもあります。
                """,
            ko: """
                사람들은 버튼부터 읽습니다. ‘삭제’와 ‘취소’는 다른 글을 읽지 않아도 답할 수 있지만, ‘예’와 ‘아니요’는 질문으로 \
                되돌아가게 하고 잘못 답하게 만들기도 합니다.
                """),
        remedy: LocalText(
            en: "Name the action with a verb, and label the way back Cancel.",
            ja: "操作を動詞で表し、取りやめるボタンは「キャンセル」とします。",
            ko: "동작을 동사로 나타내고, 그만두는 버튼은 ‘취소’로 합니다."),
        messages: [yesNo, before, relabel],
        examples: [
            .modal(.pass, "Verb and Cancel", pair("Cancel", "Delete")),
            .modal(.pass, "No Thanks is no No", pair("No, Thanks", "Subscribe")),
            .modal(.pass, "Not Now is no No", pair("Not Now", "Update")),
            .modal(.pass, "A name that begins alike", languages: ["ko"], pair("네이버", "취소")),
            .modal(.fail, "Yes and No", pair("No", "Yes")),
            .modal(.fail, "Yes with its verb", pair("Cancel", "Yes, Delete")),
            .modal(.fail, "Yes with its verb and object", pair("Cancel", "Yes, Delete All")),
            .modal(.fail, "Japanese", languages: ["ja"], pair("いいえ", "はい")),
            .modal(.fail, "Japanese with its verb", languages: ["ja"], pair("キャンセル", "はい、削除します")),
            .modal(.fail, "Korean", languages: ["ko"], pair("아니요", "예")),
            .modal(
                .fail, "An action sheet",
                #""style": "actionSheet", "controls": [{"id": "y", "kind": "button", "title": "Yes"}]"#),
            .modal(
                .notApplicable, "iOS words its own alerts",
                #""style": "alert", "system": true, "controls": [{"id": "y", "kind": "button", "title": "Yes"}]"#),
            .modal(.open, "Nobody said which", #""style": "alert""#),
        ])

    func check(_ node: ModalNode, in context: Context, _ observations: inout Observations) {
        context.judgeTitles(of: node, &observations) { title in
            guard let answer = title.reading.answer else { return .pass }
            let rest = answer.rest.withoutOuterPunctuation
            let template = rest.isEmpty ? Self.yesNo : Self.before
            return .fail(template, ["title": title.shown, "rest": rest]) {
                $0.range = answer.range
                if context.edition == .hig2025, node.kind == .actionSheet { $0.severity = .advice }
                guard let better = Self.better(title, answer, of: node, in: context) else { return }
                $0.fix = Fix(
                    .suggested, Message(Self.relabel, ["title": title.shown, "better": better]),
                    title.replacing(with: better, in: node))
            }
        }
    }

    /// What the button could say: what stands behind the comma, Cancel where it changes nothing, else the verb that
    /// the alert's title asks about.
    private static func better(
        _ title: ButtonTitle, _ answer: YesNoAnswer, of node: ModalNode, in context: Context
    ) -> String? {
        if !answer.rest.isEmpty { return answer.rest.asLabel }
        if title.control.role.value == .cancel || title.control.effect == Effect.none {
            guard !context.speaksOfCallingOff(node, besides: title) else { return nil }
            return ButtonLexicons.cancel.words(in: title.language).first
        }
        let question = context.texts(node.modal.title).first { $0.language == title.language }?.text.value
        return question.flatMap { title.verb(askedIn: $0) }
    }

    private static func pair(_ first: String, _ second: String) -> String {
        """
        "style": "alert", "controls": [{"id": "a", "kind": "button", "title": "\(first)"}, \
        {"id": "b", "kind": "button", "title": "\(second)"}]
        """
    }
}

extension String {
    /// A rest of a label as a label of its own; `nil` where its capitals would have to be decided.
    fileprivate var asLabel: String? {
        let text = withoutOuterPunctuation
        let words = text.split(separator: " ")
        guard let first = text.first, words.dropFirst().allSatisfy({ $0.first?.isLowercase == false }) else {
            return nil
        }
        return first.uppercased() + text.dropFirst()
    }
}
