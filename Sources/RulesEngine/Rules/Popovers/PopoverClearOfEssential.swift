internal import FlowDocument
internal import JSON

/// A popover hides nothing that people need while it is open.
struct PopoverClearOfEssential: ModalRule {
    static let hides = MessageTemplate(
        "hides", en: "In {case} it hides {share} of “{region}”, which people need while it is open.",
        ja: "{case}では、開いている間も必要な「{region}」の{share}を隠します。",
        ko: "{case}에서 열려 있는 동안 필요한 “{region}” 영역의 {share}를 가립니다.")
    static let hidesButFits = MessageTemplate(
        "hides-but-fits",
        en: "In {case} it hides {share} of “{region}”, which people need while it is open. Elsewhere it would fit.",
        ja: "{case}では、開いている間も必要な「{region}」の{share}を隠します。別の向きなら収まります。",
        ko: "{case}에서 열려 있는 동안 필요한 “{region}” 영역의 {share}를 가립니다. 다른 쪽에 두면 들어맞습니다.")
    static let move = MessageTemplate(
        "move", en: "Move it to where it hides nothing that people need.", ja: "必要なものを隠さない位置へ移します。",
        ko: "필요한 것을 가리지 않는 곳으로 옮기기")

    static let warning = Threshold(
        "popover-clear-of-essential", "warning", 0.02,
        LocalText(
            en: "The share of an essential region above which hiding it is a warning.",
            ja: "重要な領域のうち、隠すと警告になる割合。", ko: "중요한 영역을 가렸을 때 경고가 되는 비율."))
    static let error = Threshold(
        "popover-clear-of-essential", "error", 0.1,
        LocalText(
            en: "The share of an essential region above which hiding it is an error.",
            ja: "重要な領域のうち、隠すとエラーになる割合。", ko: "중요한 영역을 가렸을 때 오류가 되는 비율."))

