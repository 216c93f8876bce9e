internal import FlowDocument
public import JSON

/// Writes findings as Code Climate's issues, which GitLab shows beside the changed lines.
public enum CodeClimateReporter {
    /// Writes a list of issues. What someone answers for is left out; GitLab itself compares with the branch before.
    public static func write(_ report: Report, as presentation: ReportPresentation, to writer: inout JSONWriter) {
        let findings = report.results.filter { $0.outcome.isFinding && !$0.isWaived && !$0.isKnown }
        writer.array { writer in
            for result in findings.sorted(by: ReadingOrder.precedes) {
                let metadata = result.metadata
                let body =
                    "\(metadata.why.text(in: presentation.language))\n\n\(metadata.remedy.text(in: presentation.language))"
                writer.value([
                    "type": "issue", "check_name": .string(metadata.id.rawValue),
                    "description": .string(result.line(in: presentation.language)), "content": ["body": .string(body)],
                    "categories": ["Style"], "severity": .string(severity(result)),
                    "fingerprint": .string(result.fingerprint),
                    "location": [
                        "path": .string(result.place.map { presentation.relativePath(of: $0.file) } ?? ""),
                        "lines": ["begin": .number(Double(result.place?.line ?? 1))],
                    ],
                ])
            }
        }
    }

    private static func severity(_ result: RuleResult) -> String {
        guard result.outcome == .fail else { return "info" }
        return switch result.severity {
        case .error: "critical"
        case .warning: "major"
        case .advice: "minor"
        }
    }
}
