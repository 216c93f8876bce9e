internal import HTTPServer
internal import JSON
internal import Postgres
internal import RulesEngine

/// The guideline sheet of a revision.
enum SheetEndpoints {
    static func get(_ call: Call, _ flow: FlowAccess) async throws -> Response {
        let (number, language) = (try call.number("revision"), try call.language())
        let answers = try await call.services.database.batch([
            """
            SELECT o.edition, o.rule_counts FROM revisions r JOIN reports o ON o.id = r.report_id
             WHERE r.flow_id = \(flow.id) AND r.number = \(number)
            """,
            """
            SELECT g.id, s.severity, count(*) FROM revisions r JOIN results s ON s.report_id = r.report_id,
                   unnest(s.guidelines) AS g (id)
             WHERE r.flow_id = \(flow.id) AND r.number = \(number) AND s.outcome = 'fail' AND NOT s.waived
             GROUP BY g.id, s.severity
            """,
            """
            SELECT guideline, count(*) FILTER (WHERE resolved_at IS NULL), count(resolved_at) FROM threads
             WHERE flow_id = \(flow.id) GROUP BY guideline
            """,
            """
            SELECT j.guideline, j.value, j.note, u.id, u.name, j.created_at
              FROM judgements j JOIN revisions r ON r.id = j.revision_id JOIN users u ON u.id = j.author_id
             WHERE r.flow_id = \(flow.id) AND r.number = \(number)
            """,
        ])
        guard let row = answers[0].first else { throw Problem.notFound }
        let sheet = GuidelineSheet(
            edition: Edition(rawValue: try row.get(0)) ?? .hig2025, language: language,
            counts: try counts(row.get(1)), failures: try failures(answers[1]), threads: try threads(answers[2]),
            judgements: try judgements(answers[3]))
        return Response.list(sheet.rows).inReadersLanguage
    }

    private static func counts(_ bytes: [UInt8]) throws -> [String: GuidelineSheet.Count] {
        guard case .array(let elements) = try JSON(parsing: bytes) else { return [:] }
        var counts: [String: GuidelineSheet.Count] = [:]
        for element in elements {
            guard case .object(let members) = element,
                case .string(let rule)? = members.first(where: { $0.name == "rule" })?.value
            else { continue }
            counts[rule] = GuidelineSheet.Count(element)
        }
        return counts
    }

    private static func failures(_ rows: Rows) throws -> [String: [Severity: Int]] {
        var failures: [String: [Severity: Int]] = [:]
        for row in rows {
            guard let severity = Severity(rawValue: try row.get(1)) else { continue }
            failures[try row.get(0), default: [:]][severity] = try row.get(2)
        }
        return failures
    }

    private static func threads(_ rows: Rows) throws -> [String: GuidelineSheet.Threads] {
        var threads: [String: GuidelineSheet.Threads] = [:]
        for row in rows {
            threads[try row.get(0)] = GuidelineSheet.Threads(open: try row.get(1), resolved: try row.get(2))
        }
        return threads
    }

    private static func judgements(_ rows: Rows) throws -> [String: JSON] {
        var judgements: [String: JSON] = [:]
        for row in rows {
            let judgement = Judgement(
                guideline: try row.get(0), value: try row.get(1), note: try row.get(2),
                author: Person(id: try row.get(3), name: try row.get(4)), createdAt: try row.get(5))
            judgements[judgement.guideline] = judgement.json
        }
        return judgements
    }
}
