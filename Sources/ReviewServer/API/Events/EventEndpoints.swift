internal import HTTPServer
internal import JSON

/// What happens in the projects that somebody sees, as a stream or asked for.
enum EventEndpoints {
    static func get(_ call: Call, _ viewer: Viewer) async throws -> Response {
        let cursor = try EventCursor.given(by: call)
        if wantsJSON(call.request.headers) { return try await list(call, viewer, cursor) }
        let services = call.services
        // Signals are collected from here on, before anything is read, so that no change falls in between.
        let signals = services.events.signals()
        return Response(
            status: 200,
            headers: [
                "Content-Type": "text/event-stream", "Cache-Control": "no-store, no-transform",
                "X-Accel-Buffering": "no",
            ],
            body: .stream { writer in
                await EventStream(services: services, viewer: viewer, writer: writer, start: cursor).run(signals)
            })
    }

    private static func list(_ call: Call, _ viewer: Viewer, _ cursor: EventCursor?) async throws -> Response {
        guard let cursor else {
            let position = try await call.services.eventPosition(for: viewer)
            return answer([], position.last, isReset: false)
        }
        let (events, position, next) = try await call.services.events(for: viewer, after: cursor)
        return answer(events.map(\.json), next, isReset: !position.reaches(cursor))
    }

    private static func answer(_ items: [JSON], _ last: EventCursor, isReset: Bool) -> Response {
        var members: [JSON.Member] = [.init("items", .array(items)), .init("last", .string(last.text))]
        if isReset { members.append(.init("reset", true)) }
        return .json(.object(members))
    }

    private static func wantsJSON(_ headers: Headers) -> Bool {
        let accepted = headers.all("Accept").joined(separator: ",").lowercased()
        return accepted.contains("application/json") && !accepted.contains("text/event-stream")
    }

    /// A list of events; `reset` where some before them can't be told any more.
    static let listSchema = Schema.object(
        "Events", [("items", .array(of: EventStore.schema)), ("last", .string)], optional: [("reset", .boolean)])
}
