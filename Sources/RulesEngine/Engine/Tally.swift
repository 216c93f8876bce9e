/// How often each outcome came out. Plain numbers, since a run counts millions.
struct Tally: Sendable {
    private var failures = (advice: 0, warning: 0, error: 0)
    private var review = 0
    private var open = 0
    private var pass = 0
    private var notApplicable = 0
    private var waived = 0

    mutating func add(_ outcome: Outcome, _ severity: Severity) {
        switch outcome {
        case .fail:
            switch severity {
            case .advice: failures.advice += 1
            case .warning: failures.warning += 1
            case .error: failures.error += 1
            }
        case .review: review += 1
        case .open: open += 1
        case .pass: pass += 1
        case .notApplicable: notApplicable += 1
        }
    }

    /// Counts a finding as one that someone answers for.
    mutating func waive(_ outcome: Outcome, _ severity: Severity) {
        guard outcome.isFinding else { return }
        remove(outcome, severity)
        waived += 1
    }

    /// Counts a finding no longer.
    mutating func remove(_ outcome: Outcome, _ severity: Severity) {
        switch (outcome, severity) {
        case (.fail, .advice): failures.advice -= 1
        case (.fail, .warning): failures.warning -= 1
        case (.fail, .error): failures.error -= 1
        case (.review, _): review -= 1
        default: return
        }
    }

    static func += (left: inout Tally, right: Tally) {
        left.failures.advice += right.failures.advice
        left.failures.warning += right.failures.warning
        left.failures.error += right.failures.error
        left.review += right.review
        left.open += right.open
        left.pass += right.pass
        left.notApplicable += right.notApplicable
        left.waived += right.waived
    }

    var summary: Report.Summary {
        var summary = Report.Summary()
        for (severity, count) in [
            (Severity.advice, failures.advice), (.warning, failures.warning), (.error, failures.error),
        ] where count > 0 {
            summary.fail[severity] = count
        }
        summary.review = review
        summary.open = open
        summary.pass = pass
        summary.notApplicable = notApplicable
        summary.waived = waived
        return summary
    }
}
