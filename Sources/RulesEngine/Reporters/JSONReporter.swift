internal import FlowDocument
public import JSON

/// Writes reports as JSON: one object a report, results as they are stored and served.
public enum JSONReporter {
    /// Writes a report; all of its results.
    public static func write(_ report: Report, language: String = "en", to writer: inout JSONWriter) {
        writer.object { writer in
            writer.member("scrimReport", 1)
            writer.member("edition", report.edition.rawValue)
            writer.member("engine", report.engine)
            if !report.notices.isEmpty {
                writer.name("notices")
                writer.array { writer in
                    for notice in report.notices { write(notice, language, to: &writer) }
                }
            }
            writer.name("document")
            writer.object { writer in
                writer.member(ifPresent: "title", report.title)
                writer.member("hash", report.hash)
            }
            writer.name("summary")
            write(report.summary, to: &writer)
            writer.name("results")
            writer.array { writer in
                for result in report.results { write(result, language: language, to: &writer) }
            }
        }
    }

    private static func write(_ summary: Report.Summary, to writer: inout JSONWriter) {
        writer.object { writer in
            writer.name("fail")
            writer.object { writer in
                for severity in Severity.allCases.reversed() {
                    writer.member(severity.rawValue, summary.fail[severity] ?? 0)
                }
            }
            writer.member("review", summary.review)
            writer.member("open", summary.open)
            writer.member("pass", summary.pass)
            writer.member("notApplicable", summary.notApplicable)
            if summary.waived > 0 { writer.member("waived", summary.waived) }
        }
    }

    private static func write(_ message: Message, _ language: String, to writer: inout JSONWriter) {
        writer.object { writer in
            writer.member("id", message.template.id)
            if !message.arguments.isEmpty {
                writer.name("arguments")
                writer.object { writer in
                    for argument in message.arguments { writer.member(argument.name, argument.value) }
                }
            }
            writer.member("text", message.text(in: language))
        }
    }

    /// Writes one result as it stands in a report. `more` adds members of whoever keeps it.
    public static func write(
        _ result: RuleResult, language: String = "en", to writer: inout JSONWriter,
        more: (inout JSONWriter) -> Void = { _ in }
    ) {
        let observation = result.observation
        writer.object { writer in
            writer.member("rule", result.metadata.id.rawValue)
            writer.member("ruleVersion", result.metadata.version)
            writer.name("guidelines")
            writer.array { writer in
                for guideline in result.guidelines { writer.string(guideline.rawValue) }
            }
            writer.member("outcome", result.outcome.rawValue)
            writer.member("severity", result.severity.rawValue)
            writer.member("subject", result.subject.rawValue)
            writer.member("subjectName", result.subjectName)
            writer.member(ifPresent: "facet", observation.facet)
            writeAnswer(observation, language, to: &writer)
            writer.name("location")
            writeLocation(of: result, to: &writer)
            writeDetails(observation, language, to: &writer)
            if !result.cells.isEmpty {
                writer.name("cells")
                writer.array { writer in
                    for cell in result.cells { write(cell: cell, language, to: &writer) }
                }
            }
            writer.member(ifPresent: "mutedBy", result.mutedBy?.rawValue)
            if let waiver = result.waiver { write(waiver, to: &writer) }
            writer.member(ifPresent: "baselineState", result.baselineState?.rawValue)
            writer.member("fingerprint", result.fingerprint)
            writer.member(ifPresent: "contentFingerprint", result.contentFingerprint)
            more(&writer)
        }
    }

    private static func write(_ waiver: Waiver, to writer: inout JSONWriter) {
        writer.name("waiver")
        writer.object { writer in
            writer.member("status", waiver.status.rawValue)
            writer.member("reason", waiver.reason)
            writer.member(ifPresent: "author", waiver.author)
            writer.member(ifPresent: "until", waiver.until)
        }
    }

    private static func writeAnswer(_ observation: Observation, _ language: String, to writer: inout JSONWriter) {
        writer.member(ifPresent: "reason", observation.reason?.rawValue)
        writer.member(ifPresent: "language", observation.language)
        writer.member(ifPresent: "case", observation.case)
        if let message = observation.message {
            writer.name("message")
            write(message, language, to: &writer)
        }
    }

    private static func writeLocation(of result: RuleResult, to writer: inout JSONWriter) {
        let observation = result.observation
        writer.object { writer in
            writer.member("pointer", result.pointer.description)
            if !observation.field.isEmpty { writer.member("field", observation.field.joined(separator: ".")) }
            writer.member(ifPresent: "control", observation.control)
            if let place = result.place {
                writer.member("file", place.file)
                writer.member("line", place.line)
                writer.member("column", place.column)
            }
            if let range = observation.range {
                writer.name("range")
                writer.object { writer in
                    writer.name("utf16")
                    writer.array { writer in
                        writer.integer(range.lowerBound)
                        writer.integer(range.upperBound)
                    }
                }
            }
        }
    }

    private static func writeDetails(_ observation: Observation, _ language: String, to writer: inout JSONWriter) {
        if !observation.evidence.isEmpty {
            writer.name("evidence")
            writer.value(.object(observation.evidence))
        }
        if let confidence = observation.confidence {
            writer.name("confidence")
            writer.number(confidence)
        }
        if !observation.missing.isEmpty || observation.settledBy != nil {
            writer.name("settledBy")
            writer.object { writer in
                if let message = observation.settledBy {
                    writer.name("message")
                    write(message, language, to: &writer)
                }
                if !observation.missing.isEmpty { writeFacts(observation.missing, to: &writer) }
            }
        }
        if !observation.related.isEmpty {
            writer.name("related")
            writer.array { writer in
                for reference in observation.related { writer.string(reference.rawValue) }
            }
        }
        if let fix = observation.fix {
            writer.name("fix")
            write(fix, language, to: &writer)
        }
    }

    private static func writeFacts(_ facts: [MissingFact], to writer: inout JSONWriter) {
        writer.name("facts")
        writer.array { writer in
            for fact in facts {
                writer.object { writer in
                    writer.member("subject", fact.subject.rawValue)
                    writer.member("field", fact.field)
                }
            }
        }
    }

    private static func write(_ fix: Fix, _ language: String, to writer: inout JSONWriter) {
        writer.object { writer in
            writer.member("safety", fix.safety.rawValue)
            writer.name("title")
            write(fix.title, language, to: &writer)
            writer.name("patch")
            writer.array { writer in
                for operation in fix.patch {
                    writer.object { writer in
                        writer.member("op", operation.name)
                        writer.member("path", operation.pointer.description)
                        if let source = operation.source { writer.member("from", source.description) }
                        if let value = operation.value {
                            writer.name("value")
                            writer.value(value)
                        }
                    }
                }
            }
        }
    }

    private static func write(cell: Observation, _ language: String, to writer: inout JSONWriter) {
        writer.object { writer in
            writer.member("outcome", cell.outcome.rawValue)
            writeAnswer(cell, language, to: &writer)
            writeDetails(cell, language, to: &writer)
        }
    }
}
