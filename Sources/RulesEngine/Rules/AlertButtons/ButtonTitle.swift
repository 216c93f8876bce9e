internal import FlowDocument
internal import JSON
internal import TextLayout

/// A button's title in one language.
struct ButtonTitle {
    /// The button.
    let control: Control
    /// The button's place among its modal's controls.
    let index: Int
    /// The language that the title is written for.
    let language: String
    /// The title as written.
    let text: String

    /// The title without white space around it.
    var label: String { text.trimmed }

    /// All of the title, in UTF-16 code units.
    var range: Range<Int> { 0..<text.utf16.count }

    /// Where the title stands in the document.
    func pointer(in node: ModalNode) -> JSONPointer {
        let path = ["modals", String(node.index), "controls", String(index), "title"]
        if case .tagged = control.title.value { return JSONPointer(path + [language]) }
        return JSONPointer(path)
    }

    /// A patch that writes another title.
    func replacing(with title: String, in node: ModalNode) -> [Fix.Operation] {
        [Fix.Operation("replace", pointer(in: node), .string(title))]
    }

    /// Whether the title is the language's word for Cancel, or the English one.
    var isCancel: Bool {
        ButtonLexicons.cancel.contains(text, in: language) || ButtonLexicons.cancel.contains(text, in: "en")
    }

    /// Whether the title is the language's word for simple acceptance, width and case counting.
    var isOK: Bool {
        ButtonLexicons.ok.wordsWithEnglish(in: language).contains(label)
    }

    /// Whether the title is what people write instead of OK: “Okay”, “Got It”.
    ///
    /// Compared before compatibility normalisation, which would make ＯＫ the very word that it is not.
    var isNearOK: Bool {
        guard !isOK else { return false }
        let candidates = [label.lowercased(), label.withoutOuterPunctuation.lowercased()]
        return ButtonLexicons.nearOK.wordsWithEnglish(in: language).contains { candidates.contains($0.lowercased()) }
    }
}

extension Context {
    /// Has each title of a modal's buttons judged in each language, and says what comes of it: of a button that is not
    /// all right what was seen in every language, of the others together that they pass.
    /// - Parameters:
    ///   - isMeant: Which buttons the rule is about.
    ///   - reads: Which languages the rule can read, where that is not every one.
    ///   - judge: Looks at one title; saying nothing means that the rule is not about it.
    func judgeTitles(
        of node: ModalNode, _ observations: inout Observations, where isMeant: (Control) -> Bool = { _ in true },
        reads: (String) -> Bool = { _ in true }, _ judge: (ButtonTitle, inout Observations) -> Void
    ) {
        guard node.modal.controls.isKnown else { return observations.open(node.modal.id, "controls") }
        // The buttons of what iOS supplies are worded by iOS.
        guard !node.modal.system.isTrue else { return observations.nothingToCheck() }
        var passes = false
        var isQuiet = true
        for (index, control) in node.modal.controls.elements.enumerated()
        where control.kind.value == .button && isMeant(control) {
            var seen = Observations()
            for (language, text) in texts(control.title) where reads(language) {
                look(at: text, in: language, of: control, at: index, node, &seen, judge)
            }
            if seen.all.contains(where: { $0.outcome > .pass }) {
                isQuiet = false
                for observation in seen.all { observations.add(observation) }
            } else if seen.all.contains(where: { $0.outcome == .pass }) {
                passes = true
            }
        }
        guard isQuiet else { return }
        if passes { observations.pass() } else { observations.nothingToCheck() }
    }

    private func look(
        at text: Stated<String>, in language: String, of control: Control, at index: Int, _ node: ModalNode,
        _ seen: inout Observations, _ judge: (ButtonTitle, inout Observations) -> Void
    ) {
        var said = Observations()
        switch text {
        case .value(let text):
            judge(ButtonTitle(control: control, index: index, language: language, text: text), &said)
        case .nothing:
            // No title at all is stated; an empty one under a tag is a translation that is missing.
            guard case .tagged = control.title.value else { return }
            said.open([MissingFact(Reference(node.modal.id, child: control.id), "title.\(language)")])
        case .unknown:
            let field = control.title.isKnown ? "title.\(language)" : "title"
            said.open([MissingFact(Reference(node.modal.id, child: control.id), field)])
        }
        for var observation in said.all {
            let field = observation.field
            observation.rest(on: control, in: language)
            if !field.isEmpty { observation.field = field }
            seen.add(observation)
        }
    }
}
