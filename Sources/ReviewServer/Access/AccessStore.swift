internal import Cryptography
internal import HTTPServer
internal import Postgres

/// Finds out who calls and what of the path they may see, in one query. What they may not see isn't in its answer.
struct AccessStore: Sendable {
    let database: Database

    /// What a request shows as proof.
    enum Proof: Sendable {
        case session(digest: [UInt8])
        case token(digest: [UInt8])
    }

    /// What is known of the caller, the project and the flow.
    struct Access: Sendable {
        let viewer: Viewer
        let project: ProjectAccess?
        let flow: FlowAccess?
    }

    /// The name of the browser's cookie.
    static let cookieName = "scrim_session"

    /// The proof that a request carries. A token goes before a cookie.
    static func proof(in headers: Headers) -> Proof? {
        if let authorization = headers["Authorization"] {
            guard let space = authorization.utf8.firstIndex(of: UInt8(ascii: " ")),
                authorization[..<space].lowercased() == "bearer"
            else { return nil }
            let secret = authorization.utf8[space...].drop { $0 == UInt8(ascii: " ") }
            return secret.isEmpty ? nil : .token(digest: SHA256(of: Array(secret)).bytes)
        }
        return sessionDigest(in: headers).map { .session(digest: $0) }
    }

    /// What names the session whose cookie the request carries.
    static func sessionDigest(in headers: Headers) -> [UInt8]? {
        for header in headers.all("Cookie") {
            for pair in header.split(separator: ";") {
                let parts = pair.split(separator: "=", maxSplits: 1)
                guard parts.count == 2, parts[0].drop(while: { $0 == " " }) == cookieName else { continue }
                return SHA256(of: Array(parts[1].utf8)).bytes
            }
        }
        return nil
    }

    /// Who shows this proof, with what they see of a project and a flow in it; nil where the proof isn't good. The
    /// statements are sent along; whether anybody may see their answers is for the caller to decide.
    func access(
        _ proof: Proof, project: String?, flow: String?, sending statements: [SQL] = []
    ) async throws -> (access: Access, answers: [Rows])? {
        let answers = try await database.batch(
            [Self.statement(proof, project: project, flow: flow)] + statements)
        guard let row = answers.first?.first else { return nil }
        if try row.get(13) { await touch(proof) }
        return (try Self.read(row, proof), Array(answers.dropFirst()))
    }

    /// The id of a flow, whoever may see it, as a part of a statement that is sent before that is known.
    static func flowID(project: String, flow: String) -> SQL {
        """
        (SELECT f.id FROM flows f JOIN projects p ON p.id = f.project_id WHERE p.slug = \(project) AND f.slug = \(flow))
        """
    }

    /// Notes that a credential was used: now and then only, so that reading writes nothing. Where it can't be noted, the
    /// request is none the worse.
    private func touch(_ proof: Proof) async {
        switch proof {
        case .session(let digest):
            _ = try? await database.query("UPDATE sessions SET last_seen_at = now() WHERE digest = \(digest)")
        case .token(let digest):
            _ = try? await database.query("UPDATE tokens SET last_used_at = now() WHERE digest = \(digest)")
        }
    }

    private static func statement(_ proof: Proof, project: String?, flow: String?) -> SQL {
        let credential: SQL =
            switch proof {
            case .session(let digest):
                """
                SELECT s.user_id, NULL::bigint AS token_id, NULL::text[] AS scopes, NULL::bigint[] AS project_ids,
                       s.last_seen_at < now() - interval '1 hour' AS is_stale
                  FROM sessions s WHERE s.digest = \(digest) AND s.expires_at > now()
                """
            case .token(let digest):
                """
                SELECT t.user_id, t.id AS token_id, t.scopes, t.project_ids,
                       t.last_used_at IS NULL OR t.last_used_at < now() - interval '1 minute' AS is_stale
                  FROM tokens t WHERE t.digest = \(digest) AND (t.expires_at IS NULL OR t.expires_at > now())
                """
            }
        return """
            SELECT u.id, u.name, u.administrator, c.token_id, c.scopes,
                   p.id, p.slug, p.role, p.archived_at IS NOT NULL,
                   f.id, f.slug, f.archived_at IS NOT NULL, c.project_ids IS NOT NULL, c.is_stale
              FROM (\(credential)) c
              JOIN users u ON u.id = c.user_id AND u.disabled_at IS NULL
              LEFT JOIN LATERAL (
                   SELECT q.id, q.slug, q.archived_at, CASE WHEN u.administrator THEN 'maintainer' ELSE m.role END AS role
                     FROM projects q
                     LEFT JOIN memberships m ON m.project_id = q.id AND m.user_id = u.id
                    WHERE q.slug = \(project) AND (m.role IS NOT NULL OR u.administrator)
                      AND (c.project_ids IS NULL OR q.id = ANY (c.project_ids))) p ON true
              LEFT JOIN flows f ON f.project_id = p.id AND f.slug = \(flow)
            """
    }

    private static func read(_ row: Row, _ proof: Proof) throws -> Access {
        let credential: Viewer.Credential
        switch proof {
        case .session(let digest): credential = .session(digest: digest)
        case .token:
            let scopes: [String] = try row.get(4)
            credential = .token(id: try row.get(3), scopes: Set(scopes.compactMap(Scope.init)))
        }
        let viewer = Viewer(
            id: try row.get(0), name: try row.get(1), isAdministrator: try row.get(2), credential: credential,
            isLimitedToProjects: try row.get(12))
        guard let projectID: Int = try row.get(5, as: Int?.self), let role = Role(rawValue: try row.get(7)) else {
            return Access(viewer: viewer, project: nil, flow: nil)
        }
        let project = ProjectAccess(
            viewer: viewer, id: projectID, slug: try row.get(6), role: role, isArchived: try row.get(8))
        guard let flowID: Int = try row.get(9, as: Int?.self) else {
            return Access(viewer: viewer, project: project, flow: nil)
        }
        let flow = FlowAccess(project: project, id: flowID, slug: try row.get(10), isArchived: try row.get(11))
        return Access(viewer: viewer, project: project, flow: flow)
    }
}

extension Viewer {
    /// The projects that a query about many of them may answer with; `p` is the table's name there.
    var visibleProjects: SQL {
        // Decided here: a statement that depends on a truth value is planned anew each time.
        let member: SQL =
            isAdministrator
            ? "true" : "EXISTS (SELECT FROM memberships v WHERE v.project_id = p.id AND v.user_id = \(id))"
        guard case .token(let token, _) = credential else { return member }
        return """
            \(member) AND EXISTS (SELECT FROM tokens t
                                   WHERE t.id = \(token) AND (t.project_ids IS NULL OR p.id = ANY (t.project_ids)))
            """
    }
}
