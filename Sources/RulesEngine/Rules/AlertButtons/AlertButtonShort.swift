internal import FlowDocument
internal import JSON
internal import TextLayout
internal import UnicodeText

/// A button's title has one or two words.
struct AlertButtonShort: ModalRule {
    static let words = Threshold(
        "alert-button-short", "words", 2,
        LocalText(
            en: "How many words an English or Korean title may have.", ja: "英語と韓国語のラベルの語数の上限。",
            ko: "영어와 한국어 버튼 이름의 낱말 수."))
    static let manyWords = Threshold(
        "alert-button-short", "manyWords", 4,
        LocalText(
            en: "Above how many words an English title is a warning.", ja: "英語のラベルで、この語数を超えると警告になります。",
            ko: "영어 버튼 이름이 이 낱말 수를 넘으면 경고가 됩니다."))
    static let characters = Threshold(
        "alert-button-short", "japaneseCharacters", 8,
        LocalText(
            en: "How many characters a Japanese title may have.", ja: "日本語のラベルの文字数の上限。",
            ko: "일본어 버튼 이름의 글자 수."))
    static let manyCharacters = Threshold(
        "alert-button-short", "manyJapaneseCharacters", 14,
        LocalText(
            en: "Above how many characters a Japanese title is a warning.", ja: "日本語のラベルで、この文字数を超えると警告になります。",
            ko: "일본어 버튼 이름이 이 글자 수를 넘으면 경고가 됩니다."))
    static let syllables = Threshold(
        "alert-button-short", "koreanCharacters", 10,
        LocalText(
            en: "How many characters a Korean title may have.", ja: "韓国語のラベルの文字数の上限。", ko: "한국어 버튼 이름의 글자 수."))

    static let long = MessageTemplate(
        "long", en: "“{title}” has {count} words; one or two are read at a glance.",
        ja: "「{title}」は{count}語です。ひと目で読めるのは1、2語までです。",
        ko: "“{title}” 문구는 {count}단어입니다. 한눈에 읽히는 것은 한두 단어입니다.")
    static let longCharacters = MessageTemplate(
        "long-characters", en: "“{title}” has {count} characters; up to {most} are read at a glance.",
        ja: "「{title}」は{count}文字です。ひと目で読めるのは{most}文字までです。",
        ko: "“{title}” 문구는 {count}자입니다. 한눈에 읽히는 것은 {most}자까지입니다.")

    static let metadata = RuleMetadata(
        id: "alert-button-short", editions: .all, severity: .advice,
        guidelines: ["alerts-button-titles", "alerts-2025-button-titles"], scope: .modals([.alert, .actionSheet]),
        thresholds: [words, manyWords, characters, manyCharacters, syllables],
        summary: LocalText(
            en: "A button’s title has one or two words.", ja: "ボタンのラベルは1、2語にします。",
            ko: "버튼 이름은 한두 단어로 합니다."),
        why: LocalText(
            en: """
                Short titles are taken in at a glance and leave room for larger type and for languages that need more of \
                it. Long ones push the buttons into a stack or are cut off.
                """,
            ja: """
                短いラベルはひと目で読め、大きな文字サイズや、長くなりがちな言語にも余裕ができます。長いとボタンが縦に並んだり、\
                途中で切れたりします。
                """,
            ko: """
                짧은 이름은 한눈에 읽히고, 큰 글자 크기나 글이 길어지는 언어에서도 여유가 있습니다. 길면 버튼이 세로로 쌓이거나 \
                잘립니다.
                """),
        remedy: LocalText(
            en:
                "Keep the verb, and its object where the verb alone could mean something else. The rest belongs in the text above.",
            ja: "動詞と、必要ならその対象だけを残します。残りは上の文に書きます。",
            ko: "동사와, 필요하다면 그 대상만 남깁니다. 나머지는 위의 글에 적습니다."),
        messages: [long, longCharacters],
        examples: [
            .modal(.pass, "Two words", one("Delete Album")),
            .modal(.pass, "An apostrophe makes no word", one("Don’t Save")),
            .modal(.pass, "A placeholder is one word", one("Delete {name}")),
            .modal(.pass, "A fixed phrase is one word", one("Sign in with Apple")),
            .modal(.pass, "Eight characters of Japanese", languages: ["ja"], one("選択項目を全削除")),
            .modal(.pass, "Japanese with a Latin name", languages: ["ja"], one("Safariで開く")),
            .modal(.pass, "Korean", languages: ["ko"], one("다시 시도")),
            .modal(.pass, "A Korean negation is part of its verb", languages: ["ko"], one("허용 안 함")),
            .modal(.fail, "Three words, as advice", one("Save as Draft")),
            .modal(.fail, "Five words", one("Yes, Delete This Album Now")),
            .modal(.pass, "Ten characters of Korean", languages: ["ko"], one("모든사진앨범 삭제하기")),
            .modal(.fail, "Nine characters of Japanese", languages: ["ja"], one("選択項目を全部削除")),
            .modal(.fail, "Three words of Korean", languages: ["ko"], one("선택한 앨범 삭제")),
            .modal(.fail, "Eleven characters of Korean", languages: ["ko"], one("모든사진앨범을 삭제하기")),
            .modal(.notApplicable, "French needs more words", languages: ["fr"], one("Ne pas enregistrer")),
            .modal(.open, "Nobody said which", #""style": "alert""#),
        ])

    func check(_ node: ModalNode, in context: Context, _ observations: inout Observations) {
        context.judgeTitles(of: node, &observations) { title in
            let text = title.reading.text
            switch text.language {
            case "ja":
                let isMuch = Double(text.characterCount) > context.limit(Self.manyCharacters)
                let most = context.limit(Self.characters)
                return judge(title, text.characterCount, most, Self.longCharacters, isMuch: isMuch)
            case "ko":
                let most = context.limit(Self.words)
                if Double(text.koreanWordCount) > most { return judge(title, text.koreanWordCount, most, Self.long) }
                return judge(title, text.characterCount, context.limit(Self.syllables), Self.longCharacters)
            case "en":
                let isMuch = Double(text.words.count) > context.limit(Self.manyWords)
                return judge(title, text.words.count, context.limit(Self.words), Self.long, isMuch: isMuch)
            // Other languages need other numbers of words to say the same.
            default: return .notMeant
            }
        }
    }

    private func judge(
        _ title: ButtonTitle, _ count: Int, _ most: Double, _ template: MessageTemplate, isMuch: Bool = false
    ) -> TitleVerdict {
        guard Double(count) > most else { return .pass }
        return .fail(template, ["title": title.shown, "count": String(count), "most": most.plain]) {
            $0.range = title.range
            $0.evidence = [JSON.Member("count", .number(Double(count))), JSON.Member("most", .number(most))]
            if isMuch { $0.severity = .warning }
        }
    }

    private static func one(_ title: String) -> String { ButtonExamples.alert([(title, "default")]) }
}

extension AnalysedText {
    /// How many characters people read, a mask being one and spaces none. Two Latin letters are as wide as one character
    /// of Japanese or Korean.
    fileprivate var characterCount: Int {
        words.reduce(0) { sum, word in
            guard word.mask == nil else { return sum + 1 }
            let count = word.text.count { !$0.isWhitespace }
            return sum + (word.script == .latin ? (count + 1) / 2 : count)
        }
    }

    /// How many words of Korean people read; a negation belongs to its verb, as “Don’t” does: 허용 안 함, 묻지 않기.
    fileprivate var koreanWordCount: Int {
        words.count { $0.mask != nil || $0.text != "안" && $0.text != "못" && !$0.text.hasPrefix("않") }
    }
}
