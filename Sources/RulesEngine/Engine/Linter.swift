public import FlowDocument
internal import Synchronization

/// Runs the rules of a profile over a document.
public struct Linter: Sendable {
    /// The version of the engine and its rules, part of a report's key.
    public static let version = "2.0.0"

    /// What a report keeps.
    public enum Kept: Sendable {
        /// Failures, reviews and open questions; the rest is counted.
        case findings
        /// Everything.
        case all
    }

    /// Which rules run, and how much they matter.
    public var profile: Profile
    /// What the report keeps.
    public var kept: Kept
    /// The day on which waivers are looked at, as `2026-12-31`; `nil` where none runs out.
    public var today: String?
    /// How long one rule may take over all subjects.
    public var budget: Duration
    /// The time since some moment; `nil` for a run that nothing cuts short.
    public var elapsed: (@Sendable () -> Duration)?

    /// A linter that keeps findings and cuts nothing short.
    public init(
        profile: Profile = Profile(), kept: Kept = .findings, budget: Duration = .seconds(30),
        elapsed: (@Sendable () -> Duration)? = nil
    ) {
        self.profile = profile
        self.kept = kept
        self.budget = budget
        self.elapsed = elapsed
    }

    /// Runs every rule of the profile on the thread that asks.
    public func run(_ document: Document) -> Report {
        run(document, checks: checks)
    }

    /// The rules of the catalogue and of the profile.
    private var checks: [Check] {
        (Self.catalogue[profile.edition] ?? []) + profile.ownRules.map(\.check)
    }

    /// The rules of the catalogue by edition, made ready once: a small document is checked in less time than that takes.
    private static let catalogue = Dictionary(
        uniqueKeysWithValues: Edition.allCases.map { edition in
            (edition, RuleCatalogue.all.map { Check($0, in: edition) })
        })

    /// Runs every rule of the profile, the work shared by several tasks. The report is the same as of one.
    public func run(_ document: Document, workers: Int) async -> Report {
        guard workers > 1 else { return run(document) }
        let run = run(document, of: checks)
        let batches = run.batches(of: run.batchSize(for: workers))
        let next = NextBatch()
        let done = await withTaskGroup(of: [Batch].self) { group in
            for _ in 0..<min(workers, batches.count) {
                group.addTask {
                    var done: [Batch] = []
                    while case let number = next.take(), number < batches.count {
                        done.append(Batch(batches[number], run))
                    }
                    return done
                }
            }
            return await group.reduce(into: []) { $0 += $1 }
        }
        return run.report(of: consume done)
    }

    /// Runs these rules, as far as the profile lets them.
    func run(_ document: Document, rules: [any Rule.Type]) -> Report {
        run(document, checks: rules.map { Check($0, in: profile.edition) })
    }

    private func run(_ document: Document, checks: [Check]) -> Report {
        let run = run(document, of: checks)
        return run.report(of: run.batches(of: Run.largestBatch).map { Batch($0, run) })
    }

    private func run(_ document: Document, of checks: [Check]) -> Run {
        Run(Context(document, profile: profile), checks.filter { profile.runs($0.metadata) }, self)
    }
}

/// Hands out the numbers of batches, each once.
private final class NextBatch: Sendable {
    private let number = Atomic(0)

    func take() -> Int {
        number.wrappingAdd(1, ordering: .relaxed).oldValue
    }
}
