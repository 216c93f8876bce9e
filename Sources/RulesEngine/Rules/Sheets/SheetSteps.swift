internal import FlowDocument

/// The steps of a sheet: its screens without mere containers, and without those that only let people pick a value.
///
/// A screen that can finish the task is whole in itself, whatever details it leads to; a step is earlier than the last
/// where another one finishes what it begins.
struct SheetSteps {
    /// Where a control stands among the steps.
    enum Standing {
        /// In a view that is whole in itself, or on a step after which there is none.
        case whole
        /// On a step that leads on to the one that finishes.
        case earlier
        /// In a bar that belongs to every step: the modal's own, or a container's.
        case every
        /// Nothing is known to finish, so nobody can tell steps from details.
        case unclear
    }

    private var steps: Set<NodeID> = []
    private var leadingOn: Set<NodeID> = []
    private var leadingToFinish: Set<NodeID> = []
    private let finishing: Set<NodeID>

    /// - Parameter finishing: The controls that finish the task.
    init(of node: ModalNode, finishing: [WayOut], in context: Context) {
        self.finishing = Set(finishing.map(\.owner))
        guard case .known(let interior) = context.interior(of: node) else { return }
        var sources: [Int: [Int]] = [:]
        var waiting: [Int] = []
        for index in interior.screens where context.isStep(index) {
            let id = context.graph.screens[index].screen.id
            steps.insert(id)
            if self.finishing.contains(id) { waiting.append(index) }
            for step in context.graph.steps[index] where step.target != index && context.isStep(step.target) {
                leadingOn.insert(id)
                sources[step.target, default: []].append(index)
            }
        }
        while let step = waiting.popLast() {
            for source in sources[step] ?? [] {
                if leadingToFinish.insert(context.graph.screens[source].screen.id).inserted { waiting.append(source) }
            }
        }
    }

    /// Where a control stands.
    func standing(of way: WayOut) -> Standing {
        if steps.count <= 1 || finishing.contains(way.owner) { return .whole }
        guard way.isInside, steps.contains(way.owner) else {
            return steps.isDisjoint(with: finishing) ? .unclear : .every
        }
        if leadingToFinish.contains(way.owner) { return .earlier }
        return leadingOn.contains(way.owner) ? .unclear : .whole
    }
}

extension Context {
    /// Whether a screen is a step of a task, rather than a container or a picker.
    fileprivate func isStep(_ index: Int) -> Bool {
        let screen = graph.screens[index].screen
        let isContainer = screen.container.value != nil && screen.container.value != Container.none
        return !screen.isLeafPicker.isTrue && !(isContainer && !graph.steps[index].isEmpty)
    }
}
