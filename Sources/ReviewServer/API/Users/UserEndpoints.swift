internal import HTTPServer
internal import JSON
internal import Postgres

/// The accounts of this server, for who runs it.
enum UserEndpoints {
    static let creation = Schema.object(
        [("name", .string), ("email", .string)], optional: [("administrator", .boolean)])
    static let change = Schema.object([], optional: [("administrator", .boolean), ("disabled", .boolean)])
    static let link = Schema.object("SignInLink", [], optional: [("link", .string)])

    static func list(_ call: Call, _ viewer: Viewer) async throws -> Response {
        let page = try Page(of: call)
        let condition: SQL = page.after.map { "lower(u.name) > \($0)" } ?? "true"
        let rows = try await call.services.database.query(UserStore.select(where: condition, limit: page.fetched))
        return page.response(
            try rows.map { row in
                let user = try UserStore.read(row)
                return (user.name.lowercased(), user.json)
            }, for: call)
    }

    static func get(_ call: Call, _ viewer: Viewer) async throws -> Response {
        let rows = try await call.services.database.query(
            UserStore.select(where: UserStore.isNamed(call.parameter("user"))))
        guard let row = rows.first else { throw Problem.notFound }
        let user = try UserStore.read(row)
        return .json(user.json, etag: user.tag.text)
    }

    /// Makes an account; its owner comes in by a link.
    static func create(_ call: Call, _ viewer: Viewer) async throws -> Response {
        var fields = try call.fields()
        let (name, email) = (fields.userName("name"), fields.email("email"))
        let isAdministrator = fields.flag("administrator") ?? false
        try fields.finish()
        let link = try SignInLink()
        return try await call.write(as: viewer, secret: "link") { transaction in
            let user = try insert(name, email, isAdministrator, transaction)
            transaction.perform(SignInStore.insert(link: link.digest, for: user.id))
            let members = user.members + [.init("link", .string(call.location(link.path)))]
            return .created(.object(members), at: call.location("/api/v1/users/\(user.name)"), etag: user.tag.text)
        }
    }

    /// The new account in the transaction.
    static func insert(
        _ name: String, _ email: String, _ isAdministrator: Bool, _ transaction: Transaction
    ) throws -> User {
        let rows = try ProjectEndpoints.taken("name", by: "users_name_unique") {
            try ProjectEndpoints.taken("email", by: "users_email_unique") {
                try transaction.query(UserStore.insert(name, email, isAdministrator: isAdministrator))
            }
        }
        guard let id: Int = try rows.first?.get(0),
            let row = try transaction.query(UserStore.select(where: "u.id = \(id)")).first
        else { throw Problem.internalError }
        return try UserStore.read(row)
    }

    static func change(_ call: Call, _ viewer: Viewer) async throws -> Response {
        var fields = try call.fields()
        let (isAdministrator, isDisabled) = (fields.flag("administrator"), fields.flag("disabled"))
        try fields.finish()
        let (name, headers) = (call.parameter("user"), call.request.headers)
        return try await call.services.database.transaction { transaction in
            // All changes of accounts wait for each other here, or two could take the last administrator away.
            let answers = try transaction.queries([
                UserStore.lockAdministrators, UserStore.select(where: UserStore.isNamed(name)),
            ])
            guard let row = answers[1].first else { throw Problem.notFound }
            let user = try UserStore.read(row)
            try user.tag.require(by: headers)
            let staysAdministrator = isAdministrator ?? user.isAdministrator && !(isDisabled ?? user.isDisabled)
            let administrators: [Int] = try answers[0].map { try $0.get(0) }
            if !staysAdministrator, administrators == [user.id] {
                throw Problem.conflict("last-administrator", "Somebody must remain who runs the server.")
            }
            transaction.perform(
                UserStore.update(user.id, isAdministrator: isAdministrator, isDisabled: isDisabled))
            if isDisabled == true {
                for statement in MeStore.shutOut(user.id, except: nil) { transaction.perform(statement) }
            }
            guard let changed = try transaction.query(UserStore.select(where: "u.id = \(user.id)")).first else {
                throw Problem.notFound
            }
            let after = try UserStore.read(changed)
            return .json(after.json, etag: after.tag.text)
        }
    }

    /// Makes another link for an account whose owner can't come in.
    static func makeLink(_ call: Call, _ viewer: Viewer) async throws -> Response {
        let name = call.parameter("user")
        let link = try SignInLink()
        return try await call.write(as: viewer, secret: "link") { transaction in
            let select = UserStore.select(where: "\(UserStore.isNamed(name)) AND u.disabled_at IS NULL")
            guard let row = try transaction.query(select).first else { throw Problem.notFound }
            transaction.perform(SignInStore.insert(link: link.digest, for: try row.get(0)))
            return .json(["link": .string(call.location(link.path))], status: 201)
        }
    }
}
