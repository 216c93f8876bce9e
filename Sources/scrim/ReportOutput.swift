internal import JSON
internal import RulesEngine

/// How `scrim check` writes a report.
enum ReportFormat: String, CaseIterable {
    case text, json, xcode, sarif, junit, github, codeclimate, markdown
    case reducedSARIF = "sarif-reduced"
}

/// Writes a report to standard output.
struct ReportOutput {
    private let format: ReportFormat
    private let presentation: ReportPresentation
    private let threshold: FailureThreshold

    init(_ format: ReportFormat, _ presentation: ReportPresentation, _ threshold: FailureThreshold) {
        self.format = format
        self.presentation = presentation
        self.threshold = threshold
    }

    func write(_ report: Report, _ comparison: BaselineComparison?) {
        let fixed = comparison?.fixed ?? []
        switch format {
        case .text:
            let reporter = TextReporter(isColoured: Console.output.isTerminal, language: presentation.language)
            Console.output.write(reporter.text(report, path: presentation.path))
        case .xcode:
            for line in XcodeReporter.lines(report, language: presentation.language, path: presentation.path) {
                Console.output.write(line + "\n")
            }
        case .github:
            for line in GitHubReporter.lines(report, as: presentation) { Console.output.write(line + "\n") }
        case .junit:
            Console.output.write(JUnitReporter.text(report, as: presentation, fails: threshold.isReached(by:)))
        case .markdown: Console.output.write(MarkdownReporter.text(report, fixed: fixed, as: presentation))
        case .json: writeJSON { JSONReporter.write(report, language: presentation.language, to: &$0) }
        case .sarif: writeJSON { SARIFReporter.write(report, .full, fixed: fixed, as: presentation, to: &$0) }
        case .reducedSARIF: writeJSON { SARIFReporter.write(report, .reduced, as: presentation, to: &$0) }
        case .codeclimate: writeJSON { CodeClimateReporter.write(report, as: presentation, to: &$0) }
        }
    }

    private func writeJSON(_ body: (inout JSONWriter) -> Void) {
        var writer = JSONWriter(.pretty) { Console.output.write($0) }
        body(&writer)
        _ = writer.finish()
    }
}
