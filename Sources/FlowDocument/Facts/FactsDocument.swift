internal import JSON

/// What a file cannot show (purposes, reasons, effects), stated once and laid over every import by id.
public struct FactsDocument: Sendable {
    /// What is stated of one node, control, region or element.
    public struct Entry: Hashable, Sendable {
        /// Whom it is stated of; `app` speaks of the app as a whole.
        public var subject: Reference
        /// Whether what the imported document says goes first.
        public var onlyIfUnknown: Bool
        /// The keys and values, as JSON.
        var members: [JSON.Member]
    }

    /// What is stated, in the order of the text.
    public private(set) var entries: [Entry] = []
    /// The text, for the places of issues that only show against a document.
    private let text: [UInt8]
    private let limits: DocumentLimits

    /// Reads a facts document. Whether its keys fit shows when it is laid over a document.
    public init(parsing bytes: [UInt8], limits: DocumentLimits = DocumentLimits()) throws(DocumentError) {
        text = bytes
        self.limits = limits
        let root: JSON
        do throws(JSONError) {
            root = try JSON(parsing: bytes, limits: limits.json)
        } catch {
            throw .syntax(error)
        }
        var issues = IssueList()
        read(root, &issues)
        if issues.total > 0 { issues.locate(in: bytes, limits: limits.json) }
        try issues.throwIfAny()
    }

    private mutating func read(_ root: JSON, _ issues: inout IssueList) {
        func report(_ code: DocumentIssue.Code, _ path: [String], _ detail: String) {
            issues.append(DocumentIssue(code: code, pointer: JSONPointer(path), detail: detail))
        }
        guard let members = root.members else { return report(.wrongType, [], "An object must stand here.") }
        if root["scrimFacts"] == nil { report(.missingKey, [], "The key “scrimFacts” is missing.") }
        for member in members where !member.name.hasPrefix("x-") {
            switch member.name {
            case "scrimFacts":
                if member.value != .number(1) { report(.outOfRange, ["scrimFacts"], "The only version is 1.") }
            case "facts":
                guard let facts = member.value.members else {
                    report(.wrongType, ["facts"], "An object by id must stand here.")
                    continue
                }
                for fact in facts { readEntry(fact, report) }
            default: report(.unknownKey, [member.name], "The key “\(member.name.shortened)” is unknown here.")
            }
        }
    }

    private mutating func readEntry(
        _ fact: JSON.Member, _ report: (DocumentIssue.Code, [String], String) -> Void
    ) {
        let path = ["facts", fact.name]
        let subject = Reference(rawValue: fact.name)
        guard NodeID.isValid(subject.owner.rawValue), subject.child.map(NodeID.isValid) != false else {
            return report(.badID, path, "“\(fact.name.shortened)” can name nothing: write an id, or owner/child.")
        }
        guard var members = fact.value.members else {
            return report(.wrongType, path, "An object must stand here.")
        }
        if members.contains(where: { $0.name == "id" }) {
            report(.unknownKey, path + ["id"], "An id is no fact and cannot be changed.")
        }
        var onlyIfUnknown = false
        if let index = members.firstIndex(where: { $0.name == "onlyIfUnknown" }) {
            switch members.remove(at: index).value {
            case .bool(let value): onlyIfUnknown = value
            default: report(.wrongType, path + ["onlyIfUnknown"], "true or false must stand here.")
            }
        }
        entries.append(Entry(subject: subject, onlyIfUnknown: onlyIfUnknown, members: members))
    }
}

extension FactsDocument {
    /// A document with the facts laid over it.
    public struct Overlay: Sendable {
        /// The document, which now says what the facts state.
        public var document: Document
        /// The subjects of entries that the document does not have, or no longer.
        public var gone: [Reference]
    }

    /// Lays the facts over a document.
    /// - Throws: Every fact whose key or value does not fit its subject, with pointers into the facts document.
    public func applied(
        to document: Document
    ) throws(DocumentError) -> Overlay {
        var overlay = Overlay(document: document, gone: [])
        var issues = IssueList()
        let places = NodePlaces(of: document)
        for entry in entries {
            let found: Bool
            do throws(JSONError) {
                found = try overlay.document.overlay(entry, at: places, limits, &issues)
            } catch {
                throw .syntax(error)
            }
            if !found { overlay.gone.append(entry.subject) }
        }
        if issues.total == 0 { issues = danglingFacts(in: overlay.document) }
        if issues.total > 0 { issues.locate(in: text, limits: limits.json) }
        try issues.throwIfAny()
        return overlay
    }

