internal import FlowDocument

/// The screens and modals that people can get to from where they come in, by any transition.
struct ReachableNodes: Sendable {
    /// The screens, by their places in the document; those inside of modals too.
    let screens: Set<Int>
    /// The modals, by their places in the document.
    let modals: Set<Int>

    /// Searches from these nodes on. The cost grows with nodes and transitions, not with ways.
    init(from entries: [NodeID], in context: Context) {
        let graph = context.graph
        let ways = Self.ways(in: context)
        var screens: Set<Int> = []
        var modals: Set<Int> = []
        var waiting = entries.compactMap { graph.places[$0] }
        while let node = waiting.popLast() {
            switch node {
            case .screen(let index):
                guard screens.insert(index).inserted else { continue }
            case .modal(let index):
                guard modals.insert(index).inserted else { continue }
                if let content = graph.modals[index].modal.content.value.flatMap({ graph.places[$0] }) {
                    waiting.append(content)
                }
            }
            waiting += ways[node] ?? []
        }
        self.screens = screens
        self.modals = modals
    }

    /// Where one gets from each node.
    private static func ways(in context: Context) -> [GraphNode: [GraphNode]] {
        let places = context.graph.places
        var ways: [GraphNode: [GraphNode]] = [:]
        for transition in context.document.transitions {
            guard let origin = places[transition.from.owner], let target = transition.to.value.flatMap({ places[$0] })
            else { continue }
            ways[origin, default: []].append(target)
        }
        for node in context.graph.modals {
            guard let presenter = node.modal.presenter.value.flatMap({ places[$0] }) else { continue }
            ways[presenter, default: []].append(.modal(node.index))
        }
        return ways
    }
}
