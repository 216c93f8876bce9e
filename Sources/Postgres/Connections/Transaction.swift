internal import Glibc

/// An open transaction. It is lent to a closure that can't suspend, so that no lock is ever held across a wait for
/// anything but the database.
///
/// Statements whose answer decides nothing are sent together with the next one that does, or with the commit: a
/// transaction without a decision is one round trip.
public final class Transaction {
    private let connection: Connection
    private var waiting: [SQL] = ["BEGIN"]

    init(on connection: Connection) {
        self.connection = connection
    }

    /// Sends a statement, after all that waits, and gives its answer.
    public func query(_ statement: SQL) throws(PostgresError) -> Rows {
        try exchange(waiting + [statement])
    }

    /// Sends several statements in one round trip, and gives the answer of each.
    public func queries(_ statements: [SQL]) throws(PostgresError) -> [Rows] {
        let before = waiting.count
        let answers = try exchangeAll(waiting + statements)
        return Array(answers.dropFirst(before))
    }

    /// Sends a statement with the next round trip. What it fails with is thrown there.
    public func perform(_ statement: SQL) {
        waiting.append(statement)
    }

    func commit() throws(PostgresError) {
        _ = try exchange(waiting + ["COMMIT"])
    }

    /// Ends a transaction of which nothing shall stay. A connection that can't is lost.
    func rollBack() {
        guard !connection.isLost, connection.isInTransaction else { return }
        waiting = []
        _ = try? exchange(["ROLLBACK"])
    }

    private func exchange(_ statements: [SQL]) throws(PostgresError) -> Rows {
        guard let last = try exchangeAll(statements).last else {
            throw PostgresError(.connectionFailure, "a statement without an answer")
        }
        return last
    }

    private func exchangeAll(_ statements: [SQL]) throws(PostgresError) -> [Rows] {
        waiting = []
        try connection.send(statements)
        while true {
            if let answers = try connection.advance() {
                guard answers.count == statements.count else {
                    throw PostgresError(.connectionFailure, "\(statements.count) statements, \(answers.count) answers")
                }
                return answers
            }
            try connection.wait(atMost: .seconds(60))
        }
    }
}

extension Connection {
    /// Blocks the thread until the socket is ready. The database ends statements earlier than this ends.
    fileprivate func wait(atMost limit: Duration) throws(PostgresError) {
        var poll = pollfd(fd: descriptor, events: Int16(POLLIN | (wantsToWrite ? POLLOUT : 0)), revents: 0)
        let status = unsafe Glibc.poll(&poll, 1, Int32(limit.components.seconds * 1_000))
        if status == 0 || (status < 0 && errno != EINTR) {
            throw abandon()
        }
    }
}
