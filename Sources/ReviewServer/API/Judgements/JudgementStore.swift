internal import Postgres

/// Judgements in the database.
enum JudgementStore {
    /// Judgements of a revision, by guideline.
    static func select(flowID: Int, revision: Int, guideline: String? = nil) -> SQL {
        let condition: SQL = guideline.map { "j.guideline = \($0)" } ?? "true"
        return """
            SELECT j.guideline, j.value, j.note, u.id, u.name, j.created_at
              FROM judgements j JOIN revisions r ON r.id = j.revision_id JOIN users u ON u.id = j.author_id
             WHERE r.flow_id = \(flowID) AND r.number = \(revision) AND \(condition) ORDER BY j.guideline
            """
    }

    static func read(_ row: Row) throws -> Judgement {
        Judgement(
            guideline: try row.get(0), value: try row.get(1), note: try row.get(2),
            author: Person(id: try row.get(3), name: try row.get(4)), createdAt: try row.get(5))
    }

    /// A revision's id, and whether it is the flow's newest.
    static func revision(_ number: Int, flowID: Int) -> SQL {
        """
        SELECT r.id, NOT EXISTS (SELECT FROM revisions n WHERE n.flow_id = r.flow_id AND n.number > r.number)
          FROM revisions r WHERE r.flow_id = \(flowID) AND r.number = \(number)
        """
    }

    /// The last word counts.
    static func put(
        _ value: Judgement.Value, note: String?, guideline: String, revisionID: Int, by viewer: Viewer
    ) -> SQL {
        """
        INSERT INTO judgements (revision_id, guideline, value, note, author_id)
        VALUES (\(revisionID), \(guideline), \(value.rawValue), \(note), \(viewer.id))
        ON CONFLICT (revision_id, guideline) DO UPDATE
           SET value = excluded.value, note = excluded.note, author_id = excluded.author_id, created_at = now()
        """
    }

    static func delete(_ guideline: String, revisionID: Int) -> SQL {
        "DELETE FROM judgements WHERE revision_id = \(revisionID) AND guideline = \(guideline)"
    }
}
