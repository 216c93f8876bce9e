/// What became of a finding since a baseline was taken.
public enum BaselineState: String, Sendable {
    /// It was not there.
    case new
    /// It says the same.
    case unchanged
    /// It is the same finding and says something else.
    case updated
    /// It is the same finding of a subject that was renamed, moved or imported anew.
    case moved
}

/// A baseline against a report.
public struct BaselineComparison: Sendable {
    /// The entries whose finding is gone.
    public var fixed: [Baseline.Entry]
    /// The findings that the baseline does not know.
    public var new: [RuleResult]
    /// The findings that it knows.
    public var known: [RuleResult]
}

extension Report {
    /// The report with the state of every finding since a baseline was taken.
    ///
    /// A finding that someone answers for is followed like the others, so that its entry is not taken for mended; it counts
    /// neither as new nor as known.
    public func compared(with baseline: Baseline) -> (report: Report, comparison: BaselineComparison) {
        var report = self
        let places = results.indices.filter { results[$0].outcome.isFinding }
        let pairs = FindingTracker().pairs(
            places.map { KnownFinding(results[$0]) }, with: baseline.entries.map(\.finding), among: subjects)
        var comparison = BaselineComparison(fixed: pairs.gone.map { baseline.entries[$0] }, new: [], known: [])
        for (number, place) in places.enumerated() {
            let state: BaselineState
            if let old = pairs.old[number] {
                let entry = baseline.entries[old]
                let isSame =
                    entry.message == results[place].messageText(in: "en") && entry.outcome == results[place].outcome
                state = pairs.moved.contains(number) ? .moved : isSame ? .unchanged : .updated
            } else {
                state = .new
            }
            report.results[place].baselineState = state
            if results[place].isWaived { continue }
            if state == .new {
                comparison.new.append(report.results[place])
            } else {
                comparison.known.append(report.results[place])
            }
        }
        return (report, comparison)
    }
}
