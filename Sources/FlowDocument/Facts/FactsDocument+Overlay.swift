internal import JSON

extension FactsDocument {
    /// A document with the facts laid over it.
    public struct Overlay: Sendable {
        /// The document, which now says what the facts state.
        public var document: Document
        /// The subjects of entries that the document does not have, or no longer.
        public var gone: [Reference]
    }

    /// Lays the facts over a document: those of whole nodes first, since they may bring the controls that others speak
    /// of; the order in the text means nothing.
    /// - Throws: Every fact whose key or value does not fit its subject, with pointers into the facts document.
    public func applied(
        to document: Document
    ) throws(DocumentError) -> Overlay {
        var overlay = Overlay(document: document, gone: [])
        var issues = IssueList()
        var gone: Set<Reference> = []
        do throws(JSONError) {
            let nodes = NodePlaces(of: document)
            for entry in entries where entry.subject.child == nil {
                let isFound = try overlay.document.overlay(entry, at: nodes, limits, &issues)
                if !isFound { gone.insert(entry.subject) }
            }
            let ofChildren = entries.filter { $0.subject.child != nil }
            let children = ChildPlaces(of: Set(ofChildren.map(\.subject.owner)), in: overlay.document, at: nodes)
            for entry in ofChildren {
                let isFound = try overlay.document.overlay(entry, at: children, limits, &issues)
                if !isFound { gone.insert(entry.subject) }
            }
        } catch {
            throw .syntax(error)
        }
        overlay.gone = entries.map(\.subject).filter(gone.contains)
        if issues.total > 0 {
            issues.locate(in: text, limits: limits.json)
        } else {
            issues = danglingFacts(in: overlay.document)
        }
        issues.sortByPosition()
        try issues.throwIfAny()
        return overlay
    }
}

/// Where each node of a document stands.
struct NodePlaces {
    enum Place {
        case screen(Int), modal(Int), transition(Int), overlay(Int), notification(Int)
    }

    private var places: [NodeID: Place] = [:]

    init(of document: Document) {
        for (index, screen) in document.screens.enumerated() { places[screen.id] = .screen(index) }
        for (index, modal) in document.modals.enumerated() { places[modal.id] = .modal(index) }
        for (index, transition) in document.transitions.enumerated() { places[transition.id] = .transition(index) }
        for (index, overlay) in document.overlays.enumerated() { places[overlay.id] = .overlay(index) }
        for (index, notification) in document.notifications.elements.enumerated() {
            places[notification.id] = .notification(index)
        }
    }

    subscript(_ id: NodeID) -> Place? { places[id] }
}

/// Where the children of some screens and modals stand.
private struct ChildPlaces {
    enum Place {
        case screenControl(Int, Int), region(Int, Int), element(Int, Int), modalControl(Int, Int)
    }

    private var places: [Reference: Place] = [:]

    init(of owners: Set<NodeID>, in document: Document, at nodes: NodePlaces) {
        for owner in owners {
            switch nodes[owner] {
            case .screen(let index):
                let screen = document.screens[index]
                add(screen.elements.elements.map(\.id), of: owner) { .element(index, $0) }
                add(screen.regions.elements.map(\.id), of: owner) { .region(index, $0) }
                add(screen.controls.elements.map(\.id), of: owner) { .screenControl(index, $0) }
            case .modal(let index):
                add(document.modals[index].controls.elements.map(\.id), of: owner) { .modalControl(index, $0) }
            default: break
            }
        }
    }

    private mutating func add(_ names: [String], of owner: NodeID, _ place: (Int) -> Place) {
        for (index, name) in names.enumerated() { places[Reference(owner, child: name)] = place(index) }
    }

    subscript(_ reference: Reference) -> Place? { places[reference] }
}

extension Document {
    /// Lays one entry over the node that it speaks of; `false` where there is none.
    fileprivate mutating func overlay(
        _ entry: FactsDocument.Entry, at places: NodePlaces, _ limits: DocumentLimits, _ issues: inout IssueList
    ) throws(JSONError) -> Bool {
        guard entry.subject.owner != .app else {
            var stated = app.value ?? App()
            try stated.overlay(entry, limits, &issues)
            if !(entry.onlyIfUnknown && app == .nothing) { app = .value(stated) }
            return true
        }
        switch places[entry.subject.owner] {
        case .screen(let index): try screens[index].overlay(entry, limits, &issues)
        case .modal(let index): try modals[index].overlay(entry, limits, &issues)
        case .transition(let index): try transitions[index].overlay(entry, limits, &issues)
        case .overlay(let index): try overlays[index].overlay(entry, limits, &issues)
        case .notification(let index): try notifications.overlay(entry, at: index, limits, &issues)
        case nil: return false
        }
        return true
    }

    /// Lays one entry over the control, region or element that it speaks of; `false` where there is none.
    fileprivate mutating func overlay(
        _ entry: FactsDocument.Entry, at places: ChildPlaces, _ limits: DocumentLimits, _ issues: inout IssueList
    ) throws(JSONError) -> Bool {
        switch places[entry.subject] {
        case .screenControl(let owner, let index):
            try screens[owner].controls.overlay(entry, at: index, limits, &issues)
        case .region(let owner, let index): try screens[owner].regions.overlay(entry, at: index, limits, &issues)
        case .element(let owner, let index): try screens[owner].elements.overlay(entry, at: index, limits, &issues)
        case .modalControl(let owner, let index):
            try modals[owner].controls.overlay(entry, at: index, limits, &issues)
        case nil: return false
        }
        return true
    }
}

extension FlowObject {
    fileprivate mutating func overlay(
        _ entry: FactsDocument.Entry, _ limits: DocumentLimits, _ issues: inout IssueList
    ) throws(JSONError) {
        var reader = try DocumentReader(
            JSON.object(entry.members).bytes(), limits: limits, base: ["facts", entry.subject.rawValue],
            isOverlay: true, keepsKnown: entry.onlyIfUnknown)
        // The list goes along, since it knows whether issues may still be looked at for what was meant.
        swap(&reader.issues, &issues)
        defer { swap(&reader.issues, &issues) }
        try readMembers(&reader, isNew: false)
    }
}

extension Stated {
    /// Lays an entry over the element at an index.
    fileprivate mutating func overlay<Part: FlowObject>(
        _ entry: FactsDocument.Entry, at index: Int, _ limits: DocumentLimits, _ issues: inout IssueList
    ) throws(JSONError) where Value == [Part] {
        guard case .value(var parts) = self, parts.indices.contains(index) else { return }
        // Taken out and put back, so that the list is not copied for each entry.
        self = .unknown
        defer { self = .value(parts) }
        try parts[index].overlay(entry, limits, &issues)
    }
}
