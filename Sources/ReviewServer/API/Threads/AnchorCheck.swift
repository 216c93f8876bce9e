internal import JSON
internal import Postgres
internal import RulesEngine

/// Makes sure that an anchor names what is there.
struct AnchorCheck: Sendable {
    /// The anchor, at the finding's node where it names a finding alone.
    let anchor: Anchor
    let trace: AnchorTrace?
    /// For the thread's place.
    let places: PlaceFinder

    /// Checks an anchor against a revision of the flow.
    /// - Throws: Every mistake at once, as a problem.
    init(_ given: Anchor, revision: Int, in flow: FlowAccess, _ services: Services) async throws {
        let answers = try await services.database.batch([
            "SELECT document_digest FROM revisions WHERE flow_id = \(flow.id) AND number = \(revision)",
            """
            SELECT s.subject FROM revisions r JOIN results s ON s.report_id = r.report_id
             WHERE r.flow_id = \(flow.id) AND r.number = \(revision) AND s.fingerprint = \(given.finding) LIMIT 1
            """,
            PlaceFinder.newest(of: flow.id),
        ])
        var issues: [Problem.Issue] = []
        if GuidelineCatalogue.guideline(GuidelineID(rawValue: given.guideline)) == nil {
            issues.append(Self.unknown("/anchor/guideline", "There is no guideline “\(given.guideline)”."))
        }
        guard let row = answers[0].first else {
            issues.append(Self.unknown("/revision", "The flow has no revision \(revision)."))
            throw Problem.invalid(issues)
        }
        if let finding = given.finding, answers[1].isEmpty {
            issues.append(Self.unknown("/anchor/finding", "Revision \(revision) has no finding “\(finding)”."))
        }
        var anchor = given
        var trace: AnchorTrace?
        if given.node != nil || given.finding != nil {
            let index = try await services.documents.index(of: try row.get(0))
            if given.node == nil, let subject: String = try answers[1].first?.get(0) {
                anchor.node = Anchor.NodeKind.allCases.lazy.map { Anchor.Node(kind: $0, id: subject) }
                    .first { index.node($0.id, $0.kind) != nil }
            }
            trace = index.trace(of: anchor)
            if trace == nil { issues += Self.missing(in: index, anchor, revision) }
        }
        if !issues.isEmpty { throw Problem.invalid(issues) }
        (self.anchor, self.trace) = (anchor, trace)
        places = try await PlaceFinder(for: [revision], newest: answers[2].first, services.documents)
    }

    private static func missing(in index: DocumentIndex, _ anchor: Anchor, _ revision: Int) -> [Problem.Issue] {
        guard let node = anchor.node else { return [] }
        guard index.node(node.id, node.kind) != nil else {
            let kind = node.kind.rawValue
            return [unknown("/anchor/\(kind)", "Revision \(revision) has no \(kind) “\(node.id)”.")]
        }
        guard let part = anchor.part else { return [] }
        let kind = part.kind.rawValue
        return [unknown("/anchor/\(kind)", "“\(node.id)” has no \(kind) “\(part.id)” in revision \(revision).")]
    }

    private static func unknown(_ pointer: String, _ detail: String) -> Problem.Issue {
        Problem.Issue(pointer: pointer, code: "unknown", detail: detail)
    }
}
