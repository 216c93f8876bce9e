internal import FlowDocument

/// Which pushes inside of a modal show a Back button.
struct BackButtons: Sendable {
    /// What is known of one.
    enum Knowledge: Sendable {
        case shown, none
        /// It is shown if the modal holds a navigation stack.
        case unknown(MissingFact)
    }

    private let modal: Modal
    private let graph: InteriorGraph
    /// For each screen, whether a navigation container is known to hold it.
    private let isInStack: [Bool]

    init(_ graph: InteriorGraph, of node: ModalNode, in context: Context) {
        modal = node.modal
        self.graph = graph
        var isInStack = graph.screens.map { context.isInNavigation($0) }
        // What a stack's screens hold, or lead on to in their place or above them, is in that stack, too.
        var queue = graph.screens.indices.filter { isInStack[$0] }
        while let screen = queue.popLast() {
            for step in graph.steps[screen] where step.kind != .switchTab && !isInStack[step.target] {
                isInStack[step.target] = true
                queue.append(step.target)
            }
        }
        self.isInStack = isInStack
    }

    /// What is known of the Back button on the screen that a step leads to.
    func back(from source: Int, over step: FlowGraph.Step) -> Knowledge {
        guard !graph.screens[step.target].screen.backHidden.isTrue else { return .none }
        return backUnlessHidden(from: source, over: step)
    }

    /// The same, if the screen did not hide it.
    func backUnlessHidden(from source: Int, over step: FlowGraph.Step) -> Knowledge {
        guard step.isPush else { return .none }
        if modal.contains.elements.contains(.navigationStack) || isInStack[source] || isInStack[step.target] {
            return .shown
        }
        return modal.contains.isKnown ? .none : .unknown(MissingFact(Reference(modal.id), "contains"))
    }
}

extension Context {
    /// Whether a screen is a navigation container or says that it lives in one.
    fileprivate func isInNavigation(_ node: ScreenNode) -> Bool {
        if node.screen.container.value == .navigation { return true }
        return node.screen.parent.value.flatMap(graph.screen)?.screen.container.value == .navigation
    }
}
