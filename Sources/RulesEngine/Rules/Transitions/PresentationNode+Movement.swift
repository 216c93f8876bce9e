internal import FlowDocument
internal import JSON

extension PresentationNode {
    /// Whether the system decides how the target comes and goes.
    var isMovedBySystem: Bool {
        if target.modal.system.isTrue { return true }
        switch target.kind {
        case .alert, .actionSheet, .activityView, .popover, .popoverModal, .popoverNonmodal: return true
        default: return false
        }
    }

    /// The patch that states a member of the transition.
    func patch(_ member: String, _ value: JSON) -> Fix.Operation {
        .stating(member, value, ofTransition: index)
    }
}

extension Fix.Operation {
    /// States a member of a transition.
    static func stating(_ member: String, _ value: JSON, ofTransition index: Int) -> Fix.Operation {
        Fix.Operation("add", JSONPointer(["transitions", String(index), member]), value)
    }
}

extension Transition {
    /// How the transition moves, as far as it is known: one that is not animated moves not at all.
    var movement: TransitionStyle? {
        if animated.isFalse { return TransitionStyle.none }
        switch style {
        case .value(let style): return style
        case .nothing: return TransitionStyle.none
        case .unknown: return nil
        }
    }
}