    /// What only shows once the facts are laid over: references that lead nowhere. Their pointers are turned back into
    /// the facts document, since the document itself was valid.
    private func danglingFacts(in document: Document) -> IssueList {
        var issues = IssueList()
        for issue in Validator.issues(of: document, limits: limits).issues {
            var turned = issue
            if let pointer = factPointer(for: issue.pointer, in: document) { turned.pointer = pointer }
            issues.append(turned)
        }
        return issues
    }

    private func factPointer(for pointer: JSONPointer, in document: Document) -> JSONPointer? {
        let tokens = pointer.tokens
        guard tokens.count >= 2, let index = Int(tokens[1]) else { return nil }
        let owner: NodeID? =
            switch tokens[0] {
            case "screens": document.screens.indices.contains(index) ? document.screens[index].id : nil
            case "modals": document.modals.indices.contains(index) ? document.modals[index].id : nil
            case "transitions": document.transitions.indices.contains(index) ? document.transitions[index].id : nil
            default: nil
            }
        guard let owner else { return nil }
        if tokens.count >= 4, tokens[2] == "controls", let place = Int(tokens[3]) {
            let controls = tokens[0] == "modals" ? document.modals[index].controls : document.screens[index].controls
            if controls.elements.indices.contains(place) {
                let subject = Reference(owner, child: controls.elements[place].id)
                if entries.contains(where: { $0.subject == subject }) {
                    return JSONPointer(["facts", subject.rawValue] + tokens.dropFirst(4))
                }
            }
        }
        return JSONPointer(["facts", owner.rawValue] + tokens.dropFirst(2))
    }
}

/// Where each node of a document stands.
private struct NodePlaces {
    var screens: [NodeID: Int] = [:]
    var modals: [NodeID: Int] = [:]
    var transitions: [NodeID: Int] = [:]

    init(of document: Document) {
        for (index, screen) in document.screens.enumerated() { screens[screen.id] = index }
        for (index, modal) in document.modals.enumerated() { modals[modal.id] = index }
        for (index, transition) in document.transitions.enumerated() { transitions[transition.id] = index }
    }
}

extension Document {
    /// Lays one entry over the node that it speaks of; `false` where there is none.
    fileprivate mutating func overlay(
        _ entry: FactsDocument.Entry, at places: NodePlaces, _ limits: DocumentLimits, _ issues: inout IssueList
    ) throws(JSONError) -> Bool {
        let owner = entry.subject.owner
        if owner == .app, entry.subject.child == nil {
            var app = app.value ?? App()
            try app.overlay(entry, limits, &issues)
            self.app = .value(app)
            return true
        }
        if let index = places.screens[owner] {
            guard let child = entry.subject.child else {
                try screens[index].overlay(entry, limits, &issues)
                return true
            }
            let inControls = try screens[index].controls.overlay(entry, at: child, limits, &issues)
            if inControls { return true }
            let inRegions = try screens[index].regions.overlay(entry, at: child, limits, &issues)
            if inRegions { return true }
            return try screens[index].elements.overlay(entry, at: child, limits, &issues)
        }
        if let index = places.modals[owner] {
            guard let child = entry.subject.child else {
                try modals[index].overlay(entry, limits, &issues)
                return true
            }
            return try modals[index].controls.overlay(entry, at: child, limits, &issues)
        }
        guard let index = places.transitions[owner], entry.subject.child == nil else { return false }
        try transitions[index].overlay(entry, limits, &issues)
        return true
    }
}

extension FlowObject {
    fileprivate mutating func overlay(
        _ entry: FactsDocument.Entry, _ limits: DocumentLimits, _ issues: inout IssueList
    ) throws(JSONError) {
        var reader = try DocumentReader(
            JSON.object(entry.members).bytes(), limits: limits, base: ["facts", entry.subject.rawValue],
            keepsKnown: entry.onlyIfUnknown)
        try readMembers(&reader, isNew: false)
        for issue in reader.issues.issues { issues.append(issue) }
    }
}

extension Stated {
    /// Lays an entry over the element of that name; `false` where there is none.
    fileprivate mutating func overlay<Part: FlowObject>(
        _ entry: FactsDocument.Entry, at name: String, _ limits: DocumentLimits, _ issues: inout IssueList
    ) throws(JSONError) -> Bool where Value == [Part] {
        guard case .value(var parts) = self, let index = parts.firstIndex(where: { $0.identity == name }) else {
            return false
        }
        try parts[index].overlay(entry, limits, &issues)
        self = .value(parts)
        return true
    }
}