    static let metadata = RuleMetadata(
        id: "popover-clear-of-essential", editions: .all, severity: .warning, guidelines: ["popovers-position"],
        scope: .modals(ModalKind.popovers), thresholds: [warning, error],
        summary: LocalText(
            en: "A popover hides nothing that people need while it is open.",
            ja: "ポップオーバーは、開いている間に必要なものを隠しません。", ko: "팝오버는 열려 있는 동안 필요한 내용을 가리지 않습니다."),
        why: LocalText(
            en: "People can’t push a popover aside. What lies under it is out of reach until they close it.",
            ja: "ポップオーバーは動かせません。その下にあるものは、閉じるまで見ることができません。",
            ko: "팝오버는 옆으로 치울 수 없습니다. 그 아래에 있는 것은 닫기 전까지 볼 수 없습니다."),
        remedy: LocalText(
            en: "Put it on another side of its source, or make it smaller.",
            ja: "元になったものの別の側に置くか、小さくしてください。", ko: "대상의 다른 쪽에 두거나 더 작게 만드십시오."),
        messages: [hides, hidesButFits, move],
        examples: [
            .flow(.pass, "Clear of it", popover(region: (0, 600, 400, 200))),
            .flow(.pass, "Two hundredths, and no more", popover(region: (390, 355, 320, 100))),
            .flow(.pass, "The arrow’s box touches it", popover(region: (568, 144, 100, 13))),
            .flow(.fail, "More than two hundredths", popover(region: (390, 354.9, 320, 100))),
            .flow(.fail, "A third of the selection", popover(region: (600, 200, 330, 100))),
            .flow(.fail, "The arrow alone", popover(region: (532, 144, 36, 13))),
            .flow(
                .fail, "In one case of two",
                popover(
                    region: (0, 600, 400, 200), cases: #""ipad-landscape", "ipad-portrait""#,
                    more: #"""
                        , "frames": {"ipad-portrait": {"x": 10, "y": 590, "width": 320, "height": 100}}
                        """#)),
            .flow(
                .pass, "Needed during another one",
                popover(region: (390, 157, 320, 300), needed: #", "neededDuring": ["other"]"#, second: (0, 0, 10, 10))),
            .flow(
                .notApplicable, "Nothing is declared to be essential",
                popover(region: (390, 157, 320, 300), essential: false)),
            .flow(
                .open, "No regions are declared",
                #"""
                "cases": ["ipad-landscape"], "screens": [{"id": "map"}],
                "modals": [{"id": "m", "style": "popover", "presenter": "map",
                    "frame": {"x": 0, "y": 0, "width": 320, "height": 300}}]
                """#),
            .flow(
                .open, "The region has no frame in the case",
                #"""
                "cases": ["ipad-landscape"],
                "screens": [{"id": "map", "regions": [{"id": "total", "essential": true}]}],
                "modals": [{"id": "m", "style": "popover", "presenter": "map", "arrow": null,
                    "frame": {"x": 0, "y": 0, "width": 320, "height": 300}}]
                """#),
            .flow(
                .open, "Close to it, and nobody said where the arrow is",
                #"""
                "cases": ["ipad-landscape"],
                "screens": [{"id": "map", "regions": [{"id": "total", "essential": true,
                    "frame": {"x": 0, "y": 300, "width": 320, "height": 40}}]}],
                "modals": [{"id": "m", "style": "popover", "presenter": "map",
                    "frame": {"x": 0, "y": 0, "width": 320, "height": 300}}]
                """#),
            .modal(.open, "Nobody said on which devices", #""style": "popover""#),
        ])

    func check(_ node: ModalNode, in context: Context, _ observations: inout Observations) {
        let essential = EssentialRegions(around: node, in: context)
        guard context.cases != nil else { return observations.ask(for: [.cases], of: .app) }
        if !essential.missing.isEmpty { observations.ask(for: essential.missing, of: node.modal.id) }
        for (reference, region) in essential.regions {
            var seen = Observations()
            context.inEachCaseAsPopover(node, &seen) { device, seen in
                look(at: node, reference, region, essential, in: device, context, &seen)
            }
            for var observation in seen.all {
                observation.facet = reference.rawValue
                observations.add(observation)
            }
        }
    }

    private func look(
        at node: ModalNode, _ reference: Reference, _ region: Region, _ essential: EssentialRegions,
        in device: DeviceCase, _ context: Context, _ seen: inout Observations
    ) {
        var missing: [MissingFact] = []
        let placement = context.placement(of: node, in: device)
        if case .unknown(let fact) = placement { missing.append(fact) }
        let place = region.place(in: device)
        if place == nil { missing.append(.frame(of: reference, in: device)) }
        guard let frame = placement.rect, let place else { return seen.ask(for: missing, of: node.modal.id) }
        let (box, fact) = Self.arrowBox(of: node, from: frame, in: device)
        let share = Rect.coverage(of: place, by: frame, box ?? frame)
        guard share.isAbove(context.limit(Self.warning)) else {
            // An arrow reaches no farther than its height; what is farther away it can’t hide.
            let reach = frame.inset(by: -ArrowMetrics.height).coverage(of: place)
            guard let fact, reach.isAbove(context.limit(Self.warning)) else { return seen.pass() }
            return seen.ask(for: [fact], of: node.modal.id)
        }
        let better = self.place(for: node, frame, essential, in: device, context)
        let arguments = [
            "case": device.id, "share": share.percent, "region": reference.child ?? reference.rawValue,
        ]
        seen.fail(better == nil ? Self.hides : Self.hidesButFits, arguments) {
            $0.field = ["frame"]
            $0.related = [reference]
            $0.severity = share.isAbove(context.limit(Self.error)) ? .error : .warning
            $0.evidence = [
                JSON.Member("share", .number(share)), JSON.Member("frame", frame.json),
                JSON.Member("region", place.json),
            ]
            guard let better else { return }
            $0.evidence.append(JSON.Member("fits", better.json))
            $0.fix = node.patch(better, in: device, context).map { Fix(.suggested, Message(Self.move), $0) }
        }
    }

    /// The arrow’s box where it is known, and the fact that would tell it where it is not.
    private static func arrowBox(of node: ModalNode, from frame: Rect, in device: DeviceCase) -> (Rect?, MissingFact?) {
        let modal = node.modal
        guard let arrow = modal.arrow.value else {
            return (nil, modal.arrow.isKnown ? nil : MissingFact(Reference(modal.id), "arrow"))
        }
        guard let direction = arrow.direction.value else {
            return (nil, arrow.direction.isKnown ? nil : MissingFact(Reference(modal.id), "arrow.direction"))
        }
        guard let tip = modal.tip(in: device) else { return (nil, modal.missingTip(in: device)) }
        return (direction.box(of: tip, from: frame), nil)
    }

    private func place(
        for node: ModalNode, _ frame: Rect, _ essential: EssentialRegions, in device: DeviceCase, _ context: Context
    ) -> PopoverPlacement? {
        guard let source = context.source(of: node, in: device).rect, !source.isTapArea(in: device) else { return nil }
        return PopoverPlacement.best(
            size: Size(width: frame.width, height: frame.height), source: source, in: device,
            clearOf: essential.places(in: device), share: context.limit(Self.warning), context.arrowLimits)
    }

    private static func popover(
        region: (Double, Double, Double, Double), essential: Bool = true, needed: String = "",
        second: (Double, Double, Double, Double)? = nil, cases: String = #""ipad-landscape""#, more: String = ""
    ) -> String {
        func frame(_ rect: (Double, Double, Double, Double)) -> String {
            #"{"x": \#(rect.0), "y": \#(rect.1), "width": \#(rect.2), "height": \#(rect.3)}"#
        }
        let other = second.map { #", {"id": "mark", "essential": true, "frame": \#(frame($0))}"# } ?? ""
        return """
            "cases": [\(cases)], "screens": [{"id": "map",
                "controls": [{"id": "pin", "kind": "button", "frame": \(frame((500, 100, 100, 44)))}],
                "regions": [{"id": "total", "essential": \(essential), "frame": \(frame(region))\(needed)}\(other)]}],
            "modals": [{"id": "m", "style": "popover", "presenter": "map", "anchor": "map/pin",
                "frame": \(frame((390, 157, 320, 200))),
                "arrow": {"direction": "up", "tip": {"x": 550, "y": 144}}\(more)}, {"id": "other", "style": "alert"}]
            """
    }
}

extension Double {
    /// Whether it is above a limit by more than the noise of computing with fractions.
    func isAbove(_ limit: Double) -> Bool {
        self > limit + 1e-9
    }

    /// The share in words: `35%`.
    var percent: String { "\((self * 100).points)%" }
}
