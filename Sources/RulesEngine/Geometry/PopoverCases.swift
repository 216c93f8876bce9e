internal import FlowDocument

extension Context {
    /// Whether a modal is a popover that is shown as one in any declared case, as far as is known.
    func isShownAsPopover(_ node: ModalNode) -> Bool {
        guard node.isPopover else { return false }
        guard let cases, !cases.isEmpty else { return true }
        return cases.contains { node.isPopover(in: $0) != false }
    }

    /// Looks at a popover in each case in which it is shown as one. Where the width is compact and nobody said what the
    /// popover becomes there, only what is right either way stands; for the rest that fact is missing.
    func inEachCaseAsPopover(
        _ node: ModalNode, _ observations: inout Observations, look: (DeviceCase, inout Observations) -> Void
    ) {
        inEachCase(where: { node.isPopover(in: $0) != false }, &observations) { device, seen in
            look(device, &seen)
            guard node.isPopover(in: device) == nil, seen.all.contains(where: { $0.outcome > .pass }) else { return }
            var missing = [MissingFact(Reference(node.modal.id), "compactStyle")]
            missing += seen.all.filter { $0.outcome == .open }.flatMap(\.missing)
            seen = Observations()
            seen.ask(for: missing, of: node.modal.id)
        }
    }
}

extension ModalNode {
    /// Whether a popover is shown as one in a case; `nil` where nobody said what it becomes in a compact width.
    func isPopover(in device: DeviceCase) -> Bool? {
        guard device.horizontal == .compact else { return true }
        switch modal.compactStyle {
        case .unknown: return nil
        case .nothing: return true
        case .value(let style): return style == .popover
        }
    }
}
