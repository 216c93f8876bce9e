/// Writes findings for people: one block a rule, with why, remedy and guideline once, and every subject under it.
public struct TextReporter: Sendable {
    /// Whether severities are coloured, as terminals can.
    public var isColoured: Bool
    /// The language of the texts.
    public var language: String
    /// The columns that text is wrapped at.
    public var width: Int

    /// A reporter for a terminal or a file.
    public init(isColoured: Bool = false, language: String = "en", width: Int = 100) {
        self.isColoured = isColoured
        self.language = language
        self.width = width
    }

    /// The report as text.
    /// - Parameter path: Turns a file of the report into the path that people can open.
    public func text(_ report: Report, path: (String) -> String) -> String {
        var text = ""
        for notice in report.notices { text += wrap(notice.text(in: language), indent: 0) + "\n\n" }
        for group in Self.groups(of: report) { text += block(group, report.edition, path) + "\n" }
        return text + ReportWords.totals(of: report.summary, in: language) + "\n"
    }

    private func word(_ text: LocalText) -> String { text.text(in: language) }

    /// The findings by rule and outcome: failures first, the most severe first, then what needs a look.
    private static func groups(of report: Report) -> [[RuleResult]] {
        struct Key: Hashable {
            var rule: RuleID
            var outcome: Outcome
            var severity: Severity
        }
        let findings = report.results.filter { $0.outcome.isFinding }
        let groups = Dictionary(grouping: findings) {
            Key(rule: $0.metadata.id, outcome: $0.outcome, severity: $0.severity)
        }
        let keys = groups.keys.sorted { left, right in
            if left.outcome != right.outcome { return left.outcome > right.outcome }
            if left.severity != right.severity { return left.severity > right.severity }
            return left.rule < right.rule
        }
        return keys.compactMap { groups[$0]?.sorted(by: ReadingOrder.precedes) }
    }

    private func block(_ group: [RuleResult], _ edition: Edition, _ path: (String) -> String) -> String {
        guard let first = group.first else { return "" }
        let rule = first.metadata
        let kind = first.outcome == .review ? "review" : first.severity.rawValue
        var text = "\(coloured(kind, first)) \(rule.id): \(rule.summary.text(in: language))\n"
        // Of each page the text to read first.
        var pages: Set<Guideline.Page> = []
        for guideline in rule.guidelines(in: edition) where pages.insert(guideline.page).inserted {
            text +=
                "  \(word(ReportWords.guideline)): \(guideline.title.text(in: language)) · \(guideline.source)\n    \(guideline.url)\n"
        }
        text += wrap("\(word(ReportWords.why)): " + rule.why.text(in: language), indent: 2)
        text += wrap("\(word(ReportWords.remedy)): " + rule.remedy.text(in: language), indent: 2)
        for result in group { text += entry(result, path) }
        return text
    }

    private func entry(_ result: RuleResult, _ path: (String) -> String) -> String {
        let message = result.observation.message?.text(in: language) ?? result.metadata.summary.text(in: language)
        let place = result.place.map { "\(path($0.file)):\($0.line):\($0.column)" } ?? word(ReportWords.wholeDocument)
        let facet = result.observation.facet.map { " · \($0)" } ?? ""
        var text = "\n  \(place)\n"
        text += wrap("“\(result.subjectName)” (\(result.subject)\(facet)): \(message)", indent: 4)
        if let settled = result.observation.settledBy { text += wrap(settled.text(in: language), indent: 4) }
        return text
    }

    private func coloured(_ word: String, _ result: RuleResult) -> String {
        guard isColoured else { return word }
        let colour =
            switch (result.outcome, result.severity) {
            case (.fail, .error): "31"
            case (.fail, .warning): "33"
            default: "36"
            }
        return "\u{1B}[1;\(colour)m\(word)\u{1B}[0m"
    }

    /// Breaks at spaces only. The texts of a document are shown on one line, without the controls of a terminal.
    private func wrap(_ text: String, indent: Int) -> String {
        let margin = String(repeating: " ", count: indent)
        var lines: [String] = []
        var line = ""
        for word in text.map(Self.printable).joined().split(separator: " ") {
            if !line.isEmpty, line.count + word.count + 1 > width - indent {
                lines.append(line)
                line = ""
            }
            line += line.isEmpty ? String(word) : " \(word)"
        }
        lines.append(line)
        return lines.map { "\(margin)\($0)\n" }.joined()
    }

    private static func printable(_ character: Character) -> String {
        character.unicodeScalars.contains { $0.properties.generalCategory == .control } ? " " : String(character)
    }
}
