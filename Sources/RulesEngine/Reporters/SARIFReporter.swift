internal import FlowDocument
public import JSON

/// Writes reports as SARIF 2.1.0, for code scanning and other collectors of findings.
public enum SARIFReporter {
    /// How much is told.
    public enum Extent: Sendable {
        /// Everything that the report holds: outcomes as kinds, waivers as suppressions, the state since a baseline.
        case full
        /// Failures that count, for collectors that take every result for an alert.
        case reduced
    }

    private static let schema = "https://json.schemastore.org/sarif-2.1.0.json"

    /// Writes a report.
    /// - Parameter fixed: Findings of the baseline that are gone; only the full extent tells them.
    public static func write(
        _ report: Report, _ extent: Extent = .full, fixed: [Baseline.Entry] = [], as presentation: ReportPresentation,
        to writer: inout JSONWriter
    ) {
        let results =
            extent == .full
            ? report.results : report.results.filter { $0.outcome == .fail && !$0.isWaived && !$0.isKnown }
        let rules = Set(results.map(\.metadata.id)).sorted()
        let byID = Dictionary(results.map { ($0.metadata.id, $0.metadata) }, uniquingKeysWith: { first, _ in first })
        writer.object { writer in
            writer.member("$schema", schema)
            writer.member("version", "2.1.0")
            writer.name("runs")
            writer.array { writer in
                writer.object { writer in
                    writer.name("tool")
                    writeTool(rules.compactMap { byID[$0] }, report, presentation.language, to: &writer)
                    writer.member("columnKind", "utf16CodeUnits")
                    writer.name("results")
                    writer.array { writer in
                        let places = Dictionary(
                            rules.enumerated().map { ($0.element, $0.offset) }, uniquingKeysWith: { first, _ in first })
                        for result in results {
                            write(result, rule: places[result.metadata.id] ?? 0, extent, presentation, to: &writer)
                        }
                        if extent == .full { for entry in fixed { write(absent: entry, to: &writer) } }
                    }
                    writer.name("properties")
                    writer.value(["edition": .string(report.edition.rawValue), "document": .string(report.hash)])
                }
            }
        }
    }

    private static func writeTool(
        _ rules: [RuleMetadata], _ report: Report, _ language: String, to writer: inout JSONWriter
    ) {
        writer.object { writer in
            writer.name("driver")
            writer.object { writer in
                writer.member("name", "Scrim")
                writer.member("semanticVersion", report.engine)
                writer.member("language", language)
                writer.name("rules")
                writer.array { writer in
                    for rule in rules { write(rule, in: report.edition, language, to: &writer) }
                }
            }
        }
    }

    private static func write(
        _ rule: RuleMetadata, in edition: Edition, _ language: String, to writer: inout JSONWriter
    ) {
        let guideline = rule.guidelines(in: edition).first
        writer.object { writer in
            writer.member("id", rule.id.rawValue)
            text("shortDescription", rule.summary.text(in: language), to: &writer)
            text("fullDescription", rule.why.text(in: language), to: &writer)
            writer.name("help")
            writer.object { writer in
                var help = rule.remedy.text(in: language)
                if let guideline { help += " (\(guideline.source))" }
                writer.member("text", help)
            }
            writer.member(ifPresent: "helpUri", guideline?.url)
            writer.name("defaultConfiguration")
            writer.object { $0.member("level", level(rule.severity(in: edition))) }
            writer.name("properties")
            writer.value(["version": .number(Double(rule.version)), "kind": .string(rule.kind.rawValue)])
        }
    }

