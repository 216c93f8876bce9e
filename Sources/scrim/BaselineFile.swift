internal import FlowDocument
internal import RulesEngine

/// The file of the findings that are known.
struct BaselineFile {
    /// What it holds; `nil` where it is about to be made.
    let known: Baseline?
    /// Whether an entry whose finding is gone fails the check.
    let isStrict: Bool
    private let path: String
    private let isUpdated: Bool

    /// The file that the arguments name; `nil` where they name none.
    init?(_ arguments: Arguments) throws(CommandError) {
        isUpdated = arguments.has("--update-baseline")
        isStrict = arguments.has("--strict-baseline")
        guard let path = arguments.value("--baseline") else {
            if isUpdated || isStrict { throw .usage("Which baseline? Name its file with --baseline.") }
            return nil
        }
        self.path = path
        if isUpdated, !Files.exists(path) {
            known = nil
            return
        }
        let bytes = try Files.contents(of: path, maximumSize: 64 << 20)
        do throws(DocumentError) {
            known = try Baseline(parsing: bytes)
        } catch {
            throw .input(error.text(in: path))
        }
    }

    /// Writes the findings of a report as the new baseline, if that was asked for, and says what changes; else says what
    /// can be taken out. Both go to the error output, beside the report.
    func finish(with report: Report, _ comparison: BaselineComparison?) throws(CommandError) {
        let fixed = comparison?.fixed ?? []
        guard isUpdated else {
            for entry in fixed {
                Console.error.write("scrim: \(path): mended and still listed: \(Self.line(entry))\n")
            }
            return
        }
        let baseline = Baseline(of: report)
        let new = comparison?.new.map { "\($0.metadata.id) \($0.subject)" } ?? baseline.entries.map(Self.line)
        for line in new { Console.error.write("+ \(line)\n") }
        for entry in fixed { Console.error.write("- \(Self.line(entry))\n") }
        Console.error.write(
            "scrim: \(path): \(baseline.entries.count) known findings, \(new.count) more, \(fixed.count) fewer.\n")
        try Files.write(baseline.bytes, to: path)
    }

    private static func line(_ entry: Baseline.Entry) -> String {
        let facet = entry.finding.facet.map { "/\($0)" } ?? ""
        return "\(entry.finding.rule) \(entry.finding.subject)\(facet)"
    }
}
