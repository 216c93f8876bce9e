internal import FlowDocument
internal import JSON

/// A popover is only as large as its content needs.
struct PopoverFitsContent: ModalRule {
    static let wide = MessageTemplate(
        "wide", en: "In {case} {slack} pt of its width are empty.", ja: "{case}では、幅のうち{slack} ptが空いています。",
        ko: "{case}에서 폭 가운데 {slack}pt가 비어 있습니다.")
    static let tall = MessageTemplate(
        "tall", en: "In {case} {slack} pt of its height are empty.", ja: "{case}では、高さのうち{slack} ptが空いています。",
        ko: "{case}에서 높이 가운데 {slack}pt가 비어 있습니다.")
    static let leastWidth = MessageTemplate(
        "least-width", en: "In {case} {slack} pt of its width are empty; older systems make no popover narrower.",
        ja: "{case}では、幅のうち{slack} ptが空いています。以前のシステムでは、これより狭くできません。",
        ko: "{case}에서 폭 가운데 {slack}pt가 비어 있습니다. 이전 시스템에서는 이보다 좁게 만들 수 없습니다.")
    static let list = MessageTemplate(
        "list", en: "In {case} {slack} pt are empty; the list in it may grow.",
        ja: "{case}では{slack} ptが空いています。中のリストは長くなるかもしれません。",
        ko: "{case}에서 {slack}pt가 비어 있습니다. 안의 목록은 길어질 수 있습니다.")
    static let settled = MessageTemplate(
        "largest", en: "Look at it with the largest content that it can have.",
        ja: "考えられる最も大きい内容で確かめてください。", ko: "담을 수 있는 가장 큰 내용으로 확인해 주십시오.")
    static let shrink = MessageTemplate(
        "shrink", en: "Make it as large as its content.", ja: "内容に合わせた大きさにします。", ko: "내용에 맞는 크기로 줄이기")

    static let share = Threshold(
        "popover-fits-content", "share", 0.4,
        LocalText(
            en: "The share of the popover’s width or height above which it is too empty.",
            ja: "空きすぎとみなす、幅または高さの割合。", ko: "너무 비었다고 보는 폭 또는 높이의 비율."))
    static let slack = Threshold(
        "popover-fits-content", "slack", 120,
        LocalText(
            en: "The empty width or height above which a popover is too large, in points.",
            ja: "大きすぎるとみなす、空いた幅または高さ（ポイント）。", ko: "너무 크다고 보는 빈 폭 또는 높이(포인트)."))

