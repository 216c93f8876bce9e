public import FlowDocument
public import JSON

/// What a rule sees in one subject, or in one facet, language and case of it.
public struct Observation: Sendable {
    /// What the rule says.
    public var outcome: Outcome
    /// The sentence that it says; a pass needs none.
    public var message: Message?
    /// What tells this from the rule's other observations of the subject: a control's id, a text field, a related
    /// subject.
    public var facet: String?
    /// The language that was looked at, where the rule tells them apart.
    public var language: String?
    /// The case that was looked at, where the rule tells them apart.
    public var `case`: String?
    /// The key that the rule rests on, from the subject or its control.
    public var field: [String] = []
    /// The control that the rule rests on.
    public var control: String?
    /// The screen that the rule rests on, where that is not the subject itself.
    public var screen: NodeID?
    /// The characters of the field's text that the rule rests on, in UTF-16 code units.
    public var range: Range<Int>?
    /// What was measured or counted.
    public var evidence: [JSON.Member] = []
    /// How sure a rule of thumb is, from 0 to 1.
    public var confidence: Double?
    /// The facts that would settle it.
    public var missing: [MissingFact] = []
    /// What would settle it, in words.
    public var settledBy: Message?
    /// Other subjects that play a part, at most twenty.
    public var related: [Reference] = []
    /// A severity other than the rule's, where a decision weighs some failures otherwise.
    public var severity: Severity?
    /// What would mend it.
    public var fix: Fix?
    /// Why the rule does not concern the subject.
    public var reason: Reason?

    /// Why there is no answer.
    public enum Reason: String, Sendable {
        /// The subject is of another kind.
        case wrongKind
        /// Nothing in the subject that the rule could look at.
        case nothingToCheck
        /// A rule that failed on the subject reports the same cause.
        case mutedBy
        /// Only a person can judge it.
        case judgement
        /// The subject is larger than what can be searched in bounded time.
        case tooLarge
        /// The rule used up its time.
        case overBudget
        /// The rule itself failed.
        case engineError
    }

    /// An observation without more to say.
    public init(_ outcome: Outcome, _ message: Message? = nil) {
        self.outcome = outcome
        self.message = message
    }
}

/// A fact that a rule needs and that nobody stated.
public struct MissingFact: Hashable, Comparable, Sendable {
    /// Whom it would be stated of.
    public var subject: Reference
    /// The key, dots between nested ones: `exit.effect`.
    public var field: String

    /// A fact that is missing.
    public init(_ subject: Reference, _ field: String) {
        self.subject = subject
        self.field = field
    }

    /// Order of subject, then key.
    public static func < (left: MissingFact, right: MissingFact) -> Bool {
        (left.subject, left.field) < (right.subject, right.field)
    }
}

/// What a rule said of one subject, as it goes.
public struct Observations: Sendable {
    /// What was said, in that order.
    public private(set) var all: [Observation] = []

    /// Nothing yet.
    public init() {}

    /// Forgets what was said.
    mutating func removeAll() {
        all.removeAll(keepingCapacity: true)
    }

    /// Says something.
    public mutating func add(_ observation: Observation) {
        all.append(observation)
    }

    /// Says that the advice is followed.
    public mutating func pass() {
        add(Observation(.pass))
    }

    /// Says that there is nothing in the subject to look at.
    public mutating func nothingToCheck() {
        var observation = Observation(.notApplicable)
        observation.reason = .nothingToCheck
        add(observation)
    }

    /// Says that facts are missing.
    public mutating func open(_ missing: [MissingFact]) {
        var observation = Observation(.open)
        observation.missing = missing
        observation.field = missing.first?.field.split(separator: ".").map(String.init) ?? []
        observation.control = missing.first?.subject.child
        add(observation)
    }

    /// Says that one fact is missing.
    public mutating func open(_ subject: NodeID, _ field: String) {
        open([MissingFact(Reference(subject), field)])
    }

    /// Asks a person for what only a person can judge, with the evidence that they need for it.
    ///
    /// The outcome is `open`: nothing suggests that the advice is not followed, and nothing shows that it is.
    public mutating func judge(
        _ question: MessageTemplate, _ arguments: [String: String] = [:], evidence: [JSON.Member] = [],
        _ details: (inout Observation) -> Void = { _ in }
    ) {
        var observation = Observation(.open)
        observation.settledBy = Message(question, arguments)
        observation.reason = .judgement
        observation.evidence = evidence
        details(&observation)
        add(observation)
    }

    /// Says that the subject is too large to be searched.
    public mutating func tooLarge() {
        var observation = Observation(.open)
        observation.reason = .tooLarge
        add(observation)
    }

    /// Says that the advice is not followed.
    public mutating func fail(
        _ template: MessageTemplate, _ arguments: [String: String] = [:],
        _ details: (inout Observation) -> Void = { _ in }
    ) {
        var observation = Observation(.fail, Message(template, arguments))
        details(&observation)
        add(observation)
    }

    /// Says that a person must look, and what would settle it.
    public mutating func review(
        _ template: MessageTemplate, _ arguments: [String: String] = [:], settledBy: MessageTemplate,
        _ details: (inout Observation) -> Void = { _ in }
    ) {
        var observation = Observation(.review, Message(template, arguments))
        observation.settledBy = Message(settledBy, arguments)
        details(&observation)
        add(observation)
    }
}
