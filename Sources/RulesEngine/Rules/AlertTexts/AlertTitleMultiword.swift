internal import FlowDocument
internal import JSON
internal import TextLayout

/// A title has more than one word.
struct AlertTitleMultiword: ModalRule {
    static let single = MessageTemplate(
        "single", en: "The title is the single word “{title}”.", ja: "タイトルが「{title}」という1語だけです。",
        ko: "제목이 한 단어뿐입니다: {title}")
    static let name = MessageTemplate(
        "name", en: "The title is nothing but the name “{title}”.", ja: "タイトルが「{title}」という名前だけです。",
        ko: "제목이 이름뿐입니다: {title}")
    static let compound = MessageTemplate(
        "compound", en: "The title is the single compound “{title}”.", ja: "タイトルが「{title}」という複合語だけです。",
        ko: "제목이 붙여 쓴 복합어뿐입니다: {title}")
    static let settledByReading = MessageTemplate(
        "settled-by-reading", en: "Decide whether the compound tells people what happened.",
        ja: "複合語だけで何が起きたのかが伝わるかを判断してください。", ko: "복합어만으로 무슨 일이 있었는지 알 수 있는지 판단하십시오.")
    static let settled = MessageTemplate(
        "settled-by-name", en: "Decide whether the name alone tells people what the alert is about.",
        ja: "名前だけで何についてのアラートかが伝わるかを判断してください。", ko: "이름만으로 무엇에 관한 알림인지 알 수 있는지 판단하십시오.")

    static let metadata = RuleMetadata(
        id: "alert-title-multiword", version: 2, editions: .all, severity: .warning,
        guidelines: ["alerts-title", "alerts-2025-text"],
        scope: .modals([.alert]), mutedBy: ["alert-title-descriptive"],
        summary: LocalText(
            en: "The title has more than one word.", ja: "タイトルは2語以上で書きます。", ko: "제목은 두 단어 이상으로 씁니다."),
        why: LocalText(
            en: "One word names a subject at best; what happened to it, or what is asked, takes at least a second.",
            ja: "1語では題材しか示せません。何が起きたのか、何を尋ねているのかを伝えるには、もう1語以上必要です。",
            ko: "한 단어로는 주제만 알릴 수 있습니다. 무슨 일이 있었는지, 무엇을 묻는지 알리려면 단어가 더 필요합니다."),
        remedy: LocalText(
            en: "Write a short sentence or a question.", ja: "短い文か質問にしてください。", ko: "짧은 문장이나 질문으로 쓰십시오."),
        messages: [single, name, compound, settled, settledByReading],
        examples: [
            .alert(.pass, "Three words", title: "Message not sent"),
            .alert(.pass, "Two words, one with a hyphen", title: "Sign-in failed"),
            .alert(.pass, "A Japanese predicate", "ja", title: "削除しますか"),
            .alert(.pass, "A Japanese sentence", "ja", title: "写真を読み込めませんでした"),
            .alert(.pass, "A long Japanese compound", "ja", title: "通信障害発生"),
            .alert(.pass, "One Korean word with a predicate", "ko", title: "삭제할까요?"),
            .alert(.fail, "One word", title: "Bookmarks"),
            .alert(.fail, "One word with a mark", title: "Saved!"),
            .alert(.fail, "One Japanese word", "ja", title: "削除"),
            .alert(.fail, "One Korean word", "ko", title: "삭제"),
            .alert(.review, "The name of a file", title: "Report.pdf"),
            .alert(.review, "A brand", title: "iCloud"),
            .alert(.review, "A Japanese compound without a gap", "ja", title: "データベースエラー"),
            .alert(.review, "A Korean compound without a space", "ko", title: "결제오류"),
        ])

    func check(_ node: ModalNode, in context: Context, _ observations: inout Observations) {
        for title in context.titles(of: node, &observations) {
            let text = title.text
            if text.wordCount > 1 || ["ja", "ko"].contains(text.language) && text.endsWithPredicate {
                observations.pass(title)
            } else if text.isOneName {
                observations.review(Self.name, ["title": text.text], settledBy: Self.settled) { $0.rest(on: title) }
            } else if text.isCompound {
                observations.review(Self.compound, ["title": text.text], settledBy: Self.settledByReading) {
                    $0.rest(on: title)
                }
            } else {
                observations.fail(Self.single, ["title": text.text]) {
                    $0.rest(on: title)
                    $0.evidence = [JSON.Member("words", .number(Double(text.wordCount)))]
                }
            }
        }
    }
}