    private static func write(
        _ result: RuleResult, rule: Int, _ extent: Extent, _ presentation: ReportPresentation,
        to writer: inout JSONWriter
    ) {
        writer.object { writer in
            writer.member("ruleId", result.metadata.id.rawValue)
            writer.member("ruleIndex", rule)
            if extent == .full { writer.member("kind", kind(result.outcome)) }
            // SARIF wants no level of what is no failure.
            writer.member("level", result.outcome == .fail ? level(result.severity) : "none")
            text("message", message(of: result, presentation.language), to: &writer)
            writeLocations(of: result, presentation, to: &writer)
            writer.name("partialFingerprints")
            writer.object { writer in
                writer.member("scrim/v1", result.fingerprint)
                writer.member(ifPresent: "scrimContent/v1", result.contentFingerprint)
            }
            guard extent == .full else { return }
            if !result.observation.related.isEmpty { writeRelated(result, to: &writer) }
            if let waiver = result.waiver { write(waiver, to: &writer) }
            writer.member(ifPresent: "baselineState", result.baselineState.map(state))
            if let fix = result.observation.fix {
                writer.name("properties")
                writer.value([
                    "fix": [
                        "safety": .string(fix.safety.rawValue),
                        "title": .string(fix.title.text(in: presentation.language)),
                        "patch": fix.jsonPatch.json,
                    ]
                ])
            }
        }
    }

    private static func message(of result: RuleResult, _ language: String) -> String {
        let settled = result.observation.settledBy.map { " \($0.text(in: language))" } ?? ""
        return "\(result.subjectName): \(result.messageText(in: language))\(settled)"
    }

    private static func writeLocations(
        of result: RuleResult, _ presentation: ReportPresentation, to writer: inout JSONWriter
    ) {
        writer.name("locations")
        writer.array { writer in
            writer.object { writer in
                if let place = result.place {
                    writer.name("physicalLocation")
                    writer.object { writer in
                        writer.name("artifactLocation")
                        writer.object { $0.member("uri", uri(presentation.relativePath(of: place.file))) }
                        writer.name("region")
                        writer.object { writer in
                            writer.member("startLine", max(place.line, 1))
                            writer.member("startColumn", max(place.column, 1))
                        }
                    }
                }
                writer.name("logicalLocations")
                writer.array { writer in
                    writer.object { writer in
                        writer.member("name", result.subject.rawValue)
                        writer.member("fullyQualifiedName", result.pointer.description)
                    }
                }
            }
        }
    }

    private static func writeRelated(_ result: RuleResult, to writer: inout JSONWriter) {
        writer.name("relatedLocations")
        writer.array { writer in
            for (number, reference) in result.observation.related.enumerated() {
                writer.object { writer in
                    writer.member("id", number)
                    writer.name("logicalLocations")
                    writer.array { writer in writer.object { $0.member("name", reference.rawValue) } }
                }
            }
        }
    }

    private static func write(_ waiver: Waiver, to writer: inout JSONWriter) {
        writer.name("suppressions")
        writer.array { writer in
            writer.object { writer in
                writer.member("kind", "external")
                writer.member("status", waiver.status.rawValue)
                writer.member("justification", waiver.reason)
            }
        }
    }

    private static func write(absent entry: Baseline.Entry, to writer: inout JSONWriter) {
        writer.object { writer in
            writer.member("ruleId", entry.finding.rule.rawValue)
            writer.member("kind", kind(entry.outcome))
            writer.member("level", entry.outcome == .fail ? "note" : "none")
            text("message", entry.message, to: &writer)
            writer.name("locations")
            writer.value([["logicalLocations": [["name": .string(entry.finding.subject.rawValue)]]]])
            writer.member("baselineState", "absent")
        }
    }

    private static func text(_ name: String, _ text: String, to writer: inout JSONWriter) {
        writer.name(name)
        writer.object { $0.member("text", text) }
    }

    private static func kind(_ outcome: Outcome) -> String { outcome.rawValue }

    private static func level(_ severity: Severity) -> String {
        switch severity {
        case .error: "error"
        case .warning: "warning"
        case .advice: "note"
        }
    }

    /// SARIF has no word for a finding whose subject has moved.
    private static func state(_ state: BaselineState) -> String {
        state == .moved ? "updated" : state.rawValue
    }

    /// A path as a relative reference of RFC 3986.
    private static func uri(_ path: String) -> String {
        var text = ""
        for byte in path.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
                UInt8(ascii: "~"), UInt8(ascii: "/"):
                text.unicodeScalars.append(Unicode.Scalar(byte))
            default:
                let digits = String(byte, radix: 16, uppercase: true)
                text += "%" + (digits.count == 1 ? "0" : "") + digits
            }
        }
        return text
    }
}

extension RuleResult {
    /// Whether a baseline knows it.
    public var isKnown: Bool { baselineState != nil && baselineState != .new }
}
