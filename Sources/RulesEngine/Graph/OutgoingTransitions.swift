internal import FlowDocument

/// For each screen and modal the places of the transitions that start from it or its parts, in the document's order.
struct OutgoingTransitions: Sendable {
    /// Those that lead on.
    private var forward = Places()
    /// Those that dismiss or unwind.
    private var leaving = Places()
    /// For each modal, those that dismiss or unwind elsewhere and name it among what they close.
    private var closing: [Int: [Int]] = [:]

    private struct Places {
        var ofScreens: [[Int]] = []
        var ofModals: [[Int]] = []

        mutating func append(_ index: Int, from origin: GraphNode) {
            switch origin {
            case .screen(let screen): ofScreens[screen].append(index)
            case .modal(let modal): ofModals[modal].append(index)
            }
        }

        subscript(_ origin: GraphNode) -> [Int] {
            switch origin {
            case .screen(let index): ofScreens[index]
            case .modal(let index): ofModals[index]
            }
        }
    }

    init(_ document: Document, _ graph: FlowGraph) {
        let none = Places(
            ofScreens: Array(repeating: [], count: graph.screens.count),
            ofModals: Array(repeating: [], count: graph.modals.count))
        (forward, leaving) = (none, none)
        for (index, transition) in document.transitions.enumerated() {
            guard let origin = graph.places[transition.from.owner] else { continue }
            switch transition.kind {
            case .push, .replace, .embed, .switchTab: forward.append(index, from: origin)
            case .dismiss, .unwind:
                leaving.append(index, from: origin)
                for id in transition.closes.elements {
                    guard case .modal(let modal) = graph.places[id], origin != .modal(modal) else { continue }
                    closing[modal, default: []].append(index)
                }
            case .present, .pop, .external: break
            }
        }
    }

    /// Those that lead on from a screen or modal.
    func forward(from origin: GraphNode) -> [Int] { forward[origin] }

    /// Those that dismiss or unwind from a screen or modal.
    func leaving(from origin: GraphNode) -> [Int] { leaving[origin] }

    /// Those that close a modal from elsewhere.
    func closing(_ modal: ModalNode) -> [Int] { closing[modal.index] ?? [] }
}
