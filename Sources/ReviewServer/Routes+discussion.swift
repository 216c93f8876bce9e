internal import HTTPServer

extension Routes {
    /// Threads, judgements, and what happens.
    static let discussion: [Route] = events

    private static let events: [Route] = [
        .signedIn(
            .get, "/api/v1/events", .read,
            .get("What happens, as server-sent events or as JSON", EventEndpoints.listSchema, query: ["after"]),
            EventEndpoints.get)
    ]
}
