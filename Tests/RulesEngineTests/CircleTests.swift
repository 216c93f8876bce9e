import FlowDocument
import Testing

@testable import RulesEngine

/// Modals that present each other without end are one mistake, and told where it was made.
@Suite struct CircleTests {
    /// A form that people open from the first screen, and whose Cancel and Done open that screen anew.
    private static func report() throws -> Report {
        let document = try LinterTests.document(
            #"""
            "entry": ["tabs"],
            "screens": [{"id": "tabs", "container": "tabs"}, {"id": "home"},
                {"id": "form", "controls": [{"id": "cancel", "kind": "button", "title": "Cancel"},
                    {"id": "done", "kind": "button", "title": "Done"}]}],
            "modals": [
                {"id": "add", "style": "automatic", "content": "form", "contains": [], "controls": []},
                {"id": "again", "style": "automatic", "content": "home", "contains": [], "controls": []}],
            "transitions": [
                {"id": "tab", "from": "tabs", "to": "home", "kind": "switchTab"},
                {"id": "open", "from": "home", "to": "add", "kind": "present"},
                {"id": "back", "from": "form/cancel", "to": "again", "kind": "present"},
                {"id": "on", "from": "form/done", "to": "again", "kind": "present"}]
            """#)
        return Linter(profile: Profile(edition: .hig2025), kept: .all).run(document)
    }

    private static func failed(_ rule: RuleID) throws -> [String] {
        try report().results.filter { $0.metadata.id == rule && $0.outcome >= .review }.map { "\($0.subject)" }.sorted()
    }

    @Test func `the way in is no second sheet, the ways back are`() throws {
        #expect(try Self.failed("sheet-one-at-a-time") == ["back", "on"])
        #expect(try Self.failed("modal-one-at-a-time").isEmpty)
    }

    @Test func `the circle is told at one of its modals`() throws {
        #expect(try Self.failed("modal-no-inner-app") == ["add"])
    }

    @Test func `a Cancel that opens something else is named`() throws {
        let result = try #require(
            Self.report().results.first { $0.metadata.id == "modal-dismiss-button" && $0.outcome == .fail })
        #expect(result.observation.message?.template.id == "opens-instead")
        #expect(result.observation.control == "cancel")
    }
}
