public import FlowDocument

/// What a profile says of rules for some subjects only. Of several that fit, the last one counts.
public struct Override: Hashable, Sendable {
    /// The screens that it is for, with the transitions that start there and the modals that only they present.
    public var screens: Set<NodeID> = []
    /// The modals that it is for, with the transitions that present them.
    public var modals: Set<NodeID> = []
    /// The subjects that it is for, by their ids.
    public var subjects: [GlobPattern] = []
    /// What is said of single rules.
    public var rules: [RuleID: Profile.Setting] = [:]
    /// What is said of all other rules.
    public var others: Profile.Setting?

    /// An override that is for nothing yet.
    public init() {}

    /// What it says of a rule, wherever it holds.
    func setting(of rule: RuleID) -> Profile.Setting? {
        rules[rule] ?? others
    }

    /// Whether it is for a subject.
    func holds(for subject: Subject, in context: Context) -> Bool {
        if subjects.contains(where: { $0.matches(subject.id.rawValue) }) { return true }
        switch subject {
        case .app: return false
        case .screen(let node): return screens.contains(node.screen.id)
        case .modal(let node): return modals.contains(node.modal.id) || isPresentedOnlyHere(node, in: context)
        case .presentation(let node):
            return modals.contains(node.target.modal.id) || screens.contains(node.transition.from.owner)
        }
    }

    private func isPresentedOnlyHere(_ node: ModalNode, in context: Context) -> Bool {
        guard !screens.isEmpty else { return false }
        let arrivals = context.graph.arrivals[node.index].map(\.transition.from.owner)
        let presenters = arrivals + (node.modal.presenter.value.map { [$0] } ?? [])
        return !presenters.isEmpty && presenters.allSatisfy(screens.contains)
    }
}

extension Context {
    /// How much a failure of a rule matters where no override speaks; `nil` where the rule does not run.
    func usualSeverity(of rule: RuleMetadata) -> Severity? {
        severity(of: rule, profile.setting(of: rule.id))
    }

    /// How much a failure of a rule on a subject matters; `nil` where the rule does not run there.
    /// - Parameter usual: What holds where no override speaks.
    func severity(of rule: RuleMetadata, on subject: Subject, usually usual: Severity?) -> Severity? {
        guard !profile.overrides.isEmpty else { return usual }
        var setting: Profile.Setting?
        for override in profile.overrides {
            guard let said = override.setting(of: rule.id), override.holds(for: subject, in: self) else { continue }
            setting = said
        }
        guard let setting else { return usual }
        return severity(of: rule, setting)
    }

    private func severity(of rule: RuleMetadata, _ setting: Profile.Setting) -> Severity? {
        switch setting {
        case .off: nil
        case .on: rule.severity(in: edition)
        case .severity(let severity): severity
        }
    }
}
