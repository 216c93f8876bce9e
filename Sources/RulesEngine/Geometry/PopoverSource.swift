internal import FlowDocument

/// What a popover points at, in a case.
enum PopoverSource {
    /// There.
    case at(Rect)
    /// Nobody said where; these facts would tell.
    case unknown([MissingFact])
    /// It is stated that it points at nothing.
    case none

    /// The place, where it is known.
    var rect: Rect? {
        if case .at(let rect) = self { rect } else { nil }
    }

    /// The facts that would tell the place.
    var missing: [MissingFact] {
        if case .unknown(let facts) = self { facts } else { [] }
    }
}

extension Context {
    /// Where what a popover points at lies in a case: the place that it states, else its control or region.
    func source(of node: ModalNode, in device: DeviceCase) -> PopoverSource {
        let modal = node.modal
        if let rect = modal.anchorRect.value { return .at(rect) }
        switch modal.anchor {
        case .value(let anchor):
            switch placement(of: anchor, in: device) {
            case .at(let rect): return .at(rect)
            case .unknown(let fact): return .unknown([fact])
            }
        case .nothing where modal.anchorRect.isKnown: return .none
        case .nothing: return .unknown([MissingFact(Reference(modal.id), "anchorRect")])
        case .unknown: return .unknown([MissingFact(Reference(modal.id), "anchor")])
        }
    }

    /// Where a node, or a control, region or element within one, lies in a case.
    private func placement(of reference: Reference, in device: DeviceCase) -> Placement {
        let unknown = Placement.unknown(.frame(of: reference, in: device))
        switch graph.places[reference.owner] {
        case nil: return unknown
        case .modal(let index):
            let node = graph.modals[index]
            guard let child = reference.child else { return placement(of: node, in: device) }
            let control = node.modal.controls.value?.first { $0.id == child }
            return control?.place(in: device).map(Placement.at) ?? unknown
        case .screen(let index):
            let node = graph.screens[index]
            guard let child = reference.child else { return placement(of: node, in: device) }
            let screen = node.screen
            let place =
                screen.controls.value?.first { $0.id == child }?.place(in: device)
                ?? screen.regions.value?.first { $0.id == child }?.place(in: device)
                ?? screen.elements.value?.first { $0.id == child }?.place(in: device)
            return place.map(Placement.at) ?? unknown
        }
    }
}

/// The side of the square that a finger covers, in points.
let fingertip = 44.0

extension Rect {
    /// Whether it is so large that a tap in it, and not the whole of it, is what a popover belongs to.
    func isTapArea(in device: DeviceCase) -> Bool {
        area > device.bounds.area / 2
    }

    /// The square under a finger around a point.
    static func tap(at point: Point) -> Rect {
        Rect(x: point.x - fingertip / 2, y: point.y - fingertip / 2, width: fingertip, height: fingertip)
    }

    /// The square under a finger just beyond an arrow’s tip.
    static func tap(beyond tip: Point, _ direction: ArrowDirection) -> Rect {
        switch direction {
        case .up: tap(at: Point(x: tip.x, y: tip.y - fingertip / 2))
        case .down: tap(at: Point(x: tip.x, y: tip.y + fingertip / 2))
        case .left: tap(at: Point(x: tip.x - fingertip / 2, y: tip.y))
        case .right: tap(at: Point(x: tip.x + fingertip / 2, y: tip.y))
        }
    }
}
