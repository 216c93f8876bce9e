internal import FlowDocument

/// Which rules run, where, and how much they matter; how the team spells its words; what it answers for.
public struct Profile: Hashable, Sendable {
    /// The edition of the guidelines.
    public var edition: Edition
    /// What is said of single rules.
    public var rules: [RuleID: Setting] = [:]
    /// What rules compare with, where it is not their standard: by rule and name.
    public var thresholds: [RuleID: [String: Double]] = [:]
    /// What is said of rules for some subjects only.
    public var overrides: [Override] = []
    /// Rules that the team made itself.
    public var ownRules: [OwnRule] = []
    /// How names and terms are spelled.
    public var glossary = ProfileGlossary()
    /// Findings that someone answers for.
    public var waivers: [Waiver] = []
    /// Whether an action sheet may open in a popover, as UIKit draws some.
    public var allowActionSheetInPopover = false

    /// What a profile says of a rule.
    public enum Setting: Hashable, Sendable {
        /// It does not run.
        case off
        /// It runs with its own severity.
        case on
        /// It runs with this one.
        case severity(Severity)
    }

    /// Rules that run only where a profile asks for them.
    public static let offByDefault: Set<RuleID> = ["style-automatic-default"]

    /// The default profile of an edition.
    public init(edition: Edition = .hig2025) {
        self.edition = edition
    }

    /// What is said of a rule, but for some subjects.
    func setting(of rule: RuleID) -> Setting {
        rules[rule] ?? (Self.offByDefault.contains(rule) ? .off : .on)
    }

    /// Whether a rule runs on any subject.
    func runs(_ rule: RuleMetadata) -> Bool {
        guard rule.editions.contains(edition) else { return false }
        return setting(of: rule.id) != .off
            || overrides.contains { override in
                override.setting(of: rule.id).map { $0 != .off } ?? false
            }
    }
}

/// How a team spells names and terms, beside what each document says and what Scrim knows.
public struct ProfileGlossary: Hashable, Sendable {
    /// Names of people, places and things, which keep their capitals.
    public var properNouns: [String] = []
    /// Names whose spelling is theirs alone: `iCloud`.
    public var brands: [String] = []
    /// Words in capitals throughout: `PDF`.
    public var acronyms: [String] = []
    /// Names of several words: `App Store Connect`.
    public var phrases: [String] = []
    /// Words that the team writes otherwise.
    public var preferred: [PreferredTerm] = []

    /// Nothing is said.
    public init() {}
}

/// A word that a team does not use, and what it writes in its place.
public struct PreferredTerm: Hashable, Sendable {
    /// The language, as a BCP 47 tag.
    public var language: String
    /// The word that is avoided.
    public var avoid: String
    /// The word that is used.
    public var use: String

    /// A word and what is written in its place.
    public init(language: String, avoid: String, use: String) {
        self.language = language
        self.avoid = avoid
        self.use = use
    }
}
