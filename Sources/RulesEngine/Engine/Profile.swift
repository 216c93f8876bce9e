public import FlowDocument

/// Which rules run, and how much they matter.
public struct Profile: Hashable, Sendable {
    /// The edition of the guidelines.
    public var edition: Edition
    /// What is said of single rules.
    public var rules: [RuleID: Setting] = [:]
    /// What rules compare with, where it is not their standard: by rule and name.
    public var thresholds: [RuleID: [String: Double]] = [:]
    /// How the project spells names and terms; `nil` where it adds none.
    public var glossary: Glossary?
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

    /// The default profile of an edition.
    public init(edition: Edition = .hig2025) {
        self.edition = edition
    }

    /// Whether a rule runs.
    func runs(_ rule: RuleMetadata) -> Bool {
        rules[rule.id] != .off && rule.editions.contains(edition)
    }

    /// How much a failure of a rule matters.
    func severity(of rule: RuleMetadata) -> Severity {
        if case .severity(let severity) = rules[rule.id] { severity } else { rule.severity(in: edition) }
    }
}
