internal import FlowDocument
internal import JSON

extension ModalNode {
    /// Whether the modal is a popover of either kind.
    var isPopover: Bool {
        kind.map(ModalKind.popovers.contains) ?? false
    }
}

extension PresentationNode {
    /// A patch after which the transition closes these modals, too, and before it presents.
    func closing(_ modals: [NodeID]) -> [Fix.Operation] {
        let path = JSONPointer(["transitions", String(index)])
        let all = transition.closes.elements + modals.filter { !transition.closes.elements.contains($0) }
        var patch = [
            Fix.Operation("add", path.appending("closes"), .array(all.map { .string($0.rawValue) }))
        ]
        if transition.order.value == .presentThenClose { patch.append(closingFirst) }
        return patch
    }

    /// A change after which the transition closes before it presents.
    var closingFirst: Fix.Operation {
        Fix.Operation(
            "replace", JSONPointer(["transitions", String(index), "order"]),
            .string(TransitionOrder.closeThenPresent.rawValue))
    }
}
