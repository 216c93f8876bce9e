internal import FlowDocument
internal import XML

/// Writes findings as JUnit's XML, which every build server draws: a suite a rule, a case a finding.
public enum JUnitReporter {
    /// The report as XML.
    /// - Parameter fails: Whether a finding fails the build; what doesn't is shown as skipped, with its message.
    public static func text(
        _ report: Report, as presentation: ReportPresentation, fails: (RuleResult) -> Bool
    ) -> String {
        let findings = report.results.filter(\.outcome.isFinding).sorted(by: ReadingOrder.precedes)
        let suites = Dictionary(grouping: findings, by: \.metadata.id).sorted { $0.key < $1.key }
        var writer = Lines()
        let failures = findings.count(where: fails)
        writer.add(0, #"<?xml version="1.0" encoding="UTF-8"?>"#)
        // A report without a case looks to build servers like one that broke.
        let cases = max(findings.count, 1)
        writer.add(0, "<testsuites", [("name", "Scrim"), ("tests", "\(cases)"), ("failures", "\(failures)")], ">")
        if suites.isEmpty {
            writer.add(1, "<testsuite", [("name", "scrim"), ("tests", "1"), ("failures", "0")], ">")
            writer.add(2, "<testcase", [("classname", "scrim"), ("name", "No findings")], "/>")
            writer.add(1, "</testsuite>")
        }
        for (rule, results) in suites {
            let failures = results.count(where: fails)
            writer.add(
                1, "<testsuite",
                [
                    ("name", rule.rawValue), ("tests", "\(results.count)"), ("failures", "\(failures)"),
                    ("skipped", "\(results.count - failures)"),
                ], ">")
            for result in results { write(result, presentation, isFailure: fails(result), to: &writer) }
            writer.add(1, "</testsuite>")
        }
        writer.add(0, "</testsuites>")
        return writer.text
    }

    private static func write(
        _ result: RuleResult, _ presentation: ReportPresentation, isFailure: Bool, to writer: inout Lines
    ) {
        var attributes = [
            ("classname", "scrim.\(result.metadata.id)"),
            ("name", "\(result.subjectName) (\(result.subject)\(result.observation.facet.map { " · \($0)" } ?? ""))"),
        ]
        if let place = result.place {
            attributes += [("file", presentation.relativePath(of: place.file)), ("line", "\(place.line)")]
        }
        writer.add(2, "<testcase", attributes, ">")
        let message = ("message", result.messageText(in: presentation.language))
        if isFailure {
            writer.add(3, "<failure", [message, ("type", result.severity.rawValue)], ">", result.detail(presentation))
            writer.add(3, "</failure>")
        } else {
            let word =
                result.isWaived ? "waived" : result.isKnown ? "known" : result.outcome == .review ? "review" : "below"
            writer.add(3, "<skipped", [("message", "\(word): \(message.1)")], "/>")
        }
        writer.add(2, "</testcase>")
    }

    /// The lines of the text.
    private struct Lines {
        var text = ""

        mutating func add(
            _ depth: Int, _ tag: String, _ attributes: [(String, String)] = [], _ end: String = "",
            _ content: String = ""
        ) {
            text += String(repeating: "  ", count: depth) + tag
            for (name, value) in attributes { text += " \(name)=\"\(XMLEscaping.escaped(value))\"" }
            text += end + XMLEscaping.escaped(content) + "\n"
        }
    }
}

extension RuleResult {
    /// Where, why and what to do, for readers who see nothing but this.
    fileprivate func detail(_ presentation: ReportPresentation) -> String {
        let place = place.map { "\(presentation.relativePath(of: $0.file)):\($0.line):\($0.column) " } ?? ""
        return
            "\(place)\(metadata.why.text(in: presentation.language)) \(metadata.remedy.text(in: presentation.language))"
    }
}
