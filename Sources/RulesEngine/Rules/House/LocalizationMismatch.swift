internal import FlowDocument
internal import JSON
internal import TextLayout
internal import UnicodeText

/// What stands under a language is written in that language.
struct LocalizationMismatch: Rule {
    static let untranslated = MessageTemplate(
        "untranslated", en: "The text for “{language}” is the one for “{source}”: “{text}”.",
        ja: "「{language}」の文字列が「{source}」のものと同じです：「{text}」",
        ko: "‘{language}’ 문구가 ‘{source}’ 문구와 같습니다: “{text}”")
    static let foreign = MessageTemplate(
        "foreign", en: "The text for “{language}” is in another language: “{text}”.",
        ja: "「{language}」の文字列が別の言語で書かれています：「{text}」",
        ko: "‘{language}’ 문구가 다른 언어로 적혀 있습니다: “{text}”")
    static let unclear = MessageTemplate(
        "unclear", en: "The text for “{language}” is in another writing system: “{text}”.",
        ja: "「{language}」の文字列が別の文字で書かれています：「{text}」",
        ko: "‘{language}’ 문구가 다른 문자로 적혀 있습니다: “{text}”")
    static let settled = MessageTemplate(
        "name-or-not", en: "Decide whether “{text}” is a name or a common sign; names belong into the glossary.",
        ja: "「{text}」が名前や定着した表示かどうかを判断してください。名前であれば用語集に加えます。",
        ko: "이름이거나 널리 쓰이는 표시인지 판단하십시오: “{text}”. 이름이라면 용어집에 추가합니다.")

    static let metadata = RuleMetadata(
        id: "localization-mismatch", editions: .all, kind: .heuristic, severity: .advice, guidelines: [],
        scope: .nodes,
        summary: LocalText(
            en: "A text is in the language that it is given for.", ja: "文字列は、指定された言語で書きます。",
            ko: "문구는 지정된 언어로 적습니다."),
        why: LocalText(
            en:
                "A text that was left untranslated looks present to every tool, and is lost on those who can’t read it.",
            ja: "訳し忘れた文字列は、ツールからは揃っているように見えても、読めない人には伝わりません。",
            ko: "번역이 빠진 문구는 도구에는 갖춰진 것처럼 보이지만, 읽지 못하는 사람에게는 전해지지 않습니다."),
        remedy: LocalText(
            en: "Translate it. If it is a name, put it into the glossary.",
            ja: "翻訳してください。名前であれば、用語集に加えます。", ko: "번역하십시오. 이름이라면 용어집에 추가합니다."),
        messages: [untranslated, foreign, unclear, settled],
        examples: MismatchExamples.all)

    func check(_ subject: Subject, in context: Context, _ observations: inout Observations) {
        context.judgeWording(of: subject, &observations) { worded, texts, observations in
            var doubtful: (language: String, text: String)?
            for (language, text) in texts {
                switch mismatch(of: text, in: language, beside: texts, context) {
                case .none: continue
                case .certain: return fail(text, language, texts, of: worded, &observations)
                case .possible: if doubtful == nil { doubtful = (language, text) }
                }
            }
            guard let (language, text) = doubtful else { return }
            let arguments = ["language": language, "text": text.trimmed]
            observations.review(Self.unclear, arguments, settledBy: Self.settled) {
                $0.rest(on: worded, in: language, 0..<text.utf16.count)
                $0.confidence = 0.5
            }
        }
    }

    private func fail(
        _ text: String, _ language: String, _ texts: [(language: String, text: String)], of worded: WordedText,
        _ observations: inout Observations
    ) {
        let source = texts.first { $0.language != language && $0.text == text }?.language
        let arguments = ["language": language, "text": text.trimmed, "source": source ?? ""]
        observations.fail(source == nil ? Self.foreign : Self.untranslated, arguments) {
            $0.rest(on: worded, in: language, 0..<text.utf16.count)
            $0.confidence = 0.9
        }
    }

    /// Whether a text is in another language: by its writing system, or since the English text stands there once more.
    private func mismatch(
        of text: String, in language: String, beside texts: [(language: String, text: String)], _ context: Context
    ) -> LanguageMismatch {
        if text.maySuitAnother(than: language) {
            let mismatch = context.analysis(of: text, in: language).languageMismatch
            if mismatch != .none { return mismatch }
        }
        guard language.primarySubtag != "en", text.unicodeScalars.contains(where: { $0.script == .latin }),
            let english = texts.first(where: { $0.language.primarySubtag == "en" && $0.text == text })
        else { return .none }
        return context.analysis(of: text, in: english.language).isPlainlyEnglish ? .certain : .none
    }
}

extension String {
    /// Whether the writing systems of the text leave it possible that it is in another language than the given one.
    fileprivate func maySuitAnother(than language: String) -> Bool {
        var scripts: Set<Script> = []
        for scalar in unicodeScalars { scripts.insert(scalar.script) }
        let hasKana = scripts.contains(.hiragana) || scripts.contains(.katakana)
        switch language.primarySubtag {
        case "ja": return !hasKana && !scripts.contains(.han)
        case "zh": return hasKana || !scripts.contains(.han)
        case "ko": return !scripts.contains(.hangul)
        default: return hasKana || scripts.contains(.hangul) || !scripts.contains(.latin)
        }
    }
}
