internal import FlowDocument

/// The steps of a modal that have something to type into.
struct TypingSteps {
    /// A control with its owner.
    struct Part {
        let reference: Reference
        let control: Control
    }

    /// A step, with the modal's own controls that are shown on it.
    struct Step {
        /// What people type into.
        let fields: [Part]
        /// What finishes the task.
        let finishing: [Part]
    }

    private(set) var steps: [Step] = []
    /// The facts that could show that there are more.
    private(set) var missing: [MissingFact] = []

    init(of node: ModalNode, in context: Context) {
        let modal = node.modal
        let own = modal.controls.elements.map { Part(reference: Reference(modal.id, child: $0.id), control: $0) }
        switch context.interior(of: node) {
        case .none, .unknown, .tooLarge:
            add(own)
            if !modal.content.isKnown, modal.inputs.value != 0 {
                missing.append(MissingFact(Reference(modal.id), "content"))
            }
            if !modal.controls.isKnown { missing.append(MissingFact(Reference(modal.id), "controls")) }
        case .known(let interior):
            for (place, index) in interior.screens.enumerated() {
                let screen = context.graph.screens[index].screen
                let parts = screen.controls.elements.map {
                    Part(reference: Reference(screen.id, child: $0.id), control: $0)
                }
                add(parts + own.filter { place == 0 || $0.isInBar })
                let holdsOthers = screen.container.value.map { $0 != .none } ?? false
                if !screen.controls.isKnown, !holdsOthers || context.graph.steps[index].isEmpty {
                    missing.append(MissingFact(Reference(screen.id), "controls"))
                }
            }
        }
    }

    private mutating func add(_ parts: [Part]) {
        let fields = parts.filter { $0.control.kind.value == .textField || $0.control.kind.value == .textView }
        guard !fields.isEmpty else { return }
        steps.append(
            Step(fields: fields, finishing: parts.filter { $0.control.role.value == .done || $0.control.finishes }))
    }
}

extension TypingSteps.Part {
    fileprivate var isInBar: Bool {
        control.location.value == .barLeading || control.location.value == .barTrailing
    }
}
