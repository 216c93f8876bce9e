internal import FlowDocument
internal import JSON

/// A popover’s arrow points as directly as possible at what it belongs to.
struct PopoverArrowPoints: ModalRule {
    static let edge = MessageTemplate(
        "edge", en: "In {case} the arrow stands on an edge that does not face what it points at.",
        ja: "{case}では、矢印の付いた辺が、指し示すもののほうを向いていません。",
        ko: "{case}에서 화살표가 있는 변이 가리키는 대상을 향하지 않습니다.")
    static let aside = MessageTemplate(
        "aside", en: "In {case} the arrow’s tip is {distance} pt away from where it should point.",
        ja: "{case}では、矢印の先端が本来指すべき位置から{distance} ptずれています。",
        ko: "{case}에서 화살표 끝이 가리켜야 할 위치에서 {distance}pt 벗어나 있습니다.")
    static let far = MessageTemplate(
        "far", en: "In {case} the arrow ends {distance} pt short of what it points at.",
        ja: "{case}では、矢印の先端が指し示すものから{distance} pt離れています。",
        ko: "{case}에서 화살표 끝이 가리키는 대상에서 {distance}pt 떨어져 있습니다.")
    static let onSource = MessageTemplate(
        "on-source", en: "In {case} the arrow’s tip lies {distance} pt inside of what it points at.",
        ja: "{case}では、矢印の先端が指し示すものの内側に{distance} pt入り込んでいます。",
        ko: "{case}에서 화살표 끝이 가리키는 대상 안으로 {distance}pt 들어가 있습니다.")
    static let beside = MessageTemplate(
        "beside", en: "In {case} the arrow points past what it belongs to.", ja: "{case}では、矢印が指し示すものの横を向いています。",
        ko: "{case}에서 화살표가 대상을 비껴 가리킵니다.")
    static let heldBack = MessageTemplate(
        "held-back",
        en: "In {case} the popover lies at the window’s edge, and its arrow can’t reach what it belongs to.",
        ja: "{case}では、ポップオーバーがウインドウの端にあり、矢印が指し示すものに届きません。",
        ko: "{case}에서 팝오버가 창 가장자리에 있어 화살표가 대상에 닿지 못합니다.")
    static let settled = MessageTemplate(
        "seen-to-belong", en: "Look whether people still see what the popover belongs to.",
        ja: "それでも、何に属するポップオーバーかがわかるかどうかを確かめてください。",
        ko: "그래도 무엇에 속한 팝오버인지 알아볼 수 있는지 확인해 주십시오.")
    static let move = MessageTemplate(
        "move", en: "Move the arrow to the middle of what it points at.", ja: "矢印を、指し示すものの中央へ移します。",
        ko: "화살표를 대상의 가운데로 옮기기")

    static let tolerance = Threshold(
        "popover-arrow-points", "aside", 4,
        LocalText(
            en: "How far the tip may be from where it should point, in points.", ja: "矢印の先端に許すずれ（ポイント）。",
            ko: "화살표 끝에 허용하는 어긋남(포인트)."))
    static let gap = Threshold(
        "popover-arrow-points", "gap", 10,
        LocalText(
            en: "How far the tip may be from what it points at, in points.",
            ja: "矢印の先端と指し示すものとの間に許す距離（ポイント）。", ko: "화살표 끝과 대상 사이에 허용하는 거리(포인트)."))
    static let inset = Threshold(
        "popover-arrow-points", "inset", ArrowMetrics.inset,
        LocalText(
            en: "From a corner of the popover to the nearest place for the tip, in points.",
            ja: "ポップオーバーの角から、先端を置ける最も近い位置までの距離（ポイント）。",
            ko: "팝오버 모서리에서 화살표 끝을 둘 수 있는 가장 가까운 위치까지의 거리(포인트)."))

    static let metadata = RuleMetadata(
        id: "popover-arrow-points", version: 2, editions: .all, severity: .warning, guidelines: ["popovers-position"],
        scope: .modals(ModalKind.popovers), thresholds: [tolerance, gap, inset],
        summary: LocalText(
            en: "The arrow points as directly as possible at what the popover belongs to.",
            ja: "矢印は、ポップオーバーの元になったものをできるだけまっすぐ指します。",
            ko: "화살표는 팝오버가 나온 대상을 되도록 똑바로 가리킵니다."),
        why: LocalText(
            en: "The arrow is what tells people which control or item the popover is about.",
            ja: "どのコントロールや項目についてのものかを伝えるのは矢印です。",
            ko: "어떤 컨트롤이나 항목에 관한 것인지 알려 주는 것이 화살표입니다."),
        remedy: LocalText(
            en: "Put the arrow on the edge that faces its source, in the middle of it and right beside it.",
            ja: "矢印を、元になったものに面した辺の、その中央のすぐそばに置いてください。",
            ko: "화살표를 대상을 향한 변에, 대상의 가운데 바로 옆에 두십시오."),
        messages: [edge, aside, far, onSource, beside, heldBack, settled, move],
        examples: PopoverArrowPointsExamples.all)

