internal import FlowDocument
internal import JSON

/// On a small device a form sheet takes the width of the screen.
struct StyleFormsheetSmallDevice: ModalRule {
    static let narrow = MessageTemplate(
        "narrow", en: "In {case} the form sheet is {width} pt wide on a screen of {screen} pt.",
        ja: "{case}で、フォームシートの幅が{width}pt、画面の幅が{screen}ptです。",
        ko: "{case}에서 폼 시트의 폭은 {width}pt, 화면의 폭은 {screen}pt입니다.")
    static let widen = MessageTemplate(
        "widen", en: "Make it as wide as the screen in {case}", ja: "{case}で画面の幅いっぱいに広げる",
        ko: "{case}에서 화면 폭에 맞추기")

    static let metadata = RuleMetadata(
        id: "style-formsheet-small-device", editions: .only2018, severity: .advice,
        guidelines: ["modality-2018-form-sheet"], scope: .modals([.formSheet]),
        summary: LocalText(
            en: "On iPhone a form sheet is as wide as the screen.", ja: "iPhoneのフォームシートは画面と同じ幅にします。",
            ko: "iPhone에서 폼 시트는 화면과 폭이 같습니다."),
        why: LocalText(
            en: "A box that floats on a small screen wastes the room that fields and keyboard need.",
            ja: "小さな画面に箱のように浮かせると、入力欄とキーボードに必要な場所が失われます。",
            ko: "작은 화면에 상자처럼 띄우면 입력란과 키보드에 필요한 공간이 사라집니다."),
        remedy: LocalText(
            en: "Give it the width of the screen there; it may fill the height, too.",
            ja: "画面の幅いっぱいに広げます。高さも画面いっぱいにしてかまいません。",
            ko: "화면 폭에 맞춥니다. 높이도 화면을 채울 수 있습니다."),
        messages: [narrow, widen],
        examples: [
            .flow(.pass, "As wide as the screen", sheet(0, 20, 375, 647)),
            .flow(.pass, "All of it", sheet(0, 0, 375, 667)),
            .flow(.pass, "All but a point", sheet(0.5, 20, 374, 647)),
            .flow(.fail, "All but two points", sheet(1, 20, 373, 647)),
            .flow(.fail, "A box that floats", sheet(27.5, 100, 320, 400)),
            .flow(.fail, "Margins on both sides", sheet(10, 20, 355, 640)),
            .flow(.notApplicable, "No iPhone", sheet(320, 100, 540, 620, in: "ipad-landscape")),
            .flow(
                .notApplicable, "An iPhone on its side that has room to spare",
                sheet(196, 0, 540, 430, in: "iphone-large-landscape")),
            .flow(
                .open, "No frame on iPhone",
                #""cases": ["iphone-portrait"], "modals": [{"id": "m", "style": "formSheet"}]"#),
            .modal(.open, "Nobody said on which devices", #""style": "formSheet""#),
        ])

    func check(_ node: ModalNode, in context: Context, _ observations: inout Observations) {
        guard !node.modal.system.isTrue else { return observations.nothingToCheck() }
        // A large iPhone on its side has the width of an iPad.
        let isSmall = { (device: DeviceCase) in device.idiom == .iphone && device.horizontal == .compact }
        context.inEachCase(where: isSmall, &observations) { device, seen in
            guard case .at(let frame) = context.placement(of: node, in: device) else {
                return seen.ask(for: [.frame(of: Reference(node.modal.id), in: device)], of: node.modal.id)
            }
            if abs(frame.width - device.window.width) <= edgeTolerance { return seen.pass() }
            let arguments = ["case": device.id, "width": frame.width.points, "screen": device.window.width.points]
            seen.fail(Self.narrow, arguments) {
                $0.rest(on: frame, of: node, in: device)
                let wide = Rect(x: 0, y: frame.y, width: device.window.width, height: frame.height)
                let title = Message(Self.widen, ["case": device.id])
                $0.fix = Fix(.suggested, title, node.patch(frame: wide, in: device))
            }
        }
    }

    private static func sheet(
        _ x: Double, _ y: Int, _ width: Int, _ height: Int, in name: String = "iphone-small-portrait"
    ) -> String {
        """
        "cases": ["\(name)"], "modals": [{"id": "m", "style": "formSheet", \
        "frames": {"\(name)": {"x": \(x), "y": \(y), "width": \(width), "height": \(height)}}}]
        """
    }
}
