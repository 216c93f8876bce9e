internal import FlowDocument
internal import RulesEngine

/// What people call the nodes of a document and their parts: by the words that stand on them.
struct SubjectNames: Sendable {
    private let names: [String: String]

    init(of document: Document) {
        var names: [String: String] = [:]
        for screen in document.screens {
            names[screen.id.rawValue] = screen.displayName
            Self.add(screen.controls.value ?? [], of: screen.id, called: screen.displayName, to: &names)
        }
        for modal in document.modals {
            names[modal.id.rawValue] = modal.displayName
            Self.add(modal.controls.value ?? [], of: modal.id, called: modal.displayName, to: &names)
        }
        self.names = names
    }

    /// The name of what is referred to; of a part that has none, its owner's.
    func name(of reference: Reference) -> String {
        names[reference.rawValue] ?? names[reference.owner.rawValue] ?? reference.rawValue
    }

    private static func add(
        _ controls: [Control], of owner: NodeID, called name: String, to names: inout [String: String]
    ) {
        for control in controls {
            let words =
                control.title.value?.anyText ?? control.accessibilityLabel.value?.anyText
                ?? control.kind.value?.rawValue
            names[Reference(owner, child: control.id).rawValue] = words.map { "\(name) / \($0)" } ?? name
        }
    }
}
