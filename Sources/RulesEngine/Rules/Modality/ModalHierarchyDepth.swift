internal import FlowDocument
internal import JSON

/// The views inside of a modal are no deep hierarchy.
struct ModalHierarchyDepth: ModalRule {
    static let pushes = Threshold(
        "modal-hierarchy-depth", "pushes", 2,
        LocalText(
            en: """
                Pushes above one another inside of a modal, a screen that only picks a value counted half; as many are \
                worth a thought.
                """,
            ja: "モーダル内で重なるプッシュの数（値を選ぶだけの画面は0.5と数えます）。この数以上で助言になります。",
            ko: "모달 안에 쌓이는 푸시의 수(값만 고르는 화면은 0.5로 셈). 이 수부터 조언으로 알립니다."))
    static let pushesWarning = Threshold(
        "modal-hierarchy-depth", "pushesWarning", 4,
        LocalText(
            en: "The same; as many are a warning.",
            ja: "同じ数え方で、この数以上で警告になります。",
            ko: "같은 방식으로 세어 이 수부터 경고로 알립니다."))

    static let deep = MessageTemplate(
        "deep", en: "The views inside are stacked {depth} pushes deep: {path}.",
        ja: "内部の画面がプッシュ{depth}段の深さまで重なっています: {path}",
        ko: "안의 화면이 푸시 {depth}단계 깊이로 쌓입니다: {path}")
    static let circle = MessageTemplate(
        "circle", en: "Screens push one another in a circle; people get between {least} and {most} pushes deep.",
        ja: "画面が互いをプッシュして循環しており、深さは{least}段から{most}段になります。",
        ko: "화면이 서로를 푸시해 돌고 있어 깊이가 {least}단계에서 {most}단계까지 됩니다.")
    static let circleSettled = MessageTemplate(
        "returns", en: "Decide which of these pushes are meant to go back; those should be a Back or an unwind.",
        ja: "このうち戻るためのプッシュがどれかを判断してください。戻る場合は「戻る」かアンワインドを使います。",
        ko: "이 가운데 되돌아가려는 푸시가 어느 것인지 판단해 주십시오. 되돌아갈 때는 뒤로 가기나 언와인드를 씁니다.")

