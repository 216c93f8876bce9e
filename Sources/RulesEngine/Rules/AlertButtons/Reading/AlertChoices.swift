internal import FlowDocument
internal import JSON

/// What an alert's buttons let people choose.
struct AlertChoices: Sendable {
    /// A button that leaves everything as it is.
    struct Cancel: Sendable {
        /// Its place among the buttons.
        let place: Int
        /// The button.
        let button: AlertButton

        /// The button's control.
        var control: Control { button.control }
        /// Whether it is titled OK, so that it may as well be the answer to a notice as the way out of a question.
        var mayAccept: Bool { button.isAcceptance }
    }

    /// The buttons, as they are displayed.
    let buttons: [AlertButton]
    /// Those that cancel: by their role, by the word on them, or because they change nothing where none says Cancel.
    let cancels: [Cancel]
    /// Where the modal stands among the document's.
    private let modal: Int

    init(_ buttons: [AlertButton], of node: ModalNode, in context: Context) {
        self.buttons = buttons
        modal = node.index
        let isUnnamed = !buttons.contains(where: \.isCancel)
        let hasEffect = buttons.contains { context.changesSomething($0.control, of: node) }
        cancels = buttons.enumerated().compactMap { place, button in
            let isOnlyWay = isUnnamed && hasEffect && context.changesNothing(button.control, of: node)
            guard button.isCancel || isOnlyWay else { return nil }
            return Cancel(place: place, button: button)
        }
    }

    /// The buttons that do not cancel, with their places among the buttons.
    var others: [(place: Int, button: AlertButton)] {
        buttons.enumerated().filter { place, _ in !cancels.contains { $0.place == place } }.map { ($0, $1) }
    }

    /// The buttons of which nobody can tell whether they cancel.
    var unclear: [Control] {
        others.filter(\.button.mayCancel).map(\.button.control)
    }

    /// Where a button stands in the document.
    func pointer(to button: AlertButton) -> JSONPointer {
        JSONPointer(["modals", String(modal), "controls", String(button.index)])
    }

    /// A patch that moves a button to where another stands, which makes room for it.
    func move(_ button: AlertButton, to other: AlertButton) -> Fix.Operation {
        .move(pointer(to: button), to: pointer(to: other))
    }
}

extension Context {
    /// Whether a button is known to do nothing but close the alert.
    fileprivate func changesNothing(_ control: Control, of node: ModalNode) -> Bool {
        control.effect == Effect.none && !leadsOn(control, of: node)
    }

    /// Whether a button is known to do more than close the alert.
    fileprivate func changesSomething(_ control: Control, of node: ModalNode) -> Bool {
        if let effect = control.effect, effect != Effect.none { return true }
        return control.role.value == .destructive || leadsOn(control, of: node)
    }

    /// Whether something else follows where a button is pressed.
    func leadsOn(_ control: Control, of node: ModalNode) -> Bool {
        control.action.value == .push || control.action.value == .present || startsTransition(control, of: node)
    }
}
