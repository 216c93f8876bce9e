internal import FlowDocument
internal import JSON

/// There is one way through a modal.
struct ModalSinglePath: ModalRule {
    static let window = Threshold(
        "modal-single-path", "rejoinWithin", 2,
        LocalText(
            en: """
                Screens on each arm of a branch before the arms come together again; with no more it is worth a thought \
                only.
                """,
            ja: "分かれた道がまた合流するまでの、それぞれの画面数。これ以内なら助言にとどめます。",
            ko: "갈라진 길이 다시 합쳐지기까지 각 갈래의 화면 수. 이 안이면 조언에 그칩니다."))

    static let branch = MessageTemplate(
        "branch", en: "“{screen}” leads on to more than one screen: {screens}.",
        ja: "「{screen}」から複数の画面へ進めます: {screens}",
        ko: "“{screen}” 화면에서 여러 화면으로 갈라집니다: {screens}")
    static let merge = MessageTemplate(
        "merge", en: "People get to “{screen}” from more than one screen: {screens}.",
        ja: "「{screen}」へは複数の画面から進めます: {screens}",
        ko: "“{screen}” 화면에는 여러 화면에서 올 수 있습니다: {screens}")
    static let circle = MessageTemplate(
        "circle", en: "These screens lead to one another in a circle: {screens}.",
        ja: "次の画面が循環しています: {screens}",
        ko: "다음 화면들이 서로 이어져 돌고 있습니다: {screens}")
    static let again = MessageTemplate(
        "again", en: "“{screen}” leads on to itself.",
        ja: "「{screen}」から同じ画面へ進めます。",
        ko: "“{screen}” 화면이 자기 자신으로 이어집니다.")
    static let againSettled = MessageTemplate(
        "repeated", en: "Decide whether people understand that they do the same step once more.",
        ja: "同じ手順をもう一度行うことが、使う人に分かるかどうかを判断してください。",
        ko: "같은 단계를 한 번 더 한다는 것을 사람들이 알 수 있는지 판단해 주십시오.")

