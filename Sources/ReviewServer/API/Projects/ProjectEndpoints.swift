internal import HTTPServer
internal import JSON
internal import Postgres

/// The projects that somebody sees.
enum ProjectEndpoints {
    static func list(_ call: Call, _ viewer: Viewer) async throws -> Response {
        let page = try Page(of: call)
        let condition: SQL = page.after.map { "p.slug > \($0)" } ?? "true"
        let rows = try await call.services.database.query(
            ProjectStore.select(for: viewer, where: condition, limit: page.fetched))
        return page.response(
            try rows.map { row in
                let project = try ProjectStore.read(row)
                return (project.slug, project.json)
            }, for: call)
    }

    static func create(_ call: Call, _ viewer: Viewer) async throws -> Response {
        var fields = try call.fields()
        let (slug, name) = (fields.slug("slug"), fields.text("name"))
        try fields.finish()
        return try await call.write(as: viewer) { transaction in
            let id: Int = try ProjectEndpoints.taken("slug", by: "projects_slug_unique") {
                try transaction.query(ProjectStore.insert(slug, name, by: viewer))[0].get(0)
            }
            let project = try ProjectStore.read(
                try transaction.query(ProjectStore.select(for: viewer, where: "p.id = \(id)"))[0])
            let access = ProjectAccess(viewer: viewer, id: id, slug: slug, role: .maintainer, isArchived: false)
            transaction.publish(Event(.projectCreated, in: access))
            return .created(project.json, at: call.location("/api/v1/projects/\(slug)"), etag: project.tag.text)
        }
    }

    static func get(_ call: Call, _ access: ProjectAccess) async throws -> Response {
        let rows = try await call.services.database.query(
            ProjectStore.select(for: access.viewer, where: "p.id = \(access.id)"))
        guard let row = rows.first else { throw Problem.notFound }
        let project = try ProjectStore.read(row)
        return .json(project.json, etag: project.tag.text)
    }

    static func change(_ call: Call, _ access: ProjectAccess) async throws -> Response {
        var fields = try call.fields()
        let (name, isArchived) = (fields.optionalText("name"), fields.flag("archived"))
        try fields.finish()
        let headers = call.request.headers
        return try await call.services.database.transaction { transaction in
            let select = ProjectStore.select(for: access.viewer, where: "p.id = \(access.id)")
            let answers = try transaction.queries([ProjectStore.lock(access.id), select])
            guard let row = answers[1].first else { throw Problem.notFound }
            try ProjectStore.read(row).tag.require(by: headers)
            transaction.perform(ProjectStore.update(access.id, name: name, isArchived: isArchived))
            let project = try ProjectStore.read(try transaction.query(select)[0])
            transaction.publish(Event(.projectChanged, in: access))
            return .json(project.json, etag: project.tag.text)
        }
    }

    /// Runs `body`; what the constraint refuses is a conflict about this member.
    static func taken<Value>(_ member: String, by constraint: String, _ body: () throws -> Value) throws -> Value {
        do {
            return try body()
        } catch let error as PostgresError where error.constraint == constraint {
            throw Problem(
                "taken", 409, "Taken already", "Another one has this \(member).",
                issues: [Problem.Issue(pointer: "/\(member)", code: "taken", detail: "Another one has this \(member).")]
            )
        }
    }
}
