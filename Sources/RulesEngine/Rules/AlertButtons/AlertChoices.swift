internal import FlowDocument
internal import JSON

/// What an alert's buttons let people choose.
struct AlertChoices {
    /// A button that leaves everything as it is.
    struct Cancel {
        /// Its place among the buttons.
        let place: Int
        /// The button.
        let control: Control
        /// Whether it is titled OK, so that it may as well be the answer to a notice as the way out of a question.
        let mayAccept: Bool
    }

    /// The buttons, as they are displayed.
    let buttons: [Control]
    /// Those that cancel: by their role, by the word on them, or because they alone change nothing.
    let cancels: [Cancel]

    /// Where the modal stands among the document's.
    private let modal: Int
    /// Where each button stands among the modal's controls.
    private let places: [Int]

    init(_ node: ModalNode, in context: Context) {
        let buttons = node.buttons
        self.buttons = buttons
        modal = node.index
        places = node.modal.controls.elements.enumerated().filter { $0.element.kind.value == .button }.map(\.offset)
        let idle = buttons.map { context.changesNothing($0, of: node) }
        let hasEffect = buttons.contains { context.changesSomething($0, of: node) }
        cancels = buttons.indices.compactMap { place in
            let control = buttons[place]
            let titles = context.buttonTitles(of: control)
            guard control.role.value == .cancel || titles.contains(where: \.isCancel) || hasEffect && idle[place]
            else { return nil }
            return Cancel(
                place: place, control: control, mayAccept: titles.contains { $0.isOK || $0.isNearOK })
        }
    }

    /// The buttons that do not cancel, with their places among the buttons.
    var others: [(place: Int, control: Control)] {
        buttons.indices.filter { place in !cancels.contains { $0.place == place } }.map { ($0, buttons[$0]) }
    }

    /// Where a button stands in the document.
    func pointer(to place: Int) -> JSONPointer {
        JSONPointer(["modals", String(modal), "controls", String(places[place])])
    }

    /// A patch that moves a button to where another stands, which makes room for it.
    func move(_ place: Int, to target: Int) -> Fix.Operation {
        .move(pointer(to: place), to: pointer(to: target))
    }

    /// The buttons of which neither role nor title says whether they cancel.
    var unclear: [Control] {
        others.map(\.control).filter { !$0.role.isKnown && !$0.title.isKnown }
    }
}

extension Context {
    /// The titles of a button in the languages that have one.
    func buttonTitles(of control: Control) -> [ButtonTitle] {
        titles(of: control).map { ButtonTitle(control: control, index: 0, language: $0.language, text: $0.title) }
    }

    /// Whether a button cancels: by its role, or by the word on it.
    func isCancel(_ control: Control) -> Bool {
        control.role.value == .cancel || buttonTitles(of: control).contains(where: \.isCancel)
    }

    /// Whether a button is known to do nothing but close the alert.
    func changesNothing(_ control: Control, of node: ModalNode) -> Bool {
        guard control.effect == Effect.none else { return false }
        return !leadsOn(control, of: node)
    }

    /// Whether a button is known to do more than close the alert.
    func changesSomething(_ control: Control, of node: ModalNode) -> Bool {
        if let effect = control.effect, effect != Effect.none { return true }
        return control.role.value == .destructive || leadsOn(control, of: node)
    }

    private func leadsOn(_ control: Control, of node: ModalNode) -> Bool {
        control.action.value == .push || control.action.value == .present || startsTransition(control, of: node)
    }
}
