internal import FlowDocument
internal import JSON

/// From every step of a modal task people can get to its end.
struct ModalCompletionReachable: ModalRule {
    static let stuck = MessageTemplate(
        "stuck",
        en: "From “{screen}” nothing leads on to where the task is finished. People get there by {path}.",
        ja: "「{screen}」から、作業を完了できるところへ進めません。この画面へは次の順に進みます: {path}",
        ko: "“{screen}” 화면에서는 작업을 끝낼 수 있는 곳으로 갈 수 없습니다. 이 화면에 오는 길: {path}")
    static let nothing = MessageTemplate(
        "nothing", en: "Nothing in it finishes the task.",
        ja: "作業を完了させるものがありません。",
        ko: "작업을 끝내는 것이 없습니다.")
    static let elsewhere = MessageTemplate(
        "elsewhere",
        en: "From “{screen}” the task may be finished only in a view above, or by removing something.",
        ja: "「{screen}」からは、上に開く画面や削除の操作でしか作業を完了できない可能性があります。",
        ko: "“{screen}” 화면에서는 위에 열리는 화면이나 삭제하는 동작으로만 작업을 끝낼 수 있는 듯합니다.")
    static let settled = MessageTemplate(
        "how-finished", en: "State what finishes the task, or that there is only something to look at.",
        ja: "何によって作業が完了するのか、または閲覧だけなのかを明記してください。",
        ko: "무엇으로 작업이 끝나는지, 아니면 보기만 하는 것인지 밝히십시오.")

