internal import HTTPServer
internal import JSON
internal import Postgres

/// The members of a project.
enum MemberEndpoints {
    static let body = Schema.object([("role", .choice(Role.allCases.map(\.rawValue)))])

    static func list(_ call: Call, _ access: ProjectAccess) async throws -> Response {
        let page = try Page(of: call)
        let condition: SQL = page.after.map { "lower(u.name) > \($0)" } ?? "true"
        let rows = try await call.services.database.query(
            MemberStore.select(in: access.id, where: condition, limit: page.fetched))
        return page.response(
            try rows.map { row in
                let member = try MemberStore.read(row)
                return (member.person.name.lowercased(), member.json)
            }, for: call)
    }

    /// Makes somebody a member, or changes their role.
    static func set(_ call: Call, _ access: ProjectAccess) async throws -> Response {
        var fields = try call.fields()
        let role = fields.choice("role", of: Role.allCases)
        if role == nil, fields.issues.isEmpty { fields.issue("role", "required", "“role” is needed.") }
        try fields.finish()
        guard let role else { throw Problem.internalError }
        let name = call.parameter("user")
        return try await call.services.database.transaction { transaction in
            let answers = try transaction.queries([
                ProjectStore.lock(access.id),
                UserStore.select(where: "\(UserStore.isNamed(name)) AND u.disabled_at IS NULL"),
                MemberStore.select(in: access.id, where: UserStore.isNamed(name)),
            ])
            guard let row = answers[1].first else {
                throw Problem("not-found", 404, "No such account", "There is no account “\(name)” on this server.")
            }
            let user = try UserStore.read(row)
            let before = try answers[2].first.map(MemberStore.read)
            let member = Member(person: Person(id: user.id, name: user.name), role: role)
            guard before?.role != role else { return .json(member.json) }
            if before?.role == .maintainer { try requireAnother(besides: user.id, access, transaction) }
            transaction.perform(MemberStore.set(user.id, role, in: access.id))
            transaction.publish(Event(.membersChanged, in: access))
            return .json(member.json)
        }
    }

    static func delete(_ call: Call, _ access: ProjectAccess) async throws -> Response {
        let name = call.parameter("user")
        return try await call.services.database.transaction { transaction in
            let answers = try transaction.queries([
                ProjectStore.lock(access.id), MemberStore.select(in: access.id, where: UserStore.isNamed(name)),
            ])
            guard let row = answers[1].first else { throw Problem.notFound }
            let member = try MemberStore.read(row)
            if member.role == .maintainer { try requireAnother(besides: member.person.id, access, transaction) }
            transaction.perform(MemberStore.delete(member.person.id, in: access.id))
            transaction.publish(Event(.membersChanged, in: access))
            return .noContent
        }
    }

    /// The project's row is locked: nobody else takes a maintainer away meanwhile.
    private static func requireAnother(
        besides user: Int, _ access: ProjectAccess, _ transaction: Transaction
    ) throws {
        let rows = try transaction.query(MemberStore.hasMaintainer(besides: user, in: access.id))
        guard try rows.first?.get(0) ?? false else {
            throw Problem.conflict("last-maintainer", "Make somebody else a maintainer first: a project needs one.")
        }
    }
}
