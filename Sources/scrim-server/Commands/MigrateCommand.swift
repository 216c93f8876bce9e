internal import EmbeddedPostgres
internal import Postgres
internal import ReviewServer

/// Brings the database's schema forward.
enum MigrateCommand: Command {
    static let name = "migrate"
    static let usage = "migrate"
    static let summary = "Brings the database's schema forward."
    static let options: Set<String> = ["--data"]

    static func run(_ arguments: Arguments) throws {
        let place = try Workplace(arguments)
        defer { place.embedded?.stop() }
        let applied = try place.wait {
            try await Migrator(try place.resources.migrations(), for: place.connection).run()
        }
        let lines = applied.map { "applied \($0.number) \($0.name)\n" }
        Console.output.write(lines.isEmpty ? "The schema is up to date.\n" : lines.joined())
    }
}
