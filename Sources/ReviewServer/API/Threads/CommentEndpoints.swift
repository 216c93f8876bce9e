internal import HTTPServer
internal import JSON
internal import Postgres

/// What people say in the threads of a flow.
enum CommentEndpoints {
    static let body = Schema.object([("body", .string)], optional: [("resolve", .boolean)])
    static let change = Schema.object([("body", .string)])

    static func list(_ call: Call, _ flow: FlowAccess) async throws -> Response {
        let (thread, page) = (try call.id("thread"), try Page(of: call))
        let after: SQL = try page.afterNumber().map { "c.id > \($0)" } ?? "true"
        let answers = try await call.services.database.batch([
            "SELECT FROM threads WHERE id = \(thread) AND flow_id = \(flow.id)",
            CommentStore.select(flowID: flow.id, where: "t.id = \(thread) AND \(after)", limit: page.fetched),
        ])
        guard !answers[0].isEmpty else { throw Problem.notFound }
        let comments = try answers[1].map(CommentStore.read)
        return page.response(comments.map { ("\($0.id)", $0.json) }, for: call)
    }

    static func get(_ call: Call, _ flow: FlowAccess) async throws -> Response {
        let (thread, id) = (try call.id("thread"), try call.id("comment"))
        let rows = try await call.services.database.query(
            CommentStore.select(flowID: flow.id, where: "t.id = \(thread) AND c.id = \(id)"))
        guard let row = rows.first else { throw Problem.notFound }
        let comment = try CommentStore.read(row)
        return .json(comment.json, etag: comment.tag.text)
    }

    static func create(_ call: Call, _ flow: FlowAccess) async throws -> Response {
        let thread = try call.id("thread")
        var fields = try call.fields()
        let body = fields.comment("body")
        let resolves = fields.flag("resolve") ?? false
        try fields.finish()
        var (said, resolved) = (Event(.commentCreated, in: flow), Event(.threadChanged, in: flow))
        (said.threadID, resolved.threadID) = (thread, thread)
        // The thread goes first, which locks it.
        var statements = [
            resolves
                ? ThreadStore.resolve(thread, flowID: flow.id, by: flow.viewer)
                : ThreadStore.touch(thread, flowID: flow.id),
            CommentStore.insert(body, thread: thread, flowID: flow.id, by: flow.viewer, publishing: said),
        ]
        if resolves { statements.append(ThreadStore.publishResolution(of: thread, flowID: flow.id, resolved)) }
        return try await call.write(as: flow.viewer, statements) { answers in
            guard let row = answers[1].first else { throw Problem.notFound }
            let comment = try CommentStore.read(row)
            return .created(comment.json, at: call.location("\(call.path)/\(comment.id)"), etag: comment.tag.text)
        }
    }

    /// Changes what one said oneself.
    static func change(_ call: Call, _ flow: FlowAccess) async throws -> Response {
        let (thread, id) = (try call.id("thread"), try call.id("comment"))
        var fields = try call.fields()
        let body = fields.comment("body")
        try fields.finish()
        let headers = call.request.headers
        return try await call.services.database.transaction { transaction in
            let select = CommentStore.select(flowID: flow.id, where: "t.id = \(thread) AND c.id = \(id)")
            // The thread goes first, as it does for whoever comments.
            let answers = try transaction.queries([
                ThreadStore.lock(thread, flowID: flow.id), CommentStore.lock(id), select,
            ])
            guard let row = answers[2].first else { throw Problem.notFound }
            let comment = try CommentStore.read(row)
            guard comment.author.id == flow.viewer.id else {
                throw Problem.forbidden("A comment is changed by its author only.")
            }
            try comment.tag.require(by: headers)
            transaction.perform(CommentStore.update(id, body: body))
            transaction.perform(ThreadStore.touch(thread, flowID: flow.id))
            let changed = try CommentStore.read(try transaction.query(select)[0])
            var event = Event(.threadChanged, in: flow)
            (event.threadID, event.commentID) = (thread, id)
            transaction.publish(event)
            return .json(changed.json, etag: changed.tag.text)
        }
    }
}
