internal import FlowDocument

/// How an arrow is held against what it points at.
struct ArrowLimits {
    /// How far the tip may be from where it should be.
    var aside: Double
    /// How far the tip may be from the source.
    var gap: Double
    /// From a corner to the nearest place where the tip can be.
    var inset: Double
}

/// What is wrong with an arrow, in one case.
enum ArrowFlaw {
    /// It stands on an edge that does not face the source.
    case edge
    /// Its tip is this far from where it should be.
    case aside(Double)
    /// Its tip lies on the source, this deep.
    case onSource(Double)
    /// Its tip is this far from the source.
    case far(Double)
    /// Its tip passes by the source.
    case beside
    /// Its tip passes by the source, since the window’s edge keeps the popover from coming nearer.
    case heldBack
}

/// A popover with its arrow and what it points at, in one case.
struct PointedPopover {
    var frame: Rect
    var source: Rect
    var direction: ArrowDirection
    var window: Rect

    /// How near to the window’s edge the system puts popovers, in points.
    static let margin = 10.0

    /// Whether the arrow stands on an edge that faces the source.
    var isOnFacingEdge: Bool { direction.faces(source, from: frame) }

    /// What is wrong with a tip; `nil` where it points well.
    func flaw(of tip: Point, within limits: ArrowLimits) -> ArrowFlaw? {
        guard isOnFacingEdge else { return .edge }
        let expected = direction.expectedTip(from: frame, to: source, inset: limits.inset)
        let aside = abs(direction.along(tip) - expected)
        if aside > limits.aside { return .aside(aside) }
        let gap = direction.gap(from: tip, to: source)
        if gap < 0 { return .onSource(-gap) }
        if gap > limits.gap { return .far(gap) }
        let span = direction.span(of: source)
        let place = direction.along(tip)
        let passesBy = { $0 < span.start - limits.aside || $0 > span.end + limits.aside }
        guard passesBy(place) else { return nil }
        // Where the place that the tip should have would do, nothing keeps it from there.
        return passesBy(expected) && isHeldBack(from: place < span.start) ? .heldBack : .beside
    }

    /// Whether the popover already lies at the window’s edge: its start where the arrow should be nearer to the end.
    private func isHeldBack(from towardsEnd: Bool) -> Bool {
        let (start, end) = direction.span(of: frame)
        let (first, last) = direction.span(of: window)
        return towardsEnd ? end >= last - Self.margin : start <= first + Self.margin
    }

    /// Where the tip would point well; `nil` where no place does.
    func tip(within limits: ArrowLimits) -> Point? {
        let along = direction.expectedTip(from: frame, to: source, inset: limits.inset)
        let strip = direction.strip(from: frame, to: source)
        guard strip >= 0 else { return nil }
        let gap = min(max(strip - ArrowMetrics.height, 0), limits.gap)
        let tip =
            switch direction {
            case .up: Point(x: along, y: source.maxY + gap)
            case .down: Point(x: along, y: source.y - gap)
            case .left: Point(x: source.maxX + gap, y: along)
            case .right: Point(x: source.x - gap, y: along)
            }
        return flaw(of: tip, within: limits) == nil ? tip : nil
    }
}
