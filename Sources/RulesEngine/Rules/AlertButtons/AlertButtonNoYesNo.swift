internal import FlowDocument
internal import TextLayout
internal import UnicodeText

/// Buttons say what they do rather than Yes and No.
struct AlertButtonNoYesNo: ModalRule {
    static let yesNo = MessageTemplate("yes-no", "The button says “{title}”, which means nothing without the question.")

    static let metadata = RuleMetadata(
        id: "alert-button-no-yes-no", editions: .all, severity: .warning, guidelines: ["alerts-button-titles"],
        scope: .modals([.alert, .actionSheet]),
        summary: "No button is labelled Yes or No.",
        why: """
            People read buttons first. “Delete” and “Cancel” can be answered without reading anything else; “Yes” and \
            “No” send them back to the question, and often to the wrong answer.
            """,
        remedy: "Name the action with a verb, and label the way back Cancel.",
        messages: [yesNo],
        examples: [
            .modal(.pass, "Verb and Cancel", pair("Cancel", "Delete")),
            .modal(.pass, "No Thanks is no No", pair("No Thanks", "Subscribe")),
            .modal(.pass, "A name that begins alike", languages: ["ko"], pair("네이버", "취소")),
            .modal(.fail, "Yes and No", pair("No", "Yes")),
            .modal(.fail, "Yes with its verb", pair("Cancel", "Yes, Delete")),
            .modal(.fail, "Japanese", languages: ["ja"], pair("いいえ", "はい")),
            .modal(.fail, "Korean", languages: ["ko"], pair("아니요", "예")),
            .modal(.open, "Nobody said which", #""style": "alert""#),
        ])

    func check(_ node: ModalNode, in context: Context, _ observations: inout Observations) {
        guard node.modal.controls.isKnown else { return observations.open(node.modal.id, "controls") }
        if node.modal.system.isTrue || node.buttons.isEmpty { return observations.nothingToCheck() }
        for control in node.buttons {
            for (language, title) in context.titles(of: control) where Self.isYesNo(title, in: language) {
                observations.fail(Self.yesNo, ["title": title]) {
                    $0.rest(on: control, in: language)
                    $0.range = 0..<title.utf16.count
                }
            }
        }
        if observations.all.isEmpty { observations.pass() }
    }

    /// Whether a title is one of the words, alone or before a comma.
    private static func isYesNo(_ title: String, in language: String) -> Bool {
        let folded = title.foldedForComparison
        let first = folded.prefix { $0 != "," && $0 != "、" }
        return ButtonLexicons.yesNo.wordsWithEnglish(in: language).contains(
            String(first).withoutOuterPunctuation)
    }

    private static func pair(_ first: String, _ second: String) -> String {
        """
        "style": "alert", "controls": [{"id": "a", "kind": "button", "title": "\(first)"}, \
        {"id": "b", "kind": "button", "title": "\(second)"}]
        """
    }
}
