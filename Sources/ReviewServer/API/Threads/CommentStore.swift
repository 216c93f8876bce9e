internal import Postgres

/// Comments in the database.
enum CommentStore {
    /// Comments of a flow for which this holds (the table is `c`), in their order.
    static func select(flowID: Int, where condition: SQL, limit: Int = 1) -> SQL {
        """
        SELECT c.id, c.thread_id, u.id, u.name, c.body, c.created_at, c.edited_at, c.version
          FROM comments c JOIN threads t ON t.id = c.thread_id JOIN users u ON u.id = c.author_id
         WHERE t.flow_id = \(flowID) AND \(condition) ORDER BY c.id LIMIT \(limit)
        """
    }

    static func read(_ row: Row) throws -> Comment {
        Comment(
            id: try row.get(0), threadID: try row.get(1), author: Person(id: try row.get(2), name: try row.get(3)),
            body: try row.get(4), createdAt: try row.get(5), editedAt: try row.get(6), version: try row.get(7))
    }

    /// A new comment, which is the answer, and whose id the event gets; none where the flow has no such thread.
    static func insert(
        _ body: String, thread: Int, flowID: Int, by viewer: Viewer, publishing event: Event? = nil
    ) -> SQL {
        """
        WITH said AS (INSERT INTO comments (thread_id, author_id, body)
                      SELECT id, \(viewer.id)::bigint, \(body)::text FROM threads
                       WHERE id = \(thread) AND flow_id = \(flowID) RETURNING *)
        SELECT c.id, c.thread_id, u.id, u.name, c.body, c.created_at, c.edited_at, c.version,
               \(event?.call(comment: "c.id") ?? "NULL")
          FROM said c JOIN users u ON u.id = c.author_id
        """
    }

    /// Locks a comment until the end of the transaction.
    static func lock(_ id: Int) -> SQL { "SELECT FROM comments WHERE id = \(id) FOR UPDATE" }

    /// Changes what was said.
    static func update(_ id: Int, body: String) -> SQL {
        "UPDATE comments SET body = \(body), version = version + 1, edited_at = now() WHERE id = \(id)"
    }
}
