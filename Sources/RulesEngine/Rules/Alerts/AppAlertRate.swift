internal import FlowDocument
internal import JSON

/// Alerts are rare in an app.
struct AppAlertRate: AppRule {
    /// With fewer alerts a rate says nothing.
    static let sample = 5
    /// How much an alert about a problem counts, since a flow that specifies its failures well has many.
    static let weightOfProblem = 0.5

    static let many = Threshold(
        "app-alert-rate", "perTenScreens", 3,
        LocalText(
            en: "Alerts per ten screens; more is worth a thought.", ja: "10画面あたりのアラート数。超えると助言になります。",
            ko: "화면 10개당 알림 수. 넘으면 조언으로 알립니다."))
    static let tooMany = Threshold(
        "app-alert-rate", "perTenScreensWarning", 6,
        LocalText(
            en: "Alerts per ten screens; more is a warning.", ja: "10画面あたりのアラート数。超えると警告になります。",
            ko: "화면 10개당 알림 수. 넘으면 경고로 알립니다."))
    static let manyOnOne = Threshold(
        "app-alert-rate", "perScreen", 4,
        LocalText(
            en: "Different alerts that one screen may show.", ja: "1つの画面から表示できるアラートの種類の数。",
            ko: "한 화면에서 나타날 수 있는 서로 다른 알림 수."))

    static let rate = MessageTemplate(
        "rate", en: "There are {alerts} alerts on {screens} screens, {rate} for every ten.",
        ja: "{screens}画面に対してアラートが{alerts}個あります（10画面あたり{rate}個）。",
        ko: "화면 {screens}개에 알림이 {alerts}개 있습니다(10개당 {rate}개).")
    static let screen = MessageTemplate(
        "screen", en: "“{screen}” can show {alerts} different alerts.",
        ja: "「{screen}」から{alerts}種類のアラートが表示されます。",
        ko: "“{screen}” 화면에서 알림 {alerts}가지가 나타날 수 있습니다.")

