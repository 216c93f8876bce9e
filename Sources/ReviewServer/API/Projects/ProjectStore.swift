internal import Postgres

/// Projects in the database. What a viewer may not see is in no answer.
enum ProjectStore {
    /// Projects that the viewer sees and that this condition holds for (the table is `p`), by slug.
    static func select(for viewer: Viewer, where condition: SQL = "true", limit: Int = 1) -> SQL {
        """
        SELECT p.id, p.slug, p.name, p.archived_at IS NOT NULL, p.version, p.created_at, p.updated_at,
               CASE WHEN \(viewer.isAdministrator) THEN 'maintainer' ELSE m.role END,
               count(f.id), count(f.id) FILTER (WHERE g.blocked IS FALSE), count(f.id) FILTER (WHERE g.blocked)
          FROM projects p
          LEFT JOIN memberships m ON m.project_id = p.id AND m.user_id = \(viewer.id)
          LEFT JOIN flows f ON f.project_id = p.id AND f.archived_at IS NULL
          LEFT JOIN LATERAL (\(GateStore.newestIsBlocked)) g ON true
         WHERE \(viewer.visibleProjects) AND \(condition)
         GROUP BY p.id, m.role ORDER BY p.slug LIMIT \(limit)
        """
    }

    static func read(_ row: Row) throws -> Project {
        Project(
            id: try row.get(0), slug: try row.get(1), name: try row.get(2),
            role: Role(rawValue: try row.get(7)) ?? .viewer, isArchived: try row.get(3), flowCount: try row.get(8),
            passed: try row.get(9), blocked: try row.get(10), version: try row.get(4), createdAt: try row.get(5),
            updatedAt: try row.get(6))
    }

    /// A new project and its first maintainer; its id. The slug may be taken (`projects_slug_unique`).
    static func insert(_ slug: String, _ name: String, by viewer: Viewer) -> SQL {
        """
        WITH made AS (INSERT INTO projects (slug, name) VALUES (\(slug), \(name)) RETURNING id)
        INSERT INTO memberships (project_id, user_id, role)
        SELECT id, \(viewer.id), 'maintainer' FROM made RETURNING project_id
        """
    }

    /// Changes what is given and raises the version.
    static func update(_ id: Int, name: String?, isArchived: Bool?) -> SQL {
        """
        UPDATE projects
           SET name = coalesce(\(name), name), version = version + 1, updated_at = now(),
               archived_at = CASE \(isArchived)::boolean WHEN true THEN coalesce(archived_at, now())
                                                         WHEN false THEN NULL ELSE archived_at END
         WHERE id = \(id)
        """
    }

    /// Locks a project until the end of the transaction; its version.
    static func lock(_ id: Int) -> SQL {
        // Events refer to projects: a stronger lock would wait for whoever publishes one, who may wait for this.
        "SELECT version FROM projects WHERE id = \(id) FOR NO KEY UPDATE"
    }
}
