import FlowDocument
import JSON
import Postgres
import RulesEngine
import TestSupport
import Testing

/// One engine stands behind every way in: with the same settings, what the server answers is what the library says.
@Suite struct CheckParityTests {
    private static let profile = #"""
        {"scrimProfile": 1, "edition": "2018", "rules": {"alert-one-button": "error"},
         "glossary": {"properNouns": ["Great"]},
         "waivers": [{"rule": "alert-title-sentence-punctuation", "subject": "done", "reason": "Legal"}]}
        """#

    @Test func `a document without settings and a flow with a project's come out as in the library`() async throws {
        try await TestScrim.run { scrim in
            let anna = try await scrim.maintainer()
            let bytes = SmallFlow().json.bytes()
            let document = try Document(parsing: bytes)
            let plain = try await anna.upload("/api/v1/check", bytes, type: flowType)
            #expect(Self.lines(plain.json["report"]) == Self.lines(Linter().run(document)))
            _ = try await scrim.database.database.query(
                "UPDATE projects SET profile = \(Self.profile) WHERE slug = 'harbor'")
            let set = try await anna.upload("\(flowPath)/check", bytes, type: flowType)
            let profile = try Profile(parsing: Array(Self.profile.utf8))
            #expect(Self.lines(set.json["report"]) == Self.lines(Linter(profile: profile).run(document)))
            #expect(set.json["report"]["edition"].text == "2018")
            #expect(Self.lines(set.json["report"]) != Self.lines(plain.json["report"]))
        }
    }

    private static func lines(_ report: Report) -> [String] {
        report.results.map { "\($0.fingerprint) \($0.outcome.rawValue) \($0.severity.rawValue) \($0.isWaived)" }
    }

    private static func lines(_ report: JSON?) -> [String] {
        (report?["results"]?.elements ?? []).map { result in
            let text = ["fingerprint", "outcome", "severity"].map { result[$0]?.string ?? "" }
            return "\(text.joined(separator: " ")) \(result["waiver"]?["status"] == "accepted")"
        }
    }
}