    static let metadata = RuleMetadata(
        id: "modal-hierarchy-depth", version: 2, editions: .all, severity: .advice,
        guidelines: ["modality-2020s-narrow-tasks", "modality-2018-narrow-tasks"],
        scope: .modals(ModalKind.screens.subtracting([.popoverModal])), thresholds: [pushes, pushesWarning],
        summary: LocalText(
            en: "The views inside of a modal form no deep hierarchy.",
            ja: "モーダル内の画面を深い階層にはしません。",
            ko: "모달 안의 화면을 깊은 계층으로 만들지 않습니다."),
        why: LocalText(
            en: "People who went down several levels inside of something temporary easily forget how to get back out.",
            ja: "一時的な表示の中で何段も進むと、どう戻ればよいか分からなくなりがちです。",
            ko: "잠깐 열린 화면 안에서 여러 단계를 내려가면 어떻게 돌아가는지 잊기 쉽습니다."),
        remedy: LocalText(
            en: "Show the values in place, join levels, or give the hierarchy a place in the app's own navigation.",
            ja: "値はその場で選べるようにし、階層をまとめるか、アプリ本来のナビゲーションに移してください。",
            ko: "값은 제자리에서 고르게 하고, 단계를 합치거나, 앱의 원래 내비게이션으로 옮기십시오."),
        messages: [deep, circle, circleSettled],
        examples: [
            .flow(.pass, "A root and one detail", stack(["a-b"])),
            .flow(.pass, "A picker at the end counts half", stack(["a-b", "b-c"], pickers: ["c"])),
            .flow(.pass, "What replaces a screen does not stand on it", stack(["a-b", "b-c"], kind: "replace")),
            .flow(
                .pass, "What a screen holds is not pushed",
                stack(
                    ["a-b"],
                    more: #", {"id": "x", "from": "nav", "to": "a", "kind": "embed"}"#, content: "nav")),
            .modal(.pass, "No screens inside", #""style": "formSheet", "content": null"#),
            .flow(.fail, "Root, list, detail", stack(["a-b", "b-c"])),
            .flow(.fail, "Down to an editor", stack(["a-b", "b-c", "c-d", "d-e"])),
            .flow(
                .fail, "Deep enough whether or not the last is a picker", stack(["a-b", "b-c", "c-d"], pickers: nil)),
            .flow(.fail, "What finishes the task is no picker", stack(["a-b", "b-c"], pickers: nil, finishing: "c")),
            .flow(.fail, "What holds nothing is no picker", stack(["a-b", "b-c"], pickers: nil)),
            .flow(
                .open, "Nobody said whether the last is a picker", stack(["a-b", "b-c"], pickers: nil, listing: "c")),
            .flow(.pass, "A pair that push each other", stack(["a-b", "b-a"])),
            .flow(.review, "Details that push their list again", stack(["a-b", "b-a", "a-c", "c-a"])),
            .modal(.open, "Nobody said what it shows", #""style": "formSheet""#),
            .modal(.notApplicable, "Supplied by iOS", #""style": "fullScreen", "system": true"#),
        ])

    func check(_ node: ModalNode, in context: Context, _ observations: inout Observations) {
        guard !node.modal.system.isTrue else { return observations.nothingToCheck() }
        switch context.steps(inside: node) {
        case .unknown: observations.open(node.modal.id, "content")
        case .none: observations.pass()
        case .tooLarge: observations.tooLarge()
        case .known(let interior): look(at: context.graph(of: interior), in: context, &observations)
        }
    }

    private func look(at graph: InteriorGraph, in context: Context, _ observations: inout Observations) {
        let pickers = LeafPickers(graph)
        let ways = LongestWays(graph) { Self.weight(of: $0, pickers, unknown: 2) }
        let last = ways.farthest
        let least = Self.depth(ways.least[last])
        let most = Self.depth(ways.most.max() ?? 0)
        let limit = context.limit(Self.pushes)
        guard most >= limit else { return observations.pass() }
        if least >= limit {
            let path = graph.visible(ways.path(to: last))
            return observations.fail(Self.deep, ["depth": least.plain, "path": graph.names(of: path)]) {
                if least >= context.limit(Self.pushesWarning) { $0.severity = .warning }
                $0.related = graph.references(to: path)
                $0.evidence = [JSON.Member("depth", .number(least)), graph.evidence(of: path)]
            }
        }
        // If it would be shallow with every picker that there may be, the facts decide; else the circle does.
        let shallow = LongestWays(graph) { Self.weight(of: $0, pickers, unknown: 1) }
        guard Self.depth(shallow.most.max() ?? 0) >= limit else {
            let deep = graph.screens.indices.filter { Self.depth(ways.most[$0]) >= limit }
            return observations.open(Array(deep.compactMap { pickers.missing(of: $0) }.prefix(20)))
        }
        observations.review(
            Self.circle, ["least": least.plain, "most": most.plain], settledBy: Self.circleSettled
        ) {
            $0.evidence = [JSON.Member("least", .number(least)), JSON.Member("most", .number(most))]
        }
    }

    /// How much a step counts, in halves of a push.
    private static func weight(
        of step: FlowGraph.Step, _ pickers: LeafPickers, unknown: Int
    ) -> LongestWays.Weight {
        guard step.isPush else { return LongestWays.Weight(least: 0, most: 0) }
        return switch pickers.knowledge(of: step) {
        case .isPicker: LongestWays.Weight(least: 1, most: 1)
        case .isNone: LongestWays.Weight(least: 2, most: 2)
        case .unknown: LongestWays.Weight(least: 1, most: unknown)
        }
    }

    private static func depth(_ halves: Int) -> Double { Double(halves) / 2 }

    /// A modal with screens that lead on to others; `nil` pickers leave unknown which ones are some.
    private static func stack(
        _ steps: [String], kind: String = "push", pickers: Set<String>? = [], finishing: String = "",
        listing: String = "", more: String = "", content: String = "a"
    ) -> String {
        let nodes = ["a", "b", "c", "d", "e"].map { id in
            let picker = pickers.map { #", "isLeafPicker": \#($0.contains(id))"# } ?? ""
            let save = #"[{"id": "save", "kind": "button", "title": "Save", "exit": {"effect": "save"}}]"#
            let list = #"[{"id": "rows", "kind": "list"}]"#
            let controls = id == finishing ? save : id == listing ? list : "[]"
            return #"{"id": "\#(id)"\#(picker), "controls": \#(controls)}"#
        }
        let transitions = steps.map {
            #"{"id": "\#($0)", "from": "\#($0.prefix(1))", "to": "\#($0.suffix(1))", "kind": "\#(kind)"}"#
        }
        return """
            "screens": [{"id": "nav", "container": "navigation"}, \(nodes.joined(separator: ", "))],
            "modals": [{"id": "m", "style": "pageSheet", "content": "\(content)", "controls": []}],
            "transitions": [\(transitions.joined(separator: ", "))\(more)]
            """
    }
}
