import FlowDocument
import JSON
import Synchronization
import Testing

@testable import RulesEngine

/// What people complained of in how results are told apart and counted, each complaint by its number.
@Suite struct OutcomeComplaintTests {
    @Test(arguments: FixTests.rows)
    func `11 no rule undoes what another one asks for`(_ row: FixTests.Row) throws {
        // Suggestions too: if two rules wanted different things of one text, the rounds would never end.
        let outcome = try Fixer(row.linter, appliesSuggestions: true).fix(row.bytes)
        #expect(outcome.isSettled)
        var texts: Set<[UInt8]> = [row.bytes]
        guard outcome.applied.count > 1 else { return }
        var bytes = row.bytes
        while true {
            let offers = Fixer(row.linter, appliesSuggestions: true).offers(
                of: row.linter.run(try Document(parsing: bytes)))
            guard let fix = offers.first?.observation.fix else { return }
            bytes = try JSONEditor.apply([fix.jsonPatch], to: bytes).bytes
            #expect(texts.insert(bytes).inserted, "a text comes back")
            guard texts.count < 30 else { return }
        }
    }

    @Test func `41 a kind that nobody knows leaves questions open and the rest of the run complete`() throws {
        let document = try LinterTests.document(
            #"""
            "modals": [{"id": "odd", "style": "bottomDrawer", "title": "Sure?"},
                {"id": "ask", "style": "alert", "controls": []}]
            """#)
        let results = Linter(kept: .all).run(document).results
        let odd = results.filter { $0.subject == "odd" }
        #expect(odd.filter { $0.outcome == .fail }.map(\.metadata.id) == ["style-known"])
        // Its texts are read like any others.
        let passed = odd.filter { $0.outcome == .pass }.map(\.metadata)
        #expect(passed.allSatisfy { if case .nodes = $0.scope { true } else { false } }, "\(passed.map(\.id))")
        let question = try #require(odd.first { $0.metadata.id == "alert-has-button" })
        #expect(question.outcome == .open)
        #expect(question.observation.missing.map(\.field) == ["style"])
        // What the other modal gets is what it gets alone.
        let alone = Linter(kept: .all).run(
            try LinterTests.document(#""modals": [{"id": "ask", "style": "alert", "controls": []}]"#))
        func said(_ results: [RuleResult]) -> [String] {
            results.filter { $0.subject == "ask" }.map { "\($0.metadata.id) \($0.outcome)" }
        }
        #expect(said(results) == said(alone.results))
        #expect(said(results).contains("alert-has-button fail"))
    }

    @Test func `43 what is open or under review never counts as passed`() throws {
        let examples = RuleExamplesTests.rows.filter { [.open, .review].contains($0.example.outcome) }
        for row in examples where row.example.profile == nil {
            let document = try Document(parsing: Array(row.example.document.utf8))
            let report = Linter(profile: Profile(edition: row.edition), kept: .all).run(document, rules: [row.rule])
            let counts = Dictionary(grouping: report.results, by: \.outcome).mapValues(\.count)
            #expect(report.summary.pass == counts[.pass, default: 0])
            #expect(report.summary.open == counts[.open, default: 0])
            #expect(report.summary.review == counts[.review, default: 0])
            #expect(report.summary.open + report.summary.review > 0)
        }
    }

    @Test func `44 hundreds of questions do not drown one piece of advice`() throws {
        let silent = (0..<300).map { #"{"id": "m\#($0)"}"# }
        let ask = #"{"id": "ask", "style": "alert", "title": "Delete", "message": null, "controls": []}"#
        let document = try LinterTests.document(#""modals": [\#((silent + [ask]).joined(separator: ", "))]"#)
        let profile = try ProfileTests.profile(#""rules": {"alert-has-button": "advice"}"#)
        let report = Linter(profile: profile).run(document)
        #expect(report.summary.open > 300)
        let findings = report.onlyFindings.results
        #expect(findings.allSatisfy { $0.outcome.isFinding })
        #expect(findings.contains { $0.metadata.id == "alert-has-button" && $0.severity == .advice })
        #expect(report.onlyFindings.summary == report.summary)
        let text = TextReporter().text(report) { $0 }
        #expect(text.contains("advice alert-has-button"))
        #expect(!text.contains("(m7)"))
        #expect(text.contains("\(report.summary.open) open for want of a fact"))
    }

    @Test(arguments: RuleExamplesTests.rows)
    func `45 whatever is left undecided says what would decide it`(_ row: RuleExamplesTests.Row) throws {
        guard [.open, .review].contains(row.example.outcome), row.example.profile == nil else { return }
        let document = try Document(parsing: Array(row.example.document.utf8))
        let report = Linter(profile: Profile(edition: row.edition)).run(document, rules: [row.rule])
        for result in report.results where [.open, .review].contains(result.outcome) {
            let observation = result.observation
            if observation.reason == .tooLarge { continue }
            #expect(observation.settledBy != nil || !observation.missing.isEmpty, "\(result.subject)")
            for language in ["en", "ja", "ko"] {
                #expect(observation.settledBy?.text(in: language).isEmpty != true)
            }
            if result.outcome == .review { #expect(observation.message != nil) }
        }
    }

    @Test func `46 below its sample a rule about the app has nothing to say`() throws {
        let document = try LinterTests.document(
            #"""
            "entry": ["home"], "cases": ["iphone-portrait"], "app": {"orientations": ["portrait"]},
            "screens": [{"id": "home"}],
            "modals": [{"id": "ask", "style": "alert", "purpose": "success", "title": "Sent", "message": null,
                "controls": [{"id": "ok", "kind": "button", "title": "OK", "role": "cancel"}]}],
            "transitions": [{"id": "t", "from": "home", "to": "ask", "kind": "present"}]
            """#)
        for edition in Edition.allCases {
            let results = Linter(profile: Profile(edition: edition), kept: .all).run(document).results
            let app = results.filter { $0.subject == .app }
            #expect(!app.isEmpty)
            #expect(app.allSatisfy { !$0.outcome.isFinding }, "\(app.filter(\.outcome.isFinding).map(\.metadata.id))")
            let counting = app.filter { ["app-alert-rate", "app-modal-ratio"].contains($0.metadata.id) }
            #expect(!counting.isEmpty)
            for result in counting {
                #expect(result.outcome == .notApplicable)
                #expect(result.observation.reason == .nothingToCheck)
            }
        }
    }

    @Test func `48 one cause is one result, with whom it concerns beside it`() throws {
        // The same title is missing in three languages.
        let three = Linter(kept: .all).run(
            try LinterTests.document(
                #"""
                "languages": ["en", "ja", "ko"], "cases": ["iphone-portrait", "ipad-landscape"],
                "modals": [{"id": "ask", "style": "alert", "title": {"en": "", "ja": "", "ko": ""}}]
                """#), rules: [AlertTitlePresent.self])
        #expect(three.results.map(\.outcome) == [.fail])
        // Too many alerts are a fault of the app, not of each one.
        let screens = (0..<40).map { #"{"id": "s\#($0)"}"# }.joined(separator: ", ")
        func rate(_ alerts: Int) throws -> [RuleResult] {
            let modals = (0..<alerts).map { #"{"id": "a\#($0)", "style": "alert", "purpose": "success"}"# }
            let ways = (0..<alerts).map {
                #"{"id": "t\#($0)", "from": "s\#($0 % 40)", "to": "a\#($0)", "kind": "present"}"#
            }
            let entry = (0..<40).map { #""s\#($0)""# }.joined(separator: ", ")
            return Linter().run(
                try LinterTests.document(
                    #"""
                    "entry": [\#(entry)], "screens": [\#(screens)], "modals": [\#(modals.joined(separator: ", "))],
                    "transitions": [\#(ways.joined(separator: ", "))]
                    """#), rules: [AppAlertRate.self]
            ).results
        }
        let many = try rate(60)
        #expect(many.map(\.outcome) == [.fail])
        #expect(many.allSatisfy { $0.observation.related.count <= 20 })
        #expect(try rate(61).map(\.fingerprint) == many.map(\.fingerprint))
        #expect(many.first?.observation.message?.text(in: "en").contains("60") == true)
        // Six alerts of one habit are one result; five are told one by one.
        func news(_ count: Int, _ profile: Profile = Profile()) throws -> Report {
            let modals = (0..<count).map {
                #"{"id": "a\#($0)", "style": "alert", "controls": [{"id": "ok", "kind": "button", "exit": {"effect": "none"}}]}"#
            }
            return Linter(profile: profile).run(
                try LinterTests.document(#""modals": [\#(modals.joined(separator: ", "))]"#),
                rules: [AlertActionable.self])
        }
        #expect(try news(5).results.map(\.subject) == ["a0", "a1", "a2", "a3", "a4"])
        let habit = try news(30)
        #expect(habit.results.map(\.subject) == [.app])
        #expect(habit.summary.fail == [.advice: 1])
        #expect(habit.results.first?.observation.related.count == 20)
        #expect(habit.results.first?.observation.message?.text(in: "en").hasPrefix("30 alerts") == true)
        #expect(try news(7).results.map(\.fingerprint) == habit.results.map(\.fingerprint))
        // Who answers for one of them takes it out of the group; who answers for the group takes all.
        var profile = Profile()
        profile.waivers = [Waiver(rule: "alert-actionable", subject: GlobPattern("a0"), reason: "Agreed.")]
        #expect(try news(6, profile).results.map(\.subject) == ["a0", "a1", "a2", "a3", "a4", "a5"])
        #expect(try news(7, profile).results.map(\.subject) == ["a0", .app])
        #expect(try news(7, profile).summary.waived == 1)
        profile.waivers = [Waiver(rule: "alert-actionable", subject: GlobPattern("app"), reason: "Agreed.")]
        #expect(try news(7, profile).summary.waived == 1)
        #expect(try news(7, profile).summary.fail.isEmpty)
    }

    @Test func `49 a rule that takes too long leaves the rest open, and the run ends with all others done`() throws {
        let modals = (0..<600).map { #"{"id": "m\#($0)", "style": "alert", "controls": []}"# }
        let document = try LinterTests.document(#""modals": [\#(modals.joined(separator: ", "))]"#)
        // A clock that runs only while the slow rule works.
        let linter = Linter(kept: .all, budget: .milliseconds(500), elapsed: { Slow.clock.now })
        let results = linter.run(document, rules: [Slow.self, AlertHasButton.self]).results
        let slow = results.filter { $0.metadata.id == "slow" }
        #expect(slow.count == 600)
        #expect(slow.count { $0.outcome == .pass } == 256)
        let rest = slow.filter { $0.outcome == .open }
        #expect(rest.count == 344 && rest.allSatisfy { $0.observation.reason == .overBudget })
        #expect(results.count { $0.metadata.id == "alert-has-button" && $0.outcome == .fail } == 600)
    }
}

/// A rule that takes ten milliseconds a modal, on a clock of its own.
private struct Slow: ModalRule {
    final class Clock: Sendable {
        private let ticks = Atomic(0)

        var now: Duration { .milliseconds(10 * ticks.load(ordering: .relaxed)) }

        func tick() { ticks.wrappingAdd(1, ordering: .relaxed) }
    }

    static let clock = Clock()
    static let metadata = RuleMetadata(
        id: "slow", editions: .all, severity: .error, guidelines: [], scope: .modals([.alert]), summary: "", why: "",
        remedy: "", messages: [], examples: [])

    func check(_ modal: ModalNode, in context: Context, _ observations: inout Observations) {
        Self.clock.tick()
        observations.pass()
    }
}
