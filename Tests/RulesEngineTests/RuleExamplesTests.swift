import FlowDocument
import Testing

@testable import RulesEngine

/// Every example of every rule, in every edition that it is meant for.
@Suite struct RuleExamplesTests {
    struct Row: Sendable, CustomStringConvertible {
        let rule: any Rule.Type
        let example: Example
        let edition: Edition

        var description: String { "\(rule.metadata.id) \(edition.rawValue): \(example.outcome) \(example.title)" }
    }

    static let rows: [Row] = RuleCatalogue.all.flatMap { rule in
        rule.metadata.examples.flatMap { example in
            rule.metadata.editions
                .filter { example.edition == nil || example.edition == $0 }
                .map { Row(rule: rule, example: example, edition: $0) }
        }
    }

    @Test(arguments: rows) func `an example comes out as it says`(_ row: Row) throws {
        let document = try Document(parsing: Array(row.example.document.utf8))
        var profile = try Profile(parsing: Array((row.example.profile ?? #"{"scrimProfile": 1}"#).utf8))
        profile.edition = row.edition
        var linter = Linter(profile: profile, kept: .all)
        linter.today = row.example.today
        // What a rule of waivers sees rests on the others.
        let rules = row.example.profile == nil ? [row.rule] : RuleCatalogue.all
        let results = linter.run(document, rules: rules).results.filter { $0.metadata.id == row.rule.metadata.id }
        #expect(results.map(\.outcome).max() == row.example.outcome)
    }

    /// A rule of thumb may end in a review where a plain one fails, and what only a person can judge stays open where
    /// nothing speaks against it.
    @Test(arguments: RuleCatalogue.all.map { $0.metadata.id })
    func `a rule has two examples that follow it, two that do not, and one that leaves it open`(_ id: RuleID) throws {
        let rule = try #require(RuleCatalogue.rule(id)).metadata
        let counts = Dictionary(grouping: rule.examples, by: \.outcome).mapValues(\.count)
        let followed: Set<Outcome> = rule.kind == .judgement ? [.pass, .open] : [.pass]
        let broken: Set<Outcome> = rule.kind == .automatic ? [.fail] : [.fail, .review]
        let undecided: Set<Outcome> = [.open, .review, .notApplicable]
        #expect(followed.reduce(0) { $0 + counts[$1, default: 0] } >= 2)
        #expect(broken.reduce(0) { $0 + counts[$1, default: 0] } >= 2)
        #expect(undecided.contains { counts[$0] != nil })
    }
}
