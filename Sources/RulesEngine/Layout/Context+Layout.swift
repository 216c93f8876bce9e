internal import FlowDocument
internal import TextLayout

/// An alert laid out in one language and case.
struct AlertLayout: Sendable {
    /// Its lines, its arrangement and its height.
    let body: AlertBody
    /// The part of the window that it can use.
    let room: WindowRoom
    /// Whether all of it is seen at once.
    var fits: Certainty { body.fits(room) }
    /// Whether all buttons are seen at once.
    var buttonsFit: Certainty { body.buttonsFit(room) }
}

extension Context {
    /// Lays an alert out. What nobody knows of its texts makes it as tall as can be: ask ``unknownTexts(of:in:)``.
    func layout(of node: ModalNode, case device: DeviceCase, language: String) -> AlertLayout {
        AlertLayout(
            body: alert(node, device.alertMetrics, language: language),
            room: device.room(hasKeyboard: node.fieldCount > 0))
    }

    /// Lays an alert out, whatever the height of the window.
    func alert(_ node: ModalNode, _ metrics: AlertMetrics.Key, language: String) -> AlertBody {
        let key = LayoutStore.Key(modal: node.index, language: language, metrics: metrics)
        return layouts.alert(key) { AlertBody(texts(of: node, in: language), $0) }
    }

    /// Lays an action sheet out.
    func actionSheet(_ node: ModalNode, case device: DeviceCase, language: String) -> ActionSheetBody {
        let key = LayoutStore.Key(modal: node.index, language: language, metrics: device.actionSheetMetrics)
        return layouts.sheet(key) { ActionSheetBody(texts(of: node, in: language), $0) }
    }

    /// How the buttons of an alert stand in a case: as the document says, else as their titles fit.
    func arrangement(of node: ModalNode, case device: DeviceCase, language: String) -> ButtonArrangement {
        node.statedArrangement ?? alert(node, device.alertMetrics, language: language).arrangement
    }

    /// How the buttons of an alert stand in every case of the document; unsure where that differs between cases.
    func arrangement(of node: ModalNode, language: String) -> ButtonArrangement {
        if let stated = node.statedArrangement { return stated }
        var found: ButtonArrangement?
        for metrics in layoutSettings.alertMetrics {
            let arrangement = alert(node, metrics, language: language).arrangement
            found = found.map { $0 & arrangement } ?? arrangement
        }
        return found ?? .unsure
    }

    /// The texts of an alert or action sheet in a language.
    func texts(of node: ModalNode, in language: String) -> AlertTexts {
        let modal = node.modal
        let preferred = node.buttons.contains { $0.preferred.isTrue }
        let buttons = node.buttons.map { button in
            let isCancel = button.role.value == .cancel
            // The system sets the preferred button in bold, and where there is none the one that cancels.
            let canBeBold = button.preferred.isTrue || isCancel && !preferred
            let title = text(button.title, in: language)
            let regular = measured(title, .regular, in: language, button.examples, modal.examples)
            let bold =
                canBeBold ? measured(title, .semibold, in: language, button.examples, modal.examples) : regular
            return AlertTexts.Button(regular: regular, bold: bold, isCancel: isCancel)
        }
        return AlertTexts(
            title: title(of: node, in: language), message: message(of: node, in: language), buttons: buttons,
            fields: node.fieldCount, arrangement: node.statedArrangement)
    }

    /// The title of an alert or action sheet in a language.
    func title(of node: ModalNode, in language: String) -> AlertTexts.Text? {
        // Only an alert's missing title is known to be none (and is a fault of its own).
        if node.kind == .alert, !node.modal.title.isKnown { return nil }
        return measured(text(node.modal.title, in: language), .semibold, in: language, node.modal.examples)
    }

    /// The message of an alert or action sheet in a language.
    func message(of node: ModalNode, in language: String) -> AlertTexts.Text? {
        measured(text(node.modal.message, in: language), .regular, in: language, node.modal.examples)
    }

    /// The facts without which a layout is a guess.
    func unknownTexts(of node: ModalNode, in language: String) -> [MissingFact] {
        let modal = node.modal
        var missing: [MissingFact] = []
        func look(at stated: Stated<LocalizedText>, _ field: String) {
            guard !text(stated, in: language).isKnown else { return }
            missing.append(MissingFact(Reference(modal.id), stated.isKnown ? "\(field).\(language)" : field))
        }
        if modal.title.isKnown || node.kind != .alert { look(at: modal.title, "title") }
        look(at: modal.message, "message")
        guard modal.controls.isKnown else { return missing + [MissingFact(Reference(modal.id), "controls")] }
        // The titles of two buttons decide whether they share a row.
        if node.buttons.count == 2, node.statedArrangement == nil {
            for button in node.buttons where !text(button.title, in: language).isKnown {
                let field = button.title.isKnown ? "title.\(language)" : "title"
                missing.append(MissingFact(Reference(modal.id, child: button.id), field))
            }
        }
        return missing
    }

    /// A text with what may stand in its placeholders.
    /// - Parameter examples: What is said of the placeholders, the nearest owner first.
    func filled(
        _ text: String, in language: String, _ examples: [Stated<Keyed<PlaceholderExample>>]
    ) -> FilledText {
        FilledText(text, language: language) { Self.fill($0, examples) }
    }

    private static func fill(
        _ name: String, _ examples: [Stated<Keyed<PlaceholderExample>>]
    ) -> FilledText.Fill? {
        for keyed in examples {
            guard let example = keyed.value?[name] else { continue }
            if let value = example.value.value { return .value(value) }
            if let length = example.maxLength.value { return .length(length) }
        }
        return nil
    }

    private func measured(
        _ text: Stated<String>, _ weight: TypeWeight, in language: String,
        _ examples: Stated<Keyed<PlaceholderExample>>...
    ) -> AlertTexts.Text? {
        switch text {
        case .nothing: return nil
        case .unknown:
            return AlertTexts.Text(TextMeasure("", weight: weight, language: language), .nothing)
        case .value(let text):
            let filled = filled(text, in: language, examples)
            let measure = TextMeasure(filled.text, weight: weight, language: language)
            guard !filled.isWhole else { return AlertTexts.Text(measure) }
            let longest = FilledText(text, language: language) {
                Self.fill($0, examples) ?? .length(FilledText.expectedLength(in: language))
            }
            return AlertTexts.Text(
                measure, .placeholders(TextMeasure(longest.text, weight: weight, language: language)))
        }
    }

    /// A text in a language.
    func text(_ stated: Stated<LocalizedText>, in language: String) -> Stated<String> {
        switch stated {
        case .unknown: .unknown
        case .nothing: .nothing
        case .value(let text): text.text(in: language, first: languages[0])
        }
    }
}

extension ModalNode {
    /// How the document says that the buttons stand.
    var statedArrangement: ButtonArrangement? {
        switch modal.layout.value {
        case .row: .row
        case .stack: .stack
        case nil: nil
        }
    }

    /// How many text fields an alert has. One that nobody mentions takes no room: who lists an alert's controls lists
    /// its fields too.
    var fieldCount: Int {
        max(modal.textFields.elements.count, modal.controls.elements.count { $0.kind.value == .textField })
    }
}
