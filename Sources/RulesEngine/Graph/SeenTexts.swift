internal import FlowDocument

/// A text that people see or hear, and where it stands in its screen or modal.
struct SeenText {
    /// The text.
    let text: Stated<LocalizedText>
    /// The keys that lead to it from its node or, for a control’s, from that.
    let field: [String]
    /// The control that it belongs to.
    let control: String?

    init(_ text: Stated<LocalizedText>, _ field: [String], control: String? = nil) {
        (self.text, self.field, self.control) = (text, field, control)
    }
}

extension Subject {
    /// The texts of a screen or modal that people see or hear; not the names that its team gives it.
    var seenTexts: [SeenText] {
        switch self {
        case .modal(let node): node.modal.seenTexts
        case .screen(let node): node.screen.seenTexts
        default: []
        }
    }
}

extension Modal {
    fileprivate var seenTexts: [SeenText] {
        var texts = [
            SeenText(title, ["title"]), SeenText(message, ["message"]), SeenText(guidance, ["guidance"]),
            SeenText(heading, ["heading"]),
        ]
        if let bar = navigationBar.value { texts.append(SeenText(bar.title, ["navigationBar", "title"])) }
        for (index, field) in textFields.elements.enumerated() {
            texts.append(SeenText(field.label, ["textFields", String(index), "label"]))
            texts.append(SeenText(field.placeholder, ["textFields", String(index), "placeholder"]))
        }
        return texts + controls.elements.flatMap(\.seenTexts)
    }
}

extension Screen {
    fileprivate var seenTexts: [SeenText] {
        var texts: [SeenText] = []
        if let bar = navigationBar.value { texts.append(SeenText(bar.title, ["navigationBar", "title"])) }
        for (index, element) in elements.elements.enumerated() {
            texts.append(SeenText(element.text, ["elements", String(index), "text"]))
        }
        return texts + controls.elements.flatMap(\.seenTexts)
    }
}

extension Control {
    fileprivate var seenTexts: [SeenText] {
        [
            SeenText(title, ["title"], control: id),
            SeenText(accessibilityLabel, ["accessibilityLabel"], control: id),
        ]
    }
}
