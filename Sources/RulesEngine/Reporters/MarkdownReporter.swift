internal import FlowDocument

/// Writes a report as a comment on a pull request: the totals, then each rule with what it found.
public enum MarkdownReporter {
    /// So many findings of one rule are told; a comment is read, not searched.
    private static let shown = 10

    /// The report as Markdown.
    /// - Parameter fixed: Findings of the baseline that are gone.
    public static func text(
        _ report: Report, fixed: [Baseline.Entry] = [], as presentation: ReportPresentation
    ) -> String {
        let words = Words.of(presentation.language)
        let counted = report.results.filter { $0.outcome.isFinding && !$0.isWaived && !$0.isKnown }
        var text = "### Scrim: \(report.title.map(escaped) ?? words.flow)\n\n"
        text += table(report, counted, words)
        if !fixed.isEmpty { text += "\n\(words.fixed): \(fixed.count)\n" }
        if counted.isEmpty { return text + "\n\(words.nothing)\n" }
        let groups = Dictionary(grouping: counted) { GroupKey($0) }
        for (key, results) in groups.sorted(by: { $0.key.precedes($1.key) }) {
            text += group(key, results.sorted(by: ReadingOrder.precedes), report.edition, presentation, words)
        }
        return text
    }

    private struct GroupKey: Hashable {
        let rule: RuleID
        let outcome: Outcome
        let severity: Severity

        init(_ result: RuleResult) {
            rule = result.metadata.id
            outcome = result.outcome
            severity = result.severity
        }

        func precedes(_ other: GroupKey) -> Bool {
            if outcome != other.outcome { return outcome > other.outcome }
            if severity != other.severity { return severity > other.severity }
            return rule < other.rule
        }

        var word: String { outcome == .review ? "review" : severity.rawValue }
    }

    private static func table(_ report: Report, _ counted: [RuleResult], _ words: Words) -> String {
        let failures = Severity.allCases.reversed().map { severity in
            counted.count { $0.outcome == .fail && $0.severity == severity }
        }
        let reviews = counted.count { $0.outcome == .review }
        let known = report.results.count { $0.outcome.isFinding && !$0.isWaived && $0.isKnown }
        let cells = failures + [reviews, report.summary.open, report.summary.waived, known]
        let heads = [
            words.error, words.warning, words.advice, words.review, words.open, words.waived, words.known,
        ]
        return "| \(heads.joined(separator: " | ")) |\n|\(String(repeating: "--:|", count: heads.count))\n"
            + "| \(cells.map(String.init).joined(separator: " | ")) |\n"
    }

    private static func group(
        _ key: GroupKey, _ results: [RuleResult], _ edition: Edition, _ presentation: ReportPresentation, _ words: Words
    ) -> String {
        guard let rule = results.first?.metadata else { return "" }
        let language = presentation.language
        var text = "\n<details\(key.outcome == .fail && key.severity == .error ? " open" : "")>\n"
        text +=
            "<summary><b>\(key.word)</b> \(escaped(rule.summary.text(in: language))) (\(results.count))</summary>\n\n"
        for result in results.prefix(shown) {
            let place = result.place.map { "`\(presentation.relativePath(of: $0.file).code):\($0.line)` " } ?? ""
            text += "- \(place)**\(escaped(result.subjectName))**: \(escaped(result.messageText(in: language)))\n"
        }
        if results.count > shown { text += "- … \(results.count - shown) \(words.more)\n" }
        text += "\n\(escaped(rule.remedy.text(in: language)))"
        if let guideline = rule.guidelines(in: edition).first { text += " [\(guideline.source)](\(guideline.url))" }
        return text + " · `\(rule.id)`\n</details>\n"
    }

    /// A text that is only read, on one line: nothing in it is Markdown or HTML.
    private static func escaped(_ text: String) -> String {
        var escaped = ""
        for character in text {
            switch character {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "\\", "`", "*", "_", "[", "]", "(", ")", "|", "#", "@", "!", "~": escaped += "\\\(character)"
            case _ where character.isNewline: escaped += " "
            default: escaped.append(character)
            }
        }
        return escaped
    }

    /// The few words of the comment itself.
    private struct Words {
        var flow, error, warning, advice, review, open, waived, known, fixed, nothing, more: String

        static func of(_ language: String) -> Words {
            switch language.prefix(2) {
            case "ja":
                Words(
                    flow: "フロー", error: "エラー", warning: "警告", advice: "助言", review: "要確認", open: "未確定",
                    waived: "免除", known: "既知", fixed: "解消した指摘", nothing: "新しい指摘はありません。", more: "件")
            case "ko":
                Words(
                    flow: "플로우", error: "오류", warning: "경고", advice: "조언", review: "확인 필요", open: "미정",
                    waived: "면제", known: "기존", fixed: "해결된 지적", nothing: "새로운 지적이 없습니다.", more: "건 더")
            default:
                Words(
                    flow: "Flow", error: "errors", warning: "warnings", advice: "advice", review: "to review",
                    open: "open",
                    waived: "waived", known: "known", fixed: "Mended since the baseline",
                    nothing: "Nothing new to look at.", more: "more")
            }
        }
    }
}

extension String {
    /// The text between backquotes.
    fileprivate var code: String { replacing("`", with: "'") }
}
