internal import FlowDocument
internal import JSON

/// Every step of a modal task can get back out.
struct ModalExitReachable: ModalRule {
    /// More dead ends than this in one modal are counted rather than told one by one.
    private static let mostTold = 50

    static let stuck = MessageTemplate(
        "stuck", en: "From “{screen}” nothing leads out of the modal. People get there by {path}.",
        ja: "「{screen}」からモーダルの外へ出られません。この画面へは次の順に進みます: {path}",
        ko: "“{screen}” 화면에서는 모달 밖으로 나갈 수 없습니다. 이 화면에 오는 길: {path}")
    static let held = MessageTemplate(
        "held", en: "“{screen}” has no way out of its own; only the screen that holds it has.",
        ja: "「{screen}」自体には出口がなく、それを含む画面にだけあります。",
        ko: "“{screen}” 화면 자체에는 나가는 길이 없고, 그것을 담은 화면에만 있습니다.")
    static let heldSettled = MessageTemplate(
        "stays-visible", en: "Look whether the way out stays visible around it.",
        ja: "その出口が周囲に表示されたままかどうかを確認してください。",
        ko: "나가는 길이 둘레에 계속 보이는지 확인해 주십시오.")
    static let showBack = MessageTemplate(
        "show-back", en: "Show the Back button to “{screen}”.",
        ja: "「{screen}」への戻るボタンを表示します。",
        ko: "“{screen}” 화면으로 돌아가는 버튼을 표시합니다.")

