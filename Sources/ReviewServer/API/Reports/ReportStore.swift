internal import Postgres
internal import RulesEngine

/// Reports and their results in the database.
enum ReportStore {
    /// So many results go into one statement.
    private static let batch = 2_000

    /// Stores an evaluation as the report that holds for a revision. What became of each finding is found by comparing
    /// with the report of the revision before, and with all before that.
    static func insert(
        _ evaluation: Evaluation, revision: Int, number: Int, flow: Int, in transaction: Transaction
    ) throws {
        let summary = evaluation.report.summary
        let rows = try transaction.query(
            """
            INSERT INTO reports (revision_id, facts_digest, profile, engine, key, edition, errors, warnings, advice,
                                 reviews, opens, passes, not_applicable, waived, rule_counts, questions, day,
                                 holds_until)
            VALUES (\(revision), \(evaluation.factsDigest), \(evaluation.profile), \(Linter.version), \(evaluation.key),
                    \(evaluation.report.edition.rawValue), \(summary.fail[.error] ?? 0), \(summary.fail[.warning] ?? 0),
                    \(summary.fail[.advice] ?? 0), \(summary.review), \(summary.open), \(summary.pass),
                    \(summary.notApplicable), \(summary.waived), \(evaluation.ruleCounts.text),
                    \(evaluation.questions.text), \(evaluation.term.day), \(evaluation.term.holdsUntil))
            ON CONFLICT (revision_id, key) DO NOTHING RETURNING id
            """)
        guard let report: Int = try rows.first?.get(0) else {
            // It was made before: facts that were taken back lead to the same report again.
            transaction.perform(
                """
                UPDATE revisions SET report_id = (SELECT id FROM reports WHERE revision_id = \(revision)
                                                                            AND key = \(evaluation.key))
                 WHERE id = \(revision)
                """)
            return
        }
        let states = try states(of: evaluation, before: number, flow: flow, in: transaction)
        for start in stride(from: 0, to: evaluation.rows.count, by: batch) {
            let part = evaluation.rows[start..<min(start + batch, evaluation.rows.count)]
            transaction.perform(insert(Array(part), report: report, from: start, states))
        }
        transaction.perform("UPDATE revisions SET report_id = \(report) WHERE id = \(revision)")
    }

    private static func insert(
        _ rows: [Evaluation.Row], report: Int, from position: Int, _ states: [String: FindingHistory.Step]
    ) -> SQL {
        let steps = rows.map { states[$0.fingerprint] ?? FindingHistory.Step(state: "new") }
        let bodies = zip(rows, steps).map { $0.body($1) }
        return """
            INSERT INTO results (report_id, position, fingerprint, content_fingerprint, rule, outcome, severity, subject,
                                 guidelines, state, previous, waived, body)
            SELECT \(report), \(position) + n - 1, fingerprint, content_fingerprint, rule, outcome, severity, subject,
                   string_to_array(guidelines, ' '), state, previous, waived, body
              FROM unnest(\(rows.map(\.fingerprint))::text[], \(rows.map { $0.contentFingerprint })::text[],
                          \(rows.map(\.rule))::text[], \(rows.map(\.outcome))::text[], \(rows.map(\.severity))::text[],
                          \(rows.map(\.subject))::text[], \(rows.map { $0.guidelines.joined(separator: " ") })::text[],
                          \(steps.map(\.state))::text[], \(steps.map { $0.previous })::text[],
                          \(rows.map(\.isWaived))::boolean[], \(bodies)::text[])
                   WITH ORDINALITY AS row (fingerprint, content_fingerprint, rule, outcome, severity, subject,
                                           guidelines, state, previous, waived, body, n)
            """
    }

    /// What became of each finding since the revision before; one that only an earlier revision had is reopened.
    private static func states(
        of evaluation: Evaluation, before number: Int, flow: Int, in transaction: Transaction
    ) throws -> [String: FindingHistory.Step] {
        guard number > 1 else { return [:] }
        let before = try transaction.query(
            """
            SELECT \(FindingHistory.columns)
              FROM results s JOIN revisions r ON r.report_id = s.report_id
             WHERE r.flow_id = \(flow) AND r.number = \(number - 1) AND s.outcome <> 'open'
             ORDER BY s.position
            """)
        var steps = try FindingHistory(before).steps(to: evaluation).steps
        let new = steps.filter { $0.value.state == "new" }.keys.sorted()
        guard !new.isEmpty, number > 2 else { return steps }
        let earlier = try transaction.query(
            """
            SELECT DISTINCT s.fingerprint FROM results s JOIN revisions r ON r.report_id = s.report_id
             WHERE r.flow_id = \(flow) AND r.number < \(number - 1) AND s.outcome <> 'open'
               AND s.fingerprint = ANY (\(new)::text[])
            """)
        for row in earlier { steps[try row.get(0)]?.state = "reopened" }
        return steps
    }
}
