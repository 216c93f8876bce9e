internal import FlowDocument
internal import TextLayout

/// A title that is no sentence is set in title style.
struct AlertTitleFragmentTitleCase: ModalRule {
    static let wrong = MessageTemplate(
        "capitals", en: "“{word}” has the wrong capitals for a title that is no sentence; expected: “{expected}”.",
        ja: "文ではないタイトルとしては「{word}」の大文字と小文字が正しくありません。正しくは「{expected}」です。",
        ko: "문장이 아닌 제목의 대소문자에 맞지 않는 말이 있습니다: {word}. 바른 표기: {expected}")
    static let unclear = MessageTemplate(
        "word-of-a-name", en: "“{word}” is spelled unlike the other words of a title; a name may be.",
        ja: "「{word}」の表記はタイトルのほかの語と異なりますが、名前であれば問題ありません。",
        ko: "제목의 다른 말과 표기가 다릅니다. 이름이라면 괜찮습니다: {word}")
    static let form = MessageTemplate(
        "form", en: "“{text}” can be read as a sentence or as a fragment; a fragment takes capitals: “{expected}”.",
        ja: "「{text}」は文とも句とも読めます。句であれば「{expected}」と書きます。",
        ko: "문장으로도 구로도 읽히는 제목입니다: {text}. 구라면 다음과 같이 씁니다: {expected}")
    static let settled = MessageTemplate(
        "settled-by-form",
        en: "Decide whether the title is a sentence, which takes a mark, or a fragment, which takes capitals.",
        ja: "タイトルが文(末尾に句読点を付ける)か、句(各語を大文字で始める)かを決めてください。",
        ko: "제목이 문장 부호를 쓰는 문장인지, 단어마다 대문자를 쓰는 구인지 정하십시오.")

    static let metadata = RuleMetadata(
        id: "alert-title-fragment-title-case", editions: [.hig2025], kind: .heuristic, severity: .warning,
        guidelines: ["alerts-2025-text"], scope: .modals([.alert]),
        summary: LocalText(
            en: "A title that is no sentence is set in title style.",
            ja: "文ではない英語のタイトルは、タイトルスタイルの大文字で書きます。", ko: "문장이 아닌 영어 제목은 제목식 대소문자로 씁니다."),
        why: LocalText(
            en: "The capitals tell at a glance whether a title is a headline or a sentence that goes on.",
            ja: "大文字の使い方で、見出しなのか文なのかが一目でわかります。", ko: "대소문자만 보아도 표제인지 문장인지 바로 알 수 있습니다."),
        remedy: LocalText(
            en:
                "Start every word with a capital but articles, conjunctions and short prepositions, or make it a sentence.",
            ja: "冠詞、接続詞、短い前置詞以外の語を大文字で始めるか、文にしてください。",
            ko: "관사, 접속사, 짧은 전치사를 뺀 모든 단어를 대문자로 시작하거나 문장으로 고치십시오."),
        messages: [wrong, unclear, form, settled, CapitalsVerdict.settled, ReadText.rewrite],
        examples: [
            .alert(.pass, "Title style", title: "No Internet Connection"),
            .alert(.pass, "A short preposition", title: "Unable to Reach the Pump"),
            .alert(.pass, "An order set like a heading", title: "Scan QR Code"),
            .alert(.pass, "A verb’s particle", title: "Failed to Log In"),
            .alert(.notApplicable, "A sentence", title: "Something went wrong."),
            .alert(.notApplicable, "Japanese has no capitals", "ja", title: "通信エラー"),
            .alert(.notApplicable, "Korean has no capitals", "ko", title: "통신 오류"),
            .alert(.fail, "Sentence style", title: "Not enough storage"),
            .alert(.fail, "A preposition in capitals", title: "Unable To Reach the Pump"),
            .alert(.review, "A verb that may be a participle", title: "Session expired"),
            .alert(.review, "An order in sentence style", title: "Add a name"),
            .alert(.review, "A word that may be a name", title: "Unable to Reach fernwood"),
        ])

    func check(_ node: ModalNode, in context: Context, _ observations: inout Observations) {
        let verdict = CapitalsVerdict(wrong: Self.wrong, unclear: Self.unclear)
        for title in context.titles(of: node, &observations) {
            let form = title.text.titleForm
            guard title.text.language == "en", form != .sentence else {
                observations.skip(title)
                continue
            }
            let check = title.text.titleStyle(names: context.namesInUse(in: title.language))
            if form == .fragment || check.isFollowed {
                verdict.say(check, of: title, &observations)
            } else {
                observations.review(
                    Self.form, ["text": title.text.text, "expected": check.expected], settledBy: Self.settled
                ) { $0.rest(on: title) }
            }
        }
    }
}
