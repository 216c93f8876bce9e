internal import FlowDocument
internal import Postgres
internal import RulesEngine

/// Checks newest revisions again whose report no longer says what the rules would: the project has another profile since,
/// the engine is another one, or a waiver has run out. What is archived waits until it is taken out again.
struct Recheck: Sendable {
    /// What a report is made of.
    private struct Base: Sendable {
        let project: Int
        let slug: String
        let footing: Footing
        let digest: [UInt8]
        let factsDigest: [UInt8]?
        let profile: String
    }

    let services: Services

    /// Goes through the flows of a project, or of all. A flow that can't be checked keeps its report, and says so in the
    /// log.
    /// - Parameter actor: The id of who made this necessary; nil where nobody did.
    func run(project: Int? = nil, by actor: Int? = nil) async {
        var last = 0
        while !Task.isCancelled {
            do {
                let rows = try await services.database.query(Self.stale(project: project, after: last))
                guard !rows.isEmpty else { return }
                for row in rows {
                    last = try row.get(0)
                    try await check(flow: last, by: actor)
                }
            } catch {
                guard !Task.isCancelled else { return }
                services.log.entry(
                    .warning, "a revision could not be checked again", [("flow", "\(last)"), ("error", "\(error)")])
                // Without a database there is no next one.
                if error is PostgresError { return }
            }
        }
    }

    private func check(flow: Int, by actor: Int?) async throws {
        for _ in 0..<20 {
            guard let base = try await base(of: flow) else { return }
            let evaluation = try await evaluation(of: base)
            if try await store(evaluation, flow: flow, on: base, by: actor) { return }
        }
    }

    private func base(of flow: Int) async throws -> Base? {
        let rows = try await services.database.query(
            """
            SELECT f.project_id, f.slug, f.facts_version, p.profile_version, r.number, r.document_digest,
                   f.facts_digest, p.profile
              \(Self.newest) WHERE f.id = \(flow) AND \(Self.isStale)
            """)
        return try rows.first.map { row in
            Base(
                project: try row.get(0), slug: try row.get(1),
                footing: Footing(
                    factsVersion: try row.get(2), profileVersion: try row.get(3), newest: try row.get(4)),
                digest: try row.get(5), factsDigest: try row.get(6), profile: try row.get(7))
        }
    }

    private func evaluation(of base: Base) async throws -> Evaluation {
        let bytes = try await BlobStore.read(base.digest, from: services.database)
        var facts: [UInt8]?
        if let digest = base.factsDigest { facts = try await BlobStore.read(digest, from: services.database) }
        let document = try await withTaskExecutorPreference(globalConcurrentExecutor) {
            try Document(parsing: bytes)
        }
        return try await services.cores.evaluate(
            Evaluation.Input(
                document: document, digest: base.digest, facts: facts, profile: base.profile, isLenient: true))
    }

    /// Stores a report unless the flow has changed meanwhile.
    private func store(_ evaluation: Evaluation, flow: Int, on base: Base, by actor: Int?) async throws -> Bool {
        try await services.database.transaction { transaction in
            let (footing, revision) = try Footing.locked(of: flow, in: transaction)
            guard footing == base.footing, let revision, let number = footing.newest else { return false }
            try ReportStore.insert(evaluation, revision: revision, number: number, flow: flow, in: transaction)
            var event = Event(.reportChanged, inProject: base.project, by: actor)
            (event.flow, event.revision) = (base.slug, number)
            transaction.publish(event)
            return true
        }
    }

    // MARK: - Statements

    /// Flows `f` with their projects `p`, newest revisions `r` and those's reports `o`.
    private static let newest: SQL = """
        FROM flows f JOIN projects p ON p.id = f.project_id
        JOIN LATERAL (SELECT number, document_digest, report_id FROM revisions
                       WHERE flow_id = f.id ORDER BY number DESC LIMIT 1) r ON true
        JOIN reports o ON o.id = r.report_id
        """

    private static var isStale: SQL {
        """
        f.archived_at IS NULL AND p.archived_at IS NULL
        AND (o.profile <> p.profile OR o.engine <> \(Linter.version)
             OR o.holds_until COLLATE "C" < \(Timestamp.now.day))
        """
    }

    private static func stale(project: Int?, after flow: Int) -> SQL {
        """
        SELECT f.id \(newest)
         WHERE f.id > \(flow) AND (\(project)::bigint IS NULL OR p.id = \(project)::bigint) AND \(isStale)
         ORDER BY f.id LIMIT 100
        """
    }
}
