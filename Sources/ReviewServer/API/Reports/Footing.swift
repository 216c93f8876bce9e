internal import Postgres

/// What a flow's report rests on, as numbers that change with it. It is read before the rules run, and once more, locked,
/// before the report is stored: none is stored that was out of date already.
struct Footing: Hashable, Sendable {
    let factsVersion: Int
    let profileVersion: Int
    /// The number of the newest revision; nil where there is none.
    let newest: Int?

    /// A flow's footing, which stays until the end of the transaction, and the id of its newest revision. The project
    /// is locked before the flow, here as everywhere.
    static func locked(
        of flow: Int, in transaction: Transaction
    ) throws -> (footing: Footing, revision: Int?) {
        let answers = try transaction.queries([
            """
            SELECT p.profile_version FROM projects p
             WHERE p.id = (SELECT project_id FROM flows WHERE id = \(flow)) FOR SHARE
            """,
            "SELECT facts_version FROM flows WHERE id = \(flow) FOR UPDATE",
            "SELECT id, number FROM revisions WHERE flow_id = \(flow) ORDER BY number DESC LIMIT 1",
        ])
        guard let project = answers[0].first, let flow = answers[1].first else { throw Problem.notFound }
        let footing = Footing(
            factsVersion: try flow.get(0), profileVersion: try project.get(0), newest: try answers[2].first?.get(1))
        return (footing, try answers[2].first?.get(0))
    }
}
