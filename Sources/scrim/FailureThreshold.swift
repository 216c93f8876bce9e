internal import FlowDocument
internal import RulesEngine

/// From what on the exit status is 1.
enum FailureThreshold: String, CaseIterable {
    case error, warning, advice, review, never

    /// Whether so many failures and reviews reach it.
    func isReached(failures: [Severity: Int], reviews: Int) -> Bool {
        switch self {
        case .never: false
        case .review: reviews > 0 || failures.values.contains { $0 > 0 }
        case .error, .warning, .advice:
            failures.contains { severity, count in
                count > 0 && (Severity(rawValue: rawValue).map { severity >= $0 } ?? false)
            }
        }
    }

    /// Whether a result reaches it: one that nobody answers for and that no baseline knows.
    func isReached(by result: RuleResult) -> Bool {
        guard !result.isWaived, !result.isKnown else { return false }
        return isReached(
            failures: result.outcome == .fail ? [result.severity: 1] : [:], reviews: result.outcome == .review ? 1 : 0)
    }
}
