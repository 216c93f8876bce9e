internal import FlowDocument
internal import JSON
internal import Postgres

/// Revisions in the database, each with its report's figures and its gate, computed in the same query.
enum RevisionStore {
    /// Revisions for which this holds (tables: `r` revisions, `o` its report, `f` the flow), newest first.
    static func select(where condition: SQL, limit: Int = 1) -> SQL {
        """
        SELECT r.id, r.flow_id, r.number, r.content_hash, r.document_digest, r.title, r.source_kind, r.source_files,
               r.details, u.id, u.name, r.created_at,
               NOT EXISTS (SELECT FROM revisions n WHERE n.flow_id = r.flow_id AND n.number > r.number),
               o.id, o.errors, o.warnings, o.advice, o.reviews, o.opens, o.passes, o.not_applicable,
               ARRAY (SELECT s.fingerprint FROM results s
                       WHERE o.errors > 0 AND s.report_id = o.id AND s.outcome = 'fail' AND s.severity = 'error'
                         AND NOT s.waived
                       ORDER BY s.position LIMIT 100),
               ARRAY (SELECT t.id FROM threads t WHERE t.flow_id = f.id AND t.blocking AND t.resolved_at IS NULL
                       ORDER BY t.id LIMIT 100),
               ARRAY (SELECT encode(a.digest, 'hex') FROM revision_assets a WHERE a.revision_id = r.id),
               o.waived
          FROM revisions r
          JOIN flows f ON f.id = r.flow_id
          JOIN users u ON u.id = r.author_id
          JOIN reports o ON o.id = r.report_id
         WHERE \(condition) ORDER BY r.flow_id, r.number DESC LIMIT \(limit)
        """
    }

    static func read(_ row: Row) throws -> Revision {
        let number: Int = try row.get(2)
        let details: [UInt8] = try row.get(8)
        let summary = Revision.Summary(
            errors: try row.get(14), warnings: try row.get(15), advice: try row.get(16), reviews: try row.get(17),
            opens: try row.get(18), passes: try row.get(19), notApplicable: try row.get(20), waived: try row.get(24))
        return Revision(
            id: try row.get(0), flowID: try row.get(1), number: number, contentHash: try row.get(3),
            documentDigest: try row.get(4), title: try row.get(5), sourceKind: try row.get(6),
            sourceFiles: try row.get(7), details: try JSON(parsing: details),
            author: Person(id: try row.get(9), name: try row.get(10)), createdAt: try row.get(11),
            isNewest: try row.get(12), reportID: try row.get(13), summary: summary,
            gate: Gate(
                revision: number, errors: summary.errors, findings: try row.get(21), threads: try row.get(22)),
            assets: try row.get(23))
    }

    /// The revision that a path names; throws where the flow has none of this number.
    static func find(_ call: Call, _ flow: FlowAccess) async throws -> Revision {
        let number = try call.number("revision")
        let rows = try await call.services.database.query(
            select(where: "r.flow_id = \(flow.id) AND r.number = \(number)"))
        guard let row = rows.first else { throw Problem.notFound }
        return try read(row)
    }

    static func insert(
        _ submission: Submission, number: Int, details: JSON, flow: FlowAccess
    ) -> SQL {
        let title = submission.document.title.value ?? flow.slug
        return """
            INSERT INTO revisions (flow_id, number, content_hash, document_digest, title, source_kind, source_files,
                                   details, author_id)
            VALUES (\(flow.id), \(number), \(submission.contentHash), \(submission.digest), \(title),
                    \(submission.kind), \(submission.files), \(details.text), \(flow.viewer.id))
            RETURNING id
            """
    }
}
