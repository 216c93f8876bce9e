/// Everything that can be said of a rule without running it.
public final class RuleMetadata: Sendable {
    /// The subjects that a rule looks at.
    public enum Scope: Sendable {
        /// Modals of these kinds.
        case modals(Set<ModalKind>)
        /// Screens.
        case screens
        /// Modals of every kind, and screens.
        case nodes
        /// Transitions that present something.
        case presentations
        /// The document as a whole.
        case app
        /// The profile's waivers, once all other rules ran.
        case waivers
    }

    /// The rule's name.
    public let id: RuleID
    /// Raised when the rule decides otherwise than before.
    public let version: Int
    /// The editions whose text the rule rests on, or that it is carried into.
    public let editions: Set<Edition>
    /// How it comes to its outcome.
    public let kind: RuleKind
    /// How much a failure matters by default.
    public let severity: Severity
    /// Where an edition weighs it otherwise.
    public let severities: [Edition: Severity]
    /// The guidelines that it serves, the most telling first.
    public let guidelines: [GuidelineID]
    /// The subjects that it looks at.
    public let scope: Scope
    /// Rules whose failure on the same subject silences this one, since both would report one cause.
    public let mutedBy: [RuleID]
    /// The numbers that it compares with and that a profile may set.
    public let thresholds: [Threshold]
    /// What it demands, in one sentence.
    public let summary: LocalText
    /// Why people are better off so.
    public let why: LocalText
    /// What to do about a failure.
    public let remedy: LocalText
    /// How its failures become one result where an app has many; `nil` where each is told.
    public let grouping: Grouping?
    /// Every sentence that it can say.
    public let messages: [MessageTemplate]
    /// Documents on which it passes, fails, asks for a look or lacks a fact. They are its tests.
    public let examples: [Example]

    /// Describes a rule.
    public init(
        id: RuleID, version: Int = 1, editions: Set<Edition>, kind: RuleKind = .automatic, severity: Severity,
        severities: [Edition: Severity] = [:], guidelines: [GuidelineID], scope: Scope, mutedBy: [RuleID] = [],
        thresholds: [Threshold] = [], grouping: Grouping? = nil, summary: LocalText, why: LocalText, remedy: LocalText,
        messages: [MessageTemplate], examples: [Example]
    ) {
        self.id = id
        self.version = version
        self.editions = editions
        self.kind = kind
        self.severity = severity
        self.severities = severities
        self.guidelines = guidelines
        self.scope = scope
        self.mutedBy = mutedBy
        self.thresholds = thresholds
        self.grouping = grouping
        self.summary = summary
        self.why = why
        self.remedy = remedy
        self.messages = messages
        self.examples = examples
    }

    /// The guidelines that hold in an edition, the edition's own texts before older ones; all of them where none holds.
    public func guidelines(in edition: Edition) -> [Guideline] {
        let cited = guidelines.compactMap(GuidelineCatalogue.guideline)
        let held = cited.filter { $0.holds(in: edition) }.sorted { $0.edition > $1.edition }
        return held.isEmpty ? cited : held
    }

    /// Whether the rule runs only where a profile switches it on.
    public var isOffByDefault: Bool {
        Profile.offByDefault.contains(id)
    }

    /// How much a failure matters in an edition.
    public func severity(in edition: Edition) -> Severity {
        severities[edition] ?? severity
    }
}

extension Set<Edition> {
    /// Every edition.
    public static let all: Set<Edition> = [.hig2018, .hig2020s, .hig2025]
    /// What later texts say otherwise, or no longer.
    public static let only2018: Set<Edition> = [.hig2018]
    /// What the texts since about 2020 say.
    public static let since2020s: Set<Edition> = [.hig2020s, .hig2025]
    /// What today's text contradicts.
    public static let until2020s: Set<Edition> = [.hig2018, .hig2020s]
}
