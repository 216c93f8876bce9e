internal import FlowDocument
internal import JSON

/// A modal task is short.
struct ModalTaskSteps: ModalRule {
    static let steps = Threshold(
        "modal-task-steps", "steps", 3,
        LocalText(
            en: "Screens on the longest way through a modal, in the edition of 2018; more is worth a thought.",
            ja: "モーダル内で最も長い経路の画面数（2018年版）。超えると助言になります。",
            ko: "모달 안에서 가장 긴 경로의 화면 수(2018년판). 넘으면 조언으로 알립니다."))
    static let stepsWarning = Threshold(
        "modal-task-steps", "stepsWarning", 5,
        LocalText(
            en: "Screens on the longest way through a modal, in the edition of 2018; more is a warning.",
            ja: "モーダル内で最も長い経路の画面数（2018年版）。超えると警告になります。",
            ko: "모달 안에서 가장 긴 경로의 화면 수(2018년판). 넘으면 경고로 알립니다."))
    static let wideSteps = Threshold(
        "modal-task-steps", "wideSteps", 5,
        LocalText(
            en: "The same in later editions and in full-screen modals; more is worth a thought.",
            ja: "それ以降の版と全画面のモーダルでの画面数。超えると助言になります。",
            ko: "이후 판과 전체 화면 모달에서의 화면 수. 넘으면 조언으로 알립니다."))
    static let wideStepsWarning = Threshold(
        "modal-task-steps", "wideStepsWarning", 8,
        LocalText(
            en: "The same in later editions and in full-screen modals; more is a warning.",
            ja: "それ以降の版と全画面のモーダルでの画面数。超えると警告になります。",
            ko: "이후 판과 전체 화면 모달에서의 화면 수. 넘으면 경고로 알립니다."))
    static let inputs = Threshold(
        "modal-task-steps", "inputs", 12,
        LocalText(
            en: "Things that one modal asks for; more is worth a thought.",
            ja: "1つのモーダルで入力を求める項目の数。超えると助言になります。",
            ko: "모달 하나에서 입력을 요구하는 항목 수. 넘으면 조언으로 알립니다."))

    static let long = MessageTemplate(
        "long", en: "The task takes {steps} steps: {path}.",
        ja: "作業に{steps}段階かかります: {path}",
        ko: "작업이 {steps}단계나 걸립니다: {path}")
    static let unclear = MessageTemplate(
        "unclear",
        en: "Screens lead to one another in a circle; the task takes between {least} and {most} steps.",
        ja: "画面が循環していて、作業は{least}段階から{most}段階になります。",
        ko: "화면이 서로 이어져 돌고 있어 작업이 {least}단계에서 {most}단계까지 됩니다.")
    static let unclearSettled = MessageTemplate(
        "count-steps", en: "Count how many different screens people see on the longest way to the end.",
        ja: "最後まで進む最も長い経路で、何種類の画面を通るかを数えてください。",
        ko: "끝까지 가는 가장 긴 길에서 서로 다른 화면을 몇 개 지나는지 세어 보십시오.")
    static let manyInputs = MessageTemplate(
        "many-inputs", en: "It asks for {inputs} things in one go.",
        ja: "一度に{inputs}項目の入力を求めます。",
        ko: "한 번에 {inputs}개 항목의 입력을 요구합니다.")

