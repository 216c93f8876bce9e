internal import FlowDocument
internal import JSON
internal import RulesEngine

/// `scrim check`: runs the rules and prints what they find.
struct CheckCommand {
    private enum Outcomes: String, CaseIterable {
        case findings, all
    }

    private let arguments: Arguments

    init(_ arguments: [String]) throws(CommandError) {
        self.arguments = try Arguments(
            arguments,
            options: [
                "--edition", "--profile", "--facts", "--terms", "--format", "--language", "--outcomes", "--fail-on",
                "--baseline",
                "--max-size",
            ], flags: ["--update-baseline", "--strict-baseline"])
    }

    func run() async throws(CommandError) -> ExitStatus {
        let format: ReportFormat = try arguments.choice("--format", default: .text)
        let outcomes: Outcomes = try arguments.choice("--outcomes", default: .findings)
        let threshold: FailureThreshold = try arguments.choice("--fail-on", default: .error)
        let baseline = try BaselineFile(arguments)
        let profile = try Input.profile(arguments)
        let input = try Input(arguments)
        var report = await input.report(profile, kept: outcomes == .all ? .all : .findings)
        if outcomes == .findings { report = report.onlyFindings }
        var comparison: BaselineComparison?
        if let known = baseline?.known {
            let compared = report.compared(with: known)
            (report, comparison) = (compared.report, compared.comparison)
        }
        let presentation = ReportPresentation(
            language: arguments.value("--language") ?? "en", path: { input.path(of: $0) })
        let output = ReportOutput(format, presentation, threshold)
        output.write(input.located(report), comparison)
        try baseline?.finish(with: report, comparison)
        if baseline?.isStrict == true, comparison?.fixed.isEmpty == false { return .findings }
        return report.results.contains(where: threshold.isReached(by:)) ? .findings : .success
    }
}
