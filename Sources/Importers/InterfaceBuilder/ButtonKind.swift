internal import FlowDocument
internal import XML

/// What UIKit's buttons mean by their kind and role, whatever stands on them.
enum ButtonKind {
    /// Adds what the kind says. What the button itself says goes before it.
    static func describe(_ element: XMLTree.Element, _ control: inout Control) {
        switch element["role"] {
        case "cancel": control.role = .value(.cancel)
        case "destructive": control.role = .value(.destructive)
        default: break
        }
        let symbol: String
        switch element["buttonType"] {
        case "close":
            symbol = "xmark"
            if !control.role.isKnown { control.role = .value(.close) }
            if !control.accessibilityLabel.isKnown { control.accessibilityLabel = .value(.plain("Close")) }
        case "contactAdd": symbol = "plus.circle"
        case "infoLight", "infoDark", "detailDisclosure": symbol = "info.circle"
        default: return
        }
        if !control.symbol.isKnown { control.symbol = .value(symbol) }
        control.implied = .value("UIKit")
    }
}
