internal import JSON
internal import Postgres

/// Reads what happened, as far as a viewer sees it.
enum EventStore {
    /// The most events of one query.
    static let limit = 500

    /// Where the order of events stands, and whether the viewer's credential is still good.
    struct Position: Sendable {
        let last: EventCursor
        /// The first event that is kept; nil where there is none.
        let first: Int?
        let isViewerGood: Bool

        /// Whether all that came after a cursor can still be told.
        func reaches(_ cursor: EventCursor) -> Bool {
            guard cursor.epoch == last.epoch, cursor.sequence <= last.sequence else { return false }
            return cursor.sequence == last.sequence || (first.map { $0 <= cursor.sequence + 1 } ?? false)
        }
    }

    /// Asks for the position. An event whose number it has reached is seen by every later statement.
    static func position(for viewer: Viewer) -> SQL {
        let credential: SQL =
            switch viewer.credential {
            case .session(let digest):
                "SELECT s.user_id FROM sessions s WHERE s.digest = \(digest) AND s.expires_at > now()"
            case .token(let id, _):
                """
                SELECT t.user_id FROM tokens t
                 WHERE t.id = \(id) AND 'read' = ANY (t.scopes) AND (t.expires_at IS NULL OR t.expires_at > now())
                """
            }
        return """
            SELECT c.epoch, c.last, (SELECT min(sequence) FROM events),
                   EXISTS (SELECT FROM (\(credential)) k JOIN users u ON u.id = k.user_id
                            WHERE u.disabled_at IS NULL AND u.administrator = \(viewer.isAdministrator))
              FROM event_counter c
            """
    }

    static func readPosition(_ row: Row) throws -> Position {
        Position(
            last: EventCursor(epoch: try row.get(0), sequence: try row.get(1)), first: try row.get(2),
            isViewerGood: try row.get(3))
    }

    /// What the viewer sees of what came after a number, in order.
    static func select(for viewer: Viewer, after sequence: Int) -> SQL {
        """
        SELECT e.sequence, e.type, p.slug, e.flow, e.revision, e.thread_id, e.comment_id, e.guideline, e.created_at,
               u.id, u.name
          FROM events e JOIN projects p ON p.id = e.project_id LEFT JOIN users u ON u.id = e.actor_id
         WHERE e.sequence > \(sequence) AND \(viewer.visibleProjects)
         ORDER BY e.sequence LIMIT \(limit)
        """
    }

    /// An event's number and its JSON.
    static func read(_ row: Row, epoch: String) throws -> (sequence: Int, json: JSON) {
        let sequence: Int = try row.get(0)
        let time: Timestamp = try row.get(8)
        var actor = JSON.null
        if let id = try row.get(9, as: Int?.self) { actor = Person(id: id, name: try row.get(10)).json }
        let json: JSON = [
            "id": .string(EventCursor(epoch: epoch, sequence: sequence).text), "type": .string(try row.get(1)),
            "project": .string(try row.get(2)), "flow": .init(try row.get(3, as: String?.self)),
            "revision": .init(number: try row.get(4)), "thread": .init(id: try row.get(5)),
            "comment": .init(id: try row.get(6)), "guideline": .init(try row.get(7, as: String?.self)),
            "actor": actor, "at": .string(time.rfc3339),
        ]
        return (sequence, json)
    }

    static let schema = Schema.object(
        "Event",
        [
            ("id", .string), ("type", .choice(Event.Kind.allCases.map(\.rawValue))), ("project", .string),
            ("flow", .nullable(.string)), ("revision", .nullable(.integer)), ("thread", .nullable(.string)),
            ("comment", .nullable(.string)), ("guideline", .nullable(.string)), ("actor", .nullable(Person.schema)),
            ("at", .time),
        ])
}

extension Services {
    /// Reads what came after a cursor, at most ``EventStore/limit`` events of those that the viewer sees, and where the
    /// next reading begins.
    func events(
        for viewer: Viewer, after cursor: EventCursor
    ) async throws -> (events: [(sequence: Int, json: JSON)], position: EventStore.Position, next: EventCursor) {
        // The position goes first: whatever it has reached, the statement after it sees.
        let answers = try await database.batch([
            EventStore.position(for: viewer), EventStore.select(for: viewer, after: cursor.sequence),
        ])
        guard let row = answers[0].first else { throw Problem.internalError }
        let position = try EventStore.readPosition(row)
        guard position.reaches(cursor) else { return ([], position, position.last) }
        let events = try answers[1].map { try EventStore.read($0, epoch: cursor.epoch) }
        var next = cursor
        next.sequence = events.last?.sequence ?? cursor.sequence
        if events.count < EventStore.limit { next.sequence = max(next.sequence, position.last.sequence) }
        return (events, position, next)
    }

    /// Where the order of events stands.
    func eventPosition(for viewer: Viewer) async throws -> EventStore.Position {
        guard let row = try await database.query(EventStore.position(for: viewer)).first else {
            throw Problem.internalError
        }
        return try EventStore.readPosition(row)
    }
}
