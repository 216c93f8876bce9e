public import JSON

/// Tells of rules rather than of results.
public enum RuleReporter {
    /// Writes a rule as JSON, examples and all.
    public static func write(_ rule: RuleMetadata, language: String = "en", to writer: inout JSONWriter) {
        writer.object { writer in
            writer.member("id", rule.id.rawValue)
            writer.member("version", rule.version)
            writer.name("editions")
            writer.value(.array(rule.editions.sorted().map { .string($0.rawValue) }))
            writer.member("kind", rule.kind.rawValue)
            writer.name("severity")
            writer.object { writer in
                for edition in rule.editions.sorted() {
                    writer.member(edition.rawValue, rule.severity(in: edition).rawValue)
                }
            }
            writer.name("guidelines")
            writer.value(.array(rule.guidelines.map { .string($0.rawValue) }))
            writer.name("mutedBy")
            writer.value(.array(rule.mutedBy.map { .string($0.rawValue) }))
            writer.name("thresholds")
            writer.array { writer in
                for threshold in rule.thresholds {
                    writer.value([
                        "name": .string(threshold.name), "standard": .number(threshold.standard),
                        "summary": .string(threshold.summary.text(in: language)),
                    ])
                }
            }
            writer.member("summary", rule.summary.text(in: language))
            writer.member("why", rule.why.text(in: language))
            writer.member("remedy", rule.remedy.text(in: language))
            writer.name("messages")
            writer.object { writer in
                for message in rule.messages { writer.member(message.id, message.text.text(in: language)) }
            }
            writer.name("examples")
            writer.array { writer in
                for example in rule.examples { write(example, to: &writer) }
            }
        }
    }

    private static func write(_ example: Example, to writer: inout JSONWriter) {
        writer.object { writer in
            writer.member("outcome", example.outcome.rawValue)
            writer.member("title", example.title)
            writer.member(ifPresent: "edition", example.edition?.rawValue)
            writer.name("document")
            writer.value(example.tree)
            writer.member(ifPresent: "profile", example.profile)
            writer.member(ifPresent: "swift", example.swift)
        }
    }

    /// A rule in words, for people.
    public static func text(_ rule: RuleMetadata, language: String = "en") -> String {
        func word(_ text: LocalText) -> String { text.text(in: language) }
        let severities = rule.editions.sorted().map { "\($0.rawValue): \(rule.severity(in: $0).rawValue)" }
        var text = """
            \(rule.id) (version \(rule.version), \(rule.kind.rawValue))
            \(rule.summary.text(in: language))

            \(word(ReportWords.severities)): \(severities.joined(separator: ", "))
            \(rule.isOffByDefault ? word(ReportWords.offByDefault) + "\n" : "")
            \(word(ReportWords.why))
              \(rule.why.text(in: language))

            \(word(ReportWords.remedy))
              \(rule.remedy.text(in: language))

            \(word(ReportWords.guidelines))

            """
        for guideline in rule.guidelines.compactMap(GuidelineCatalogue.guideline) {
            text += "  \(guideline.title.text(in: language)) · \(guideline.source)\n"
            text += "    \(guideline.text.text(in: language))\n    \(guideline.url)\n"
        }
        for threshold in rule.thresholds {
            text += "\n\(threshold.name) (\(threshold.standard)): \(threshold.summary.text(in: language))\n"
        }
        if !rule.mutedBy.isEmpty {
            text += "\n\(word(ReportWords.silent)): "
            text += rule.mutedBy.map(\.rawValue).joined(separator: ", ") + "\n"
        }
        text += "\n\(word(ReportWords.examples))\n"
        for example in rule.examples {
            let edition = example.edition.map { " (\($0.rawValue))" } ?? ""
            text += "  \(example.outcome.rawValue): \(example.title)\(edition)\n"
            let json = String(decoding: example.tree.bytes(.pretty), as: UTF8.self)
            for line in (example.swift ?? json).split(separator: "\n") { text += "    \(line)\n" }
        }
        return text
    }
}

extension Example {
    /// The document as a tree. Tests read every example, so the empty object is for nobody.
    var tree: JSON {
        (try? JSON(parsing: Array(document.utf8))) ?? .object([])
    }
}
