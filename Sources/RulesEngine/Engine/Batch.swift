internal import FlowDocument

/// What some subjects gave: the results that the report keeps, and how often each check said what.
struct Batch: Sendable {
    var results: [RuleResult] = []
    var tallies: [Tally]
    private var fingerprint: ContentFingerprint?

    init(checks: Int) {
        tallies = Array(repeating: Tally(), count: checks)
    }

    /// Runs the checks over subjects of one scope, check by check.
    init(_ subjects: [Subject], _ run: Run) {
        self.init(subjects, run.order, run.context, run)
    }

    /// Runs other checks than the run's first ones, in a context that knows more.
    init(_ subjects: [Subject], _ order: CheckOrder, _ context: Context, _ run: Run) {
        self.init(checks: order.checks.count)
        fingerprint = ContentFingerprint(in: context)
        defer { fingerprint = nil }
        // Where each check failed, by place among the subjects.
        var failed: [Int: Set<Int>] = [:]
        var observations = Observations()
        for number in order.checks.indices {
            let check = order.checks[number]
            guard let first = subjects.first, check.metadata.scope.holds(first) else { continue }
            let usual = context.usualSeverity(of: check.metadata)
            let parents = order.ancestors[number].filter { failed[$0] != nil }
            var clock = BudgetClock(run, check: number)
            for (place, subject) in subjects.enumerated() {
                guard let setting = context.severity(of: check.metadata, on: subject, usually: usual) else { continue }
                if let parent = parents.first(where: { failed[$0]?.contains(place) == true }) {
                    add(muting: check, by: order.checks[parent].metadata.id, subject, setting, number, run)
                    continue
                }
                if check.isOfOtherKind(subject), !run.keeps(.notApplicable) {
                    tallies[number].add(.notApplicable, setting)
                    continue
                }
                observations.removeAll()
                if clock.isSpent(at: place) {
                    observations.add(Observation(without: .overBudget, .open))
                } else {
                    check.observe(subject, in: context, &observations)
                }
                if add(observations, check, subject, setting, number, run) {
                    failed[number, default: []].insert(place)
                }
            }
            clock.stop()
        }
    }

    /// Makes one result of each facet's observations: the worst over languages and cases, with those that differ.
    /// - Returns: Whether any of them is a failure.
    private mutating func add(
        _ observations: Observations, _ check: Check, _ subject: Subject, _ severity: Severity, _ number: Int,
        _ run: Run
    ) -> Bool {
        if let only = observations.plain, !run.keeps(only.outcome) {
            tallies[number].add(only.outcome, only.severity ?? severity)
            return false
        }
        var hasFailed = false
        for cells in observations.byFacet {
            guard let worst = cells.max(by: { $0.outcome < $1.outcome })?.outcome,
                var shown = cells.first(where: { $0.outcome == worst })
            else { continue }
            if worst == .fail { hasFailed = true }
            guard run.keeps(worst) else {
                tallies[number].add(worst, shown.severity ?? severity)
                continue
            }
            if worst == .open { shown.missing = Array(Set(cells.flatMap(\.missing))).sorted() }
            var result = RuleResult(
                metadata: check.metadata, guidelines: check.guidelines, severity: shown.severity ?? severity,
                subject: subject.id,
                subjectName: run.context.name(of: subject), subjectPath: subject.path, observation: shown,
                cells: cells.filter { $0.outcome != worst }, origin: subject.origin)
            result.locate(in: subject, run.context)
            keep(result, number, run)
        }
        return hasFailed
    }

    private mutating func add(
        muting check: Check, by parent: RuleID, _ subject: Subject, _ severity: Severity, _ number: Int, _ run: Run
    ) {
        guard run.keeps(.notApplicable) else { return tallies[number].add(.notApplicable, severity) }
        var result = RuleResult(
            metadata: check.metadata, guidelines: check.guidelines, severity: severity, subject: subject.id,
            subjectName: run.context.name(of: subject), subjectPath: subject.path,
            observation: Observation(without: .mutedBy, .notApplicable), cells: [], origin: subject.origin)
        result.mutedBy = parent
        keep(result, number, run)
    }

    private mutating func keep(_ result: RuleResult, _ number: Int, _ run: Run) {
        var result = result
        if result.outcome >= .open {
            result.contentFingerprint = fingerprint?.of(result)
        }
        tallies[number].add(result.outcome, result.severity)
        results.append(result)
    }
}

extension Observations {
    /// The worst of what was said, where it was all about one facet.
    fileprivate var plain: Observation? {
        guard let first = all.first, all.dropFirst().allSatisfy({ $0.facet == first.facet }) else { return nil }
        return all.max { $0.outcome < $1.outcome }
    }

    /// What was said, facet by facet, in the order in which each came up.
    fileprivate var byFacet: [[Observation]] {
        guard let first = all.first else { return [] }
        guard all.contains(where: { $0.facet != first.facet }) else { return [all] }
        var facets: [String?] = []
        var groups: [String?: [Observation]] = [:]
        for observation in all {
            if groups[observation.facet] == nil { facets.append(observation.facet) }
            groups[observation.facet, default: []].append(observation)
        }
        return facets.compactMap { groups[$0] }
    }
}

extension RuleMetadata.Scope {
    /// Whether a subject is of the scope's sort; modals of other kinds are, too.
    func holds(_ subject: Subject) -> Bool {
        switch (self, subject) {
        case (.modals, .modal), (.screens, .screen), (.nodes, .modal), (.nodes, .screen),
            (.presentations, .presentation), (.app, .app), (.waivers, .app):
            true
        default: false
        }
    }
}

extension Check {
    /// Looks at a subject, and says something in any case.
    fileprivate func observe(_ subject: Subject, in context: Context, _ observations: inout Observations) {
        if case .modals(let kinds) = metadata.scope, case .modal(let node) = subject {
            switch node.kind {
            case nil: return observations.open(node.modal.id, "style")
            case .other where !kinds.contains(.other): return observations.open(node.modal.id, "style")
            case .popover where !kinds.contains(.popover) && kinds.contains(.popoverModal):
                return observations.open(node.modal.id, "modal")
            default:
                if isOfOtherKind(subject) { return observations.add(Observation(without: .wrongKind, .notApplicable)) }
            }
        }
        do {
            try look(subject, context, &observations)
        } catch {
            observations = Observations()
            observations.add(Observation(without: .engineError, .open))
        }
        if observations.all.isEmpty { observations.nothingToCheck() }
    }
}

extension Observation {
    /// No answer, and why.
    init(without reason: Reason, _ outcome: Outcome) {
        self.init(outcome)
        self.reason = reason
    }
}
