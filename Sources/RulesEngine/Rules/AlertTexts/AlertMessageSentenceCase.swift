internal import FlowDocument
internal import TextLayout

/// A message has a capital at the start of its sentences and in names, nowhere else.
struct AlertMessageSentenceCase: ModalRule {
    static let wrong = MessageTemplate(
        "capitals", en: "“{word}” has the wrong capitals for a sentence.", ja: "文としては「{word}」の大文字と小文字が正しくありません。",
        ko: "문장의 대소문자에 맞지 않는 말이 있습니다: {word}")
    static let unclear = MessageTemplate(
        "capital-of-a-name", en: "“{word}” has a capital inside of a sentence, which only a name has.",
        ja: "文の途中にある「{word}」が大文字で始まっていますが、これは名前だけの書き方です。",
        ko: "문장 중간에서 대문자로 시작하는 말이 있습니다. 이름만 그렇게 씁니다: {word}")

    static let metadata = RuleMetadata(
        id: "alert-message-sentence-case", version: 2, editions: .all, kind: .heuristic, severity: .warning,
        guidelines: ["alerts-message"], scope: .modals([.alert]),
        summary: LocalText(
            en: "A message has a capital at the start of its sentences and in names only.",
            ja: "英語のメッセージは、文頭と固有名詞だけを大文字で始めます。", ko: "영어 메시지는 문장 첫머리와 고유 명사만 대문자로 시작합니다."),
        why: LocalText(
            en: "Text in the capitals of normal prose is read faster, and names still stand out.",
            ja: "普通の文と同じ大文字の使い方のほうが速く読め、固有名詞も目立ちます。",
            ko: "보통 글과 같은 대소문자가 더 빨리 읽히고 고유 명사도 눈에 띕니다."),
        remedy: LocalText(
            en: "Write ordinary words small; put names into the glossary.",
            ja: "普通の語は小文字で書き、固有名詞は用語集に加えてください。", ko: "보통 단어는 소문자로 쓰고 이름은 용어집에 추가하십시오."),
        messages: [wrong, unclear, CapitalsVerdict.settled, ReadText.rewrite],
        examples: [
            .alert(.pass, "Prose", title: "Delete album?", message: "Files on iPhone will be kept."),
            .alert(
                .pass, "A way through Settings", title: "No camera",
                message: "Allow access in Settings > Privacy > Camera."),
            .alert(
                .pass, "The title of a button", title: "Hide it?", message: "Tap Hide to remove the widget.",
                buttons: ["Cancel", "Hide"]),
            .alert(.notApplicable, "Japanese has no capitals", "ja", title: "削除しますか?", message: "iPhoneのファイルは残ります。"),
            .alert(.notApplicable, "Korean has no capitals", "ko", title: "삭제할까요?", message: "iPhone의 파일은 유지됩니다."),
            .alert(
                .fail, "A capital on what belongs to somebody", title: "Not signed in",
                message: "Your Password is incorrect."),
            .alert(.fail, "Set like a heading", title: "Delete album?", message: "Your Files Will Be Deleted."),
            .alert(
                .fail, "A capital on an ordinary word", title: "Remove device?",
                message: "This Device will no longer be able to sync."),
            .alert(
                .fail, "A small letter at the start", title: "Delete album?",
                message: "It’s gone. there is no way back."),
            .alert(
                .review, "A capital that may be a name’s", title: "Leave?",
                message: "You can come back to Fernwood at any time."),
            .modal(.open, "Nobody said whether there is a message", #""style": "alert", "title": "Delete album?""#),
        ])

    func check(_ node: ModalNode, in context: Context, _ observations: inout Observations) {
        let verdict = CapitalsVerdict(wrong: Self.wrong, unclear: Self.unclear)
        for message in context.messages(of: node, &observations) {
            guard message.text.language == "en" else {
                observations.skip(message)
                continue
            }
            var names = context.namesInUse(in: message.language)
            names.formUnion(cited(message.text.text, of: node, in: message.language, context))
            verdict.say(message.text.sentenceStyle(names: names), of: message, &observations)
        }
    }

    /// The words of the button titles that the message cites whole.
    private func cited(_ text: String, of node: ModalNode, in language: String, _ context: Context) -> [String] {
        node.buttons.flatMap { button in
            context.titles(of: button)
                .filter { $0.language == language && text.contains($0.title) }
                .flatMap { context.analysis(of: $0.title, in: language).words.map(\.text) }
        }
    }
}
