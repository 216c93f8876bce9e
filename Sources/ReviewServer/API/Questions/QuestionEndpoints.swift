internal import HTTPServer
internal import Postgres

/// The facts that are still missing, the most telling first.
enum QuestionEndpoints {
    static let schema = Schema.object(
        "Question",
        [
            ("id", .string), ("subject", .string), ("subjectName", .string), ("field", .string), ("text", .string),
            ("answers", .nullable(.array(of: .object([("value", .any), ("label", .string)])))),
            ("rules", .array(of: .string)), ("guidelines", .array(of: .string)), ("count", .integer),
            ("group", .array(of: .string)),
        ])

    static func list(_ call: Call, _ flow: FlowAccess) async throws -> Response {
        let rows = try await call.services.database.query(
            """
            SELECT o.questions FROM revisions r JOIN reports o ON o.id = r.report_id
             WHERE r.flow_id = \(flow.id) ORDER BY r.number DESC LIMIT 1
            """)
        let items: [UInt8] = try rows.first?.get(0) ?? Array("[]".utf8)
        return .json(Array("{\"items\":".utf8) + items + Array(",\"nextCursor\":null}".utf8))
    }
}
