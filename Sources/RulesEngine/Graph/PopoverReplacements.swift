internal import FlowDocument

/// Which popovers take the place of others: opened from inside of one that closes at that.
struct PopoverReplacements: Sendable {
    private let followers: [Int: [ModalNode]]

    /// Finds them, in the order of the transitions.
    init(_ graph: FlowGraph, _ owners: ScreenOwners) {
        var followers: [Int: [ModalNode]] = [:]
        for presentation in graph.presentations where presentation.target.isPopover {
            let closed = presentation.transition.closes.elements
            guard !closed.isEmpty else { continue }
            let inside =
                switch presentation.origin {
                case .modal(let index): [index]
                case .screen(let index): owners[index]
                }
            for owner in inside.map({ graph.modals[$0] })
            where owner.isPopover && owner !== presentation.target && closed.contains(owner.modal.id) {
                if followers[owner.index]?.contains(where: { $0 === presentation.target }) == true { continue }
                followers[owner.index, default: []].append(presentation.target)
            }
        }
        self.followers = followers
    }

    /// The popovers that take a popover’s place.
    func followers(of popover: ModalNode) -> [ModalNode] {
        followers[popover.index] ?? []
    }

    /// Whether of two popovers that take each other’s place this one is presented first.
    func isFirst(_ one: ModalNode, of other: ModalNode, in graph: FlowGraph) -> Bool {
        guard followers(of: one).contains(where: { $0 === other }) else { return false }
        let (isOne, isOther) = (isEntered(one, besides: other, graph), isEntered(other, besides: one, graph))
        return isOne == isOther ? one.index < other.index : isOne
    }

    /// Whether something else than the other popover leads to it.
    private func isEntered(_ popover: ModalNode, besides other: ModalNode, _ graph: FlowGraph) -> Bool {
        graph.arrivals[popover.index].contains { arrival in
            !arrival.transition.closes.elements.contains(other.modal.id)
        }
    }
}
