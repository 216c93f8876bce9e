internal import FlowDocument
internal import JSON

/// A modal is no app inside of the app.
struct ModalNoInnerApp: ModalRule {
    static let nested = Threshold(
        "modal-no-inner-app", "nestedModals", 2,
        LocalText(
            en: "Modals, other than alerts, that open one above the other over the modal itself.",
            ja: "そのモーダルの上に重なって開く、アラート以外のモーダルの数。",
            ko: "그 모달 위에 겹쳐 열리는, 알림을 제외한 모달의 수."))
    static let branching = Threshold(
        "modal-no-inner-app", "branchingScreens", 3,
        LocalText(
            en: "Screens inside that each lead on to several others.",
            ja: "それぞれ複数の画面へ進める、内部の画面の数。",
            ko: "각각 여러 화면으로 이어지는 내부 화면의 수."))

    static let tabBar = MessageTemplate(
        "tab-bar", en: "It has a tab bar, which makes it an app of its own.",
        ja: "内部にタブバーがあり、独立したアプリのようになっています。",
        ko: "안에 탭 막대가 있어 별개의 앱처럼 보입니다.")
    static let sideBar = MessageTemplate(
        "side-bar", en: "It has a sidebar, which makes it an app of its own.",
        ja: "内部にサイドバーがあり、独立したアプリのようになっています。",
        ko: "안에 사이드바가 있어 별개의 앱처럼 보입니다.")
    static let splitView = MessageTemplate(
        "split-view", en: "It has a split view, which makes it an app of its own.",
        ja: "内部に分割ビューがあり、独立したアプリのようになっています。",
        ko: "안에 분할 뷰가 있어 별개의 앱처럼 보입니다.")
    static let nestedModals = MessageTemplate(
        "nested", en: "Modals open over it one above the other: {chain}.",
        ja: "その上にモーダルがさらに重なって開きます: {chain}",
        ko: "그 위에 모달이 거듭 겹쳐 열립니다: {chain}")
    static let circle = MessageTemplate(
        "circle", en: "Modals open over one another without end: {chain}.",
        ja: "モーダルが互いを開き合い、際限なく重なります: {chain}",
        ko: "모달이 서로를 열어 끝없이 겹칩니다: {chain}")
    static let branches = MessageTemplate(
        "branches", en: "{count} of its screens each lead on to several others: {screens}.",
        ja: "内部の{count}画面が、それぞれ複数の画面へ枝分かれしています: {screens}",
        ko: "내부 화면 {count}개가 각각 여러 화면으로 갈라집니다: {screens}")
    static let nestedSettled = MessageTemplate(
        "brief", en: "Decide whether these are over at a touch, as an action sheet is, or places to stay in.",
        ja: "アクションシートのようにすぐ終わるものか、とどまって作業する場所かを判断してください。",
        ko: "동작 시트처럼 금방 끝나는 것인지, 머물며 작업하는 곳인지 판단해 주십시오.")
    static let branchesSettled = MessageTemplate(
        "returns", en: "Decide which of these ways only return to where people have been.",
        ja: "このうち、前の画面に戻るだけのものがどれかを判断してください。",
        ko: "이 가운데 지나온 화면으로 돌아가기만 하는 길이 어느 것인지 판단해 주십시오.")

