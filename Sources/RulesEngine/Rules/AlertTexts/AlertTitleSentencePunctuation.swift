internal import FlowDocument
internal import TextLayout

/// A title that is a sentence ends with its mark.
struct AlertTitleSentencePunctuation: ModalRule {
    static let metadata = RuleMetadata(
        id: "alert-title-sentence-punctuation", version: 2, editions: .all, kind: .heuristic, severity: .warning,
        guidelines: ["alerts-title", "alerts-2025-text"], scope: .modals([.alert]),
        summary: LocalText(
            en: "A title that is a sentence ends with its mark.", ja: "文としてのタイトルは、ふさわしい句読点で終えます。",
            ko: "문장인 제목은 알맞은 문장 부호로 끝냅니다."),
        why: LocalText(
            en: "The mark tells at a glance whether something is asked or told; without it a sentence looks cut off.",
            ja: "末尾の記号があれば、質問なのか説明なのかが一目でわかります。ないと文が途切れて見えます。",
            ko: "부호가 있으면 묻는지 알리는지 바로 알 수 있고, 없으면 문장이 잘린 것처럼 보입니다."),
        remedy: LocalText(
            en: "End a question with ? and any other sentence with a full stop, or shorten it to a phrase.",
            ja: "質問は「?」で、そのほかの文は句点で終えるか、句に短くしてください。",
            ko: "질문은 물음표로, 다른 문장은 마침표로 끝내거나 구로 줄이십시오."),
        messages: SentenceMarks.messages,
        examples: [
            .alert(.pass, "A question", title: "Delete this album?"),
            .alert(.pass, "A sentence", title: "The album couldn’t be deleted."),
            .alert(.pass, "A fragment", title: "No internet connection"),
            .alert(.pass, "An order", title: "Connect to a network"),
            .alert(.pass, "Japanese か without a mark", "ja", title: "削除しますか"),
            .alert(.pass, "A Japanese sentence without 。", "ja", title: "写真を読み込めません"),
            .alert(.pass, "A Korean question", "ko", title: "삭제하시겠습니까?"),
            .alert(.pass, "The name of a file in a Japanese title", "ja", title: "“報告書.pdf”を開けません"),
            .alert(.fail, "A question without a mark", title: "Do you want to delete it"),
            .alert(.fail, "A sentence without a mark", title: "Your session has expired"),
            .alert(.fail, "A space before the mark", title: "Clear your history ?"),
            .alert(.fail, "A Korean question without a mark", "ko", title: "삭제하시겠습니까"),
            .alert(.fail, "A Western full stop in Japanese", "ja", title: "保存できませんでした．"),
            .alert(.review, "A verb that may be a participle", in: .hig2018, title: "Session expired"),
            .alert(.pass, "The rule about fragments asks whether it is one", in: .hig2025, title: "Session expired"),
        ])

    func check(_ node: ModalNode, in context: Context, _ observations: inout Observations) {
        for title in context.titles(of: node, &observations) {
            guard SentenceMarks.languages.contains(title.text.language), !title.text.isOnlyPlaceholders else {
                observations.skip(title)
                continue
            }
            SentenceMarks(text: title, isMessage: false, allowsWestern: false, context: context).say(&observations)
        }
    }
}
