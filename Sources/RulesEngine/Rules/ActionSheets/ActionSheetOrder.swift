internal import FlowDocument
internal import JSON
internal import TextLayout

/// The buttons of an action sheet as they are drawn, from top to bottom.
struct ActionSheetOrder {
    /// What is known of a button.
    struct Button {
        let control: Control
        /// Its place among the sheet's controls.
        let place: Int
        let isCancel: Bool
        /// Whether it destroys something; `nil` where nobody said.
        let destroys: Bool?
    }

    /// The buttons, from top to bottom.
    let buttons: [Button]
    private let node: ModalNode

    init(_ node: ModalNode, in context: Context) {
        self.node = node
        buttons = node.modal.controls.elements.enumerated().compactMap { place, control in
            guard control.kind.value == .button else { return nil }
            return Button(
                control: control, place: place, isCancel: context.cancels(control), destroys: control.destroys)
        }
    }

    /// Puts the buttons in the order that people expect: what destroys, the others, Cancel; each group as it is.
    ///
    /// It is one order for both rules about it, so that mending one never undoes the other.
    func fix(_ title: MessageTemplate) -> Fix? {
        func rank(_ button: Button) -> Int { button.isCancel ? 2 : button.destroys == true ? 0 : 1 }
        let wanted = [0, 1, 2].flatMap { group in buttons.filter { rank($0) == group } }
        // Frames would say otherwise than the new order, and other controls would lose their place.
        guard buttons.count == node.modal.controls.elements.count,
            !buttons.contains(where: { $0.control.frame.isKnown || $0.control.frames.isKnown })
        else { return nil }
        let path = ["modals", String(node.index), "controls"]
        var order = buttons.map(\.place)
        var moves: [Fix.Operation] = []
        for (target, button) in wanted.enumerated() {
            guard let place = order.firstIndex(of: button.place), place != target else { continue }
            order.insert(order.remove(at: place), at: target)
            moves.append(
                Fix.Operation(
                    "move", JSONPointer(path + [String(target)]), from: JSONPointer(path + [String(place)])))
        }
        return Fix(.safe, Message(title), moves)
    }
}

extension Context {
    /// Whether a button cancels: by its role, or by the word on it.
    func cancels(_ control: Control) -> Bool {
        control.role.value == .cancel
            || titles(of: control).contains {
                ButtonLexicons.cancel.contains($0.title, in: $0.language)
                    || ButtonLexicons.cancel.contains($0.title, in: "en")
            }
    }
}

extension Control {
    /// Whether pressing it destroys something; `nil` where neither its role nor its effect is stated.
    fileprivate var destroys: Bool? {
        if isDestructive { return true }
        let isSilent = exit.value?.effect.isKnown != true && exit != .nothing && !role.isKnown
        return isSilent ? nil : false
    }
}
