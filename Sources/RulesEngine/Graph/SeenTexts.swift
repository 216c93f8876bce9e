internal import FlowDocument

/// A text that people see or hear, and where it stands in its screen or modal.
struct SeenText {
    /// The text.
    let text: Stated<LocalizedText>
    /// Where it stands.
    let place: Place

    /// Where a text stands. Nearly none of them is ever told, so the keys are put together when one is.
    enum Place {
        /// In a key of the node.
        case own(String)
        /// In the node’s bar.
        case barTitle
        /// In a key of a text field.
        case textField(Int, String)
        /// In an element that is drawn.
        case element(Int)
        /// In a key of a control.
        case control(String, String)
    }

    /// The keys that lead to it from its node or, for a control’s, from that.
    var field: [String] {
        switch place {
        case .own(let key), .control(_, let key): [key]
        case .barTitle: ["navigationBar", "title"]
        case .textField(let index, let key): ["textFields", String(index), key]
        case .element(let index): ["elements", String(index), "text"]
        }
    }

    /// The control that it belongs to.
    var control: String? {
        if case .control(let id, _) = place { id } else { nil }
    }
}

extension Subject {
    /// The texts of a screen or modal that people see or hear; not the names that its team gives it.
    var seenTexts: [SeenText] {
        var texts: [SeenText] = []
        func add(_ text: Stated<LocalizedText>, _ place: SeenText.Place) {
            if case .value = text { texts.append(SeenText(text: text, place: place)) }
        }
        func add(_ controls: Stated<[Control]>) {
            for control in controls.value ?? [] {
                add(control.title, .control(control.id, "title"))
                add(control.accessibilityLabel, .control(control.id, "accessibilityLabel"))
            }
        }
        switch self {
        case .modal(let node):
            let modal = node.modal
            add(modal.title, .own("title"))
            add(modal.message, .own("message"))
            add(modal.guidance, .own("guidance"))
            add(modal.heading, .own("heading"))
            if let bar = modal.navigationBar.value { add(bar.title, .barTitle) }
            for (index, field) in (modal.textFields.value ?? []).enumerated() {
                add(field.label, .textField(index, "label"))
                add(field.placeholder, .textField(index, "placeholder"))
            }
            add(modal.controls)
        case .screen(let node):
            if let bar = node.screen.navigationBar.value { add(bar.title, .barTitle) }
            for (index, element) in (node.screen.elements.value ?? []).enumerated() {
                add(element.text, .element(index))
            }
            add(node.screen.controls)
        default: break
        }
        return texts
    }
}
