internal import FlowDocument
internal import JSON

/// A full-screen modal fills its window.
struct StyleFullscreenCovers: ModalRule {
    static let differs = MessageTemplate(
        "differs", en: "In {case} its frame is {frame}; the window is {window}.",
        ja: "{case}でのフレームは{frame}ですが、ウインドウは{window}です。",
        ko: "{case}에서 프레임은 {frame}이지만 창은 {window}입니다.")
    static let fill = MessageTemplate(
        "fill", en: "Fill the window in {case}", ja: "{case}でウインドウ全体に広げる", ko: "{case}에서 창 전체로 넓히기")

    static let metadata = RuleMetadata(
        id: "style-fullscreen-covers", editions: .all, severity: .error,
        guidelines: ["modality-2018-full-screen", "modality-2020s-full-screen"], scope: .modals([.fullScreen]),
        summary: LocalText(
            en: "A full-screen modal fills the window in every case.",
            ja: "全画面のモーダルは、どのケースでもウインドウ全体を覆います。",
            ko: "전체 화면 모달은 모든 케이스에서 창 전체를 덮습니다."),
        why: LocalText(
            en: """
                Full screen promises that nothing of the earlier view is in the way. A strip of it that stays looks \
                as if it could be touched, and belongs to a sheet.
                """,
            ja: """
                全画面は、前の画面が視界に残らないことを約束するスタイルです。端が少しでも残ると触れるように見え、シートと区別が\
                つかなくなります。
                """,
            ko: """
                전체 화면은 이전 화면이 보이지 않음을 약속하는 스타일입니다. 일부가 남아 있으면 만질 수 있는 것처럼 보이고 시트와 \
                구분되지 않습니다.
                """),
        remedy: LocalText(
            en: """
                Give it the frame of the window, or choose a sheet where part of the earlier view is meant to stay. Safe \
                areas are for the content, not for the frame.
                """,
            ja: """
                フレームをウインドウと同じにします。前の画面の一部を残したい場合はシートを選びます。セーフエリアの余白はフレームでは\
                なく、中身の配置に使います。
                """,
            ko: """
                프레임을 창과 같게 합니다. 이전 화면의 일부를 남기려면 시트를 선택합니다. 안전 영역은 프레임이 아니라 내용을 \
                배치할 때 사용합니다.
                """),
        messages: [differs, fill],
        examples: [
            .flow(.pass, "The whole window", modal(#""frame": {"x": 0, "y": 0, "width": 390, "height": 844}"#)),
            .flow(.pass, "Within a point", modal(#""frame": {"x": 0.5, "y": -1, "width": 390, "height": 845}"#)),
            .flow(
                .pass, "A narrow window on an iPad is the window",
                modal(
                    #""frames": {"ipad-slide-over": {"x": 0, "y": 0, "width": 375, "height": 1180}}"#,
                    cases: "ipad-slide-over")),
            .flow(
                .fail, "Below the status bar", modal(#""frame": {"x": 0, "y": 60, "width": 390, "height": 784}"#)),
            .flow(
                .fail, "More than a point short",
                modal(#""frame": {"x": 0, "y": 0, "width": 390, "height": 842.9}"#)),
            .flow(
                .fail, "Full in one case only",
                modal(
                    #""frame": {"x": 0, "y": 0, "width": 390, "height": 844}"#,
                    cases: #"iphone-portrait", "iphone-landscape"#)),
            .flow(.open, "No frame", modal(#""title": "Edit""#)),
            .modal(
                .open, "Nobody said on which devices",
                #""style": "fullScreen", "frame": {"x": 0, "y": 0, "width": 390, "height": 844}"#),
        ])

    func check(_ node: ModalNode, in context: Context, _ observations: inout Observations) {
        guard !node.modal.system.isTrue else { return observations.nothingToCheck() }
        context.inEachCase(where: { !node.isShownOtherwise(in: $0) }, &observations) { device, seen in
            switch context.placement(of: node, in: device) {
            case .unknown(let fact): seen.ask(for: [fact], of: node.modal.id)
            case .at(let frame) where frame.equals(device.bounds): seen.pass()
            case .at(let frame):
                let arguments = ["case": device.id, "frame": frame.words, "window": device.window.words]
                seen.fail(Self.differs, arguments) {
                    $0.rest(on: frame, of: node, in: device)
                    let title = Message(Self.fill, ["case": device.id])
                    $0.fix = Fix(.suggested, title, node.patch(frame: device.bounds, in: device))
                }
            }
        }
    }

    private static func modal(_ members: String, cases: String = "iphone-portrait") -> String {
        "\"cases\": [\"\(cases)\"], \"modals\": [{\"id\": \"m\", \"style\": \"fullScreen\", \(members)}]"
    }
}

extension Observation {
    /// Points at the frame of a modal in a case, and shows it beside the window.
    mutating func rest(on frame: Rect, of node: ModalNode, in device: DeviceCase) {
        field = node.modal.frames.value?[device.id] == nil ? ["frame"] : ["frames", device.id]
        evidence = [JSON.Member("frame", frame.json), JSON.Member("window", device.bounds.json)]
    }
}
