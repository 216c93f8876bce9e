import Foundation
import Postgres
import TestSupport
import Testing

@Suite struct MigratorTests {
    private func migration(_ number: Int, _ text: String) throws -> Migration {
        try #require(Migration(fileName: "000\(number)_step.sql", text: text))
    }

    @Test func `what is missing is applied, once, by however many servers start`() async throws {
        let test = try await TestDatabase()
        let steps = [
            try migration(1, "CREATE TABLE plants (name text); INSERT INTO plants VALUES ('fern');"),
            try migration(2, "ALTER TABLE plants ADD COLUMN height int"),
        ]
        let applied = try await withThrowingTaskGroup(of: [Migration].self) { group in
            for _ in 0..<6 { group.addTask { try await Migrator(steps, for: test.settings).run() } }
            return try await group.reduce([], +)
        }
        #expect(applied == steps)
        #expect(try await test.database.query("SELECT count(*) FROM plants")[0].get(0) == 1)
        #expect(try await Migrator.pending(steps, in: test.database) == [])
        let third = try migration(3, "SELECT 1")
        #expect(try await Migrator.pending(steps + [third], in: test.database) == [3])
        try await test.drop()
    }

    @Test func `a migration that fails leaves what was before it, and nothing of itself`() async throws {
        let test = try await TestDatabase()
        let steps = [
            try migration(1, "CREATE TABLE plants (name text)"),
            try migration(2, "CREATE TABLE pots (id int); CREATE TABLE plants (name text)"),
        ]
        await #expect(throws: PostgresError.self) { try await Migrator(steps, for: test.settings).run() }
        let rows = try await test.database.query("SELECT to_regclass('plants') IS NULL, to_regclass('pots') IS NULL")
        #expect(try rows[0].get(0) == false)
        #expect(try rows[0].get(1) == true)
        try await test.drop()
    }

    @Test func `history can't be changed, nor shortened, nor have gaps`() async throws {
        let test = try await TestDatabase()
        let first = try migration(1, "CREATE TABLE plants (name text)")
        try await Migrator([first], for: test.settings).run()
        let other = try migration(1, "CREATE TABLE plants (name varchar)")
        await #expect { try await Migrator([other], for: test.settings).run() } throws: {
            ($0 as? PostgresError)?.code == .migration
        }
        await #expect(throws: PostgresError.self) { try await Migrator([], for: test.settings).run() }
        #expect(throws: PostgresError.self) { try Migrator([first, try self.migration(3, "")], for: test.settings) }
        #expect(Migration(fileName: "notes.txt", text: "") == nil)
        try await test.drop()
    }
}
