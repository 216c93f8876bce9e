internal import FlowDocument
internal import TextLayout

/// A control of a popover, its own or of a screen inside.
struct PopoverControl {
    let control: Control
    /// The modal or screen that it stands in.
    let owner: NodeID
    /// Its place among the owner's controls.
    let index: Int
    /// Whether it is one of the popover's own.
    let isOwn: Bool

    /// Its name among everything.
    var reference: Reference { Reference(owner, child: control.id) }
}

/// The controls of a popover, as far as they are known.
struct PopoverControls {
    /// The controls, the popover's own first.
    var all: [PopoverControl] = []
    /// The facts without which nothing can be said of them.
    var missing: [MissingFact] = []
    /// What else could show that there are more: a popover whose controls are stated may still show a screen.
    var content: [MissingFact] = []
    /// Whether there are more screens inside than are searched.
    var isTooLarge = false
}

extension Context {
    /// The controls that people find in a popover: its own and those of every screen inside.
    func popoverControls(in node: ModalNode) -> PopoverControls {
        let modal = node.modal
        var controls = PopoverControls()
        controls.add(modal.controls.elements, of: modal.id, isOwn: true)
        if !modal.controls.isKnown, modal.content.value == nil {
            controls.missing.append(MissingFact(Reference(modal.id), "controls"))
        }
        switch interior(of: node) {
        case .none: break
        case .unknown: controls.content.append(MissingFact(Reference(modal.id), "content"))
        case .tooLarge: controls.isTooLarge = true
        case .known(let interior):
            for index in interior.screens {
                let screen = graph.screens[index].screen
                controls.add(screen.controls.elements, of: screen.id, isOwn: false)
                let isContainer = screen.container.value.map { $0 != .none } ?? false
                if !screen.controls.isKnown, !isContainer || graph.steps[index].isEmpty {
                    controls.missing.append(MissingFact(Reference(screen.id), "controls"))
                }
            }
        }
        return controls
    }
}

extension PopoverControls {
    fileprivate mutating func add(_ controls: [Control], of owner: NodeID, isOwn: Bool) {
        for (index, control) in controls.enumerated() {
            all.append(PopoverControl(control: control, owner: owner, index: index, isOwn: isOwn))
        }
    }
}

/// What a button that closes a popover says of the work in it.
enum ClosingLabel {
    /// It is thrown away, or nothing happens.
    case cancel
    /// It is finished.
    case done
    /// Nothing.
    case neutral
}

extension PopoverControl {
    /// What the button says, where it is one of those that merely close: by its role, its words, or its symbol.
    func closingLabel(in context: Context) -> ClosingLabel? {
        guard control.kind.value == .button, mayLeave else { return nil }
        switch control.role.value {
        case .cancel: return .cancel
        case .done: return .done
        case .close: return .neutral
        case .default, .destructive, nil: break
        }
        for (language, title) in context.titles(of: control) {
            if ButtonLexicons.cancel.says(title, in: language) { return .cancel }
            if DismissalLexicons.done.says(title, in: language) { return .done }
            if PopoverLexicons.neutral.says(title, in: language) { return .neutral }
        }
        guard control.title.value == nil, let symbol = control.symbol.value else { return nil }
        if symbol.isSymbol(named: "xmark") { return .neutral }
        return symbol.isSymbol(named: "checkmark") ? .done : nil
    }

    /// Whether it is known to leave, or could.
    private var mayLeave: Bool {
        switch control.exit {
        case .value: true
        case .nothing: false
        case .unknown:
            switch control.action {
            case .unknown, .value(.exit): true
            case .nothing, .value: false
            }
        }
    }
}

extension Lexicon {
    /// Whether a text is one of the words, in its own language or in English, which stands in interfaces of every
    /// language.
    func says(_ text: String, in language: String) -> Bool {
        contains(text, in: language) || contains(text, in: "en")
    }
}

extension String {
    /// Whether a symbol is the plain one of that name or a drawn variant of it: `xmark`, `xmark.circle.fill`.
    fileprivate func isSymbol(named name: String) -> Bool {
        self == name || hasPrefix(name + ".")
    }
}

extension Observation {
    /// Rests the observation on a control of a popover, as a facet of its own, and on a key of it.
    mutating func rest(on found: PopoverControl, in context: Context, _ keys: [String]) {
        control = found.control.id
        if found.isOwn {
            facet = found.control.id
            field = keys
        } else {
            facet = found.reference.rawValue
            screen = found.owner
            field = ["controls", String(found.index)] + keys
        }
    }
}

extension Context {
    /// What people call a control: what is written on it, what a screen reader says, or else its id.
    func label(of control: Control) -> String {
        control.title.value?.anyText ?? control.accessibilityLabel.value?.anyText ?? control.id
    }
}
