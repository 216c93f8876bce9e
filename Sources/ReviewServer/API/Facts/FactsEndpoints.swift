internal import FlowDocument
internal import HTTPServer
internal import JSON
internal import Postgres

/// What people say about a flow that its files can't show. A change is checked on the newest revision at once.
enum FactsEndpoints {
    static let schema = Schema.object("Facts", [("scrimFacts", .integer), ("facts", .map(of: .map(of: .any)))])

    /// A flow's facts and what they are laid over.
    private struct Current: Sendable {
        let version: Int
        let value: JSON
        let profile: String
        let profileVersion: Int

        var tag: VersionTag { VersionTag(version: version, of: value) }

        init(_ rows: Rows) throws {
            guard let first = rows.first else { throw Problem.notFound }
            version = try first.get(0)
            profile = try first.get(2)
            profileVersion = try first.get(3)
            let isThere = try first.get(1, as: [UInt8]?.self) != nil
            var bytes: [UInt8] = []
            if isThere { for row in rows { bytes += try row.get(1, as: [UInt8].self) } }
            value = isThere ? try JSON(parsing: bytes, limits: FactsText.limits) : FactsText.empty
        }
    }

    static func get(_ call: Call, _ flow: FlowAccess) async throws -> Response {
        let current = try Current(await call.services.database.query(FactsStore.select(flow.id)))
        return .json(current.value, etag: current.tag.text)
    }

    static func replace(_ call: Call, _ flow: FlowAccess) async throws -> Response {
        let sent = try facts(of: call)
        return try await change(call, flow) { _ in sent }
    }

    static func merge(_ call: Call, _ flow: FlowAccess) async throws -> Response {
        let patch = try facts(of: call)
        return try await change(call, flow) { FactsText.merged(patch, over: $0) }
    }

    private static func facts(of call: Call) throws -> JSON {
        try call.requireMediaType(["application/json", "application/merge-patch+json"])
        do throws(JSONError) {
            return try JSON(parsing: call.request.body, limits: FactsText.limits)
        } catch {
            throw Problem(.syntax(error), in: call.request.body, file: "scrim.facts.json")
        }
    }

    private static func change(
        _ call: Call, _ flow: FlowAccess, _ change: @Sendable (JSON) -> JSON
    ) async throws -> Response {
        let current = try Current(await call.services.database.query(FactsStore.select(flow.id)))
        try current.tag.require(by: call.request.headers)
        let value = change(current.value)
        let bytes = value.bytes()
        try FactsText.check(bytes, file: "scrim.facts.json")
        let newest = try await newestRevision(call, flow)
        var evaluation: Evaluation?
        if let newest {
            let document = try await withTaskExecutorPreference(globalConcurrentExecutor) {
                try Document(parsing: newest.document)
            }
            evaluation = try await call.services.cores.evaluate(
                Evaluation.Input(
                    document: document, digest: newest.digest, facts: bytes, profile: current.profile,
                    isLenient: false))
        }
        let footing = Footing(
            factsVersion: current.version, profileVersion: current.profileVersion, newest: newest?.number)
        return try await store(value, bytes, evaluation, call, flow, on: footing)
    }

    private static func newestRevision(
        _ call: Call, _ flow: FlowAccess
    ) async throws -> (number: Int, digest: [UInt8], document: [UInt8])? {
        let rows = try await call.services.database.query(
            "SELECT number, document_digest FROM revisions WHERE flow_id = \(flow.id) ORDER BY number DESC LIMIT 1")
        guard let row = rows.first else { return nil }
        let digest: [UInt8] = try row.get(1)
        return (try row.get(0), digest, try await BlobStore.read(digest, from: call.services.database))
    }

    private static func store(
        _ value: JSON, _ bytes: [UInt8], _ evaluation: Evaluation?, _ call: Call, _ flow: FlowAccess, on base: Footing
    ) async throws -> Response {
        let digest = evaluation?.factsDigest ?? FactsText.digest(of: bytes)
        return try await call.services.database.transaction { transaction in
            let (now, revision) = try Footing.locked(of: flow.id, in: transaction)
            guard now.factsVersion == base.factsVersion, now.newest == base.newest else {
                throw Problem.preconditionFailed(current: VersionTag(version: now.factsVersion, of: .null).text)
            }
            guard now == base else {
                throw Problem.conflict("busy", "The project's rule profile has just changed; try again.")
            }
            FactsStore.replace(bytes, digest: digest, of: flow, in: transaction)
            var event = Event(.factsChanged, in: flow)
            event.revision = now.newest
            if let evaluation, let number = now.newest, let revision {
                try ReportStore.insert(evaluation, revision: revision, number: number, flow: flow.id, in: transaction)
                var reported = Event(.reportChanged, in: flow)
                reported.revision = number
                transaction.publish(event, reported)
            } else {
                transaction.publish(event)
            }
            return .json(value, etag: VersionTag(version: base.factsVersion + 1, of: value).text)
        }
    }
}
