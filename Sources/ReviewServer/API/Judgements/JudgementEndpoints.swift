internal import HTTPServer
internal import JSON
internal import Postgres
internal import RulesEngine

/// What people say of the guidelines that only people can judge.
enum JudgementEndpoints {
    static let body = Schema.object(
        [("value", .choice(Judgement.Value.allCases.map(\.rawValue)))], optional: [("note", .nullable(.string))])

    static func list(_ call: Call, _ flow: FlowAccess) async throws -> Response {
        let number = try call.number("revision")
        let answers = try await call.services.database.batch([
            JudgementStore.revision(number, flowID: flow.id),
            JudgementStore.select(flowID: flow.id, revision: number),
        ])
        guard !answers[0].isEmpty else { throw Problem.notFound }
        return .list(try answers[1].map { try JudgementStore.read($0).json })
    }

    static func put(_ call: Call, _ flow: FlowAccess) async throws -> Response {
        let (number, guideline) = (try call.number("revision"), try guideline(call))
        var fields = try call.fields()
        let value = fields.choice("value", of: Judgement.Value.allCases)
        let note = fields.optionalText("note", length: Comment.length)
        if value == nil, !fields.has("value") { fields.issue("value", "required", "“value” is needed.") }
        try fields.finish()
        guard let value else { throw Problem.invalid([]) }
        return try await change(call, flow, number, guideline) { revisionID, transaction in
            transaction.perform(
                JudgementStore.put(value, note: note, guideline: guideline, revisionID: revisionID, by: flow.viewer))
            let rows = try transaction.query(
                JudgementStore.select(flowID: flow.id, revision: number, guideline: guideline))
            return .json(try JudgementStore.read(rows[0]).json)
        }
    }

    static func delete(_ call: Call, _ flow: FlowAccess) async throws -> Response {
        let (number, guideline) = (try call.number("revision"), try guideline(call))
        return try await change(call, flow, number, guideline) { revisionID, transaction in
            guard try transaction.query(JudgementStore.delete(guideline, revisionID: revisionID)).changed > 0 else {
                throw Problem.notFound
            }
            return .noContent
        }
    }

    /// Changes judgements of the newest revision; what an older one was judged to be stays.
    private static func change(
        _ call: Call, _ flow: FlowAccess, _ number: Int, _ guideline: String,
        _ body: @escaping @Sendable (Int, Transaction) throws -> Response
    ) async throws -> Response {
        try await call.services.database.transaction { transaction in
            // A new revision locks the flow, too: what is the newest stays it until this is done.
            let answers = try transaction.queries([
                "SELECT FROM flows WHERE id = \(flow.id) FOR SHARE",
                JudgementStore.revision(number, flowID: flow.id),
            ])
            guard let row = answers[1].first else { throw Problem.notFound }
            guard try row.get(1) else {
                throw Problem.conflict("not-newest", "Guidelines are judged on the newest revision.")
            }
            let response = try body(try row.get(0), transaction)
            var event = Event(.judgementChanged, in: flow)
            (event.revision, event.guideline) = (number, guideline)
            transaction.publish(event)
            return response
        }
    }

    /// The guideline that the path names.
    private static func guideline(_ call: Call) throws -> String {
        let id = call.parameter("guideline")
        guard GuidelineCatalogue.guideline(GuidelineID(rawValue: id)) != nil else { throw Problem.notFound }
        return id
    }
}
