internal import FlowDocument

extension Control {
    /// Whether the button destroys something, by what it does or by how it is drawn.
    var isDestructive: Bool {
        exit.value?.effect.value == .destroy || role.value == .destructive
    }
}

extension Context {
    /// The title of a control in each language that has one.
    func titles(of control: Control) -> [(language: String, title: String)] {
        texts(control.title).compactMap { entry in
            entry.text.value.map { (entry.language, $0) }
        }
    }
}

extension Observation {
    /// Rests the observation on a button's title in a language, as a facet of its own.
    mutating func rest(on control: Control, in language: String) {
        facet = control.id
        self.control = control.id
        self.language = language
        field = ["title"]
        if case .tagged = control.title.value { field.append(language) }
    }
}

extension Control {
    /// What a message calls the control: its title in some language, else its id.
    var shownTitle: String {
        title.value?.anyText ?? id
    }
}

extension Control {
    /// What pressing the control does; `nil` where nobody said.
    var effect: Effect? {
        switch exit {
        case .unknown: nil
        case .nothing: Effect.none
        case .value(let exit): exit.effect.value ?? (exit.effect.isKnown ? Effect.none : nil)
        }
    }
}

extension Observation {
    /// Rests the observation on a key of a control, as a facet of its own.
    mutating func rest(on control: Control, _ field: String) {
        facet = control.id
        self.control = control.id
        self.field = field.split(separator: ".").map(String.init)
    }
}

extension Observations {
    /// Says that a fact about a control is missing, as a facet of its own.
    mutating func open(_ control: Control, of node: ModalNode, _ field: String) {
        open([MissingFact(Reference(node.modal.id, child: control.id), field)], on: control, field)
    }

    /// Says that facts are missing that a control would be judged by, as a facet of its own.
    mutating func open(_ missing: [MissingFact], on control: Control, _ field: String = "role") {
        var observation = Observation(.open)
        observation.missing = missing
        observation.rest(on: control, field)
        add(observation)
    }
}
