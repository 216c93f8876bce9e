internal import JSON

/// Checks what holds between the values of a document: ids are unique, references lead somewhere, texts are in
/// languages that are declared.
struct Validator {
    /// What an id names.
    enum Kind: String {
        case screen, modal, transition, overlay, notification
    }

    let document: Document
    /// Everything that has an id.
    private(set) var nodes: [NodeID: Kind] = [:]
    /// The children of each screen and modal.
    private(set) var children: [NodeID: Set<String>] = [:]
    /// The cases that frames may name.
    private(set) var cases: Set<String>?
    private(set) var languages: Set<String>
    private(set) var issues = IssueList()

    static func issues(of document: Document, limits: DocumentLimits) -> IssueList {
        var validator = Validator(document: document)
        validator.checkCounts(limits)
        validator.collect()
        validator.checkDocument()
        validator.checkScreens()
        validator.checkModals()
        validator.checkTransitions()
        validator.checkRest()
        return validator.issues
    }

    private init(document: Document) {
        self.document = document
        languages = Set(document.languageTags)
        if document.cases.isKnown { cases = Set(document.cases.elements.map(\.id)) }
    }

    /// Reports an issue. Paths are made only here: few documents have any.
    mutating func report(_ code: DocumentIssue.Code, _ path: @autoclosure () -> [String], _ detail: String) {
        issues.append(DocumentIssue(code: code, pointer: JSONPointer(path()), detail: detail))
    }

    // MARK: - Ids

    private mutating func checkCounts(_ limits: DocumentLimits) {
        for (name, count) in [("screens", document.screens.count), ("modals", document.modals.count)]
        where count > limits.nodes {
            report(.tooMany, [name], "There are \(count) \(name); at most \(limits.nodes) are accepted.")
        }
    }

    private mutating func collect() {
        for (index, screen) in document.screens.enumerated() {
            declare(screen.id, .screen, ["screens", String(index)])
            var names: Set<String> = []
            declare(screen.controls.value, of: screen.id, &names, ["screens", String(index), "controls"])
            declare(screen.regions.value, of: screen.id, &names, ["screens", String(index), "regions"])
            declare(screen.elements.value, of: screen.id, &names, ["screens", String(index), "elements"])
            children[screen.id] = names
        }
        for (index, modal) in document.modals.enumerated() {
            declare(modal.id, .modal, ["modals", String(index)])
            var names: Set<String> = []
            declare(modal.controls.value, of: modal.id, &names, ["modals", String(index), "controls"])
            children[modal.id] = names
            var states: Set<String> = []
            declare(modal.sizeStates.value, of: modal.id, &states, ["modals", String(index), "sizeStates"])
        }
        for (index, transition) in document.transitions.enumerated() {
            declare(transition.id, .transition, ["transitions", String(index)])
        }
        for (index, overlay) in document.overlays.enumerated() {
            declare(overlay.id, .overlay, ["overlays", String(index)])
        }
        for (index, notification) in document.notifications.elements.enumerated() {
            declare(notification.id, .notification, ["notifications", String(index)])
        }
    }

    private mutating func declare(_ id: NodeID, _ kind: Kind, _ path: @autoclosure () -> [String]) {
        if id == .app {
            report(.badID, path() + ["id"], "The id “app” is reserved for the document as a whole.")
        } else if !NodeID.isValid(id.rawValue) {
            report(.badID, path() + ["id"], "“\(id.rawValue.shortened)” is no id.")
        } else if let other = nodes.updateValue(kind, forKey: id) {
            report(.duplicateID, path() + ["id"], "The id “\(id)” names a \(other.rawValue) already.")
        }
    }

    private mutating func declare(
        _ parts: [some FlowObject]?, of owner: NodeID, _ names: inout Set<String>, _ path: @autoclosure () -> [String]
    ) {
        guard let parts else { return }
        names.reserveCapacity(names.count + parts.count)
        for (index, part) in parts.enumerated() {
            guard let name = part.identity, !names.insert(name).inserted else { continue }
            report(.duplicateID, path() + [String(index), "id"], "The id “\(name)” stands twice in “\(owner)”.")
        }
    }

    // MARK: - References

    mutating func expect(_ id: NodeID?, _ kinds: [Kind], _ path: @autoclosure () -> [String]) {
        guard let id else { return }
        guard let kind = nodes[id] else {
            let names = nodes.count <= 2_000 ? nodes.keys.lazy.map(\.rawValue) : nil
            let hint = issues.hint(for: id.rawValue, among: names?.sorted() ?? [])
            report(.danglingReference, path(), "Nothing has the id “\(id)”.\(hint)")
            return
        }
        if !kinds.contains(kind) {
            let wanted = kinds.map { "a \($0.rawValue)" }.joined(separator: " or ")
            report(.danglingReference, path(), "“\(id)” is a \(kind.rawValue); \(wanted) must stand here.")
        }
    }

    mutating func expect(_ reference: Reference?, _ kinds: [Kind], _ path: @autoclosure () -> [String]) {
        guard let reference else { return }
        expect(reference.owner, kinds, path())
        if let child = reference.child, let known = children[reference.owner], !known.contains(child) {
            let hint = issues.hint(for: child, among: known.sorted(), owner: "\(reference.owner)/")
            report(.danglingReference, path(), "“\(reference.owner)” has nothing that is called “\(child)”.\(hint)")
        }
    }

    mutating func expectCases(_ frames: some Sequence<String>, _ path: @autoclosure () -> [String]) {
        guard let cases else { return }
        for name in frames where !cases.contains(name) {
            report(.danglingReference, path() + [name], "The document has no case “\(name)”.")
        }
    }

    mutating func expectLanguages(_ text: LocalizedText?, _ path: @autoclosure () -> [String]) {
        guard case .tagged(let translations) = text else { return }
        for translation in translations where !languages.contains(translation.language) {
            report(
                .unknownLanguage, path() + [translation.language],
                "“\(translation.language.shortened)” is none of the document's languages.")
        }
    }
}