    static let metadata = RuleMetadata(
        id: "modal-no-inner-app", version: 2, editions: .all, severity: .warning,
        guidelines: ["modality-2020s-narrow-tasks", "modality-2018-narrow-tasks"],
        scope: .modals(ModalKind.screens.subtracting([.popoverModal])), thresholds: [nested, branching],
        summary: LocalText(
            en: "A modal does not become an app inside of the app.",
            ja: "モーダルを、アプリの中のもう1つのアプリにはしません。",
            ko: "모달을 앱 속의 또 다른 앱으로 만들지 않습니다."),
        why: LocalText(
            en: """
                With tabs, further modals and many ways on, people no longer know that they are inside of something \
                that they have to close, nor what they came from.
                """,
            ja: "タブやさらなるモーダル、枝分かれする画面があると、閉じるべきものの中にいることも、どこから来たのかも分からなくなります。",
            ko: "탭과 또 다른 모달, 갈라지는 화면이 있으면 닫아야 할 것 안에 있다는 사실도, 어디서 왔는지도 잊게 됩니다."),
        remedy: LocalText(
            en: "Keep to the one task, and give the rest a place in the app's own navigation.",
            ja: "1つの作業に絞り、残りはアプリ本来のナビゲーションに移してください。",
            ko: "한 가지 작업만 남기고, 나머지는 앱의 원래 내비게이션으로 옮기십시오."),
        messages: [
            tabBar, sideBar, splitView, nestedModals, circle, branches, nestedSettled, branchesSettled,
        ],
        examples: [
            .flow(
                .pass, "Two pushes in a stack",
                modal(#""contains": ["navigationStack"], "content": "a""#, pushes: ["a-b", "b-c"])),
            .modal(
                .pass, "A segmented control is no tab bar",
                #""style": "pageSheet", "content": null, "contains": [], "controls": [{"id": "s", "kind": "other"}]"#),
            .flow(
                .pass, "Two screens that branch",
                modal(#""contains": [], "content": "a""#, pushes: ["a-b", "a-c", "b-d", "b-e"])),
            .modal(.notApplicable, "A picker of the system has tabs", #""style": "fullScreen", "system": true"#),
            .modal(.fail, "Its own tab bar", #""style": "pageSheet", "contains": ["tabBar"], "content": null"#),
            .flow(
                .fail, "A tab bar pushed inside",
                modal(
                    #""contains": ["navigationStack"], "content": "a""#, pushes: ["a-b"],
                    screens: #", {"id": "tabs", "container": "tabs"}"#,
                    transitions: [#"{"id": "x", "from": "b", "to": "tabs", "kind": "push"}"#])),
            .flow(
                .fail, "Three screens that branch",
                modal(#""contains": [], "content": "a""#, pushes: ["a-b", "a-c", "b-d", "b-e", "c-d", "c-e"])),
            .flow(
                .review, "Ways that may only return",
                modal(#""contains": [], "content": "a""#, pushes: ["a-b", "b-a", "b-c", "c-b", "c-d", "d-c", "d-e"])),
            .flow(.fail, "A modal over a modal over it", nest(#""style": "pageSheet""#, #""style": "formSheet""#)),
            .flow(
                .fail, "Without transitions, as each modal names what presents it",
                #"""
                "modals": [{"id": "m", "style": "pageSheet", "contains": [], "content": null},
                    {"id": "n", "style": "formSheet", "contains": [], "content": null, "presenter": "m"},
                    {"id": "o", "style": "formSheet", "contains": [], "content": null, "presenter": "n"}]
                """#),
            .flow(.pass, "An alert over a modal over it", nest(#""style": "pageSheet""#, #""style": "alert""#)),
            .flow(
                .pass, "One modal over it, which another replaces",
                nest(#""style": "pageSheet""#, #""style": "formSheet""#, closes: #", "closes": ["n"]"#)),
            .flow(
                .pass, "The system's photo picker over a modal over it",
                nest(#""style": "pageSheet""#, #""style": "fullScreen", "system": true"#)),
            .flow(
                .review, "An action sheet over a modal over it",
                nest(#""style": "pageSheet""#, #""style": "actionSheet""#)),
            .flow(.open, "A modal of unknown style over it", nest(#""style": "pageSheet""#, #""name": "Unknown""#)),
            .flow(
                .fail, "Two that present each other",
                modal(
                    #""contains": [], "content": "a""#,
                    modals: #", {"id": "n", "style": "fullScreen", "content": "b"}"#,
                    transitions: [
                        #"{"id": "x", "from": "a", "to": "n", "kind": "present"}"#,
                        #"{"id": "y", "from": "b", "to": "m", "kind": "present"}"#,
                    ])),
            .flow(
                .pass, "One that presents itself again is a recursion",
                modal(
                    #""contains": [], "content": "a""#,
                    transitions: [#"{"id": "x", "from": "a", "to": "m", "kind": "present"}"#])),
            .modal(.open, "Nobody said what it holds", #""style": "pageSheet", "content": null"#),
        ])

    func check(_ node: ModalNode, in context: Context, _ observations: inout Observations) {
        // Pickers that iOS supplies have tabs of their own.
        guard !node.modal.system.isTrue else { return observations.nothingToCheck() }
        var missing: [MissingFact] = []
        let interior = context.steps(inside: node)
        lookAtContainers(of: node, interior, in: context, &missing, &observations)
        lookAtNesting(of: node, in: context, &missing, &observations)
        var isTooLarge = false
        switch interior {
        case .known(let interior): lookAtBranches(context.graph(of: interior), in: context, &observations)
        case .none: break
        case .unknown: missing.append(MissingFact(Reference(node.modal.id), "content"))
        case .tooLarge: isTooLarge = true
        }
        guard observations.all.isEmpty else { return }
        if !missing.isEmpty {
            observations.open(missing)
        } else if isTooLarge {
            observations.tooLarge()
        } else {
            observations.pass()
        }
    }

    private func lookAtContainers(
        of node: ModalNode, _ interior: ModalInteriors.Interior, in context: Context, _ missing: inout [MissingFact],
        _ observations: inout Observations
    ) {
        var found = node.modal.contains.elements.lazy.compactMap(Self.message).first
        var screen: NodeID?
        var allKnown = false
        if case .known(let interior) = interior {
            let screens = interior.screens.map { context.graph.screens[$0].screen }
            allKnown = screens.allSatisfy { $0.container.isKnown }
            if found == nil, let holder = screens.first(where: { Self.message(of: $0) != nil }) {
                found = Self.message(of: holder)
                screen = holder.id
            }
        }
        guard let found else {
            if !node.modal.contains.isKnown, !allKnown {
                missing.append(MissingFact(Reference(node.modal.id), "contains"))
            }
            return
        }
        observations.fail(found) {
            $0.facet = "contains"
            $0.screen = screen
            $0.field = screen == nil ? ["contains"] : ["container"]
            $0.evidence = [JSON.Member("contains", .string(found.id))]
        }
    }

    private func lookAtNesting(
        of node: ModalNode, in context: Context, _ missing: inout [MissingFact], _ observations: inout Observations
    ) {
        let limit = context.limit(Self.nested)
        let nesting = context.nesting.value
        let certain = nesting.certain(above: node)
        let possible = nesting.possible(above: node)
        let isCertain = Double(certain.count) >= limit
        guard isCertain || Double(possible.count) >= limit else { return }
        let depth = isCertain ? certain : possible
        let modals = depth.chain.map { context.graph.modals[$0] }
        let unknown = modals.filter { $0.kind == nil || $0.kind == .other || $0.kind == .popover }
        if !isCertain, !unknown.isEmpty {
            missing += unknown.map { MissingFact(Reference($0.modal.id), $0.kind == .popover ? "modal" : "style") }
            return
        }
        // A circle is one mistake, told at one of its modals.
        let teller = modals.first { $0.nests == .certainly }
        if depth.isEndless, let teller, teller !== node { return }
        let arguments = ["chain": modals.map(\.modal.displayName).joined(separator: " → ")]
        let template = depth.isEndless ? Self.circle : Self.nestedModals
        let details: (inout Observation) -> Void = {
            $0.facet = "nested"
            $0.related = modals.map { Reference($0.modal.id) }
            $0.evidence = [JSON.Member("chain", .array(modals.map { .string($0.modal.id.rawValue) }))]
        }
        if isCertain {
            observations.fail(template, arguments, details)
        } else {
            observations.review(template, arguments, settledBy: Self.nestedSettled, details)
        }
    }

    private func lookAtBranches(_ graph: InteriorGraph, in context: Context, _ observations: inout Observations) {
        let limit = context.limit(Self.branching)
        let onward = graph.onward
        let branching = onward.indices.filter { onward[$0].count > 1 }
        guard Double(branching.count) >= limit else { return }
        let distances = graph.distances
        // A way to a screen nearer to the first may only return there.
        let certain = branching.filter { screen in
            onward[screen].count { distances[$0] >= distances[screen] } > 1
        }
        let isCertain = Double(certain.count) >= limit
        let told = isCertain ? certain : branching
        let arguments = ["count": String(told.count), "screens": graph.names(of: told, between: ", ")]
        let details: (inout Observation) -> Void = {
            $0.facet = "branches"
            $0.related = graph.references(to: told)
            $0.evidence = [JSON.Member("branchingScreens", .number(Double(told.count)))]
        }
        if isCertain {
            observations.fail(Self.branches, arguments, details)
        } else {
            observations.review(Self.branches, arguments, settledBy: Self.branchesSettled, details)
        }
    }

    /// What makes a container an app of its own; `nil` for one that does not.
    private static func message(for contained: ContainedKind) -> MessageTemplate? {
        switch contained {
        case .tabBar: tabBar
        case .sideBar: sideBar
        case .splitView: splitView
        case .navigationStack: nil
        }
    }

    private static func message(of screen: Screen) -> MessageTemplate? {
        switch screen.container.value {
        case .tabs: tabBar
        case .sidebar: sideBar
        case .split: splitView
        case .navigation, .page, .pane, .some(.none), nil: nil
        }
    }

    /// A modal with screens `a` to `e`, of which some push others.
    private static func modal(
        _ members: String, pushes: [String] = [], screens: String = "", modals: String = "", transitions: [String] = []
    ) -> String {
        let nodes = ["a", "b", "c", "d", "e"].map { #"{"id": "\#($0)", "container": "none"}"# }
        let steps = pushes.map {
            #"{"id": "\#($0)", "from": "\#($0.prefix(1))", "to": "\#($0.suffix(1))", "kind": "push"}"#
        }
        return """
            "screens": [\(nodes.joined(separator: ", "))\(screens)],
            "modals": [{"id": "m", "style": "pageSheet", \(members)}\(modals)],
            "transitions": [\((steps + transitions).joined(separator: ", "))]
            """
    }

    /// A modal over which `n` opens, over which `o` opens.
    private static func nest(_ near: String, _ far: String, closes: String = "") -> String {
        """
        "modals": [{"id": "m", "style": "pageSheet", "contains": [], "content": null},
            {"id": "n", \(near), "contains": [], "content": null}, {"id": "o", \(far), "contains": [], "content": null}],
        "transitions": [{"id": "x", "from": "m", "to": "n", "kind": "present"},
            {"id": "y", "from": "n", "to": "o", "kind": "present"\(closes)}]
        """
    }
}
