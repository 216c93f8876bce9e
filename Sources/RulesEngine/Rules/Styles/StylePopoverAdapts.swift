internal import FlowDocument
internal import JSON

/// A popover becomes a sheet in a compact width.
struct StylePopoverAdapts: ModalRule {
    static let stays = MessageTemplate(
        "stays", en: "In {case}, whose width is compact, it stays a popover.",
        ja: "コンパクト幅の{case}でも、ポップオーバーのままです。", ko: "폭이 좁은 {case}에서도 팝오버로 남습니다.")
    static let other = MessageTemplate(
        "other", en: "In {case}, whose width is compact, it becomes “{style}” rather than a sheet.",
        ja: "コンパクト幅の{case}で、シートではなく「{style}」になります。", ko: "폭이 좁은 {case}에서 시트가 아니라 “{style}” 스타일이 됩니다.")
    static let adapt = MessageTemplate(
        "adapt", en: "Show it as a sheet in a compact width", ja: "コンパクト幅ではシートで表示する",
        ko: "좁은 폭에서는 시트로 표시하기")

    static let metadata = RuleMetadata(
        id: "style-popover-adapts", editions: .since2020s, severity: .error, guidelines: ["modality-2020s-popover"],
        scope: .modals(ModalKind.popovers),
        summary: LocalText(
            en: "A popover becomes a sheet in a compact width.", ja: "ポップオーバーは、コンパクト幅ではシートになります。",
            ko: "팝오버는 좁은 폭에서 시트가 됩니다."),
        why: LocalText(
            en: """
                In a narrow window a popover covers what it points at. A sheet shows the same content with room to spare, \
                and people know how to close it.
                """,
            ja: """
                狭いウインドウでは、ポップオーバーが指し示すものまで覆ってしまいます。シートなら同じ内容をゆとりをもって表示でき、\
                閉じかたも知られています。
                """,
            ko: """
                좁은 창에서는 팝오버가 가리키는 대상까지 가립니다. 시트는 같은 내용을 여유 있게 보여 주고, 닫는 방법도 익숙합니다.
                """),
        remedy: LocalText(
            en: "State a sheet as what it becomes in a compact width, and design that form, too.",
            ja: "コンパクト幅での表示にシートを指定し、その形のデザインも用意します。",
            ko: "좁은 폭에서의 표시로 시트를 지정하고 그 형태도 디자인합니다."),
        messages: [stays, other, adapt],
        examples: [
            .flow(.pass, "A sheet on iPhone", popover("iphone-portrait", #", "compactStyle": "pageSheet""#)),
            .flow(.pass, "The system's choice", popover("iphone-portrait", #", "compactStyle": "automatic""#)),
            .modal(.pass, "A sheet wherever it is narrow", #""style": "popover", "compactStyle": "pageSheet""#),
            .flow(.fail, "A popover everywhere", popover("iphone-portrait", #", "compactStyle": "popover""#)),
            .flow(.fail, "Stated as becoming nothing else", popover("iphone-portrait", #", "compactStyle": null"#)),
            .flow(.fail, "Full screen, as in 2018", popover("iphone-portrait", #", "compactStyle": "fullScreen""#)),
            .flow(.fail, "An iPad's window can be narrow, too", popover("ipad-slide-over", #", "compactStyle": null"#)),
            .flow(.open, "Nobody said what it becomes", popover("iphone-portrait")),
            .modal(.open, "Nobody said on which devices", #""style": "popover", "compactStyle": "popover""#),
            .flow(.notApplicable, "Wide windows alone", popover("ipad-portrait", #", "compactStyle": "popover""#)),
            .flow(
                .notApplicable, "A large iPhone on its side is wide", popover("iphone-large-landscape")),
        ])

    func check(_ node: ModalNode, in context: Context, _ observations: inout Observations) {
        if node.isSheetWhenCompact == true, context.cases == nil { return observations.pass() }
        context.inEachCase(where: { $0.horizontal == .compact }, &observations) { device, seen in
            guard let isSheet = node.isSheetWhenCompact else { return seen.open(node.modal.id, "compactStyle") }
            if isSheet { return seen.pass() }
            let style = node.modal.compactStyle.value
            let template = style == nil || style == .popover ? Self.stays : Self.other
            seen.fail(template, ["case": device.id, "style": style?.rawValue ?? ""]) {
                $0.field = ["compactStyle"]
                // The edition before asked for just this.
                if style == .fullScreen { $0.severity = .advice }
                $0.fix = Fix(
                    .suggested, Message(Self.adapt), node.patch("compactStyle", .string(ModalStyle.automatic.rawValue)))
            }
        }
    }

    private static func popover(_ name: String, _ members: String = "") -> String {
        "\"cases\": [\"\(name)\"], \"modals\": [{\"id\": \"m\", \"style\": \"popover\"\(members)}]"
    }
}
