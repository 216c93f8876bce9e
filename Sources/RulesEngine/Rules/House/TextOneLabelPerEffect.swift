internal import FlowDocument
internal import JSON
internal import TextLayout

/// What does the same is called the same in the whole app.
struct TextOneLabelPerEffect: AppRule {
    static let sample = Threshold(
        "text-one-label-per-effect", "sample", 5,
        LocalText(
            en: "With fewer buttons of an effect than this a share says nothing.", ja: "ボタンの数がこれより少ない操作は判断しません。",
            ko: "버튼의 수가 이보다 적은 동작은 판단하지 않습니다."))
    static let share = Threshold(
        "text-one-label-per-effect", "share", 0.9,
        LocalText(
            en: "The share of the buttons that say the same which must use one word, from 0 to 1.",
            ja: "同じ意味のボタンのうち、同じ言葉を使うべき割合（0〜1）。",
            ko: "같은 뜻의 버튼 가운데 같은 말을 써야 하는 비율(0~1)."))

    static let synonyms = MessageTemplate(
        "synonyms", en: "Buttons that do the same carry different labels: {list}.",
        ja: "同じ操作のボタンに、異なるラベルが付いています：{list}", ko: "같은 동작을 하는 버튼의 이름이 서로 다릅니다: {list}")
    static let related = MessageTemplate(
        "related", en: "Buttons with the same effect carry related labels: {list}.",
        ja: "効果の同じボタンに、似た意味のラベルが混在しています：{list}",
        ko: "효과가 같은 버튼에 비슷한 뜻의 이름이 섞여 있습니다: {list}")
    static let meaning = MessageTemplate(
        "same-meaning", en: "Decide whether the labels tell different things apart, as Remove and Delete can.",
        ja: "ラベルの違いが操作の違い（「取り除く」と「削除」など）を表しているかどうかを判断してください。",
        ko: "이름의 차이가 동작의 차이(‘제거’와 ‘삭제’ 등)를 나타내는지 판단하십시오.")

    static let metadata = RuleMetadata(
        id: "text-one-label-per-effect", editions: .all, kind: .heuristic, severity: .advice, guidelines: [],
        scope: .app, thresholds: [sample, share],
        summary: LocalText(
            en: "Buttons that do the same carry the same label in the whole app.",
            ja: "同じことをするボタンには、アプリ全体で同じラベルを付けます。",
            ko: "같은 일을 하는 버튼에는 앱 전체에서 같은 이름을 붙입니다."),
        why: LocalText(
            en: "Two words make people look for a difference that is not there.",
            ja: "言葉が2つあると、ありもしない違いを探させてしまいます。", ko: "말이 두 가지면 있지도 않은 차이를 찾게 됩니다."),
        remedy: LocalText(
            en: "Choose one word, and put the others into the list of avoided terms.",
            ja: "言葉を1つに決め、ほかは避ける用語のリストに加えます。", ko: "한 가지 말을 정하고 나머지는 피할 말 목록에 추가합니다."),
        messages: [synonyms, related, meaning], examples: LabelExamples.all)

    func check(_ context: Context, _ observations: inout Observations) {
        for language in context.languages {
            for group in LabelGroup.all(in: language, context) { judge(group, context, &observations) }
        }
        if observations.all.isEmpty { observations.nothingToCheck() }
    }

    private func judge(_ group: LabelGroup, _ context: Context, _ observations: inout Observations) {
        let (sample, limit) = (context.limit(Self.sample), context.limit(Self.share))
        let senses = group.bySense.filter { Double($0.count) >= sample }
        if let mixed = senses.filter({ $0.greatestShare < limit }).max(by: { $0.count < $1.count }) {
            return observations.fail(Self.synonyms, ["list": mixed.list]) { $0.rest(on: mixed, in: group) }
        }
        let matters = group.byMatter.filter { Double($0.count) >= sample }
        if let mixed = matters.filter({ $0.greatestShare < limit }).max(by: { $0.count < $1.count }) {
            return observations.review(Self.related, ["list": mixed.list], settledBy: Self.meaning) {
                $0.rest(on: mixed, in: group)
                $0.confidence = 0.5
            }
        }
        guard !matters.isEmpty else { return }
        var observation = Observation(.pass)
        observation.facet = group.facet
        observation.language = group.language
        observations.add(observation)
    }
}

extension Observation {
    /// Rests the observation on the labels that are not the most frequent one, all under one facet.
    fileprivate mutating func rest(on labels: LabelGroup.Labels, in group: LabelGroup) {
        if let first = labels.minority.first {
            rest(on: first.worded, in: group.language)
            screen = first.worded.subject.id
        }
        facet = group.facet
        related = labels.minority.map(\.worded.reference).withoutRepetition(limit: 20)
        evidence = labels.counts.map { JSON.Member($0.label, .number(Double($0.count))) }
    }
}
