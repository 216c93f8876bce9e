#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// What the program asks of the machine beside its files.
enum Machine {
    /// How many cores there are.
    static var cores: Int { ProcessInfo.processInfo.activeProcessorCount }

    /// The day in UTC, as `2026-12-31`.
    static var today: String { Date.now.formatted(.iso8601.year().month().day()) }
}
