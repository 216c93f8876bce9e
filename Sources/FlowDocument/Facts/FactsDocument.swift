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
    let text: [UInt8]
    let limits: DocumentLimits

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
            default:
                let hint = issues.hint(for: member.name, among: ["scrimFacts", "facts"])
                report(.unknownKey, [member.name], "The key “\(member.name.shortened)” is unknown here.\(hint)")
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
