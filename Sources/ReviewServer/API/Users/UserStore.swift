internal import Postgres

/// Accounts in the database, as administrators see and change them.
enum UserStore {
    /// Accounts for which this condition holds (the table is `u`), by name.
    static func select(where condition: SQL = "true", limit: Int = 1) -> SQL {
        """
        SELECT u.id, u.name, u.email, u.administrator, u.disabled_at IS NOT NULL, u.version
          FROM users u WHERE \(condition) ORDER BY lower(u.name) LIMIT \(limit)
        """
    }

    /// The condition for the account of this name.
    static func isNamed(_ name: String) -> SQL { "lower(u.name) = lower(\(name))" }

    static func read(_ row: Row) throws -> User {
        User(
            id: try row.get(0), name: try row.get(1), email: try row.get(2), isAdministrator: try row.get(3),
            isDisabled: try row.get(4), version: try row.get(5))
    }

    /// A new account; its id. Name and email may be taken (`users_name_unique`, `users_email_unique`).
    static func insert(_ name: String, _ email: String, isAdministrator: Bool) -> SQL {
        """
        INSERT INTO users (name, email, administrator) VALUES (\(name), \(email), \(isAdministrator)) RETURNING id
        """
    }

    /// Changes what is given and raises the version.
    static func update(_ id: Int, isAdministrator: Bool?, isDisabled: Bool?) -> SQL {
        """
        UPDATE users
           SET administrator = coalesce(\(isAdministrator), administrator), version = version + 1,
               disabled_at = CASE \(isDisabled)::boolean WHEN true THEN coalesce(disabled_at, now())
                                                         WHEN false THEN NULL ELSE disabled_at END
         WHERE id = \(id)
        """
    }

    /// Locks all who run the server, until the end of the transaction; their ids.
    static let lockAdministrators: SQL =
        "SELECT id FROM users WHERE administrator AND disabled_at IS NULL ORDER BY id FOR UPDATE"
}
