/// The name of a rule, under which findings, waivers and profiles speak of it.
public struct RuleID: RawRepresentable, Hashable, Comparable, Sendable, CustomStringConvertible,
    ExpressibleByStringLiteral
{
    /// The name as written.
    public var rawValue: String

    /// A rule's name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// A rule's name.
    public init(stringLiteral value: String) {
        rawValue = value
    }

    /// The name as written.
    public var description: String { rawValue }

    /// Alphabetical order.
    public static func < (left: RuleID, right: RuleID) -> Bool {
        left.rawValue < right.rawValue
    }
}

/// How much a failure matters. More severe is greater.
public enum Severity: String, CaseIterable, Comparable, Sendable {
    /// Worth a thought.
    case advice
    /// To be mended, or to be decided on purpose.
    case warning
    /// Must not ship.
    case error

    /// More severe is greater.
    public static func < (left: Severity, right: Severity) -> Bool {
        left.order < right.order
    }

    private var order: Int {
        switch self {
        case .advice: 0
        case .warning: 1
        case .error: 2
        }
    }
}

/// What a rule says of one subject. Worse is greater: over languages and cases the worst counts.
public enum Outcome: String, CaseIterable, Comparable, Sendable {
    /// The rule does not concern the subject.
    case notApplicable
    /// The data are there and the advice is followed.
    case pass
    /// A fact is missing.
    case open
    /// A person must look.
    case review
    /// The data are there and the advice is not followed.
    case fail

    /// Worse is greater.
    public static func < (left: Outcome, right: Outcome) -> Bool {
        left.order < right.order
    }

    /// Whether people see it as a finding.
    public var isFinding: Bool { self == .fail || self == .review }

    private var order: Int {
        switch self {
        case .notApplicable: 0
        case .pass: 1
        case .open: 2
        case .review: 3
        case .fail: 4
        }
    }
}

/// How a rule comes to its outcome.
public enum RuleKind: String, CaseIterable, Sendable {
    /// The data decide.
    case automatic
    /// A rule of thumb decides, and where it is unsure a person must look.
    case heuristic
    /// Only a person can decide; the rule collects the evidence.
    case judgement
}

/// A modal's kind as the rules tell them apart.
public enum ModalKind: String, CaseIterable, Sendable {
    case alert, actionSheet, activityView
    /// Style automatic or custom.
    case sheet
    case formSheet, pageSheet, fullScreen, currentContext, popoverModal, popoverNonmodal
    /// A popover of which nobody said whether it is modal.
    case popover
    /// A style that the format does not name.
    case other

    /// Everything that presents a screen of the app's own.
    public static let screens: Set<ModalKind> = [
        .sheet, .formSheet, .pageSheet, .fullScreen, .currentContext, .popoverModal,
    ]

    /// Popovers of both kinds.
    public static let popovers: Set<ModalKind> = [.popoverModal, .popoverNonmodal, .popover]
}
