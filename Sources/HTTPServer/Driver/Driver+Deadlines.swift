internal import EventLoop
internal import Glibc

extension Driver {
    /// How long an application may take before its client is watched: most answers are made by then, and a watch
    /// costs two calls of the system.
    static let watchDelay = Duration.milliseconds(100)

    /// The least time between two looks at all connections.
    private static let sweepInterval = Duration.milliseconds(50)

    /// Lets a deadline begin.
    func expect(_ wait: Connection.Wait, within time: Duration, of connection: Connection) {
        let deadline = ContinuousClock.now + time
        connection.wait = wait
        connection.deadline = deadline
        schedule(deadline)
    }

    func schedule(_ deadline: ContinuousClock.Instant) {
        nextSweep = nextSweep.map { min($0, deadline) } ?? deadline
    }

    /// Looks for deadlines that have passed.
    func sweep() {
        let now = ContinuousClock.now
        var next = lingering.sweep(now: now)
        for connection in connections.values {
            guard let deadline = connection.deadline else { continue }
            if deadline <= now {
                connection.deadline = nil
                expired(connection)
            }
            if let deadline = connection.deadline { next = next.map { min($0, deadline) } ?? deadline }
        }
        nextSweep = next.map { max($0, now + Self.sweepInterval) }
    }

    private func expired(_ connection: Connection) {
        switch connection.wait {
        case .head, .body:
            if let exchange = connection.exchange {
                exchange.phase = .answered
                exchange.leavesBodyUnread = true
                DirectAnswer(responder.refuse(.timeout, exchange.head)).write(
                    to: connection.socket, isHead: exchange.head?.method == .head)
            }
            shutDownSocket(connection)
        case .nextRequest, .sending:
            shutDownSocket(connection)
        case .application:
            if let exchange = connection.exchange { watch(exchange) }
        case .halfClosed:
            if let exchange = connection.exchange { hangUp(exchange) }
        }
    }

    /// Ends a connection as if the client had hung up; the library notices in its next turn.
    func shutDownSocket(_ connection: Connection) {
        shutdown(connection.socket, Int32(SHUT_RDWR))
    }

    /// Watches whether the client of a suspended connection is still there, which the library doesn't.
    private func watch(_ exchange: Exchange) {
        guard exchange.watch == nil else { return }
        exchange.watch = try? loop.watch(exchange.connection.socket, for: .hangUp) { [weak self, weak exchange] ready in
            guard let self, let exchange else { return }
            if ready == .hangUp {
                // Not again for the same end, but still for a reset.
                if let watch = exchange.watch { loop.change(watch, to: []) }
                expect(.halfClosed, within: configuration.halfClosedGrace, of: exchange.connection)
            } else {
                hangUp(exchange)
            }
        }
    }

    /// The client is gone: nobody waits for the response.
    private func hangUp(_ exchange: Exchange) {
        if let watch = exchange.watch { loop.endWatch(watch) }
        exchange.watch = nil
        exchange.connection.deadline = nil
        exchange.stream?.writer.abandon()
        exchange.task?.cancel()
    }
}
