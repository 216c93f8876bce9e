internal import EventLoop
internal import Postgres
internal import Synchronization

/// Tells the streams of events that there may be something new: at each announcement of the database, and each second
/// in case one was missed. What is new for whom, each stream asks the database itself.
final class EventHub: Sendable {
    private struct State {
        var waiting: [Int: AsyncStream<Void>.Continuation] = [:]
        var last = 0
        var isClosed = false
    }

    private let state = Mutex(State())

    /// Signals from now on; several that come at once are one.
    func signals() -> AsyncStream<Void> {
        let (stream, continuation) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
        let number: Int? = state.withLock { state in
            guard !state.isClosed else { return nil }
            state.last += 1
            state.waiting[state.last] = continuation
            return state.last
        }
        guard let number else {
            continuation.finish()
            return stream
        }
        continuation.onTermination = { [weak self] _ in
            _ = self?.state.withLock { $0.waiting.removeValue(forKey: number) }
        }
        return stream
    }

    /// Wakes every stream.
    func announce() {
        // Outside of the lock: a continuation that ends takes it, too.
        for continuation in state.withLock({ Array($0.waiting.values) }) { continuation.yield() }
    }

    /// Ends every stream, and each that is asked for later.
    func close() {
        let waiting = state.withLock { state in
            state.isClosed = true
            return Array(state.waiting.values)
        }
        for continuation in waiting { continuation.finish() }
    }

    /// How many streams are open.
    var count: Int { state.withLock { $0.waiting.count } }
}
