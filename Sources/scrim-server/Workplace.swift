internal import Dispatch
internal import EmbeddedPostgres
internal import EventLoop
internal import Postgres
internal import ReviewServer
internal import Synchronization

/// What every command works with: the settings, a loop, the database, which it starts where it is an embedded one.
struct Workplace: Sendable {
    let settings: Settings
    let resources: Resources
    let loop: EventLoop
    let connection: ConnectionSettings
    let embedded: EmbeddedPostgres?

    /// Prepares everything; blocks until the database runs.
    init(_ arguments: Arguments) throws {
        var environment = Console.environment
        if let folder = arguments["--data"] { environment["SCRIM_DATA"] = folder }
        if let host = arguments["--host"] { environment["SCRIM_HOST"] = host }
        if let port = arguments["--port"] { environment["SCRIM_PORT"] = port }
        settings = try Settings(environment: environment)
        resources = try Resources(folder: settings.resources)
        loop = try EventLoop()
        try loop.start()
        let address: String
        if let url = settings.databaseURL {
            embedded = nil
            address = url.reveal()
        } else {
            let started = try EmbeddedPostgres(folder: settings.dataFolder ?? EmbeddedPostgres.defaultFolder)
            embedded = started
            address = started.address
        }
        guard let connection = ConnectionSettings(address) else {
            throw SettingsErrors(problems: ["DATABASE_URL is not an address that libpq can read."])
        }
        self.connection = connection
    }

    /// Runs `body` with a database that has the schema, and lets go of everything after.
    func run<Value: Sendable>(_ body: @escaping @Sendable (Database) async throws -> Value) throws -> Value {
        defer { embedded?.stop() }
        return try wait {
            try await prepareSchema()
            let database = Database(connection, on: loop, connections: 2)
            defer { database.close() }
            return try await body(database)
        }
    }

    /// Sees to it that the database has this program's schema: the embedded one is migrated, of any other that is asked.
    func prepareSchema() async throws {
        let migrations = try resources.migrations()
        if embedded != nil {
            try await Migrator(migrations, for: connection).run()
            return
        }
        let database = Database(connection, on: loop, connections: 1)
        defer { database.close() }
        let pending = try await Migrator.pending(migrations, in: database)
        guard pending.isEmpty else {
            throw CommandFailure(
                status: .database,
                description: "the database lacks \(pending.count) migrations; run “scrim-server migrate” first.")
        }
    }

    /// Blocks the main thread until a task on the loop is done.
    func wait<Value: Sendable>(_ body: @escaping @Sendable () async throws -> Value) throws -> Value {
        let result = Mutex<Result<Value, any Error>?>(nil)
        let done = DispatchSemaphore(value: 0)
        Task(executorPreference: loop) {
            do {
                let value = try await body()
                result.withLock { $0 = .success(value) }
            } catch {
                result.withLock { $0 = .failure(error) }
            }
            done.signal()
        }
        done.wait()
        guard let value = result.withLock({ $0 }) else { throw CommandFailure(status: .failure, description: "") }
        return try value.get()
    }
}
