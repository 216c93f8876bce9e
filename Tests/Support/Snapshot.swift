import Foundation
public import Testing

/// Compares a text with the file that is kept of it. With `RECORD_SNAPSHOTS=1` the file is written anew and the test
/// fails, so that a recording is never mistaken for a check.
public func expectSnapshot(
    _ text: String, at path: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
    let file = Repository.file(path)
    guard ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] != "1" else {
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: file, atomically: true, encoding: .utf8)
        Issue.record("\(path): recorded, run again.", sourceLocation: sourceLocation)
        return
    }
    let kept = try String(contentsOf: file, encoding: .utf8)
    let difference = zip(text.split(separator: "\n"), kept.split(separator: "\n")).first { $0 != $1 }
    let first = difference.map { "“\($0)” is no longer “\($1)”" } ?? "one of both is longer"
    // Whole files in a failure help nobody: the first line that differs does.
    let isSame = text == kept
    #expect(
        isSame, "\(path): \(first). Record it with RECORD_SNAPSHOTS=1 where the change is meant.",
        sourceLocation: sourceLocation)
}
