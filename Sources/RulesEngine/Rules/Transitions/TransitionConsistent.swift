internal import FlowDocument
internal import JSON

/// Modals of a style come and go alike in the whole app.
struct TransitionConsistent: AppRule {
    static let share = Threshold(
        "transition-consistent", "share", 0.9,
        LocalText(
            en: "The share of a style's presentations that must move alike.", ja: "同じスタイルの表示のうち、同じ動きであるべき割合。",
            ko: "같은 스타일의 표시 가운데 같은 움직임이어야 하는 비율."))
    static let sample = Threshold(
        "transition-consistent", "sample", 5,
        LocalText(
            en: "With fewer presentations of a style than this a share says nothing.", ja: "表示の数がこれより少ないスタイルは判断しません。",
            ko: "표시의 수가 이보다 적은 스타일은 판단하지 않습니다."))

    static let mixed = MessageTemplate(
        "mixed", en: "Of {total} modals presented as “{style}”, {count} open with “{mode}” and the others otherwise.",
        ja: "「{style}」で表示する{total}件のうち、{count}件は「{mode}」で開き、残りは違う動きで開きます。",
        ko: "“{style}” 스타일로 표시하는 {total}건 가운데 {count}건은 “{mode}” 전환으로 열리고 나머지는 다르게 열립니다.")
    static let align = MessageTemplate(
        "align", en: "Let all of them open with “{mode}”", ja: "すべて「{mode}」で開くようにする", ko: "모두 “{mode}” 전환으로 열리게 하기")

    static let metadata = RuleMetadata(
        id: "transition-consistent", editions: .all, severity: .warning,
        guidelines: ["modality-2018-transition-style", "modality-2020s-transition-style"], scope: .app,
        thresholds: [share, sample],
        summary: LocalText(
            en: "Modals of one style open with one transition in the whole app.",
            ja: "同じスタイルのモーダルは、アプリ全体で同じトランジションで開きます。",
            ko: "같은 스타일의 모달은 앱 전체에서 같은 전환으로 열립니다."),
        why: LocalText(
            en: "Every further kind of movement makes people ask what it means.", ja: "動きの種類が増えるたびに、その意味を考えさせてしまいます。",
            ko: "움직임의 종류가 늘 때마다 그 의미를 생각하게 만듭니다."),
        remedy: LocalText(
            en: "Give the few that differ the transition of the many.", ja: "少数の異なるトランジションを、多数に合わせます。",
            ko: "다른 소수를 다수의 전환에 맞춥니다."),
        messages: [mixed, align],
        examples: [
            .flow(.pass, "All alike", presentations(cover: 6)),
            .flow(.pass, "Nine of ten", presentations(cover: 9, flip: 1)),
            .flow(.pass, "One that is unknown cannot change it", presentations(cover: 19, unknown: 1)),
            .flow(.fail, "Twelve and eight", presentations(cover: 12, flip: 8)),
            .flow(.fail, "Four of five", presentations(cover: 4, flip: 1)),
            .flow(
                .fail, "Two styles, of which one is worse than the other",
                presentations(
                    Array(repeating: "formSheet", count: 6) + Array(repeating: "fullScreen", count: 3)
                        + Array(repeating: "formSheet", count: 2) + Array(repeating: "fullScreen", count: 3),
                    cover: 9, flip: 5)),
            .flow(.fail, "One of two unknown cannot change it", presentations(cover: 12, flip: 8, unknown: 1)),
            .flow(.notApplicable, "Too few to tell", presentations(cover: 2, flip: 2)),
            .flow(
                .notApplicable, "Three of one style and three of another",
                presentations(
                    ["fullScreen", "fullScreen", "fullScreen", "formSheet", "formSheet", "formSheet"], cover: 3, flip: 3
                )),
            .flow(.notApplicable, "Alerts move as the system lets them", presentations(["alert"], cover: 3, flip: 3)),
            .flow(.notApplicable, "Popovers, too", presentations(["popover"], cover: 3, flip: 3)),
            .flow(.open, "It depends on one that is unknown", presentations(cover: 4, unknown: 1)),
        ])

    func check(_ context: Context, _ observations: inout Observations) {
        var groups: [String: MovementGroup] = [:]
        for presentation in context.graph.presentations where !presentation.isMovedBySystem {
            guard let style = presentation.target.modal.style.value?.rawValue else { continue }
            groups[style, default: MovementGroup(style: style)].add(presentation)
        }
        let sample = context.limit(Self.sample)
        let judged = groups.values.filter { Double($0.total) >= sample }.sorted { $0.style < $1.style }
        guard !judged.isEmpty else { return observations.nothingToCheck() }
        let limit = context.limit(Self.share)
        let mixed = judged.filter { $0.greatestShare < limit }
        if let worst = mixed.min(by: { $0.greatestShare < $1.greatestShare }) {
            return fail(worst, of: mixed, in: context, &observations)
        }
        let doubtful = judged.filter { $0.leastShare < limit }
        guard !doubtful.isEmpty else { return observations.pass() }
        let facts = doubtful.flatMap(\.unknown).map { MissingFact(Reference($0.transition.id), "style") }
        observations.ask(for: facts, of: .app)
    }

    private func fail(
        _ worst: MovementGroup, of mixed: [MovementGroup], in context: Context, _ observations: inout Observations
    ) {
        let arguments = [
            "style": worst.style, "mode": worst.mode?.rawValue ?? "", "count": String(worst.countOfMode),
            "total": String(worst.total),
        ]
        observations.fail(Self.mixed, arguments) {
            $0.related = mixed.flatMap(\.minority).prefix(20).map { Reference($0.transition.id) }
            $0.evidence = mixed.map { JSON.Member($0.style, $0.evidence) }
            if mixed.count == 1, let mode = worst.mode, let patch = worst.alignment(in: context) {
                $0.fix = Fix(.suggested, Message(Self.align, ["mode": mode.rawValue]), patch)
            }
        }
    }

    /// So many presentations with each movement, of modals whose styles are these in turn.
    private static func presentations(
        _ styles: [String] = ["fullScreen"], cover: Int, flip: Int = 0, unknown: Int = 0
    ) -> String {
        let movements =
            Array(repeating: #", "style": "coverVertical""#, count: cover)
            + Array(repeating: #", "style": "flipHorizontal""#, count: flip) + Array(repeating: "", count: unknown)
        let modals = movements.indices.map { #"{"id": "m\#($0)", "style": "\#(styles[$0 % styles.count])"}"# }
        let transitions = movements.enumerated().map { number, style in
            #"{"id": "t\#(number)", "from": "home", "to": "m\#(number)", "kind": "present"\#(style)}"#
        }
        return """
            "screens": [{"id": "home"}], "modals": [\(modals.joined(separator: ", "))],
            "transitions": [\(transitions.joined(separator: ", "))]
            """
    }
}
