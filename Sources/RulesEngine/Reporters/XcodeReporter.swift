/// Writes findings a line each, as Xcode and other tools read them: `path:line:column: warning: … [rule]`.
public enum XcodeReporter {
    /// The lines of a report.
    /// - Parameter path: Turns a file of the report into the path that the tool can open.
    public static func lines(_ report: Report, language: String = "en", path: (String) -> String) -> [String] {
        report.results.filter(\.outcome.isFinding).sorted(by: ReadingOrder.precedes).map { result in
            let place = result.place
            let file = place.map { "\(path($0.file)):\($0.line):\($0.column): " } ?? ""
            let message = result.observation.message?.text(in: language) ?? result.metadata.summary.text(in: language)
            let line = message.split(whereSeparator: \.isNewline).joined(separator: " ")
            let name = result.subjectName.split(whereSeparator: \.isNewline).joined(separator: " ")
            return "\(file)\(word(for: result)): \(name): \(line) [\(result.metadata.id)]"
        }
    }

    /// Advice and what a person must look at never look like what breaks a build.
    private static func word(for result: RuleResult) -> String {
        guard result.outcome == .fail else { return "note" }
        return switch result.severity {
        case .error: "error"
        case .warning: "warning"
        case .advice: "note"
        }
    }
}
