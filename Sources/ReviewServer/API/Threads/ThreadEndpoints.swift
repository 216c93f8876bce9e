internal import HTTPServer
internal import JSON
internal import Postgres

/// The threads of a flow.
enum ThreadEndpoints {
    /// The parameters that narrow the list down.
    static let parameters = ["state", "guideline", "subject", "revision", "author", "text", "finding"]

    static let body = Schema.object(
        [("anchor", Anchor.schema), ("revision", .integer), ("body", .string)], optional: [("blocking", .boolean)])
    static let change = Schema.object(
        [], optional: [("state", .choice(ReviewThread.State.allCases.map(\.rawValue))), ("blocking", .boolean)])

    static func list(_ call: Call, _ flow: FlowAccess) async throws -> Response {
        var page = try Page(of: call)
        var conditions = try ThreadFilter.conditions(of: call)
        if let after = try page.afterNumber() { conditions.append("t.id > \(after)") }
        let selection = ThreadStore.Selection(
            flowID: flow.id, where: SQL.joined(conditions, by: " AND ", empty: "true"), limit: page.fetched)
        let answers = try await call.services.database.batch(
            selection.statements + [PlaceFinder.newest(of: flow.id)])
        let (threads, whole) = try ThreadStore.read(answers[0..<2])
        page.limit = min(page.limit, whole)
        let places = try await PlaceFinder(
            for: threads.lazy.map(\.revision), newest: answers[2].first, call.services.documents)
        return page.response(threads.map { ("\($0.id)", places.json($0)) }, for: call)
    }

    static func get(_ call: Call, _ flow: FlowAccess) async throws -> Response {
        let (thread, places) = try await find(call, flow)
        return .json(places.json(thread), etag: places.tag(thread).text)
    }

    static func create(_ call: Call, _ flow: FlowAccess) async throws -> Response {
        var fields = try call.fields()
        let given = Anchor(reading: &fields)
        let revision = fields.integer("revision", in: 1...Int(Int32.max))
        let body = fields.comment("body")
        let isBlocking = fields.flag("blocking") ?? false
        try fields.finish()
        let check = try await AnchorCheck(given, revision: revision, in: flow, call.services)
        return try await call.write(as: flow.viewer) { transaction in
            let id: Int = try transaction.query(
                ThreadStore.insert(check.anchor, check.trace, revision: revision, isBlocking: isBlocking, flow: flow)
            )[0].get(0)
            transaction.perform(CommentStore.insert(body, thread: id, flowID: flow.id, by: flow.viewer))
            let thread = try read(id, flow, transaction)
            var event = Event(.threadCreated, in: flow)
            (event.threadID, event.revision, event.guideline) = (id, revision, check.anchor.guideline)
            transaction.publish(event)
            return .created(
                check.places.json(thread), at: call.location("\(call.path)/\(id)"), etag: check.places.tag(thread).text)
        }
    }

    static func change(_ call: Call, _ flow: FlowAccess) async throws -> Response {
        let (before, places) = try await find(call, flow)
        var fields = try call.fields()
        let state = fields.choice("state", of: ReviewThread.State.allCases)
        let isBlocking = fields.flag("blocking")
        try fields.finish()
        let headers = call.request.headers
        return try await call.services.database.transaction { transaction in
            transaction.perform(ThreadStore.lock(before.id, flowID: flow.id))
            let current = try read(before.id, flow, transaction)
            try places.tag(current).require(by: headers)
            transaction.perform(
                ThreadStore.update(before.id, state: state, isBlocking: isBlocking, by: flow.viewer))
            let thread = try read(before.id, flow, transaction)
            var event = Event(.threadChanged, in: flow)
            (event.threadID, event.guideline) = (thread.id, thread.anchor.guideline)
            transaction.publish(event)
            return .json(places.json(thread), etag: places.tag(thread).text)
        }
    }

    /// The thread that the path names, and where it stands.
    private static func find(_ call: Call, _ flow: FlowAccess) async throws -> (ReviewThread, PlaceFinder) {
        let id = try call.id("thread")
        let selection = ThreadStore.Selection(flowID: flow.id, where: "t.id = \(id)")
        let answers = try await call.services.database.batch(
            selection.statements + [PlaceFinder.newest(of: flow.id)])
        guard let thread = try ThreadStore.read(answers[0..<2]).threads.first else { throw Problem.notFound }
        let places = try await PlaceFinder(
            for: [thread.revision], newest: answers[2].first, call.services.documents)
        return (thread, places)
    }

    private static func read(_ id: Int, _ flow: FlowAccess, _ transaction: Transaction) throws -> ReviewThread {
        let selection = ThreadStore.Selection(flowID: flow.id, where: "t.id = \(id)")
        guard let thread = try ThreadStore.read(transaction.queries(selection.statements)[...]).threads.first else {
            throw Problem.notFound
        }
        return thread
    }
}

extension Fields {
    /// What somebody says: a text that isn't empty.
    mutating func comment(_ name: String) -> String {
        let text = text(name, length: Comment.length)
        if !text.isEmpty, text.allSatisfy(\.isWhitespace) { issue(name, "blank", "“\(name)” says nothing.") }
        return text
    }
}

extension Call {
    /// A parameter of the path that is an id of ours; anything else names nothing.
    func id(_ name: String) throws -> Int {
        guard let id = Int(parameter(name)), id > 0, "\(id)" == parameter(name) else { throw Problem.notFound }
        return id
    }

    /// The request's path below the base path.
    var path: String {
        "/"
            + request.target.segments.dropFirst(services.settings.basePath.split(separator: "/").count)
            .joined(separator: "/")
    }
}
