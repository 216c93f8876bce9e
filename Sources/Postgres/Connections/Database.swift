internal import Dispatch
public import EventLoop

/// A pool of connections to one database, driven by an event loop.
///
/// A statement, or several at once, is sent and answered on the loop. A transaction that decides between its statements
/// borrows a connection for a thread of its own, since its closure blocks.
public final class Database: Sendable {
    private let loop: EventLoop
    private let pool: LoopBound<Pool>

    /// A database at this place; the first statement makes the first connection.
    public init(_ settings: ConnectionSettings, on loop: EventLoop, connections: Int = 16) {
        self.loop = loop
        pool = LoopBound(Pool(settings, loop, limit: connections), to: loop)
    }

    /// Runs one statement, a transaction of its own.
    @discardableResult
    public func query(_ statement: SQL) async throws(PostgresError) -> Rows {
        guard let rows = try await batch([statement]).first else {
            throw PostgresError(.connectionFailure, "a statement without an answer")
        }
        return rows
    }

    /// Runs statements in one round trip and one transaction: all of them or none. The answers in their order.
    @discardableResult
    public func batch(_ statements: [SQL]) async throws(PostgresError) -> [Rows] {
        let result: Result<[Rows], PostgresError> = await withCheckedContinuation { continuation in
            loop.execute { [pool] in
                pool.withValue { $0 }.submit(.batch(statements, { continuation.resume(returning: $0) }))
            }
        }
        return try result.get()
    }

    /// Runs `body` in a transaction, on a thread of its own. What `body` throws undoes all; a deadlock or a failed
    /// serialization runs it again, at most three times.
    public func transaction<Value: Sendable>(
        _ body: @escaping @Sendable (Transaction) throws -> Value
    ) async throws -> Value {
        var attempt = 1
        while true {
            do {
                return try await attemptTransaction(body)
            } catch let error as PostgresError where error.isTransient && attempt < 3 {
                attempt += 1
            }
        }
    }

    private func attemptTransaction<Value: Sendable>(
        _ body: @escaping @Sendable (Transaction) throws -> Value
    ) async throws -> Value {
        let connection = try await checkOut()
        let result: Result<Value, any Error> = await withCheckedContinuation { continuation in
            DispatchQueue.global().async {
                continuation.resume(returning: Result { try Self.run(body, on: connection) })
            }
        }
        loop.execute { [pool] in pool.withValue { $0 }.takeBack(connection) }
        return try result.get()
    }

    private static func run<Value>(_ body: (Transaction) throws -> Value, on connection: Connection) throws -> Value {
        let transaction = Transaction(on: connection)
        do {
            let value = try body(transaction)
            try transaction.commit()
            return value
        } catch {
            transaction.rollBack()
            throw error
        }
    }

    private func checkOut() async throws(PostgresError) -> Connection {
        let result: Result<Connection, PostgresError> = await withCheckedContinuation { continuation in
            loop.execute { [pool] in
                pool.withValue { $0 }.submit(.loan({ continuation.resume(returning: $0) }))
            }
        }
        return try result.get()
    }

    /// How many connections there are, and how many of them are idle.
    public func connectionCounts() async -> (open: Int, idle: Int) {
        await withCheckedContinuation { continuation in
            loop.execute { [pool] in continuation.resume(returning: pool.withValue { $0 }.counts) }
        }
    }

    /// Refuses new work and closes every connection; what runs is finished first.
    public func close() {
        loop.execute { [pool] in pool.withValue { $0 }.close() }
    }
}
