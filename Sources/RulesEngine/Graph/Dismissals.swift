internal import FlowDocument

/// For each modal, the transitions that close it without presenting something else: from the modal itself, from what is
/// inside, and from elsewhere if they name it.
struct Dismissals: Sendable {
    private let indices: [[Int]]
    private let truncated: Set<Int>

    /// More than this many ways out are no flow that anyone can follow.
    private static let limit = 256

    init(_ document: Document, _ graph: FlowGraph, _ outgoing: OutgoingTransitions, _ interiors: ModalInteriors) {
        var indices: [[Int]] = []
        var truncated: Set<Int> = []
        for node in graph.modals {
            var search = Search(of: node, document, graph, limit: Self.limit)
            var inside: [Int] = []
            switch interiors[node] {
            case .none, .unknown: break
            case .tooLarge: search.isTruncated = true
            case .known(let interior): inside = interior.screens
            }
            search.inside = Set(inside)
            search.add(outgoing.closing(node))
            search.add(outgoing.leaving(from: .modal(node.index)))
            for screen in inside { search.add(outgoing.leaving(from: .screen(screen))) }
            indices.append(Set(search.found).sorted())
            if search.isTruncated { truncated.insert(node.index) }
        }
        self.indices = indices
        self.truncated = truncated
    }

    /// The places of those that close a modal among the document's transitions, in order.
    subscript(_ modal: ModalNode) -> [Int] { indices[modal.index] }

    /// Whether a modal has more than are searched.
    func isTruncated(_ modal: ModalNode) -> Bool { truncated.contains(modal.index) }

    private struct Search {
        let node: ModalNode
        let document: Document
        let graph: FlowGraph
        let limit: Int
        var inside: Set<Int> = []
        var found: [Int] = []
        var isTruncated = false

        init(of node: ModalNode, _ document: Document, _ graph: FlowGraph, limit: Int) {
            (self.node, self.document, self.graph, self.limit) = (node, document, graph, limit)
        }

        mutating func add(_ indices: [Int]) {
            for index in indices {
                guard found.count < limit else {
                    isTruncated = true
                    return
                }
                if closes(document.transitions[index]) { found.append(index) }
            }
        }

        /// Whether a transition that leaves from here closes the modal, rather than another or nothing at all.
        private func closes(_ transition: Transition) -> Bool {
            let named = transition.closes.elements
            guard named.isEmpty else { return named.contains(node.modal.id) }
            guard case .screen(let target)? = transition.to.value.flatMap({ graph.places[$0] }) else { return true }
            return !inside.contains(target)
        }
    }
}
