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
