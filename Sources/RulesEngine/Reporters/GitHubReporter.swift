internal import FlowDocument

/// Writes findings as commands of GitHub's workflows, which become annotations of the changed lines.
public enum GitHubReporter {
    /// A line a finding. What someone answers for, or a baseline knows, is left out.
    public static func lines(_ report: Report, as presentation: ReportPresentation) -> [String] {
        report.results.filter { $0.outcome.isFinding && !$0.isWaived && !$0.isKnown }
            .sorted(by: ReadingOrder.precedes)
            .map { result in
                var properties: [(String, String)] = []
                if let place = result.place {
                    properties = [
                        ("file", presentation.relativePath(of: place.file)), ("line", "\(place.line)"),
                        ("col", "\(place.column)"),
                    ]
                }
                properties.append(("title", result.metadata.id.rawValue))
                let list = properties.map { "\($0.0)=\(escaped($0.1, isProperty: true))" }.joined(separator: ",")
                let text =
                    "\(result.line(in: presentation.language)) \(result.metadata.remedy.text(in: presentation.language))"
                return "::\(command(result)) \(list)::\(escaped(text, isProperty: false))"
            }
    }

    private static func command(_ result: RuleResult) -> String {
        guard result.outcome == .fail else { return "notice" }
        return switch result.severity {
        case .error: "error"
        case .warning: "warning"
        case .advice: "notice"
        }
    }

    /// A text that can't end a command or begin another.
    private static func escaped(_ text: String, isProperty: Bool) -> String {
        var escaped = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "%": escaped += "%25"
            case "\r": escaped += "%0D"
            case "\n": escaped += "%0A"
            case ":" where isProperty: escaped += "%3A"
            case "," where isProperty: escaped += "%2C"
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }
}
