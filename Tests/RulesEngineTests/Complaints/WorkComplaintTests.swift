import FlowDocument
import Foundation
import JSON
import TextLayout
import Testing

@testable import RulesEngine

/// What people complained of in the speed of linters, each complaint by its number: as work that is counted, since a clock
/// tells more of the machine than of the code. What it takes in time is measured by the benchmarks.
@Suite struct WorkComplaintTests {
    /// A run of all rules, and what it read.
    private static func run(_ count: Int, _ text: (Int) -> String, glossary: [String] = []) throws -> Context {
        var profile = Profile(edition: .hig2018)
        profile.glossary.phrases = glossary
        let modals = (0..<count).map { number in
            #"""
            {"id": "m\#(number)", "style": "alert", "title": "\#(text(number))?", "message": "\#(text(number)).",
             "controls": [{"id": "no", "kind": "button", "title": "Cancel", "role": "cancel"},
                {"id": "yes", "kind": "button", "title": "Delete", "role": "destructive"}]}
            """#
        }
        let document = try LinterTests.document(#""modals": [\#(modals.joined(separator: ", "))]"#)
        let context = Context(document, profile: profile)
        let checks = RuleCatalogue.all.map { Check($0, in: .hig2025) }.filter { profile.runs($0.metadata) }
        let run = Run(context, checks, Linter(profile: profile))
        for batch in run.batches(of: 512) { _ = Batch(batch, run) }
        return context
    }

    @Test func `50 a text is read once, however many rules look at it, and ten times the texts are ten times the work`()
        throws
    {
        let few = try Self.run(40) { "Delete the album of year \($0)" }.analyses.readings
        let many = try Self.run(400) { "Delete the album of year \($0)" }.analyses.readings
        // A title and a message each, and the two buttons.
        #expect(few <= 3 * 40 + 10)
        #expect(many <= 3 * 400 + 10)
        #expect(many >= 2 * 400)
        // Names of the team make the work no more.
        let names = (0..<5_000).map { "Delete the Album \($0)" }
        #expect(try Self.run(40, { "Delete the album of year \($0)" }, glossary: names).analyses.readings == few)
    }

    /// A pattern built from a list is what let a long text hang.
    @Test func `no regular expression is built from anything`() throws {
        let tests = URL(filePath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
        let root = tests.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        var files = 0
        for target in ["RulesEngine", "TextLayout", "UnicodeText"] {
            let folder = root.appending(path: "Sources/\(target)")
            let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path())
            for path in paths where path.hasSuffix(".swift") {
                let text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
                for word in ["Regex(", "Regex<", "NSRegularExpression", "RegexBuilder", "uregex_", "import Foundation"]
                {
                    #expect(!text.contains(word), "\(path) holds \(word)")
                }
                files += 1
            }
        }
        #expect(files > 300)
    }

    @Test func `51 what is kept is bounded by what differs, and forgotten before it grows too large`() throws {
        let same = try Self.run(500) { _ in "Delete the album" }.analyses
        #expect(same.count < 20)
        #expect(same.readings == same.count)
        // Past its bound the store starts anew; what it gives is the same.
        let small = AnalysisCache(limit: 8)
        for round in 0..<2 {
            for number in 0..<100 {
                let text = "Delete \(number) photos?"
                let read = small.analysis(of: text, in: "en", .builtIn)
                #expect(read.text == text && read.words.count == 3, "\(round)")
                #expect(small.count <= 8)
            }
        }
        #expect(small.readings == 200)
        // A text that is asked for again is not read again.
        let warm = AnalysisCache()
        for _ in 0..<50 { _ = warm.analysis(of: "Delete the photos?", in: "en", .builtIn) }
        #expect(warm.readings == 1)
    }
}
