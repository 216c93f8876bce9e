internal import FlowDocument

/// The results of a run until they become a report.
struct RunOutcomes {
    private var results: [RuleResult] = []
    private var rules: [RuleMetadata] = []

    mutating func add(_ results: [RuleResult], of rule: RuleMetadata) {
        self.results += results
        rules.append(rule)
    }

    /// Silences what a failing parent reports already. A parent that is silenced itself still silences its children:
    /// the cause is the same all the way down.
    mutating func mute(_ rules: [RuleMetadata]) {
        let parents = Dictionary(
            rules.filter { !$0.mutedBy.isEmpty }.map { ($0.id, $0.mutedBy) }, uniquingKeysWith: { first, _ in first })
        let wanted = Set(parents.values.joined())
        guard !wanted.isEmpty else { return }
        var loud: [RuleID: Set<NodeID>] = [:]
        for result in results where wanted.contains(result.metadata.id) && result.outcome == .fail {
            loud[result.metadata.id, default: []].insert(result.subject)
        }
        for index in results.indices {
            let result = results[index]
            guard let parent = Self.loudParent(of: result.metadata.id, result.subject, parents, loud) else { continue }
            results[index].mutedBy = parent
            results[index].observation = Observation(without: .mutedBy, .notApplicable)
            results[index].observation.facet = result.observation.facet
            results[index].cells = []
        }
    }

    private static func loudParent(
        of rule: RuleID, _ subject: NodeID, _ parents: [RuleID: [RuleID]], _ loud: [RuleID: Set<NodeID>]
    ) -> RuleID? {
        var waiting = parents[rule] ?? []
        var seen: Set<RuleID> = []
        while !waiting.isEmpty {
            let parent = waiting.removeFirst()
            guard seen.insert(parent).inserted else { continue }
            if loud[parent]?.contains(subject) == true { return parent }
            waiting += parents[parent] ?? []
        }
        return nil
    }

    /// The report, in an order that depends on nothing but the document.
    consuming func report(_ context: Context, kept: Linter.Kept) -> Report {
        var summary = Report.Summary()
        var counts = Dictionary(
            rules.map { ($0.id, Report.RuleCount(rule: $0.id)) }, uniquingKeysWith: { first, _ in first })
        for result in results {
            summary.add(result.outcome, result.severity)
            counts[result.metadata.id]?.summary.add(result.outcome, result.severity)
        }
        let shown = kept == .all ? results : results.filter { $0.outcome >= .open }
        var sorted = shown.sorted { left, right in
            (left.subject.rawValue, left.metadata.id.rawValue, left.observation.facet ?? "")
                < (right.subject.rawValue, right.metadata.id.rawValue, right.observation.facet ?? "")
        }
        ContentFingerprint.mark(&sorted, in: context)
        let document = context.document
        return Report(
            edition: context.edition, engine: Linter.version, title: document.title.value,
            hash: document.contentHash, summary: summary, rules: counts.values.sorted { $0.rule < $1.rule },
            results: sorted, notices: context.notices)
    }
}
