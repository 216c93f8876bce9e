internal import FlowDocument
internal import Postgres
internal import RulesEngine

/// The findings of a revision's report, against which the next one's are followed.
struct FindingHistory: Sendable {
    private struct Row {
        let finding: KnownFinding
        let fingerprint: String
        let outcome: String
        let message: String?
    }

    private let rows: [Row]

    /// What became of one finding.
    struct Step {
        /// `new`, `unchanged`, `updated` or `moved`.
        var state: String
        /// What it was called before, where that is another name.
        var previous: String?
    }

    /// The columns that a history is read from, of results `s`.
    static let columns: SQL = """
        s.rule, s.subject, s.content_fingerprint, s.fingerprint, s.outcome, s.body::json ->> 'facet',
        (s.body::json ->> 'ruleVersion')::integer, s.body::json -> 'message' ->> 'text'
        """

    /// - Parameter first: The column at which ``columns`` begin. A row without a rule stands for no finding.
    init(_ rows: Rows, from first: Int = 0) throws {
        self.rows = try rows.compactMap { row in
            guard let rule = try row.get(first, as: String?.self) else { return nil }
            let subject = try row.get(first + 1, as: String.self)
            let finding = KnownFinding(
                rule: RuleID(rawValue: rule), ruleVersion: try row.get(first + 6), subject: NodeID(subject),
                facet: try row.get(first + 5), contentFingerprint: try row.get(first + 2))
            return Row(
                finding: finding, fingerprint: try row.get(first + 3), outcome: try row.get(first + 4),
                message: try row.get(first + 7))
        }
    }

    /// What became of each finding of an evaluation, by fingerprint, and the fingerprints of those that are gone.
    func steps(to evaluation: Evaluation) -> (steps: [String: Step], gone: [String]) {
        let now = evaluation.rows.filter { $0.outcome != "open" }
        let pairs = FindingTracker().pairs(
            now.map { KnownFinding($0.result) }, with: rows.map(\.finding), among: evaluation.report.subjects)
        var steps: [String: Step] = [:]
        for (place, row) in now.enumerated() {
            guard let old = pairs.old[place].map({ rows[$0] }) else {
                steps[row.fingerprint] = Step(state: "new")
                continue
            }
            let isSame = old.outcome == row.outcome && old.message == row.result.observation.message?.text(in: "en")
            steps[row.fingerprint] = Step(
                state: pairs.moved.contains(place) ? "moved" : isSame ? "unchanged" : "updated",
                previous: old.fingerprint == row.fingerprint ? nil : old.fingerprint)
        }
        return (steps, pairs.gone.map { rows[$0].fingerprint })
    }
}
