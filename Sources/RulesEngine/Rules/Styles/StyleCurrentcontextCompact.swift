internal import FlowDocument
internal import JSON

/// In a compact width a modal in the current context turns into a sheet.
struct StyleCurrentcontextCompact: ModalRule {
    static let stays = MessageTemplate(
        "stays", en: "In {case} it stays in its part of the window, which has collapsed there.",
        ja: "{case}でもウインドウの一部にとどまりますが、その部分は折りたたまれています。",
        ko: "{case}에서도 창의 일부에 머무르지만 그 부분은 접혀 있습니다.")
    static let other = MessageTemplate(
        "other", en: "In {case} it becomes “{style}” rather than a sheet.", ja: "{case}では、シートではなく「{style}」になります。",
        ko: "{case}에서 시트가 아니라 “{style}” 스타일이 됩니다.")
    static let adapt = MessageTemplate(
        "adapt", en: "Show it as a sheet in a compact width", ja: "コンパクト幅ではシートで表示する",
        ko: "좁은 폭에서는 시트로 표시하기")

    static let metadata = RuleMetadata(
        id: "style-currentcontext-compact", editions: .since2020s, severity: .error,
        guidelines: ["modality-2020s-current-context-compact"], scope: .modals([.currentContext]),
        summary: LocalText(
            en: "In a compact width a modal in the current context turns into a sheet.",
            ja: "現在のコンテキスト内のモーダルは、コンパクト幅ではシートになります。",
            ko: "현재 컨텍스트의 모달은 좁은 폭에서 시트가 됩니다."),
        why: LocalText(
            en: """
                Where the window is narrow, panes collapse and popovers become sheets. A modal that still looks for its \
                part is squeezed or covers the wrong view.
                """,
            ja: """
                ウインドウが狭いとペインは折りたたまれ、ポップオーバーはシートになります。元の部分に表示し続けると、窮屈になったり\
                別のビューを覆ったりします。
                """,
            ko: """
                창이 좁으면 패널은 접히고 팝오버는 시트가 됩니다. 원래 부분에 계속 표시하면 비좁아지거나 엉뚱한 뷰를 덮게 됩니다.
                """),
        remedy: LocalText(
            en: "State a sheet as what it becomes in a compact width.", ja: "コンパクト幅での表示にシートを指定します。",
            ko: "좁은 폭에서의 표시로 시트를 지정합니다."),
        messages: [stays, other, adapt],
        examples: [
            .flow(.pass, "A page sheet on iPhone", modal("iphone-portrait", #", "compactStyle": "pageSheet""#)),
            .flow(.pass, "The system's choice", modal("iphone-portrait", #", "compactStyle": "automatic""#)),
            .modal(
                .pass, "A sheet wherever it is narrow", #""style": "currentContext", "compactStyle": "pageSheet""#),
            .flow(.fail, "It stays", modal("iphone-portrait", #", "compactStyle": "currentContext""#)),
            .flow(.fail, "Stated as becoming nothing else", modal("iphone-portrait", #", "compactStyle": null"#)),
            .flow(.fail, "Full screen", modal("iphone-portrait", #", "compactStyle": "fullScreen""#)),
            .flow(.fail, "An iPad's window can be narrow, too", modal("ipad-slide-over", #", "compactStyle": null"#)),
            .flow(.open, "Nobody said what it becomes", modal("iphone-portrait")),
            .modal(.open, "Nobody said on which devices", #""style": "currentContext", "compactStyle": null"#),
            .flow(.notApplicable, "Wide windows alone", modal("ipad-landscape", #", "compactStyle": null"#)),
        ])

    func check(_ node: ModalNode, in context: Context, _ observations: inout Observations) {
        if node.isSheetWhenCompact == true, context.cases == nil { return observations.pass() }
        context.inEachCase(where: { $0.horizontal == .compact }, &observations) { device, seen in
            guard let isSheet = node.isSheetWhenCompact else { return seen.open(node.modal.id, "compactStyle") }
            if isSheet { return seen.pass() }
            let style = node.modal.compactStyle.value
            let template = style == nil || style == .currentContext ? Self.stays : Self.other
            seen.fail(template, ["case": device.id, "style": style?.rawValue ?? ""]) {
                $0.field = ["compactStyle"]
                $0.fix = Fix(
                    .suggested, Message(Self.adapt), node.patch("compactStyle", .string(ModalStyle.automatic.rawValue)))
            }
        }
    }

    private static func modal(_ name: String, _ members: String = "") -> String {
        "\"cases\": [\"\(name)\"], \"modals\": [{\"id\": \"m\", \"style\": \"currentContext\"\(members)}]"
    }
}
