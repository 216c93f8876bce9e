internal import FlowDocument
internal import JSON

/// Work of many steps has the whole screen.
struct FullscreenForMultistep: ModalRule {
    static let steps = Threshold(
        "fullscreen-for-multistep", "steps", 4,
        LocalText(
            en: "From so many screens on the longest way on, the work needs the whole screen.",
            ja: "最も長い経路の画面がこの数以上なら、全画面が必要な作業とみなします。",
            ko: "가장 긴 경로의 화면이 이 수 이상이면 전체 화면이 필요한 작업으로 봅니다."))

    static let many = MessageTemplate(
        "many", en: "A task of {steps} steps is shown as “{style}”: {path}.",
        ja: "{steps}段階の作業を「{style}」で表示しています（{path}）。", ko: "{steps}단계의 작업을 “{style}” 스타일로 보여 줍니다({path}).")
    static let complex = MessageTemplate(
        "complex", en: "A task of high complexity is shown as “{style}”.", ja: "複雑な作業を「{style}」で表示しています。",
        ko: "복잡한 작업을 “{style}” 스타일로 보여 줍니다.")
    static let unclear = MessageTemplate(
        "unclear", en: "Its steps lead to one another in circles; the longest way has {least} to {most}.",
        ja: "手順が循環していて、最も長い経路は{least}〜{most}段階です。", ko: "단계가 서로 순환하며, 가장 긴 경로는 {least}~{most}단계입니다.")
    static let unclearSettled = MessageTemplate(
        "unclear-settled", en: "Decide how many steps people go through at most.", ja: "最大で何段階を通るのかを確認します。",
        ko: "최대 몇 단계를 거치는지 판단합니다.")

    static let metadata = RuleMetadata(
        id: "fullscreen-for-multistep", editions: .since2020s, kind: .heuristic, severity: .advice,
        guidelines: ["modality-2020s-immersive-full-screen"], scope: .modals([.sheet, .formSheet, .pageSheet]),
        thresholds: [steps],
        summary: LocalText(
            en: "Work of many steps, or of high complexity, has the whole screen.",
            ja: "段階の多い作業や複雑な作業は、全画面で行います。", ko: "단계가 많거나 복잡한 작업은 전체 화면에서 합니다."),
        why: LocalText(
            en: "Retouching a picture or marking up a document needs room and no distraction; a sheet offers neither.",
            ja: "写真の加工や書類への書き込みには、広さと集中できる環境が必要です。シートにはどちらも足りません。",
            ko: "사진 보정이나 문서 표시에는 넓은 공간과 집중이 필요합니다. 시트에는 둘 다 부족합니다."),
        remedy: LocalText(
            en: "Present it full screen, with a button that closes it, or shorten the task.",
            ja: "閉じるボタンを備えた全画面で表示するか、作業を短くします。", ko: "닫는 버튼을 갖춘 전체 화면으로 표시하거나 작업을 줄입니다."),
        messages: [many, complex, unclear, unclearSettled, .restyle],
        examples: [
            .flow(.pass, "Three steps", chain(3)),
            .flow(.pass, "A short way beside a container", chain(3, content: "nav")),
            .flow(.fail, "Four steps", chain(4)),
            .flow(.fail, "A page sheet of six", chain(6, style: "pageSheet")),
            .flow(.fail, "The longest of several ways counts", chain(4, more: Self.shortcut)),
            .modal(.fail, "Marking up a document", #""style": "automatic", "taskKind": "edit", "complexity": "high""#),
            .flow(.notApplicable, "Full screen already", chain(6, style: "fullScreen")),
            .flow(.open, "Nobody said how complex it is", chain(3, complexity: nil)),
            .modal(.open, "Nobody said what it shows", #""style": "formSheet", "complexity": "low""#),
            .modal(.notApplicable, "Supplied by iOS", #""style": "pageSheet", "system": true"#),
        ])

    func check(_ node: ModalNode, in context: Context, _ observations: inout Observations) {
        guard !node.modal.system.isTrue else { return observations.nothingToCheck() }
        if node.modal.complexity.value == .high { return fail(Self.complex, [:], [], node, context, &observations) }
        switch context.interior(of: node) {
        case .tooLarge: return observations.tooLarge()
        case .none: break
        case .unknown: return observations.open(node.modal.id, "content")
        case .known(let interior):
            if look(at: context.graph(of: interior), of: node, context, &observations) { return }
        }
        if node.modal.complexity.isKnown { observations.pass() } else { observations.open(node.modal.id, "complexity") }
    }

    /// Says what follows from the steps; `false` where they are few.
    private func look(
        at graph: InteriorGraph, of node: ModalNode, _ context: Context, _ observations: inout Observations
    ) -> Bool {
        let ways = LongestWays(graph) { step in
            let weight = step.isEmbed ? 0 : 1
            return LongestWays.Weight(least: weight, most: weight)
        }
        let last = ways.farthest
        let (least, most) = (ways.least[last] + 1, (ways.most.max() ?? 0) + 1)
        let limit = context.limit(Self.steps)
        if Double(least) >= limit {
            let path = graph.visible(ways.path(to: last))
            let arguments = ["steps": String(least), "path": graph.names(of: path)]
            fail(Self.many, arguments, graph.references(to: path), node, context, &observations)
        } else if Double(most) >= limit {
            let arguments = ["least": String(least), "most": String(most)]
            observations.review(Self.unclear, arguments, settledBy: Self.unclearSettled) { $0.field = ["content"] }
        } else {
            return false
        }
        return true
    }

    private func fail(
        _ template: MessageTemplate, _ arguments: [String: String], _ related: [Reference], _ node: ModalNode,
        _ context: Context, _ observations: inout Observations
    ) {
        var arguments = arguments
        arguments["style"] = node.modal.style.value?.rawValue ?? ""
        observations.fail(template, arguments) {
            $0.field = ["style"]
            $0.related = related
            if let patch = context.restyling(node, as: .fullScreen) {
                $0.fix = Fix(.suggested, Message(.restyle, ["style": ModalStyle.fullScreen.rawValue]), patch)
            }
        }
    }

    private static let shortcut = #", {"id": "short", "from": "s0", "to": "s3", "kind": "push"}"#

    /// Steps pushed one after the other.
    private static func chain(
        _ steps: Int, style: String = "formSheet", complexity: String? = "low", content: String = "s0",
        more: String = ""
    ) -> String {
        let nodes = (0..<steps).map { #"{"id": "s\#($0)", "name": "Step \#($0 + 1)"}"# }
        let pushes = (1..<steps).map {
            #"{"id": "t\#($0)", "from": "s\#($0 - 1)", "to": "s\#($0)", "kind": "push"}"#
        }
        let complexity = complexity.map { #", "complexity": "\#($0)""# } ?? ""
        return """
            "screens": [{"id": "nav", "container": "navigation"}, \(nodes.joined(separator: ", "))],
            "modals": [{"id": "m", "style": "\(style)", "content": "\(content)"\(complexity)}],
            "transitions": [{"id": "e", "from": "nav", "to": "s0", "kind": "embed"}, \
            \(pushes.joined(separator: ", "))\(more)]
            """
    }
}
