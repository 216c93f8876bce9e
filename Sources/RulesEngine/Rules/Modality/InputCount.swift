internal import FlowDocument

/// How many things a modal asks for.
struct InputCount {
    /// As many as are known.
    private(set) var least: Int
    /// Whether there are no more.
    private(set) var isExact: Bool

    /// Takes the document's own count, else counts the fields of the modal and of every screen inside.
    init(_ node: ModalNode, in context: Context) {
        switch node.modal.inputs {
        case .value(let inputs): (least, isExact) = (inputs, true)
        case .nothing: (least, isExact) = (0, true)
        case .unknown:
            least = node.modal.controls.inputs
            // The controls of a modal that shows a screen stand on that screen.
            isExact = node.modal.controls.isKnown || node.modal.content.value != nil
            switch context.steps(inside: node) {
            case .none: break
            case .unknown, .tooLarge: isExact = false
            case .known(let interior):
                for screen in interior.screens {
                    let screen = context.graph.screens[screen]
                    least += screen.screen.controls.inputs
                    if !screen.screen.controls.isKnown, !screen.isContainer { isExact = false }
                }
            }
        }
    }
}

extension Stated<[Control]> {
    /// How many of the controls take something that people enter or choose.
    fileprivate var inputs: Int {
        elements.count {
            switch $0.kind.value {
            case .textField, .textView, .toggle, .picker: true
            case .button, .list, .image, .label, .other, nil: false
            }
        }
    }
}
