internal import FlowDocument
internal import HTTPServer
internal import JSON
internal import Postgres
internal import RulesEngine

/// A project's rule profile: which rules run and how much they matter, rules of the team's own, waivers, and how words are
/// spelled. It is kept as the text that its author wrote.
enum ProfileEndpoints {
    static func get(_ call: Call, _ access: ProjectAccess) async throws -> Response {
        let rows = try await call.services.database.query(
            "SELECT profile_version, profile FROM projects WHERE id = \(access.id)")
        return try stored(rows).response
    }

    /// Replaces the profile, then checks the newest revisions of the project's flows under it.
    static func replace(_ call: Call, _ access: ProjectAccess) async throws -> Response {
        try call.requireMediaType(["application/json"])
        let text = String(decoding: call.request.body, as: UTF8.self)
        _ = try Profile(of: text)
        let headers = call.request.headers
        let profile = try await call.services.database.transaction { transaction in
            let rows = try transaction.query(
                "SELECT profile_version, profile FROM projects WHERE id = \(access.id) FOR NO KEY UPDATE")
            var profile = try stored(rows)
            try profile.tag.require(by: headers)
            guard profile.text != text else { return profile }
            (profile.text, profile.version) = (text, profile.version + 1)
            transaction.perform(
                """
                UPDATE projects SET profile = \(text), profile_version = \(profile.version), updated_at = now()
                 WHERE id = \(access.id)
                """)
            transaction.publish(Event(.projectChanged, in: access))
            return profile
        }
        await Recheck(services: call.services).run(project: access.id, by: access.viewer.id)
        return profile.response
    }

    private static func stored(_ rows: Rows) throws -> Stored {
        guard let row = rows.first else { throw Problem.notFound }
        return Stored(version: try row.get(0), text: try row.get(1))
    }

    private struct Stored: Sendable {
        var version: Int
        var text: String

        var tag: VersionTag { VersionTag(version: version, of: .string(text)) }
        var response: Response { .json(Array(text.utf8), etag: tag.text) }
    }
}

extension Profile {
    /// Reads a profile; throws all its mistakes.
    init(of text: String) throws {
        let bytes = Array(text.utf8)
        do throws(DocumentError) {
            self = try Profile(parsing: bytes)
        } catch {
            throw Problem(error, in: bytes, file: "profile.json")
        }
    }
}
