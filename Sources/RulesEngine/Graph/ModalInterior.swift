internal import FlowDocument

/// What is inside of a modal: M(m), every screen reached from its content without crossing a present or a dismiss.
public struct ModalInterior: Sendable {
    /// The screens, by their places in the document, the first one first and then as they are reached.
    public let screens: [Int]
    /// For each of them, the one that it was first reached from, by its place among them; `nil` for the first.
    let parents: [Int?]
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
        var interiors = Array(repeating: Interior.none, count: graph.modals.count)
        // In order of the names, so that the order of a file does not decide which ones go beyond the cap.
        for node in graph.modalsByName {
            interiors[node.index] = Self.interior(of: node, in: graph, budget: &budget)
        }
        self.interiors = interiors
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
            var parents: [Int?] = [nil]
            var seen: Set<Int> = [first]
            var next = 0
            while next < screens.count {
                let screen = screens[next]
                budget -= 1 + graph.steps[screen].count
                guard budget >= 0 else { return .tooLarge }
                for step in graph.steps[screen] where seen.insert(step.target).inserted {
                    parents.append(next)
                    screens.append(step.target)
                }
                next += 1
            }
            return .known(ModalInterior(screens: screens, parents: parents))
        }
    }
}
