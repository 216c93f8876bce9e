internal import FlowDocument

/// How an alert's buttons stand.
enum ButtonRow {
    /// Side by side, leading to trailing.
    case row
    /// One below the other, and somebody or the number of the buttons said so.
    case stack
    /// Two buttons that the system puts one below the other where their titles are too long for a row. It then moves
    /// Cancel to the bottom by itself.
    case stackedBySystem

    /// How the buttons of an alert stand, as far as the document says or their number decides.
    static func layout(of node: ModalNode) -> ButtonRow {
        switch node.modal.layout.value {
        case .row: .row
        case .stack: .stack
        case nil: node.buttons.count > 2 ? .stack : .row
        }
    }
}
