internal import FlowDocument
internal import Synchronization
internal import TextLayout

/// A button with its titles read.
final class AlertButton: Sendable {
    /// The button.
    let control: Control
    /// Its place among its modal's controls.
    let index: Int
    /// Its titles in the languages that have one.
    let labels: [Label]
    /// The titles that are missing: their languages, and the keys that would hold them.
    let missing: [Missing]

    /// A title in a language.
    struct Label: Sendable {
        let language: String
        let text: String
        let reading: LabelReading
    }

    /// A title that nobody stated.
    struct Missing: Sendable {
        let language: String
        let field: String
    }

    init(_ control: Control, index: Int, in context: Context) {
        self.control = control
        self.index = index
        var labels: [Label] = []
        var missing: [Missing] = []
        for (language, text) in context.texts(control.title) {
            switch text {
            case .value(let text):
                labels.append(Label(language: language, text: text, reading: context.label(text, in: language)))
            case .nothing:
                // No title at all is stated; an empty one under a tag is a translation that is missing.
                guard case .tagged = control.title.value else { continue }
                missing.append(Missing(language: language, field: "title.\(language)"))
            case .unknown:
                missing.append(
                    Missing(language: language, field: control.title.isKnown ? "title.\(language)" : "title"))
            }
        }
        self.labels = labels
        self.missing = missing
    }

    /// The titles, ready to be judged.
    var titles: [ButtonTitle] { labels.map { ButtonTitle(button: self, label: $0) } }

    /// Whether it cancels: by its role, or by the word on it.
    var isCancel: Bool {
        control.role.value == .cancel || labels.contains { $0.reading.isCancel }
    }

    /// Whether nobody can tell if it cancels: its role is not stated, and its title is in no language whose word for
    /// Cancel is known.
    var mayCancel: Bool {
        !control.role.isKnown && control.title != .nothing && labels.allSatisfy { !$0.reading.knowsCancel }
    }

    /// Whether it is titled OK, or what people write instead.
    var isAcceptance: Bool {
        labels.contains { $0.reading.isOK || $0.reading.isNearOK }
    }

    /// Whether its title speaks of a loss.
    var speaksOfLoss: Bool {
        labels.contains { $0.reading.verbs.destroys }
    }
}

/// The buttons of an alert or action sheet, read once for all the rules about them.
final class AlertReading: Sendable {
    /// The buttons, as they are displayed.
    let buttons: [AlertButton]
    /// What they let people choose.
    let choices: AlertChoices

    init(_ node: ModalNode, in context: Context) {
        let buttons = node.modal.controls.elements.enumerated().filter { $0.element.kind.value == .button }
            .map { AlertButton($0.element, index: $0.offset, in: context) }
        self.buttons = buttons
        choices = AlertChoices(buttons, of: node, in: context)
    }
}

/// The readings of a run. Rules come to the same modals one after the other, and many labels are alike.
final class AlertReadings: Sendable {
    private struct Key: Hashable {
        var text: String
        var language: String
    }

    /// Beyond so many readings a shelf is emptied, so that memory stays within bounds.
    private static let limit = 1 << 10
    private let modals = (0..<16).map { _ in Shelf<Int, AlertReading>() }
    private let labels = (0..<16).map { _ in Shelf<Key, LabelReading>() }

    /// The reading of a modal's buttons.
    func reading(of node: ModalNode, in context: Context) -> AlertReading {
        modals[node.index & 15].value(node.index, limit: Self.limit) { AlertReading(node, in: context) }
    }

    /// The reading of a label.
    func label(_ text: String, in language: String, _ context: Context) -> LabelReading {
        labels[text.utf8.count & 15].value(Key(text: text, language: language), limit: 4 * Self.limit) {
            LabelReading(context.analysis(of: text, in: language))
        }
    }
}

/// Values by key behind a lock, each made once or, where two ask at the same moment, twice alike.
private final class Shelf<Key: Hashable & Sendable, Value: Sendable>: Sendable {
    private let values = Mutex<[Key: Value]>([:])

    func value(_ key: Key, limit: Int, make: () -> Value) -> Value {
        if let known = values.withLock({ $0[key] }) { return known }
        let made = make()
        values.withLock { values in
            if values.count >= limit { values.removeAll(keepingCapacity: true) }
            values[key] = made
        }
        return made
    }
}

extension Context {
    /// The buttons of a modal with their titles read.
    func reading(of node: ModalNode) -> AlertReading {
        alertReadings.reading(of: node, in: self)
    }

    /// A label with what the rules about buttons read of it.
    func label(_ text: String, in language: String) -> LabelReading {
        alertReadings.label(text, in: language, self)
    }
}
