internal import Cryptography
internal import HTTPServer
internal import JSON
internal import Postgres

/// The tokens of whoever calls.
enum TokenEndpoints {
    static let body = Schema.object(
        [("name", .string), ("scopes", .array(of: .choice(Scope.allCases.map(\.rawValue))))],
        optional: [("projects", .nullable(.array(of: .string))), ("expiresAt", .nullable(.time))])

    static func list(_ call: Call, _ viewer: Viewer) async throws -> Response {
        let page = try Page(of: call)
        let condition: SQL = try page.afterNumber().map { "t.id < \($0)" } ?? "true"
        let rows = try await call.services.database.query(
            TokenStore.select(of: viewer.id, where: condition, limit: page.fetched))
        return page.response(
            try rows.map { row in
                let token = try TokenStore.read(row)
                return ("\(token.id)", token.json)
            }, for: call)
    }

    static func get(_ call: Call, _ viewer: Viewer) async throws -> Response {
        let id = try call.number("token")
        let rows = try await call.services.database.query(TokenStore.select(of: viewer.id, where: "t.id = \(id)"))
        guard let row = rows.first else { throw Problem.notFound }
        return .json(try TokenStore.read(row).json)
    }

    static func create(_ call: Call, _ viewer: Viewer) async throws -> Response {
        let wish = try TokenWish(call.fields())
        let secret = try RandomToken(prefix: TokenStore.prefix)
        return try await call.write(as: viewer, secret: "token") { transaction in
            let answers = try transaction.queries([
                MeStore.lock(viewer.id), TokenStore.count(of: viewer.id),
                TokenStore.projects(wish.projects ?? [], for: viewer), Self.expiry(of: viewer),
            ])
            guard try answers[1].first?.get(0) ?? 0 < TokenStore.limit else {
                throw Problem.conflict("too-many-tokens", "You have \(TokenStore.limit) tokens; revoke some first.")
            }
            let projects = try wish.projectIDs(answers[2])
            let expiresAt = try wish.expiry(within: viewer, endingAt: answers[3].first?.get(0))
            let insert = TokenStore.insert(
                secret, of: viewer.id, name: wish.name, scopes: wish.scopes.map(\.rawValue), projects: projects,
                expiresAt: expiresAt)
            guard let id: Int = try transaction.query(insert).first?.get(0),
                let row = try transaction.query(TokenStore.select(of: viewer.id, where: "t.id = \(id)")).first
            else { throw Problem.internalError }
            let members = try TokenStore.read(row).members + [.init("token", .string(secret.text))]
            return .created(.object(members), at: call.location("/api/v1/me/tokens/\(id)"))
        }
    }

    static func delete(_ call: Call, _ viewer: Viewer) async throws -> Response {
        let id = try call.number("token")
        let rows = try await call.services.database.query(TokenStore.delete(id, of: viewer.id))
        guard rows.changed > 0 else { throw Problem.notFound }
        return .noContent
    }

    /// When the viewer's own credential ends, where it is a token.
    private static func expiry(of viewer: Viewer) -> SQL {
        guard case .token(let id, _) = viewer.credential else { return "SELECT NULL::timestamptz" }
        return "SELECT expires_at FROM tokens WHERE id = \(id)"
    }
}

/// What somebody wants a token to be.
private struct TokenWish: Sendable {
    let name: String
    let scopes: [Scope]
    let projects: [String]?
    let expiresAt: Timestamp?

    init(_ fields: Fields) throws {
        var fields = fields
        name = fields.text("name", length: 1...100)
        let words = fields.texts("scopes") ?? []
        scopes = Scope.allCases.filter { words.contains($0.rawValue) }
        if words.isEmpty || words.contains(where: { Scope(rawValue: $0) == nil }) {
            let all = Scope.allCases.map(\.rawValue).joined(separator: ", ")
            fields.issue("scopes", "choice", "“scopes” holds one or more of \(all).")
        }
        projects = fields.texts("projects")
        if projects?.isEmpty ?? false {
            fields.issue("projects", "length", "Name a project, or leave “projects” out for all that you have.")
        }
        expiresAt = fields.time("expiresAt")
        if let expiresAt, expiresAt <= Timestamp.now {
            fields.issue("expiresAt", "past", "“expiresAt” must be in the future.")
        }
        try fields.finish()
    }

    /// The projects' ids, of those that were found; nil where the token is for all.
    func projectIDs(_ found: Rows) throws -> [Int]? {
        guard let projects else { return nil }
        let slugs = Set(try found.map { try $0.get(1, as: String.self) })
        let issues = projects.enumerated().filter { !slugs.contains($0.element) }.map {
            Problem.Issue(
                pointer: "/projects/\($0.offset)", code: "unknown", detail: "You have no project “\($0.element)”.")
        }
        if !issues.isEmpty { throw Problem.invalid(issues) }
        return try found.map { try $0.get(0) }
    }

    /// When it ends. A token makes none that may more, or lives longer, than itself.
    func expiry(within viewer: Viewer, endingAt end: Timestamp?) throws -> Timestamp? {
        guard scopes.allSatisfy(viewer.has) else {
            throw Problem.forbidden("A token can't make one with scopes that it lacks.")
        }
        guard !viewer.isLimitedToProjects || projects != nil else {
            throw Problem.forbidden("A token for some projects can't make one for all.")
        }
        guard let end else { return expiresAt }
        guard expiresAt ?? end <= end else {
            throw Problem.forbidden("A token can't make one that lives longer.")
        }
        return expiresAt ?? end
    }
}
