/// A number that a rule compares with, and that a profile may set otherwise.
public struct Threshold: Hashable, Sendable {
    /// The rule that compares with it.
    public let rule: RuleID
    /// Its name within the rule, as profiles spell it.
    public let name: String
    /// What it is unless a profile says otherwise, in the unit that its summary names.
    public let standard: Double
    /// What is compared with it.
    public let summary: LocalText

    /// A number that a rule compares with.
    public init(_ rule: RuleID, _ name: String, _ standard: Double, _ summary: LocalText) {
        self.rule = rule
        self.name = name
        self.standard = standard
        self.summary = summary
    }
}

extension Context {
    /// What a rule compares with under the profile.
    public func limit(_ threshold: Threshold) -> Double {
        profile.thresholds[threshold.rule]?[threshold.name] ?? threshold.standard
    }
}
