internal import FlowDocument
internal import JSON
internal import TextLayout

/// The titles and messages of an alert, as far as the document has them.
struct AlertProseList {
    /// What there is, titles before messages.
    let all: [ReadText]
    /// What nobody gave, in each language.
    let missing: [(language: String, fact: MissingFact)]

    /// The texts of a language.
    func texts(in language: String) -> [ReadText] {
        all.filter { $0.language == language }
    }

    /// What nobody gave in a language.
    func missing(in language: String) -> [MissingFact] {
        missing.filter { $0.language == language }.map(\.fact)
    }
}

extension Context {
    /// Reads the title and the message of an alert.
    func alertTexts(of node: ModalNode) -> AlertProseList {
        var all: [ReadText] = []
        var missing: [(language: String, fact: MissingFact)] = []
        for (field, stated) in [("title", node.modal.title), ("message", node.modal.message)] {
            let isTagged = if case .tagged = stated.value { true } else { false }
            for (language, text) in texts(stated) {
                switch text {
                case .value(let text):
                    all.append(
                        ReadText(
                            node: node, field: field, language: language, isTagged: isTagged,
                            text: analysis(of: text, in: language)))
                case .unknown where stated.isKnown:
                    missing.append((language, MissingFact(Reference(node.modal.id), "\(field).\(language)")))
                case .unknown where field == "message":
                    missing.append((language, MissingFact(Reference(node.modal.id), field)))
                // That there is no title at all is alert-title-present's matter.
                case .unknown, .nothing: break
                }
            }
        }
        return AlertProseList(all: all, missing: missing)
    }
}

extension Observations {
    /// Says which texts are missing, each as a facet of its own.
    mutating func open(_ missing: [(language: String, fact: MissingFact)]) {
        for (language, fact) in missing {
            var observation = Observation(.open)
            observation.missing = [fact]
            observation.field = fact.field.split(separator: ".").map(String.init)
            observation.facet = observation.field.first
            observation.language = language
            add(observation)
        }
    }

    /// Says that nothing speaks against a text; where a rule can say something of each, every text is a facet.
    mutating func passAsFacet(_ text: ReadText) {
        var observation = Observation(.pass)
        observation.facet = text.field
        observation.rest(on: text)
        add(observation)
    }
}

/// Changes of texts of a modal, made into one patch.
struct TextEdits {
    private var edits: [[String]: (text: AnalysedText, parts: [(range: Range<Int>, text: String)])] = [:]

    /// Whether nothing is to be changed.
    var isEmpty: Bool { edits.isEmpty }

    /// Puts another text in place of a stretch; a stretch that overlaps one that is changed already stays.
    mutating func replace(_ range: Range<Int>, of prose: ReadText, by text: String) {
        var edit = edits[prose.path] ?? (prose.text, [])
        guard !edit.parts.contains(where: { $0.range.overlaps(range) }) else { return }
        edit.parts.append((range, text))
        edits[prose.path] = edit
    }

    /// One operation for each text, in order of their places.
    func operations(on node: ModalNode) -> [Fix.Operation] {
        edits.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map { path, edit in
            let parts = edit.parts.sorted { $0.range.lowerBound < $1.range.lowerBound }
            let pointer = JSONPointer(["modals", String(node.index)] + path)
            return Fix.Operation("replace", pointer, .string(edit.text.replacing(parts)))
        }
    }
}
