internal import FlowDocument

/// Someone answers for findings: they stay in the report, marked, and block nothing.
///
/// A waiver names what it is for by rule and subject, never by a count: each finding that it covers is one that its
/// author had in mind, and no other takes its place.
public struct Waiver: Hashable, Sendable {
    /// Whether those who decide have agreed.
    public enum Status: String, CaseIterable, Sendable {
        /// It holds.
        case accepted
        /// It was asked for; the finding still counts.
        case underReview
        /// It was turned down; the finding still counts.
        case rejected
    }

    /// The rule whose findings it is for.
    public var rule: RuleID
    /// The subjects that it is for, by their ids.
    public var subject: GlobPattern
    /// The facet of the subject; `nil` where it is for all.
    public var facet: String?
    /// Why the finding may stay.
    public var reason: String
    /// Who answers for it.
    public var author: String?
    /// The last day on which it holds, as `2026-12-31`; `nil` for good.
    public var until: String?
    /// Whether those who decide have agreed.
    public var status = Status.accepted

    /// A waiver that is accepted.
    public init(rule: RuleID, subject: GlobPattern, facet: String? = nil, reason: String) {
        self.rule = rule
        self.subject = subject
        self.facet = facet
        self.reason = reason
    }

    /// Whether it is for a result, whatever its status.
    func isFor(_ result: RuleResult) -> Bool {
        rule == result.metadata.id && (facet == nil || facet == result.observation.facet)
            && subject.matches(result.subject.rawValue)
    }

    /// Whether it has run out.
    /// - Parameter today: The day, as `2026-12-31`; `nil` where nobody knows, and then nothing runs out.
    func isExpired(on today: String?) -> Bool {
        guard let until, let today else { return false }
        return until < today
    }
}

/// A waiver as a run met it.
public struct WaiverUse: Sendable {
    /// The waiver.
    public let waiver: Waiver
    /// Its place in the profile.
    public let index: Int
    /// Whether its rule ran at all.
    public let didRuleRun: Bool
    /// Whether it has run out.
    public let isExpired: Bool
    /// The findings that it is for.
    public internal(set) var findings = 0
}
