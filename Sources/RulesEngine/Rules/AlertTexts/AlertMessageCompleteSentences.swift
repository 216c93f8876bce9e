internal import FlowDocument
internal import JSON
internal import TextLayout

/// A message is made of short, whole sentences.
struct AlertMessageCompleteSentences: ModalRule {
    static let words = Threshold(
        "alert-message-complete-sentences", "words", 20,
        LocalText(
            en: "Words of an English sentence beyond which it is long.", ja: "英語の文がこの語数を超えると長いとみなします。",
            ko: "영어 문장이 이 단어 수를 넘으면 길다고 봅니다."))
    static let japanese = Threshold(
        "alert-message-complete-sentences", "charactersJapanese", 60,
        LocalText(
            en: "Characters of a Japanese sentence beyond which it is long.", ja: "日本語の文がこの文字数を超えると長いとみなします。",
            ko: "일본어 문장이 이 글자 수를 넘으면 길다고 봅니다."))
    static let korean = Threshold(
        "alert-message-complete-sentences", "charactersKorean", 55,
        LocalText(
            en: "Characters of a Korean sentence beyond which it is long.", ja: "韓国語の文がこの文字数を超えると長いとみなします。",
            ko: "한국어 문장이 이 글자 수를 넘으면 길다고 봅니다."))

    static let fragment = MessageTemplate(
        "fragment", en: "“{sentence}” is no whole sentence.", ja: "「{sentence}」は完全な文ではありません。",
        ko: "완전한 문장이 아닙니다: {sentence}")
    static let unclear = MessageTemplate(
        "may-be-a-fragment", en: "“{sentence}” may be no whole sentence.", ja: "「{sentence}」は完全な文ではない可能性があります。",
        ko: "완전한 문장이 아닐 수 있습니다: {sentence}")
    static let long = MessageTemplate(
        "long", en: "A sentence has {count} words, more than {limit}: “{sentence}”.",
        ja: "{limit}語を超える長い文があります({count}語): 「{sentence}」",
        ko: "{limit}단어가 넘는 긴 문장이 있습니다({count}단어): {sentence}")
    static let longText = MessageTemplate(
        "long-in-characters", en: "A sentence has {count} characters, more than {limit}: “{sentence}”.",
        ja: "{limit}文字を超える長い文があります({count}文字): 「{sentence}」",
        ko: "{limit}자가 넘는 긴 문장이 있습니다({count}자): {sentence}")
    static let settled = MessageTemplate(
        "settled-by-reading", en: "Decide whether it has a subject and a verb, or is a request.",
        ja: "主語と述語がそろっているか、依頼の文かを判断してください。", ko: "주어와 서술어가 있는지, 또는 요청하는 문장인지 판단하십시오.")
    static let shorten = MessageTemplate(
        "settled-by-splitting", en: "Decide whether two shorter sentences would be easier to read.",
        ja: "短い2つの文に分けたほうが読みやすいかを判断してください。", ko: "짧은 두 문장으로 나누면 더 읽기 쉬운지 판단하십시오.")

