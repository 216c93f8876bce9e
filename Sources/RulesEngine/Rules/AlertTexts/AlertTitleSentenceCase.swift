internal import FlowDocument
internal import TextLayout

/// A title has a capital at its start and in names, nowhere else; by today's guidelines only if it is a sentence.
struct AlertTitleSentenceCase: ModalRule {
    static let wrong = MessageTemplate(
        "capitals", en: "“{word}” has the wrong capitals for a sentence; expected: “{expected}”.",
        ja: "文としては「{word}」の大文字と小文字が正しくありません。正しくは「{expected}」です。",
        ko: "문장의 대소문자에 맞지 않는 말이 있습니다: {word}. 바른 표기: {expected}")
    static let unclear = MessageTemplate(
        "capital-of-a-name", en: "“{word}” has a capital inside of the title, which only a name has.",
        ja: "タイトルの途中にある「{word}」が大文字で始まっていますが、これは名前だけの書き方です。",
        ko: "제목 중간에서 대문자로 시작하는 말이 있습니다. 이름만 그렇게 씁니다: {word}")

    static let metadata = RuleMetadata(
        id: "alert-title-sentence-case", version: 2, editions: [.hig2018, .hig2025], kind: .heuristic,
        severity: .warning,
        guidelines: ["alerts-title", "alerts-2025-text"], scope: .modals([.alert]),
        summary: LocalText(
            en: "A title that is a sentence has a capital at its start and in names only.",
            ja: "英語の文としてのタイトルは、文頭と固有名詞だけを大文字で始めます。",
            ko: "영어 문장인 제목은 첫머리와 고유 명사만 대문자로 시작합니다."),
        why: LocalText(
            en: "Sentences are read faster in the capitals of normal prose, and names still stand out.",
            ja: "普通の文と同じ大文字の使い方のほうが速く読め、固有名詞も目立ちます。",
            ko: "보통 글과 같은 대소문자가 더 빨리 읽히고 고유 명사도 눈에 띕니다."),
        remedy: LocalText(
            en: "Write ordinary words small; put names into the glossary.",
            ja: "普通の語は小文字で書き、固有名詞は用語集に加えてください。", ko: "보통 단어는 소문자로 쓰고 이름은 용어집에 추가하십시오."),
        messages: [wrong, unclear, CapitalsVerdict.settled, ReadText.rewrite],
        examples: [
            .alert(.pass, "A brand that starts small", title: "iCloud is full."),
            .alert(.pass, "A question with a quotation", title: "Delete “My Best Photos”?"),
            .alert(.pass, "A weekday and a language", title: "Do you want the German version on Monday?"),
            .alert(.pass, "Names of Apple’s", title: "You can’t connect to iCloud Drive."),
            .alert(.notApplicable, "Japanese has no capitals", "ja", title: "iCloud Driveに接続できません"),
            .alert(.notApplicable, "Korean has no capitals", "ko", title: "iCloud Drive에 연결할 수 없음"),
            .alert(.fail, "A question set like a heading", title: "Delete This Album?"),
            .alert(.fail, "A sentence set like a heading", title: "Your Files Will Be Deleted."),
            .alert(.fail, "A small letter at the start", title: "your session has expired"),
            .alert(.fail, "A brand in the wrong capitals", title: "Is your iphone near?"),
            .alert(.fail, "All capitals", title: "ARE YOU SURE?"),
            .alert(.fail, "A fragment set like a heading", in: .hig2018, title: "Couldn’t Open The File"),
            .alert(.notApplicable, "A fragment set like a heading", in: .hig2025, title: "Couldn’t Open the File"),
            .alert(
                .review, "The name of a product after that of its maker",
                title: "Can this file be opened in Microsoft Outlook?"),
            .alert(.review, "A capital that may be a name’s", title: "Are you sure you want to leave Fernwood?"),
            .alert(
                .notApplicable, "Neither a sentence’s capitals nor a heading’s: the rule about fragments asks",
                in: .hig2025,
                title: "Import Failed for document"),
        ])

    func check(_ node: ModalNode, in context: Context, _ observations: inout Observations) {
        let verdict = CapitalsVerdict(wrong: Self.wrong, unclear: Self.unclear)
        for title in context.titles(of: node, &observations) {
            guard title.text.language == "en" else {
                observations.skip(title)
                continue
            }
            let check = title.text.sentenceStyle(names: context.namesInUse(in: title.language))
            guard context.edition == .hig2025 else {
                verdict.say(check, of: title, &observations)
                continue
            }
            switch title.text.titleForm {
            case .sentence: verdict.say(check, of: title, &observations)
            case .fragment: observations.skip(title)
            case .either:
                // Which of the two it is, the rule about fragments asks.
                check.isFollowed ? observations.pass(title) : observations.skip(title)
            }
        }
    }
}
