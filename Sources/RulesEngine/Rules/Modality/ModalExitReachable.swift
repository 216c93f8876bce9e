internal import FlowDocument
internal import JSON

/// Every step of a modal task can get back out.
struct ModalExitReachable: ModalRule {
    /// More dead ends than this in one modal are counted rather than told one by one.
    static let limit = 50

    static let stuck = MessageTemplate(
        "stuck", "From “{screen}” nothing leads out of the modal. People get there by {path}.")

    static let metadata = RuleMetadata(
        id: "modal-exit-reachable", editions: .all, severity: .error,
        guidelines: ["modality-2018-safe-exit", "modality-2018-narrow-tasks", "modality-2020s-narrow-tasks"],
        scope: .modals(ModalKind.screens.union([.popoverNonmodal, .popover])), mutedBy: ["modal-exit-exists"],
        summary: "Every step of a modal task can get back out.",
        why:
            """
            People change their minds in the middle. A step without a way back or out makes them finish, or \
            kill the app.
            """,
        remedy: "Add a way out to the step, or show the Back button that leads to a step that has one.",
        messages: [stuck],
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
            .modal(.notApplicable, "No screens inside", #""style": "formSheet", "content": null, "controls": []"#),
        ])

    func check(_ node: ModalNode, in context: Context, _ observations: inout Observations) {
        if node.modal.system.isTrue { return observations.pass() }
        switch context.interior(of: node) {
        case .unknown: observations.open(node.modal.id, "content")
        case .none: observations.nothingToCheck()
        case .tooLarge: observations.tooLarge()
        case .known(let interior):
            let search = StepSearch(interior, of: node, in: context)
            tell(search.stuck, search, interior, of: node, in: context, &observations)
        }
    }

    private func tell(
        _ stuck: [Int], _ search: StepSearch, _ interior: ModalInterior, of node: ModalNode, in context: Context,
        _ observations: inout Observations
    ) {
        for screen in stuck.prefix(Self.limit) {
            let id = context.graph.screens[screen].screen.id
            let missing = search.missing(for: screen)
            guard missing.isEmpty else {
                var observation = Observation(.open)
                observation.facet = id.rawValue
                observation.screen = id
                observation.missing = missing
                observations.add(observation)
                continue
            }
            let path = interior.path(to: screen).map { context.graph.screens[$0].screen.id }
            observations.fail(
                Self.stuck,
                ["screen": context.name(of: id), "path": path.map { context.name(of: $0) }.joined(separator: " → ")]
            ) {
                $0.facet = id.rawValue
                $0.screen = id
                $0.related = [Reference(id)]
                $0.evidence = [JSON.Member("path", .array(path.map { .string($0.rawValue) }))]
                if stuck.count > Self.limit { $0.evidence.append(JSON.Member("stuck", .number(Double(stuck.count)))) }
            }
        }
        if stuck.isEmpty { observations.pass() }
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
