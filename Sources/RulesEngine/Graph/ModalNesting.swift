internal import FlowDocument

/// How many modals can stand inside of each modal, one above the other.
///
/// One search over the condensed graph of screens and modals. Alerts and what the system supplies count nothing: they
/// are no places to stay in.
struct ModalNesting: Sendable {
    /// What can stand above a modal.
    struct Depth: Sendable {
        /// How many modals are open above one another, the modal itself not counted.
        var count = 0
        /// Those modals, the nearest first, as far as they are few; those of a circle in order of their names.
        var chain: [Int] = []
        /// Whether modals present each other in a circle, so that their number has no end.
        var isEndless = false
    }

    /// With modals that certainly are ones to stay in.
    private let certain: [Depth]
    /// With those, too, that are brief or of unknown kind.
    private let possible: [Depth]

    init(_ graph: FlowGraph) {
        let places = Places(graph)
        let components = Components(places.ways.map { $0.map(\.target) })
        certain = places.depths(components) { $0.nests == .certainly }
        possible = places.depths(components) { $0.nests != .never }
    }

    /// The modals that certainly stand above one.
    func certain(above modal: ModalNode) -> Depth { certain[modal.index] }

    /// The modals that may stand above one.
    func possible(above modal: ModalNode) -> Depth { possible[modal.index] }
}

extension ModalNode {
    /// Whether being open above another modal makes it one more to find the way back through.
    enum Nesting {
        case never, perhaps, certainly
    }

    /// Whether being open above another modal makes it one more to find the way back through.
    var nests: Nesting {
        if modal.system.isTrue { return .never }
        return switch kind {
        case .alert: .never
        case .actionSheet, .activityView, .popoverNonmodal, .popover, .other, nil: .perhaps
        case .sheet, .formSheet, .pageSheet, .fullScreen, .currentContext, .popoverModal: .certainly
        }
    }
}

/// Screens, modals, and for each modal what takes its place when it closes, as nodes of one graph.
private struct Places {
    struct Way {
        let target: Int
        /// The modal that the way presents.
        let modal: Int?
    }

    let graph: FlowGraph
    private(set) var ways: [[Way]]

    init(_ graph: FlowGraph) {
        self.graph = graph
        let modals = graph.modals.count
        ways = Array(repeating: [], count: 2 * modals + graph.screens.count)
        func place(_ node: GraphNode) -> Int {
            switch node {
            case .modal(let index): index
            case .screen(let index): 2 * modals + index
            }
        }
        for node in graph.modals {
            if let content = node.modal.content.value.flatMap({ graph.places[$0] }) {
                ways[node.index].append(Way(target: place(content), modal: nil))
            }
            if graph.arrivals[node.index].isEmpty,
                let presenter = node.modal.presenter.value.flatMap({ graph.places[$0] })
            {
                ways[place(presenter)].append(Way(target: node.index, modal: node.index))
            }
        }
        for (source, steps) in graph.steps.enumerated() {
            ways[2 * modals + source] += steps.map { Way(target: 2 * modals + $0.target, modal: nil) }
        }
        for presentation in graph.presentations {
            let target = presentation.target.index
            let way = Way(target: target, modal: target)
            let closed = presentation.transition.closes.elements
            if closed.isEmpty {
                ways[place(presentation.origin)].append(way)
                // What takes the place of the presented modal opens over what presented it.
                ways[place(presentation.origin)].append(Way(target: modals + target, modal: nil))
            } else if closed.count == 1, case .modal(let gone)? = graph.places[closed[0]] {
                ways[modals + gone].append(way)
                ways[modals + gone].append(Way(target: modals + target, modal: nil))
            }
        }
    }

    func depths(_ components: Components, counts: (ModalNode) -> Bool) -> [ModalNesting.Depth] {
        var found: [ModalNesting.Depth] = []
        found.reserveCapacity(components.members.count)
        let counted = graph.modals.map(counts)
        // Every component after all those that it leads to.
        for members in components.members {
            var best = ModalNesting.Depth()
            for member in members {
                for way in ways[member] where components.numbers[way.target] != components.numbers[member] {
                    let depth = self.depth(over: way, found, components, counted)
                    if isBetter(depth, than: best) { best = depth }
                }
            }
            let inside = members.filter { $0 < counted.count && counted[$0] }
            if inside.count > 1 {
                let chain = inside.sorted { graph.modals[$0].modal.id < graph.modals[$1].modal.id }
                best = ModalNesting.Depth(count: Self.endless, chain: Array(chain.prefix(Self.told)), isEndless: true)
            }
            found.append(best)
        }
        return graph.modals.map { found[components.numbers[$0.index]] }
    }

    /// What can be open over a way: the modal that it presents, and what that leads to.
    private func depth(
        over way: Way, _ found: [ModalNesting.Depth], _ components: Components, _ counted: [Bool]
    ) -> ModalNesting.Depth {
        let number = components.numbers[way.target]
        var depth = found[number]
        guard !depth.isEndless else { return depth }
        // The one modal of a circle that opens itself again is met by entering the circle, and counts once.
        let own = components.members[number].first { $0 < counted.count && counted[$0] }
        if let modal = way.modal.flatMap({ counted[$0] ? $0 : nil }) ?? own {
            depth.count += 1
            depth.chain = Array(([modal] + depth.chain).prefix(Self.told))
        }
        return depth
    }

    /// Of two chains of equal length, the names decide, and not the order of the document.
    private func isBetter(_ depth: ModalNesting.Depth, than best: ModalNesting.Depth) -> Bool {
        guard depth.count == best.count else { return depth.count > best.count }
        return names(of: depth).lexicographicallyPrecedes(names(of: best))
    }

    private func names(of depth: ModalNesting.Depth) -> [NodeID] {
        depth.chain.map { graph.modals[$0].modal.id }
    }

    private static let endless = 1_000_000
    private static let told = 5
}
