internal import FlowDocument
internal import JSON
internal import TextLayout

/// All texts of an app speak to people in one tone.
struct TextMixedRegister: AppRule {
    static let sample = Threshold(
        "text-mixed-register", "sample", 5,
        LocalText(
            en: "With fewer sentences of a language than this a share says nothing.", ja: "文の数がこれより少ない言語は判断しません。",
            ko: "문장의 수가 이보다 적은 언어는 판단하지 않습니다."))
    static let share = Threshold(
        "text-mixed-register", "share", 0.95,
        LocalText(
            en: "The share of a language’s sentences that must speak alike, from 0 to 1.", ja: "同じ文体であるべき文の割合（0〜1）。",
            ko: "같은 문체여야 하는 문장의 비율(0~1)."))

    static let japanese = MessageTemplate(
        "japanese", en: "Of {total} Japanese sentences, {formal} end in です・ます and {plain} in だ・である.",
        ja: "日本語の文{total}件のうち、「です・ます」調が{formal}件、「だ・である」調が{plain}件あります。",
        ko: "일본어 문장 {total}개 가운데 です・ます체가 {formal}개, だ・である체가 {plain}개입니다.")
    static let korean = MessageTemplate(
        "korean", en: "Of {total} Korean sentences, {formal} end in 합니다, {friendly} in 해요 and {plain} in 한다 or 해.",
        ja: "韓国語の文{total}件のうち、「합니다」体が{formal}件、「해요」体が{friendly}件、「한다・해」体が{plain}件あります。",
        ko: "한국어 문장 {total}개 가운데 합니다체가 {formal}개, 해요체가 {friendly}개, 해라체나 반말이 {plain}개입니다.")

    static let metadata = RuleMetadata(
        id: "text-mixed-register", editions: .all, kind: .heuristic, severity: .advice, guidelines: [], scope: .app,
        thresholds: [sample, share],
        summary: LocalText(
            en: "An app speaks Japanese and Korean in one level of politeness throughout.",
            ja: "アプリ全体で文体（です・ます調かだ・である調か）を統一します。",
            ko: "앱 전체에서 한 가지 문체(합니다체 또는 해요체)를 씁니다."),
        why: LocalText(
            en: "A change of tone from one alert to the next sounds as if someone else had taken over.",
            ja: "アラートごとに口調が変わると、別の人が話しているように感じられます。",
            ko: "알림마다 말투가 달라지면 다른 사람이 말하는 것처럼 느껴집니다."),
        remedy: LocalText(
            en: "Rewrite the few sentences in the tone of the many.", ja: "少数の文を、多数の文体に合わせて書き直します。",
            ko: "소수의 문장을 다수의 문체에 맞춰 고쳐 씁니다."),
        messages: [japanese, korean], examples: RegisterExamples.all)

    func check(_ context: Context, _ observations: inout Observations) {
        for language in context.languages where ["ja", "ko"].contains(language.primarySubtag) {
            var count = RegisterCount()
            for subject in context.nodes {
                for worded in subject.wordedTexts where worded.isProse { count.add(worded, language, context) }
            }
            judge(count, language, context, &observations)
        }
        if observations.all.isEmpty { observations.nothingToCheck() }
    }

    private func judge(
        _ count: RegisterCount, _ language: String, _ context: Context, _ observations: inout Observations
    ) {
        let total = count.total
        guard Double(total) >= context.limit(Self.sample) else { return }
        let limit = context.limit(Self.share)
        let mode = Double(count.sentences[count.majority]?.count ?? 0)
        guard mode / Double(total) < limit else {
            // What nobody has given could still be in another tone.
            let silent = count.missing.count
            guard mode / Double(total + silent) < limit else { return pass(language, &observations) }
            var observation = Observation(.open)
            observation.missing = count.missing
            observation.facet = language
            observation.language = language
            return observations.add(observation)
        }
        fail(count, language, &observations)
    }

    private func pass(_ language: String, _ observations: inout Observations) {
        var observation = Observation(.pass)
        observation.facet = language
        observation.language = language
        observations.add(observation)
    }

    private func fail(_ count: RegisterCount, _ language: String, _ observations: inout Observations) {
        var arguments = ["total": String(count.total)]
        for level in SpeechLevel.allCases { arguments[level.rawValue] = String(count.sentences[level]?.count ?? 0) }
        let minority = count.minority
        let template = language.primarySubtag == "ja" ? Self.japanese : Self.korean
        observations.fail(template, arguments) {
            if let first = minority.first {
                $0.rest(on: first.worded, in: language, first.range)
                $0.screen = first.worded.subject.id
            }
            $0.facet = language
            $0.language = language
            $0.related = minority.map(\.worded.reference).withoutRepetition(limit: 20)
            $0.evidence = SpeechLevel.allCases.compactMap { level in
                count.sentences[level].map { JSON.Member(level.rawValue, .number(Double($0.count))) }
            }
            $0.confidence = 0.8
        }
    }
}

/// How many sentences of a language speak at each level.
private struct RegisterCount {
    /// A sentence of a text.
    struct Place {
        let worded: WordedText
        let range: Range<Int>
    }

    private(set) var sentences: [SpeechLevel: [Place]] = [:]
    /// The texts that nobody gave in the language.
    private(set) var missing: [MissingFact] = []

    var total: Int { sentences.values.reduce(0) { $0 + $1.count } }

    /// The level of most sentences; of equal ones the more formal.
    var majority: SpeechLevel {
        SpeechLevel.allCases.reversed().max { (sentences[$0]?.count ?? 0) < (sentences[$1]?.count ?? 0) } ?? .formal
    }

    /// The sentences of the other levels, as they stand in the document.
    var minority: [Place] {
        SpeechLevel.allCases.filter { $0 != majority }.flatMap { sentences[$0] ?? [] }
    }

    mutating func add(_ worded: WordedText, _ language: String, _ context: Context) {
        switch context.texts(worded.seen.text).first(where: { $0.language == language })?.text {
        case .value(let text):
            let analysis = context.analysis(of: text, in: language)
            guard analysis.language == language.primarySubtag else { return }
            for sentence in analysis.sentences {
                guard let level = analysis.speechLevel(of: sentence) else { continue }
                sentences[level, default: []].append(Place(worded: worded, range: sentence.range))
            }
        case .unknown: missing.append(worded.missing(in: language))
        case .nothing, nil: return
        }
    }
}
