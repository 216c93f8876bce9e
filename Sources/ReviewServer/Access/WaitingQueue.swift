internal import Synchronization

/// Places that tasks take and give back; who finds none waits, first come, first served.
final class WaitingQueue: Sendable {
    private struct State {
        var free: Int
        var waiting: [CheckedContinuation<Void, Never>] = []
    }

    private let state: Mutex<State>
    private let limit: Int

    /// So many places, and at most so many that wait.
    init(places: Int, waiting: Int) {
        state = Mutex(State(free: places))
        limit = waiting
    }

    /// Takes a place, after waiting for one where that is needed. False where too many wait already.
    func take() async -> Bool {
        let isFull = state.withLock { $0.free == 0 && $0.waiting.count >= limit }
        if isFull { return false }
        await withCheckedContinuation { continuation in
            let isFree = state.withLock { state in
                guard state.free > 0 else {
                    state.waiting.append(continuation)
                    return false
                }
                state.free -= 1
                return true
            }
            if isFree { continuation.resume() }
        }
        return true
    }

    /// Gives a place back, to the one who has waited longest.
    func giveBack() {
        let next = state.withLock { state -> CheckedContinuation<Void, Never>? in
            guard !state.waiting.isEmpty else {
                state.free += 1
                return nil
            }
            return state.waiting.removeFirst()
        }
        next?.resume()
    }
}
