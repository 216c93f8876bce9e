import Foundation
import Testing

@testable import RulesEngine

/// What rules say of their examples, to the letter, is kept in a file: a line a rule, so that nothing changes unseen.
@Suite struct ExampleRecordTests {
    private static let file = URL(filePath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
        .appending(path: "Snapshots/rules.txt")

    @Test func `what a rule says of its examples changes only on purpose`() throws {
        let lines = try RuleCatalogue.all.map { rule in
            let said = try ExampleRecord.lines(rule).joined(separator: "\n")
            return "\(rule.metadata.id) \(rule.metadata.version) \(Self.digest(of: said))"
        }
        let text = lines.joined(separator: "\n") + "\n"
        guard ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] != "1" else {
            try FileManager.default.createDirectory(
                at: Self.file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try text.write(to: Self.file, atomically: true, encoding: .utf8)
            Issue.record("recorded, run again")
            return
        }
        let kept = Set(try String(contentsOf: Self.file, encoding: .utf8).split(separator: "\n").map(String.init))
        let changed = lines.filter { !kept.contains($0) }.compactMap { $0.split(separator: " ").first }
        #expect(
            changed.isEmpty,
            "Record it with RECORD_SNAPSHOTS=1 where the change is meant, with a new version where a rule decides otherwise"
        )
        #expect(kept.count == lines.count)
    }

    /// FNV-1a: enough to tell that something changed.
    private static func digest(of text: String) -> String {
        let hash = text.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
        return String(hash, radix: 16)
    }
}
