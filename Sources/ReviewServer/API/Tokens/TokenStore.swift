internal import Cryptography
internal import Postgres

/// Tokens in the database.
enum TokenStore {
    /// What every token's text begins with.
    static let prefix = "scrim_"
    /// How many tokens somebody may have.
    static let limit = 200

    /// A person's tokens for which this condition holds (the table is `t`), the newest first.
    static func select(of user: Int, where condition: SQL = "true", limit: Int = 1) -> SQL {
        """
        SELECT t.id, t.name, t.scopes,
               CASE WHEN t.project_ids IS NOT NULL
                    THEN ARRAY(SELECT p.slug FROM projects p WHERE p.id = ANY (t.project_ids) ORDER BY p.slug) END,
               t.hint, t.created_at, t.expires_at, t.last_used_at
          FROM tokens t WHERE t.user_id = \(user) AND \(condition) ORDER BY t.id DESC LIMIT \(limit)
        """
    }

    static func read(_ row: Row) throws -> Token {
        Token(
            id: try row.get(0), name: try row.get(1), scopes: try row.get(2), projects: try row.get(3),
            hint: try row.get(4), createdAt: try row.get(5), expiresAt: try row.get(6), lastUsedAt: try row.get(7))
    }

    /// A new token; its id.
    static func insert(
        _ secret: RandomToken, of user: Int, name: String, scopes: [String], projects: [Int]?, expiresAt: Timestamp?
    ) -> SQL {
        """
        INSERT INTO tokens (user_id, name, digest, hint, scopes, project_ids, expires_at)
        VALUES (\(user), \(name), \(secret.digest.bytes), \(secret.hint), \(scopes), \(projects), \(expiresAt))
        RETURNING id
        """
    }

    static func delete(_ id: Int, of user: Int) -> SQL {
        "DELETE FROM tokens WHERE id = \(id) AND user_id = \(user)"
    }

    static func count(of user: Int) -> SQL { "SELECT count(*) FROM tokens WHERE user_id = \(user)" }

    /// The projects of these names that the viewer sees: ids and names.
    static func projects(_ slugs: [String], for viewer: Viewer) -> SQL {
        "SELECT p.id, p.slug FROM projects p WHERE p.slug = ANY (\(slugs)::text[]) AND \(viewer.visibleProjects)"
    }
}
