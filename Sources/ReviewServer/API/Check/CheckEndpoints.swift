internal import HTTPServer
internal import JSON
internal import Postgres
internal import RulesEngine

/// A document in, a report out; nothing is stored.
enum CheckEndpoints {
    /// The query's parameters.
    static let parameters = ["filename", "language"]

    static let schema = Schema.object(
        "Check", [("report", .any)],
        optional: [
            (
                "comparison",
                .object([
                    ("revision", .integer), ("new", .array(of: .string)), ("fixed", .array(of: .string)),
                    ("unchanged", .integer),
                ])
            )
        ])

    /// With nothing but what was sent.
    static func check(_ call: Call, _ viewer: Viewer) async throws -> Response {
        let language = try call.language()
        let submission = try await Submission(of: call)
        let evaluation = try await evaluate(submission, call, facts: submission.facts, profile: "{\"scrimProfile\":1}")
        return .json(["report": evaluation.report(in: language)])
    }

    /// With a flow's facts and profile, compared with its newest revision.
    static func check(_ call: Call, against flow: FlowAccess) async throws -> Response {
        let language = try call.language()
        let submission = try await Submission(of: call)
        let answers = try await call.services.database.batch([
            FactsStore.select(flow.id),
            """
            SELECT r.number, \(FindingHistory.columns) FROM revisions r LEFT JOIN results s ON s.report_id = r.report_id AND s.outcome <> 'open'
             WHERE r.id = (SELECT id FROM revisions WHERE flow_id = \(flow.id) ORDER BY number DESC LIMIT 1)
             ORDER BY s.position
            """,
        ])
        guard let first = answers[0].first else { throw Problem.notFound }
        var facts: [UInt8] = []
        for row in answers[0] { facts += try row.get(1, as: [UInt8]?.self) ?? [] }
        let evaluation = try await evaluate(
            submission, call, facts: submission.facts ?? (facts.isEmpty ? nil : facts), profile: try first.get(2))
        guard let newest: Int = try answers[1].first?.get(0) else {
            return .json(["report": evaluation.report(in: language)])
        }
        let (steps, gone) = try FindingHistory(answers[1], from: 1).steps(to: evaluation)
        func fingerprints(_ isWanted: (String) -> Bool) -> [String] {
            steps.filter { isWanted($0.value.state) }.keys.sorted()
        }
        return .json([
            "report": evaluation.report(in: language),
            "comparison": [
                "revision": .number(Double(newest)),
                "new": .array(fingerprints { $0 == "new" }.map { .string($0) }),
                "fixed": .array(gone.sorted().map { .string($0) }),
                "unchanged": .number(Double(fingerprints { $0 != "new" }.count)),
            ],
        ])
    }

    private static func evaluate(
        _ submission: Submission, _ call: Call, facts: [UInt8]?, profile: String
    ) async throws -> Evaluation {
        try await call.services.cores.evaluate(
            Evaluation.Input(
                document: submission.document, digest: submission.digest, facts: facts, profile: profile,
                isLenient: submission.facts == nil))
    }
}

extension Evaluation {
    fileprivate func report(in language: String) -> JSON {
        var writer = JSONWriter(.compact)
        JSONReporter.write(report, language: language, to: &writer)
        return (try? JSON(parsing: writer.finish(), limits: JSONLimits(bytes: 1 << 30))) ?? .null
    }
}
