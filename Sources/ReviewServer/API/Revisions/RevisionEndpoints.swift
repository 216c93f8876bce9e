internal import HTTPServer
internal import JSON
internal import Postgres

/// The revisions of a flow.
enum RevisionEndpoints {
    static func list(_ call: Call, _ flow: FlowAccess) async throws -> Response {
        let page = try Page(of: call)
        let before = try page.afterNumber()
        let rows = try await call.services.database.query(
            RevisionStore.select(
                where: "r.flow_id = \(flow.id) AND (\(before)::int IS NULL OR r.number < \(before)::int)",
                limit: page.fetched))
        return page.response(
            try rows.map { row in
                let revision = try RevisionStore.read(row)
                return ("\(revision.number)", revision.json)
            }, for: call)
    }

    static func create(_ call: Call, _ flow: FlowAccess) async throws -> Response {
        guard !flow.isArchived else { throw Problem.conflict("archived", "The flow is archived.") }
        var times = StepTimes()
        let submission = try await Submission(of: call)
        times.end("read")
        var response = try await RevisionMaker(call: call, flow: flow, submission: submission).make(&times)
        response.headers.set("Server-Timing", times.header)
        return response
    }

    static func get(_ call: Call, _ flow: FlowAccess) async throws -> Response {
        .json(try await RevisionStore.find(call, flow).json)
    }

    static func document(_ call: Call, _ flow: FlowAccess) async throws -> Response {
        let revision = try await RevisionStore.find(call, flow)
        let bytes = try await BlobStore.read(revision.documentDigest, from: call.services.database)
        return .json(bytes, type: Submission.flowType)
    }

    static func gate(_ call: Call, _ flow: FlowAccess) async throws -> Response {
        let language = try call.language()
        return Response.json(try await RevisionStore.find(call, flow).gate.json(in: language)).inReadersLanguage
    }
}
