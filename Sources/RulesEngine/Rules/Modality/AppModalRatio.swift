internal import FlowDocument
internal import JSON

/// Modals are the exception in an app.
struct AppModalRatio: AppRule {
    static let share = Threshold(
        "app-modal-ratio", "share", 0.3,
        LocalText(
            en: "Share of the ways on that open a modal, from 0 to 1; more is worth a thought.",
            ja: "画面遷移のうちモーダルを開くものの割合（0〜1）。超えると助言になります。",
            ko: "화면 전환 가운데 모달을 여는 비율(0~1). 넘으면 조언으로 알립니다."))
    static let shareWarning = Threshold(
        "app-modal-ratio", "shareWarning", 0.5,
        LocalText(
            en: "Share of the ways on that open a modal, from 0 to 1; more is a warning.",
            ja: "画面遷移のうちモーダルを開くものの割合（0〜1）。超えると警告になります。",
            ko: "화면 전환 가운데 모달을 여는 비율(0~1). 넘으면 경고로 알립니다."))
    static let sample = Threshold(
        "app-modal-ratio", "sample", 10,
        LocalText(
            en: "Number of ways on below which a share says nothing.",
            ja: "割合を判断するのに必要な画面遷移の数。",
            ko: "비율을 판단하는 데 필요한 화면 전환의 수."))

    static let many = MessageTemplate(
        "many",
        en: "Of {ways} ways on, {presentations} open a modal; {modals} different modals make up {share} %.",
        ja: "{ways}通りの画面遷移のうち{presentations}通りがモーダルを開きます。モーダルは{modals}種類で、割合は{share}%です。",
        ko: "화면 전환 {ways}개 가운데 {presentations}개가 모달을 엽니다. 모달은 {modals}가지로 {share}%를 차지합니다.")

