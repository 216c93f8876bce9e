internal import EventLoop

/// The connections of a database, on the loop's thread alone. Each serves one piece of work at a time.
final class Pool {
    /// What waits for a connection.
    enum Work {
        /// Statements to run here.
        case batch([SQL], (Result<[Rows], PostgresError>) -> Void)
        /// A connection to lend out.
        case loan((Result<Connection, PostgresError>) -> Void)

        func fail(_ error: PostgresError) {
            switch self {
            case .batch(_, let completion): completion(.failure(error))
            case .loan(let completion): completion(.failure(error))
            }
        }
    }

    /// A connection and what it does at the moment.
    private final class Member {
        let connection: Connection
        var watch: EventLoop.WatchID?
        var isWatchedForWriting = false
        var current: (statements: [SQL], completion: (Result<[Rows], PostgresError>) -> Void, isRepeated: Bool)?

        init(_ connection: Connection) { self.connection = connection }
    }

    /// Beyond so much waiting work the newest is refused at once.
    private static let waitingAtMost = 4_096
    private static let longestWait = Duration.seconds(10)

    private let settings: ConnectionSettings
    private let loop: EventLoop
    private let limit: Int
    private var members: [ObjectIdentifier: Member] = [:]
    /// The one used last comes first: what is warm is used again.
    private var idle: [Member] = []
    private var connecting = 0
    private var waiting: [(work: Work, since: ContinuousClock.Instant)] = []
    private var firstWaiting = 0
    private var isClosed = false
    private var isTimerSet = false

    init(_ settings: ConnectionSettings, _ loop: EventLoop, limit: Int) {
        self.settings = settings
        self.loop = loop
        self.limit = limit
    }

    var counts: (open: Int, idle: Int) { (members.count, idle.count) }

    func submit(_ work: Work) {
        if isClosed { return work.fail(PostgresError(.closed, "the pool is closed")) }
        if let member = idle.popLast() { return start(work, on: member) }
        guard waiting.count - firstWaiting < Self.waitingAtMost else {
            return work.fail(PostgresError(.poolBusy, "every connection is busy, and so is the queue"))
        }
        waiting.append((work, .now))
        if members.count + connecting < limit { connect() }
        setTimer()
    }

    func takeBack(_ connection: Connection) {
        guard let member = members[ObjectIdentifier(connection)] else { return }
        if connection.isLost || connection.isInTransaction { return drop(member) }
        do throws(PostgresError) {
            try watch(member)
        } catch {
            return drop(member)
        }
        release(member)
    }

    func close() {
        isClosed = true
        for member in idle { drop(member) }
        idle = []
        let error = PostgresError(.closed, "the pool is closed")
        while let work = nextWaiting() { work.fail(error) }
    }

    // MARK: - Work

    private func nextWaiting() -> Work? {
        guard firstWaiting < waiting.count else { return nil }
        defer {
            firstWaiting += 1
            if firstWaiting == waiting.count || firstWaiting > 1_024 {
                waiting.removeFirst(firstWaiting)
                firstWaiting = 0
            }
        }
        return waiting[firstWaiting].work
    }

    private func start(_ work: Work, on member: Member) {
        switch work {
        case .batch(let statements, let completion):
            member.current = (statements, completion, false)
            send(on: member)
        case .loan(let completion):
            // An epoll watch of no interest would still report a hang-up, again and again.
            endWatch(member)
            completion(.success(member.connection))
        }
    }

    private func send(on member: Member) {
        guard let current = member.current else { return }
        do throws(PostgresError) {
            try member.connection.send(current.statements)
            updateWatch(member)
        } catch {
            finish(member, .failure(error))
        }
    }

    private func advance(_ member: Member) {
        do throws(PostgresError) {
            let answers = try member.connection.advance()
            updateWatch(member)
            if member.current != nil, let answers { finish(member, .success(answers)) }
        } catch {
            if member.current == nil {
                // An idle connection that was closed by the server.
                idle.removeAll { $0 === member }
                drop(member)
            } else if member.connection.isLost,
                error.code == .featureNotSupported || error.code == .invalidStatementName,
                let current = member.current, !current.isRepeated
            {
                // Nothing of it was done: on a fresh connection it is prepared anew.
                member.current = nil
                drop(member)
                submit(.batch(current.statements, current.completion))
            } else {
                finish(member, .failure(error))
            }
        }
    }

    private func finish(_ member: Member, _ result: Result<[Rows], PostgresError>) {
        let completion = member.current?.completion
        member.current = nil
        if member.connection.isLost { drop(member) } else { release(member) }
        completion?(result)
    }

    private func release(_ member: Member) {
        if isClosed { return drop(member) }
        if let work = nextWaiting() { start(work, on: member) } else { idle.append(member) }
    }

    private func drop(_ member: Member) {
        endWatch(member)
        members[ObjectIdentifier(member.connection)] = nil
        if !isClosed, firstWaiting < waiting.count, members.count + connecting < limit { connect() }
    }

    private func setTimer() {
        guard !isTimerSet else { return }
        isTimerSet = true
        loop.schedule(after: .seconds(1)) { [self] in
            isTimerSet = false
            let error = PostgresError(.poolBusy, "no connection within \(Self.longestWait)")
            while firstWaiting < waiting.count, waiting[firstWaiting].since + Self.longestWait < .now {
                nextWaiting()?.fail(error)
            }
            if firstWaiting < waiting.count { setTimer() }
        }
    }

    // MARK: - Connections

    private func connect() {
        connecting += 1
        Connector.connect(settings, on: loop) { [self] result in
            connecting -= 1
            do throws(PostgresError) {
                let connection = try Connection(result.get())
                let member = Member(connection)
                members[ObjectIdentifier(connection)] = member
                try watch(member)
                member.current = (settings.preamble, { _ in }, true)
                send(on: member)
            } catch {
                // While others work, what waits is theirs; without any, nobody would ever serve it.
                guard members.isEmpty, connecting == 0 else { return }
                while let work = nextWaiting() { work.fail(error) }
            }
        }
    }

    private func watch(_ member: Member) throws(PostgresError) {
        do throws(EventLoopError) {
            member.isWatchedForWriting = false
            member.watch = try loop.watch(member.connection.descriptor, for: [.reading]) { [weak member] _ in
                if let member { self.advance(member) }
            }
        } catch {
            throw PostgresError(.connectionFailure, error.description)
        }
    }

    private func updateWatch(_ member: Member) {
        guard let watch = member.watch, member.connection.wantsToWrite != member.isWatchedForWriting else { return }
        member.isWatchedForWriting = member.connection.wantsToWrite
        loop.change(watch, to: member.isWatchedForWriting ? [.reading, .writing] : [.reading])
    }

    private func endWatch(_ member: Member) {
        if let watch = member.watch { loop.endWatch(watch) }
        member.watch = nil
    }
}
