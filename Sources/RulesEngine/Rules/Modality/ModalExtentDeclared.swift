internal import FlowDocument

/// A modal says what it covers.
struct ModalExtentDeclared: ModalRule {
    static let noParent = MessageTemplate(
        "no-parent",
        en: "It covers the view that presents it, and nothing says which view that is.",
        ja: "提示元のビューを覆うスタイルですが、どのビューが提示元なのかが示されていません。",
        ko: "자신을 제시한 뷰를 덮는 스타일인데, 그 뷰가 무엇인지 나와 있지 않습니다.")

    static let metadata = RuleMetadata(
        id: "modal-extent-declared", editions: .all, severity: .advice,
        guidelines: ["modality-2018-definition", "modality-2020s-definition"],
        scope: .modals(ModalKind.screens),
        summary: LocalText(
            en: "A modal says whether it covers the screen, its parent or a part.",
            ja: "モーダルは、画面全体、親のビュー、その一部のどれを覆うのかを示します。",
            ko: "모달은 화면 전체, 부모 뷰, 그 일부 가운데 무엇을 덮는지 밝힙니다."),
        why: LocalText(
            en:
                "What stays visible around a modal tells people what they interrupted, and whether they can go on with it.",
            ja: "モーダルの周囲に何が見えているかで、何を中断しているのか、その作業を続けられるのかが分かります。",
            ko: "모달 둘레에 무엇이 보이는지에 따라 사람들은 무엇을 멈추었고 이어서 할 수 있는지를 압니다."),
        remedy: LocalText(
            en: "State the style, and for one in the current context the screen that presents it.",
            ja: "スタイルを指定し、現在のコンテキストに表示する場合は提示元の画面も指定してください。",
            ko: "스타일을 정하고, 현재 컨텍스트에 표시한다면 제시하는 화면도 지정하십시오."),
        messages: [noParent],
        examples: [
            .flow(
                .pass, "In the context of a pane",
                #"""
                "screens": [{"id": "detail", "container": "pane"}],
                "modals": [{"id": "m", "style": "currentContext", "presenter": "detail"}]
                """#),
            .flow(
                .pass, "The presenter is read from the transition",
                #"""
                "screens": [{"id": "list"}], "modals": [{"id": "m", "style": "currentContext"}],
                "transitions": [{"id": "t", "from": "list", "to": "m", "kind": "present"}]
                """#),
            .modal(.pass, "Frames are not needed", #""style": "formSheet""#),
            .modal(.fail, "In the context of nothing", #""style": "currentContext""#),
            .modal(.fail, "Stated to have no presenter", #""style": "currentContext", "presenter": null"#),
            .modal(.open, "Nobody said in which style", #""title": "Filters""#),
            .modal(.notApplicable, "An alert", #""style": "alert""#),
        ])

    func check(_ node: ModalNode, in context: Context, _ observations: inout Observations) {
        guard node.kind == .currentContext, context.presenters(of: node).isEmpty else { return observations.pass() }
        observations.fail(Self.noParent) { $0.field = ["presenter"] }
    }
}
