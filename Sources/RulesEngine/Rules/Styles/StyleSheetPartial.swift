internal import FlowDocument
internal import JSON

/// A sheet leaves part of the earlier view in sight.
struct StyleSheetPartial: ModalRule {
    static let covers = MessageTemplate(
        "covers", en: "In {case} nothing of the earlier view stays in sight.", ja: "{case}で、元の画面がまったく見えません。",
        ko: "{case}에서 이전 화면이 전혀 보이지 않습니다.")
    static let coversPart = MessageTemplate(
        "covers-part", en: "In {case} it hides all of “{presenter}”, where it opened; other parts stay in sight.",
        ja: "{case}で、開いた元の「{presenter}」が完全に隠れますが、ほかの部分は見えています。",
        ko: "{case}에서 열린 곳인 “{presenter}”: 완전히 가려지지만 다른 부분은 보입니다.")
    static let coversPartSettled = MessageTemplate(
        "covers-part-settled", en: "Decide whether what stays in sight reminds people of where they came from.",
        ja: "見えている部分から、どこから来たのかがわかるかどうかを確認します。",
        ko: "보이는 부분만으로 어디에서 왔는지 알 수 있는지 판단합니다.")

    static let metadata = RuleMetadata(
        id: "style-sheet-partial", editions: .since2020s, severity: .warning,
        guidelines: ["modality-2020s-page-and-form-sheet"], scope: .modals([.sheet, .pageSheet, .formSheet]),
        summary: LocalText(
            en: "A sheet leaves part of the earlier view in sight.", ja: "シートは元の画面の一部を見せておきます。",
            ko: "시트는 이전 화면의 일부를 보이게 둡니다."),
        why: LocalText(
            en: "An edge of what was there before tells people that they are on a side trip and how to get back.",
            ja: "元の画面の端が見えていれば、一時的な寄り道であることと、戻れることがわかります。",
            ko: "이전 화면의 가장자리가 보이면 잠시 들른 것이고 돌아갈 수 있음을 알 수 있습니다."),
        remedy: LocalText(
            en: "Let an edge of the earlier view show, or choose full screen where everything is meant to be covered.",
            ja: "元の画面の端を残します。すべてを覆うつもりなら全画面を選びます。",
            ko: "이전 화면의 가장자리를 남깁니다. 모두 덮으려면 전체 화면을 선택합니다."),
        messages: [covers, coversPart, coversPartSettled, .restyle],
        examples: [
            .flow(.pass, "A strip at the top", sheet("pageSheet", 0, 44, 390, 800)),
            .flow(.pass, "A card on an iPad", sheet("formSheet", 140, 280, 540, 620, in: "ipad-portrait")),
            .flow(
                .pass, "Over a screen that fills the window",
                """
                "cases": ["iphone-portrait"], "entry": ["home"], "screens": [{"id": "home"}],
                "modals": [{"id": "m", "style": "formSheet", "presenter": "home", \
                "frame": {"x": 0, "y": 44, "width": 390, "height": 800}}]
                """),
            .flow(
                .pass, "Over a later screen, which is no pane",
                """
                "cases": ["iphone-portrait"], "screens": [{"id": "detail"}],
                "modals": [{"id": "m", "style": "formSheet", "presenter": "detail", \
                "frame": {"x": 0, "y": 44, "width": 390, "height": 800}}]
                """),
            .flow(.fail, "Over everything", sheet("automatic", 0, 0, 390, 844)),
            .flow(.fail, "A form sheet over everything", sheet("formSheet", 0, 0, 390, 844)),
            .flow(.notApplicable, "No height to spare", sheet("pageSheet", 0, 0, 844, 390, in: "iphone-landscape")),
            .flow(
                .notApplicable, "In full screen where it is narrow",
                sheet("formSheet", 0, 0, 390, 844, #", "compactStyle": "fullScreen""#)),
            .flow(
                .review, "Over the whole pane that it opened from",
                """
                "cases": ["ipad-landscape"], "screens": [{"id": "list", "container": "pane", \
                "frame": {"x": 0, "y": 0, "width": 320, "height": 820}}],
                "modals": [{"id": "m", "style": "automatic", "presenter": "list", \
                "frame": {"x": 0, "y": 0, "width": 600, "height": 820}}]
                """),
            .flow(
                .open, "Nobody said where the pane is",
                """
                "cases": ["ipad-landscape"], "screens": [{"id": "list", "container": "pane"}],
                "modals": [{"id": "m", "style": "formSheet", "presenter": "list", \
                "frame": {"x": 0, "y": 0, "width": 600, "height": 820}}]
                """),
            .flow(.open, "No frame", #""cases": ["iphone-portrait"], "modals": [{"id": "m", "style": "formSheet"}]"#),
            .modal(.open, "Nobody said on which devices", #""style": "pageSheet""#),
        ])

    func check(_ node: ModalNode, in context: Context, _ observations: inout Observations) {
        guard !node.modal.system.isTrue else { return observations.nothingToCheck() }
        let presenters = context.presenters(of: node)
        let isMeant = { (device: DeviceCase) in device.vertical == .regular && !node.isNoSheet(in: device) }
        context.inEachCase(where: isMeant, &observations) { device, seen in
            switch context.placement(of: node, in: device) {
            case .unknown(let fact): seen.ask(for: [fact], of: node.modal.id)
            case .at(let frame) where frame.covers(device.bounds, tolerance: 0):
                seen.fail(Self.covers, ["case": device.id]) {
                    $0.rest(on: frame, of: node, in: device)
                    if let patch = context.restyling(node, as: .fullScreen) {
                        $0.fix = Fix(.suggested, Message(.restyle, ["style": ModalStyle.fullScreen.rawValue]), patch)
                    }
                }
            case .at(let frame):
                for presenter in presenters { look(at: frame, over: presenter, node, device, in: context, &seen) }
                if presenters.isEmpty { seen.pass() }
            }
        }
    }

    /// Looks at a sheet that leaves part of the window in sight, which need not be the part that it opened from.
    private func look(
        at frame: Rect, over presenter: GraphNode, _ node: ModalNode, _ device: DeviceCase, in context: Context,
        _ observations: inout Observations
    ) {
        let id = context.id(of: presenter)
        switch context.placement(below: presenter, in: device) {
        case .unknown(let fact):
            // Only panes and modals lie in a part of the window; what else has no frame fills it.
            if case .screen(let index) = presenter, context.mayFillWindow(context.graph.screens[index]) {
                observations.pass()
            } else {
                observations.ask(for: [fact], of: node.modal.id)
            }
        case .at(let below) where frame.covers(below, tolerance: 0):
            observations.review(
                Self.coversPart, ["case": device.id, "presenter": context.name(of: id)],
                settledBy: Self.coversPartSettled
            ) {
                $0.rest(on: frame, of: node, in: device)
                $0.evidence.append(JSON.Member("presenter", below.json))
                $0.related = [Reference(id)]
            }
        case .at: observations.pass()
        }
    }

    private static func sheet(
        _ style: String, _ x: Int, _ y: Int, _ width: Int, _ height: Int, in name: String = "iphone-portrait",
        _ more: String = ""
    ) -> String {
        """
        "cases": ["\(name)"], "entry": ["home"], "screens": [{"id": "home"}],
        "modals": [{"id": "m", "style": "\(style)", "presenter": "home", \
        "frame": {"x": \(x), "y": \(y), "width": \(width), "height": \(height)}\(more)}]
        """
    }
}

extension Context {
    /// Whether a screen is neither a pane nor inside of a modal.
    fileprivate func mayFillWindow(_ node: ScreenNode) -> Bool {
        !isPartOfWindow(node) && owners(of: node).isEmpty
    }
}
