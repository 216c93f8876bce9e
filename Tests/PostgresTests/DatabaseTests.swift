import EventLoop
import Foundation
import Postgres
import TestSupport
import Testing

@Suite struct DatabaseTests {
    @Test func `values of every type come back as they went`() async throws {
        let test = try await TestDatabase()
        let bytes = (0...255).map { UInt8($0) }
        let now = Timestamp.now
        let rows = try await test.database.query(
            """
            SELECT \(-42)::bigint, \("ein ' \" \\ 文")::text, \(bytes)::bytea, \(true)::boolean, \(1.5)::float8,
                   \(now)::timestamptz, \(["a\"b", "c\\", "", "d,e"])::text[], \([1, -2])::bigint[],
                   \(SQLValue.null)::text, \("{\"a\": 1}")::jsonb, 7::smallint
            """)
        let row = rows[0]
        #expect(try row.get(0) == -42)
        #expect(try row.get(1) == "ein ' \" \\ 文")
        #expect(try row.get(2) == bytes)
        #expect(try row.get(3) == true)
        #expect(try row.get(4) == 1.5)
        #expect(try row.get(5) == now)
        #expect(try row.get(6) == ["a\"b", "c\\", "", "d,e"])
        #expect(try row.get(7) == [1, -2])
        #expect(try row.get(8) == String?.none)
        #expect(try row.get(9) == "{\"a\": 1}")
        #expect(try row.get(10) == 7)
        #expect(throws: PostgresError.self) { try row.get(1, as: Int.self) }
        #expect(throws: PostgresError.self) { try row.get(8, as: String.self) }
        try await test.drop()
    }

    @Test func `moments before 1970 and fractions survive the way`() async throws {
        let test = try await TestDatabase()
        for microseconds in [-1, -1_500_000, 0, 1, 999_999, 1_234_567_890_123_456, -62_000_000_000_000_001] {
            let moment = Timestamp(microseconds: microseconds)
            let rows = try await test.database.query("SELECT \(moment)::timestamptz")
            #expect(try rows[0].get(0) == moment)
        }
        #expect(Timestamp(microseconds: 1_769_850_300_120_999).rfc3339 == "2026-01-31T09:05:00.120Z")
        try await test.drop()
    }

