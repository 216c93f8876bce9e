internal import Postgres

/// What is done beside the requests: listens where an announcement may have been missed, and clears away what is over.
struct Upkeep: Sendable {
    let services: Services

    /// How often newest revisions are looked through for reports that no longer hold.
    private static let recheckInterval = Duration.seconds(600)

    /// Works until its task is cancelled.
    func run() async {
        await withDiscardingTaskGroup { group in
            // Running rules can take long, and nobody's stream waits for it.
            group.addTask { await watch() }
            group.addTask { await recheck() }
        }
    }

    private func recheck() async {
        while !Task.isCancelled {
            await Recheck(services: services).run()
            try? await Task.sleep(for: Self.recheckInterval)
        }
    }

    private func watch() async {
        var seconds = 0
        var last = 0
        while !Task.isCancelled {
            try? await Task.sleep(for: .seconds(1))
            seconds += 1
            if services.events.count > 0, let sequence = await lastEvent(), sequence != last {
                last = sequence
                services.events.announce()
            }
            if seconds.isMultiple(of: 600) { await clear() }
        }
    }

    private func lastEvent() async -> Int? {
        guard let rows = try? await services.database.query("SELECT last FROM event_counter") else { return nil }
        return try? rows.first?.get(0)
    }

    private func clear() async {
        do {
            try await services.database.batch([
                "DELETE FROM sessions WHERE expires_at < now()",
                "DELETE FROM sign_in_links WHERE expires_at < now() - interval '7 days'",
                "DELETE FROM sign_in_failures WHERE created_at < now() - interval '1 hour'",
                "DELETE FROM idempotent_answers WHERE created_at < now() - interval '24 hours'",
                "DELETE FROM events WHERE created_at < now() - interval '7 days'",
            ])
        } catch {
            services.log.entry(.warning, "what is over could not be cleared away", [("error", "\(error)")])
        }
    }
}
