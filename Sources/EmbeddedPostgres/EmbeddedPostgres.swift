internal import ChildProcess
internal import FoundationEssentials
internal import Glibc

/// A private PostgreSQL server below the data folder, for whoever set no `DATABASE_URL`: reached through a socket in the
/// file system only, started with the first process that needs it and stopped with the last.
public final class EmbeddedPostgres: Sendable {
    private let folder: DataFolder
    private let installation: Installation
    private let locks: FolderLocks

    /// Where the data lie unless somebody says otherwise: `/var/lib/scrim` for root, else below the home folder.
    public static var defaultFolder: String {
        if geteuid() == 0 { return "/var/lib/scrim" }
        let environment = ProcessInfo.processInfo.environment
        let base = environment["XDG_DATA_HOME"] ?? "\(environment["HOME"] ?? "/tmp")/.local/share"
        return "\(base)/scrim"
    }

    /// libpq's words for the database; they hold no secret.
    public let address: String

    /// Makes the database where there is none, and starts its server unless it runs. Blocks the thread.
    public init(folder path: String) throws(EmbeddedPostgresError) {
        let absolute = path.hasPrefix("/") ? path : "\(FileManager.default.currentDirectoryPath)/\(path)"
        folder = DataFolder(path: absolute)
        try folder.prepare()
        let locks = try folder.locks()
        self.locks = locks
        locks.change.take()
        defer { locks.change.release() }
        installation = try Installation.find(for: folder.clusterVersion)
        address = "host=\(folder.socketFolder) port=5432 user=scrim dbname=scrim"
        if folder.clusterVersion == nil { try create() }
        if !isRunning { try start() }
        try createDatabaseIfMissing()
        locks.use.share()
    }

    /// Stops the server unless another process still uses it. Blocks the thread.
    public func stop() {
        locks.change.take()
        defer { locks.change.release() }
        guard locks.use.takeIfUnused() else { return locks.use.release() }
        _ = try? control(["stop", "--mode=fast", "--wait", "--pgdata=\(folder.cluster)"])
        locks.use.release()
    }

    /// Starts the server again where something ended it. Blocks the thread.
    public func restartIfNeeded() throws(EmbeddedPostgresError) {
        locks.change.take()
        defer { locks.change.release() }
        if !isRunning { try start() }
    }

    /// Whether the server runs.
    public var isRunning: Bool { DataFolder.process(in: folder.processFile).map(Self.isServer) ?? false }

    /// Whether this is a living PostgreSQL server: numbers of processes are given out again, above all in containers.
    private static func isServer(_ process: Int32) -> Bool {
        let name = try? String(contentsOfFile: "/proc/\(process)/comm", encoding: .utf8)
        // The command line of one that has ended, and that nobody has asked how, is empty.
        let line = try? String(contentsOfFile: "/proc/\(process)/cmdline", encoding: .utf8)
        return name?.hasPrefix("postgres") ?? false && !(line ?? "").isEmpty
    }

    // MARK: - Steps

    private func create() throws(EmbeddedPostgresError) {
        // Trigrams of Japanese are empty under plain C. Without --no-sync, a thousand files would be written down one by
        // one; the system has done so half a minute later, and before there is nothing to lose.
        let output = try run(
            "initdb",
            [
                "--pgdata=\(folder.cluster)", "--username=scrim", "--auth=trust", "--encoding=UTF8", "--locale=C.UTF-8",
                "--data-checksums", "--no-sync",
            ])
        guard output.status.isSuccess else { throw failure("The database can't be made", output) }
    }

    private func start() throws(EmbeddedPostgresError) {
        // Left behind by a server that was killed: PostgreSQL itself takes any process of that number for the server,
        // even one that has ended and that nobody has asked how.
        for file in [folder.processFile, folder.socketLock] {
            guard let process = DataFolder.process(in: file), kill(process, 0) == 0, !Self.isServer(process) else {
                continue
            }
            try? FileManager.default.removeItem(atPath: file)
        }
        let options = [
            "-c listen_addresses=", "-c unix_socket_directories=\(folder.socketFolder)", "-c port=5432",
            "-c unix_socket_permissions=0700", "-c max_connections=200", "-c log_min_messages=warning",
            // After a crash, one call instead of one for each of a thousand files.
            installation.version >= 14 ? "-c recovery_init_sync_method=syncfs" : "",
        ].joined(separator: " ")
        let arguments = [
            "start", "--wait", "--silent", "--pgdata=\(folder.cluster)", "--log=\(folder.log)", "--options=\(options)",
        ]
        var output = try control(arguments)
        // The sessions of a server that was killed live on for a moment, and hold its memory.
        for _ in 0..<20 where !output.status.isSuccess && folder.saysThatMemoryIsHeld {
            usleep(250_000)
            output = try control(arguments)
        }
        guard output.status.isSuccess else { throw failure("The database can't be started", output) }
    }

    private func createDatabaseIfMissing() throws(EmbeddedPostgresError) {
        let place = ["--host=\(folder.socketFolder)", "--port=5432", "--username=scrim"]
        let list = try run(
            "psql",
            place + [
                "--dbname=postgres", "--tuples-only", "--no-align", "--no-psqlrc",
                "--command=SELECT 1 FROM pg_database WHERE datname = 'scrim'",
            ])
        guard list.status.isSuccess else { throw failure("The database doesn't answer", list) }
        if list.output.isEmpty {
            let output = try run("createdb", place + ["scrim"])
            guard output.status.isSuccess else { throw failure("The database can't be made", output) }
        }
    }

    private func control(_ arguments: [String]) throws(EmbeddedPostgresError) -> ChildProcess.Output {
        try run("pg_ctl", arguments)
    }

    private func run(_ program: String, _ arguments: [String]) throws(EmbeddedPostgresError) -> ChildProcess.Output {
        let path = "\(installation.folder)/\(program)"
        do {
            let limits = ChildProcess.Limits(wall: .seconds(90))
            guard geteuid() == 0 else {
                return try ChildProcess.runBlocking(path, arguments, directory: folder.path, limits: limits)
            }
            return try ChildProcess.runBlocking(
                "/usr/sbin/runuser", ["-u", DataFolder.databaseUser, "--", path] + arguments, directory: "/",
                limits: limits)
        } catch {
            throw EmbeddedPostgresError("\(path) can't be run: \(error)")
        }
    }

    private func failure(_ sentence: String, _ output: ChildProcess.Output) -> EmbeddedPostgresError {
        let said = String(decoding: output.errorOutput.suffix(2_000), as: UTF8.self)
        let log = (try? String(contentsOfFile: folder.log, encoding: .utf8))?.split(separator: "\n").suffix(5) ?? []
        return EmbeddedPostgresError(
            ([sentence + ":", said.trimmingWhitespace] + log.map(String.init)).filter { !$0.isEmpty }
                .joined(separator: "\n"))
    }
}

extension String {
    fileprivate var trimmingWhitespace: String {
        String(self.reversed().drop { $0.isWhitespace }.reversed())
    }
}
