internal import FlowDocument
internal import HTTPServer
internal import JSON
internal import Postgres

/// Makes a submission a flow's next revision.
///
/// The rules run before the transaction, on what the flow was then; the transaction looks whether it still is, so that
/// no lock is held while rules run. A flow that changed meanwhile is tried again.
struct RevisionMaker: Sendable {
    /// What a new revision builds on.
    private struct Base: Sendable {
        let footing: Footing
        let facts: [UInt8]?
        let profile: String
        let newest: (number: Int, contentHash: String, documentDigest: [UInt8])?
    }

    /// Somebody was faster.
    private struct Outdated: Error {}

    /// Runs a transaction that ends with a response; the request's own, which may have been answered before.
    typealias Write = @Sendable (@escaping @Sendable (Transaction) throws -> Response) async throws -> Response

    let database: Database
    let cores: Cores
    let flow: FlowAccess
    let submission: Submission
    /// The path before every address of ours.
    let basePath: String
    let write: Write

    init(call: Call, flow: FlowAccess, submission: Submission) {
        self.init(
            database: call.services.database, cores: call.services.cores, flow: flow, submission: submission,
            basePath: call.location("")
        ) {
            try await call.write(as: flow.viewer, $0)
        }
    }

    init(
        database: Database, cores: Cores, flow: FlowAccess, submission: Submission, basePath: String,
        write: @escaping Write
    ) {
        (self.database, self.cores, self.flow, self.submission) = (database, cores, flow, submission)
        (self.basePath, self.write) = (basePath, write)
    }

    /// Makes the revision; its response. How long the steps took is added to `times`.
    func make(_ times: inout StepTimes) async throws -> Response {
        for _ in 0..<20 {
            let base = try await base()
            if let newest = base.newest, newest.contentHash == submission.contentHash, submission.facts == nil {
                return try await same(newest.number)
            }
            let facts = try mergedFacts(base.facts)
            let document = submission.document
            let before = try await documentBefore(base)
            times.end("before")
            let evaluation = try await cores.evaluate(
                Evaluation.Input(
                    document: document, digest: submission.digest, facts: facts, profile: base.profile,
                    isLenient: submission.facts == nil))
            let notes = submission.notes + evaluation.notes
            let details = await withTaskExecutorPreference(globalConcurrentExecutor) {
                Revision.details(of: document, before: before, notes: notes)
            }
            times.end("rules")
            do {
                defer { times.end("store") }
                return try await store(evaluation, details: details, facts: facts, on: base)
            } catch is Outdated {
                continue
            }
        }
        throw Problem.conflict("busy", "The flow changes too often at the moment; try again.")
    }

    private func base() async throws -> Base {
        let answers = try await database.batch([
            """
            SELECT f.facts_version, f.facts_digest, p.profile, p.profile_version FROM flows f JOIN projects p ON p.id = f.project_id
             WHERE f.id = \(flow.id)
            """,
            """
            SELECT number, content_hash, document_digest FROM revisions WHERE flow_id = \(flow.id)
             ORDER BY number DESC LIMIT 1
            """,
        ])
        guard let row = answers[0].first else { throw Problem.notFound }
        var facts: [UInt8]?
        if let digest: [UInt8] = try row.get(1, as: [UInt8]?.self) {
            facts = try await BlobStore.read(digest, from: database)
        }
        let newest = try answers[1].first.map { row in
            (
                number: try row.get(0, as: Int.self), contentHash: try row.get(1, as: String.self),
                documentDigest: try row.get(2, as: [UInt8].self)
            )
        }
        let footing = Footing(
            factsVersion: try row.get(0), profileVersion: try row.get(3), newest: newest?.number)
        return Base(footing: footing, facts: facts, profile: try row.get(2), newest: newest)
    }

    private func mergedFacts(_ stored: [UInt8]?) throws -> [UInt8]? {
        guard let sent = submission.facts else { return stored }
        let target = try stored.map { try JSON(parsing: $0, limits: FactsText.limits) } ?? FactsText.empty
        return FactsText.merged(try JSON(parsing: sent, limits: FactsText.limits), over: target).bytes()
    }

    private func documentBefore(_ base: Base) async throws -> Document? {
        guard let newest = base.newest else { return nil }
        let bytes = try await BlobStore.read(newest.documentDigest, from: database)
        return await withTaskExecutorPreference(globalConcurrentExecutor) { try? Document(parsing: bytes) }
    }

    /// The newest revision again: equal content makes none.
    private func same(_ number: Int) async throws -> Response {
        let flow = flow
        return try await write { transaction in
            let rows = try transaction.query(
                RevisionStore.select(where: "r.flow_id = \(flow.id) AND r.number = \(number)"))
            guard let row = rows.first else { throw Problem.notFound }
            return .json(try RevisionStore.read(row).json)
        }
    }

    private func store(
        _ evaluation: Evaluation, details: JSON, facts: [UInt8]?, on base: Base
    ) async throws -> Response {
        let (flow, submission, basePath) = (flow, submission, basePath)
        return try await write { transaction in
            guard try Footing.locked(of: flow.id, in: transaction).footing == base.footing else { throw Outdated() }
            let number = (base.newest?.number ?? 0) + 1
            for statement in BlobStore.insert(
                submission.bytes, digest: submission.digest, mediaType: Submission.flowType)
            { transaction.perform(statement) }
            if submission.facts != nil, let facts, let digest = evaluation.factsDigest {
                FactsStore.replace(facts, digest: digest, of: flow, in: transaction)
            }
            let made = try transaction.query(
                RevisionStore.insert(submission, number: number, details: details, flow: flow))
            let id: Int = try made[0].get(0)
            AssetStore.attach(
                submission.assets, mentionedIn: submission.document, to: id, flow: flow.id, in: transaction)
            try ReportStore.insert(evaluation, revision: id, number: number, flow: flow.id, in: transaction)
            transaction.perform("UPDATE flows SET updated_at = now() WHERE id = \(flow.id)")
            let revision = try RevisionStore.read(
                try transaction.query(RevisionStore.select(where: "r.id = \(id)"))[0])
            var event = Event(.revisionCreated, in: flow)
            event.revision = number
            transaction.publish(event)
            let path = "/api/v1/projects/\(flow.project.slug)/flows/\(flow.slug)/revisions/\(number)"
            return .created(revision.json, at: basePath + path)
        }
    }
}
