internal import FlowDocument

/// The screens that people get to from where they come in without opening a modal.
struct OutsideScreens: Sendable {
    private let screens: Set<Int>

    /// Searches from the screens that people come in by. The cost grows with screens and transitions, not with ways.
    init(_ graph: FlowGraph, entries: [NodeID]) {
        var found: Set<Int> = []
        var waiting = entries.compactMap { graph.screen($0)?.index }
        while let screen = waiting.popLast() {
            guard found.insert(screen).inserted else { continue }
            waiting += graph.steps[screen].map(\.target)
        }
        screens = found
    }

    /// Whether a screen is one of them.
    func contains(_ screen: Int) -> Bool { screens.contains(screen) }
}

extension Context {
    /// Whether a modal stands over what a presentation opens and nowhere else, while the presentation itself starts from
    /// a screen that people see without any modal: where two present each other, the second is the one too many.
    func stands(_ modal: ModalNode, onlyOver presentation: PresentationNode) -> Bool {
        guard case .screen(let screen) = presentation.origin, outsideScreens.value.contains(screen) else {
            return false
        }
        return !canOpen(modal, without: presentation.target)
    }

    /// Whether a modal can be open while another is not: whether some way to it does not lead through the other.
    private func canOpen(_ modal: ModalNode, without other: ModalNode) -> Bool {
        var waiting = [modal]
        var seen: Set<Int> = [modal.index]
        var steps = 0
        while let next = waiting.popLast() {
            guard next !== other else { continue }
            let presenter = next.modal.presenter.value.flatMap { graph.places[$0] }
            let origins = graph.arrivals[next.index].map(\.origin) + (presenter.map { [$0] } ?? [])
            steps += origins.count
            guard !origins.isEmpty, steps <= Self.mostSteps else { return true }
            for origin in origins {
                let below: [ModalNode]
                switch origin {
                case .modal(let index): below = [graph.modals[index]]
                case .screen(let screen):
                    below = owners(of: screen)
                    if below.isEmpty || outsideScreens.value.contains(screen) { return true }
                }
                waiting += below.filter { seen.insert($0.index).inserted }
            }
        }
        return false
    }

    /// More ways than this to what lies below one another are not searched.
    private static let mostSteps = 1024
}
