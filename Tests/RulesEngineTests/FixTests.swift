import FlowDocument
import JSON
import Testing

@testable import RulesEngine

/// What holds for every fix that a rule offers, over all examples of all rules.
@Suite struct FixTests {
    struct Row: Sendable, CustomStringConvertible {
        let rule: any Rule.Type
        let example: Example
        let edition: Edition

        var description: String { "\(rule.metadata.id) \(edition.rawValue): \(example.title)" }
        var bytes: [UInt8] { Array(example.document.utf8) }
        var linter: Linter { Linter(profile: Profile(edition: edition), kept: .all) }
    }

    /// Each document once per edition.
    static let rows: [Row] = {
        var seen: Set<String> = []
        return RuleExamplesTests.rows
            .filter { $0.example.outcome >= .review && seen.insert("\($0.edition) \($0.example.document)").inserted }
            .map { Row(rule: $0.rule, example: $0.example, edition: $0.edition) }
    }()

    /// The failures of a report, as rule, subject and facet.
    static func failures(_ report: Report) -> Set<String> {
        Set(
            report.results.filter { $0.outcome == .fail }
                .map { "\($0.metadata.id) \($0.subject) \($0.observation.facet ?? "")" })
    }

    @Test(arguments: rows) func `a fix mends its failure and breaks no other rule`(_ row: Row) throws {
        let before = row.linter.run(try Document(parsing: row.bytes))
        let offers = before.results.filter { $0.observation.fix != nil }
        guard !offers.isEmpty else { return }
        let failing = Self.failures(before)
        for result in offers {
            guard let fix = result.observation.fix else { continue }
            let edited = try JSONEditor.apply([fix.jsonPatch], to: row.bytes)
            #expect(edited.applied == [0], "\(result.metadata.id): the patch leads nowhere")
            let after = row.linter.run(try Document(parsing: edited.bytes))
            let new = Self.failures(after).subtracting(failing)
            #expect(new.isEmpty, "\(result.metadata.id) makes fail: \(new.sorted())")
            let again = after.results.first {
                $0.fingerprint == result.fingerprint && $0.observation == result.observation
            }
            #expect(again == nil, "\(result.metadata.id) still says the same")
        }
        try expectSettled(row)
        expectAgreement(offers)
    }

    /// All safe fixes together reach a state without any.
    private func expectSettled(_ row: Row) throws {
        let fixer = Fixer(row.linter)
        let outcome = try fixer.fix(row.bytes)
        #expect(outcome.isSettled)
        let again = try fixer.fix(outcome.bytes)
        #expect(again.applied.isEmpty)
        #expect(again.bytes == outcome.bytes)
    }

    /// No two fixes put different things in one place.
    private func expectAgreement(_ offers: [RuleResult]) {
        var values: [JSONPointer: (value: JSON?, rule: RuleID)] = [:]
        for result in offers where result.observation.fix?.safety == .safe {
            for operation in result.observation.fix?.patch ?? [] where operation.name != "add" {
                if let other = values[operation.pointer], other.value != operation.value {
                    Issue.record(
                        "\(result.metadata.id) and \(other.rule) contradict each other at \(operation.pointer)")
                }
                values[operation.pointer] = (operation.value, result.metadata.id)
            }
        }
    }
}

extension Observation {
    fileprivate static func == (left: Observation, right: Observation) -> Bool {
        left.outcome == right.outcome && left.message == right.message && left.language == right.language
            && left.field == right.field
    }
}
