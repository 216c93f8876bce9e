internal import FlowDocument
internal import JSON
internal import TextLayout

/// Compares the marks of a text with its sentences.
struct SentenceMarks {
    let text: ReadText
    /// Whether the text is a message, in which orders take a full stop and a second sentence makes marks necessary.
    let isMessage: Bool
    /// Whether ， and ． are usual in Japanese.
    let allowsWestern: Bool
    let context: Context

    /// The languages whose sentences can be told from fragments.
    static let languages: Set<String> = ["en", "ja", "ko"]

    static let question = MessageTemplate(
        "question-mark", en: "A question ends without a question mark: “{sentence}”.", ja: "質問に疑問符がありません: 「{sentence}」",
        ko: "질문에 물음표가 없습니다: {sentence}")
    static let missing = MessageTemplate(
        "full-stop", en: "A sentence ends without a mark: “{sentence}”.", ja: "文の終わりに句読点がありません: 「{sentence}」",
        ko: "문장 끝에 부호가 없습니다: {sentence}")
    static let unclear = MessageTemplate(
        "may-need-a-mark", en: "If “{sentence}” is a sentence, it needs a mark at its end.",
        ja: "「{sentence}」が文であれば、末尾に句読点が必要です。", ko: "문장이라면 끝에 부호가 필요합니다: {sentence}")
    static let settled = MessageTemplate(
        "settled-by-reading", en: "Decide whether it is a sentence or a phrase.", ja: "文か句かを判断してください。",
        ko: "문장인지 구인지 판단하십시오.")
    static let filled = MessageTemplate(
        "settled-by-value", en: "Look at what the app fills in: does it bring its own mark?",
        ja: "アプリが埋め込む値に句読点が含まれるかを確認してください。", ko: "앱이 채우는 값에 부호가 들어 있는지 확인하십시오.")
    static let space = MessageTemplate(
        "space-before-mark", en: "There is a space before “{mark}”.", ja: "「{mark}」の前に空白があります。",
        ko: "부호 앞에 공백이 있습니다: {mark}")
    static let doubled = MessageTemplate(
        "doubled-mark", en: "The mark stands twice: “{mark}”.", ja: "記号が重なっています: 「{mark}」", ko: "부호가 겹쳐 있습니다: {mark}")
    static let mixed = MessageTemplate(
        "mixed-marks", en: "Two marks contradict each other: “{mark}”.", ja: "矛盾する記号が並んでいます: 「{mark}」",
        ko: "서로 맞지 않는 부호가 나란히 있습니다: {mark}")
    static let width = MessageTemplate(
        "foreign-mark", en: "The mark “{mark}” belongs to another writing system; expected: “{expected}”.",
        ja: "記号「{mark}」はこの言語のものではありません。正しくは「{expected}」です。",
        ko: "이 언어에서 쓰지 않는 부호입니다: {mark}. 바른 부호: {expected}")
    static let quotation = MessageTemplate(
        "quotation-mark", en: "The quotation mark “{mark}” is wrong here.", ja: "ここの引用符 {mark} は正しくありません。",
        ko: "여기의 따옴표가 올바르지 않습니다: {mark}")

    static let messages = [
        question, missing, unclear, settled, filled, space, doubled, mixed, width, quotation, ReadText.rewrite,
    ]

    /// Says what is wrong, the worst alone; that nothing is where nothing is.
    func say(_ observations: inout Observations) {
        let faults = text.text.markFaults.filter { !($0.kind == .western && allowsWestern) && !endsFragment($0) }
        if let fault = faults.first(where: { $0.kind != .doubled }) { return say(fault, &observations) }
        var unclear: (Sentence, MessageTemplate)?
        for sentence in text.text.sentences where isJudged(sentence) {
            switch verdict(sentence) {
            case .fine: continue
            case .missing(let mark): return say(sentence, mark, &observations)
            case .unclear(let settled): unclear = unclear ?? (sentence, settled)
            }
        }
        if isMessage, let fault = faults.first { return say(fault, &observations) }
        guard let unclear, !isAskedElsewhere else { return observations.pass(text) }
        observations.review(Self.unclear, ["sentence": words(of: unclear.0)], settledBy: unclear.1) {
            $0.rest(on: text, unclear.0.range)
            $0.confidence = 0.5
        }
    }

    /// Whether today’s rule about the capitals of titles asks whether it is a sentence, or they say that it is none.
    private var isAskedElsewhere: Bool {
        !isMessage && text.text.language == "en" && context.edition == .hig2025 && text.text.titleForm == .either
    }