    static let metadata = RuleMetadata(
        id: "modal-exit-reachable", version: 2, editions: .all, severity: .error,
        guidelines: ["modality-2018-safe-exit", "modality-2018-narrow-tasks", "modality-2020s-narrow-tasks"],
        scope: .modals(ModalKind.screens.union([.popoverNonmodal, .popover])), mutedBy: ["modal-exit-exists"],
        summary: LocalText(
            en: "Every step of a modal task can get back out.",
            ja: "モーダルでの作業は、どの段階からでも抜け出せます。",
            ko: "모달 작업은 어느 단계에서든 빠져나올 수 있습니다."),
        why: LocalText(
            en:
                "People change their minds in the middle. A step without a way back or out makes them finish, or kill the app.",
            ja: "途中で気が変わることもあります。戻る道も出口もないと、最後まで続けるか、アプリを強制終了するしかありません。",
            ko: "도중에 마음이 바뀌기도 합니다. 돌아갈 길도 나갈 길도 없으면 끝까지 하거나 앱을 강제로 끝낼 수밖에 없습니다."),
        remedy: LocalText(
            en: "Add a way out to the step, or show the Back button that leads to a step that has one.",
            ja: "その段階に出口を設けるか、出口のある段階へ戻るボタンを表示してください。",
            ko: "그 단계에 나가는 길을 두거나, 나갈 길이 있는 단계로 돌아가는 버튼을 표시하십시오."),
        messages: [stuck, held, heldSettled, showBack],
        examples: [
            .flow(
                .pass, "Back to a step with Cancel",
                steps(
                    #""controls": [{"id": "cancel", "kind": "button", "exit": {"effect": "none"}}]"#, #""controls": []"#
                )
            ),
            .flow(
                .pass, "Cancel in the bar belongs to every step",
                #"""
                "screens": [{"id": "one", "controls": []}, {"id": "two", "controls": []}],
                "modals": [{"id": "m", "style": "fullScreen", "content": "one", "controls": [
                    {"id": "cancel", "kind": "button", "location": "bar-leading", "exit": {"effect": "none"}}]}],
                "transitions": [{"id": "t", "from": "one", "to": "two", "kind": "replace"}]
                """#),
            .flow(
                .fail, "The last step hides Back",
                steps(
                    #""controls": [{"id": "cancel", "kind": "button", "exit": {"effect": "none"}}]"#,
                    #""controls": [], "backHidden": true"#)),
            .flow(
                .fail, "A step that replaces the one with Cancel",
                #"""
                "screens": [
                    {"id": "one", "controls": [{"id": "cancel", "kind": "button", "exit": {"effect": "none"}}]},
                    {"id": "two", "controls": []}],
                "modals": [{"id": "m", "style": "fullScreen", "content": "one", "controls": []}],
                "transitions": [{"id": "t", "from": "one", "to": "two", "kind": "replace"}]
                """#),
            .flow(
                .open, "A button of the last step may be wired in code",
                steps(
                    #""controls": [{"id": "cancel", "kind": "button", "exit": {"effect": "none"}}]"#,
                    #""controls": [{"id": "done", "kind": "button"}], "backHidden": true"#)),
            .flow(
                .open, "The last step leads on to something outside of the document",
                #"""
                "screens": [
                    {"id": "one", "controls": [{"id": "cancel", "kind": "button", "exit": {"effect": "none"}}]},
                    {"id": "two", "controls": []}],
                "modals": [{"id": "m", "style": "fullScreen", "content": "one", "controls": []}],
                "transitions": [{"id": "t", "from": "one", "to": "two", "kind": "replace"},
                    {"id": "u", "from": "two", "kind": "external", "external": {"identifier": "payment"}}]
                """#),
            .flow(
                .open, "Nobody said whether it holds a navigation stack",
                #"""
                "screens": [
                    {"id": "one", "controls": [{"id": "cancel", "kind": "button", "exit": {"effect": "none"}}]},
                    {"id": "two", "controls": []}],
                "modals": [{"id": "m", "style": "fullScreen", "content": "one", "controls": []}],
                "transitions": [{"id": "t", "from": "one", "to": "two", "kind": "push"}]
                """#),
            .flow(
                .open, "Nobody said whether Cancel stands in the bar",
                #"""
                "screens": [{"id": "one", "controls": []}, {"id": "two", "controls": []}],
                "modals": [{"id": "m", "style": "fullScreen", "content": "one", "controls": [
                    {"id": "cancel", "kind": "button", "exit": {"effect": "none"}}]}],
                "transitions": [{"id": "t", "from": "one", "to": "two", "kind": "replace"}]
                """#),
            .flow(
                .pass, "A stack is read from the container that holds the first step",
                #"""
                "screens": [{"id": "nav", "container": "navigation"}, {"id": "one", "controls": []},
                    {"id": "two", "controls": []}],
                "modals": [{"id": "m", "style": "fullScreen", "content": "nav", "contains": [], "controls": [
                    {"id": "cancel", "kind": "button", "location": "content", "exit": {"effect": "none"}}]}],
                "transitions": [{"id": "t", "from": "nav", "to": "one", "kind": "embed"},
                    {"id": "u", "from": "one", "to": "two", "kind": "push"}]
                """#),
            .flow(
                .pass, "An alert that asks first closes the modal, too",
                #"""
                "screens": [{"id": "one", "controls": [{"id": "x", "kind": "button", "exit": null}]}],
                "modals": [{"id": "m", "style": "fullScreen", "content": "one", "controls": []},
                    {"id": "ask", "style": "alert", "controls": [{"id": "yes", "kind": "button", "title": "Discard"}]}],
                "transitions": [{"id": "t", "from": "one/x", "to": "ask", "kind": "present"},
                    {"id": "u", "from": "ask/yes", "kind": "dismiss", "closes": ["ask", "m"]}]
                """#),
            .flow(
                .fail, "A screen that has Back elsewhere has none in the modal",
                #"""
                "screens": [{"id": "home", "container": "navigation"}, {"id": "shared", "controls": []},
                    {"id": "one", "controls": [{"id": "cancel", "kind": "button", "exit": {"effect": "none"}}]}],
                "modals": [{"id": "m", "style": "fullScreen", "content": "one", "contains": [], "controls": []}],
                "transitions": [{"id": "t", "from": "home", "to": "shared", "kind": "push"},
                    {"id": "u", "from": "one", "to": "shared", "kind": "push"}]
                """#),
            .flow(
                .review, "Held by a screen that has Cancel",
                #"""
                "screens": [
                    {"id": "host", "controls": [{"id": "cancel", "kind": "button", "exit": {"effect": "none"}}]},
                    {"id": "part", "controls": []}],
                "modals": [{"id": "m", "style": "fullScreen", "content": "host", "contains": [], "controls": []}],
                "transitions": [{"id": "t", "from": "host", "to": "part", "kind": "embed"}]
                """#),
            .flow(
                .fail, "A circle without a way out",
                #"""
                "screens": [{"id": "one", "controls": []}, {"id": "two", "controls": []},
                    {"id": "three", "controls": [{"id": "done", "kind": "button", "exit": {"effect": "commit"}}]}],
                "modals": [{"id": "m", "style": "fullScreen", "content": "three", "contains": [], "controls": []}],
                "transitions": [{"id": "t", "from": "three", "to": "one", "kind": "push"},
                    {"id": "u", "from": "one", "to": "two", "kind": "push"},
                    {"id": "v", "from": "two", "to": "one", "kind": "push"}]
                """#),
            .modal(
                .notApplicable, "Who lists its controls lists what it holds",
                #""style": "formSheet", "controls": [{"id": "ok", "kind": "button", "exit": {"effect": "save"}}]"#),
            .modal(.open, "Nobody said what it shows", #""style": "formSheet", "controls": []"#),
            .modal(.notApplicable, "No screens inside", #""style": "formSheet", "content": null, "controls": []"#),
        ])

    func check(_ node: ModalNode, in context: Context, _ observations: inout Observations) {
        if node.modal.system.isTrue { return observations.pass() }
        switch context.steps(inside: node) {
        case .unknown: observations.open(node.modal.id, "content")
        case .none: observations.nothingToCheck()
        case .tooLarge: observations.tooLarge()
        case .known(let interior):
            let graph = context.graph(of: interior)
            let answers = context.waysOut(of: graph, of: node)
            let steps = graph.screens.indices.filter { answers[$0].rank > 0 }
                .sorted { (-answers[$0].rank, $0) < (-answers[$1].rank, $1) }
            for step in steps.prefix(Self.mostTold) {
                tell(step, answers, graph, of: node, in: context, stuck: steps.count, &observations)
            }
        }
        if observations.all.isEmpty { observations.pass() }
    }

    private func tell(
        _ step: Int, _ answers: [BackwardSearch.Answer], _ graph: InteriorGraph, of node: ModalNode,
        in context: Context, stuck: Int, _ observations: inout Observations
    ) {
        let screen = graph.screens[step]
        switch answers[step] {
        case .yes: break
        case .open(let facts): observations.open(facts, on: screen)
        case .review:
            observations.review(Self.held, ["screen": graph.name(of: step)], settledBy: Self.heldSettled) {
                $0.rest(on: screen.screen.id)
            }
        case .no:
            let path = graph.path(to: step)
            observations.fail(Self.stuck, ["screen": graph.name(of: step), "path": graph.names(of: path)]) {
                $0.rest(on: screen.screen.id)
                $0.related = [Reference(screen.screen.id)]
                $0.evidence = [graph.evidence(of: path)]
                if stuck > Self.mostTold { $0.evidence.append(JSON.Member("stuck", .number(Double(stuck)))) }
                $0.fix = fix(step, answers, graph, of: node, in: context)
            }
        }
    }

    /// To show the Back button that leads to a step with a way out.
    private func fix(
        _ step: Int, _ answers: [BackwardSearch.Answer], _ graph: InteriorGraph, of node: ModalNode, in context: Context
    ) -> Fix? {
        let screen = graph.screens[step]
        guard screen.screen.backHidden.isTrue else { return nil }
        let buttons = BackButtons(graph, of: node, in: context)
        let before = graph.steps.indices.first { source in
            guard case .yes = answers[source] else { return false }
            return graph.steps[source].contains { way in
                guard way.target == step, case .shown = buttons.backUnlessHidden(from: source, over: way) else {
                    return false
                }
                return true
            }
        }
        guard let before else { return nil }
        return Fix(
            .suggested, Message(Self.showBack, ["screen": graph.name(of: before)]),
            [Fix.Operation("replace", JSONPointer(["screens", String(screen.index), "backHidden"]), .bool(false))])
    }

    /// A fullscreen modal of two steps, pushed in a navigation stack.
    private static func steps(_ first: String, _ second: String) -> String {
        """
        "screens": [{"id": "one", \(first)}, {"id": "two", \(second)}],
        "modals": [{"id": "m", "style": "fullScreen", "content": "one", "contains": ["navigationStack"],
            "controls": []}],
        "transitions": [{"id": "t", "from": "one", "to": "two", "kind": "push"}]
        """
    }
}
