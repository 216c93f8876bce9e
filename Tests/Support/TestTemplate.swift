import Cryptography
import Foundation
import Postgres

/// A database with the schema of `Migrations`, of which every test's own is a copy: that takes a tenth of the time that
/// the migrations take. It is kept for later runs.
enum TestTemplate {
    private static let making = Task { try await make() }

    /// Its name.
    static var name: String {
        get async throws { try await making.value }
    }

    private static func make() async throws -> String {
        let migrations = try TestDatabase.migrations().sorted { $0.number < $1.number }
        let digest = SHA256(of: Array(migrations.map(\.checksum).joined().utf8)).hexadecimal.prefix(16)
        let (name, fresh) = (
            "scrim_template_\(digest)", "scrim_template_\(digest)_\(UUID().uuidString.prefix(8).lowercased())"
        )
        let server = try TestServer.address()
        guard let maintenance = ConnectionSettings(server),
            let settings = ConnectionSettings(TestDatabase.replacingDatabase(in: server, with: fresh))
        else { throw PostgresError(.connectionFailure, server) }
        let database = Database(maintenance, on: TestServer.loop, connections: 1)
        defer { database.close() }
        // What tests store needs to survive nothing; the setting holds for the whole server, so only for our own.
        if ProcessInfo.processInfo.environment["SCRIM_TEST_DATABASE_URL"] == nil {
            for setting in ["fsync", "full_page_writes", "synchronous_commit"] {
                try await database.query("\(unsafeText: "ALTER SYSTEM SET \(setting) = off")")
            }
            try await database.query("SELECT pg_reload_conf()")
        }
        let known = try await database.query("SELECT FROM pg_database WHERE datname = \(name)")
        guard known.isEmpty else { return name }
        // Made under another name: another process may be at it, too, and one that ends halfway leaves no half template.
        try await database.query("\(unsafeText: "CREATE DATABASE \(fresh)")")
        try await Migrator(migrations, for: settings).run()
        let renamed = try? await database.query("\(unsafeText: "ALTER DATABASE \(fresh) RENAME TO \(name)")")
        if renamed == nil { try await database.query("\(unsafeText: "DROP DATABASE \(fresh)")") }
        return name
    }
}
