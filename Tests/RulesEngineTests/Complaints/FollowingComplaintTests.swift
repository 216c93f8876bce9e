import FlowDocument
import JSON
import Testing

@testable import RulesEngine

/// What people complained of in baselines and suppressions, each complaint by its number.
@Suite struct FollowingComplaintTests {
    private static func alert(_ id: String, _ title: String?, _ buttons: String...) -> String {
        let controls = buttons.enumerated().map { #"{"id": "b\#($0)", "kind": "button", "title": "\#($1)"}"# }
        let title = title.map { #""title": "\#($0)", "# } ?? ""
        return #"{"id": "\#(id)", "style": "alert", \#(title)"controls": [\#(controls.joined(separator: ", "))]}"#
    }

    /// Few rules, so that each finding of a document is known.
    private static func report(_ modals: [String], head: String = "", _ profile: String = "") throws -> Report {
        let rules: [any Rule.Type] = [
            AlertTitlePresent.self, AlertHasButton.self, AlertButtonOK.self, AlertThreePlusButtons.self,
            SuppressionUnused.self,
        ]
        var settings = try ProfileTests.profile(profile)
        settings.edition = .hig2018
        let document = try LinterTests.document(#"\#(head)"modals": [\#(modals.joined(separator: ", "))]"#)
        return Linter(profile: settings).run(document, rules: rules)
    }

    /// What became of each finding, and which are gone; the baseline goes by way of its file.
    private static func follow(_ old: Report, _ new: Report) throws -> (states: [String: String], gone: [String]) {
        let (report, comparison) = new.compared(with: try Baseline(parsing: Baseline(of: old).bytes))
        let findings = report.results.filter(\.outcome.isFinding)
        return (
            Dictionary(
                findings.map { ("\($0.metadata.id) \($0.subject)", $0.baselineState?.rawValue ?? "none") },
                uniquingKeysWith: { first, _ in first }),
            comparison.fixed.map { "\($0.finding.rule) \($0.finding.subject)" }
        )
    }

    @Test func `27 one mended and another made is one new, though there are as many as before`() throws {
        let old = try Self.report([Self.alert("a", "Saved?"), Self.alert("b", nil, "OK")])
        let new = try Self.report([Self.alert("a", "Saved?"), Self.alert("b", "Saved?", "Ok")])
        #expect(old.results.count == new.results.count)
        let (states, gone) = try Self.follow(old, new)
        #expect(states == ["alert-has-button a": "unchanged", "alert-button-ok b": "new"])
        #expect(gone == ["alert-title-present b"])
    }

    @Test func `28 a number in the message is no part of what a finding is`() throws {
        let old = try Self.report([Self.alert("a", "Share?", "A", "B", "C", "D", "E")])
        let new = try Self.report([Self.alert("a", "Share?", "A", "B", "C", "D", "E", "F")])
        #expect(old.results.map(\.fingerprint) == new.results.map(\.fingerprint))
        #expect(old.results.first?.messageText(in: "en") != new.results.first?.messageText(in: "en"))
        #expect(try Self.follow(old, new).states == ["alert-three-plus-buttons a": "updated"])
    }

    @Test func `29 two stored runs are compared without either document`() throws {
        let stored = try [
            [Self.alert("a", nil, "OK"), Self.alert("b", "Saved?")], [Self.alert("b", "Saved?"), Self.alert("c", nil)],
        ].map { Baseline(of: try Self.report($0)).bytes }
        let old = try Baseline(parsing: stored[0]).entries.map(\.finding)
        let new = try Baseline(parsing: stored[1]).entries.map(\.finding)
        let pairs = FindingTracker().pairs(new, with: old, among: Set(new.map(\.subject)))
        #expect(pairs.gone.map { "\(old[$0].rule) \(old[$0].subject)" } == ["alert-title-present a"])
        let fresh = new.indices.filter { pairs.old[$0] == nil }.map { "\(new[$0].rule) \(new[$0].subject)" }
        #expect(fresh == ["alert-has-button c", "alert-title-present c"])
    }

    @Test func `30 another order changes nothing, and equal findings of twins stay two`() throws {
        let modals = (0..<6).map { Self.alert("a\($0)", nil) }
        let screens = (0..<6).map { #"{"id": "s\#($0)"}"# }
        func report(_ modals: [String], _ screens: [String]) throws -> Report {
            try Self.report(modals, head: #""screens": [\#(screens.joined(separator: ", "))], "#)
        }
        let old = try report(modals, screens)
        let new = try report(modals.reversed(), screens.reversed())
        let (states, gone) = try Self.follow(old, new)
        #expect(states.count == 12 && Set(states.values) == ["unchanged"])
        #expect(gone == [])
        #expect(Set(old.results.map(\.fingerprint)).count == old.results.count)
        #expect(Set(old.results.map(\.contentFingerprint)).count == old.results.count)
        #expect(old.results.map(\.fingerprint) == new.results.map(\.fingerprint))
    }

    @Test func `31 a flow that is renamed and a modal that moves keep what was decided`() throws {
        let waiver = #""waivers": [{"rule": "alert-has-button", "subject": "a", "reason": "Drawn by the system"}]"#
        let old = try Self.report([Self.alert("a", "Saved?"), Self.alert("b", nil)], head: #""title": "Old", "#)
        let renamed = try Self.report(
            [Self.alert("a", "Saved?"), Self.alert("b", nil)], head: #""title": "New", "#, waiver)
        #expect(renamed.results.filter { $0.subject == "a" }.map(\.isWaived) == [true])
        #expect(try Self.follow(old, renamed).states.values.allSatisfy { $0 == "unchanged" })
        // In another flow, among others, and with the id that an import gives it there.
        let moved = try Self.report([Self.alert("z", "Sent?", "OK"), Self.alert("home.a", "Saved?")])
        let (states, _) = try Self.follow(old, moved)
        #expect(states == ["alert-has-button home.a": "moved"])
    }

    @Test func `33 what someone answers for stays in the report and keeps its state`() throws {
        let modals = [Self.alert("a", "Saved?"), Self.alert("b", "Sent?")]
        let waiver = #""waivers": [{"rule": "alert-has-button", "subject": "a", "reason": "Drawn by the system"}]"#
        let old = try Self.report(modals)
        let waived = try Self.report(modals, waiver)
        let (report, comparison) = waived.compared(with: Baseline(of: old))
        #expect(comparison.fixed.isEmpty)
        #expect(comparison.new.isEmpty)
        #expect(comparison.known.map(\.subject) == ["b"])
        let written = try Self.sarif(report, .full)
        let known = try #require(written.first { $0["suppressions"] != nil })
        #expect(known["suppressions"]?.elements?.first?["status"] == "accepted")
        #expect(known["suppressions"]?.elements?.first?["justification"] == "Drawn by the system")
        #expect(known["baselineState"] == "unchanged")
        #expect(written.count == 2)
        // And back: the waiver goes, the finding is the old one.
        #expect(try Self.follow(old, Self.report(modals)).states.values.allSatisfy { $0 == "unchanged" })
    }

    @Test func `34 for those who take every result for an alert, only failures that count are written`() throws {
        let modals = [Self.alert("a", "Saved?"), Self.alert("b", "Sent?"), Self.alert("c", "Gone?", "OK")]
        let waiver = #""waivers": [{"rule": "alert-has-button", "subject": "a", "reason": "Drawn by the system"}]"#
        var profile = try ProfileTests.profile(waiver)
        profile.edition = .hig2018
        let document = try LinterTests.document(#""modals": [\#(modals.joined(separator: ", "))]"#)
        let report = Linter(profile: profile, kept: .all).run(document)
        let outcomes = Set(report.results.map(\.outcome))
        #expect(outcomes.isSuperset(of: [.pass, .notApplicable, .open, .fail]))
        let written = try Self.sarif(report, .reduced)
        #expect(!written.isEmpty)
        #expect(written.allSatisfy { $0["kind"] == nil && $0["suppressions"] == nil && $0["level"] != "none" })
        let counting = report.results.filter { $0.outcome == .fail && !$0.isWaived }
        #expect(
            written.compactMap { $0["partialFingerprints"]?["scrim/v1"]?.string } == counting.map(\.fingerprint))
        #expect(try Self.sarif(report, .full).count == report.results.count)
    }

    @Test(arguments: [("accepted", false), ("underReview", true), ("rejected", true)])
    func `35 only a waiver that was agreed to takes a finding out of the gate`(
        _ status: String, _ isActive: Bool
    ) throws {
        let waiver =
            #""waivers": [{"rule": "alert-has-button", "subject": "a", "reason": "Legal", "status": "\#(status)"}]"#
        let report = try Self.report([Self.alert("a", "Saved?")], waiver)
        #expect(report.fails(at: .error) == isActive)
        #expect(report.summary.waived == (isActive ? 0 : 1))
        // Whatever came of it, it is written.
        let written = try Self.sarif(report, .full)
        #expect(written.compactMap { $0["suppressions"]?.elements?.first?["status"]?.string } == [status])
        #expect(try Self.sarif(report, .reduced).isEmpty != isActive)
    }

    @Test func `38 a waiver for nothing is told, and no sibling catches one that misses`() throws {
        let waiver = #""waivers": [{"rule": "alert-has-button", "subject": "a", "reason": "Legal"}]"#
        let report = try Self.report([Self.alert("a", "Saved?", "OK"), Self.alert("b", "Saved?")], waiver)
        #expect(report.results.filter { $0.subject == "b" }.map(\.isWaived) == [false])
        let notices = report.results.filter { $0.metadata.id == "suppression-unused" && $0.outcome.isFinding }
        #expect(notices.count == 1)
        #expect(notices.first?.severity == .advice)
        let used = try Self.report([Self.alert("a", "Saved?"), Self.alert("b", "Saved?", "OK")], waiver)
        #expect(!used.results.contains { $0.metadata.id == "suppression-unused" && $0.outcome.isFinding })
    }

    @Test func `42 a pattern of ids answers for a whole library, and for nothing beside it`() throws {
        let waiver = #""waivers": [{"rule": "alert-has-button", "subject": "kit.*", "reason": "Not ours"}]"#
        let ids = ["kit.ask", "kit.alerts.saved", "kitchen", "kit"]
        let report = try Self.report(ids.map { Self.alert($0, "Saved?") }, waiver)
        let waived = report.results.filter(\.isWaived).map(\.subject.rawValue)
        #expect(waived == ["kit.alerts.saved", "kit.ask"])
        #expect(report.summary.waived == 2)
        #expect(report.summary.fail == [.error: 2])
    }

    private static func sarif(_ report: Report, _ extent: SARIFReporter.Extent) throws -> [JSON] {
        var writer = JSONWriter()
        SARIFReporter.write(report, extent, as: ReportPresentation(), to: &writer)
        let tree = try JSON(parsing: writer.finish())
        return tree["runs"]?.elements?.first?["results"]?.elements ?? []
    }
}
