/// Writes all rules as one page of Markdown, by their families: the reference that the repository holds.
public enum RuleBook {
    /// The page.
    public static var text: String {
        var text = """
            # Rules

            Everything that Scrim checks, written by `scrim rules --format markdown`. `scrim explain RULE` shows all
            examples of one. A rule fails where the data say so; where two careful people could differ it asks for a
            review, and where a fact is missing it is open.

            | family | rules |
            |---|---|

            """
        let families = RuleCatalogue.families.filter { !$0.rules.isEmpty }
        for family in families {
            let links = family.rules.map { "[\($0.metadata.id)](#\($0.metadata.id))" }
            text += "| \(family.title) | \(links.joined(separator: " · ")) |\n"
        }
        for family in families {
            text += "\n## \(family.title)\n"
            for rule in family.rules { text += "\n" + entry(rule.metadata) }
        }
        return text
    }

    private static func entry(_ rule: RuleMetadata) -> String {
        var text = "### \(rule.id)\n\n\(rule.summary.en)\n\n"
        let severities = rule.editions.sorted().map { "\($0.rawValue): \(rule.severity(in: $0).rawValue)" }
        text +=
            "- **Severity** \(severities.joined(separator: ", ")) · \(rule.kind.rawValue) · version \(rule.version)\n"
        for guideline in rule.guidelines.compactMap(GuidelineCatalogue.guideline) {
            text += "- **Guideline** \(guideline.title.en) · [\(guideline.source)](\(guideline.url))\n"
        }
        text += "- **Why** \(rule.why.en)\n- **Remedy** \(rule.remedy.en)\n"
        for threshold in rule.thresholds {
            text += "- **\(threshold.name)** \(number(threshold.standard)): \(threshold.summary.en)\n"
        }
        if !rule.mutedBy.isEmpty {
            text += "- **Silent where these fail** \(rule.mutedBy.map { "[\($0)](#\($0))" }.joined(separator: ", "))\n"
        }
        for outcome in [Outcome.pass, .fail, .review, .open] {
            let titles = rule.examples.filter { $0.outcome == outcome }.map(\.title)
            if !titles.isEmpty { text += "- **\(words[outcome] ?? "")** \(titles.joined(separator: "; "))\n" }
        }
        if let example = rule.examples.first(where: { $0.outcome == .fail }) ?? rule.examples.first,
            let swift = example.swift, swift.utf8.count < 1_200
        {
            text += "\n```swift\n// \(words[example.outcome] ?? ""): \(example.title)\n\(swift)\n```\n"
        }
        return text
    }

    private static let words: [Outcome: String] = [
        .pass: "Passes", .fail: "Fails", .review: "To review", .open: "Open",
    ]

    private static func number(_ value: Double) -> String {
        Int(exactly: value).map(String.init) ?? "\(value)"
    }
}
