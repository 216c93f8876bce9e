internal import FlowDocument

/// For each screen and modal the transitions that start from it or its parts, in the document's order.
struct OutgoingTransitions: Sendable {
    private let ofScreens: [[Int]]
    private let ofModals: [[Int]]
    /// For each modal, those that start elsewhere and name it among what they close.
    private let closing: [Int: [Int]]

    init(_ document: Document, _ graph: FlowGraph) {
        var ofScreens: [[Int]] = Array(repeating: [], count: graph.screens.count)
        var ofModals: [[Int]] = Array(repeating: [], count: graph.modals.count)
        var closing: [Int: [Int]] = [:]
        for (index, transition) in document.transitions.enumerated() {
            let origin = graph.places[transition.from.owner]
            switch origin {
            case .screen(let screen): ofScreens[screen].append(index)
            case .modal(let modal): ofModals[modal].append(index)
            case nil: continue
            }
            for id in transition.closes.elements {
                guard case .modal(let modal) = graph.places[id], origin != .modal(modal) else { continue }
                closing[modal, default: []].append(index)
            }
        }
        self.ofScreens = ofScreens
        self.ofModals = ofModals
        self.closing = closing
    }

    /// The places of those that start from a screen or modal among the document's transitions.
    subscript(_ origin: GraphNode) -> [Int] {
        switch origin {
        case .screen(let index): ofScreens[index]
        case .modal(let index): ofModals[index]
        }
    }

    /// The places of those that close a modal from elsewhere.
    func closing(_ modal: ModalNode) -> [Int] {
        closing[modal.index] ?? []
    }
}

extension Context {
    /// The places of the transitions that dismiss a modal without presenting something else: from the modal itself, from
    /// what is inside, and from elsewhere if they name it.
    func dismissals(of node: ModalNode) -> [Int] {
        var inside: Set<Int> = []
        if case .known(let interior) = interior(of: node) { inside = Set(interior.screens) }
        let origins = [.modal(node.index)] + inside.map { GraphNode.screen($0) }
        let own = origins.flatMap { outgoing[$0] }.filter { index in
            let closes = document.transitions[index].closes.elements
            return closes.isEmpty || closes.contains(node.modal.id)
        }
        return Set(own + outgoing.closing(node)).sorted().filter { index in
            let transition = document.transitions[index]
            guard transition.kind == .dismiss || transition.kind == .unwind else { return false }
            guard case .screen(let target)? = transition.to.value.flatMap({ graph.places[$0] }) else { return true }
            return !inside.contains(target) || transition.closes.elements.contains(node.modal.id)
        }
    }
}
