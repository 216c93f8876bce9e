internal import FlowDocument
internal import HTTPServer
internal import JSON
internal import Postgres
internal import RulesEngine

/// The whole report of a revision, made again from what it was made of: the same bytes each time, and the same as the
/// command line's.
enum ReportEndpoints {
    static func get(_ call: Call, _ flow: FlowAccess) async throws -> Response {
        let (number, language) = (try call.number("revision"), try call.language())
        let rows = try await call.services.database.query(
            """
            SELECT r.document_digest, o.facts_digest, o.profile, encode(o.key, 'hex')
              FROM revisions r JOIN reports o ON o.id = r.report_id
             WHERE r.flow_id = \(flow.id) AND r.number = \(number)
            """)
        guard let row = rows.first else { throw Problem.notFound }
        let tag = "\"\(try row.get(3, as: String.self).prefix(32))-\(language)\""
        if Conditional.evaluate(call.request.head, etag: tag) == .notModified {
            return Response(status: 304, headers: ["ETag": tag])
        }
        let bytes = try await BlobStore.read(try row.get(0), from: call.services.database)
        var facts: [UInt8]?
        if let digest: [UInt8] = try row.get(1, as: [UInt8]?.self) {
            facts = try await BlobStore.read(digest, from: call.services.database)
        }
        let (digest, profile): ([UInt8], String) = (try row.get(0), try row.get(2))
        let report = try await withTaskExecutorPreference(globalConcurrentExecutor) { [facts] in
            let document = try Document(parsing: bytes)
            let evaluation = try Evaluation(
                of: document, digest: digest, facts: facts, profile: profile, isLenient: true)
            var writer = JSONWriter(.compact)
            JSONReporter.write(evaluation.report, language: language, to: &writer)
            return writer.finish()
        }
        return Response.json(report, etag: tag).inReadersLanguage
    }
}
