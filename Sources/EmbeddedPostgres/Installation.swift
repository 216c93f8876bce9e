internal import ChildProcess
internal import FoundationEssentials

/// A PostgreSQL server's programs on this machine.
struct Installation: Hashable, Sendable {
    /// Where Debian, then others, put them; a folder a version.
    private static let roots = ["/usr/lib/postgresql", "/usr/pgsql", "/opt/homebrew/opt"]

    /// The folder of `initdb`, `pg_ctl` and the rest.
    let folder: String
    /// The major version.
    let version: Int

    /// The installation that can open a cluster of this version, or the newest where there is no cluster yet.
    static func find(for clusterVersion: Int?) throws(EmbeddedPostgresError) -> Installation {
        let found = all()
        if let clusterVersion {
            guard let match = found.first(where: { $0.version == clusterVersion }) else {
                let others = found.map { "\($0.version)" }.joined(separator: ", ")
                throw EmbeddedPostgresError(
                    """
                    The data folder's database is of PostgreSQL \(clusterVersion), and this machine has \
                    \(others.isEmpty ? "no server" : "version \(others)"). Install postgresql-\(clusterVersion), or set DATABASE_URL.
                    """)
            }
            return match
        }
        guard let newest = found.max(by: { $0.version < $1.version }) else {
            throw EmbeddedPostgresError(
                "There is no PostgreSQL server on this machine. Install the package postgresql, or set DATABASE_URL.")
        }
        return newest
    }

    private static func all() -> [Installation] {
        roots.flatMap { root in
            let names = (try? FileManager.default.contentsOfDirectory(atPath: root)) ?? []
            return names.compactMap { name -> Installation? in
                let digits = name.split(separator: "@").last.map(String.init) ?? name
                let folder = "\(root)/\(name)/bin"
                guard let version = Int(digits), FileManager.default.isExecutableFile(atPath: "\(folder)/pg_ctl") else {
                    return nil
                }
                return Installation(folder: folder, version: version)
            }
        }
    }
}
