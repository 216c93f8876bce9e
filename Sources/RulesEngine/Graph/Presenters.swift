internal import FlowDocument

extension Context {
    /// The id of a screen or modal.
    func id(of node: GraphNode) -> NodeID {
        switch node {
        case .screen(let index): graph.screens[index].screen.id
        case .modal(let index): graph.modals[index].modal.id
        }
    }

    /// Whether two nodes show the same place: one is the other, or holds it.
    func isSamePlace(_ one: GraphNode, _ other: GraphNode) -> Bool {
        one == other || holders(of: one).contains(other) || holders(of: other).contains(one)
    }

    /// Whether people can have come from one place to another: forwards on screens, and from below modals.
    func isAncestor(_ place: GraphNode, of other: GraphNode) -> Bool {
        guard case .screen(let start) = place else { return bases(of: other).contains(place) }
        let goals = bases(of: other)
        var seen: Set<Int> = [start]
        var queue = [start]
        var next = 0
        while next < queue.count, next < Self.mostVisits {
            let screen = queue[next]
            next += 1
            if goals.contains(.screen(screen)) { return true }
            for step in graph.steps[screen] where seen.insert(step.target).inserted { queue.append(step.target) }
        }
        return false
    }

    /// The containers and modals around a node.
    private func holders(of node: GraphNode) -> Set<GraphNode> {
        guard case .screen(let screen) = node else { return [] }
        var found: Set<GraphNode> = Set(owners(of: screen).prefix(Self.mostVisits).map { .modal($0.index) })
        var current = graph.screens[screen].screen
        while found.count < 2 * Self.mostVisits, let parent = current.parent.value.flatMap({ graph.places[$0] }),
            found.insert(parent).inserted, case .screen(let index) = parent
        {
            current = graph.screens[index].screen
        }
        return found
    }

    /// A node and what is below the modals that it is in.
    private func bases(of node: GraphNode) -> Set<GraphNode> {
        var found: Set<GraphNode> = [node]
        var queue = [node]
        while let node = queue.popLast(), found.count < Self.mostVisits {
            let below: [GraphNode] =
                switch node {
                case .screen: Array(holders(of: node))
                case .modal(let index): presenters(of: graph.modals[index])
                }
            queue += below.filter { found.insert($0).inserted }
        }
        return found
    }

    /// Further than this nobody remembers the way.
    private static let mostVisits = 500
}
