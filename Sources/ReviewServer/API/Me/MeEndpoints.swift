internal import HTTPServer
internal import JSON
internal import Postgres

/// The account of whoever calls.
enum MeEndpoints {
    static let change = Schema.object([], optional: [("language", .nullable(.choice(Call.languages)))])
    static let password = Schema.object([("password", .string)], optional: [("current", .string)])

    static func get(_ call: Call, _ viewer: Viewer) async throws -> Response {
        let me = try MeStore.read(try await call.services.database.batch(MeStore.select(viewer)))
        return .json(me.json, etag: me.tag.text)
    }

    static func change(_ call: Call, _ viewer: Viewer) async throws -> Response {
        var fields = try call.fields()
        let isGiven = fields.has("language")
        let language = fields.optionalText("language")
        if let language, !Call.languages.contains(language) {
            fields.issue("language", "choice", "“language” is one of \(Call.languages.joined(separator: ", ")).")
        }
        try fields.finish()
        let headers = call.request.headers
        return try await call.services.database.transaction { transaction in
            let before = try transaction.queries([MeStore.lock(viewer.id)] + MeStore.select(viewer))
            let me = try MeStore.read(Array(before.dropFirst()))
            try me.tag.require(by: headers)
            transaction.perform(MeStore.update(viewer.id, language: isGiven ? language : me.language))
            let changed = try MeStore.read(try transaction.queries(MeStore.select(viewer)))
            return .json(changed.json, etag: changed.tag.text)
        }
    }

    /// Sets the password. Whoever else came in with the old one is out.
    static func setPassword(_ call: Call, _ viewer: Viewer) async throws -> Response {
        var fields = try call.fields()
        let password = fields.text("password", length: PasswordCheck.length)
        let current = fields.optionalText("current", length: 1...1000)
        let me = try MeStore.read(try await call.services.database.batch(MeStore.select(viewer)))
        if me.hasPassword, current == nil { fields.issue("current", "required", "“current” is needed.") }
        try fields.finish()
        guard case .session(let session) = viewer.credential else { throw Problem.unauthorized }

        let check = PasswordCheck(services: call.services, address: call.address)
        let (attempt, hash) = try await call.services.passwords.withPlace {
            var attempt: Int?
            if me.hasPassword, let current {
                let verdict = try await check.verdict(me.name, current)
                guard verdict.user == me.id else {
                    let detail = "This is not your current password."
                    throw Problem.invalid([.init(pointer: "/current", code: "wrong", detail: detail)])
                }
                attempt = verdict.attempt
            }
            return (attempt, try await check.hash(of: password))
        }
        return try await call.services.database.transaction { transaction in
            if let attempt { transaction.perform(SignInStore.succeed(attempt)) }
            transaction.perform(MeStore.update(viewer.id, passwordHash: hash))
            for statement in MeStore.shutOut(viewer.id, except: session) { transaction.perform(statement) }
            return .noContent
        }
    }
}
