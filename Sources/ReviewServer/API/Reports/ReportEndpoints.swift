internal import Cryptography
internal import FlowDocument
internal import HTTPServer
internal import JSON
internal import Postgres
internal import RulesEngine

/// The whole report of a revision, made again from what it was made of: the same bytes each time, and the same as the
/// command line's.
enum ReportEndpoints {
    /// The query's parameters of the report as SARIF.
    static let sarifParameters = ["language", "extent"]

    static func get(_ call: Call, _ flow: FlowAccess) async throws -> Response {
        try await response(.json, call, flow)
    }

    static func sarif(_ call: Call, _ flow: FlowAccess) async throws -> Response {
        guard let extent = ReportForm.Extent(rawValue: call.query("extent") ?? "full") else {
            throw Problem.badRequest("extent", "“extent” is full or reduced.")
        }
        return try await response(.sarif(extent), call, flow)
    }

    static func junit(_ call: Call, _ flow: FlowAccess) async throws -> Response {
        try await response(.junit, call, flow)
    }

    private static func response(_ form: ReportForm, _ call: Call, _ flow: FlowAccess) async throws -> Response {
        let (number, language) = (try call.number("revision"), try call.language())
        let database = call.services.database
        let rows = try await database.query(
            """
            SELECT r.document_digest, o.facts_digest, o.profile, o.key, o.day
              FROM revisions r JOIN reports o ON o.id = r.report_id
             WHERE r.flow_id = \(flow.id) AND r.number = \(number)
            """)
        guard let row = rows.first else { throw Problem.notFound }
        let variant = "\(Linter.version) \(form) \(language)"
        let tag = "\"\(SHA256(of: try row.get(3) + Array(variant.utf8)).hexadecimal(first: 16))\""
        if Conditional.evaluate(call.request.head, etag: tag) == .notModified {
            return Response(status: 304, headers: ["ETag": tag])
        }
        let digest: [UInt8] = try row.get(0)
        let bytes = try await BlobStore.read(digest, from: database)
        var facts: [UInt8]?
        if let digest: [UInt8] = try row.get(1, as: [UInt8]?.self) {
            facts = try await BlobStore.read(digest, from: database)
        }
        let document = try await withTaskExecutorPreference(globalConcurrentExecutor) { try Document(parsing: bytes) }
        let report = try await call.services.cores.evaluate(
            Evaluation.Input(
                document: document, digest: digest, facts: facts, profile: try row.get(2), isLenient: true,
                day: try row.get(4))
        ).report
        let text = await withTaskExecutorPreference(globalConcurrentExecutor) { form.bytes(of: report, in: language) }
        return Response.json(text, etag: tag, type: form.mediaType).inReadersLanguage
    }
}
