import FlowDocument
import JSON
import Testing

@testable import RulesEngine

/// A finding is one thing over time: its fingerprint holds while the document is edited elsewhere.
@Suite struct IdentityTests {
    static let alert = #"{"id": "ask", "style": "alert", "controls": [{"id": "x", "kind": "button", "title": "Ok"}]}"#

    static func fingerprints(_ modals: String...) throws -> Set<String> {
        let document = try LinterTests.document(#""modals": [\#(modals.joined(separator: ", "))]"#)
        let rules: [any Rule.Type] = [AlertTitlePresent.self, AlertThreePlusButtons.self, AlertButtonOK.self]
        let report = Linter(profile: Profile(edition: .hig2018)).run(document, rules: rules)
        let findings = report.results.filter { $0.subject == "ask" && $0.outcome == .fail }
        return Set(findings.map(\.fingerprint))
    }

    @Test func `order, siblings, numbers and texts of others are no part of it`() throws {
        let other = #"{"id": "other", "style": "alert", "title": "B", "controls": []}"#
        let alone = try Self.fingerprints(Self.alert)
        #expect(alone.count == 2)
        #expect(try Self.fingerprints(other, Self.alert) == alone)
        #expect(try Self.fingerprints(Self.alert, other) == alone)
    }

    @Test func `another control is another finding`() throws {
        let two = Self.alert.replacing(
            #"[{"id": "x""#, with: #"[{"id": "y", "kind": "button", "title": "Okay"}, {"id": "x""#)
        #expect(try Self.fingerprints(two).count == 3)
    }

    @Test func `a message that counts otherwise is the same finding`() throws {
        func many(_ count: Int) -> String {
            let buttons = (0..<count).map { #"{"id": "b\#($0)", "kind": "button", "title": "Choice"}"# }
            return #"{"id": "ask", "style": "alert", "title": "A", "controls": [\#(buttons.joined(separator: ", "))]}"#
        }
        #expect(try Self.fingerprints(many(5)).count == 1)
        #expect(try Self.fingerprints(many(5)) == Self.fingerprints(many(6)))
    }

    @Test func `findings point at the control's own place`() throws {
        let document = try LinterTests.document(#""modals": [\#(Self.alert)]"#)
        let result = try #require(Linter().run(document).results.first { $0.metadata.id == "alert-button-ok" })
        #expect(result.pointer.description == "/modals/0/controls/0/title")
        #expect(result.observation.range == 0..<2)
        #expect(result.observation.fix?.patch.first?.pointer.description == "/modals/0/controls/0/title")
    }

    @Test func `a subject that was renamed is found again by what people see of it`() throws {
        func contents(_ id: String, _ title: String) throws -> [String?] {
            let modal = Self.alert.replacing(#""id": "ask""#, with: #""id": "\#(id)", "title": "\#(title)""#)
            let document = try LinterTests.document(#""modals": [\#(modal)]"#)
            return Linter().run(document).results.map(\.contentFingerprint)
        }
        #expect(try contents("ask", "Sure?") == contents("renamed", "Sure?"))
        #expect(try contents("ask", "Sure?") != contents("ask", "Really?"))
    }

    @Test func `five equal twins stay five, and four keep their names when the last goes`() throws {
        func contents(_ count: Int) throws -> [String?] {
            let modals = (0..<count).map { Self.alert.replacing(#""ask""#, with: "\"ask\($0)\"") }
            let document = try LinterTests.document(#""modals": [\#(modals.joined(separator: ", "))]"#)
            let results = Linter().run(document).results.filter { $0.metadata.id == "alert-button-ok" }
            return results.map(\.contentFingerprint)
        }
        let five = try contents(5)
        #expect(Set(five).count == 5)
        #expect(try contents(4) == Array(five.prefix(4)))
    }
}
