import Foundation
import Testing

/// Every complaint has its test, and each test of one names it by its number.
@Suite struct ComplaintTableTests {
    @Test func `the complaints from 1 to 55 have one test each`() throws {
        let here = URL(filePath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
        let tests = here.deletingLastPathComponent().deletingLastPathComponent()
        var counts: [Int: Int] = [:]
        for path in try FileManager.default.subpathsOfDirectory(atPath: tests.path()) {
            guard path.hasSuffix("ComplaintTests.swift") else { continue }
            let text = try String(contentsOf: tests.appending(path: path), encoding: .utf8)
            for name in text.components(separatedBy: "func `").dropFirst() {
                guard let number = Int(name.prefix(2)), name.dropFirst(2).hasPrefix(" ") else { continue }
                counts[number, default: 0] += 1
            }
        }
        #expect(counts.keys.sorted() == Array(1...55))
        #expect(counts.filter { $0.value != 1 }.keys.sorted() == [])
    }
}
