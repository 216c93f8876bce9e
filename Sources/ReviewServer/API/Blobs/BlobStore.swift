internal import Cryptography
internal import Postgres

/// Bytes that are stored once each, by their digest, in chunks.
enum BlobStore {
    private static let chunk = 1 << 20

    /// Stores bytes unless they are there.
    static func insert(_ bytes: [UInt8], digest: [UInt8], mediaType: String) -> [SQL] {
        var statements: [SQL] = [
            """
            INSERT INTO blobs (digest, media_type, size) VALUES (\(digest), \(mediaType), \(bytes.count))
            ON CONFLICT (digest) DO NOTHING
            """
        ]
        for (position, start) in stride(from: 0, to: max(1, bytes.count), by: chunk).enumerated() {
            let part = Array(bytes[start..<min(start + chunk, bytes.count)])
            statements.append(
                """
                INSERT INTO blob_chunks (digest, position, bytes) VALUES (\(digest), \(position), \(part))
                ON CONFLICT (digest, position) DO NOTHING
                """)
        }
        return statements
    }

    /// The chunks of a blob, in order.
    static func select(_ digest: [UInt8]) -> SQL {
        "SELECT bytes FROM blob_chunks WHERE digest = \(digest) ORDER BY position"
    }

    /// The bytes out of the rows of ``select(_:)``.
    static func bytes(of rows: Rows) throws -> [UInt8] {
        if rows.count == 1 { return try rows[0].get(0) }
        var bytes: [UInt8] = []
        for row in rows { bytes += try row.get(0, as: [UInt8].self) }
        return bytes
    }

    /// The bytes of a blob.
    static func read(_ digest: [UInt8], from database: Database) async throws -> [UInt8] {
        try bytes(of: try await database.query(select(digest)))
    }
}
