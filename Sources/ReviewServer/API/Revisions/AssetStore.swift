internal import FlowDocument
internal import Postgres

/// The pictures of revisions: stored once each, seen by whoever sees a revision that has them.
enum AssetStore {
    static func attach(
        _ assets: [Submission.Asset], mentionedIn document: Document, to revision: Int, flow: Int,
        in transaction: Transaction
    ) {
        for asset in assets {
            for statement in BlobStore.insert(asset.bytes, digest: asset.digest, mediaType: "image/png") {
                transaction.perform(statement)
            }
            transaction.perform(
                """
                INSERT INTO revision_assets (revision_id, digest, file_name)
                VALUES (\(revision), \(asset.digest), \(asset.fileName)) ON CONFLICT DO NOTHING
                """)
        }
        let mentioned = digests(in: document)
        guard !mentioned.isEmpty else { return }
        // What an earlier revision of the flow brought along need not be sent again.
        transaction.perform(
            """
            INSERT INTO revision_assets (revision_id, digest, file_name)
            SELECT DISTINCT ON (a.digest) \(revision)::bigint, a.digest, a.file_name
              FROM revision_assets a JOIN revisions r ON r.id = a.revision_id
             WHERE r.flow_id = \(flow) AND encode(a.digest, 'hex') = ANY (\(mentioned)::text[])
            ON CONFLICT DO NOTHING
            """)
    }

    /// A picture of a revision that the flow has.
    static func select(_ digest: String, revision: Int, flow: Int) -> SQL {
        """
        SELECT c.bytes FROM revision_assets a JOIN revisions r ON r.id = a.revision_id
          JOIN blob_chunks c ON c.digest = a.digest
         WHERE r.flow_id = \(flow) AND r.number = \(revision) AND encode(a.digest, 'hex') = \(digest)
         ORDER BY c.position
        """
    }

    private static func digests(in document: Document) -> [String] {
        let mockups = document.screens.flatMap { $0.mockups.elements } + document.modals.flatMap { $0.mockups.elements }
        let digests = mockups.map(\.asset).filter { $0.hasPrefix("sha256:") }
        return Set(digests.map { String($0.dropFirst(7)) }).sorted()
    }
}
