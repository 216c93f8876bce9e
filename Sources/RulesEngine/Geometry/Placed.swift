internal import FlowDocument

/// What has a place in the windows that a flow is shown in.
protocol Placed {
    /// Its place in every case that `frames` does not name.
    var frame: Stated<Rect> { get }
    /// Its place by case.
    var frames: Stated<Keyed<Rect>> { get }
}

extension Modal: Placed {}
extension Screen: Placed {}
extension Control: Placed {}
extension Region: Placed {}
extension Element: Placed {}
extension Overlay: Placed {}

extension Placed {
    /// Its place in a case, as far as it is stated. `null` states no place either.
    func place(in device: DeviceCase) -> Rect? {
        frames.value?[device.id] ?? frame.value
    }
}

/// Where something is in a window.
enum Placement {
    /// There.
    case at(Rect)
    /// Nobody said where; this would tell.
    case unknown(MissingFact)

    /// The place, where it is known.
    var rect: Rect? {
        if case .at(let rect) = self { rect } else { nil }
    }
}

extension MissingFact {
    /// The place of a node, or of a part of it, in a case.
    static func frame(of subject: Reference, in device: DeviceCase) -> MissingFact {
        MissingFact(subject, "frames.\(device.id)")
    }

    /// The windows that the flow is shown in.
    static let cases = MissingFact(Reference(NodeID.app), "cases")
}

extension Context {
    /// Where a modal lies in a case.
    func placement(of node: ModalNode, in device: DeviceCase) -> Placement {
        if let place = node.modal.place(in: device) { return .at(place) }
        return .unknown(.frame(of: Reference(node.modal.id), in: device))
    }

    /// Where a screen lies in a case: as it says; where it is shown in a modal, where that lies; an entry screen, or
    /// what fills one, in the whole window.
    func placement(of node: ScreenNode, in device: DeviceCase) -> Placement {
        if let place = node.screen.place(in: device) { return .at(place) }
        let unknown = Placement.unknown(.frame(of: Reference(node.screen.id), in: device))
        var outer = node
        var seen: Set<Int> = [node.index]
        var isEntry = false
        while true {
            if let place = outer.screen.place(in: device) { return .at(place) }
            if outer.isPartOfWindow { return unknown }
            if entries.contains(outer.screen.id) { isEntry = true }
            let owners = isEntry ? [] : owners(of: outer)
            if let owner = owners.first {
                return owners.count == 1 ? placement(below: .modal(owner.index), in: device) : unknown
            }
            guard let parent = outer.screen.parent.value.flatMap(graph.screen) else { break }
            guard parent.fillsWithContent, seen.insert(parent.index).inserted else { return unknown }
            outer = parent
        }
        return isEntry ? .at(device.bounds) : unknown
    }

    /// Where what presents something lies in a case. What fills the screen needs no frame for that.
    func placement(below node: GraphNode, in device: DeviceCase) -> Placement {
        switch node {
        case .screen(let index): return placement(of: graph.screens[index], in: device)
        case .modal(let index):
            let node = graph.modals[index]
            let placement = placement(of: node, in: device)
            if placement.rect == nil, node.kind == .fullScreen { return .at(device.bounds) }
            return placement
        }
    }

    /// What a modal is presented from: what it says, else where the transitions to it start.
    func presenters(of node: ModalNode) -> [GraphNode] {
        switch node.modal.presenter {
        case .value(let id): return graph.places[id].map { [$0] } ?? []
        case .nothing: return []
        case .unknown:
            var seen: Set<GraphNode> = []
            return graph.arrivals[node.index].map(\.origin).filter { seen.insert($0).inserted }
                .sorted { id(of: $0) < id(of: $1) }
        }
    }

    /// Whether a screen is a pane of its window, or lives in one.
    func isPartOfWindow(_ node: ScreenNode) -> Bool {
        var outer = node
        var seen: Set<Int> = [node.index]
        while !outer.isPartOfWindow {
            guard let parent = outer.screen.parent.value.flatMap(graph.screen), seen.insert(parent.index).inserted
            else { return false }
            if !parent.fillsWithContent { return true }
            outer = parent
        }
        return true
    }
}

extension ScreenNode {
    /// Whether the screen is by its kind a part of its window.
    fileprivate var isPartOfWindow: Bool {
        screen.container.value == .pane || screen.container.value == .sidebar
    }

    /// Whether what lives in the screen fills it.
    fileprivate var fillsWithContent: Bool {
        screen.container.value != .split
    }
}
