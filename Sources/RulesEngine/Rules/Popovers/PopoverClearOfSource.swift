internal import FlowDocument
internal import JSON

/// A popover does not hide what was tapped to open it.
struct PopoverClearOfSource: ModalRule {
    static let hides = MessageTemplate(
        "hides", en: "In {case} it covers {area} pt² of what was tapped to open it.",
        ja: "{case}では、開くためにタップしたものを{area} pt²覆います。",
        ko: "{case}에서 열기 위해 탭한 대상을 {area}pt² 덮습니다.")
    static let mayHide = MessageTemplate(
        "may-hide", en: "In {case} it covers the middle of the large area that it belongs to.",
        ja: "{case}では、元になった広い領域の中央を覆います。", ko: "{case}에서 자신이 나온 넓은 영역의 가운데를 덮습니다.")
    static let settled = MessageTemplate(
        "where-tapped", en: "Look whether the place that people tap stays visible.",
        ja: "タップした場所が見えたままかどうかを確かめてください。", ko: "탭한 자리가 계속 보이는지 확인해 주십시오.")
    static let move = MessageTemplate(
        "move", en: "Move it beside what was tapped.", ja: "タップしたものの横へ移します。", ko: "탭한 대상 옆으로 옮기기")

    static let area = Threshold(
        "popover-clear-of-source", "area", 1,
        LocalText(
            en: "The area of the source that may be covered, in square points.", ja: "覆ってよい面積（平方ポイント）。",
            ko: "덮어도 되는 면적(제곱포인트)."))

