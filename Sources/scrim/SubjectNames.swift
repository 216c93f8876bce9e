internal import FlowDocument
internal import RulesEngine

/// What people call the screens, modals and controls of a document.
struct SubjectNames {
    private var names: [NodeID: String] = [:]
    private var controls: [Reference: String] = [:]

    init(_ document: Document) {
        for screen in document.screens { add(screen.id, screen.displayName, screen.controls) }
        for modal in document.modals { add(modal.id, modal.displayName, modal.controls) }
    }

    /// A subject's name with its id; the id alone where it has no other name.
    func described(_ subject: Reference) -> String {
        let known = [controls[subject].map { "“\($0)”" }, names[subject.owner].map { "“\($0)”" }].compactMap { $0 }
        return known.isEmpty ? subject.rawValue : "\(known.joined(separator: " on ")) (\(subject))"
    }

    private mutating func add(_ id: NodeID, _ name: String, _ controls: Stated<[Control]>) {
        if name != id.rawValue { names[id] = name }
        for control in controls.elements {
            let text = control.title.value?.anyText ?? control.accessibilityLabel.value?.anyText
            if let text, !text.isEmpty { self.controls[Reference(id, child: control.id)] = text }
        }
    }
}
