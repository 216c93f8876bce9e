internal import Postgres

/// Memberships in the database.
enum MemberStore {
    /// Members of a project for whom this condition holds (accounts are `u`), by name.
    static func select(in project: Int, where condition: SQL = "true", limit: Int = 1) -> SQL {
        """
        SELECT u.id, u.name, m.role FROM memberships m JOIN users u ON u.id = m.user_id
         WHERE m.project_id = \(project) AND \(condition) ORDER BY lower(u.name) LIMIT \(limit)
        """
    }

    static func read(_ row: Row) throws -> Member {
        Member(
            person: Person(id: try row.get(0), name: try row.get(1)), role: Role(rawValue: try row.get(2)) ?? .viewer)
    }

    static func set(_ user: Int, _ role: Role, in project: Int) -> SQL {
        """
        INSERT INTO memberships (project_id, user_id, role) VALUES (\(project), \(user), \(role.rawValue))
        ON CONFLICT (project_id, user_id) DO UPDATE SET role = excluded.role
        """
    }

    static func delete(_ user: Int, in project: Int) -> SQL {
        "DELETE FROM memberships WHERE project_id = \(project) AND user_id = \(user)"
    }

    /// Whether another maintainer remains without this one.
    static func hasMaintainer(besides user: Int, in project: Int) -> SQL {
        """
        SELECT EXISTS (SELECT FROM memberships m JOIN users u ON u.id = m.user_id AND u.disabled_at IS NULL
                        WHERE m.project_id = \(project) AND m.role = 'maintainer' AND u.id <> \(user))
        """
    }
}
