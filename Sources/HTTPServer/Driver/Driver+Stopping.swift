internal import CMicrohttpd
internal import EventLoop
internal import Glibc

/// A stop that is under way.
struct Drain {
    enum Step {
        /// Nothing has happened yet.
        case begun
        /// Requests that have begun may finish.
        case finishing
        /// The rest has been cancelled and answered; the answers are on their way.
        case cutting
    }

    var step = Step.begun
    var deadline: ContinuousClock.Instant
    var waiters: [CheckedContinuation<Void, Never>] = []
}

extension Driver {
    func stop(grace: Duration) async {
        await withCheckedContinuation { continuation in
            loop.execute { self.beginDraining(grace: grace, continuation) }
        }
    }

    private func beginDraining(grace: Duration, _ waiter: CheckedContinuation<Void, Never>) {
        guard unsafe daemon != nil else { return waiter.resume() }
        if drain != nil {
            drain?.waiters.append(waiter)
            return
        }
        // A handler can ask for the stop, in the middle of the library's turn; so everything happens after it.
        drain = Drain(deadline: .now + grace, waiters: [waiter])
        hasNews = true
    }

    private func closeListener() {
        let listener = unsafe MHD_quiesce_daemon(daemon)
        if listener >= 0 { close(listener) }
        // What has arrived already has begun.
        unsafe MHD_run(daemon)
        for connection in connections.values {
            guard let exchange = connection.exchange else {
                shutDownSocket(connection)
                continue
            }
            guard let stream = exchange.stream else { continue }
            exchange.task?.cancel()
            stream.writer.finish()
        }
    }

    /// Looks in every turn whether everything is done.
    func goOnDraining() {
        if drain?.step == .begun {
            drain?.step = .finishing
            closeListener()
        }
        guard let current = drain else { return }
        if connections.isEmpty { return finishDraining() }
        // Between two requests, a connection has come to its end.
        for connection in connections.values where connection.exchange == nil { shutDownSocket(connection) }
        guard ContinuousClock.now >= current.deadline else { return schedule(current.deadline) }
        switch current.step {
        case .finishing:
            cutStragglers()
            drain?.step = .cutting
            let deadline = ContinuousClock.now + .seconds(1)
            drain?.deadline = deadline
            schedule(deadline)
        case .begun, .cutting:
            finishDraining()
        }
    }

    private func cutStragglers() {
        for connection in connections.values {
            guard let exchange = connection.exchange else { continue }
            exchange.task?.cancel()
            exchange.stream?.writer.abandon()
            switch exchange.phase {
            case .application: deliver(responder.refuse(.stopping, exchange.head), exchange)
            case .head, .body, .refused: shutDownSocket(connection)
            case .answered: break
            }
        }
    }

    private func finishDraining() {
        let waiters = drain?.waiters ?? []
        for connection in connections.values { connection.exchange?.stream?.writer.abandon() }
        // Suspended connections become active in one turn; the library must not be stopped with any.
        unsafe MHD_run(daemon)
        shutDown()
        drain = nil
        for waiter in waiters { waiter.resume() }
    }
}
