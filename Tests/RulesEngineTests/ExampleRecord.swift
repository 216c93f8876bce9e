import FlowDocument
import JSON

@testable import RulesEngine

/// What a rule says of its examples beyond their outcomes: severity, sentence, place, what is missing, what would mend it.
enum ExampleRecord {
    /// A line for each result of an example, in order; then the same for modals that the system draws.
    private static func lines(_ rule: any Rule.Type, _ example: Example, _ edition: Edition) throws -> [String] {
        let bytes = Array(example.document.utf8)
        return try [bytes, drawnBySystem(bytes)].flatMap { try lines(rule, example, edition, $0) + ["-"] }
    }

    private static func lines(
        _ rule: any Rule.Type, _ example: Example, _ edition: Edition, _ bytes: [UInt8]
    ) throws -> [String] {
        let document = try Document(parsing: bytes)
        var profile = try Profile(parsing: Array((example.profile ?? #"{"scrimProfile": 1}"#).utf8))
        profile.edition = edition
        var linter = Linter(profile: profile, kept: .all)
        linter.today = example.today
        // What a rule of waivers sees rests on the others.
        let rules = example.profile == nil ? [rule] : RuleCatalogue.all
        return linter.run(document, rules: rules).results
            .filter { $0.metadata.id == rule.metadata.id }
            .map { line(of: $0) }
    }

    /// The lines of all examples in all editions, each under its title.
    static func lines(_ rule: any Rule.Type) throws -> [String] {
        try rule.metadata.examples.flatMap { example in
            try rule.metadata.editions.sorted { $0.rawValue < $1.rawValue }
                .filter { example.edition == nil || example.edition == $0 }
                .flatMap { edition in
                    try ["\(edition.rawValue) \(example.title)"] + lines(rule, example, edition)
                }
        }
    }

    /// The document with every modal marked as one of the system's.
    private static func drawnBySystem(_ bytes: [UInt8]) throws -> [UInt8] {
        let root = (try JSON(parsing: bytes).members ?? []).map { member in
            guard member.name == "modals" else { return member }
            let modals = (member.value.elements ?? []).map { modal in
                let others = (modal.members ?? []).filter { $0.name != "system" }
                return JSON.object(others + [JSON.Member("system", true)])
            }
            return JSON.Member("modals", .array(modals))
        }
        return JSON.object(root).bytes()
    }

    private static func line(of result: RuleResult) -> String {
        let observation = result.observation
        var parts = [
            result.severity.rawValue, result.subject.rawValue, result.pointer.description, said(observation),
            observation.control ?? "", observation.screen?.rawValue ?? "",
        ]
        if let fix = observation.fix { parts.append("\(fix.safety.rawValue) \(fix.title.text(in: "en"))") }
        for operation in observation.fix?.patch ?? [] {
            let value = operation.value.map { String(decoding: $0.bytes(), as: UTF8.self) } ?? ""
            parts.append("\(operation.name) \(operation.pointer) \(operation.source?.description ?? "") \(value)")
        }
        parts += observation.related.map(\.rawValue)
        parts += result.cells.map { said($0) }
        return parts.filter { !$0.isEmpty }.joined(separator: " | ")
    }

    private static func said(_ observation: Observation) -> String {
        var parts = [
            observation.outcome.rawValue, observation.reason?.rawValue ?? "", observation.facet ?? "",
            observation.language ?? "", observation.case ?? "", observation.message?.text(in: "en") ?? "",
            observation.settledBy?.text(in: "en") ?? "", observation.range.map { "\($0)" } ?? "",
        ]
        parts += observation.missing.map { "\($0.subject.rawValue).\($0.field)" }
        parts += observation.evidence.map { "\($0.name)=\(String(decoding: $0.value.bytes(), as: UTF8.self))" }
        return parts.filter { !$0.isEmpty }.joined(separator: " ")
    }
}