    static let metadata = RuleMetadata(
        id: "popover-clear-of-source", editions: .all, severity: .error, guidelines: ["popovers-position"],
        scope: .modals(ModalKind.popovers), thresholds: [area],
        summary: LocalText(
            en: "A popover does not hide what was tapped to open it.",
            ja: "ポップオーバーは、開くためにタップしたものを隠しません。", ko: "팝오버는 열기 위해 탭한 대상을 가리지 않습니다."),
        why: LocalText(
            en: "With the control out of sight people lose what the popover is about and how they got there.",
            ja: "タップしたものが見えなくなると、何についてのポップオーバーか、どこから来たのかがわからなくなります。",
            ko: "탭한 것이 보이지 않으면 무엇에 관한 팝오버인지, 어디서 왔는지 알 수 없습니다."),
        remedy: LocalText(
            en: "Put the popover on a free side of its source.", ja: "元になったものの、空いている側に置いてください。",
            ko: "대상의 비어 있는 쪽에 두십시오."),
        messages: [hides, mayHide, settled, move],
        examples: [
            .flow(.pass, "Beside it", popover((390, 157, 320, 300))),
            .flow(.pass, "It touches the button", popover((390, 144, 320, 300))),
            .flow(.pass, "One square point", popover((390, 143.99, 320, 300))),
            .flow(.fail, "More than a square point", popover((390, 143.98, 320, 300))),
            .flow(.fail, "It covers the button", popover((390, 90, 320, 300))),
            .flow(
                .fail, "It is allowed to, as a warning",
                popover((390, 90, 320, 300), more: #", "canOverlapAnchor": true"#)),
            .flow(
                .pass, "It is allowed to, and does not",
                popover((390, 157, 320, 300), more: #", "canOverlapAnchor": true"#)),
            .flow(
                .pass, "A tap on a large map, beside the place that the arrow points at",
                popover((390, 157, 320, 300), pin: (0, 0, 1180, 820))),
            .flow(
                .fail, "A tap on a large map, over the place that the arrow points at",
                popover((390, 120, 320, 300), pin: (0, 0, 1180, 820))),
            .flow(
                .pass, "Half the window and a little more is a place to tap",
                popover((390, 157, 320, 300), pin: (0, 0, 590.1, 820))),
            .flow(
                .fail, "Half the window is something to see", popover((390, 157, 320, 300), pin: (0, 0, 590, 820))),
            .flow(
                .review, "A large map, and nobody said where the arrow is",
                popover((500, 300, 320, 300), pin: (0, 0, 1180, 820), arrow: "")),
            .flow(
                .fail, "In one case of two",
                popover(
                    (390, 157, 320, 300), cases: #""ipad-landscape", "ipad-portrait""#,
                    more: #", "frames": {"ipad-portrait": {"x": 390, "y": 90, "width": 320, "height": 300}}"#)),
            .flow(
                .open, "No frame",
                #"""
                "cases": ["ipad-landscape"],
                "modals": [{"id": "m", "style": "popover", "anchorRect": {"x": 0, "y": 0, "width": 44, "height": 44}}]
                """#),
            .flow(
                .open, "Nobody said what it points at",
                #"""
                "cases": ["ipad-landscape"],
                "modals": [{"id": "m", "style": "popover", "frame": {"x": 0, "y": 0, "width": 320, "height": 200}}]
                """#),
            .modal(.notApplicable, "It points at nothing", #""style": "popover", "anchor": null, "anchorRect": null"#),
        ])

    func check(_ node: ModalNode, in context: Context, _ observations: inout Observations) {
        let modal = node.modal
        if case .nothing = modal.anchor, case .nothing = modal.anchorRect { return observations.nothingToCheck() }
        context.inEachCaseAsPopover(node, &observations) { device, seen in
            let source = context.source(of: node, in: device)
            let placement = context.placement(of: node, in: device)
            guard let frame = placement.rect, let rect = source.rect else {
                var missing = source.missing
                if case .unknown(let fact) = placement { missing.insert(fact, at: 0) }
                return seen.ask(for: missing, of: modal.id)
            }
            let tapped = node.tapped(in: rect, device)
            guard let common = frame.intersection(tapped.rect), common.area.isAbove(context.limit(Self.area)) else {
                return seen.pass()
            }
            func describe(_ observation: inout Observation) {
                observation.field = ["frame"]
                observation.evidence = [
                    JSON.Member("area", .number(common.area)), JSON.Member("frame", frame.json),
                    JSON.Member("source", tapped.rect.json),
                ]
            }
            guard tapped.isCertain else {
                return seen.review(Self.mayHide, ["case": device.id], settledBy: Self.settled, describe)
            }
            let better = place(for: node, frame, rect, in: device, context)
            seen.fail(Self.hides, ["case": device.id, "area": common.area.points]) {
                describe(&$0)
                if modal.canOverlapAnchor.isTrue { $0.severity = .warning }
                guard let better else { return }
                $0.evidence.append(JSON.Member("fits", better.json))
                $0.fix = node.patch(better, in: device, context).map { Fix(.suggested, Message(Self.move), $0) }
            }
        }
    }

    private func place(
        for node: ModalNode, _ frame: Rect, _ source: Rect, in device: DeviceCase, _ context: Context
    ) -> PopoverPlacement? {
        guard !source.isTapArea(in: device) else { return nil }
        let essential = EssentialRegions(around: node, in: context)
        return PopoverPlacement.best(
            size: Size(width: frame.width, height: frame.height), source: source, in: device,
            clearOf: essential.places(in: device), share: context.limit(PopoverClearOfEssential.warning),
            context.arrowLimits)
    }

    private static func popover(
        _ frame: (Double, Double, Double, Double), pin: (Double, Double, Double, Double) = (500, 100, 100, 44),
        arrow: String = #", "arrow": {"direction": "up", "tip": {"x": 550, "y": 144}}"#,
        cases: String = #""ipad-landscape""#, more: String = ""
    ) -> String {
        func json(_ rect: (Double, Double, Double, Double)) -> String {
            #"{"x": \#(rect.0), "y": \#(rect.1), "width": \#(rect.2), "height": \#(rect.3)}"#
        }
        return """
            "cases": [\(cases)], "screens": [{"id": "map", "regions": [{"id": "pin", "frame": \(json(pin))}]}],
            "modals": [{"id": "m", "style": "popover", "presenter": "map", "anchor": "map/pin",
                "frame": \(json(frame))\(arrow)\(more)}]
            """
    }
}

extension ModalNode {
    /// What was tapped of a source: all of it, or of a large area the place that the arrow points at, as far as it is
    /// known.
    func tapped(in source: Rect, _ device: DeviceCase) -> (rect: Rect, isCertain: Bool) {
        guard source.isTapArea(in: device) else { return (source, true) }
        if let direction = modal.arrow.value?.direction.value, let tip = modal.tip(in: device) {
            return (Rect.tap(beyond: tip, direction), true)
        }
        return (Rect.tap(at: source.centre), false)
    }
}
