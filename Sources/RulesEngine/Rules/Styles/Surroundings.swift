internal import FlowDocument
internal import JSON

/// What lies around a sheet is dimmed and cannot be used.
enum Surroundings {
    static let bright = MessageTemplate(
        "bright", en: "What lies around it in {case} is not dimmed.",
        ja: "{case}で、周囲が暗くなっていません。", ko: "{case}에서 주위가 어두워지지 않습니다.")
    static let usable = MessageTemplate(
        "usable", en: "What lies around it in {case} can still be used.",
        ja: "{case}で、周囲をまだ操作できます。", ko: "{case}에서 주위를 여전히 조작할 수 있습니다.")
    static let dim = MessageTemplate(
        "dim", en: "Dim what lies around it and keep it out of reach", ja: "周囲を暗くして操作できないようにする",
        ko: "주위를 어둡게 하고 조작할 수 없게 하기")
    static let messages = [bright, usable, dim]

    static let why = LocalText(
        en: """
            Darkness around a sheet shows that the rest waits. What still looks and works as before invites taps that \
            the task cannot cope with.
            """,
        ja: """
            周囲が暗ければ、ほかの部分が待機中だとわかります。普段どおりに見えて操作もできると、作業中に想定外のタップを招きます。
            """,
        ko: """
            주위가 어두우면 나머지가 기다리고 있음을 알 수 있습니다. 평소처럼 보이고 조작도 되면 작업 중에 예상하지 못한 탭이 \
            생깁니다.
            """)
    static let remedy = LocalText(
        en: "Dim what the sheet leaves uncovered, and let it take no taps.",
        ja: "シートが覆っていない部分を暗くし、タップを受け付けないようにします。",
        ko: "시트가 덮지 않은 부분을 어둡게 하고 탭을 받지 않게 합니다.")

    static func check(_ node: ModalNode, in context: Context, _ observations: inout Observations) {
        let modal = node.modal
        // A sheet that says of itself that it is not modal leaves the rest in use on purpose.
        guard !modal.modal.isFalse, !modal.system.isTrue else { return observations.nothingToCheck() }
        if modal.dimming.isTrue, modal.backgroundInteractive.isFalse { return observations.pass() }
        let isBroken = modal.dimming.isFalse || modal.backgroundInteractive.isTrue
        let unknown = isBroken ? [] : unknownFacts(of: node)
        guard context.cases != nil else { return observations.ask(for: unknown + [.cases], of: modal.id) }
        context.inEachCase(where: { !node.isNoSheet(in: $0) }, &observations) { device, seen in
            switch context.placement(of: node, in: device) {
            case .unknown(let fact): seen.ask(for: unknown + [fact], of: modal.id)
            case .at(let frame) where frame.covers(device.bounds, tolerance: 0): seen.pass()
            case .at where !isBroken: seen.ask(for: unknown, of: modal.id)
            case .at(let frame): fail(node, frame, device, &seen)
            }
        }
    }

    private static func unknownFacts(of node: ModalNode) -> [MissingFact] {
        let modal = node.modal
        return [("dimming", modal.dimming.isKnown), ("backgroundInteractive", modal.backgroundInteractive.isKnown)]
            .filter { !$0.1 }.map { MissingFact(Reference(modal.id), $0.0) }
    }

    private static func fail(
        _ node: ModalNode, _ frame: Rect, _ device: DeviceCase, _ observations: inout Observations
    ) {
        let isUsable = node.modal.backgroundInteractive.isTrue
        observations.fail(isUsable ? usable : bright, ["case": device.id]) {
            $0.rest(on: frame, of: node, in: device)
            $0.field = [isUsable ? "backgroundInteractive" : "dimming"]
            var patch: [Fix.Operation] = []
            if node.modal.dimming.isFalse { patch += node.patch("dimming", .bool(true)) }
            if isUsable { patch += node.patch("backgroundInteractive", .bool(false)) }
            $0.fix = Fix(.suggested, Message(dim), patch)
        }
    }

    /// Examples for sheets of a style.
    static func examples(_ style: String) -> [Example] {
        let sheet = { (members: String) in
            #"""
            "cases": ["ipad-landscape"], "modals": [{"id": "m", "style": "\#(style)", \#(members)}]
            """#
        }
        let part = #""frames": {"ipad-landscape": {"x": 220, "y": 60, "width": 740, "height": 700}}"#
        let whole = #""frame": {"x": 0, "y": 0, "width": 1180, "height": 820}"#
        return [
            .flow(.pass, "Dimmed and inert", sheet(#""dimming": true, "backgroundInteractive": false, \#(part)"#)),
            .flow(.pass, "No frame is needed then", sheet(#""dimming": true, "backgroundInteractive": false"#)),
            .flow(
                .pass, "Nothing is left uncovered",
                sheet(#""dimming": false, "backgroundInteractive": true, \#(whole)"#)),
            .flow(.fail, "As bright as before", sheet(#""dimming": false, \#(part)"#)),
            .flow(.fail, "Stated as having none", sheet(#""dimming": null, "backgroundInteractive": false, \#(part)"#)),
            .flow(.fail, "Dark, and usable still", sheet(#""dimming": true, "backgroundInteractive": true, \#(part)"#)),
            .flow(.open, "Nobody said whether it dims", sheet(part)),
            .flow(.open, "Nobody said whether what lies behind works", sheet(#""dimming": true, \#(part)"#)),
            .flow(.open, "Usable, if there is anything to use", sheet(#""backgroundInteractive": true"#)),
            .flow(
                .notApplicable, "A sheet that is not modal",
                sheet(#""modal": false, "dimming": false, "backgroundInteractive": true, \#(part)"#)),
        ]
    }
}
