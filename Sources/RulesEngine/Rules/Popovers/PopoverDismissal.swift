internal import FlowDocument
internal import JSON

extension ModalKind {
    /// Popovers that are nonmodal, or of which nobody said so far.
    static let nonmodalPopovers: Set<ModalKind> = [.popoverNonmodal, .popover]
}

extension Modal {
    /// Whether a tap beside it closes it; `nil` where nobody said.
    var closesAtOutsideTap: Bool? {
        switch outsideTap {
        case .unknown: nil
        case .nothing: false
        case .value(let tap): tap.dismiss.isKnown ? tap.dismiss.isTrue : nil
        }
    }
}

extension ModalNode {
    /// A patch after which a tap beside the modal closes it; `nil` where that would throw work away.
    func outsideTapFix(_ title: Message) -> Fix? {
        let effect = modal.outsideTap.value?.effect.value
        guard effect != .discard, effect != .destroy else { return nil }
        let path = JSONPointer(["modals", String(index), "outsideTap"])
        let operation =
            modal.outsideTap.value == nil
            ? Fix.Operation("add", path, ["dismiss": true]) : Fix.Operation("add", path.appending("dismiss"), true)
        return Fix(.suggested, title, [operation])
    }

    /// The fact that would tell whether the popover is modal, where nobody said.
    var missingModality: [MissingFact] {
        kind == .popover ? [MissingFact(Reference(modal.id), "modal")] : []
    }
}