    static let metadata = RuleMetadata(
        id: "popover-fits-content", editions: .all, kind: .heuristic, severity: .advice, guidelines: ["popovers-size"],
        scope: .modals(ModalKind.popovers), thresholds: [share, slack],
        summary: LocalText(
            en: "A popover is only as large as its content needs.", ja: "ポップオーバーは、内容に必要な大きさだけにします。",
            ko: "팝오버는 내용에 필요한 만큼만 크게 합니다."),
        why: LocalText(
            en: "Empty room in a popover hides what lies behind for nothing.",
            ja: "余った部分は、背後のものを意味もなく隠します。", ko: "빈 자리는 뒤에 있는 내용을 쓸데없이 가립니다."),
        remedy: LocalText(
            en: "Set its size to that of its content.", ja: "大きさを内容に合わせてください。", ko: "크기를 내용에 맞추십시오."),
        messages: [wide, tall, leastWidth, list, settled, shrink],
        examples: [
            .flow(.pass, "A twentieth to spare", popover(frame: (300, 200), content: (285, 190))),
            .flow(.pass, "Four tenths of the width", popover(frame: (250, 200), content: (150, 200))),
            .flow(.pass, "120 points of the height", popover(frame: (300, 400), content: (300, 280))),
            .flow(.pass, "Content that scrolls", popover(frame: (300, 400), content: (300, 1200))),
            .flow(.fail, "More than four tenths of the width", popover(frame: (250, 200), content: (149.9, 200))),
            .flow(.fail, "More than 120 points of the height", popover(frame: (300, 400), content: (300, 279.9))),
            .flow(.fail, "300 empty points", popover(frame: (300, 500), content: (300, 200))),
            .flow(
                .fail, "It points at a button",
                popover(
                    frame: (300, 500), content: (300, 200),
                    more: #"""
                        , "anchorRect": {"x": 200, "y": 43, "width": 100, "height": 44},
                        "arrow": {"direction": "up", "tip": {"x": 250, "y": 90}}
                        """#)),
            .flow(.review, "The least width of older systems", popover(frame: (320, 200), content: (150, 200))),
            .flow(
                .review, "A list that may grow",
                popover(frame: (300, 500), content: (300, 200), more: #", "contentKind": "list", "scrollable": true"#)),
            .flow(
                .open, "Nobody said how large the content is",
                #"""
                "cases": ["ipad-landscape"],
                "modals": [{"id": "m", "style": "popover", "frame": {"x": 0, "y": 0, "width": 300, "height": 200}}]
                """#),
            .flow(
                .open, "No frame",
                #"""
                "cases": ["ipad-landscape"],
                "modals": [{"id": "m", "style": "popover", "contentSize": {"width": 300, "height": 200}}]
                """#),
            .modal(
                .notApplicable, "It is stated that it asks for no size", #""style": "popover", "contentSize": null"#),
        ])

    /// The width below which older systems make no popover, in points.
    private static let least = 320.0

    func check(_ node: ModalNode, in context: Context, _ observations: inout Observations) {
        let modal = node.modal
        if case .nothing = modal.contentSize { return observations.nothingToCheck() }
        let fix = repair(node, in: context)
        context.inEachCaseAsPopover(node, &observations) { device, seen in
            let placement = context.placement(of: node, in: device)
            guard let frame = placement.rect, let content = modal.contentSize.value else {
                var missing: [MissingFact] = []
                if !modal.contentSize.isKnown { missing.append(MissingFact(Reference(modal.id), "contentSize")) }
                if case .unknown(let fact) = placement { missing.append(fact) }
                return seen.ask(for: missing, of: modal.id)
            }
            let width = slack(frame.width, content.width, in: context)
            let height = slack(frame.height, content.height, in: context)
            guard let slack = [width, height].compactMap({ $0 }).max() else { return seen.pass() }
            let arguments = ["case": device.id, "slack": slack.points]
            func describe(_ observation: inout Observation) {
                observation.field = ["frame"]
                observation.confidence = 0.8
                observation.evidence = [
                    JSON.Member("frame", frame.json), JSON.Member("contentWidth", .number(content.width)),
                    JSON.Member("contentHeight", .number(content.height)),
                ]
            }
            if modal.contentKind.value == .list, modal.scrollable.isTrue {
                seen.review(Self.list, arguments, settledBy: Self.settled, describe)
            } else if height == nil, abs(frame.width - Self.least) <= edgeTolerance {
                seen.review(Self.leastWidth, arguments, settledBy: Self.settled, describe)
            } else {
                seen.fail(slack == height ? Self.tall : Self.wide, arguments) {
                    describe(&$0)
                    $0.fix = fix
                }
            }
        }
    }

    /// How much of a side is empty, where that is too much.
    private func slack(_ side: Double, _ content: Double, in context: Context) -> Double? {
        let slack = side - content
        let isTooMuch = slack.isAbove(context.limit(Self.slack)) || slack.isAbove(context.limit(Self.share) * side)
        return isTooMuch ? slack : nil
    }

    /// A patch that shrinks it wherever it is too empty, towards its arrow; `nil` where the arrow would point badly.
    private func repair(_ node: ModalNode, in context: Context) -> Fix? {
        let modal = node.modal
        guard let content = modal.contentSize.value else { return nil }
        var frames: [JSON.Member] = []
        for device in context.cases ?? [] where node.isPopover(in: device) == true {
            guard let frame = modal.place(in: device) else { continue }
            let width = slack(frame.width, content.width, in: context) == nil ? frame.width : content.width
            let height = slack(frame.height, content.height, in: context) == nil ? frame.height : content.height
            guard width < frame.width || height < frame.height else { continue }
            guard let shrunk = shrunk(frame, Size(width: width, height: height), node, in: device, context) else {
                return nil
            }
            frames.append(JSON.Member(device.id, shrunk.json))
        }
        guard !frames.isEmpty else { return nil }
        let path = JSONPointer(["modals", String(node.index), "frames"])
        let patch =
            modal.frames.value == nil
            ? [Fix.Operation("add", path, .object(frames))]
            : frames.map { Fix.Operation("add", path.appending($0.name), $0.value) }
        return Fix(.suggested, Message(Self.shrink), patch)
    }

    /// The smaller frame within the old one, at the arrow’s edge and under its tip.
    private func shrunk(
        _ frame: Rect, _ size: Size, _ node: ModalNode, in device: DeviceCase, _ context: Context
    ) -> Rect? {
        var shrunk = Rect(size)
        let tip = node.modal.tip(in: device) ?? Point(x: frame.x + size.width / 2, y: frame.y + size.height / 2)
        shrunk.x = min(max(tip.x - size.width / 2, frame.x), frame.maxX - size.width)
        shrunk.y = min(max(tip.y - size.height / 2, frame.y), frame.maxY - size.height)
        guard let direction = node.modal.arrow.value?.direction.value else { return shrunk }
        switch direction {
        case .up: shrunk.y = frame.y
        case .down: shrunk.y = frame.maxY - size.height
        case .left: shrunk.x = frame.x
        case .right: shrunk.x = frame.maxX - size.width
        }
        guard let source = context.source(of: node, in: device).rect, !source.isTapArea(in: device),
            let tip = node.modal.tip(in: device)
        else { return shrunk }
        func points(_ frame: Rect) -> Bool {
            PointedPopover(frame: frame, source: source, direction: direction, window: device.bounds)
                .flaw(of: tip, within: context.arrowLimits) == nil
        }
        return points(shrunk) || !points(frame) ? shrunk : nil
    }
}

extension PopoverFitsContent {
    fileprivate static func popover(
        frame: (Double, Double), content: (Double, Double), more: String = ""
    ) -> String {
        """
        "cases": ["ipad-landscape"], "modals": [{"id": "m", "style": "popover",
            "frame": {"x": 100, "y": 100, "width": \(frame.0), "height": \(frame.1)},
            "contentSize": {"width": \(content.0), "height": \(content.1)}\(more)}]
        """
    }
}
