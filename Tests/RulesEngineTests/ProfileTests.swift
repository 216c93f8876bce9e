import FlowDocument
import Foundation
import JSON
import Testing

@testable import RulesEngine

/// Profiles: what can't be read is an error that names the place; what can changes the run where it says so.
@Suite struct ProfileTests {
    static func profile(_ members: String) throws(DocumentError) -> Profile {
        try Profile(parsing: Array("{\"scrimProfile\": 1\(members.isEmpty ? "" : ", ")\(members)}".utf8))
    }

    static let alert = #""modals": [{"id": "ask", "style": "alert", "title": "Delete Message?", "controls": []}]"#

    static func outcomes(_ profile: Profile, _ members: String, of rule: RuleID) throws -> [String: Outcome] {
        let report = Linter(profile: profile, kept: .all).run(try LinterTests.document(members))
        let results = report.results.filter { $0.metadata.id == rule }
        return Dictionary(
            results.map { ($0.subject.rawValue + ($0.observation.facet.map { "/\($0)" } ?? ""), $0.outcome) },
            uniquingKeysWith: max)
    }

    @Test(arguments: [
        (#""rules": null"#, "/rules", "An object must stand here."),
        (#""rules": {"alert-has-buton": "off"}"#, "/rules/alert-has-buton", "Did you mean “alert-has-button”?"),
        (#""rules": {"alert-has-button": null}"#, "/rules/alert-has-button", "on, off, error, warning or advice"),
        (#""rules": {"alert-has-button": {"limit": 3}}"#, "/rules/alert-has-button/limit", "unknown here"),
        (#""edition": "2019""#, "/edition", "2018, 2020s, 2025"),
        (#""edition": null"#, "/edition", "2018, 2020s, 2025"),
        (#""overides": []"#, "/overides", "Did you mean “overrides”?"),
        (#""overrides": [{"rules": {"*": "off"}}]"#, "/overrides/0", "one must say what the override is for"),
        (#""overrides": [{"modals": ["a"]}]"#, "/overrides/0", "“rules” must say what changes"),
        (#""waivers": [{"rule": "alert-has-button", "subject": "a"}]"#, "/waivers/0", "“reason” is missing"),
        (
            #""waivers": [{"rule": "alert-has-button", "subject": "a", "reason": " "}]"#, "/waivers/0/reason",
            "A text must stand here."
        ),
        (
            #""waivers": [{"rule": "alert-has-button", "subject": "a", "reason": "r", "until": "soon"}]"#,
            "/waivers/0/until", "2026-12-31"
        ),
        (#""ownRules": [{"id": "help", "message": "m", "require": {}}]"#, "/ownRules/0/id", "x-"),
        (#""ownRules": [{"id": "x-help", "message": "m"}]"#, "/ownRules/0", "“require” and “forbid”"),
        (
            #""ownRules": [{"id": "x-help", "message": "m", "require": {"a": {"equals": 1}}}]"#,
            "/ownRules/0/require/a/equals", "unknown here"
        ),
        (
            #""ownRules": [{"id": "x-a", "message": "m", "forbid": {}}, {"id": "x-a", "message": "m", "forbid": {}}]"#,
            "/ownRules/1/id", "stands twice"
        ),
        (#""glossary": {"brand": ["iCloud"]}"#, "/glossary/brand", "Did you mean “brands”?"),
        (#""glossary": {"preferred": [{"avoid": "wifi"}]}"#, "/glossary/preferred/0", "“avoid” and “use”"),
    ])
    func `what can't be read is refused at its place`(_ members: String, _ pointer: String, _ detail: String) {
        let error = #expect(throws: DocumentError.self) { try Self.profile(members) }
        let issue = error?.issues.first { $0.pointer.description == pointer }
        #expect(issue?.detail.contains(detail) == true, "\(error?.issues.map(\.description) ?? [])")
    }

    @Test func `a rule is off, or of another severity, for one modal, screen or glob of subjects only`() throws {
        let document = #"""
            "screens": [{"id": "legacy.list"}, {"id": "home"}],
            "modals": [{"id": "legacy.ask", "style": "alert", "controls": []}, {"id": "ask", "style": "alert", "controls": []},
                {"id": "other", "style": "alert", "controls": []}],
            "transitions": [{"id": "t", "from": "legacy.list", "to": "other", "kind": "present"},
                {"id": "u", "from": "home", "to": "ask", "kind": "present"}]
            """#
        let rule: RuleID = "alert-has-button"
        let off = #""rules": {"alert-has-button": "off"}"#
        #expect(
            try Self.outcomes(Self.profile(#""overrides": [{"modals": ["ask"], \#(off)}]"#), document, of: rule).keys
                .sorted()
                == ["legacy.ask", "other"])
        #expect(
            try Self.outcomes(Self.profile(#""overrides": [{"subjects": ["legacy.*"], \#(off)}]"#), document, of: rule)
                .keys.sorted() == ["ask", "other"])
        #expect(
            try Self.outcomes(
                Self.profile(#""overrides": [{"screens": ["legacy.list"], \#(off)}]"#), document, of: rule
            )
            .keys.sorted() == ["ask", "legacy.ask"])
        // Off for all but one.
        #expect(
            try Self.outcomes(
                Self.profile(
                    #"\#(off), "overrides": [{"modals": ["ask"], "rules": {"alert-has-button": "advice"}}]"#),
                document, of: rule
            ).keys.sorted() == ["ask"])
    }

    @Test func `a waived finding stays in the report, marked, and blocks nothing`() throws {
        let waiver = #""rule": "alert-has-button", "subject": "ask", "reason": "Drawn by the system""#
        func report(_ more: String, today: String? = nil) throws -> Report {
            var linter = Linter(profile: try Self.profile(#""waivers": [{\#(waiver)\#(more)}]"#))
            linter.today = today
            return linter.run(try LinterTests.document(Self.alert), rules: [AlertHasButton.self])
        }
        let waived = try report("")
        #expect(waived.results.map(\.isWaived) == [true])
        #expect(waived.summary.fail.isEmpty)
        #expect(waived.summary.waived == 1)
        #expect(!waived.fails(at: .advice))
        for status in ["underReview", "rejected"] {
            let asked = try report(#", "status": "\#(status)""#)
            #expect(asked.results.map(\.isWaived) == [false])
            #expect(asked.results.map(\.waiver?.status.rawValue) == [status])
            #expect(asked.summary.fail == [.error: 1])
        }
        #expect(try report(#", "until": "2026-01-01""#, today: "2026-01-01").summary.waived == 1)
        #expect(try report(#", "until": "2026-01-01""#, today: "2026-01-02").summary.waived == 0)
        // Another control of the same modal is another finding.
        #expect(try report(#", "facet": "ok""#).summary.waived == 0)
    }

    @Test func `a rule of one's own has three outcomes, a place and a fingerprint`() throws {
        let profile = try Self.profile(
            #"""
            "ownRules": [{"id": "x-sheets-offer-help", "subject": "modal", "severity": "error",
                "where": {"style": {"in": ["pageSheet", "formSheet"]}},
                "require": {"controls[].symbol": {"matches": "questionmark*"}},
                "forbid": {"title": {"matches": "*popup*"}},
                "message": {"en": "“{id}” offers no help.", "ja": "「{id}」にヘルプがありません。"}}]
            """#)
        let document = #"""
            "languages": ["en", "ja"],
            "modals": [
              {"id": "good", "style": "pageSheet", "title": {"en": "Edit", "ja": "編集"},
               "controls": [{"id": "x"}, {"id": "help", "symbol": "questionmark.circle"}]},
              {"id": "bad", "style": "pageSheet", "title": {"en": "Edit", "ja": "編集"},
               "controls": [{"id": "x", "symbol": "xmark"}]},
              {"id": "named", "style": "formSheet", "title": {"en": "Edit", "ja": "A Popup"},
               "controls": [{"id": "help", "symbol": "questionmark"}]},
              {"id": "silent", "style": "pageSheet", "title": "Edit"},
              {"id": "other", "style": "fullScreen"}, {"id": "unknown"}]
            """#
        let rule: RuleID = "x-sheets-offer-help"
        let outcomes = try Self.outcomes(profile, document, of: rule)
        #expect(
            outcomes == [
                "good": .pass, "bad": .fail, "named": .fail, "silent": .open, "other": .notApplicable, "unknown": .open,
            ])
        let report = Linter(profile: profile).run(try LinterTests.document(document))
        let bad = try #require(report.results.first { $0.metadata.id == rule && $0.subject == "bad" })
        #expect(bad.observation.message?.text(in: "ja") == "「bad」にヘルプがありません。")
        #expect(bad.pointer.description == "/modals/1/controls/0/symbol")
        #expect(bad.severity == .error)
        let named = try #require(report.results.first { $0.metadata.id == rule && $0.subject == "named" })
        #expect(named.pointer.description == "/modals/2/title/ja")
        #expect(named.observation.language == "ja")
        let silent = try #require(report.results.first { $0.metadata.id == rule && $0.subject == "silent" })
        #expect(silent.observation.missing.map(\.field) == ["controls[].symbol"])
    }

    @Test func `a rule of one's own looks at each control, and can be waived`() throws {
        let profile = try Self.profile(
            #"""
            "ownRules": [{"id": "x-no-ok", "subject": "control", "where": {"kind": {"is": "button"}},
                "forbid": {"title": {"is": "OK"}}, "message": "OK says nothing."}],
            "waivers": [{"rule": "x-no-ok", "subject": "ask", "facet": "b", "reason": "Legal"}]
            """#)
        let report = Linter(profile: profile).run(
            try LinterTests.document(
                #"""
                "modals": [{"id": "ask", "style": "alert", "controls": [{"id": "a", "kind": "button", "title": "OK"},
                    {"id": "b", "kind": "button", "title": "OK"}, {"id": "c", "kind": "label", "title": "OK"}]}]
                """#))
        let results = report.results.filter { $0.metadata.id == "x-no-ok" }
        #expect(results.map(\.observation.facet) == ["a", "b"])
        #expect(results.map(\.isWaived) == [false, true])
        #expect(Set(results.map(\.fingerprint)).count == 2)
    }

    @Test func `the example of a profile can be read, and its schema is the one that is served`() throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let profile = try Profile(parsing: [UInt8](Data(contentsOf: root.appending(path: "Examples/profile.json"))))
        #expect(profile.ownRules.count == 1 && profile.waivers.count == 1 && profile.overrides.count == 1)
        #expect(profile.thresholds == ["modal-task-steps": ["steps": 4]])
        let schema = root.appending(path: "Public/schemas/profile-1.json")
        if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1" {
            try Data(Profile.schema.bytes(.pretty)).write(to: schema)
        }
        #expect(try [UInt8](Data(contentsOf: schema)) == Profile.schema.bytes(.pretty))
    }

    @Test(arguments: [
        ("a*c", "abc", true), ("a*c", "abd", false), ("*", "", true), ("?", "", false), ("?b?", "abc", true),
        ("a**b*", "axxbyy", true), ("login.*", "login.alert", true), ("login.*", "xlogin.alert", false),
        ("[a]", "a", false), ("a*b*c*d*e*f", "abcdef", true),
    ])
    func `a glob stands for what it says`(_ pattern: String, _ text: String, _ isMatch: Bool) {
        #expect(GlobPattern(pattern).matches(text) == isMatch)
    }

    @Test func `a glob full of stars costs no more than its lengths`() {
        let pattern = GlobPattern(String(repeating: "*a", count: 500) + "b")
        #expect(!pattern.matches(String(repeating: "a", count: 2_000)))
    }
}
