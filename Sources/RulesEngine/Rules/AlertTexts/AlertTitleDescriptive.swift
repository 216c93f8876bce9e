internal import FlowDocument
internal import TextLayout

/// A title names the matter.
struct AlertTitleDescriptive: ModalRule {
    static let generic = MessageTemplate(
        "generic", en: "“{title}” could stand over any alert; it doesn’t say what this one is about.",
        ja: "「{title}」はどのアラートにも当てはまり、何についてのアラートかが伝わりません。",
        ko: "어떤 알림에나 쓸 수 있는 제목이라 무엇에 관한 알림인지 알 수 없습니다: {title}")
    static let filled = MessageTemplate(
        "filled", en: "The title is nothing but what the app fills in; no fixed word says what the alert is about.",
        ja: "タイトルがアプリの埋め込む値だけで、何についてのアラートかを伝える言葉がありません。",
        ko: "제목이 앱이 채우는 값뿐이라 무엇에 관한 알림인지 알려 주는 말이 없습니다.")
    static let vague = MessageTemplate(
        "vague", en: "“{title}” hardly says what the alert is about.", ja: "「{title}」では何についてのアラートかがほとんど伝わりません。",
        ko: "무엇에 관한 알림인지 제목만으로는 알기 어렵습니다: {title}")
    static let settled = MessageTemplate(
        "settled-by-reading", en: "Read the title without the message: does it say what happened or what is asked?",
        ja: "メッセージを見ずにタイトルだけを読み、何が起きたか、何を聞かれているかがわかるかを確認してください。",
        ko: "메시지 없이 제목만 읽었을 때 무슨 일이 있었는지, 무엇을 묻는지 알 수 있는지 확인하십시오.")

    static let metadata = RuleMetadata(
        id: "alert-title-descriptive", version: 2, editions: .all, severity: .warning,
        guidelines: ["alerts-title", "alerts-2025-text"],
        scope: .modals([.alert]),
        summary: LocalText(
            en: "The title says what the alert is about.", ja: "タイトルは何についてのアラートかを伝えます。",
            ko: "제목은 무엇에 관한 알림인지 알려 줍니다."),
        why: LocalText(
            en: """
                The title is the first thing that people read, and often the only one. “Error” tells them that something \
                is wrong, which the alert itself has said already by appearing.
                """,
            ja: "タイトルは最初に、そして多くの場合それだけが読まれます。「エラー」だけでは、アラートが出たこと以上のことは何も伝わりません。",
            ko: "제목은 가장 먼저 읽히고, 제목만 읽히는 일도 많습니다. “오류”라고만 쓰면 알림이 떴다는 것 말고는 아무것도 알 수 없습니다."),
        remedy: LocalText(
            en: "Name the matter: what happened, to what, or what is asked.",
            ja: "何が起きたのか、何に対してか、何を尋ねているのかを具体的に書いてください。",
            ko: "무슨 일이 일어났는지, 무엇에 대한 것인지, 무엇을 묻는지 구체적으로 쓰십시오."),
        messages: [generic, filled, vague, settled],
        examples: [
            .alert(.pass, "What happened", title: "Couldn’t save the photo"),
            .alert(.pass, "A Japanese sentence", "ja", title: "写真を読み込めません"),
            .alert(.pass, "A Korean sentence", "ko", title: "사진을 불러올 수 없습니다"),
            .alert(.pass, "An error of something", title: "Connection error"),
            .alert(.fail, "A Korean exclamation", "ko", title: "앗!"),
            .alert(.fail, "A Japanese question without its matter", "ja", title: "本当に続けますか？"),
            .alert(.fail, "A generic word", title: "Error"),
            .alert(.fail, "With a code", title: "Error (501)"),
            .alert(.fail, "With marks", title: "Oops!"),
            .alert(.fail, "A generic question", title: "Are you sure?"),
            .alert(.fail, "A Japanese word", "ja", title: "エラー"),
            .alert(.fail, "A Korean word", "ko", title: "알림"),
            .alert(.fail, "A Korean word with a code", "ko", title: "오류(501)"),
            .alert(.fail, "Nothing but a placeholder", title: "%@"),
            .alert(.review, "Two generic phrases", title: "Sorry, something went wrong"),
            .alert(.review, "A generic word and a placeholder", title: "Error: %@"),
        ])

    func check(_ node: ModalNode, in context: Context, _ observations: inout Observations) {
        for title in context.titles(of: node, &observations) {
            let arguments = ["title": title.text.text]
            if title.text.isOnlyPlaceholders {
                observations.fail(Self.filled) { $0.rest(on: title) }
                continue
            }
            switch title.text.telling(GenericTexts.titles) {
            case .something: observations.pass(title)
            case .nothing: observations.fail(Self.generic, arguments) { $0.rest(on: title) }
            case .hardlyAnything:
                observations.review(Self.vague, arguments, settledBy: Self.settled) {
                    $0.rest(on: title)
                    $0.confidence = 0.7
                }
            }
        }
    }
}
