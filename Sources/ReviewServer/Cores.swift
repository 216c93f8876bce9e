internal import FoundationEssentials
internal import Synchronization

/// The machine's cores, shared by the runs of rules that are under way: a run gets all that are left, and one at least.
final class Cores: Sendable {
    private let free: Mutex<Int>

    init(count: Int = ProcessInfo.processInfo.activeProcessorCount) { free = Mutex(count) }

    /// Runs the rules, off the loop.
    func evaluate(_ input: Evaluation.Input) async throws -> Evaluation {
        let workers = free.withLock { free in
            let workers = max(1, free)
            // Those who come when none is left share with the others.
            free -= workers
            return workers
        }
        defer { free.withLock { $0 += workers } }
        return try await withTaskExecutorPreference(globalConcurrentExecutor) {
            try await Evaluation(input, workers: workers)
        }
    }
}
