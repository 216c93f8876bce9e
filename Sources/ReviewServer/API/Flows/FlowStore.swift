internal import Postgres

/// Flows in the database. Every query names the project, which the viewer has been found to see.
enum FlowStore {
    private static let trendLength = 20

    static func select(in project: Int, where condition: SQL, limit: Int = 1) -> SQL {
        """
        SELECT f.id, f.slug, f.name, f.archived_at IS NOT NULL, f.version, f.created_at, f.updated_at,
               (SELECT count(*) FROM threads t WHERE t.flow_id = f.id AND t.resolved_at IS NULL)
          FROM flows f WHERE f.project_id = \(project) AND \(condition) ORDER BY f.slug LIMIT \(limit)
        """
    }

    static func read(_ row: Row) throws -> Flow {
        Flow(
            id: try row.get(0), slug: try row.get(1), name: try row.get(2), isArchived: try row.get(3),
            version: try row.get(4), openThreads: try row.get(7), createdAt: try row.get(5), updatedAt: try row.get(6))
    }

    /// What flows are shown with: their newest revisions, and the figures of the last ones.
    static func selectRevisions(of flows: [Int]) -> [SQL] {
        [
            RevisionStore.select(
                where: """
                    f.id = ANY (\(flows)::bigint[])
                    AND NOT EXISTS (SELECT FROM revisions n WHERE n.flow_id = f.id AND n.number > r.number)
                    """, limit: flows.count),
            """
            SELECT flow_id, number, errors, warnings, advice, reviews, opens FROM (
                SELECT r.flow_id, r.number, o.errors, o.warnings, o.advice, o.reviews, o.opens,
                       row_number() OVER (PARTITION BY r.flow_id ORDER BY r.number DESC) AS age
                  FROM revisions r JOIN reports o ON o.id = r.report_id WHERE r.flow_id = ANY (\(flows)::bigint[])) recent
             WHERE age <= \(trendLength) ORDER BY flow_id, number
            """,
        ]
    }

    /// Flows with the rows of ``selectRevisions(of:)``.
    static func complete(_ flows: [Flow], with answers: [Rows]) throws -> [Flow] {
        var newest: [Int: Revision] = [:]
        for row in answers[0] {
            let revision = try RevisionStore.read(row)
            newest[revision.flowID] = revision
        }
        var trends: [Int: [Flow.Point]] = [:]
        for row in answers[1] {
            let point = Flow.Point(
                revision: try row.get(1), errors: try row.get(2), warnings: try row.get(3), advice: try row.get(4),
                reviews: try row.get(5), opens: try row.get(6))
            trends[try row.get(0), default: []].append(point)
        }
        return flows.map { flow in
            var flow = flow
            flow.newest = newest[flow.id]
            flow.trend = trends[flow.id] ?? []
            return flow
        }
    }
}
