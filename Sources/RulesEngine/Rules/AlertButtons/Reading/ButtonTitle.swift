internal import FlowDocument
internal import JSON

/// A button's title in one language.
struct ButtonTitle {
    /// The button.
    let button: AlertButton
    /// The title.
    let label: AlertButton.Label

    /// The control that it stands on.
    var control: Control { button.control }
    /// The language that it is written for.
    var language: String { label.language }
    /// The title as written.
    var text: String { label.text }
    /// The title without white space around it.
    var shown: String { label.reading.label }
    /// What is read of it.
    var reading: LabelReading { label.reading }
    /// All of the title, in UTF-16 code units.
    var range: Range<Int> { 0..<text.utf16.count }

    /// Where the title stands in the document.
    func pointer(in node: ModalNode) -> JSONPointer {
        let path = ["modals", String(node.index), "controls", String(button.index), "title"]
        if case .tagged = control.title.value { return JSONPointer(path + [language]) }
        return JSONPointer(path)
    }

    /// A patch that writes another title.
    func replacing(with title: String, in node: ModalNode) -> [Fix.Operation] {
        [Fix.Operation("replace", pointer(in: node), .string(title))]
    }
}

/// What a rule says of one title.
enum TitleVerdict {
    /// The rule is not about it.
    case notMeant
    /// It is as the rule wants it.
    case pass
    /// It is not, or nobody can tell.
    case said(Observation)

    /// It is not as the rule wants it.
    static func fail(
        _ template: MessageTemplate, _ arguments: [String: String] = [:],
        _ details: (inout Observation) -> Void = { _ in }
    ) -> TitleVerdict {
        var observation = Observation(.fail, Message(template, arguments))
        details(&observation)
        return .said(observation)
    }

    /// A person must look.
    static func review(
        _ template: MessageTemplate, _ arguments: [String: String] = [:], settledBy: MessageTemplate,
        _ details: (inout Observation) -> Void = { _ in }
    ) -> TitleVerdict {
        var observation = Observation(.review, Message(template, arguments))
        observation.settledBy = Message(settledBy, arguments)
        details(&observation)
        return .said(observation)
    }

    /// A fact about the title's control is missing.
    static func open(_ control: Control, of node: ModalNode, _ field: String) -> TitleVerdict {
        var observation = Observation(.open)
        observation.missing = [MissingFact(Reference(node.modal.id, child: control.id), field)]
        observation.field = field.split(separator: ".").map(String.init)
        return .said(observation)
    }
}

extension Context {
    /// Has each title of a modal's buttons judged in each language, and says what comes of it: of a button that is not
    /// all right what was seen in every language, of the others together that they pass.
    /// - Parameters:
    ///   - isMeant: Which buttons the rule is about.
    ///   - asks: In which languages a title that is missing matters.
    ///   - judge: Looks at one title.
    func judgeTitles(
        of node: ModalNode, _ observations: inout Observations, where isMeant: (AlertButton) -> Bool = { _ in true },
        asks: (String) -> Bool = { _ in true }, _ judge: (ButtonTitle) -> TitleVerdict
    ) {
        guard node.modal.controls.isKnown else { return observations.open(node.modal.id, "controls") }
        // The buttons of what iOS supplies are worded by iOS.
        guard !node.modal.system.isTrue else { return observations.nothingToCheck() }
        var passes = false
        let before = observations.all.count
        for button in reading(of: node).buttons where isMeant(button) {
            var passing: [String] = []
            var said: [(language: String, observation: Observation)] = []
            for label in button.labels {
                switch judge(ButtonTitle(button: button, label: label)) {
                case .notMeant: break
                case .pass: passing.append(label.language)
                case .said(let observation): said.append((label.language, observation))
                }
            }
            for missing in button.missing where asks(missing.language) {
                var observation = Observation(.open)
                observation.missing = [MissingFact(Reference(node.modal.id, child: button.control.id), missing.field)]
                said.append((missing.language, observation))
            }
            guard !said.isEmpty else {
                passes = passes || !passing.isEmpty
                continue
            }
            said += passing.map { ($0, Observation(.pass)) }
            for language in languages {
                for (_, observation) in said.filter({ $0.language == language }) {
                    observations.add(observation, on: button.control, in: language)
                }
            }
        }
        guard observations.all.count == before else { return }
        if passes { observations.pass() } else { observations.nothingToCheck() }
    }
}

extension Observations {
    /// Says something of a button's title, as a facet of its own.
    fileprivate mutating func add(_ observation: Observation, on control: Control, in language: String) {
        var observation = observation
        let field = observation.field
        observation.rest(on: control, in: language)
        if !field.isEmpty { observation.field = field }
        add(observation)
    }
}
