internal import FlowDocument

/// The ways on from inside of a modal to what lies behind it, which leave it open.
struct ForwardExits {
    /// Those to a screen that presents the modal.
    private(set) var toPresenter: [(transition: Transition, screen: NodeID)] = []
    /// Those to another screen that people come in by.
    private(set) var toEntry: [(transition: Transition, screen: NodeID)] = []
    /// Whether the modal is too large to be searched.
    private(set) var isTooLarge = false

    init(of node: ModalNode, in context: Context) {
        var origins: [GraphNode] = [.modal(node.index)]
        switch context.interior(of: node) {
        case .none, .unknown: break
        case .tooLarge: isTooLarge = true
        case .known(let interior): origins += interior.screens.map { .screen($0) }
        }
        let presenters = Set(context.presenters(of: node))
        for origin in origins {
            for index in context.outgoing.forward(from: origin) {
                let transition = context.document.transitions[index]
                guard let id = transition.to.value, let place = context.graph.places[id], case .screen = place,
                    id != node.modal.content.value, !transition.closes.elements.contains(node.modal.id)
                else { continue }
                if presenters.contains(place) {
                    toPresenter.append((transition, id))
                } else if context.entries.contains(id) {
                    toEntry.append((transition, id))
                }
            }
        }
    }
}
