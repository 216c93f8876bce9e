internal import HTTPServer
internal import JSON
internal import Postgres
internal import RulesEngine

/// What broke a guideline in a revision, or must be looked at.
enum FindingEndpoints {
    /// The parameters that narrow the list down.
    static let parameters = ["guideline", "subject", "outcome", "severity", "state", "waived", "fixed", "language"]

    static let schema = Schema.object(
        "Finding",
        [
            ("rule", .string), ("ruleVersion", .integer), ("guidelines", .array(of: .string)),
            ("outcome", .choice(["fail", "review"])), ("severity", .choice(["error", "warning", "advice"])),
            ("subject", .string), ("subjectName", .string), ("location", .any), ("fingerprint", .string),
            ("state", .choice(["new", "unchanged", "updated", "moved", "reopened", "fixed"])),
        ],
        optional: [
            ("facet", .string), ("reason", .string), ("language", .string), ("case", .string), ("message", .any),
            ("evidence", .any), ("confidence", .number), ("settledBy", .any), ("related", .array(of: .string)),
            ("fix", .any), ("cells", .array(of: .any)), ("mutedBy", .string), ("nodes", .array(of: .string)),
            ("contentFingerprint", .string), ("previousFingerprint", .string),
            (
                "waiver",
                .object(
                    [("status", .choice(Waiver.Status.allCases.map(\.rawValue))), ("reason", .string)],
                    optional: [("author", .string), ("until", .string)])
            ),
        ])

    private static func wantsFixed(_ call: Call) -> Bool { call.query("fixed") == "true" }

    static func selectPage(_ call: Call, of flow: SQL) throws -> [SQL] {
        let page = try Page(of: call)
        let number = try call.number("revision")
        let profile = FindingTexts.profile(for: try call.language())
        let isFixed = wantsFixed(call)
        var conditions: [SQL] = ["s.outcome <> 'open'"]
        if let guideline = call.query("guideline") { conditions.append("\(guideline) = ANY (s.guidelines)") }
        for (name, column) in [
            ("subject", "s.subject"), ("outcome", "s.outcome"), ("severity", "s.severity"),
            ("state", "s.state"),
        ] as [(String, StaticString)] {
            if let value = call.query(name), !isFixed || name != "state" {
                conditions.append("\(unescaped: column) = \(value)")
            }
        }
        if let waived = call.query("waived") {
            guard let isWaived = Bool(waived) else {
                throw Problem.badRequest("waived", "“waived” is true or false.")
            }
            conditions.append("s.waived = \(isWaived)")
        }
        let condition = SQL.joined(conditions, by: " AND ", empty: "true")
        let head: SQL = """
            SELECT NULL::bigint, \(profile), r.number FROM revisions r JOIN reports o ON o.id = r.report_id
             WHERE r.flow_id = \(flow) AND r.number = \(number)
            """
        if isFixed { return [try fixed(flow, number, condition, page, after: head)] }
        return [try results(of: number, flow, where: condition, page, after: head)]
    }

    static func list(_ call: Call, _ flow: FlowAccess, _ answers: [Rows]) throws -> Response {
        let (rows, page, isFixed) = (answers[0], try Page(of: call), wantsFixed(call))
        // The first row only tells that the revision is there, and its profile.
        guard let first = rows.first, try first.get(2, as: Int?.self) != nil else { throw Problem.notFound }
        let texts = FindingTexts(in: try call.language(), profile: try first.get(1))
        let found = try rows.dropFirst().map { row in
            (key: "\(try row.get(0, as: Int.self))", bytes: texts.translated(try row.get(1)))
        }
        return page.response(isFixed ? found.map { ($0.key, markedFixed($0.bytes)) } : found, for: call)
            .inReadersLanguage
    }

    static func select(_ call: Call, of flow: SQL) throws -> [SQL] {
        let (number, fingerprint) = (try call.number("revision"), call.parameter("fingerprint"))
        let profile = FindingTexts.profile(for: try call.language())
        return [
            """
            SELECT s.body, \(profile) FROM revisions r JOIN reports o ON o.id = r.report_id
              JOIN results s ON s.report_id = o.id
             WHERE r.flow_id = \(flow) AND r.number = \(number) AND s.fingerprint = \(fingerprint)
               AND s.outcome <> 'open' LIMIT 1
            """
        ]
    }

    static func get(_ call: Call, _ flow: FlowAccess, _ answers: [Rows]) throws -> Response {
        guard let row = answers[0].first else { throw Problem.notFound }
        let texts = FindingTexts(in: try call.language(), profile: try row.get(1))
        return Response.json(texts.translated(try row.get(0))).inReadersLanguage
    }

    /// Errors first, then warnings, advice, what must be looked at, and what someone answers for; within each as the
    /// report has them.
    private static let rank: StaticString =
        """
        (CASE WHEN s.waived THEN 4 WHEN s.outcome = 'review' THEN 3 WHEN s.severity = 'error' THEN 0 WHEN s.severity = 'warning' THEN 1 ELSE 2 END)
        * 10000000 + s.position
        """

    /// What the revision before had and this one has no more.
    private static func fixed(
        _ flow: SQL, _ number: Int, _ condition: SQL, _ page: Page, after head: SQL
    ) throws -> SQL {
        let isGone: SQL = """
            \(condition)
            AND NOT EXISTS (SELECT FROM revisions q JOIN results z ON z.report_id = q.report_id
                             WHERE q.flow_id = \(flow) AND q.number = \(number)
                               AND (z.fingerprint = s.fingerprint OR z.previous = s.fingerprint) AND z.outcome <> 'open')
            """
        return try results(of: number - 1, flow, where: isGone, page, after: head)
    }

    /// A page of a revision's results, after the row `head` that tells that the revision which they are shown for is there.
    private static func results(
        of number: Int, _ flow: SQL, where condition: SQL, _ page: Page, after head: SQL
    ) throws -> SQL {
        let after = try page.afterNumber() ?? -1
        return """
            \(head)
            UNION ALL
            SELECT rank, body, NULL::integer FROM (
                SELECT (\(unescaped: rank))::bigint AS rank, s.body
                  FROM revisions r JOIN results s ON s.report_id = r.report_id
                 WHERE r.flow_id = \(flow) AND r.number = \(number) AND \(condition)) found
             WHERE rank > \(after)::bigint ORDER BY 3 NULLS LAST, 1 LIMIT \(page.fetched + 1)
            """
    }

    private static func markedFixed(_ bytes: [UInt8]) -> [UInt8] {
        guard case .object(var members)? = try? JSON(parsing: bytes) else { return bytes }
        if let index = members.firstIndex(where: { $0.name == "state" }) { members[index].value = "fixed" }
        return JSON.object(members).bytes()
    }
}