    static let metadata = RuleMetadata(
        id: "alert-message-complete-sentences", version: 2, editions: .all, kind: .heuristic, severity: .warning,
        guidelines: ["alerts-message"],
        scope: .modals([.alert]), thresholds: [words, japanese, korean],
        summary: LocalText(
            en: "A message is made of short, whole sentences.", ja: "メッセージは短く完全な文で書きます。",
            ko: "메시지는 짧고 완전한 문장으로 씁니다."),
        why: LocalText(
            en: "Whole sentences say who does what; phrases leave it to people to put the pieces together.",
            ja: "完全な文なら、何がどうなるのかが伝わります。断片では読む人が補わなければなりません。",
            ko: "완전한 문장은 무엇이 어떻게 되는지 알려 줍니다. 조각난 말은 읽는 사람이 메워야 합니다."),
        remedy: LocalText(
            en: "Give the sentence a subject and a verb, or make it a request; split what is long.",
            ja: "主語と述語を補うか、依頼の文にし、長い文は分けてください。",
            ko: "주어와 서술어를 갖추거나 요청하는 문장으로 고치고, 긴 문장은 나누십시오."),
        messages: [fragment, unclear, long, longText, settled, shorten],
        examples: [
            .alert(.pass, "A sentence", title: "Delete album?", message: "Photos in this album stay in the library."),
            .alert(.pass, "A request", title: "Not connected", message: "Check your connection and try again."),
            .alert(.pass, "A Japanese sentence", "ja", title: "保存できません", message: "空き容量が足りません。"),
            .alert(.pass, "A Korean sentence", "ko", title: "저장할 수 없음", message: "저장 공간이 부족합니다."),
            .alert(
                .pass, "A list", title: "New in this version",
                message: "This version brings:\\n• Faster search\\n• New themes"),
            .alert(
                .pass, "What comes to pass by itself, in the present", title: "Keep a copy?",
                message: "Messages older than a month disappear. Your trial ends tomorrow."),
            .alert(
                .pass, "A verb in the present", title: "Leaving", message: "The upload continues once the app is back."),
            .alert(.pass, "A casual Korean sentence", "ko", title: "저장 실패", message: "변경 사항이 저장되지 않았어."),
            .alert(.fail, "A phrase", title: "Not saved", message: "No internet connection"),
            .alert(.fail, "No subject", title: "Remove tags?", message: "Removes all tags that this app has approved."),
            .alert(.fail, "A Japanese noun", "ja", title: "保存できません", message: "空き容量の不足"),
            .alert(.fail, "A Korean nominal form", "ko", title: "저장 실패", message: "이 기기에 저장할 수 없음"),
            .alert(.review, "A verb that may be a participle", title: "Not saved", message: "Session expired"),
            .alert(
                .review, "A long sentence", title: "Delete album?",
                message:
                    "The photos in this album stay in the library and on every other device that you have signed in to with the same account."
            ),
            .modal(.open, "Nobody said whether there is a message", #""style": "alert", "title": "Delete album?""#),
        ])

    func check(_ node: ModalNode, in context: Context, _ observations: inout Observations) {
        for message in context.messages(of: node, &observations) {
            guard SentenceMarks.languages.contains(message.text.language), !message.text.isOnlyPlaceholders else {
                observations.skip(message)
                continue
            }
            look(at: message, context, &observations)
        }
    }

    private func look(at message: ReadText, _ context: Context, _ observations: inout Observations) {
        let sentences = message.text.sentences.filter { message.text.isProse($0) }
        if let sentence = sentences.first(where: { $0.kind == .fragment }) {
            return observations.fail(Self.fragment, ["sentence": message.text.text(of: sentence.range)]) {
                $0.rest(on: message, sentence.range)
                $0.confidence = 0.9
            }
        }
        // A mark at the end says that its author took it for a sentence, which it then can be.
        if let sentence = sentences.first(where: {
            $0.readings.contains(.fragment) && $0.readings != .any && $0.mark == nil
        }) {
            return observations.review(
                Self.unclear, ["sentence": message.text.text(of: sentence.range)], settledBy: Self.settled
            ) {
                $0.rest(on: message, sentence.range)
                $0.confidence = 0.5
            }
        }
        let limit = limit(message.text.language, context)
        let long = sentences.map { ($0, length(of: $0, in: message.text)) }.max { $0.1 < $1.1 }
        guard let (sentence, count) = long, Double(count) > limit else { return observations.pass(message) }
        let arguments = [
            "sentence": message.text.text(of: sentence.range), "count": String(count), "limit": String(Int(limit)),
        ]
        let details: (inout Observation) -> Void = {
            $0.rest(on: message, sentence.range)
            $0.severity = .advice
            $0.evidence = [JSON.Member("length", .number(Double(count)))]
        }
        let template = message.text.language == "en" ? Self.long : Self.longText
        // A long sentence can be easy to read; one of twice the length hardly is.
        if Double(count) > 2 * limit {
            observations.fail(template, arguments, details)
        } else {
            observations.review(template, arguments, settledBy: Self.shorten, details)
        }
    }

    private func limit(_ language: String, _ context: Context) -> Double {
        switch language {
        case "ja": context.limit(Self.japanese)
        case "ko": context.limit(Self.korean)
        default: context.limit(Self.words)
        }
    }

    private func length(of sentence: Sentence, in text: AnalysedText) -> Int {
        text.language == "en" ? sentence.words.count : text.text(of: sentence.range).count
    }
}
