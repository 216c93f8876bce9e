internal import FlowDocument

/// The modals that are open where a transition starts: the chain from its origin through presenters.
struct OpenSet: Sendable {
    /// The modals that can be open, the nearest first.
    let modals: [ModalNode]
    /// Whether the chain was longer than is searched.
    let isTruncated: Bool

    /// More than this many modals below one another are no flow that anyone can follow.
    private static let limit = 256

    /// What can be open below and around a node, less what is closed.
    init(at origin: GraphNode, closing closed: [NodeID], in graph: FlowGraph, owners: ScreenOwners) {
        var found: [Int] = []
        var queue: [Int] = []
        switch origin {
        case .modal(let index): queue = [index]
        case .screen(let index): queue = owners[index]
        }
        var seen = Set(queue)
        var next = 0
        while next < queue.count, queue.count <= Self.limit {
            let modal = queue[next]
            next += 1
            found.append(modal)
            for below in Self.parents(of: graph.modals[modal], in: graph, owners) where seen.insert(below).inserted {
                queue.append(below)
            }
        }
        isTruncated = queue.count > Self.limit
        let gone = Set(closed)
        modals = found.map { graph.modals[$0] }.filter { !gone.contains($0.modal.id) }
    }

    /// The modals that are open where this one is presented and that its presentation does not close, in order of
    /// their names.
    private static func parents(of node: ModalNode, in graph: FlowGraph, _ owners: ScreenOwners) -> [Int] {
        var parents: [Int] = []
        func add(_ origin: GraphNode, closing closed: [NodeID]) {
            guard parents.count <= limit else { return }
            let added: [Int] =
                switch origin {
                case .modal(let index): [index]
                case .screen(let index): Array(owners[index].prefix(limit))
                }
            parents += closed.isEmpty ? added : added.filter { !closed.contains(graph.modals[$0].modal.id) }
        }
        if let presenter = node.modal.presenter.value.flatMap({ graph.places[$0] }) { add(presenter, closing: []) }
        for arrival in graph.arrivals[node.index] {
            guard parents.count <= limit else { break }
            add(arrival.origin, closing: arrival.transition.closes.elements)
        }
        guard parents.count > 1 else { return parents }
        return parents.sorted { graph.modals[$0].modal.id < graph.modals[$1].modal.id }
    }
}

/// For each screen, the modals that it can be inside of.
struct ScreenOwners: Sendable {
    private let owners: [[Int]]

    init(_ graph: FlowGraph, _ interiors: ModalInteriors) {
        var owners: [[Int]] = Array(repeating: [], count: graph.screens.count)
        // In order of the names, so that the order of a file does not decide which of several is told.
        for modal in graph.modalsByName {
            if case .known(let interior) = interiors[modal] {
                for screen in interior.screens { owners[screen].append(modal.index) }
            }
        }
        self.owners = owners
    }

    subscript(_ screen: Int) -> [Int] { owners[screen] }
}
