internal import JSON
internal import RulesEngine

/// The forms in which a report is given out.
enum ReportForm: Hashable, Sendable {
    /// How much SARIF tells: everything, or the failures that count.
    enum Extent: String, CaseIterable, Sendable {
        case full, reduced
    }

    case json
    case sarif(Extent)
    case junit

    var mediaType: String {
        switch self {
        case .json: "application/json"
        case .sarif: "application/sarif+json"
        case .junit: "application/xml"
        }
    }

    /// A report in this form, its texts in a reader's language.
    func bytes(of report: Report, in language: String) -> [UInt8] {
        let presentation = ReportPresentation(language: language)
        var writer = JSONWriter(.compact)
        switch self {
        case .json: JSONReporter.write(report, language: language, to: &writer)
        case .sarif(let extent):
            SARIFReporter.write(report, extent == .full ? .full : .reduced, as: presentation, to: &writer)
        case .junit:
            // What fails there is what keeps the gate shut.
            let text = JUnitReporter.text(report, as: presentation) { result in
                result.outcome == .fail && result.severity == .error && !result.isWaived
            }
            return Array(text.utf8)
        }
        return writer.finish()
    }
}
