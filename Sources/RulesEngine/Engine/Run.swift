internal import Synchronization

/// One run over one document, shared by those who work on it.
final class Run: Sendable {
    let context: Context
    let order: CheckOrder
    /// The checks of waivers, which come last.
    let late: CheckOrder
    let linter: Linter
    private let spent: Mutex<[Duration]>

    init(_ context: Context, _ checks: [Check], _ linter: Linter) {
        self.context = context
        order = CheckOrder(checks.filter { !$0.metadata.scope.isOfWaivers })
        late = CheckOrder(checks.filter(\.metadata.scope.isOfWaivers))
        self.linter = linter
        spent = Mutex(Array(repeating: .zero, count: max(order.checks.count, late.checks.count)))
    }

    func keeps(_ outcome: Outcome) -> Bool {
        linter.kept == .all || outcome >= .open
    }

    /// The time on the run's clock; `nil` where nothing cuts it short.
    func now() -> Duration? { linter.elapsed?() }

    /// Whether a check has used up its time, with what its present batch took.
    func isSpent(_ check: Int, with time: Duration) -> Bool {
        spent.withLock { $0[check] } + time > linter.budget
    }

    func spend(_ time: Duration, on check: Int) {
        spent.withLock { $0[check] += time }
    }

    /// So many subjects share the work of preparing a check.
    static let largestBatch = 512

    /// Subjects of a batch where so many work: enough to be worth handing out, few enough that all have some.
    func batchSize(for workers: Int) -> Int {
        let modals = context.graph.modals.count + context.graph.presentations.count
        return min(max(modals / (workers * 8), 32), Self.largestBatch)
    }

    /// The subjects in batches, none larger than what is worth handing out.
    func batches(of size: Int) -> [[Subject]] {
        var batches: [[Subject]] = [[.app]]
        for subjects in [
            context.graph.modals.map(Subject.modal), context.graph.presentations.map(Subject.presentation),
            context.graph.screens.map(Subject.screen),
        ] {
            var start = 0
            while start < subjects.count {
                let end = min(start + size, subjects.count)
                batches.append(Array(subjects[start..<end]))
                start = end
            }
        }
        return batches
    }
}

/// How long one check has taken over a batch.
struct BudgetClock {
    private let run: Run
    private let check: Int
    private let start: Duration?
    private var isSpent = false

    init(_ run: Run, check: Int) {
        self.run = run
        self.check = check
        start = run.now()
    }

    /// Whether the check's time is used up at the subject of that place.
    mutating func isSpent(at place: Int) -> Bool {
        // A look at the clock costs as much as a small rule, so not every subject is worth one.
        if place % 256 == 0, let start, let now = run.now() { isSpent = run.isSpent(check, with: now - start) }
        return isSpent
    }

    func stop() {
        if let start, let now = run.now() { run.spend(now - start, on: check) }
    }
}

extension RuleMetadata.Scope {
    fileprivate var isOfWaivers: Bool {
        if case .waivers = self { true } else { false }
    }
}
