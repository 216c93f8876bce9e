public import EventLoop
internal import HTTPServer
public import Postgres
internal import Synchronization

/// The server as one thing: made from its settings, started, stopped.
public final class ReviewServer: Sendable {
    private let services: Services
    private let server: Server
    private let listener: Listener
    private let background: Task<Void, Never>

    /// The port that it listens at.
    public let port: UInt16

    /// Starts to serve. The database must have this program's schema.
    /// - Parameters:
    ///   - settings: How it runs.
    ///   - address: libpq's address of the database.
    ///   - resources: The folder that holds `Public` and `Migrations`.
    ///   - loop: The loop that it lives on.
    ///   - log: Where its log goes.
    public init(
        settings: Settings, database address: ConnectionSettings, resources: Resources, loop: EventLoop, log: Log
    ) throws {
        let database = Database(address, on: loop)
        let events = EventHub()
        services = Services(
            settings: settings, loop: loop, database: database, cores: Cores(), access: AccessStore(database: database),
            events: events,
            documents: DocumentIndexes(database: database), catalogue: Catalogue(),
            pages: try Pages(folder: resources.publicFolder, settings: settings), passwords: PasswordDesk(), log: log,
            metrics: Metrics(),
            routes: RouteTable(Routes.all), migrations: try resources.migrations())
        let configuration = Configuration(host: settings.host, port: settings.port)
        server = try Server(configuration: configuration, loop: loop, responder: Application(services: services))
        listener = Listener(to: "scrim_events", of: address, on: loop) { _ in events.announce() }
        port = try server.start()
        background = Task(executorPreference: loop) { [services] in await Upkeep(services: services).run() }
    }

    /// Stops: nothing new is taken, what was begun is finished within the grace, then the database is let go.
    public func stop(grace: Duration = .seconds(10)) async {
        background.cancel()
        services.events.close()
        await server.stop(grace: grace)
        listener.close(on: services.loop)
        services.database.close()
    }
}
