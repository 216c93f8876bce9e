internal import FlowDocument
internal import Foundation
internal import JSON
internal import RulesEngine

/// Measures the engine within one process: reading and validating, a full run of all rules on one task and on all cores,
/// the run after one node was edited, and what is most of each. Times are medians; ratios are to a copy of the same bytes.
@main struct EngineBenchmark {
    nonisolated static func main() async throws {
        for path in CommandLine.arguments.dropFirst() {
            let bytes = [UInt8](try Data(contentsOf: URL(filePath: path)))
            let limits = DocumentLimits(json: JSONLimits(bytes: 1 << 32))
            let rounds = bytes.count > 10 << 20 ? 1 : bytes.count > 1 << 20 ? 3 : 21
            let copy = median(rounds) {
                var copy = bytes
                copy.append(0)
            }
            let parse = try median(rounds) { _ = try Document(parsing: bytes, limits: limits) }
            let document = try Document(parsing: bytes, limits: limits)
            let hash = median(rounds) { _ = document.contentHash }
            let linter = Linter()
            let one = median(rounds) { _ = linter.run(document) }
            let all = await median(rounds) {
                _ = await linter.run(document, workers: ProcessInfo.processInfo.activeProcessorCount)
            }
            let peak = peakMiB
            let edited = document.withOneTitleChanged
            let again = await median(rounds) {
                _ = await linter.run(edited, workers: ProcessInfo.processInfo.activeProcessorCount)
            }
            let report = linter.run(document)
            let write = median(rounds) {
                var writer = JSONWriter(.compact) { _ in }
                JSONReporter.write(report, to: &writer)
                _ = writer.finish()
            }
            let figures = [
                ("copy", copy), ("parse", parse), ("hash", hash), ("run1", one), ("runAll", all),
                ("again after an edit", again), ("write", write),
            ]
            let text = figures.map { "\($0.0) \(milliseconds($0.1)) ms" }.joined(separator: "  ")
            print(
                "\(URL(filePath: path).lastPathComponent) \(bytes.count) bytes, \(report.results.count) results: \(text)  peak \(peak) MiB"
            )
        }
    }

    /// The most memory that the process held so far.
    private static var peakMiB: Int {
        let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
        let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
        return (line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) } ?? 0) / 1024
    }

    private static func milliseconds(_ duration: Duration) -> String {
        String(
            format: "%.2f", Double(duration.components.seconds) * 1e3 + Double(duration.components.attoseconds) / 1e15)
    }

    private static func median(_ rounds: Int, _ body: () throws -> Void) rethrows -> Duration {
        let clock = ContinuousClock()
        return try (0..<rounds).map { _ in try clock.measure(body) }.sorted()[rounds / 2]
    }

    private static func median(_ rounds: Int, _ body: () async -> Void) async -> Duration {
        let clock = ContinuousClock()
        var times: [Duration] = []
        for _ in 0..<rounds { times.append(await clock.measure(body)) }
        return times.sorted()[rounds / 2]
    }
}

extension Document {
    /// The document after somebody gave the modal in its middle another title.
    fileprivate var withOneTitleChanged: Document {
        var document = self
        guard !document.modals.isEmpty else { return document }
        document.modals[document.modals.count / 2].title = .value("Another Title")
        return document
    }
}