    static let metadata = RuleMetadata(
        id: "modal-single-path", editions: .all, severity: .warning,
        guidelines: ["modality-2020s-narrow-tasks", "modality-2018-narrow-tasks"],
        scope: .modals(ModalKind.screens), thresholds: [window],
        summary: LocalText(
            en: "There is one way through the views of a modal.",
            ja: "モーダル内の画面を通る道は1つです。",
            ko: "모달 안의 화면을 지나는 길은 하나입니다."),
        why: LocalText(
            en: "On one way nobody gets lost: on is on, back is back, and it ends where the task is done.",
            ja: "道が1つなら迷いません。進めば先へ、戻れば前へ着き、作業が済んだところで終わります。",
            ko: "길이 하나면 헤매지 않습니다. 나아가면 다음이고 돌아가면 앞이며, 작업이 끝나는 곳에서 끝납니다."),
        remedy: LocalText(
            en: "Put the steps in a row. Let a choice change what a step shows rather than where it leads.",
            ja: "手順を一列に並べ、選択によって進む先ではなく表示する内容を変えてください。",
            ko: "단계를 한 줄로 놓고, 선택에 따라 갈 곳이 아니라 보여 주는 내용을 바꾸십시오."),
        messages: [branch, merge, circle, again, againSettled],
        examples: [
            .flow(.pass, "One after the other", screens(["a-b", "b-c", "c-d"])),
            .flow(.pass, "Pickers are no ways on", screens(["a-b", "a-c", "a-d"], pickers: ["c", "d"])),
            .flow(.pass, "What a screen holds is no way on", screens(["a-b", "a-c"], kind: "embed")),
            .modal(.pass, "No screens inside", #""style": "formSheet", "content": null"#),
            .flow(.fail, "Two ways that do not meet again", screens(["a-b", "a-c", "c-d"])),
            .flow(.fail, "A circle", screens(["a-b", "b-c", "c-a"])),
            .flow(.fail, "Two ways that meet at once are advice", screens(["a-b", "a-c", "b-d", "c-d"])),
            .flow(.fail, "A step that can be skipped is advice", screens(["a-b", "b-c", "a-c"])),
            .flow(
                .fail, "Steps of which one is shown are advice",
                screens(["a-b", "a-c", "c-d"], conditional: ["a-b", "a-c"])),
            .flow(.fail, "Two ways that meet after three screens", screens(["a-b", "b-c", "c-d", "d-e", "a-e"])),
            .flow(.review, "The same step once more", screens(["a-b", "b-b"])),
            .flow(.open, "Nobody said which ones are pickers", screens(["a-b", "a-c"], pickers: nil)),
            .flow(.open, "One more that may be a picker", screens(["a-b", "a-c", "c-d"], pickers: nil)),
            .flow(
                .fail, "Two certain ways, whatever the third is",
                screens(["a-b", "a-c", "a-d", "b-e", "c-e"], pickers: nil)),
            .modal(.open, "Nobody said what it shows", #""style": "formSheet""#),
            .modal(.notApplicable, "Supplied by iOS", #""style": "fullScreen", "system": true"#),
        ])

    /// More findings than this in one modal are counted rather than told one by one.
    private static let mostTold = 50

    func check(_ node: ModalNode, in context: Context, _ observations: inout Observations) {
        guard !node.modal.system.isTrue else { return observations.nothingToCheck() }
        switch context.steps(inside: node) {
        case .unknown: observations.open(node.modal.id, "content")
        case .none: observations.pass()
        case .tooLarge: observations.tooLarge()
        case .known(let interior):
            let graph = context.graph(of: interior)
            // No arm is that long; a window of more screens would only cost time.
            let window = Int(min(max(context.limit(Self.window), 0), 20))
            for finding in findings(in: PathShape(graph, window: window), graph).prefix(Self.mostTold) {
                observations.add(finding)
            }
        }
        if observations.all.isEmpty { observations.pass() }
    }

    /// What is to say of each screen, the gravest first.
    private func findings(in shape: PathShape, _ graph: InteriorGraph) -> [Observation] {
        var findings: [Observation] = []
        for circle in shape.circles {
            findings.append(finding(Self.circle, at: circle[0], circle, severity: .warning, graph))
        }
        let hasHardBranch = shape.branches.contains { $0.isCertain && !$0.isSoft }
        for branch in shape.branches where branch.isCertain {
            let severity: Severity = branch.isSoft ? .advice : .warning
            findings.append(finding(Self.branch, at: branch.screen, branch.targets, severity: severity, graph))
        }
        // What divides only for a moment, or by a condition, may come together again, too.
        for merge in shape.merges {
            let severity: Severity = hasHardBranch ? .warning : .advice
            findings.append(finding(Self.merge, at: merge.screen, merge.sources, severity: severity, graph))
        }
        for screen in shape.repeated {
            var observation = Observation(.review, Message(Self.again, ["screen": graph.name(of: screen)]))
            observation.settledBy = Message(Self.againSettled)
            observation.rest(on: graph.screens[screen].screen.id)
            findings.append(observation)
        }
        for branch in shape.branches where !branch.isCertain {
            var observation = Observation(.open)
            observation.rest(on: graph.screens[branch.screen].screen.id)
            observation.missing = branch.unsure.prefix(20).map {
                MissingFact(Reference(graph.screens[$0].screen.id), "isLeafPicker")
            }
            findings.append(observation)
        }
        return findings.enumerated().sorted { left, right in
            (left.element.weight, left.offset) < (right.element.weight, right.offset)
        }.map(\.element)
    }

    private func finding(
        _ template: MessageTemplate, at screen: Int, _ others: [Int], severity: Severity, _ graph: InteriorGraph
    ) -> Observation {
        let arguments = ["screen": graph.name(of: screen), "screens": graph.names(of: others, between: ", ")]
        var observation = Observation(.fail, Message(template, arguments))
        observation.severity = severity
        observation.rest(on: graph.screens[screen].screen.id)
        observation.related = graph.references(to: others)
        return observation
    }

    /// A form sheet with screens that lead on to others; `nil` pickers leave unknown which ones are some.
    private static func screens(
        _ steps: [String], kind: String = "push", pickers: Set<String>? = [], conditional: Set<String> = []
    ) -> String {
        let nodes = ["a", "b", "c", "d", "e"].map { id in
            let picker = pickers.map { #", "isLeafPicker": \#($0.contains(id))"# } ?? ""
            return #"{"id": "\#(id)"\#(picker)}"#
        }
        let transitions = steps.map { step in
            let condition = conditional.contains(step) ? #", "condition": "isMember""# : ""
            return #"""
                {"id": "\#(step)", "from": "\#(step.prefix(1))", "to": "\#(step.suffix(1))", "kind": "\#(kind)"\#(condition)}
                """#
        }
        return """
            "screens": [\(nodes.joined(separator: ", "))],
            "modals": [{"id": "m", "style": "formSheet", "content": "a"}],
            "transitions": [\(transitions.joined(separator: ", "))]
            """
    }
}

extension Observation {
    /// Rests the observation on a screen inside of the modal, as a facet of its own.
    mutating func rest(on screen: NodeID) {
        facet = screen.rawValue
        self.screen = screen
    }

    /// Graver ones are less.
    fileprivate var weight: Int {
        switch (outcome, severity) {
        case (.fail, .advice): 1
        case (.fail, _): 0
        case (.review, _): 2
        default: 3
        }
    }
}
