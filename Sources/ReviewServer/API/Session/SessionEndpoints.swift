internal import Cryptography
internal import HTTPServer
internal import JSON
internal import Postgres

/// Coming in by a browser, and leaving.
enum SessionEndpoints {
    static let body = Schema.object([], optional: [("name", .string), ("password", .string), ("link", .string)])

    static func create(_ call: Call) async throws -> Response {
        // Or another site could sign somebody in as its own account, and read what they then write.
        try call.requireOwnPage(programsMay: true)
        var fields = try call.fields()
        if fields.has("link") {
            let link = fields.text("link", length: 1...100)
            try fields.finish()
            return try await signIn(link: link, call)
        }
        let (name, password) = (fields.text("name", length: 1...254), fields.text("password", length: 1...1000))
        try fields.finish()
        return try await signIn(name, password, call)
    }

    static func delete(_ call: Call, _ viewer: Viewer) async throws -> Response {
        guard case .session(let digest) = viewer.credential else { throw Problem.unauthorized }
        try await call.services.database.query(SignInStore.delete(session: digest))
        var response = Response.noContent
        response.headers.set("Set-Cookie", cookie("", lifetime: 0, call))
        return response
    }

    private static func signIn(_ name: String, _ password: String, _ call: Call) async throws -> Response {
        let check = PasswordCheck(services: call.services, address: call.address)
        let verdict = try await call.services.passwords.withPlace { try await check.verdict(name, password) }
        guard let user = verdict.user else {
            throw refusal("There is no account with this name and password.")
        }
        return try await open(call) { transaction in
            transaction.perform(SignInStore.succeed(verdict.attempt))
            if let renewed = verdict.renewed {
                transaction.perform(MeStore.update(user, passwordHash: renewed))
            }
            return user
        }
    }

    private static func signIn(link: String, _ call: Call) async throws -> Response {
        try await PasswordCheck(services: call.services, address: call.address).requireCalmAddress()
        let digest = SHA256(of: Array(link.utf8)).bytes
        do {
            return try await open(call) { transaction in
                guard let row = try transaction.query(SignInStore.use(link: digest)).first else {
                    throw refusal("The link was used already, or is too old. Ask for another.")
                }
                return try row.get(0)
            }
        } catch let problem as Problem where problem.status == 401 {
            try await call.services.database.query(SignInStore.failLink(call.address))
            throw problem
        }
    }

    /// Makes a session for whom `find` says, in one transaction with it; ends the one that the browser had.
    private static func open(
        _ call: Call, _ find: @escaping @Sendable (Transaction) throws -> Int
    ) async throws -> Response {
        let secret = try RandomToken(prefix: "")
        let former = AccessStore.sessionDigest(in: call.request.headers)
        let me = try await call.services.database.transaction { transaction in
            let user = try find(transaction)
            if let former { transaction.perform(SignInStore.delete(session: former)) }
            transaction.perform(SignInStore.insert(session: secret.digest.bytes, for: user))
            let viewer = Viewer(
                id: user, name: "", isAdministrator: false, credential: .session(digest: secret.digest.bytes))
            return try MeStore.read(try transaction.queries(MeStore.select(viewer)))
        }
        var response = Response.created(me.json, at: call.location("/api/v1/me"), etag: me.tag.text)
        response.headers.set("Set-Cookie", cookie(secret.text, lifetime: SignInStore.sessionLifetime, call))
        response.headers.set("Cache-Control", "no-store")
        return response
    }

    private static func refusal(_ detail: String) -> Problem {
        Problem("sign-in-failed", 401, "Not signed in", detail)
    }

    private static func cookie(_ value: String, lifetime: Int, _ call: Call) -> String {
        let settings = call.services.settings
        let path = settings.basePath.isEmpty ? "/" : settings.basePath
        let safety = settings.isSecure ? "; Secure" : ""
        return "\(AccessStore.cookieName)=\(value); Path=\(path); Max-Age=\(lifetime); HttpOnly; SameSite=Lax\(safety)"
    }
}