    static let metadata = RuleMetadata(
        id: "app-alert-rate", editions: .all, kind: .heuristic, severity: .advice, guidelines: ["alerts-sparing-use"],
        scope: .app, thresholds: [many, tooMany, manyOnOne],
        summary: LocalText(
            en: "Alerts are rare, so that people take them seriously.",
            ja: "アラートは、真剣に受け止めてもらえるよう、まれにしか表示しません。",
            ko: "알림은 진지하게 받아들여지도록 드물게 표시합니다."),
        why: LocalText(
            en: "People read the first alerts. The more there are, the sooner they press a button unread.",
            ja: "最初のうちはアラートも読まれますが、数が多いほど、読まれずに閉じられるようになります。",
            ko: "처음에는 알림을 읽지만, 많아질수록 읽지 않고 버튼을 누르게 됩니다."),
        remedy: LocalText(
            en: "Begin with alerts that only inform: show them in the screen. Let what can be undone happen unasked.",
            ja: "情報を伝えるだけのアラートから画面内の表示に置き換え、取り消せる操作は確認なしで実行してください。",
            ko: "정보만 전하는 알림부터 화면 안으로 옮기고, 되돌릴 수 있는 동작은 묻지 말고 실행하십시오."),
        messages: [rate, screen],
        examples: [
            .flow(.pass, "Six alerts on 40 screens", flow(screens: 40, alerts: 6)),
            .flow(
                .pass, "Exactly three on ten screens, each from another",
                flow(screens: 20, alerts: 6, purpose: "success")),
            .flow(.pass, "Problems count half", flow(screens: 10, alerts: 6, purpose: "problem")),
            .flow(.fail, "30 alerts on 40 screens", flow(screens: 40, alerts: 30)),
            .flow(.fail, "Four on ten screens", flow(screens: 20, alerts: 8, purpose: "success")),
            .flow(.fail, "Five on one of 40 screens", flow(screens: 40, alerts: 5, purpose: "success", onOne: true)),
            .flow(
                .pass, "Eight problems of one screen, which count as four",
                flow(screens: 40, alerts: 8, purpose: "problem", onOne: true)),
            .flow(.open, "It depends on what they are for", flow(screens: 20, alerts: 8)),
            .flow(.notApplicable, "Too few to tell", flow(screens: 4, alerts: 4)),
            .flow(
                .notApplicable, "What nobody can get to does not count",
                flow(screens: 4, alerts: 4, more: #", {"id": "lost", "style": "alert"}"#)),
        ])

    func check(_ context: Context, _ observations: inout Observations) {
        guard context.graph.modals.count(where: { $0.kind == .alert }) >= Self.sample else {
            return observations.nothingToCheck()
        }
        guard context.document.entry.isKnown else { return observations.open(.app, "entry") }
        let reach = ReachableNodes(from: context.document.entry.elements, in: context)
        let alerts = reach.modals.sorted().map { context.graph.modals[$0] }.filter { $0.kind == .alert }
        guard alerts.count >= Self.sample, !reach.screens.isEmpty else { return observations.nothingToCheck() }
        lookAtRate(of: alerts, screens: reach.screens.count, in: context, &observations)
        let onScreens = alertsByScreen(alerts, in: context)
        for screen in reach.screens.sorted() {
            lookAt(onScreens[screen, default: []], of: screen, in: context, &observations)
        }
    }

    private func lookAtRate(
        of alerts: [ModalNode], screens: Int, in context: Context, _ observations: inout Observations
    ) {
        let weight = Weight(of: alerts)
        let most = context.limit(Self.many)
        // Multiplied rather than divided, so that a rate on the very limit is not above it by rounding.
        guard weight.high * 10 > most * Double(screens) else { return observations.pass() }
        guard weight.low * 10 > most * Double(screens) else { return observations.open(weight.missing) }
        let rate = (weight.low * 100 / Double(screens)).rounded() / 10
        observations.fail(
            Self.rate, ["alerts": String(alerts.count), "screens": String(screens), "rate": rate.plain]
        ) {
            if weight.low * 10 > context.limit(Self.tooMany) * Double(screens) { $0.severity = .warning }
            $0.evidence = [
                JSON.Member("alerts", .number(Double(alerts.count))), JSON.Member("screens", .number(Double(screens))),
                JSON.Member("weighted", .number(weight.low)), JSON.Member("purposes", Self.purposes(of: alerts)),
            ]
            $0.related = Self.references(to: alerts)
        }
    }

    private func lookAt(
        _ alerts: [ModalNode], of screen: Int, in context: Context, _ observations: inout Observations
    ) {
        let weight = Weight(of: alerts)
        let limit = context.limit(Self.manyOnOne)
        guard weight.high > limit else { return }
        let node = context.graph.screens[screen]
        guard weight.low > limit else {
            var observation = Observation(.open)
            observation.missing = weight.missing
            observation.facet = node.screen.id.rawValue
            return observations.add(observation)
        }
        observations.fail(Self.screen, ["screen": node.screen.displayName, "alerts": String(alerts.count)]) {
            $0.facet = node.screen.id.rawValue
            $0.screen = node.screen.id
            $0.evidence = [
                JSON.Member("alerts", .number(Double(alerts.count))), JSON.Member("weighted", .number(weight.low)),
                JSON.Member("purposes", Self.purposes(of: alerts)),
            ]
            $0.related = Self.references(to: alerts)
        }
    }

    /// For each screen, the alerts that it or its controls present, each once.
    private func alertsByScreen(_ alerts: [ModalNode], in context: Context) -> [Int: [ModalNode]] {
        var byScreen: [Int: [ModalNode]] = [:]
        for alert in alerts {
            var origins = Set(context.graph.arrivals[alert.index].map(\.origin))
            if let presenter = alert.modal.presenter.value.flatMap({ context.graph.places[$0] }) {
                origins.insert(presenter)
            }
            for case .screen(let screen) in origins { byScreen[screen, default: []].append(alert) }
        }
        return byScreen
    }

    private static func purposes(of alerts: [ModalNode]) -> JSON {
        let counts = Dictionary(grouping: alerts) { $0.modal.purpose.value?.rawValue ?? "unknown" }
        return .object(
            counts.sorted { $0.key < $1.key }.map { JSON.Member($0.key, .number(Double($0.value.count))) })
    }

    private static func references(to alerts: [ModalNode]) -> [Reference] {
        Array(alerts.map { Reference($0.modal.id) }.sorted().prefix(20))
    }

    /// How much alerts weigh together, at least and at most: those of unknown purpose may be about problems.
    private struct Weight {
        var low = 0.0
        var high = 0.0
        var missing: [MissingFact] = []

        init(of alerts: [ModalNode]) {
            for alert in alerts {
                let purpose = alert.modal.purpose
                low += purpose.value == .problem || !purpose.isKnown ? weightOfProblem : 1
                high += purpose.value == .problem ? weightOfProblem : 1
                if !purpose.isKnown { missing.append(MissingFact(Reference(alert.modal.id), "purpose")) }
            }
        }
    }

    /// So many screens in a row, the first alerts each from a screen of its own or all from the first.
    private static func flow(
        screens: Int, alerts: Int, purpose: String? = nil, onOne: Bool = false, more: String = ""
    ) -> String {
        let purpose = purpose.map { ", \"purpose\": \"\($0)\"" } ?? ""
        let nodes = (0..<screens).map { "{\"id\": \"s\($0)\"}" }
        let modals = (0..<alerts).map { "{\"id\": \"a\($0)\", \"style\": \"alert\"\(purpose)}" }
        let pushes = (1..<screens).map {
            "{\"id\": \"p\($0)\", \"from\": \"s\($0 - 1)\", \"to\": \"s\($0)\", \"kind\": \"push\"}"
        }
        let presentations = (0..<alerts).map {
            "{\"id\": \"t\($0)\", \"from\": \"s\(onOne ? 0 : $0)\", \"to\": \"a\($0)\", \"kind\": \"present\"}"
        }
        return """
            "entry": ["s0"], "screens": [\(nodes.joined(separator: ", "))],
            "modals": [\(modals.joined(separator: ", "))\(more)],
            "transitions": [\((pushes + presentations).joined(separator: ", "))]
            """
    }
}
