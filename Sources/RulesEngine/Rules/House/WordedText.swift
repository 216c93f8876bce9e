internal import FlowDocument
internal import JSON
internal import TextLayout

/// A text that an app words itself, as people see or hear it.
struct WordedText {
    let subject: Subject
    let seen: SeenText

    /// What tells it from the subject's other texts.
    var facet: String { ([seen.control].compactMap { $0 } + seen.field).joined(separator: ".") }

    /// The control or the node that it belongs to.
    var reference: Reference { Reference(subject.id, child: seen.control) }

    /// The fact that a translation is missing.
    func missing(in language: String) -> MissingFact {
        MissingFact(reference, (seen.field + [language]).joined(separator: "."))
    }

    /// The keys that lead to it in a language, from its node or its control.
    func field(in language: String) -> [String] {
        if case .tagged = seen.text.value { return seen.field + [language] }
        return seen.field
    }

    /// Where it stands in the document; `nil` where its control is nowhere.
    func pointer(in language: String) -> JSONPointer? {
        guard let control = seen.control else { return JSONPointer(subject.path + field(in: language)) }
        guard let index = subject.controls.firstIndex(where: { $0.id == control }) else { return nil }
        return JSONPointer(subject.path + ["controls", String(index)] + field(in: language))
    }

    /// Whether it is what a modal itself says, rather than a control or a field in it.
    var isProse: Bool {
        guard case .modal = subject, case .own = seen.place else { return false }
        return true
    }
}

extension Subject {
    /// The texts that the app words itself: not those of what iOS supplies, and not what is only drawn.
    var wordedTexts: [WordedText] {
        isSystem ? [] : seenTexts.filter { !$0.isDrawn }.map { WordedText(subject: self, seen: $0) }
    }

    /// Whether iOS supplies it.
    var isSystem: Bool {
        if case .modal(let node) = self { node.modal.system.isTrue } else { false }
    }

    /// The controls of a screen or modal.
    var controls: [Control] {
        switch self {
        case .modal(let node): node.modal.controls.elements
        case .screen(let node): node.screen.controls.elements
        case .presentation, .app: []
        }
    }
}

extension Context {
    /// Every screen and modal.
    var nodes: [Subject] {
        graph.modals.map { .modal($0) } + graph.screens.map { .screen($0) }
    }

    /// Has each text of a subject judged in all languages that have it, and says what comes of it: of a text that is not
    /// all right what was seen, of the others together that they pass, and which translations nobody gave.
    func judgeWording(
        of subject: Subject, _ observations: inout Observations,
        _ judge: (WordedText, [(language: String, text: String)], inout Observations) -> Void
    ) {
        var missing: [MissingFact] = []
        var hasText = false
        for worded in subject.wordedTexts {
            var known: [(language: String, text: String)] = []
            for (language, text) in texts(worded.seen.text) {
                switch text {
                case .value(let text): known.append((language, text))
                case .unknown: missing.append(worded.missing(in: language))
                case .nothing: continue
                }
            }
            guard !known.isEmpty else { continue }
            hasText = true
            judge(worded, known, &observations)
        }
        if !missing.isEmpty {
            observations.open(missing)
        } else if hasText, observations.all.isEmpty {
            observations.pass()
        }
    }
}

extension Observation {
    /// Rests the observation on a text in a language, as a facet of its own.
    mutating func rest(on worded: WordedText, in language: String, _ range: Range<Int>? = nil) {
        facet = worded.facet
        control = worded.seen.control
        field = worded.field(in: language)
        self.language = language
        self.range = range
    }
}

extension SeenText {
    /// Whether it belongs to what is drawn and not judged.
    fileprivate var isDrawn: Bool {
        if case .element = place { true } else { false }
    }
}

extension [Reference] {
    /// The first of each, in order.
    func withoutRepetition(limit: Int) -> [Reference] {
        var seen: Set<Reference> = []
        return Array(filter { seen.insert($0).inserted }.prefix(limit))
    }
}
