internal import FoundationEssentials
internal import Glibc

/// Where a server without `DATABASE_URL` keeps its database, and the lock by which processes share it.
struct DataFolder: Sendable {
    /// Root can't run a PostgreSQL server; it does so as this user.
    static let databaseUser = "postgres"

    let path: String

    var cluster: String { "\(path)/postgres" }
    /// Where PostgreSQL writes the number of its process.
    var processFile: String { "\(cluster)/postmaster.pid" }
    /// Where it does so for its socket.
    var socketLock: String { "\(socketFolder)/.s.PGSQL.5432.lock" }
    var log: String { "\(path)/postgres.log" }

    /// Short, since a socket's whole path has at most 107 bytes.
    var socketFolder: String {
        let base = geteuid() == 0 ? "/run" : ProcessInfo.processInfo.environment["XDG_RUNTIME_DIR"] ?? "/tmp"
        return "\(base)/scrim-\(String(Self.hash(path), radix: 16))"
    }

    /// The cluster's version, nil where there is none yet.
    var clusterVersion: Int? {
        let text = try? String(contentsOfFile: "\(cluster)/PG_VERSION", encoding: .utf8)
        return text.flatMap { Int($0.prefix { $0.isNumber }) }
    }

    /// The process whose number begins a file.
    static func process(in file: String) -> Int32? {
        let text = try? String(contentsOfFile: file, encoding: .utf8)
        guard let number = text.flatMap({ Int32($0.prefix { $0.isNumber }) }), number > 1 else { return nil }
        return number
    }

    /// Whether the server's last words were that sessions of the one before still live.
    var saysThatMemoryIsHeld: Bool {
        let lines = (try? String(contentsOfFile: log, encoding: .utf8))?.split(separator: "\n").suffix(4) ?? []
        return lines.contains { $0.contains("shared memory block") }
    }

    /// Makes the folders, each for its owner's eyes only, and gives what the server must write to its user.
    func prepare() throws(EmbeddedPostgresError) {
        try make(path, mode: geteuid() == 0 ? 0o711 : 0o700)
        try make(socketFolder, mode: 0o700)
        guard geteuid() == 0 else { return }
        try requirePassage()
        try make(cluster, mode: 0o700)
        if !FileManager.default.fileExists(atPath: log) {
            _ = FileManager.default.createFile(atPath: log, contents: nil)
        }
        guard let user = unsafe getpwnam(Self.databaseUser) else {
            throw EmbeddedPostgresError("There is no user \(Self.databaseUser), as whom root would run the database.")
        }
        for owned in [cluster, socketFolder, log] {
            _ = unsafe chown(owned, user.pointee.pw_uid, user.pointee.pw_gid)
        }
    }

    /// Opens the folder's locks; a process that dies lets go of them.
    func locks() throws(EmbeddedPostgresError) -> FolderLocks {
        FolderLocks(change: try lock("change.lock"), use: try lock("use.lock"))
    }

    private func lock(_ name: String) throws(EmbeddedPostgresError) -> FileLock {
        let file = "\(path)/\(name)"
        let descriptor = unsafe open(file, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw EmbeddedPostgresError("\(file) can't be opened.") }
        return FileLock(descriptor: descriptor)
    }

    private func make(_ folder: String, mode: Int) throws(EmbeddedPostgresError) {
        do {
            try FileManager.default.createDirectory(
                atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: mode])
        } catch {
            throw EmbeddedPostgresError("The folder \(folder) can't be made.")
        }
    }

    /// The database's user must be able to walk down to the data.
    private func requirePassage() throws(EmbeddedPostgresError) {
        var folder = ""
        for name in path.split(separator: "/") {
            folder += "/\(name)"
            var status = stat()
            guard unsafe stat(folder, &status) == 0, status.st_mode & 0o001 != 0 else {
                throw EmbeddedPostgresError(
                    """
                    \(folder) is closed to others, so the user \(Self.databaseUser) can't reach a database in \(path). \
                    Choose another place by --data or SCRIM_DATA.
                    """)
            }
        }
    }

    /// FNV-1a, so that each data folder has its own place for the socket.
    private static func hash(_ text: String) -> UInt32 {
        text.utf8.reduce(2_166_136_261) { ($0 ^ UInt32($1)) &* 16_777_619 }
    }
}

/// How processes share a folder's database.
struct FolderLocks: Sendable {
    /// Held by whoever starts or stops the server at the moment.
    let change: FileLock
    /// Shared by all that use the server.
    let use: FileLock
}

/// An open lock file.
final class FileLock: Sendable {
    private let descriptor: Int32

    init(descriptor: Int32) { self.descriptor = descriptor }

    deinit { close(descriptor) }

    /// Waits until it is ours alone.
    func take() { while flock(descriptor, LOCK_EX) != 0, errno == EINTR {} }

    /// Whether nobody else shares it; then it is ours alone.
    func takeIfUnused() -> Bool { flock(descriptor, LOCK_EX | LOCK_NB) == 0 }

    /// Shares it with others who do.
    func share() { while flock(descriptor, LOCK_SH) != 0, errno == EINTR {} }

    /// Lets go of it.
    func release() { flock(descriptor, LOCK_UN) }
}
