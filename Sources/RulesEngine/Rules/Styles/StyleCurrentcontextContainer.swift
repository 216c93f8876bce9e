internal import FlowDocument
internal import JSON

/// The current context is for containers smaller than the window.
struct StyleCurrentcontextContainer: ModalRule {
    static let whole = MessageTemplate(
        "whole", en: "Its parent “{parent}” fills the window, so there is no part for it to keep to.",
        ja: "親の「{parent}」がウインドウ全体を占めているため、収めるべき部分がありません。",
        ko: "상위인 “{parent}”: 창 전체를 차지하므로 따로 지킬 부분이 없습니다.")

    static let metadata = RuleMetadata(
        id: "style-currentcontext-container", editions: .all, severity: .warning,
        guidelines: ["modality-2018-current-context", "modality-2020s-current-context-compact"],
        scope: .modals([.currentContext]),
        summary: LocalText(
            en: "A modal in the current context belongs to a part of the window, such as a pane or a popover.",
            ja: "現在のコンテキスト内のモーダルは、ペインやポップオーバーなど、ウインドウの一部に属します。",
            ko: "현재 컨텍스트의 모달은 패널이나 팝오버 등 창의 일부에 속합니다."),
        why: LocalText(
            en: """
                The style keeps what lies around its parent in use. Where the parent is everything, it is a full-screen \
                modal under another name, and adapts worse.
                """,
            ja: """
                このスタイルは、親の周囲を使える状態に保つためのものです。親が画面全体なら全画面のモーダルと変わらず、サイズの変化にも\
                うまく対応できません。
                """,
            ko: """
                이 스타일은 상위 뷰의 주위를 계속 쓸 수 있게 하기 위한 것입니다. 상위가 화면 전체라면 전체 화면 모달과 다름없고 \
                크기 변화에도 잘 맞추지 못합니다.
                """),
        remedy: LocalText(
            en: "Present it full screen or as a sheet, or from the pane that it concerns.",
            ja: "全画面かシートで表示するか、関係するペインから表示します。", ko: "전체 화면이나 시트로 표시하거나, 관련된 패널에서 표시합니다."),
        messages: [whole, .restyle],
        examples: [
            .flow(.pass, "From a pane", presented(by: pane, in: "ipad-landscape")),
            .flow(
                .pass, "From a popover",
                #"""
                "cases": ["ipad-portrait"],
                "modals": [{"id": "pop", "style": "popover", "controls": [{"id": "more", "kind": "button"}],
                    "frame": {"x": 100, "y": 100, "width": 320, "height": 400}}, {"id": "m", "style": "currentContext"}],
                "transitions": [{"id": "t", "from": "pop/more", "to": "m", "kind": "present"}]
                """#),
            .flow(
                .pass, "From a view two points smaller than the window",
                presented(
                    by: #"{"id": "from", "frame": {"x": 0, "y": 0, "width": 1180, "height": 818}}"#,
                    in: "ipad-landscape")),
            .flow(.fail, "From the first screen", presented(by: #"{"id": "from"}"#, in: "ipad-landscape", "from")),
            .flow(.fail, "On an iPhone", presented(by: #"{"id": "from"}"#, in: "iphone-portrait", "from")),
            .flow(
                .fail, "From the first screen, on whatever device",
                #"""
                "entry": ["from"], "screens": [{"id": "from"}],
                "modals": [{"id": "m", "style": "currentContext", "presenter": "from"}]
                """#),
            .flow(
                .fail, "From a full-screen modal, on whatever device",
                #"""
                "modals": [{"id": "below", "style": "fullScreen"},
                    {"id": "m", "style": "currentContext", "presenter": "below"}]
                """#),
            .flow(
                .fail, "From a view that is as large as the window",
                presented(
                    by: #"{"id": "from", "frame": {"x": 0, "y": 0, "width": 1180, "height": 819.5}}"#,
                    in: "ipad-landscape")),
            .flow(
                .fail, "From what fills the first screen",
                presented(
                    by: #"{"id": "bar", "container": "navigation"}, {"id": "from", "parent": "bar"}"#,
                    in: "ipad-portrait", "bar")),
            .flow(
                .notApplicable, "A pane that fills a narrow window is a matter of what it becomes there",
                presented(
                    by: #"{"id": "from", "container": "pane", "frame": {"x": 0, "y": 0, "width": 390, "height": 844}}"#,
                    in: "iphone-portrait")),
            .flow(
                .open, "Nobody said where the pane is",
                presented(by: #"{"id": "from", "container": "pane"}"#, in: "ipad-landscape")),
            .flow(
                .notApplicable, "Nothing presents it",
                #""cases": ["ipad-landscape"], "modals": [{"id": "m", "style": "currentContext"}]"#),
        ])

    func check(_ node: ModalNode, in context: Context, _ observations: inout Observations) {
        let presenters = context.presenters(of: node)
        guard !presenters.isEmpty else { return observations.nothingToCheck() }
        if let parent = presenters.first(where: { context.fillsEveryWindow($0) }) {
            return fail(parent, nil, node, in: context, &observations)
        }
        context.inEachCase(&observations) { device, seen in
            // Where the width is compact, panes and popovers collapse; what becomes of the modal there is another rule's.
            let judged = presenters.filter { device.horizontal == .regular || !context.collapses($0) }
            guard !judged.isEmpty else { return }
            var missing: [MissingFact] = []
            for presenter in judged {
                switch context.placement(below: presenter, in: device) {
                case .unknown(let fact): missing.append(fact)
                case .at(let frame) where frame.equals(device.bounds):
                    return fail(presenter, device, node, in: context, &seen)
                case .at: break
                }
            }
            if missing.isEmpty { seen.pass() } else { seen.ask(for: missing, of: node.modal.id) }
        }
    }

    private func fail(
        _ parent: GraphNode, _ device: DeviceCase?, _ node: ModalNode, in context: Context,
        _ observations: inout Observations
    ) {
        let id = context.id(of: parent)
        observations.fail(Self.whole, ["parent": context.name(of: id)]) {
            $0.field = ["style"]
            $0.related = [Reference(id)]
            if let device { $0.evidence = [JSON.Member("window", device.bounds.json)] }
            if let patch = context.restyling(node, as: .fullScreen) {
                $0.fix = Fix(.suggested, Message(.restyle, ["style": ModalStyle.fullScreen.rawValue]), patch)
            }
        }
    }

    private static let pane = """
        {"id": "from", "container": "pane", "frame": {"x": 0, "y": 0, "width": 320, "height": 820}}
        """

    private static func presented(by screens: String, in name: String, _ entry: String? = nil) -> String {
        """
        "cases": ["\(name)"], \(entry.map { "\"entry\": [\"\($0)\"], " } ?? "")"screens": [\(screens)],
        "modals": [{"id": "m", "style": "currentContext", "presenter": "from"}]
        """
    }
}

extension Context {
    /// Whether something is known to fill its window whichever that is: nobody gave it a frame, and it needs none.
    fileprivate func fillsEveryWindow(_ node: GraphNode) -> Bool {
        switch node {
        case .modal(let index):
            let node = graph.modals[index]
            return node.kind == .fullScreen && !node.modal.frame.isKnown && !node.modal.frames.isKnown
        case .screen(let index):
            let screen = graph.screens[index].screen
            let hasParent = screen.parent.value != nil || screen.frame.isKnown || screen.frames.isKnown
            return entries.contains(screen.id) && !hasParent && !isPartOfWindow(graph.screens[index])
        }
    }

    /// Whether something is a part of its window that a compact width has no room for.
    fileprivate func collapses(_ node: GraphNode) -> Bool {
        switch node {
        case .modal(let index): graph.modals[index].isPopover
        case .screen(let index):
            isPartOfWindow(graph.screens[index]) || owners(of: graph.screens[index]).contains { $0.isPopover }
        }
    }
}
