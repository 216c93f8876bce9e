internal import Postgres

/// A flow's facts in the database.
enum FactsStore {
    static func select(_ flow: Int) -> SQL {
        """
        SELECT f.facts_version, c.bytes, p.profile, p.profile_version FROM flows f JOIN projects p ON p.id = f.project_id
          LEFT JOIN blob_chunks c ON c.digest = f.facts_digest
         WHERE f.id = \(flow) ORDER BY c.position
        """
    }

    static func replace(_ bytes: [UInt8], digest: [UInt8], of flow: FlowAccess, in transaction: Transaction) {
        for statement in BlobStore.insert(bytes, digest: digest, mediaType: "application/json") {
            transaction.perform(statement)
        }
        transaction.perform(
            """
            UPDATE flows SET facts_digest = \(digest), facts_version = facts_version + 1, updated_at = now()
             WHERE id = \(flow.id)
            """)
    }
}
