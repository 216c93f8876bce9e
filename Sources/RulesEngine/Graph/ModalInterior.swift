internal import FlowDocument

/// What is inside of a modal: M(m), every screen reached from its content without crossing a present or a dismiss.
public struct ModalInterior: Sendable {
    /// The screens, by their places in the document, the first one first and then as they are reached.
    public let screens: [Int]
    /// For each screen, the one that it was first reached from; `nil` for the first.
    let parents: [Int: Int]
}

/// The insides of all modals of a document, found within a cap on their sum.
struct ModalInteriors: Sendable {
    /// What is known of a modal's inside.
    enum Interior: Sendable {
        /// Nobody said which screen it shows.
        case unknown
        /// It shows none.
        case none
        /// What it shows.
        case known(ModalInterior)
        /// The sum of all insides went beyond its cap.
        case tooLarge
    }

    private let interiors: [Interior]

    init(_ graph: FlowGraph) {
        // Without the cap many modals into one component of many screens would be quadratic in time and memory.
        var budget = 8 * (graph.screens.count + graph.modals.count + graph.edgeCount)
        interiors = graph.modals.map { Self.interior(of: $0, in: graph, budget: &budget) }
    }

    subscript(_ modal: ModalNode) -> Interior {
        interiors[modal.index]
    }

    private static func interior(of node: ModalNode, in graph: FlowGraph, budget: inout Int) -> Interior {
        switch node.modal.content {
        case .unknown: return .unknown
        case .nothing: return .none
        case .value(let id):
            guard case .screen(let first) = graph.places[id] else { return .unknown }
            var screens = [first]
            var parents: [Int: Int] = [:]
            var seen: Set<Int> = [first]
            var next = 0
            while next < screens.count {
                let screen = screens[next]
                next += 1
                budget -= 1 + graph.steps[screen].count
                guard budget >= 0 else { return .tooLarge }
                for step in graph.steps[screen] where seen.insert(step.target).inserted {
                    parents[step.target] = screen
                    screens.append(step.target)
                }
            }
            return .known(ModalInterior(screens: screens, parents: parents))
        }
    }
}
