internal import FlowDocument
internal import JSON

/// A form sheet sits in the middle of its window.
struct StyleFormsheetCentred: ModalRule {
    static let distance = Threshold(
        "style-formsheet-centred", "distance", 2,
        LocalText(
            en: "How far the middle of the sheet may be from that of the window, on each axis, in points.",
            ja: "シートの中心がウインドウの中心から離れてよい距離（縦横それぞれ、ポイント）。",
            ko: "시트의 중심이 창의 중심에서 떨어져도 되는 거리(가로와 세로 각각, 포인트)."))

    static let off = MessageTemplate(
        "off", en: "In {case} the form sheet is {across} pt aside and {down} pt above or below the middle.",
        ja: "{case}で、フォームシートがウインドウの中心から横に{across}pt、縦に{down}ptずれています。",
        ko: "{case}에서 폼 시트가 창의 중심에서 가로로 {across}pt, 세로로 {down}pt 벗어나 있습니다.")
    static let centre = MessageTemplate(
        "centre", en: "Centre it in {case}", ja: "{case}で中央に置く", ko: "{case}에서 가운데에 놓기")

    static let metadata = RuleMetadata(
        id: "style-formsheet-centred", editions: .only2018, severity: .warning,
        guidelines: ["modality-2018-form-sheet"], scope: .modals([.formSheet]), thresholds: [distance],
        summary: LocalText(
            en: "A form sheet sits in the middle of its window.", ja: "フォームシートはウインドウの中央に表示します。",
            ko: "폼 시트는 창의 가운데에 표시합니다."),
        why: LocalText(
            en: """
                People look for a form in the middle, and the system puts it there. A sheet drawn elsewhere will not look \
                like its design.
                """,
            ja: "フォームは中央にあるものと誰もが思い、システムもそこに置きます。別の場所に描いても、そのとおりには表示されません。",
            ko: "사람들은 입력 양식이 가운데에 있으리라 생각하고 시스템도 그곳에 놓습니다. 다른 곳에 그려도 디자인대로 표시되지 않습니다."),
        remedy: LocalText(
            en: "Centre it in the window where no keyboard is up. With a keyboard it may move.",
            ja: "キーボードが表示されていないときは中央に置きます。キーボードがあるときは動いてもかまいません。",
            ko: "키보드가 없을 때는 창 가운데에 놓습니다. 키보드가 나타나면 움직여도 됩니다."),
        messages: [off, centre],
        examples: [
            .flow(.pass, "In the middle", sheet(320, 100, 540, 620)),
            .flow(.pass, "Two points aside", sheet(322, 98, 540, 620)),
            .flow(
                .pass, "The middle of a window beside another app",
                sheet(
                    20, 20, 660, 728, in: "half",
                    #"""
                    {"id": "half", "idiom": "ipad", "window": {"width": 700, "height": 768}, "orientation": "landscape", \#
                    "horizontal": "regular", "vertical": "regular"}
                    """#)),
            .flow(.fail, "At the top left", sheet(0, 0, 540, 620)),
            .flow(.fail, "Two and a half points aside", sheet(322.5, 100, 540, 620)),
            .flow(.notApplicable, "A narrow window", sheet(0, 100, 390, 744, in: "iphone-portrait")),
            .flow(
                .notApplicable, "Moved up for a keyboard",
                sheet(
                    320, 20, 540, 620, in: "typing",
                    #"""
                    {"id": "typing", "idiom": "ipad", "window": {"width": 1180, "height": 820}, \#
                    "orientation": "landscape", "horizontal": "regular", "vertical": "regular", \#
                    "keyboard": {"x": 0, "y": 420, "width": 1180, "height": 400}}
                    """#)),
            .flow(
                .open, "No frame", #""cases": ["ipad-landscape"], "modals": [{"id": "m", "style": "formSheet"}]"#),
        ])

    func check(_ node: ModalNode, in context: Context, _ observations: inout Observations) {
        guard !node.modal.system.isTrue else { return observations.nothingToCheck() }
        let isMeant = { (device: DeviceCase) in device.horizontal == .regular && device.keyboard.value == nil }
        let limit = context.limit(Self.distance)
        context.inEachCase(where: isMeant, &observations) { device, seen in
            guard case .at(let frame) = context.placement(of: node, in: device) else {
                return seen.ask(for: [.frame(of: Reference(node.modal.id), in: device)], of: node.modal.id)
            }
            let (centre, middle) = (frame.centre, device.bounds.centre)
            let (across, down) = (abs(centre.x - middle.x), abs(centre.y - middle.y))
            if across <= limit, down <= limit { return seen.pass() }
            let arguments = ["case": device.id, "across": across.points, "down": down.points]
            seen.fail(Self.off, arguments) {
                $0.rest(on: frame, of: node, in: device)
                let patch = node.patch(frame: frame.centred(in: device.bounds), in: device)
                $0.fix = Fix(.suggested, Message(Self.centre, ["case": device.id]), patch)
            }
        }
    }

    private static func sheet(
        _ x: Double, _ y: Double, _ width: Int, _ height: Int, in name: String = "ipad-landscape",
        _ device: String? = nil
    ) -> String {
        """
        "cases": [\(device ?? "\"\(name)\"")], "modals": [{"id": "m", "style": "formSheet", \
        "frames": {"\(name)": {"x": \(x), "y": \(y), "width": \(width), "height": \(height)}}}]
        """
    }
}
