internal import FlowDocument

/// The nominal measures of a popover’s arrow, in points.
enum ArrowMetrics {
    /// From the popover’s edge to the tip.
    static let height = 13.0
    /// Along the popover’s edge.
    static let base = 36.0
    /// From a corner to the nearest place where the tip can be: the corner’s radius and half the base.
    static let inset = 31.0
}

extension Modal {
    /// Where its arrow ends in a case, as far as that is stated.
    func tip(in device: DeviceCase) -> Point? {
        arrow.value?.tips.value?[device.id] ?? arrow.value?.tip.value
    }

    /// The fact that would tell where its arrow ends in a case.
    func missingTip(in device: DeviceCase) -> MissingFact {
        let field = arrow.value?.tips.value == nil ? "arrow.tip" : "arrow.tips.\(device.id)"
        return MissingFact(Reference(id), field)
    }
}

extension ArrowDirection {
    /// Whether the arrow stands on the popover’s upper or lower edge.
    var isVertical: Bool { self == .up || self == .down }

    /// From the popover’s edge to the near edge of what it points at; negative where that lies behind the edge.
    func strip(from popover: Rect, to source: Rect) -> Double {
        switch self {
        case .up: popover.y - source.maxY
        case .down: source.y - popover.maxY
        case .left: popover.x - source.maxX
        case .right: source.x - popover.maxX
        }
    }

    /// From the tip to the near edge of what it points at; negative where the tip lies on that.
    func gap(from tip: Point, to source: Rect) -> Double {
        strip(from: Rect(x: tip.x, y: tip.y, width: 0, height: 0), to: source)
    }

    /// How far along the popover’s edge a point lies.
    func along(_ point: Point) -> Double {
        isVertical ? point.x : point.y
    }

    /// From where to where a rectangle reaches along the popover’s edge.
    func span(of rect: Rect) -> (start: Double, end: Double) {
        isVertical ? (rect.x, rect.maxX) : (rect.y, rect.maxY)
    }

    /// Where the tip should be along the popover’s edge: in the middle of what it points at, as near as the popover’s
    /// corners let it.
    func expectedTip(from popover: Rect, to source: Rect, inset: Double) -> Double {
        let (start, end) = span(of: popover)
        guard end - start > 2 * inset else { return (start + end) / 2 }
        return min(max(along(source.centre), start + inset), end - inset)
    }

    /// Whether the popover’s edge that bears the arrow is the one that faces the source.
    func faces(_ source: Rect, from popover: Rect) -> Bool {
        let own = strip(from: popover, to: source)
        // Where the two overlap no edge is clear of the source, and the one that is nearest to it counts.
        return own >= 0 || Self.allCases.allSatisfy { $0.strip(from: popover, to: source) <= own }
    }

    /// The arrow’s box between the popover’s edge and a tip; `nil` where the tip does not stand out.
    func box(of tip: Point, from popover: Rect) -> Rect? {
        let half = ArrowMetrics.base / 2
        let box =
            switch self {
            case .up: Rect(left: tip.x - half, top: tip.y, right: tip.x + half, bottom: popover.y)
            case .down: Rect(left: tip.x - half, top: popover.maxY, right: tip.x + half, bottom: tip.y)
            case .left: Rect(left: tip.x, top: tip.y - half, right: popover.x, bottom: tip.y + half)
            case .right: Rect(left: popover.maxX, top: tip.y - half, right: tip.x, bottom: tip.y + half)
            }
        return box.isEmpty ? nil : box
    }
}
