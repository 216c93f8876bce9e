internal import FlowDocument
internal import TextLayout

/// Whether people asked for a loss before the alert spoke of it.
enum AskedDestruction {
    /// What leads to the alert speaks of a loss.
    case asked(control: Reference)
    /// What leads to it speaks of something else, or nothing that people did leads to it.
    case unasked
    /// Nobody said what leads to it.
    case unknown([MissingFact])
}

extension Context {
    /// Whether people asked for the loss that a modal offers, by the words on the controls that lead to it.
    func askedDestruction(of node: ModalNode) -> AskedDestruction {
        if let trigger = node.modal.trigger.value, trigger != .userAction { return .unasked }
        let arrivals = graph.arrivals[node.index]
        guard !arrivals.isEmpty else { return .unknown([MissingFact(Reference(node.modal.id), "presenter")]) }
        var missing: [MissingFact] = []
        for arrival in arrivals {
            let source = arrival.transition.from
            guard let control = control(at: source) else {
                missing.append(MissingFact(Reference(arrival.transition.id), "from"))
                continue
            }
            guard let speaksOfLoss = speaksOfLoss(control) else {
                missing.append(MissingFact(source, "title"))
                continue
            }
            if speaksOfLoss { return .asked(control: source) }
        }
        return missing.isEmpty ? .unasked : .unknown(missing)
    }

    /// The control that a reference names.
    func control(at reference: Reference) -> Control? {
        guard let name = reference.child else { return nil }
        let controls: [Control] =
            switch graph.places[reference.owner] {
            case .modal(let index): graph.modals[index].modal.controls.elements
            case .screen(let index): graph.screens[index].screen.controls.elements
            case nil: []
            }
        return controls.first { $0.id == name }
    }

    /// Whether a button, or else the text above it, speaks of a loss.
    func speaksOfLoss(_ button: AlertButton, of node: ModalNode) -> Bool {
        button.speaksOfLoss || [node.modal.title, node.modal.message].contains(where: speaksOfLoss)
    }

    /// Whether a modal's title speaks of the loss that a button brings, or of any where the button names none.
    func titleNamesLoss(of button: AlertButton, in node: ModalNode) -> Bool {
        texts(node.modal.title).contains { language, text in
            guard let text = text.value else { return false }
            let title = analysis(of: text, in: language).spokenVerbs
            guard title.destroys, button.speaksOfLoss else { return title.destroys }
            return button.labels.contains { $0.language == language && $0.reading.verbs.shareLoss(with: title) }
        }
    }

    /// Whether a control speaks of a loss by its label or symbol, in whatever words; `nil` where nobody said what it
    /// looks like.
    private func speaksOfLoss(_ control: Control) -> Bool? {
        if control.symbol.value?.contains("trash") == true { return true }
        if speaksOfLoss(control.title) || speaksOfLoss(control.accessibilityLabel) { return true }
        return control.title.isKnown || control.accessibilityLabel.isKnown ? false : nil
    }

    private func speaksOfLoss(_ text: Stated<LocalizedText>) -> Bool {
        texts(text).contains { language, text in
            text.value.map { analysis(of: $0, in: language).spokenVerbs.destroys } ?? false
        }
    }
}
