internal import HTTPServer
internal import Postgres

/// The pictures of a revision.
enum AssetEndpoints {
    static func get(_ call: Call, _ flow: FlowAccess) async throws -> Response {
        let (number, digest) = (try call.number("revision"), call.parameter("digest"))
        let rows = try await call.services.database.query(
            AssetStore.select(digest, revision: number, flow: flow.id))
        guard rows.first != nil else { throw Problem.notFound }
        return Response(
            status: 200,
            headers: [
                "Content-Type": "image/png", "ETag": "\"\(digest)\"",
                "Content-Security-Policy": "default-src 'none'; sandbox",
                "Cache-Control": "private, max-age=31536000, immutable",
            ], body: .bytes(try BlobStore.bytes(of: rows)))
    }
}
