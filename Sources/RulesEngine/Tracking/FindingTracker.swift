public import FlowDocument

/// A finding as it was known before: enough of it to find it again in another document.
public struct KnownFinding: Hashable, Sendable {
    /// The rule.
    public var rule: RuleID
    /// The rule's version.
    public var ruleVersion: Int
    /// The subject.
    public var subject: NodeID
    /// The facet of the subject.
    public var facet: String?
    /// What finds it again where its subject was moved, renamed or imported anew.
    public var contentFingerprint: String?

    /// A finding as it was known.
    public init(rule: RuleID, ruleVersion: Int, subject: NodeID, facet: String?, contentFingerprint: String?) {
        self.rule = rule
        self.ruleVersion = ruleVersion
        self.subject = subject
        self.facet = facet
        self.contentFingerprint = contentFingerprint
    }

    /// A result of a report.
    public init(_ result: RuleResult) {
        self.init(
            rule: result.metadata.id, ruleVersion: result.metadata.version, subject: result.subject,
            facet: result.observation.facet, contentFingerprint: result.contentFingerprint)
    }
}

/// Finds the findings of one document again in another: one for one, never by a count.
///
/// The same rule, subject and facet are the same finding, wherever the subject stands and whatever the message says. What
/// is left on both sides is paired by what people see of the subject, so that a subject that was renamed, moved or
/// imported with other ids keeps its findings. Nothing is guessed where several could fit.
public struct FindingTracker: Sendable {
    /// The names that rules had before.
    private let renamed: [RuleID: RuleID]

    /// A tracker that knows how rules of the catalogue were called before.
    public init() {
        self.init(renamed: RuleCatalogue.renamed)
    }

    init(renamed: [RuleID: RuleID]) {
        self.renamed = renamed
    }

    /// How the findings of two documents belong together.
    public struct Pairs: Sendable {
        /// For each new finding the place of the old one, or `nil` where it is new.
        public var old: [Int?]
        /// The new findings that were paired by what people see: places among the new ones.
        public var moved: Set<Int> = []
        /// The old findings that are gone: places among the old ones.
        public var gone: [Int] = []
    }

    private struct Identity: Hashable {
        var rule: RuleID
        var subject: NodeID
        var facet: String?
    }

    private struct Look: Hashable {
        var rule: RuleID
        var content: String
    }

    /// Pairs the findings of a document with those known before.
    /// - Parameter subjects: Everything in the document that can have findings.
    public func pairs(_ new: [KnownFinding], with old: [KnownFinding], among subjects: Set<NodeID>) -> Pairs {
        var pairs = Pairs(old: Array(repeating: nil, count: new.count))
        var byIdentity: [Identity: Int] = [:]
        for (place, finding) in old.enumerated() where byIdentity[identity(finding)] == nil {
            byIdentity[identity(finding)] = place
        }
        var taken: Set<Int> = []
        for (place, finding) in new.enumerated() {
            guard let match = byIdentity[identity(finding)], taken.insert(match).inserted else { continue }
            pairs.old[place] = match
        }
        let left = old.indices.filter { !taken.contains($0) }
        // A subject that is still there lost its finding; the finding did not move elsewhere.
        let candidates = unique(left.filter { !subjects.contains(old[$0].subject) }, old)
        let known = Set(old.map(\.subject))
        let fresh = unique(new.indices.filter { pairs.old[$0] == nil && !known.contains(new[$0].subject) }, new)
        for (look, place) in fresh {
            guard let match = candidates[look] else { continue }
            pairs.old[place] = match
            pairs.moved.insert(place)
            taken.insert(match)
        }
        pairs.gone = old.indices.filter { !taken.contains($0) }
        return pairs
    }

    private func current(_ rule: RuleID) -> RuleID { renamed[rule] ?? rule }

    private func identity(_ finding: KnownFinding) -> Identity {
        Identity(rule: current(finding.rule), subject: finding.subject, facet: finding.facet)
    }

    /// The findings that look like no other on their side. A content fingerprint names its rule, so that of a renamed
    /// rule tells nothing.
    private func unique(_ places: [Int], _ findings: [KnownFinding]) -> [Look: Int] {
        var unique: [Look: Int] = [:]
        var twins: Set<Look> = []
        for place in places {
            guard let content = findings[place].contentFingerprint else { continue }
            let look = Look(rule: current(findings[place].rule), content: content)
            if unique.updateValue(place, forKey: look) != nil { twins.insert(look) }
        }
        for look in twins { unique[look] = nil }
        return unique
    }
}
