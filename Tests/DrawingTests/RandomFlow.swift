import FlowDocument
import TestSupport

/// Flows of any size, the same for every seed.
enum RandomFlow {
    /// - Parameters:
    ///   - nodes: How many screens and modals it has, a modal after every two screens.
    ///   - edges: How many transitions it has, most of them between nodes that are near to each other.
    static func document(nodes: Int, edges: Int, seed: UInt64) -> Document {
        var random = SeededGenerator(seed: seed)
        var document = Document()
        var ids: [NodeID] = []
        for number in 0..<nodes {
            let id = NodeID("n\(number)")
            ids.append(id)
            if number % 3 == 2 {
                var modal = Modal(id: id)
                modal.style = .value(ModalStyle.known.randomElement(using: &random) ?? .alert)
                modal.title = .value(.plain("Title \(number)"))
                document.modals.append(modal)
            } else {
                var screen = Screen(id: id)
                screen.name = .value("Screen \(number)")
                document.screens.append(screen)
            }
        }
        for number in 0..<edges {
            let from = Int.random(in: 0..<nodes, using: &random)
            let reach = Int.random(in: 0..<10, using: &random) == 0 ? nodes : 8
            let to = min(max(from + Int.random(in: -reach...reach, using: &random), 0), nodes - 1)
            let kind = TransitionKind.allCases.randomElement(using: &random) ?? .push
            let target = Int.random(in: 0..<12, using: &random) == 0 ? nil : ids[to]
            document.transitions.append(
                Transition(id: NodeID("t\(number)"), from: Reference(ids[from]), to: target, kind: kind))
        }
        document.entry = .value([ids[0]])
        return document
    }
}
