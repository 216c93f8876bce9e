internal import Cryptography
internal import EmbeddedPostgres
public import EventLoop
internal import Foundation
public import Postgres

/// The PostgreSQL server that the tests use: the one of `SCRIM_TEST_DATABASE_URL`, else an embedded one of their own.
public enum TestServer {
    /// One event loop for every database of the tests.
    public static let loop: EventLoop = {
        do {
            let loop = try EventLoop()
            try loop.start()
            return loop
        } catch {
            preconditionFailure("no event loop: \(error)")
        }
    }()

    private static let embedded: Result<EmbeddedPostgres, EmbeddedPostgresError> = {
        // Not below a home folder, which root's database user could not reach; kept, so that the next run starts fast.
        // One for each checkout: two test runs at once would take each other's connections.
        let checkout = SHA256(of: Array(Repository.root.path.utf8)).hexadecimal.prefix(8)
        let folder = "/tmp/scrim-tests-\(getuid())-\(checkout)"
        return Result { () throws(EmbeddedPostgresError) in try EmbeddedPostgres(folder: folder) }
    }()

    /// libpq's words for the server; connecting there gives some database in which others can be made.
    static func address() throws -> String {
        if let address = ProcessInfo.processInfo.environment["SCRIM_TEST_DATABASE_URL"] { return address }
        return try embedded.get().address
    }
}

/// A database of one suite's own, with the schema of `Migrations` unless it asks for an empty one.
public final class TestDatabase: Sendable {
    /// Where it is.
    public let settings: ConnectionSettings
    /// A pool of connections to it.
    public let database: Database
    /// libpq's words for this database.
    public let address: String
    private let name: String

    /// Makes the database.
    public init(migrated: Bool = false, connections: Int = 8) async throws {
        let server = try TestServer.address()
        name = "scrim_test_\(UUID().uuidString.lowercased().filter { $0 != "-" })"
        guard let maintenance = ConnectionSettings(server) else { throw PostgresError(.connectionFailure, server) }
        let template = migrated ? try await TestTemplate.name : "template1"
        let first = Database(maintenance, on: TestServer.loop, connections: 1)
        try await first.query("\(unsafeText: "CREATE DATABASE \(name) TEMPLATE \(template)")")
        first.close()
        address = Self.replacingDatabase(in: server, with: name)
        guard let settings = ConnectionSettings(address) else { throw PostgresError(.connectionFailure, address) }
        self.settings = settings
        database = Database(settings, on: TestServer.loop, connections: connections)
    }

    /// Drops the database, whoever is still connected.
    public func drop() async throws {
        database.close()
        guard let maintenance = ConnectionSettings(try TestServer.address()) else { return }
        let last = Database(maintenance, on: TestServer.loop, connections: 1)
        try await last.query("\(unsafeText: "DROP DATABASE IF EXISTS \(name) WITH (FORCE)")")
        last.close()
    }

    /// The repository's migrations.
    public static func migrations() throws -> [Migration] {
        let folder = Repository.file("Migrations")
        return try FileManager.default.contentsOfDirectory(atPath: folder.path).compactMap { name in
            Migration(fileName: name, text: try String(contentsOf: folder.appending(path: name), encoding: .utf8))
        }
    }

    static func replacingDatabase(in address: String, with name: String) -> String {
        guard address.contains("://"), var parts = URLComponents(string: address) else {
            let words = address.split(separator: " ").filter { !$0.hasPrefix("dbname=") }
            return (words + ["dbname=\(name)"]).joined(separator: " ")
        }
        parts.path = "/\(name)"
        return parts.string ?? address
    }
}

extension SQL.Interpolation {
    /// For names of databases, which can't be bound; tests make them up themselves.
    mutating func appendInterpolation(unsafeText text: String) { appendLiteral(text) }
}
