import FlowDocument
import JSON
import Testing

@testable import RulesEngine

/// Findings are followed one for one over documents, and a baseline never counts.
@Suite struct BaselineTests {
    static func report(_ members: String, edition: Edition = .hig2018) throws -> Report {
        let rules: [any Rule.Type] = [
            AlertTitlePresent.self, AlertHasButton.self, AlertButtonOK.self, AlertThreePlusButtons.self,
        ]
        return Linter(profile: Profile(edition: edition)).run(try LinterTests.document(members), rules: rules)
    }

    static func modals(_ modals: String...) -> String { #""modals": [\#(modals.joined(separator: ", "))]"# }

    static func alert(_ id: String, _ title: String?, _ buttons: String...) -> String {
        let controls = buttons.enumerated().map { #"{"id": "b\#($0)", "kind": "button", "title": "\#($1)"}"# }
        let title = title.map { #""title": "\#($0)", "# } ?? ""
        return #"{"id": "\#(id)", "style": "alert", \#(title)"controls": [\#(controls.joined(separator: ", "))]}"#
    }

    static func states(_ old: String, _ new: String) throws -> (states: [String: String], fixed: [String]) {
        let baseline = try Baseline(parsing: Baseline(of: report(old)).bytes)
        let compared = try report(new).compared(with: baseline)
        let findings = compared.report.results.filter(\.outcome.isFinding)
        return (
            Dictionary(
                findings.map { ("\($0.metadata.id) \($0.subject)", $0.baselineState?.rawValue ?? "") },
                uniquingKeysWith: { first, _ in first }),
            compared.comparison.fixed.map { "\($0.finding.rule) \($0.finding.subject)" }
        )
    }

    @Test func `one finding mended and another made: the new one is new though the count is the same`() throws {
        let (states, fixed) = try Self.states(
            Self.modals(Self.alert("a", "Saved?"), Self.alert("b", nil, "OK")),
            Self.modals(Self.alert("a", "Saved?"), Self.alert("b", "Sure?", "Ok")))
        #expect(states == ["alert-has-button a": "unchanged", "alert-button-ok b": "new"])
        #expect(fixed == ["alert-title-present b"])
    }

    @Test func `a number in the message makes it another message of the same finding`() throws {
        let (states, fixed) = try Self.states(
            Self.modals(Self.alert("a", "Share", "A", "B", "C", "D")),
            Self.modals(Self.alert("a", "Share", "A", "B", "C", "D", "E")))
        #expect(states["alert-three-plus-buttons a"] == "updated")
        #expect(fixed.isEmpty)
    }

    @Test func `reordering changes nothing`() throws {
        let all = (0..<5).map { Self.alert("a\($0)", nil) }
        let (states, fixed) = try Self.states(
            #""modals": [\#(all.joined(separator: ", "))]"#, #""modals": [\#(all.reversed().joined(separator: ", "))]"#)
        #expect(states.count == 10)
        #expect(Set(states.values) == ["unchanged"])
        #expect(fixed.isEmpty)
    }

    @Test func `one of five equal siblings goes, and the others keep their identities`() throws {
        let all = (0..<5).map { Self.alert("a\($0)", nil) }
        let four = all[..<2] + all[3...]
        let (states, fixed) = try Self.states(
            #""modals": [\#(all.joined(separator: ", "))]"#, #""modals": [\#(four.joined(separator: ", "))]"#)
        #expect(Set(states.values) == ["unchanged"])
        #expect(fixed == ["alert-has-button a2", "alert-title-present a2"])
    }

    @Test func `a renamed subject keeps its finding, and one that is still there gives none away`() throws {
        let (moved, none) = try Self.states(
            Self.modals(Self.alert("a", "Saved?")), Self.modals(Self.alert("saved-alert", "Saved?")))
        #expect(moved == ["alert-has-button saved-alert": "moved"])
        #expect(none.isEmpty)
        let (states, fixed) = try Self.states(
            Self.modals(Self.alert("a", "Saved?")),
            Self.modals(Self.alert("a", "Saved?", "OK"), Self.alert("b", "Saved?")))
        #expect(states == ["alert-has-button b": "new"])
        #expect(fixed == ["alert-has-button a"])
    }

    @Test func `a rule that was renamed finds its findings again`() throws {
        let tracker = FindingTracker(renamed: ["alert-needs-button": "alert-has-button"])
        let old = [
            KnownFinding(
                rule: "alert-needs-button", ruleVersion: 1, subject: "a", facet: nil, contentFingerprint: "old")
        ]
        let new = [
            KnownFinding(rule: "alert-has-button", ruleVersion: 2, subject: "a", facet: nil, contentFingerprint: "new")
        ]
        let pairs = tracker.pairs(new, with: old, among: ["a"])
        #expect(pairs.old == [0])
        #expect(pairs.gone.isEmpty)
        #expect(pairs.moved.isEmpty)
    }

    @Test func `a baseline holds no path, and is the same for the same report`() throws {
        let report = try Self.report(Self.modals(Self.alert("a", nil)))
        let located = report.located(in: [], file: "/home/someone/a.flow.json")
        #expect(Baseline(of: located).bytes == Baseline(of: report).bytes)
        #expect(!String(decoding: Baseline(of: located).bytes, as: UTF8.self).contains("/home"))
    }

    @Test(arguments: [
        ("[]", "scrimBaseline"), (#"{"scrimBaseline": 1}"#, "entries"),
        (#"{"scrimBaseline": 1, "entries": null}"#, "entries"),
        (#"{"scrimBaseline": 1, "entries": [{"rule": "a"}]}"#, "An entry has a rule"), ("{", "ends"),
    ])
    func `a baseline that can't be read is an error`(_ text: String, _ detail: String) {
        let error = #expect(throws: DocumentError.self) { try Baseline(parsing: Array(text.utf8)) }
        #expect(error?.issues.contains { $0.detail.contains(detail) } == true)
    }
}
