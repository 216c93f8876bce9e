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

    @Test(arguments: RuleCatalogue.all.map { $0.metadata.id })
    func `a rule has two examples that pass, two that fail, and one that leaves it open`(_ id: RuleID) throws {
        let rule = try #require(RuleCatalogue.rule(id)).metadata
        let counts = Dictionary(grouping: rule.examples, by: \.outcome).mapValues(\.count)
        #expect(counts[.pass, default: 0] >= 2)
        #expect(counts[.fail, default: 0] >= 2)
        let undecided: Set<Outcome> = [.open, .review, .notApplicable]
        #expect(undecided.contains { counts[$0] != nil })
    }
}
