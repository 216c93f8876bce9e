import EmbeddedPostgres
import EventLoop
import Foundation
import Postgres
import TestSupport
import Testing

@Suite struct EmbeddedPostgresTests {
    /// Short and open to the database's user, as the temporary folder of a test run as root must be.
    private func folder() -> String { "/tmp/scrim-embedded-\(UInt32.random(in: .min ... .max))" }

    @Test func `a database is made, answers, and is there again after a stop`() async throws {
        let folder = folder()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let first = try EmbeddedPostgres(folder: folder)
        let settings = try #require(ConnectionSettings(first.address))
        let database = Database(settings, on: TestServer.loop)
        try await database.query("CREATE TABLE plants (name text)")
        try await database.query("INSERT INTO plants VALUES ('fern')")
        let locale = try await database.query("SELECT datcollate FROM pg_database WHERE datname = 'scrim'")
        #expect(try locale[0].get(0) == "C.UTF-8")
        database.close()
        first.stop()
        #expect(!first.isRunning)

        let second = try EmbeddedPostgres(folder: folder)
        let again = Database(settings, on: TestServer.loop)
        #expect(try await again.query("SELECT name FROM plants")[0].get(0) == "fern")
        again.close()
        second.stop()
    }

    @Test func `the last of two users stops it, and one that ended badly is started again`() async throws {
        let folder = folder()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let server = try EmbeddedPostgres(folder: folder)
        let command = try EmbeddedPostgres(folder: folder)
        command.stop()
        #expect(server.isRunning)
        let file = try String(contentsOfFile: "\(folder)/postgres/postmaster.pid", encoding: .utf8)
        let process = try #require(Int32(file.split(separator: "\n")[0]))
        kill(process, SIGKILL)
        for _ in 0..<500 where server.isRunning { try await Task.sleep(for: .milliseconds(10)) }
        try server.restartIfNeeded()
        #expect(server.isRunning)
        withExtendedLifetime(command) {}
        server.stop()
    }

    @Test func `a cluster of a version that isn't installed is refused with what to do`() throws {
        let folder = folder()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try FileManager.default.createDirectory(atPath: "\(folder)/postgres", withIntermediateDirectories: true)
        try Data("9\n".utf8).write(to: URL(filePath: "\(folder)/postgres/PG_VERSION"))
        let error = #expect(throws: EmbeddedPostgresError.self) { try EmbeddedPostgres(folder: folder) }
        #expect(error?.description.contains("postgresql-9") == true)
    }
}
