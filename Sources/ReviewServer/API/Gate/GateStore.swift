internal import Postgres

/// Computes gates in the query that reads them: a gate is never stored, so it can't be out of date.
enum GateStore {
    /// For a flow (`f` in the query around): whether its newest revision's gate is blocked; no row without a revision.
    static let newestIsBlocked: SQL =
        """
        SELECT (o.errors > 0 OR EXISTS (
                   SELECT FROM threads t WHERE t.flow_id = f.id AND t.blocking AND t.resolved_at IS NULL)) AS blocked
          FROM revisions r JOIN reports o ON o.id = r.report_id
         WHERE r.flow_id = f.id ORDER BY r.number DESC LIMIT 1
        """
}
