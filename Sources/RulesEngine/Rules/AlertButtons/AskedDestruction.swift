internal import FlowDocument
internal import TextLayout

/// Whether people asked for a loss before the alert spoke of it.
enum AskedDestruction {
    /// What leads to the alert speaks of the same loss.
    case asked(control: Reference)
    /// What leads to it speaks of something else, or nothing that people did leads to it.
    case unasked
    /// Nobody said what leads to it.
    case unknown([MissingFact])
}

extension Context {
    /// Whether people asked for the loss that a button of a modal brings, by the words on the controls that lead to it.
    func askedDestruction(_ button: Control, of node: ModalNode) -> AskedDestruction {
        if let trigger = node.modal.trigger.value, trigger != .userAction { return .unasked }
        let arrivals = graph.arrivals[node.index]
        guard !arrivals.isEmpty else { return .unknown([MissingFact(Reference(node.modal.id), "presenter")]) }
        let wanted = destruction(of: button, in: node)
        var missing: [MissingFact] = []
        for arrival in arrivals {
            let source = arrival.transition.from
            guard let control = control(at: source) else {
                missing.append(MissingFact(Reference(arrival.transition.id), "from"))
                continue
            }
            guard let spoken = destruction(on: control) else {
                missing.append(MissingFact(source, "title"))
                continue
            }
            if !spoken.isDisjoint(with: wanted) { return .asked(control: source) }
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

    /// The losses that a button speaks of, else those of its modal's title.
    private func destruction(of button: Control, in node: ModalNode) -> Set<String> {
        let own = destruction(in: button.title)
        return own.isEmpty ? destruction(in: node.modal.title) : own
    }

    /// The losses that a control speaks of by its label or symbol; `nil` where nobody said what it looks like.
    private func destruction(on control: Control) -> Set<String>? {
        var spoken = destruction(in: control.title).union(destruction(in: control.accessibilityLabel))
        if control.symbol.value?.contains("trash") == true { spoken.insert("delete") }
        guard spoken.isEmpty, !control.title.isKnown, !control.accessibilityLabel.isKnown else { return spoken }
        return nil
    }

    /// Whether a text speaks of a loss in any language.
    func speaksOfDestroying(_ text: Stated<LocalizedText>) -> Bool {
        texts(text).contains { language, text in
            text.value.map { VerbSearch.destroys($0, language: language) } ?? false
        }
    }

    /// Whether a button, or else the text above it, speaks of a loss.
    func speaksOfLoss(_ control: Control, of node: ModalNode) -> Bool {
        [control.title, node.modal.title, node.modal.message].contains(where: speaksOfDestroying)
    }

    /// Whether a modal's title speaks of the loss that a button brings.
    func titleNamesLoss(of button: Control, in node: ModalNode) -> Bool {
        !destruction(of: button, in: node).isDisjoint(with: destruction(in: node.modal.title))
    }

    private func destruction(in text: Stated<LocalizedText>) -> Set<String> {
        Set(
            texts(text).flatMap { language, text in
                VerbSearch.verbs(in: text.value ?? "", language: language).filter(\.destroys).map(\.group)
            })
    }
}
