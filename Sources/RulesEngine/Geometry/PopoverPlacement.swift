internal import FlowDocument
internal import JSON

/// A place where a popover would fit: tried beside each edge of what it points at.
struct PopoverPlacement {
    let direction: ArrowDirection
    let frame: Rect
    let tip: Point

    /// How much of what people need would be hidden, at worst of one region and in all.
    fileprivate let hidden: (worst: Double, sum: Double)
    /// How far from the middle of the source the arrow would be.
    fileprivate let offset: Double

    /// The best place for a popover of a size beside a source, or `nil` where none keeps clear of the regions.
    static func best(
        size: Size, source: Rect, in device: DeviceCase, clearOf regions: [Rect], share: Double, _ limits: ArrowLimits
    ) -> PopoverPlacement? {
        let places = ArrowDirection.allCases.compactMap {
            place($0, size, source, device, regions, limits)
        }
        return places.filter { $0.hidden.worst <= share }.min {
            ($0.hidden.sum, $0.offset) < ($1.hidden.sum, $1.offset)
        }
    }

    private static func place(
        _ direction: ArrowDirection, _ size: Size, _ source: Rect, _ device: DeviceCase, _ regions: [Rect],
        _ limits: ArrowLimits
    ) -> PopoverPlacement? {
        let room = device.bounds.inset(by: PointedPopover.margin)
        guard size.width <= room.width, size.height <= room.height else { return nil }
        var frame = Rect(size)
        // Whole points, and away from the source, so that the strip never falls short by a rounding.
        frame.x = min(max((source.centre.x - size.width / 2).rounded(), room.x), room.maxX - size.width)
        frame.y = min(max((source.centre.y - size.height / 2).rounded(), room.y), room.maxY - size.height)
        switch direction {
        case .up: frame.y = (source.maxY + ArrowMetrics.height).rounded(.up)
        case .down: frame.y = (source.y - ArrowMetrics.height - size.height).rounded(.down)
        case .left: frame.x = (source.maxX + ArrowMetrics.height).rounded(.up)
        case .right: frame.x = (source.x - ArrowMetrics.height - size.width).rounded(.down)
        }
        guard room.covers(frame, tolerance: 0) else { return nil }
        let pointed = PointedPopover(frame: frame, source: source, direction: direction, window: device.bounds)
        guard let tip = pointed.tip(within: limits) else { return nil }
        let box = direction.box(of: tip, from: frame) ?? frame
        let hidden = regions.map { Rect.coverage(of: $0, by: frame, box) }
        return PopoverPlacement(
            direction: direction, frame: frame, tip: tip, hidden: (hidden.max() ?? 0, hidden.reduce(0, +)),
            offset: abs(direction.along(tip) - direction.along(source.centre)))
    }

    /// The place as evidence.
    var json: JSON {
        .object([
            JSON.Member("arrow", .string(direction.rawValue)), JSON.Member("frame", frame.json),
            JSON.Member("tip", tip.json),
        ])
    }
}

extension Point {
    /// The point as evidence.
    var json: JSON {
        .object([JSON.Member("x", .number(x)), JSON.Member("y", .number(y))])
    }
}

extension ModalNode {
    /// The patch that puts a popover into a place in the one case that the flow is shown in; `nil` where there are
    /// others, since an arrow has one direction for all, and where something lies over the popover.
    func patch(_ place: PopoverPlacement, in device: DeviceCase, _ context: Context) -> [Fix.Operation]? {
        guard context.cases?.count == 1, context.document.overlays.isEmpty, let arrow = modal.arrow.value,
            !arrow.direction.isKnown || arrow.direction.value != nil
        else { return nil }
        let path = JSONPointer(["modals", String(index)])
        let frame =
            modal.frames.value?[device.id] == nil
            ? path.appending("frame") : path.appending("frames").appending(device.id)
        return [
            Fix.Operation("replace", frame, place.frame.json),
            Fix.Operation("add", path.appending("arrow").appending("direction"), .string(place.direction.rawValue)),
            tipPatch(place.tip, in: device),
        ]
    }

    /// The change that moves the tip in a case and leaves it in others; an arrow must be stated.
    func tipPatch(_ tip: Point, in device: DeviceCase) -> Fix.Operation {
        let path = JSONPointer(["modals", String(index), "arrow", "tips"])
        return modal.arrow.value?.tips.value == nil
            ? Fix.Operation("add", path, .object([JSON.Member(device.id, tip.json)]))
            : Fix.Operation("add", path.appending(device.id), tip.json)
    }
}