    func check(_ node: ModalNode, in context: Context, _ observations: inout Observations) {
        let modal = node.modal
        switch modal.arrow {
        case .nothing: return observations.nothingToCheck()
        case .value(let arrow) where arrow.direction.isKnown && arrow.direction.value == nil:
            return observations.nothingToCheck()
        case .unknown, .value: break
        }
        if case .nothing = modal.anchor, case .nothing = modal.anchorRect { return observations.nothingToCheck() }
        let limits = context.arrowLimits
        let fix = repair(node, limits, in: context)
        context.inEachCaseAsPopover(node, &observations) { device, seen in
            switch look(at: node, limits, in: device, context) {
            case .good: seen.pass()
            case .unknown(let missing): seen.ask(for: missing, of: modal.id)
            case .flawed(let flaw, let pointed): say(flaw, pointed, node, device, limits, fix, &seen)
            }
        }
    }

    private enum Sight {
        case good
        case unknown([MissingFact])
        case flawed(ArrowFlaw, PointedPopover)
    }

    private func look(at node: ModalNode, _ limits: ArrowLimits, in device: DeviceCase, _ context: Context) -> Sight {
        let modal = node.modal
        guard let arrow = modal.arrow.value else { return .unknown([MissingFact(Reference(modal.id), "arrow")]) }
        let source = context.source(of: node, in: device)
        let frame = context.placement(of: node, in: device)
        let tip = modal.tip(in: device)
        guard let direction = arrow.direction.value, let frame = frame.rect, let source = source.rect else {
            var missing: [MissingFact] = []
            if case .unknown(let fact) = frame { missing.append(fact) }
            if !arrow.direction.isKnown { missing.append(MissingFact(Reference(modal.id), "arrow.direction")) }
            missing += source.missing
            if tip == nil { missing.append(modal.missingTip(in: device)) }
            return .unknown(missing)
        }
        if source.isTapArea(in: device) {
            // Within a large area the tap was where the arrow points.
            guard let tip else { return .unknown([modal.missingTip(in: device)]) }
            if source.inset(by: -limits.aside).contains(tip) { return .good }
        }
        let pointed = PointedPopover(frame: frame, source: source, direction: direction, window: device.bounds)
        guard pointed.isOnFacingEdge else { return .flawed(.edge, pointed) }
        guard let tip else { return .unknown([modal.missingTip(in: device)]) }
        return pointed.flaw(of: tip, within: limits).map { .flawed($0, pointed) } ?? .good
    }

    private func say(
        _ flaw: ArrowFlaw, _ pointed: PointedPopover, _ node: ModalNode, _ device: DeviceCase, _ limits: ArrowLimits,
        _ fix: Fix?, _ seen: inout Observations
    ) {
        let (template, distance): (MessageTemplate, Double?) =
            switch flaw {
            case .edge: (Self.edge, nil)
            case .aside(let distance): (Self.aside, distance)
            case .far(let distance): (Self.far, distance)
            case .onSource(let depth): (Self.onSource, depth)
            case .beside: (Self.beside, nil)
            case .heldBack: (Self.heldBack, nil)
            }
        var arguments = ["case": device.id]
        arguments["distance"] = distance?.points
        func describe(_ observation: inout Observation) {
            observation.field = ["arrow"]
            observation.evidence = [
                JSON.Member("frame", pointed.frame.json), JSON.Member("source", pointed.source.json),
                JSON.Member("arrow", .string(pointed.direction.rawValue)),
                JSON.Member(
                    "expected",
                    .number(pointed.direction.expectedTip(from: pointed.frame, to: pointed.source, inset: limits.inset))
                ),
            ]
            if let tip = node.modal.tip(in: device) { observation.evidence.append(JSON.Member("tip", tip.json)) }
        }
        if case .heldBack = flaw {
            seen.review(template, arguments, settledBy: Self.settled, describe)
        } else {
            seen.fail(template, arguments) {
                describe(&$0)
                $0.fix = fix
            }
        }
    }

    /// A patch that moves the tip wherever it points badly; `nil` where another edge or place would be needed, or where
    /// the arrow would come to lie over what people need.
    private func repair(_ node: ModalNode, _ limits: ArrowLimits, in context: Context) -> Fix? {
        var patch: [Fix.Operation] = []
        var tips: [JSON.Member] = []
        let essential = EssentialRegions(around: node, in: context)
        for device in context.cases ?? [] where node.isPopover(in: device) == true {
            guard case .flawed(let flaw, let pointed) = look(at: node, limits, in: device, context) else { continue }
            if case .heldBack = flaw { continue }
            guard let tip = pointed.tip(within: limits) else { return nil }
            let box = pointed.direction.box(of: tip, from: pointed.frame)
            if let box, essential.places(in: device).contains(where: box.overlaps) { return nil }
            patch.append(node.tipPatch(tip, in: device))
            tips.append(JSON.Member(device.id, tip.json))
        }
        guard !patch.isEmpty else { return nil }
        // The first of several would be lost where each put an object of its own.
        if node.modal.arrow.value?.tips.value == nil {
            patch = [Fix.Operation("add", JSONPointer(["modals", String(node.index), "arrow", "tips"]), .object(tips))]
        }
        return Fix(.suggested, Message(Self.move), patch)
    }
}

extension Context {
    /// How arrows are held against what they point at, under the profile.
    var arrowLimits: ArrowLimits {
        ArrowLimits(
            aside: limit(PopoverArrowPoints.tolerance), gap: limit(PopoverArrowPoints.gap),
            inset: limit(PopoverArrowPoints.inset))
    }
}
