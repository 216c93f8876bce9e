import FlowDocument
import JSON
import Synchronization
import Testing

@testable import RulesEngine

@Suite struct LinterTests {
    static func document(_ members: String) throws -> Document {
        try Document(parsing: Array("{\"scrim\": 1, \(members)}".utf8))
    }

    static let twoPopovers = """
        "screens": [{"id": "list"}],
        "modals": [{"id": "one", "style": "popover", "controls": [{"id": "more", "kind": "button"}]},
            {"id": "two", "style": "popover"}],
        "transitions": [{"id": "a", "from": "list", "to": "one", "kind": "present"},
            {"id": "b", "from": "one/more", "to": "two", "kind": "present"}]
        """

    @Test func `a failing parent silences its children on the same subject`() throws {
        let report = Linter(kept: .all).run(try Self.document(Self.twoPopovers))
        let child = try #require(report.results.first { $0.metadata.id == "popover-no-cascade" && $0.subject == "b" })
        #expect(child.outcome == .notApplicable)
        #expect(child.observation.reason == .mutedBy)
        #expect(child.mutedBy == "popover-one-at-a-time")
        let other = try #require(report.results.first { $0.metadata.id == "popover-no-cascade" && $0.subject == "a" })
        #expect(other.outcome == .pass)
    }

    @Test func `a parent that the profile switches off silences nobody`() throws {
        var profile = Profile()
        profile.rules["popover-one-at-a-time"] = .off
        let report = Linter(profile: profile, kept: .all).run(try Self.document(Self.twoPopovers))
        let child = try #require(report.results.first { $0.metadata.id == "popover-no-cascade" && $0.subject == "b" })
        #expect(child.outcome == .fail)
    }

    @Test func `the worst over the languages counts, and the others are told as cells`() throws {
        let document = try Self.document(
            #"""
            "languages": ["en", "ja", "ko"], "modals": [{"id": "m", "style": "alert", "title": {"en": "A", "ja": ""}}]
            """#)
        let report = Linter(kept: .all).run(document, rules: [AlertTitlePresent.self])
        let result = try #require(report.results.first)
        #expect(report.results.count == 1)
        #expect(result.outcome == .fail)
        #expect(result.observation.language == "ja")
        #expect(result.cells.map(\.language) == ["en", "ko"])
        #expect(result.cells.map(\.outcome) == [.pass, .open])
    }

    @Test func `cases are told apart the same way`() throws {
        let document = try Self.document(
            #"""
            "cases": ["ipad-portrait", "iphone-portrait", "iphone-large-landscape"],
            "modals": [{"id": "m", "style": "popover", "compactStyle": "fullScreen"}]
            """#)
        let report = Linter(profile: Profile(edition: .hig2018), kept: .all).run(
            document, rules: [PopoverNotOnIPhone.self])
        let result = try #require(report.results.first)
        #expect(result.outcome == .fail)
        #expect(result.observation.case == "iphone-large-landscape")
        #expect(result.cells.map(\.case) == ["ipad-portrait", "iphone-portrait"])
    }

    @Test func `a rule that throws leaves the question open and the run goes on`() throws {
        struct Broken: ModalRule {
            struct Fault: Error {}

            static let metadata = RuleMetadata(
                id: "broken", editions: .all, severity: .error, guidelines: [], scope: .modals([.alert]),
                summary: "", why: "", remedy: "", messages: [], examples: [])

            func check(_ modal: ModalNode, in context: Context, _ observations: inout Observations) throws {
                throw Fault()
            }
        }
        let document = try Self.document(#""modals": [{"id": "m", "style": "alert", "controls": []}]"#)
        let report = Linter(kept: .all).run(document, rules: [Broken.self, AlertHasButton.self])
        #expect(report.results.map(\.outcome) == [.fail, .open])
        #expect(report.results.last?.observation.reason == .engineError)
    }

    @Test func `a rule that uses up its time leaves the rest open and the run ends`() throws {
        let modals = (0..<600).map { #"{"id": "m\#($0)", "style": "alert", "controls": []}"# }
        let document = try Self.document(#""modals": [\#(modals.joined(separator: ","))]"#)
        // A clock that runs a second at each look.
        let ticks = Ticks()
        let linter = Linter(kept: .all, budget: .milliseconds(1_500), elapsed: { ticks.next() })
        let results = linter.run(document, rules: [AlertHasButton.self]).results
        #expect(results.count == 600)
        #expect(results.count { $0.outcome == .fail } == 256)
        #expect(results.count { $0.observation.reason == .overBudget } == 344)
    }

    @Test func `a style that nobody knows fails one rule and leaves the others open`() throws {
        let document = try Self.document(#""modals": [{"id": "m", "style": "bottomDrawer"}]"#)
        let report = Linter(kept: .all).run(document)
        let modal = report.results.filter { $0.subject == "m" }
        #expect(modal.filter { $0.outcome == .fail }.map(\.metadata.id) == ["style-known"])
        // Some need no style to know that nothing is there to look at; none passes what it can't tell.
        let others = modal.filter { $0.metadata.id != "style-known" }.map { "\($0.metadata.id) \($0.outcome)" }
        #expect(others.filter { !$0.hasSuffix("open") && !$0.hasSuffix("notApplicable") } == [])
        #expect(others.count { $0.hasSuffix("open") } > others.count / 2)
    }

    @Test func `totals never count what is open or under review as passed`() throws {
        let report = Linter(kept: .all).run(try Self.document(Self.twoPopovers))
        let counted = Dictionary(grouping: report.results, by: \.outcome).mapValues(\.count)
        #expect(report.summary.pass == counted[.pass, default: 0])
        #expect(report.summary.open == counted[.open, default: 0])
        #expect(report.summary.review == counted[.review, default: 0])
        #expect(report.summary.fail.values.reduce(0, +) == counted[.fail, default: 0])
        #expect(report.summary.notApplicable == counted[.notApplicable, default: 0])
    }

    @Test func `the same document gives the same bytes, ten times`() throws {
        let document = try Self.document(Self.twoPopovers)
        func bytes() -> [UInt8] {
            var writer = JSONWriter()
            JSONReporter.write(Linter(kept: .all).run(document), to: &writer)
            return writer.finish()
        }
        let first = bytes()
        for _ in 0..<9 { #expect(bytes() == first) }
    }
}

/// A clock for tests, which runs when it is looked at.
private final class Ticks: Sendable {
    private let seconds = Mutex(0)

    func next() -> Duration {
        seconds.withLock { seconds in
            seconds += 1
            return .seconds(seconds)
        }
    }
}
