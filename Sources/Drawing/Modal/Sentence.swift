internal import FlowDocument

/// Says in a sentence what a drawing shows, for people who don't see it.
struct Sentence {
    let lookup: NodeLookup
    let language: String

    private static let textLimit = 160
    private static let buttonLimit = 8

    /// Such as “Alert, Delete this message? Buttons Cancel, Delete.”
    func text(_ id: NodeID) -> String {
        if let modal = lookup.modal(id) { return modalText(modal) }
        guard let screen = lookup.screen(id) else { return "Nothing" }
        let title = screen.name.value ?? text(screen.navigationBar.value?.title ?? .unknown) ?? screen.id.rawValue
        return ended("Screen, \(cut(title))") + buttons(screen.controls)
    }

    private func modalText(_ modal: Modal) -> String {
        let title = text(modal.title) ?? modal.name.value ?? modal.id.rawValue
        var sentence = ended("\(Self.word(modal.style.value)), \(cut(title))")
        if let message = text(modal.message) { sentence += " " + ended(cut(message)) }
        return sentence + buttons(modal.controls)
    }

    private func buttons(_ controls: Stated<[Control]>) -> String {
        guard controls.isKnown else { return " Buttons are not known." }
        let titles = controls.elements.filter { $0.kind.value == .button }.map { control in
            cut(text(control.title) ?? text(control.accessibilityLabel) ?? "without a title")
        }
        guard !titles.isEmpty else { return "" }
        let more = titles.count > Self.buttonLimit ? " and \(titles.count - Self.buttonLimit) more" : ""
        let list = titles.prefix(Self.buttonLimit).joined(separator: ", ")
        return titles.count == 1 ? " Button \(list)." : " Buttons \(list)\(more)."
    }

    private func text(_ stated: Stated<LocalizedText>) -> String? {
        stated.value?.text(in: language, first: lookup.firstLanguage).value ?? stated.value?.anyText
    }

    private func cut(_ text: String) -> String {
        let head = text.prefix(Self.textLimit)
        return head.endIndex < text.endIndex ? head + "…" : text
    }

    private func ended(_ text: String) -> String {
        guard let last = text.last, ".?!…。？！".contains(last) else { return text + "." }
        return text
    }

    private static func word(_ style: ModalStyle?) -> String {
        switch style {
        case .alert: "Alert"
        case .actionSheet: "Action sheet"
        case .activityView: "Activity view"
        case .popover: "Popover"
        case .pageSheet: "Page sheet"
        case .formSheet: "Form sheet"
        case .fullScreen: "Full-screen modal view"
        case .currentContext: "Current context"
        case .custom: "Custom modal view"
        default: "Modal view"
        }
    }
}