    @Test func `an error keeps its SQLSTATE and the name of the constraint, and the connection works on`() async throws
    {
        let test = try await TestDatabase(connections: 1)
        try await test.database.query("CREATE TABLE plants (name text CONSTRAINT plants_pk PRIMARY KEY)")
        try await test.database.query("INSERT INTO plants VALUES ('fern')")
        await #expect {
            try await test.database.query("INSERT INTO plants VALUES (\("fern"))")
        } throws: { error in
            (error as? PostgresError)?.code == .uniqueViolation
                && (error as? PostgresError)?.constraint == "plants_pk"
        }
        #expect(try await test.database.query("SELECT count(*) FROM plants")[0].get(0) == 1)
        try await test.drop()
    }

    @Test func `a batch is one transaction: a failure undoes what stood before it`() async throws {
        let test = try await TestDatabase(connections: 1)
        try await test.database.query("CREATE TABLE plants (name text CONSTRAINT plants_pk PRIMARY KEY)")
        await #expect(throws: PostgresError.self) {
            try await test.database.batch([
                "INSERT INTO plants VALUES ('moss')", "INSERT INTO plants VALUES ('moss')",
                "INSERT INTO plants VALUES ('fern')",
            ])
        }
        #expect(try await test.database.query("SELECT count(*) FROM plants")[0].get(0) == 0)
        let answers = try await test.database.batch([
            "INSERT INTO plants VALUES ('moss') RETURNING name", "SELECT count(*) FROM plants",
        ])
        #expect(try answers[0][0].get(0) == "moss")
        #expect(try answers[1][0].get(0) == 1)
        try await test.drop()
    }

    @Test func `a transaction that throws leaves nothing, and one that returns leaves all`() async throws {
        struct Regret: Error {}
        let test = try await TestDatabase(connections: 2)
        try await test.database.query("CREATE TABLE plants (name text)")
        await #expect(throws: Regret.self) {
            try await test.database.transaction { transaction in
                transaction.perform("INSERT INTO plants VALUES ('moss')")
                let count: Int = try transaction.query("SELECT count(*) FROM plants")[0].get(0)
                #expect(count == 1)
                throw Regret()
            }
        }
        let seen = try await test.database.transaction { transaction in
            transaction.perform("INSERT INTO plants VALUES ('fern')")
            return try transaction.query("SELECT name FROM plants")[0].get(0, as: String.self)
        }
        #expect(seen == "fern")
        #expect(try await test.database.query("SELECT count(*) FROM plants")[0].get(0) == 1)
        try await test.drop()
    }

    @Test func `a statement that only waits fails its transaction where it is sent`() async throws {
        let test = try await TestDatabase(connections: 1)
        await #expect(throws: PostgresError.self) {
            try await test.database.transaction { $0.perform("INSERT INTO nowhere VALUES (1)") }
        }
        #expect(try await test.database.query("SELECT 1")[0].get(0) == 1)
        try await test.drop()
    }

    @Test func `two transactions that lock crosswise both succeed, one of them by a second try`() async throws {
        let test = try await TestDatabase(connections: 4)
        try await test.database.query("CREATE TABLE pots (id int PRIMARY KEY, plants int NOT NULL)")
        try await test.database.query("INSERT INTO pots VALUES (1, 0), (2, 0)")
        try await withThrowingTaskGroup(of: Void.self) { group in
            for (first, second) in [(1, 2), (2, 1)] {
                group.addTask {
                    try await test.database.transaction { transaction in
                        _ = try transaction.query("UPDATE pots SET plants = plants + 1 WHERE id = \(first)")
                        _ = try transaction.query("SELECT pg_sleep(0.2)::text")
                        _ = try transaction.query("UPDATE pots SET plants = plants + 1 WHERE id = \(second)")
                    }
                }
            }
            try await group.waitForAll()
        }
        let rows = try await test.database.query("SELECT plants FROM pots")
        #expect(try rows.map { try $0.get(0, as: Int.self) } == [2, 2])
        try await test.drop()
    }

    @Test func `more work than connections waits its turn`() async throws {
        let test = try await TestDatabase(connections: 3)
        let sum = try await withThrowingTaskGroup(of: Int.self) { group in
            for number in 0..<300 {
                group.addTask {
                    if number.isMultiple(of: 10) {
                        return try await test.database.transaction { try $0.query("SELECT \(number)::int")[0].get(0) }
                    }
                    return try await test.database.query("SELECT \(number)::int")[0].get(0)
                }
            }
            return try await group.reduce(0, +)
        }
        #expect(sum == (0..<300).reduce(0, +))
        let counts = await test.database.connectionCounts()
        #expect(counts.open <= 3)
        try await test.drop()
    }

    @Test func `megabytes go both ways`() async throws {
        let test = try await TestDatabase(connections: 1)
        var generator = SeededGenerator(seed: 7)
        let bytes = (0..<(8 << 20)).map { _ in UInt8.random(in: 0...255, using: &generator) }
        let rows = try await test.database.query("SELECT \(bytes)::bytea")
        #expect(try rows[0].get(0) == bytes)
        let length = try await test.database.transaction {
            try $0.query("SELECT length(\(bytes)::bytea)")[0].get(0, as: Int.self)
        }
        #expect(length == bytes.count)
        try await test.drop()
    }

    @Test func `a killed session costs its statement and no other`() async throws {
        let test = try await TestDatabase(connections: 1)
        await #expect {
            try await test.database.query("SELECT pg_terminate_backend(pg_backend_pid())")
        } throws: { ($0 as? PostgresError)?.isConnectionLoss == true }
        #expect(try await test.database.query("SELECT 1")[0].get(0) == 1)
        await #expect(throws: PostgresError.self) {
            try await test.database.transaction { _ = try $0.query("SELECT pg_terminate_backend(pg_backend_pid())") }
        }
        #expect(try await test.database.query("SELECT 2")[0].get(0) == 2)
        try await test.drop()
    }

    @Test func `a table that changes below a prepared statement is no error`() async throws {
        let test = try await TestDatabase(connections: 1)
        try await test.database.query("CREATE TABLE plants (name text)")
        try await test.database.query("INSERT INTO plants VALUES ('fern')")
        #expect(try await test.database.query("TABLE plants")[0].get(0) == "fern")
        try await test.database.query("ALTER TABLE plants ADD COLUMN height int")
        #expect(try await test.database.query("TABLE plants")[0].get(0) == "fern")
        try await test.drop()
    }

    @Test func `a closed pool refuses work`() async throws {
        let test = try await TestDatabase()
        test.database.close()
        await #expect { try await test.database.query("SELECT 1") } throws: { ($0 as? PostgresError)?.code == .closed }
        try await test.drop()
    }

    @Test func `nobody at the address is an error and no wait`() async throws {
        let settings = try #require(ConnectionSettings("host=/nowhere dbname=scrim"))
        let database = Database(settings, on: TestServer.loop)
        await #expect { try await database.query("SELECT 1") } throws: {
            ($0 as? PostgresError)?.code == .connectionFailure
        }
        #expect(ConnectionSettings("postgres://[") == nil)
    }
}
