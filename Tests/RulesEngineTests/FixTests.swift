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

    static let rows: [Row] = RuleExamplesTests.rows.filter { $0.example.outcome >= .review }
        .map { Row(rule: $0.rule, example: $0.example, edition: $0.edition) }

    /// The failures of a document, as rule and subject.
    static func failures(_ bytes: [UInt8], _ linter: Linter) throws -> Set<String> {
        let report = linter.run(try Document(parsing: bytes))
        return Set(
            report.results.filter { $0.outcome == .fail }
                .map { "\($0.metadata.id) \($0.subject) \($0.observation.facet ?? "")" })
    }

    @Test(arguments: rows) func `a fix mends its failure and breaks no other rule`(_ row: Row) throws {
        let before = row.linter.run(try Document(parsing: row.bytes))
        let failing = try Self.failures(row.bytes, row.linter)
        for result in before.results {
            guard let fix = result.observation.fix else { continue }
            let edited = try JSONEditor.apply([fix.jsonPatch], to: row.bytes)
            #expect(edited.applied == [0], "\(result.metadata.id): the patch leads nowhere")
            let after = row.linter.run(try Document(parsing: edited.bytes))
            let new = try Self.failures(edited.bytes, row.linter).subtracting(failing)
            #expect(new.isEmpty, "\(result.metadata.id) makes fail: \(new.sorted())")
            let again = after.results.first {
                $0.fingerprint == result.fingerprint && $0.observation == result.observation
            }
            #expect(again == nil, "\(result.metadata.id) still says the same")
        }
    }

    @Test(arguments: rows) func `all safe fixes together reach a state without any`(_ row: Row) throws {
        let fixer = Fixer(row.linter)
        let outcome = try fixer.fix(row.bytes)
        #expect(outcome.isSettled)
        let again = try fixer.fix(outcome.bytes)
        #expect(again.applied.isEmpty)
        #expect(again.bytes == outcome.bytes)
    }

    @Test(arguments: rows) func `no two fixes put different things in one place`(_ row: Row) throws {
        let report = row.linter.run(try Document(parsing: row.bytes))
        var values: [JSONPointer: (value: JSON?, rule: RuleID)] = [:]
        for result in report.results where result.observation.fix?.safety == .safe {
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
