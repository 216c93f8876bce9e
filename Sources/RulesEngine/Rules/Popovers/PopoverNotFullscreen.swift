internal import FlowDocument
internal import JSON

/// A popover does not take over the screen.
struct PopoverNotFullscreen: ModalRule {
    static let fills = MessageTemplate(
        "fills", en: "In {case} it takes {share} of the window, which leaves nothing of what it belongs to.",
        ja: "{case}では、ウインドウの{share}を占め、元になったものが見えません。",
        ko: "{case}에서 창의 {share}를 차지해, 자신이 나온 대상이 보이지 않습니다.")
    static let large = MessageTemplate(
        "large", en: "In {case} it takes {share} of the window.", ja: "{case}では、ウインドウの{share}を占めます。",
        ko: "{case}에서 창의 {share}를 차지합니다.")

    static let whole = Threshold(
        "popover-not-fullscreen", "whole", 0.95,
        LocalText(
            en: "The share of the window’s area from which a popover takes over the screen.",
            ja: "画面を占有したとみなす、ウインドウに対する面積の割合。", ko: "화면을 차지했다고 보는 창 면적의 비율."))
    static let side = Threshold(
        "popover-not-fullscreen", "side", 0.9,
        LocalText(
            en: "The share of both the window’s sides from which a popover takes over the screen.",
            ja: "画面を占有したとみなす、ウインドウの縦横それぞれの割合。", ko: "화면을 차지했다고 보는 창의 가로와 세로 비율."))
    static let most = Threshold(
        "popover-not-fullscreen", "most", 0.7,
        LocalText(
            en: "The share of the window’s area above which a popover is too large.",
            ja: "大きすぎるとみなす、ウインドウに対する面積の割合。", ko: "너무 크다고 보는 창 면적의 비율."))

    static let metadata = RuleMetadata(
        id: "popover-not-fullscreen", editions: .all, severity: .error, guidelines: ["popovers-size"],
        scope: .modals(ModalKind.popovers), thresholds: [whole, side, most],
        summary: LocalText(
            en: "A popover does not take over the whole screen.", ja: "ポップオーバーは画面全体を占有しません。",
            ko: "팝오버는 화면 전체를 차지하지 않습니다."),
        why: LocalText(
            en: "A popover that fills the screen has lost the view behind it and the arrow to its source.",
            ja: "画面を埋めたポップオーバーは、背後の画面も、元を指す矢印も失っています。",
            ko: "화면을 채운 팝오버는 뒤의 화면도, 대상을 가리키는 화살표도 잃은 것입니다."),
        remedy: LocalText(
            en: "Make it smaller, or show the content in a sheet or in full screen.",
            ja: "小さくするか、シートや全画面で表示してください。", ko: "더 작게 만들거나, 시트나 전체 화면으로 보여 주십시오."),
        messages: [fills, large],
        examples: [
            .flow(.pass, "320 × 400 on 1024 × 768", popover(320, 400)),
            .flow(.pass, "Seven tenths of the window", popover(1024, 537.6)),
            .flow(.pass, "One side of the window alone", popover(921.6, 500)),
            .flow(.fail, "More than seven tenths, as a warning", popover(1024, 537.7)),
            .flow(.fail, "1000 × 740 on 1024 × 768", popover(1000, 740)),
            .flow(.fail, "Nine tenths of both sides", popover(921.6, 691.2)),
            .flow(.fail, "Nearly nine tenths, as a warning", popover(921.5, 691.2)),
            .flow(
                .fail, "On a wide iPhone",
                popover(900, 420, cases: #""iphone-large-landscape""#, more: #", "compactStyle": "fullScreen""#)),
            .flow(.open, "No frame", #""cases": ["ipad-landscape"], "modals": [{"id": "m", "style": "popover"}]"#),
            .flow(
                .open, "Large in a compact width, and nobody said what it becomes there",
                popover(375, 1180, cases: #""ipad-slide-over""#)),
            .modal(
                .open, "Nobody said on which devices",
                #""style": "popover", "frame": {"x": 0, "y": 0, "width": 9, "height": 9}"#),
            .flow(
                .notApplicable, "In a compact width it is something else",
                popover(375, 1180, cases: #""ipad-slide-over""#, more: #", "compactStyle": "fullScreen""#)),
        ])

    func check(_ node: ModalNode, in context: Context, _ observations: inout Observations) {
        context.inEachCaseAsPopover(node, &observations) { device, seen in
            let frame: Rect
            switch context.placement(of: node, in: device) {
            case .unknown(let fact): return seen.ask(for: [fact], of: node.modal.id)
            case .at(let rect): frame = rect
            }
            guard !device.bounds.isEmpty else { return seen.pass() }
            let share = frame.area / device.bounds.area
            let sides = min(frame.width / device.window.width, frame.height / device.window.height)
            let fills = share.isAtLeast(context.limit(Self.whole)) || sides.isAtLeast(context.limit(Self.side))
            guard fills || share.isAbove(context.limit(Self.most)) else { return seen.pass() }
            seen.fail(fills ? Self.fills : Self.large, ["case": device.id, "share": share.percent]) {
                $0.field = ["frame"]
                $0.severity = fills ? .error : .warning
                $0.evidence = [
                    JSON.Member("share", .number(share)), JSON.Member("frame", frame.json),
                    JSON.Member("window", device.bounds.json),
                ]
            }
        }
    }

    private static func popover(
        _ width: Double, _ height: Double, cases: String = mini, more: String = ""
    ) -> String {
        """
        "cases": [\(cases)], "modals": [{"id": "m", "style": "popover",
            "frame": {"x": 0, "y": 20, "width": \(width), "height": \(height)}\(more)}]
        """
    }

    private static let mini = #"""
        {"id": "mini", "idiom": "ipad", "window": {"width": 1024, "height": 768}, "orientation": "landscape",
            "horizontal": "regular", "vertical": "regular"}
        """#
}

extension Double {
    /// Whether it reaches a limit, the noise of computing with fractions aside.
    func isAtLeast(_ limit: Double) -> Bool {
        self >= limit - 1e-9
    }
}