    static let metadata = RuleMetadata(
        id: "app-modal-ratio", editions: .only2018, kind: .heuristic, severity: .advice,
        guidelines: ["modality-2018-sparing-use"], scope: .app, thresholds: [share, shareWarning, sample],
        summary: LocalText(
            en: "Most ways on in an app open no modal.",
            ja: "アプリの画面遷移の大半は、モーダルを使いません。",
            ko: "앱의 화면 전환은 대부분 모달을 쓰지 않습니다."),
        why: LocalText(
            en: "People like to move freely. A modal takes that away until they have dealt with it.",
            ja: "人は自由に行き来できることを好みます。モーダルは、用が済むまでその自由を奪います。",
            ko: "사람들은 자유롭게 오가기를 좋아합니다. 모달은 일을 마칠 때까지 그 자유를 막습니다."),
        remedy: LocalText(
            en: "Begin with the screens that open most modals: push what people only look at, and edit in place.",
            ja: "モーダルを最も多く開く画面から見直し、閲覧だけのものはプッシュで表示し、編集はその場でできるようにしてください。",
            ko: "모달을 가장 많이 여는 화면부터 살펴, 보기만 하는 내용은 푸시로 옮기고 편집은 제자리에서 하게 하십시오."),
        messages: [many],
        examples: [
            .flow(.pass, "8 of 60", app(pushes: 52, modals: 8)),
            .flow(.pass, "Exactly 30 %", app(pushes: 14, modals: 6)),
            .flow(.pass, "One modal that many screens share counts once", app(pushes: 10, modals: 1, shared: 12)),
            .flow(.fail, "25 of 40", app(pushes: 15, modals: 25)),
            .flow(.fail, "Just above 30 %", app(pushes: 13, modals: 6)),
            .flow(.pass, "Alerts do not count", app(pushes: 13, modals: 6, style: "alert")),
            .flow(.pass, "Modals of the system do not count", app(pushes: 13, modals: 6, more: #", "system": true"#)),
            .flow(.notApplicable, "Too few to tell", app(pushes: 3, modals: 6)),
            .flow(
                .notApplicable, "What nobody can get to does not count", app(pushes: 0, modals: 20, entry: #""other""#)),
            .flow(.open, "Nobody said where people come in", app(pushes: 15, modals: 25, entry: nil)),
            .flow(.open, "They may be alerts", app(pushes: 15, modals: 25, style: nil)),
        ])

    func check(_ context: Context, _ observations: inout Observations) {
        let all = Count(context, reach: nil)
        let sample = context.limit(Self.sample)
        guard Double(all.edges + all.presentations + all.unsure.count) >= sample else {
            return observations.nothingToCheck()
        }
        guard context.document.entry.isKnown else { return observations.open(.app, "entry") }
        let reach = ReachableNodes(from: context.document.entry.elements, in: context)
        let count = Count(context, reach: reach)
        let verdict = verdict(on: count, context)
        guard verdict == self.verdict(on: count.withUnsure, context) else {
            let modals = Set(count.unsure.map(\.target.modal.id)).sorted()
            return observations.open(modals.prefix(20).map { MissingFact(Reference($0), "style") })
        }
        switch verdict {
        case nil: observations.nothingToCheck()
        case .some(nil): observations.pass()
        case .some(let severity?): tell(count.withUnsure, severity, context, &observations)
        }
    }

    /// How much the share matters; `nil` within for one that is fine, and `nil` as a whole for too few to tell.
    private func verdict(on count: Count, _ context: Context) -> Severity?? {
        guard Double(count.total) >= context.limit(Self.sample) else { return .none }
        // Multiplied rather than divided, so that a share on the very limit is not above it by rounding.
        let modals = Double(count.modals.count)
        if modals > context.limit(Self.shareWarning) * Double(count.total) { return .some(.warning) }
        return modals > context.limit(Self.share) * Double(count.total) ? .some(.advice) : .some(nil)
    }

    private func tell(_ count: Count, _ severity: Severity, _ context: Context, _ observations: inout Observations) {
        let share = (Double(count.modals.count) * 1000 / Double(count.total)).rounded() / 10
        let presenters = count.presenters(context)
        let arguments = [
            "ways": String(count.total), "presentations": String(count.presentations),
            "modals": String(count.modals.count), "share": share.plain,
        ]
        observations.fail(Self.many, arguments) {
            $0.severity = severity
            $0.related = presenters.map { Reference($0.id) }
            $0.evidence = [
                JSON.Member("ways", .number(Double(count.total))),
                JSON.Member("presentations", .number(Double(count.presentations))),
                JSON.Member("modals", .number(Double(count.modals.count))),
                JSON.Member(
                    "presenters",
                    .object(presenters.map { JSON.Member($0.id.rawValue, .number(Double($0.count))) })),
            ]
        }
    }

    /// The ways on that people can get to.
    private struct Count {
        /// Those that stay in what they start from.
        var edges = 0
        /// Those that open a modal of the app's own that is no alert.
        var presentations = 0
        /// Those modals, each once: one that many screens open is no sign of many modals.
        var modals: Set<Int> = []
        /// Presentations of a modal that may be an alert.
        var unsure: [PresentationNode] = []
        private var byOrigin: [GraphNode: Int] = [:]

        var total: Int { edges + presentations }

        init(_ context: Context, reach: ReachableNodes?) {
            let graph = context.graph
            for (screen, steps) in graph.steps.enumerated() where reach?.screens.contains(screen) ?? true {
                edges += steps.count
            }
            for presentation in graph.presentations where !presentation.target.modal.system.isTrue {
                let isReached =
                    switch presentation.origin {
                    case .screen(let index): reach?.screens.contains(index) ?? true
                    case .modal(let index): reach?.modals.contains(index) ?? true
                    }
                guard isReached else { continue }
                switch presentation.target.kind {
                case .alert, .activityView: break
                case nil, .other: unsure.append(presentation)
                default: add(presentation)
                }
            }
        }

        /// The same, if none of them is an alert.
        var withUnsure: Count {
            var count = self
            for presentation in unsure { count.add(presentation) }
            return count
        }

        private mutating func add(_ presentation: PresentationNode) {
            presentations += 1
            modals.insert(presentation.target.index)
            byOrigin[presentation.origin, default: 0] += 1
        }

        /// The five that open most modals.
        func presenters(_ context: Context) -> [(id: NodeID, count: Int)] {
            let all = byOrigin.map { (id: context.id(of: $0.key), count: $0.value) }
            return Array(all.sorted { ($1.count, $0.id) < ($0.count, $1.id) }.prefix(5))
        }
    }

    /// An app of so many pushes in a row, and so many modals from the first screen.
    private static func app(
        pushes: Int, modals: Int, shared: Int = 1, style: String? = "pageSheet", more: String = "",
        entry: String? = #""s0""#
    ) -> String {
        let screens = (0...max(pushes, 1)).map { #"{"id": "s\#($0)"}"# } + [#"{"id": "other"}"#]
        let style = style.map { #", "style": "\#($0)""# } ?? ""
        let nodes = (0..<modals).map { #"{"id": "m\#($0)"\#(style)\#(more)}"# }
        var transitions = (0..<pushes).map {
            #"{"id": "p\#($0)", "from": "s\#($0)", "to": "s\#($0 + 1)", "kind": "push"}"#
        }
        for modal in 0..<modals {
            transitions += (0..<shared).map {
                #"{"id": "t\#(modal).\#($0)", "from": "s0", "to": "m\#(modal)", "kind": "present"}"#
            }
        }
        return """
            \(entry.map { "\"entry\": [\($0)], " } ?? "")"screens": [\(screens.joined(separator: ", "))],
            "modals": [\(nodes.joined(separator: ", "))], "transitions": [\(transitions.joined(separator: ", "))]
            """
    }
}
