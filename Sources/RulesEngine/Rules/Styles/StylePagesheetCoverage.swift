internal import FlowDocument
internal import JSON

/// How much of its window a page sheet covers: of 2018 all but a part on an iPad in landscape, since then always less
/// than all. The two demands contradict each other, and an edition makes one of them.
struct StylePagesheetCoverage: ModalRule {
    static let wide = MessageTemplate(
        "wide", en: "In {case} the page sheet is as wide as the window, {window}; there it leaves part of it in sight.",
        ja: "{case}では、ページシートがウインドウ（{window}）と同じ幅です。横向きのiPadでは背後の一部を残します。",
        ko: "{case}에서 페이지 시트의 폭이 창({window})과 같습니다. 가로 방향 iPad에서는 뒤의 일부를 남깁니다.")
    static let partial = MessageTemplate(
        "partial", en: "In {case} the page sheet is {frame}; there it fills the window of {window}.",
        ja: "{case}では、ページシートが{frame}です。このケースではウインドウ（{window}）全体を覆います。",
        ko: "{case}에서 페이지 시트는 {frame}입니다. 이 케이스에서는 창({window}) 전체를 덮습니다.")
    static let whole = MessageTemplate(
        "whole", en: "In {case} the page sheet covers the whole window of {window}; nothing shows what was there.",
        ja: "{case}では、ページシートがウインドウ（{window}）全体を覆い、元の画面がまったく見えません。",
        ko: "{case}에서 페이지 시트가 창({window}) 전체를 덮어 이전 화면이 전혀 보이지 않습니다.")

