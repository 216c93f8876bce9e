internal import Postgres

/// Accounts in the database, as their owners see and change them.
enum MeStore {
    /// The viewer's account and memberships, as two answers.
    static func select(_ viewer: Viewer) -> [SQL] {
        [
            """
            SELECT id, name, email, administrator, password_hash IS NOT NULL, language, version
              FROM users WHERE id = \(viewer.id)
            """,
            """
            SELECT p.slug, p.name, m.role FROM memberships m JOIN projects p ON p.id = m.project_id
             WHERE m.user_id = \(viewer.id) AND \(viewer.visibleProjects) ORDER BY p.slug
            """,
        ]
    }

    static func read(_ answers: [Rows]) throws -> Me {
        guard answers.count >= 2, let row = answers[0].first else { throw Problem.unauthorized }
        return Me(
            id: try row.get(0), name: try row.get(1), email: try row.get(2), isAdministrator: try row.get(3),
            hasPassword: try row.get(4), language: try row.get(5), version: try row.get(6),
            memberships: try answers[1].map { (try $0.get(0), try $0.get(1), try $0.get(2)) })
    }

    static func lock(_ id: Int) -> SQL { "SELECT id FROM users WHERE id = \(id) FOR UPDATE" }

    static func update(_ id: Int, language: String?) -> SQL {
        "UPDATE users SET language = \(language), version = version + 1 WHERE id = \(id)"
    }

    static func update(_ id: Int, passwordHash: String) -> SQL {
        "UPDATE users SET password_hash = \(passwordHash) WHERE id = \(id)"
    }

    /// Ends whatever else could let somebody in as this account: other sessions, and links that nobody has used.
    static func shutOut(_ id: Int, except session: [UInt8]?) -> [SQL] {
        [
            "DELETE FROM sessions WHERE user_id = \(id) AND digest IS DISTINCT FROM \(session)::bytea",
            "DELETE FROM sign_in_links WHERE user_id = \(id) AND used_at IS NULL",
        ]
    }
}
