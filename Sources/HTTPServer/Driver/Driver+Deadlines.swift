internal import EventLoop
internal import Glibc

extension Driver {
    /// The least time between two looks at all connections.
    private static let sweepInterval = Duration.milliseconds(50)

    /// Lets the wait for something begin. The first look at the client comes so late that most waits are over by then:
    /// a look costs calls of the system.
    func expect(_ wait: Connection.Wait, within time: Duration?, of connection: Connection) {
        let now = ContinuousClock.now
        connection.wait = wait
        connection.deadline = time.map { now + $0 }
        connection.look =
            switch wait {
            case .application: now + .milliseconds(100)
            case .body, .nextRequest: now + .milliseconds(500)
            case .head, .halfClosed, .sending: nil
            }
        if let next = connection.next { schedule(next) }
    }

    func schedule(_ deadline: ContinuousClock.Instant) {
        nextSweep = nextSweep.map { min($0, deadline) } ?? deadline
    }

    /// Looks for what has come to its time.
    func sweep() {
        let now = ContinuousClock.now
        var next = lingering.sweep(now: now)
        for connection in connections.values {
            if let deadline = connection.deadline, deadline <= now {
                connection.deadline = nil
                connection.look = nil
                expired(connection)
            } else if let look = connection.look, look <= now {
                connection.look = nil
                self.look(at: connection, now: now)
            }
            if let own = connection.next { next = next.map { min($0, own) } ?? own }
        }
        nextSweep = next.map { max($0, now + Self.sweepInterval) }
    }

    private func expired(_ connection: Connection) {
        switch connection.wait {
        case .head, .body:
            end(connection, .timeout)
        case .nextRequest, .sending:
            shutDownSocket(connection)
        case .application, .halfClosed:
            if let exchange = connection.exchange { hangUp(exchange) }
        }
    }

    /// Ends a connection before its request has arrived.
    private func end(_ connection: Connection, _ refusal: Refusal) {
        if let exchange = connection.exchange {
            exchange.phase = .answered
            exchange.leavesBodyUnread = true
            DirectAnswer(responder.refuse(refusal, exchange.head)).write(
                to: connection.socket, isHead: exchange.head?.method == .head)
        }
        shutDownSocket(connection)
    }

    /// Ends the requests whose bodies don't go on, though there is input for them.
    ///
    /// When the line before a chunk doesn't fit into its memory, the library neither reads on nor gives up, and wants
    /// to be called without end.
    func endStuckBodies() {
        for connection in connections.values where connection.wait == .body {
            guard let exchange = connection.exchange else { continue }
            var unread: Int32 = 0
            guard unsafe ioctl(connection.socket, UInt(FIONREAD), &unread) == 0, unread > 0,
                exchange.stuck.calls == exchange.calls
            else {
                exchange.stuck = (exchange.calls, 0)
                continue
            }
            exchange.stuck.times += 1
            if exchange.stuck.times == 3 { end(connection, .framing("the line before a chunk is too long")) }
        }
    }

    /// Finds out whether the client is still there.
    private func look(at connection: Connection, now: ContinuousClock.Instant) {
        switch connection.wait {
        case .application:
            if let exchange = connection.exchange { watch(exchange) }
        case .body, .nextRequest:
            // The library overlooks an end that comes together with the last bytes.
            var byte: UInt8 = 0
            if unsafe recv(connection.socket, &byte, 1, Int32(MSG_PEEK) | Int32(MSG_DONTWAIT)) == 0 {
                shutDownSocket(connection)
            } else if connection.wait == .body {
                connection.look = now + .milliseconds(500)
            }
        case .head, .halfClosed, .sending:
            break
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
        exchange.connection.look = nil
        exchange.stream?.writer.abandon()
        exchange.task?.cancel()
    }
}

extension Connection {
    /// When the server has to turn to it next.
    fileprivate var next: ContinuousClock.Instant? {
        guard let deadline, let look else { return deadline ?? look }
        return min(deadline, look)
    }
}
