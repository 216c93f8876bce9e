internal import FlowDocument
internal import JSON

/// Between a popover and what it points at there is room for the arrow.
struct PopoverLeavesRoomForArrow: ModalRule {
    static let narrow = MessageTemplate(
        "narrow", en: "In {case} {room} pt lie between it and what it points at; the arrow needs {needed} pt.",
        ja: "{case}では、指し示すものとの間が{room} ptです。矢印には{needed} pt必要です。",
        ko: "{case}에서 가리키는 대상과의 사이가 {room}pt입니다. 화살표에는 {needed}pt가 필요합니다.")
    static let behind = MessageTemplate(
        "behind", en: "In {case} the side of the arrow leaves no room before what it points at.",
        ja: "{case}では、矢印の側に、指し示すものまでの隙間がありません。",
        ko: "{case}에서 화살표 쪽에 가리키는 대상까지의 자리가 없습니다.")

    static let height = Threshold(
        "popover-leaves-room-for-arrow", "height", ArrowMetrics.height,
        LocalText(
            en: "The height of an arrow, in points.", ja: "矢印の高さ（ポイント）。", ko: "화살표의 높이(포인트)."))

    static let metadata = RuleMetadata(
        id: "popover-leaves-room-for-arrow", editions: .all, severity: .warning, guidelines: ["popovers-size"],
        scope: .modals(ModalKind.popovers), thresholds: [height],
        summary: LocalText(
            en: "Size and place of a popover leave room for the arrow to its source.",
            ja: "ポップオーバーの大きさと位置は、元を指す矢印のための余地を残します。",
            ko: "팝오버의 크기와 위치는 대상을 가리키는 화살표의 자리를 남깁니다."),
        why: LocalText(
            en: "Where the arrow has no room, the system leaves it out or moves the popover over its source.",
            ja: "余地がないと、システムは矢印を省くか、ポップオーバーを元の上にずらします。",
            ko: "자리가 없으면 시스템이 화살표를 빼거나 팝오버를 대상 위로 옮깁니다."),
        remedy: LocalText(
            en: "Make it smaller or move it away from its source by the height of the arrow.",
            ja: "小さくするか、矢印の高さ分だけ元から離してください。", ko: "더 작게 만들거나, 화살표 높이만큼 대상에서 떨어뜨리십시오."),
        messages: [narrow, behind],
        examples: [
            .flow(.pass, "Thirteen points", popover("up", (390, 157, 320, 300))),
            .flow(.pass, "More than enough, above", popover("down", (390, 20, 320, 50))),
            .flow(.pass, "At the right", popover("left", (613, 20, 320, 300))),
            .flow(.pass, "At the left", popover("right", (167, 20, 320, 300))),
            .flow(.fail, "Less than thirteen points", popover("up", (390, 156.9, 320, 300))),
            .flow(.fail, "None", popover("up", (390, 144, 320, 300))),
            .flow(.fail, "The arrow is on the far side", popover("down", (390, 157, 320, 300))),
            .flow(.fail, "It lies over its source", popover("left", (550, 90, 320, 300))),
            .flow(
                .open, "Nobody said where the arrow points",
                #"""
                "cases": ["ipad-landscape"], "modals": [{"id": "m", "style": "popover", "arrow": {},
                    "anchorRect": {"x": 500, "y": 100, "width": 100, "height": 44},
                    "frame": {"x": 390, "y": 144, "width": 320, "height": 300}}]
                """#),
            .flow(
                .open, "Nobody spoke of an arrow",
                #"""
                "cases": ["ipad-landscape"], "modals": [{"id": "m", "style": "popover",
                    "anchorRect": {"x": 500, "y": 100, "width": 100, "height": 44},
                    "frame": {"x": 390, "y": 144, "width": 320, "height": 300}}]
                """#),
            .flow(
                .open, "No frame in one case",
                popover(
                    "up", (390, 157, 320, 300), frames: "frames", cases: #""ipad-landscape", "ipad-portrait""#)),
            .modal(.notApplicable, "No arrow", #""style": "popover", "arrow": null"#),
        ])

    func check(_ node: ModalNode, in context: Context, _ observations: inout Observations) {
        let modal = node.modal
        switch modal.arrow {
        case .nothing: return observations.nothingToCheck()
        case .value(let arrow) where arrow.direction.isKnown && arrow.direction.value == nil:
            return observations.nothingToCheck()
        case .unknown, .value: break
        }
        if case .nothing = modal.anchor, case .nothing = modal.anchorRect { return observations.nothingToCheck() }
        let needed = context.limit(Self.height)
        context.inEachCaseAsPopover(node, &observations) { device, seen in
            let source = context.source(of: node, in: device)
            let placement = context.placement(of: node, in: device)
            let direction = modal.arrow.value?.direction.value
            guard let frame = placement.rect, let rect = source.rect, let direction else {
                var missing: [MissingFact] = []
                if case .unknown(let fact) = placement { missing.append(fact) }
                if direction == nil {
                    let field = modal.arrow.value == nil ? "arrow" : "arrow.direction"
                    missing.append(MissingFact(Reference(modal.id), field))
                }
                return seen.ask(for: missing + source.missing, of: modal.id)
            }
            let tapped = node.tapped(in: rect, device)
            guard tapped.isCertain else { return seen.ask(for: [modal.missingTip(in: device)], of: modal.id) }
            let room = direction.strip(from: frame, to: tapped.rect)
            guard !room.isAtLeast(needed) else { return seen.pass() }
            let arguments = ["case": device.id, "room": room.points, "needed": needed.points]
            seen.fail(room < 0 ? Self.behind : Self.narrow, arguments) {
                $0.field = ["frame"]
                $0.evidence = [
                    JSON.Member("room", .number(room)), JSON.Member("needed", .number(needed)),
                    JSON.Member("frame", frame.json), JSON.Member("source", tapped.rect.json),
                ]
            }
        }
    }

    private static func popover(
        _ direction: String, _ frame: (Double, Double, Double, Double), frames: String? = nil,
        cases: String = #""ipad-landscape""#
    ) -> String {
        let rect = #"{"x": \#(frame.0), "y": \#(frame.1), "width": \#(frame.2), "height": \#(frame.3)}"#
        let place = frames == nil ? #""frame": \#(rect)"# : #""frames": {"ipad-landscape": \#(rect)}"#
        return """
            "cases": [\(cases)], "modals": [{"id": "m", "style": "popover", \(place),
                "anchorRect": {"x": 500, "y": 100, "width": 100, "height": 44}, "arrow": {"direction": "\(direction)"}}]
            """
    }
}
