internal import FlowDocument
internal import JSON
internal import TextLayout

/// An alert keeps a friendly tone.
struct AlertToneFriendly: ModalRule {
    static let shouting = MessageTemplate(
        "shouting", en: "“{words}” is written in capitals, which reads as shouting.",
        ja: "「{words}」がすべて大文字で、怒鳴っているように見えます。",
        ko: "“{words}” 부분이 모두 대문자여서 소리치는 듯합니다.")
    static let exclaiming = MessageTemplate(
        "exclaiming", en: "“{words}” raises its voice.",
        ja: "感嘆符が重なり（「{words}」）、強く迫るように見えます。",
        ko: "느낌표가 겹쳐(“{words}”) 목소리를 높이는 듯합니다.")
    static let harsh = MessageTemplate(
        "harsh", en: "“{words}” is an order without courtesy.",
        ja: "「{words}」は命令口調です。",
        ko: "“{words}” 표현은 명령조이거나 반말입니다.")
    static let settled = MessageTemplate(
        "friendly", en: "Decide whether a calm wording says the same.",
        ja: "落ち着いた言い方で同じことを伝えられるかどうかを判断してください。",
        ko: "차분한 말로 같은 뜻을 전할 수 있는지 판단해 주십시오.")
    static let question = MessageTemplate(
        "question", en: "Does the text stay friendly while it says what is the matter?",
        ja: "用件を伝えながら、親しみのある調子を保っていますか。",
        ko: "내용을 전하면서도 친근한 어조를 유지하고 있습니까?")

    static let metadata = RuleMetadata(
        id: "alert-tone-friendly", editions: .all, kind: .judgement, severity: .advice,
        guidelines: ["alerts-tone", "alerts-2025-text"], scope: .modals([.alert]),
        summary: LocalText(
            en: "An alert stays friendly while it is direct.",
            ja: "アラートは、率直でありながら親しみのある調子を保ちます。",
            ko: "알림은 솔직하면서도 친근한 어조를 유지합니다."),
        why: LocalText(
            en: "Bad news is easier to take from a calm voice. Shouting and orders make people defend themselves.",
            ja: "悪い知らせも、落ち着いた声なら受け止めやすくなります。大声や命令は反発を招きます。",
            ko: "나쁜 소식도 차분한 목소리로 들으면 받아들이기 쉽습니다. 고함과 명령은 반발을 부릅니다."),
        remedy: LocalText(
            en:
                "Write as a helpful person would speak: no capitals for emphasis, one mark, a request rather than an order.",
            ja: "親切な人が話すように書いてください。強調の大文字や重ねた感嘆符を避け、命令ではなくお願いの形にします。",
            ko: "친절한 사람이 말하듯 쓰십시오. 강조하는 대문자나 겹친 느낌표를 피하고, 명령 대신 부탁하는 말로 씁니다."),
        messages: [shouting, exclaiming, harsh, settled, question],
        examples: AlertToneExamples.friendly)

    func check(_ node: ModalNode, in context: Context, _ observations: inout Observations) {
        let texts = context.alertTexts(of: node)
        var isReviewed = false
        for prose in texts.all {
            guard let (message, range) = Self.finding(in: prose.text) else { continue }
            isReviewed = true
            observations.review(message, ["words": prose.text.text(of: range)], settledBy: Self.settled) {
                $0.rest(on: prose, range)
                $0.evidence = node.evidenceForJudgement
            }
        }
        if isReviewed { return }
        observations.judge(Self.question, evidence: node.evidenceForJudgement) {
            $0.missing = texts.missing.map(\.fact)
        }
    }

    private static func finding(in text: AnalysedText) -> (MessageTemplate, Range<Int>)? {
        if let range = text.shouted { return (shouting, range) }
        if let mark = text.sentences.compactMap(\.mark).first(where: { $0.isExclaiming }) {
            return (exclaiming, mark.range)
        }
        return ToneLexicons.harsh.firstRange(in: text).map { (harsh, $0) }
    }
}

extension EndMark {
    /// Whether exclamation marks stand together.
    fileprivate var isExclaiming: Bool {
        text.unicodeScalars.count { $0 == "!" || $0 == "！" || $0 == "‼" } > 1 || text == "‼"
    }
}
