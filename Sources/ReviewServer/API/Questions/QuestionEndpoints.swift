internal import HTTPServer
internal import JSON
internal import Postgres
internal import RulesEngine

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
        let language = try call.language()
        let rows = try await call.services.database.query(
            """
            SELECT o.questions FROM revisions r JOIN reports o ON o.id = r.report_id
             WHERE r.flow_id = \(flow.id) ORDER BY r.number DESC LIMIT 1
            """)
        let stored: [UInt8] = try rows.first?.get(0) ?? Array("[]".utf8)
        let items = language == "en" ? stored : translated(stored, to: language)
        return Response.json(Array("{\"items\":".utf8) + items + Array(",\"nextCursor\":null}".utf8)).inReadersLanguage
    }

    /// Stored questions asked in another language; one that this engine asks no more stays in English.
    private static func translated(_ stored: [UInt8], to language: String) -> [UInt8] {
        // Many questions have one prompt.
        var known: [Prompt: String?] = [:]
        guard case .array(let questions)? = try? JSON(parsing: stored, limits: JSONLimits(bytes: 1 << 30)) else {
            return stored
        }
        let items = questions.map { question -> JSON in
            guard case .object(var members) = question, let field = question["field"]?.string,
                let words = question["text"]?.string, let place = members.firstIndex(where: { $0.name == "text" })
            else { return question }
            let prompt = Prompt(field: field, words: words)
            let text = known[prompt] ?? QuestionList.prompt(for: field, asking: words)?.text(in: language)
            known[prompt] = .some(text)
            members[place].value = .string(text ?? words)
            return .object(members)
        }
        return JSON.array(items).bytes()
    }

    /// What is asked of some subject.
    private struct Prompt: Hashable {
        let field: String
        let words: String
    }
}
