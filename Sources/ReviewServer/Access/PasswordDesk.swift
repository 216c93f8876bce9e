internal import FoundationEssentials

/// Lets a few passwords at a time be hashed and checked: each takes 32 MiB and a processor for some 60 ms.
final class PasswordDesk: Sendable {
    private let queue: WaitingQueue

    /// A desk with so many places; by default one fewer than processors, so that all else goes on.
    init(places: Int = max(1, ProcessInfo.processInfo.activeProcessorCount - 1)) {
        queue = WaitingQueue(places: places, waiting: 1000)
    }

    /// Runs `body` in one of the places, when there is one.
    func withPlace<Value>(_ body: () async throws -> Value) async throws -> Value {
        guard await queue.take() else { throw Problem.unavailable("Too many people sign in at the moment.") }
        defer { queue.giveBack() }
        try Task.checkCancellation()
        return try await body()
    }

    /// Computes away from the event loop.
    func compute<Value: Sendable>(_ work: @escaping @Sendable () throws -> Value) async throws -> Value {
        try await withTaskExecutorPreference(globalConcurrentExecutor) { try work() }
    }
}
