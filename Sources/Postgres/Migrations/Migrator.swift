internal import CLibPQ
internal import Dispatch

/// Brings a database's schema forward, one migration a transaction. Several servers may start at once: an advisory lock
/// lets one of them work while the others wait. It never goes back.
public struct Migrator: Sendable {
    /// The number of the advisory lock, "scrim" in ASCII.
    private static let lock = 0x73_6372_696D

    private let settings: ConnectionSettings
    private let migrations: [Migration]

    /// A migrator of these files, which must be numbered from 1 without a gap.
    public init(_ migrations: [Migration], for settings: ConnectionSettings) throws(PostgresError) {
        let sorted = migrations.sorted { $0.number < $1.number }
        guard sorted.map(\.number) == Array(1...max(1, sorted.count)) else {
            throw PostgresError(.migration, "migrations must be numbered from 1 without a gap")
        }
        self.migrations = sorted
        self.settings = settings
    }

    /// Applies what is missing, and says what that was. Throws where an applied migration differs from its file or has
    /// none: then this program is older than the database, or somebody changed history.
    @discardableResult
    public func run() async throws(PostgresError) -> [Migration] {
        let result: Result<[Migration], PostgresError> = await withCheckedContinuation { continuation in
            DispatchQueue.global().async {
                do throws(PostgresError) {
                    continuation.resume(returning: .success(try self.migrate()))
                } catch {
                    continuation.resume(returning: .failure(error))
                }
            }
        }
        return try result.get()
    }

    /// The numbers of the migrations that the database lacks, without changing it.
    public static func pending(_ migrations: [Migration], in database: Database) async throws(PostgresError) -> [Int] {
        let known = try await database.query("SELECT to_regclass('schema_migrations') IS NOT NULL")
        guard try known.first?.get(0) ?? false else { return migrations.map(\.number) }
        let applied = try await database.query("SELECT number FROM schema_migrations")
        var numbers = Set(migrations.map(\.number))
        for row in applied { numbers.remove(try row.get(0)) }
        return numbers.sorted()
    }

    private func migrate() throws(PostgresError) -> [Migration] {
        let session = try BlockingSession(settings)
        try session.run("SELECT pg_advisory_lock(\(Self.lock))")
        try session.run(
            """
            CREATE TABLE IF NOT EXISTS schema_migrations (
                number     integer     NOT NULL CONSTRAINT schema_migrations_pk PRIMARY KEY,
                name       text        NOT NULL,
                checksum   text        NOT NULL,
                applied_at timestamptz NOT NULL DEFAULT now()
            )
            """)
        let applied = try session.run("SELECT number, checksum FROM schema_migrations ORDER BY number")
        try compare(with: applied)
        let missing = migrations.dropFirst(applied.count)
        for migration in missing {
            try session.run("BEGIN")
            // Rather fail and be started again than queue behind a long reader and block everyone behind us.
            try session.run("SET LOCAL lock_timeout = '5s'")
            try session.run(migration.text)
            try session.run(
                """
                INSERT INTO schema_migrations (number, name, checksum)
                VALUES (\(migration.number), '\(migration.name.filter { $0 != "'" })', '\(migration.checksum)')
                """)
            try session.run("COMMIT")
        }
        return Array(missing)
    }

    private func compare(with applied: [[String]]) throws(PostgresError) {
        for (index, row) in applied.enumerated() {
            guard index < migrations.count, row.first == "\(migrations[index].number)" else {
                throw PostgresError(
                    .migration, "the database has migration \(row.first ?? ""), which this program lacks")
            }
            guard row.last == migrations[index].checksum else {
                throw PostgresError(.migration, "migration \(migrations[index].number) is not the one that was applied")
            }
        }
    }
}

/// A connection outside of the pool whose calls block: migrations are whole scripts, which a pipeline can't carry.
private struct BlockingSession {
    private let handle: Handle

    init(_ settings: ConnectionSettings) throws(PostgresError) {
        let handle = try settings.start()
        self.handle = handle
        while true {
            switch unsafe PQconnectPoll(handle.pointer) {
            case PGRES_POLLING_OK: return
            case PGRES_POLLING_FAILED: throw handle.error
            case PGRES_POLLING_READING: handle.wait(forWriting: false)
            default: handle.wait(forWriting: true)
            }
        }
    }

    /// Runs statements; the rows of the last one.
    @discardableResult
    func run(_ text: String) throws(PostgresError) -> [[String]] {
        guard let result = unsafe PQexec(handle.pointer, text) else { throw handle.error }
        defer { unsafe PQclear(result) }
        if let failure = unsafe PostgresError(reporting: result) { throw failure }
        return (0..<(unsafe PQntuples(result))).map { row in
            (0..<(unsafe PQnfields(result))).map { column in unsafe String(cString: PQgetvalue(result, row, column)) }
        }
    }
}