    static let metadata = RuleMetadata(
        id: "style-pagesheet-coverage", editions: .all, severity: .warning,
        guidelines: ["modality-2018-page-sheet", "modality-2020s-page-and-form-sheet"], scope: .modals([.pageSheet]),
        summary: LocalText(
            en: "A page sheet covers as much of the window as its edition says.",
            ja: "ページシートが覆う範囲は、ガイドラインの版が示すとおりにします。",
            ko: "페이지 시트가 덮는 영역은 해당 판의 지침을 따릅니다."),
        why: LocalText(
            en: """
                What stays in sight of the earlier view tells people that they are on a side trip. Where the system fills \
                the window, a strip drawn in the design will not be there.
                """,
            ja: """
                元の画面が少し見えていれば、一時的に寄り道していることがわかります。システムがウインドウ全体に広げる場面では、デザイン\
                に描いた余白は実際には現れません。
                """,
            ko: """
                이전 화면이 조금 보이면 잠시 다른 작업을 하고 있음을 알 수 있습니다. 시스템이 창 전체로 넓히는 경우에는 디자인에 \
                그린 여백이 실제로는 나타나지 않습니다.
                """),
        remedy: LocalText(
            en: """
                In 2018: narrower than the window on an iPad in landscape, the whole window elsewhere. Since then: leave an \
                edge of the earlier view in sight, or choose full screen.
                """,
            ja: """
                2018年版では、横向きのiPadでウインドウより狭くし、それ以外では全体を覆います。以降の版では、元の画面の端を残すか、\
                全画面を選びます。
                """,
            ko: """
                2018년판에서는 가로 방향 iPad에서 창보다 좁게, 그 밖에는 창 전체를 덮습니다. 이후 판에서는 이전 화면의 가장자리를 \
                남기거나 전체 화면을 선택합니다.
                """),
        messages: [wide, partial, whole],
        examples: [
            .flow(
                .pass, "Narrower than an iPad in landscape, cut off below", in: .hig2018,
                sheet(128, 0, 768, 1024, in: "pad")),
            .flow(.pass, "All of an iPhone", in: .hig2018, sheet(0, 0, 390, 844, in: "iphone-portrait")),
            .flow(.pass, "All of an iPad in portrait", in: .hig2018, sheet(0, 0, 820, 1180, in: "ipad-portrait")),
            .flow(.pass, "All but a point", in: .hig2018, sheet(0, 1, 390, 843, in: "iphone-portrait")),
            .flow(.fail, "All but two points", in: .hig2018, sheet(0, 2, 390, 842, in: "iphone-portrait")),
            .flow(
                .fail, "A sheet of another name is a sheet", in: .hig2025,
                sheet(0, 0, 390, 844, in: "iphone-portrait", #", "compactStyle": "formSheet""#)),
            .flow(.fail, "As wide as an iPad in landscape", in: .hig2018, sheet(0, 40, 1024, 728, in: "pad")),
            .flow(.fail, "A card on an iPhone", in: .hig2018, sheet(0, 54, 390, 790, in: "iphone-portrait")),
            .flow(.fail, "A card on an iPad in portrait", in: .hig2018, sheet(60, 0, 700, 1180, in: "ipad-portrait")),
            .flow(.pass, "A card on an iPhone", in: .hig2020s, sheet(0, 54, 390, 790, in: "iphone-portrait")),
            .flow(.pass, "A card on an iPhone", in: .hig2025, sheet(0, 54, 390, 790, in: "iphone-portrait")),
            .flow(
                .pass, "A window without height to spare", in: .hig2025,
                sheet(0, 0, 844, 390, in: "iphone-landscape")),
            .flow(.pass, "A point is in sight", in: .hig2025, sheet(0, 1, 390, 843, in: "iphone-portrait")),
            .flow(
                .notApplicable, "In full screen where it is narrow", in: .hig2025,
                sheet(0, 0, 390, 844, in: "iphone-portrait", #", "compactStyle": "fullScreen""#)),
            .flow(.fail, "All of an iPhone", in: .hig2020s, sheet(0, 0, 390, 844, in: "iphone-portrait")),
            .flow(.fail, "All of an iPhone", in: .hig2025, sheet(0, 0, 390, 844, in: "iphone-portrait")),
            .flow(.fail, "All of an iPad in portrait", in: .hig2025, sheet(0, 0, 820, 1180, in: "ipad-portrait")),
            .flow(
                .open, "No frame",
                #""cases": ["iphone-portrait"], "modals": [{"id": "m", "style": "pageSheet"}]"#),
            .modal(.open, "Nobody said on which devices", #""style": "pageSheet""#),
        ])

    func check(_ node: ModalNode, in context: Context, _ observations: inout Observations) {
        guard !node.modal.system.isTrue else { return observations.nothingToCheck() }
        // Of 2018 a page sheet in a compact width is a view that fills it, by whichever name.
        let isMeant = { (device: DeviceCase) in context.edition == .hig2018 || !node.isNoSheet(in: device) }
        context.inEachCase(where: isMeant, &observations) { device, seen in
            switch context.placement(of: node, in: device) {
            case .unknown(let fact): seen.ask(for: [fact], of: node.modal.id)
            case .at(let frame):
                let broken = context.edition == .hig2018 ? Self.of2018(frame, device) : Self.sinceThen(frame, device)
                guard let broken else { return seen.pass() }
                let arguments = ["case": device.id, "frame": frame.words, "window": device.window.words]
                seen.fail(broken, arguments) { $0.rest(on: frame, of: node, in: device) }
            }
        }
    }

    private static func of2018(_ frame: Rect, _ device: DeviceCase) -> MessageTemplate? {
        guard device.idiom == .ipad, device.orientation == .landscape else {
            return frame.covers(device.bounds) ? nil : partial
        }
        // A narrow window beside another app is neither a large device nor a small one.
        guard device.horizontal == .regular else { return nil }
        let width = frame.intersection(device.bounds)?.width ?? 0
        return width < device.window.width ? nil : wide
    }

    private static func sinceThen(_ frame: Rect, _ device: DeviceCase) -> MessageTemplate? {
        // In a window without height to spare the system fills it.
        guard device.vertical == .regular else { return nil }
        return frame.covers(device.bounds, tolerance: 0) ? whole : nil
    }

    private static func sheet(
        _ x: Int, _ y: Int, _ width: Int, _ height: Int, in name: String, _ more: String = ""
    ) -> String {
        let pad = """
            {"id": "pad", "idiom": "ipad", "window": {"width": 1024, "height": 768}, "orientation": "landscape", \
            "horizontal": "regular", "vertical": "regular"}
            """
        return """
            "cases": [\(name == "pad" ? pad : "\"\(name)\"")], "modals": [{"id": "m", "style": "pageSheet", \
            "frames": {"\(name)": {"x": \(x), "y": \(y), "width": \(width), "height": \(height)}}\(more)}]
            """
    }
}