    static let metadata = RuleMetadata(
        id: "modal-completion-reachable", version: 2, editions: .all, severity: .error,
        guidelines: ["modality-2020s-narrow-tasks", "modality-2018-narrow-tasks"],
        scope: .modals(ModalKind.screens),
        summary: LocalText(
            en: "From every view of a modal task the way to its end is clear.",
            ja: "モーダルでの作業は、どの画面からも完了まで進めます。",
            ko: "모달 작업은 어느 화면에서든 끝까지 갈 수 있습니다."),
        why: LocalText(
            en: """
                People who cannot see how to finish give up what they have done so far, or go back and forth in search of \
                the button.
                """,
            ja: "どう終えればよいか分からないと、それまでの作業を諦めたり、ボタンを探して行ったり来たりすることになります。",
            ko: "어떻게 끝내는지 알 수 없으면 지금까지 한 일을 포기하거나 버튼을 찾아 오가게 됩니다."),
        remedy: LocalText(
            en: "Lead the step on to the next one, put the button that finishes into the bar, or leave the step out.",
            ja: "次の画面へ進めるようにするか、完了のボタンをバーに置くか、その画面を省いてください。",
            ko: "다음 단계로 이어지게 하거나, 끝내는 버튼을 막대에 놓거나, 그 단계를 빼십시오."),
        messages: [stuck, nothing, elsewhere, settled],
        examples: [
            .flow(.pass, "Each step leads to the last, which saves", steps(last: save)),
            .flow(.pass, "Done in the bar finishes from every step", steps(own: bar, modal: #", "taskKind": "edit""#)),
            .flow(.pass, "Choosing finishes", steps(modal: #", "completes": "selection""#)),
            .flow(
                .pass, "A picker comes back to the step that saves",
                steps(first: save, last: "[]", picker: "true")),
            .flow(.pass, "Swiping it down saves", steps(modal: #", "gesture": {"dismiss": true, "effect": "save"}"#)),
            .modal(
                .pass, "No screens inside, and a button that saves",
                #""style": "formSheet", "content": null, "taskKind": "edit", "controls": \#(save)"#),
            .flow(.notApplicable, "There is only something to look at", steps(modal: #", "taskKind": "view""#)),
            .flow(.fail, "A step that leads only back", steps(first: save, last: "[]")),
            .flow(.fail, "A picker that hides Back", steps(first: save, last: "[]", picker: "true", hidden: true)),
            .flow(
                .fail, "What replaces the step that saves has no Back",
                steps(first: save, last: "[]", picker: "true", kind: "replace")),
            .flow(.fail, "Only Cancel", steps(own: #"[{"id": "x", "kind": "button", "exit": {"effect": "none"}}]"#)),
            .flow(
                .fail, "Save on the first step alone, in the content of the modal",
                steps(
                    own: #"[{"id": "s", "kind": "button", "location": "content", "exit": {"effect": "save"}}]"#,
                    last: "[]")),
            .flow(
                .open, "Nobody said whether the last is a picker",
                steps(first: save, last: #"[{"id": "sizes", "kind": "list", "exit": null}]"#, picker: nil)),
            .flow(
                .fail, "The last holds nothing that could be picked",
                steps(first: save, last: #"[{"id": "note", "kind": "textView"}]"#, picker: nil)),
            .flow(
                .open, "Nobody said whether it has Back",
                steps(first: save, last: "[]", picker: "true", contains: "")),
            .flow(
                .open, "Nobody said what the button does",
                steps(last: #"[{"id": "go", "kind": "button", "exit": {}}]"#)),
            .flow(
                .open, "Nobody said where Save stands",
                steps(own: #"[{"id": "s", "kind": "button", "exit": {"effect": "save"}}]"#, last: "[]")),
            .flow(
                .open, "What saves may lie outside of the document",
                steps(last: "[]", more: #", {"id": "u", "from": "b", "kind": "external", "external": {}}"#)),
            .flow(.open, "There may be only something to look at", steps(modal: "")),
            .flow(
                .review, "The system asks for the payment",
                steps(
                    last: "[]", modals: #", {"id": "pay", "style": "formSheet", "system": true}"#,
                    more: #", {"id": "p", "from": "b", "to": "pay", "kind": "present"}"#)),
            .flow(
                .review, "What it presents closes it, too",
                steps(
                    last: "[]", modals: #", {"id": "next", "style": "formSheet", "controls": []}"#,
                    more: #"""
                        , {"id": "p", "from": "b", "to": "next", "kind": "present"},
                        {"id": "q", "from": "next", "kind": "dismiss", "closes": ["next", "m"]}
                        """#)),
            .flow(
                .review, "To delete is the task, or to give it up",
                steps(last: #"[{"id": "d", "kind": "button", "exit": {"effect": "destroy"}}]"#)),
            .modal(
                .review, "No screens inside, and nothing that saves",
                #""style": "formSheet", "content": null, "taskKind": "edit", "controls": []"#),
            .modal(.open, "Nobody said what it shows", #""style": "formSheet", "taskKind": "edit""#),
        ])

    func check(_ node: ModalNode, in context: Context, _ observations: inout Observations) {
        if node.modal.system.isTrue || node.modal.taskKind.value == .view { return observations.nothingToCheck() }
        if node.modal.completes.value == .selection { return observations.pass() }
        switch context.steps(inside: node) {
        case .unknown: observations.open(node.modal.id, "content")
        case .tooLarge: observations.tooLarge()
        case .none: lookWithoutScreens(at: node, in: context, &observations)
        case .known(let interior):
            let graph = context.graph(of: interior)
            let answers = context.waysToFinish(graph, of: node)
            let steps = graph.screens.indices.filter { answers[$0].rank > 0 }
                .sorted { (-answers[$0].rank, $0) < (-answers[$1].rank, $1) }
            guard !steps.isEmpty else { return observations.pass() }
            // What may be something to look at has nothing to finish.
            guard node.modal.taskKind.isKnown else { return observations.open(node.modal.id, "taskKind") }
            tell(steps, answers, graph, of: node, &observations)
        }
    }

    private func lookWithoutScreens(at node: ModalNode, in context: Context, _ observations: inout Observations) {
        var missing = context.beyond[.modal(node.index)].map(\.fact)
        for finish in context.ownFinishes(of: node) {
            switch finish.certainty {
            case .certain: return observations.pass()
            case .open(let facts): missing += facts
            case .review: break
            }
        }
        if !missing.isEmpty { return observations.open(missing) }
        guard node.modal.taskKind.isKnown else { return observations.open(node.modal.id, "taskKind") }
        observations.review(Self.nothing, settledBy: Self.settled)
    }

    private func tell(
        _ steps: [Int], _ answers: [BackwardSearch.Answer], _ graph: InteriorGraph, of node: ModalNode,
        _ observations: inout Observations
    ) {
        // Where nothing at all finishes the task, the steps are not to blame one by one.
        if steps.count == graph.screens.count, answers.allSatisfy({ if case .no = $0 { true } else { false } }) {
            // Some tasks end by being left; only these certainly do not.
            guard let task = node.modal.taskKind.value, task != .other else {
                return observations.review(Self.nothing, settledBy: Self.settled)
            }
            return observations.fail(Self.nothing) { $0.evidence = [JSON.Member("taskKind", .string(task.rawValue))] }
        }
        for step in steps.prefix(Self.mostTold) {
            let name = ["screen": graph.name(of: step)]
            switch answers[step] {
            case .yes: break
            case .open(let facts): observations.open(facts, on: graph.screens[step])
            case .review:
                observations.review(Self.elsewhere, name, settledBy: Self.settled) {
                    $0.rest(on: graph.screens[step].screen.id)
                }
            case .no:
                let path = graph.path(to: step)
                observations.fail(Self.stuck, name.merging(["path": graph.names(of: path)]) { $1 }) {
                    $0.rest(on: graph.screens[step].screen.id)
                    $0.related = [Reference(graph.screens[step].screen.id)]
                    $0.evidence = [graph.evidence(of: path)]
                    if steps.count > Self.mostTold {
                        $0.evidence.append(JSON.Member("stuck", .number(Double(steps.count))))
                    }
                }
            }
        }
    }

    /// More steps than this in one modal are counted rather than told one by one.
    private static let mostTold = 50

    private static let save = #"[{"id": "save", "kind": "button", "title": "Save", "exit": {"effect": "save"}}]"#
    private static let bar = #"""
        [{"id": "done", "kind": "button", "title": "Done", "location": "bar-trailing", "exit": {"effect": "commit"}}]
        """#

    /// A form sheet whose first screen leads on to a second.
    private static func steps(
        own: String = "[]", first: String = "[]", last: String = "[]", picker: String? = "false",
        modal: String = #", "taskKind": "create""#, contains: String = #", "contains": ["navigationStack"]"#,
        kind: String = "push", hidden: Bool = false, modals: String = "", more: String = ""
    ) -> String {
        let picker = picker.map { #", "isLeafPicker": \#($0)"# } ?? ""
        return """
            "screens": [{"id": "a", "controls": \(first)},
                {"id": "b", "controls": \(last)\(picker), "backHidden": \(hidden)}],
            "modals": [{"id": "m", "style": "formSheet", "content": "a", "controls": \(own)\(contains)\(modal)}\(modals)],
            "transitions": [{"id": "t", "from": "a", "to": "b", "kind": "\(kind)"}\(more)]
            """
    }
}

extension Observations {
    /// Says that facts about a screen inside of the modal are missing.
    mutating func open(_ missing: [MissingFact], on screen: ScreenNode) {
        var observation = Observation(.open)
        observation.rest(on: screen.screen.id)
        observation.missing = missing
        add(observation)
    }
}
