internal import Postgres

/// Threads in the database.
enum ThreadStore {
    /// The most comments that a thread is given with, the last ones.
    static let commentLimit = 200
    /// How many bytes of comments a page may hold before it ends early; its first thread is always whole.
    private static let pageSize = 4 << 20

    /// A part of a flow's threads.
    struct Selection: Sendable {
        let flowID: Int
        /// What holds for them; the table is `t`.
        let condition: SQL
        let limit: Int

        init(flowID: Int, where condition: SQL, limit: Int = 1) {
            (self.flowID, self.condition, self.limit) = (flowID, condition, limit)
        }

        /// The threads in order of their ids, with how many bytes of comments go before them.
        fileprivate var page: SQL {
            """
            SELECT q.*, coalesce(sum(q.size) OVER (ORDER BY q.id ROWS UNBOUNDED PRECEDING), 0) - q.size AS before
              FROM (SELECT t.*, (SELECT coalesce(sum(octet_length(c.body)), 0)
                                   FROM (SELECT body FROM comments WHERE thread_id = t.id
                                          ORDER BY id DESC LIMIT \(commentLimit)) c) AS size
                      FROM threads t WHERE t.flow_id = \(flowID) AND \(condition) ORDER BY t.id LIMIT \(limit)) q
            """
        }

        /// The statements whose answers ``ThreadStore/read(_:)`` puts together.
        var statements: [SQL] {
            [
                """
                SELECT t.id, t.revision, t.guideline, t.subject_kind, t.subject, t.part_kind, t.part, t.finding,
                       t.point_x, t.point_y, t.subject_hash, t.blocking, a.id, a.name, t.created_at, t.updated_at,
                       r.id, r.name, t.resolved_at, t.version,
                       (SELECT count(*) FROM comments c WHERE c.thread_id = t.id), t.before <= \(pageSize)
                  FROM (\(page)) t JOIN users a ON a.id = t.author_id LEFT JOIN users r ON r.id = t.resolved_by
                 ORDER BY t.id
                """,
                """
                SELECT c.id, c.thread_id, u.id, u.name, c.body, c.created_at, c.edited_at, c.version
                  FROM (\(page)) t
                 CROSS JOIN LATERAL (SELECT * FROM comments WHERE thread_id = t.id
                                      ORDER BY id DESC LIMIT \(commentLimit)) c
                  JOIN users u ON u.id = c.author_id
                 WHERE t.before <= \(pageSize) ORDER BY c.id
                """,
            ]
        }
    }

    /// The threads out of two answers, with their comments, and how many of them fit into a page.
    static func read(_ answers: ArraySlice<Rows>) throws -> (threads: [ReviewThread], whole: Int) {
        guard let rows = answers.first, let last = answers.last, answers.count == 2 else { return ([], 0) }
        var comments: [Int: [Comment]] = [:]
        for row in last {
            let comment = try CommentStore.read(row)
            comments[comment.threadID, default: []].append(comment)
        }
        var (threads, whole): ([ReviewThread], Int) = ([], 0)
        for row in rows {
            var thread = try read(row)
            thread.comments = comments[thread.id] ?? []
            threads.append(thread)
            if try row.get(21) { whole += 1 }
        }
        return (threads, whole)
    }

    private static func read(_ row: Row) throws -> ReviewThread {
        var anchor = Anchor(guideline: try row.get(2))
        if let kind = Anchor.NodeKind(rawValue: try row.get(3, as: String?.self) ?? "") {
            anchor.node = Anchor.Node(kind: kind, id: try row.get(4))
        }
        if let kind = Anchor.PartKind(rawValue: try row.get(5, as: String?.self) ?? "") {
            anchor.part = Anchor.Part(kind: kind, id: try row.get(6))
        }
        anchor.finding = try row.get(7)
        if let x: Double = try row.get(8, as: Double?.self) { anchor.point = Anchor.Point(x: x, y: try row.get(9)) }
        var resolver: Person?
        if let id: Int = try row.get(16, as: Int?.self) { resolver = Person(id: id, name: try row.get(17)) }
        return ReviewThread(
            id: try row.get(0), anchor: anchor, trace: try row.get(10, as: String?.self).flatMap(AnchorTrace.init),
            revision: try row.get(1), isBlocking: try row.get(11),
            author: Person(id: try row.get(12), name: try row.get(13)), createdAt: try row.get(14),
            updatedAt: try row.get(15), resolvedBy: resolver, resolvedAt: try row.get(18), version: try row.get(19),
            commentCount: try row.get(20))
    }

    /// A new thread; its id.
    static func insert(
        _ anchor: Anchor, _ trace: AnchorTrace?, revision: Int, isBlocking: Bool, flow: FlowAccess
    ) -> SQL {
        """
        INSERT INTO threads (flow_id, revision, guideline, subject_kind, subject, part_kind, part, finding,
                             point_x, point_y, subject_hash, blocking, author_id)
        VALUES (\(flow.id), \(revision), \(anchor.guideline), \(anchor.node?.kind.rawValue), \(anchor.node?.id),
                \(anchor.part?.kind.rawValue), \(anchor.part?.id), \(anchor.finding), \(anchor.point?.x),
                \(anchor.point?.y), \(trace?.text), \(isBlocking), \(flow.viewer.id))
        RETURNING id
        """
    }

    /// Locks a thread until the end of the transaction.
    static func lock(_ id: Int, flowID: Int) -> SQL {
        "SELECT resolved_at IS NOT NULL FROM threads WHERE id = \(id) AND flow_id = \(flowID) FOR UPDATE"
    }

    /// Changes what is given and raises the version.
    static func update(_ id: Int, state: ReviewThread.State?, isBlocking: Bool?, by viewer: Viewer) -> SQL {
        """
        UPDATE threads
           SET blocking = coalesce(\(isBlocking)::boolean, blocking), version = version + 1, updated_at = now(),
               resolved_at = CASE \(state?.rawValue)::text WHEN 'resolved' THEN coalesce(resolved_at, now())
                                                           WHEN 'open' THEN NULL ELSE resolved_at END,
               resolved_by = CASE \(state?.rawValue)::text WHEN 'resolved' THEN coalesce(resolved_by, \(viewer.id))
                                                           WHEN 'open' THEN NULL ELSE resolved_by END
         WHERE id = \(id)
        """
    }

    /// Notes that something was said in a thread. Its version stays: whoever resolves it need not have read all.
    static func touch(_ id: Int, flowID: Int) -> SQL {
        "UPDATE threads SET updated_at = now() WHERE id = \(id) AND flow_id = \(flowID)"
    }

    /// Notes that something was said which resolves the thread, unless it is resolved already.
    static func resolve(_ id: Int, flowID: Int, by viewer: Viewer) -> SQL {
        """
        UPDATE threads
           SET version = version + (resolved_at IS NULL)::int, updated_at = now(),
               resolved_at = coalesce(resolved_at, now()), resolved_by = coalesce(resolved_by, \(viewer.id))
         WHERE id = \(id) AND flow_id = \(flowID)
        """
    }

    /// Publishes an event of a thread that this very transaction has resolved.
    static func publishResolution(of id: Int, flowID: Int, _ event: Event) -> SQL {
        """
        SELECT \(event.call()) FROM threads WHERE id = \(id) AND flow_id = \(flowID) AND resolved_at = now()
        """
    }
}
