internal import FlowDocument
internal import TextLayout

/// How an alert's buttons stand, for rules about their order.
enum ButtonRow {
    /// Side by side, leading to trailing.
    case row
    /// One below the other, since the document says so or there are more than two.
    case stack
    /// One below the other, since two titles are too long for a row. The system then moves Cancel to the bottom by
    /// itself, whatever the order.
    case stackedBySystem
    /// Two buttons of which nobody knows whether their titles fit in a row.
    case unsure
}

extension Context {
    /// How the buttons of an alert stand. The order is one for all languages and cases, so a row in any of them counts.
    func row(of node: ModalNode) -> ButtonRow {
        switch node.modal.layout.value {
        case .row: return .row
        case .stack: return .stack
        case nil: break
        }
        guard node.buttons.count == 2 else { return node.buttons.count > 2 ? .stack : .row }
        // Without any window to lay it out in, an alert is what most are.
        guard let cases, !cases.isEmpty else { return .row }
        let arrangements = languages.map { arrangement(of: node, language: $0) }
        if arrangements.contains(.row) { return .row }
        return arrangements.contains(.unsure) ? .unsure : .stackedBySystem
    }
}
