public import FlowDocument

/// Runs the rules of a profile over a document.
public struct Linter: Sendable {
    /// The version of the engine and its rules, part of a report's key.
    public static let version = "1.0.0"

    /// What a report keeps.
    public enum Kept: Sendable {
        /// Failures, reviews and open questions; the rest is counted.
        case findings
        /// Everything.
        case all
    }

    /// Which rules run, and how much they matter.
    public var profile: Profile
    /// What the report keeps.
    public var kept: Kept
    /// How long one rule may take over all subjects.
    public var budget: Duration
    /// The time since some moment; `nil` for a run that nothing cuts short.
    public var elapsed: (@Sendable () -> Duration)?

    /// A linter that keeps findings and cuts nothing short.
    public init(
        profile: Profile = Profile(), kept: Kept = .findings, budget: Duration = .seconds(30),
        elapsed: (@Sendable () -> Duration)? = nil
    ) {
        self.profile = profile
        self.kept = kept
        self.budget = budget
        self.elapsed = elapsed
    }

    /// Runs every rule of the profile.
    public func run(_ document: Document) -> Report {
        run(document, rules: RuleCatalogue.all)
    }

    /// Runs these rules, as far as the profile lets them.
    func run(_ document: Document, rules: [any Rule.Type]) -> Report {
        let context = Context(document, profile: profile)
        var outcomes = RunOutcomes()
        for rule in rules where profile.runs(rule.metadata) {
            outcomes.add(run(rule, in: context), of: rule.metadata)
        }
        outcomes.mute(rules.map { $0.metadata })
        return outcomes.report(context, kept: kept)
    }

    private func run(_ type: any Rule.Type, in context: Context) -> [RuleResult] {
        let metadata = type.metadata
        let rule = type.init()
        let severity = profile.severity(of: metadata)
        let start = elapsed?()
        var results: [RuleResult] = []
        var isOverBudget = false
        for (number, subject) in context.subjects(of: metadata.scope).enumerated() {
            // A look at the clock costs as much as a small rule, so not every subject is worth one.
            if number % 256 == 0, let start, let now = elapsed?(), now - start > budget { isOverBudget = true }
            var observations = Observations()
            if isOverBudget {
                observations.add(Observation(without: .overBudget, .open))
            } else {
                observe(subject, rule, metadata, in: context, &observations)
            }
            fold(observations, of: subject, in: context, metadata, severity, into: &results)
        }
        return results
    }

    private func observe(
        _ subject: Subject, _ rule: any Rule, _ metadata: RuleMetadata, in context: Context,
        _ observations: inout Observations
    ) {
        if case .modals(let kinds) = metadata.scope, case .modal(let node) = subject {
            switch node.kind {
            case nil: return observations.open(node.modal.id, "style")
            case .other where !kinds.contains(.other): return observations.open(node.modal.id, "style")
            case .popover where !kinds.contains(.popover) && kinds.contains(.popoverModal):
                return observations.open(node.modal.id, "modal")
            case let kind?:
                guard kinds.contains(kind) else {
                    return observations.add(Observation(without: .wrongKind, .notApplicable))
                }
            }
        }
        do {
            try rule.check(subject, in: context, &observations)
        } catch {
            observations = Observations()
            observations.add(Observation(without: .engineError, .open))
        }
        if observations.all.isEmpty { observations.nothingToCheck() }
    }

    /// Makes one result of each facet's observations: the worst over languages and cases, with those that differ.
    private func fold(
        _ observations: Observations, of subject: Subject, in context: Context, _ metadata: RuleMetadata,
        _ severity: Severity, into results: inout [RuleResult]
    ) {
        var facets: [String?] = []
        for observation in observations.all where !facets.contains(observation.facet) {
            facets.append(observation.facet)
        }
        for facet in facets {
            let cells = observations.all.filter { $0.facet == facet }
            guard let worst = cells.max(by: { $0.outcome < $1.outcome })?.outcome,
                var shown = cells.first(where: { $0.outcome == worst })
            else { continue }
            if worst == .open { shown.missing = Array(Set(cells.flatMap(\.missing))).sorted() }
            var result = RuleResult(
                metadata: metadata, severity: shown.severity ?? severity, subject: subject.id,
                subjectName: context.name(of: subject), subjectPath: subject.path, observation: shown,
                cells: cells.filter { $0.outcome != worst },
                origin: subject.origin)
            result.locate(in: subject, context)
            results.append(result)
        }
    }
}

extension Observation {
    /// No answer, and why.
    init(without reason: Reason, _ outcome: Outcome) {
        self.init(outcome)
        self.reason = reason
    }
}

extension RuleResult {
    /// Finds the screen or the control that the result rests on.
    fileprivate mutating func locate(in subject: Subject, _ context: Context) {
        if let node = observation.screen.flatMap(context.graph.screen) {
            subjectPath = ["screens", String(node.index)]
            origin = node.screen.provenance.origin
            return
        }
        guard let name = observation.control else { return }
        let controls: [Control] =
            switch subject {
            case .modal(let node): node.modal.controls.elements
            case .screen(let node): node.screen.controls.elements
            case .presentation, .app: []
            }
        guard let index = controls.firstIndex(where: { $0.id == name }) else { return }
        controlIndex = index
        if let origin = controls[index].provenance.origin { self.origin = origin }
    }
}

extension Context {
    /// Everything that a rule of this scope looks at.
    func subjects(of scope: RuleMetadata.Scope) -> [Subject] {
        switch scope {
        case .modals: graph.modals.map(Subject.modal)
        case .screens: graph.screens.map(Subject.screen)
        case .presentations: graph.presentations.map(Subject.presentation)
        case .app: [.app]
        }
    }
}
