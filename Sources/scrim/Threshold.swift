internal import FlowDocument
internal import RulesEngine

/// From what on the exit status is 1.
enum Threshold: String, CaseIterable {
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
}
