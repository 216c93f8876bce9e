internal import FlowDocument
internal import JSON
internal import RulesEngine

/// `scrim check`: runs the rules and prints what they find.
struct CheckCommand {
    private enum Format: String, CaseIterable {
        case text, json, xcode
    }

    private enum Outcomes: String, CaseIterable {
        case findings, all
    }

    private let arguments: Arguments

    init(_ arguments: [String]) throws(CommandError) {
        self.arguments = try Arguments(
            arguments,
            options: [
                "--edition", "--profile", "--facts", "--format", "--outcomes", "--fail-on", "--max-size",
            ])
    }

    func run() throws(CommandError) -> ExitStatus {
        let format: Format = try arguments.choice("--format", default: .text)
        let outcomes: Outcomes = try arguments.choice("--outcomes", default: .findings)
        let threshold: Threshold = try arguments.choice("--fail-on", default: .error)
        let profile = try Input.profile(arguments)
        let input = try Input(arguments)
        let whole = input.report(profile, kept: outcomes == .all ? .all : .findings)
        let report = input.located(outcomes == .all ? whole : whole.onlyFindings)
        switch format {
        case .json: Self.write(report)
        case .xcode:
            for line in XcodeReporter.lines(report, path: input.path(of:)) { Console.output.write(line + "\n") }
        case .text:
            let reporter = TextReporter(isColoured: Console.output.isTerminal)
            Console.output.write(reporter.text(report, path: input.path(of:)))
        }
        let summary = report.summary
        return threshold.isReached(failures: summary.fail, reviews: summary.review) ? .findings : .success
    }

    private static func write(_ report: Report) {
        var writer = JSONWriter(.pretty) { Console.output.write($0) }
        JSONReporter.write(report, to: &writer)
        _ = writer.finish()
    }
}