    static let metadata = RuleMetadata(
        id: "modal-task-steps", editions: .all, severity: .advice,
        guidelines: ["modality-2020s-narrow-tasks", "modality-2018-narrow-tasks"],
        scope: .modals(ModalKind.screens.subtracting([.popoverModal])),
        mutedBy: ["modal-hierarchy-depth"],
        thresholds: [steps, stepsWarning, wideSteps, wideStepsWarning, inputs],
        summary: LocalText(
            en: "A modal task is simple and short.",
            ja: "モーダルでの作業は、簡単で短くします。",
            ko: "모달에서 하는 작업은 간단하고 짧게 합니다."),
        why: LocalText(
            en: "With each step people lose sight of what they had set aside, and of whether they will get to the end.",
            ja: "段階が増えるほど、中断した作業も、終わりまであとどれくらいかも分からなくなります。",
            ko: "단계가 늘수록 멈춰 둔 일도, 끝이 얼마나 남았는지도 보이지 않게 됩니다."),
        remedy: LocalText(
            en: "Leave out what can be asked later, join steps, or give the task a place in the app's own navigation.",
            ja: "後で尋ねられることは省き、段階をまとめるか、アプリ本来のナビゲーションに移してください。",
            ko: "나중에 물어도 되는 것은 빼고, 단계를 합치거나, 앱의 원래 내비게이션으로 옮기십시오."),
        messages: [long, unclear, unclearSettled, manyInputs],
        examples: [
            .flow(.pass, "Two steps", chain(2)),
            .flow(.pass, "Three steps", in: .hig2018, chain(3)),
            .flow(.fail, "Four steps", in: .hig2018, chain(4)),
            .flow(.pass, "Four steps", in: .hig2020s, chain(4)),
            .flow(.pass, "Five steps in full screen", in: .hig2018, chain(5, style: "fullScreen")),
            .flow(.fail, "Seven steps", chain(7)),
            .flow(.fail, "Seven steps in full screen", chain(7, style: "fullScreen")),
            .flow(
                .pass, "A container is no step of its own", in: .hig2018,
                chain(
                    3, content: "nav", screens: #", {"id": "nav", "container": "navigation", "controls": []}"#,
                    more: #", {"id": "e", "from": "nav", "to": "s0", "kind": "embed"}"#)),
            .flow(
                .pass, "Another passenger is the same step again", in: .hig2018,
                chain(3, more: #", {"id": "again", "from": "s1", "to": "s0", "kind": "push"}"#)),
            .flow(
                .fail, "The longest of several ways counts", in: .hig2018,
                chain(4, more: #", {"id": "short", "from": "s0", "to": "s3", "kind": "push"}"#)),
            .flow(
                .review, "Details that lead back to their list by a push",
                #"""
                "screens": [{"id": "list"}, {"id": "a"}, {"id": "b"}, {"id": "c"}, {"id": "d"}, {"id": "e"}],
                "modals": [{"id": "m", "style": "formSheet", "content": "list", "inputs": 0}],
                "transitions": [
                    {"id": "1", "from": "list", "to": "a", "kind": "push"},
                    {"id": "2", "from": "list", "to": "b", "kind": "push"},
                    {"id": "3", "from": "list", "to": "c", "kind": "push"},
                    {"id": "4", "from": "list", "to": "d", "kind": "push"},
                    {"id": "5", "from": "list", "to": "e", "kind": "push"},
                    {"id": "6", "from": "a", "to": "list", "kind": "push"},
                    {"id": "7", "from": "b", "to": "list", "kind": "push"},
                    {"id": "8", "from": "c", "to": "list", "kind": "push"},
                    {"id": "9", "from": "d", "to": "list", "kind": "push"},
                    {"id": "10", "from": "e", "to": "list", "kind": "push"}]
                """#),
            .modal(
                .fail, "Thirteen fields", #""style": "formSheet", "content": null, "controls": [], "inputs": 13"#),
            .modal(.pass, "Twelve fields", #""style": "formSheet", "content": null, "controls": [], "inputs": 12"#),
            .modal(.open, "Nobody said what it shows", #""style": "formSheet", "inputs": 2"#),
            .flow(.open, "Nobody said how much it asks for", chain(2, controls: "")),
            .modal(.notApplicable, "Supplied by iOS", #""style": "fullScreen", "system": true"#),
        ])

    func check(_ node: ModalNode, in context: Context, _ observations: inout Observations) {
        guard !node.modal.system.isTrue else { return observations.nothingToCheck() }
        let inputs = InputCount(node, in: context)
        let most = context.limit(Self.inputs)
        if Double(inputs.least) > most {
            observations.fail(Self.manyInputs, ["inputs": String(inputs.least)]) {
                $0.facet = "inputs"
                $0.field = ["inputs"]
                $0.evidence = [JSON.Member("inputs", .number(Double(inputs.least)))]
            }
        }
        switch context.steps(inside: node) {
        case .unknown: observations.open(node.modal.id, "content")
        case .tooLarge: observations.tooLarge()
        case .none: break
        case .known(let interior):
            look(at: context.graph(of: interior), of: node, in: context, &observations)
        }
        if observations.all.isEmpty {
            if inputs.isExact { observations.pass() } else { observations.open(node.modal.id, "inputs") }
        }
    }

    private func look(
        at graph: InteriorGraph, of node: ModalNode, in context: Context, _ observations: inout Observations
    ) {
        let isWide = context.edition > .hig2018 || node.kind == .fullScreen
        let ways = LongestWays(graph) { step in
            let weight = step.isEmbed ? 0 : 1
            return LongestWays.Weight(least: weight, most: weight)
        }
        let last = ways.farthest
        let least = ways.least[last] + 1
        let most = (ways.most.max() ?? 0) + 1
        let limit = context.limit(isWide ? Self.wideSteps : Self.steps)
        guard Double(most) > limit else { return }
        guard Double(least) > limit else {
            return observations.review(
                Self.unclear, ["least": String(least), "most": String(most)], settledBy: Self.unclearSettled
            ) {
                $0.evidence = [
                    JSON.Member("least", .number(Double(least))), JSON.Member("most", .number(Double(most))),
                ]
            }
        }
        let path = graph.visible(ways.path(to: last))
        observations.fail(Self.long, ["steps": String(least), "path": graph.names(of: path)]) {
            let isLong = Double(least) > context.limit(isWide ? Self.wideStepsWarning : Self.stepsWarning)
            if isLong { $0.severity = .warning }
            $0.related = graph.references(to: path)
            $0.evidence = [JSON.Member("steps", .number(Double(least))), graph.evidence(of: path)]
        }
    }

    /// Steps pushed one after the other, each with one thing to fill in.
    private static func chain(
        _ steps: Int, style: String = "formSheet", content: String = "s0", screens: String = "", more: String = "",
        controls: String = #", "controls": [{"id": "name", "kind": "textField"}]"#
    ) -> String {
        let nodes = (0..<steps).map { #"{"id": "s\#($0)"\#(controls)}"# }
        let transitions = (1..<steps).map {
            #"{"id": "t\#($0)", "from": "s\#($0 - 1)", "to": "s\#($0)", "kind": "push"}"#
        }
        return """
            "screens": [\(nodes.joined(separator: ", "))\(screens)],
            "modals": [{"id": "m", "style": "\(style)", "content": "\(content)", "controls": []}],
            "transitions": [\(transitions.joined(separator: ", "))\(more)]
            """
    }
}
