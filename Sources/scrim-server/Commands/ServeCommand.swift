internal import EmbeddedPostgres
internal import Postgres
internal import ReviewServer

/// Serves until a signal ends it.
enum ServeCommand: Command {
    static let name = "serve"
    static let usage = "serve [--host H] [--port N]"
    static let summary = "Serves until SIGTERM or SIGINT."
    static let options: Set<String> = ["--data", "--host", "--port"]

    static func run(_ arguments: Arguments) throws {
        let place = try Workplace(arguments)
        defer { place.embedded?.stop() }
        let output = LogOutput(loop: place.loop)
        let log = Log { output.write($0) }
        let server = try place.wait {
            try await place.prepareSchema()
            return try ReviewServer(
                settings: place.settings, database: place.connection, resources: place.resources, loop: place.loop,
                log: log)
        }
        let watch = place.embedded.map { embedded in
            Task(executorPreference: globalConcurrentExecutor) { await keepRunning(embedded, log) }
        }
        let host = place.settings.host.contains(":") ? "[\(place.settings.host)]" : place.settings.host
        Console.output.write("Scrim listens at http://\(host):\(server.port)\(place.settings.basePath)\n")
        Signals.wait()
        // A second signal ends at once.
        Signals.unblock()
        watch?.cancel()
        log.entry(.info, "stopping")
        try place.wait { await server.stop() }
        output.flush()
    }

    /// Starts the embedded database again where something ended it.
    private static func keepRunning(_ embedded: EmbeddedPostgres, _ log: Log) async {
        while !Task.isCancelled {
            try? await Task.sleep(for: .milliseconds(500))
            guard !Task.isCancelled, !embedded.isRunning else { continue }
            log.entry(.warning, "the database is gone and is started again")
            do {
                try embedded.restartIfNeeded()
            } catch {
                log.entry(.error, "the database can't be started again", [("error", error.description)])
            }
        }
    }
}
