internal import FlowDocument

/// The alerts and sheets that ask before something that was entered is lost.
struct Confirmations: Sendable {
    /// What is known of one of them.
    struct Confirmation: Sendable {
        /// Whether some way out that would lose something leads to it.
        var isCertain = false
        /// The facts that would show that one does.
        var doubts: [MissingFact] = []
    }

    private var confirmations: [NodeID: Confirmation] = [:]

    init(_ graph: FlowGraph) {
        for node in graph.modals {
            let modal = node.modal
            add(modal.gesture.value?.confirm)
            add(modal.outsideTap.value?.confirm)
            add(modal.controls.elements, of: modal.id)
        }
        for node in graph.screens { add(node.screen.controls.elements, of: node.screen.id) }
    }

    /// What is known of a modal as one that asks; `nil` where nothing leads to it for that.
    subscript(_ modal: NodeID) -> Confirmation? { confirmations[modal] }

    /// A swipe or a tap beside a modal asks for no other reason.
    private mutating func add(_ confirm: Stated<NodeID>?) {
        if let target = confirm?.value { confirmations[target, default: Confirmation()].isCertain = true }
    }

    private mutating func add(_ controls: [Control], of owner: NodeID) {
        for control in controls {
            guard let exit = control.exit.value, let target = exit.confirm.value else { continue }
            var confirmation = confirmations[target, default: Confirmation()]
            switch exit.effect {
            case .value(.discard), .value(.none): confirmation.isCertain = true
            case .unknown, .nothing:
                confirmation.doubts.append(MissingFact(Reference(owner, child: control.id), "exit.effect"))
            // These ask whether to save, to carry out or to destroy something, which is another question.
            case .value(.save), .value(.commit), .value(.destroy): break
            }
            confirmations[target] = confirmation
        }
    }
}
