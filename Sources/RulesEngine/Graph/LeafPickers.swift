internal import FlowDocument

/// Which screens inside of a modal only let people pick a value, and return by themselves.
struct LeafPickers: Sendable {
    /// What is known of one.
    enum Knowledge: Sendable {
        case isPicker, isNone
        case unknown(MissingFact)
    }

    private let knowledge: [Knowledge]

    init(_ graph: InteriorGraph) {
        let onward = graph.onward
        knowledge = graph.screens.enumerated().map { number, node in
            switch node.screen.isLeafPicker {
            case .value(true): return .isPicker
            case .value, .nothing: return .isNone
            case .unknown:
                // What leads on, or finishes the task itself, is no picker whatever else may be unknown.
                // Nor is what is known to hold nothing that could be picked.
                let isNone =
                    !onward[number].isEmpty || node.screen.controls.elements.contains(where: \.finishes)
                    || node.holdsNothingToPick && graph.steps[number].isEmpty
                return isNone ? .isNone : .unknown(MissingFact(Reference(node.screen.id), "isLeafPicker"))
            }
        }
    }

    /// What is known of a screen that a step leads to. Only a push comes back, so nothing else needs to be asked.
    func knowledge(of step: FlowGraph.Step) -> Knowledge {
        if case .unknown = knowledge[step.target], !step.isPush { return .isNone }
        return knowledge[step.target]
    }

    /// The fact that would tell whether a screen is one; `nil` where it is known.
    func missing(of screen: Int) -> MissingFact? {
        if case .unknown(let fact) = knowledge[screen] { fact } else { nil }
    }
}

extension ScreenNode {
    /// Whether the screen lists what is on it, and nothing of that offers a choice.
    fileprivate var holdsNothingToPick: Bool {
        guard screen.controls.isKnown, screen.elements.elements.isEmpty, !isContainer else { return false }
        return screen.controls.elements.allSatisfy { control in
            switch control.kind.value {
            case .textField, .textView, .label: true
            case .button, .toggle, .picker, .list, .image, .other, nil: false
            }
        }
    }
}

extension Control {
    /// Whether leaving by the control finishes the task.
    var finishes: Bool {
        exit.value?.effect.value == .save || exit.value?.effect.value == .commit
    }
}
