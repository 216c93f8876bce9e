internal import HTTPServer
internal import JSON
internal import Postgres

/// What whoever runs the server asks it.
enum HealthEndpoints {
    static func live(_ call: Call) async throws -> Response {
        .json(["status": "live"])
    }

    /// Whether requests can be served: the database answers and has the schema.
    static func ready(_ call: Call) async throws -> Response {
        let services = call.services
        do throws(PostgresError) {
            let pending = try await Migrator.pending(services.migrations, in: services.database)
            guard pending.isEmpty else {
                return .json(["status": "migrationsPending"], status: 503)
            }
            return .json(["status": "ready"])
        } catch {
            return .json(["status": "databaseOutOfReach"], status: 503)
        }
    }

    static func metrics(_ call: Call) async throws -> Response {
        let services = call.services
        let connections = await services.database.connectionCounts()
        let text = services.metrics.text(gauges: [
            ("scrim_database_connections", "Connections to the database.", connections.open),
            ("scrim_database_connections_idle", "Connections that wait for work.", connections.idle),
            ("scrim_event_streams", "Browsers that listen for events.", services.events.count),
        ])
        return Response(
            status: 200, headers: ["Content-Type": "text/plain; version=0.0.4; charset=utf-8"],
            body: .bytes(Array(text.utf8)))
    }
}
