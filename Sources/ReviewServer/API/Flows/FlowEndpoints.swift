internal import HTTPServer
internal import JSON
internal import Postgres

/// The flows of a project.
enum FlowEndpoints {
    static func list(_ call: Call, _ project: ProjectAccess) async throws -> Response {
        let page = try Page(of: call)
        let condition: SQL = page.after.map { "f.slug > \($0)" } ?? "true"
        let rows = try await call.services.database.query(
            FlowStore.select(in: project.id, where: condition, limit: page.fetched))
        let flows = try rows.map(FlowStore.read)
        guard !flows.isEmpty else { return page.response([(key: String, value: JSON)](), for: call) }
        let answers = try await call.services.database.batch(FlowStore.selectRevisions(of: flows.map(\.id)))
        return page.response(try FlowStore.complete(flows, with: answers).map { ($0.slug, $0.json) }, for: call)
    }

    static func create(_ call: Call, _ project: ProjectAccess) async throws -> Response {
        var fields = try call.fields()
        let (slug, name) = (fields.slug("slug"), fields.text("name"))
        try fields.finish()
        return try await call.write(as: project.viewer) { transaction in
            let rows = try ProjectEndpoints.taken("slug", by: "flows_slug_unique") {
                try transaction.query(
                    """
                    INSERT INTO flows (project_id, slug, name) VALUES (\(project.id), \(slug), \(name)) RETURNING id
                    """)
            }
            let id: Int = try rows[0].get(0)
            let flow = try FlowStore.read(
                try transaction.query(FlowStore.select(in: project.id, where: "f.id = \(id)"))[0])
            var event = Event(.flowCreated, in: project)
            event.flow = slug
            transaction.publish(event)
            let path = "/api/v1/projects/\(project.slug)/flows/\(slug)"
            return .created(flow.json, at: call.location(path), etag: flow.tag.text)
        }
    }

    static func get(_ call: Call, _ access: FlowAccess) async throws -> Response {
        let answers = try await call.services.database.batch(
            [FlowStore.select(in: access.project.id, where: "f.id = \(access.id)")]
                + FlowStore.selectRevisions(of: [access.id]))
        guard let row = answers[0].first,
            let flow = try FlowStore.complete([try FlowStore.read(row)], with: Array(answers.dropFirst())).first
        else { throw Problem.notFound }
        return .json(flow.json, etag: flow.tag.text)
    }

    static func change(_ call: Call, _ access: FlowAccess) async throws -> Response {
        var fields = try call.fields()
        let (name, isArchived) = (fields.optionalText("name"), fields.flag("archived"))
        try fields.finish()
        let headers = call.request.headers
        return try await call.services.database.transaction { transaction in
            let select = [FlowStore.select(in: access.project.id, where: "f.id = \(access.id)")]
            let lock: SQL = "SELECT version FROM flows WHERE id = \(access.id) FOR UPDATE"
            let before = try transaction.queries([lock] + select)
            guard let row = before[1].first else { throw Problem.notFound }
            try FlowStore.read(row).tag.require(by: headers)
            transaction.perform(
                """
                UPDATE flows
                   SET name = coalesce(\(name), name), version = version + 1, updated_at = now(),
                       archived_at = CASE \(isArchived)::boolean WHEN true THEN coalesce(archived_at, now())
                                                                 WHEN false THEN NULL ELSE archived_at END
                 WHERE id = \(access.id)
                """)
            let after = try transaction.queries(select + FlowStore.selectRevisions(of: [access.id]))
            let flow = try FlowStore.complete(
                [try FlowStore.read(after[0][0])], with: Array(after.dropFirst()))[0]
            transaction.publish(Event(.flowChanged, in: access))
            return .json(flow.json, etag: flow.tag.text)
        }
    }
}
