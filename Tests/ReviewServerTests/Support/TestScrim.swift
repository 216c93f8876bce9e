import Cryptography
import EventLoop
import Foundation
import JSON
import Postgres
import ReviewServer
import TestSupport

/// A whole server of a test's own: its database, its port, its people.
final class TestScrim: Sendable {
    let database: TestDatabase
    let server: ReviewServer
    let base: String

    /// Starts a server on a fresh database.
    static func start(environment: [String: String] = [:]) async throws -> TestScrim {
        await Turnstile.servers.enter()
        do {
            return try await startNow(environment)
        } catch {
            await Turnstile.servers.leave()
            throw error
        }
    }

    private static func startNow(_ environment: [String: String]) async throws -> TestScrim {
        let database = try await TestDatabase(migrated: true)
        var settings = try Settings(environment: environment)
        settings.port = 0
        let resources = try Resources(folder: Repository.root.path)
        let server = try ReviewServer(
            settings: settings, database: database.settings, resources: resources, loop: TestServer.loop,
            log: Log { _ in })
        return TestScrim(database: database, server: server)
    }

    private init(database: TestDatabase, server: ReviewServer) {
        self.database = database
        self.server = server
        base = "http://127.0.0.1:\(server.port)"
    }

    /// Stops the server and drops its database.
    func stop() async throws {
        await server.stop(grace: .seconds(2))
        do {
            try await database.drop()
        } catch {
            await Turnstile.servers.leave()
            throw error
        }
        await Turnstile.servers.leave()
    }

    /// Runs `body` with a server and stops it after.
    static func run(
        environment: [String: String] = [:], _ body: (TestScrim) async throws -> Void
    ) async throws {
        let scrim = try await start(environment: environment)
        do {
            try await body(scrim)
        } catch {
            try await scrim.stop()
            throw error
        }
        try await scrim.stop()
    }

    /// A person with an account, calling by a token with these scopes.
    func person(
        _ name: String, administrator: Bool = false,
        scopes: [String] = ["read", "revisions:write", "reviews:write", "admin"]
    ) async throws -> Client {
        let token = try RandomToken(prefix: "scrim_")
        try await database.database.query(
            """
            WITH made AS (
                INSERT INTO users (name, email, administrator) VALUES (\(name), \("\(name)@example.com"), \(administrator))
                ON CONFLICT (lower(name)) DO UPDATE SET administrator = excluded.administrator RETURNING id)
            INSERT INTO tokens (user_id, name, digest, hint, scopes)
            SELECT id, 'test', \(token.digest.bytes), \(token.hint), \(scopes) FROM made
            """)
        return Client(base: base, authorization: "Bearer \(token.text)")
    }

    /// Makes somebody a member of a project.
    func join(_ name: String, _ project: String, as role: String) async throws {
        try await database.database.query(
            """
            INSERT INTO memberships (project_id, user_id, role)
            SELECT p.id, u.id, \(role) FROM projects p, users u WHERE p.slug = \(project) AND u.name = \(name)
            ON CONFLICT (project_id, user_id) DO UPDATE SET role = excluded.role
            """)
    }

    /// Nobody in particular.
    var stranger: Client { Client(base: base, authorization: nil) }
}