    /// Whether the mark stands at the end of a title that is no sentence, where another rule wants none at all.
    private func endsFragment(_ fault: MarkFault) -> Bool {
        guard !isMessage, let sentence = text.text.sentences.last, sentence.kind == .fragment else { return false }
        return sentence.mark.map { $0.kind == .period && $0.range.overlaps(fault.range) } ?? false
    }

    // MARK: - Sentences

    private enum Verdict {
        case fine
        case missing(String)
        case unclear(MessageTemplate)
    }

    /// Items of a list and what only the app fills in need no marks.
    private func isJudged(_ sentence: Sentence) -> Bool {
        let words = text.text.words[sentence.words]
        guard !words.isEmpty, !words.allSatisfy({ $0.mask == .placeholder || $0.mask == .address }) else {
            return false
        }
        return !text.text.isListItem(sentence)
    }

    private func verdict(_ sentence: Sentence) -> Verdict {
        let language = text.text.language
        let mark = sentence.mark?.isAbbreviation == true ? nil : sentence.mark
        switch sentence.kind {
        case .question:
            if mark?.kind == .question || mark?.kind == .ellipsis { return .fine }
            if language == "ja", mark == nil || mark?.kind == .period {
                return mark == nil && needsMark ? .missing("。") : .fine
            }
            return .missing(language == "ja" ? "？" : "?")
        case .fragment: return .fine
        case .sentence:
            return ends(sentence, mark)
        case .imperative:
            return isMessage ? ends(sentence, mark) : .fine
        case .unknown:
            guard mark == nil || mark?.kind == .other, language == "en" || needsMark else { return .fine }
            let canBeSentence =
                sentence.readings.contains(.sentence) || sentence.readings.contains(.question)
                || isMessage && sentence.readings.contains(.imperative)
            return canBeSentence ? .unclear(Self.settled) : .fine
        }
    }

    private func ends(_ sentence: Sentence, _ mark: EndMark?) -> Verdict {
        if let mark, mark.kind != .other { return .fine }
        // The full stop of an abbreviation ends its sentence, too.
        if sentence.mark?.isAbbreviation == true { return .fine }
        if text.text.language != "en", !needsMark { return .fine }
        if text.text.endsAfterColon(sentence) { return .unclear(Self.filled) }
        return .missing(text.text.language == "ja" ? "。" : ".")
    }

    /// In Japanese and Korean a text of one sentence may go without a mark.
    private var needsMark: Bool {
        text.text.language == "en" || isMessage && text.text.sentences.count > 1
    }

    private func words(of sentence: Sentence) -> String {
        text.text.text(of: sentence.range)
    }

    private func say(_ sentence: Sentence, _ mark: String, _ observations: inout Observations) {
        let isQuestion = mark == "?" || mark == "？"
        let template = isQuestion ? Self.question : Self.missing
        observations.fail(template, ["sentence": words(of: sentence)]) {
            $0.rest(on: text, sentence.range)
            $0.confidence = 0.9
            let place = text.text.markPosition(of: sentence)
            let end = sentence.mark.map { $0.isAbbreviation ? place : $0.range.upperBound } ?? place
            let mended = text.text.replacing([(place..<max(place, end), mark)])
            $0.fix = text.fix(isQuestion && isAlone ? .safe : .suggested, ReadText.rewrite, mended)
        }
    }

    // MARK: - Marks

    private func say(_ fault: MarkFault, _ observations: inout Observations) {
        let template =
            switch fault.kind {
            case .spaceBefore: Self.space
            case .doubled: Self.doubled
            case .mixed: Self.mixed
            case .wide, .narrow, .western: Self.width
            case .quotation: Self.quotation
            }
        let mark = fault.kind == .spaceBefore ? fault.expected : fault.text
        observations.fail(template, ["mark": mark, "expected": fault.expected]) {
            $0.rest(on: text, fault.range)
            if fault.kind == .doubled { $0.severity = .advice }
            let mended = text.text.replacing([(fault.range, fault.expected)])
            $0.fix = text.fix(isAlone ? .safe : .suggested, ReadText.rewrite, mended)
        }
    }

    /// Whether no other rule wants to write the text anew.
    private var isAlone: Bool {
        guard text.text.language == "en" else { return true }
        return !text.text.sentenceStyle(names: context.namesInUse(in: text.language)).isBroken
    }
}
