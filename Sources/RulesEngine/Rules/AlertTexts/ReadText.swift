internal import FlowDocument
internal import JSON
internal import TextLayout

/// A text of a modal in one language, as its reader takes it in.
struct ReadText {
    let node: ModalNode
    /// The key of the text within the modal.
    let field: String
    /// The BCP 47 tag that it is given under.
    let language: String
    let isTagged: Bool
    let text: AnalysedText

    /// The keys that lead from the modal to the text.
    var path: [String] { isTagged ? [field, language] : [field] }

    /// A fix that puts another text in its place.
    func fix(_ safety: Fix.Safety, _ template: MessageTemplate, _ text: String) -> Fix {
        let pointer = JSONPointer(["modals", String(node.index)] + path)
        return Fix(
            safety, Message(template, ["before": self.text.text, "after": text]),
            [Fix.Operation("replace", pointer, .string(text))])
    }

    /// What every fix of a text says.
    static let rewrite = MessageTemplate(
        "rewrite", en: "Change “{before}” to “{after}”.", ja: "「{before}」を「{after}」に変更します。",
        ko: "다음과 같이 바꿉니다: {before} → {after}")
}

extension Context {
    /// The readings of a text in each language that has one. Languages that nobody gave become open questions; one that
    /// is stated to be without a text has none.
    func readings(
        of field: String, _ text: Stated<LocalizedText>, in node: ModalNode, _ observations: inout Observations
    ) -> [ReadText] {
        guard let stated = text.value else { return [] }
        let isTagged = if case .tagged = stated { true } else { false }
        var found: [ReadText] = []
        for (language, text) in texts(text) {
            switch text {
            case .value(let value):
                found.append(
                    ReadText(
                        node: node, field: field, language: language, isTagged: isTagged,
                        text: analysis(of: value, in: language)))
            case .nothing: continue
            case .unknown:
                var observation = Observation(.open)
                observation.language = language
                observation.field = [field]
                observation.missing = [MissingFact(Reference(node.modal.id), "\(field).\(language)")]
                observations.add(observation)
            }
        }
        return found
    }

    /// The readings of a modal's title.
    func titles(of node: ModalNode, _ observations: inout Observations) -> [ReadText] {
        readings(of: "title", node.modal.title, in: node, &observations)
    }

    /// The readings of a modal's message; an open question where nobody said whether it has one.
    func messages(of node: ModalNode, _ observations: inout Observations) -> [ReadText] {
        guard node.modal.message.isKnown else {
            observations.open(node.modal.id, "message")
            return []
        }
        return readings(of: "message", node.modal.message, in: node, &observations)
    }
}

extension Observation {
    /// Rests the observation on a text, or on a part of it.
    mutating func rest(on text: ReadText, _ range: Range<Int>? = nil) {
        language = text.language
        field = text.path
        self.range = range
    }
}

extension Observations {
    /// Says that the advice is followed in a language.
    mutating func pass(_ text: ReadText) {
        var observation = Observation(.pass)
        observation.rest(on: text)
        add(observation)
    }

    /// Says that the advice does not concern a language.
    mutating func skip(_ text: ReadText) {
        var observation = Observation(.notApplicable)
        observation.reason = .nothingToCheck
        observation.rest(on: text)
        add(observation)
    }
}

extension Example {
    /// An example that is an alert's texts in one language, with its buttons.
    static func alert(
        _ outcome: Outcome, _ shows: String, in edition: Edition? = nil, _ language: String = "en", title: String,
        message: String? = nil, buttons: [String] = []
    ) -> Example {
        let controls = buttons.enumerated().map { number, title in
            #"{"id": "b\#(number)", "kind": "button", "title": "\#(title)"}"#
        }
        let message = message.map { "\"\($0)\"" } ?? "null"
        return .modal(
            outcome, shows, in: edition, languages: [language],
            """
            "style": "alert", "title": "\(title)", "message": \(message), "controls": [\(controls.joined(separator: ", "))]
            """)
    }
}
