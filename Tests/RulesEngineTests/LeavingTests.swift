import FlowDocument
import JSON
import Testing

@testable import RulesEngine

/// What rules about leaving a modal rest on.
@Suite struct LeavingTests {
    @Test(arguments: [
        ("xmark", ExitSymbol.dismiss), ("xmark.circle.fill", .dismiss), ("chevron.down", .dismiss),
        ("btnClose", .dismiss), ("ic_close_24", .dismiss), ("checkmark.circle", .done), ("gear", .unfamiliar),
        ("chevron.left", .unfamiliar), ("disclosure", .unfamiliar), ("btn_12", .unreadable), ("Image", .unreadable),
    ]) func `a symbol is read by its shape, and a picture by its words`(_ name: String, _ symbol: ExitSymbol) {
        #expect(ExitSymbol(name) == symbol)
    }

    @Test func `a question about a screen inside points at the control there`() throws {
        let report = Linter(kept: .all).run(
            try LinterTests.document(
                #"""
                "screens": [{"id": "s", "controls": [{"id": "a", "kind": "label"}, {"id": "x", "kind": "button"}]}],
                "modals": [{"id": "m", "style": "fullScreen", "content": "s", "controls": []}]
                """#), rules: [ModalDismissButton.self])
        let result = try #require(report.results.first)
        #expect(result.outcome == .open)
        #expect(result.pointer.description == "/screens/0/controls/1/exit")
    }

    @Test func `a question about what would open points at that modal`() throws {
        let report = Linter(kept: .all).run(
            try LinterTests.document(
                #"""
                "screens": [{"id": "home"}],
                "modals": [{"id": "one", "style": "pageSheet", "controls": [{"id": "go", "kind": "button"}]},
                    {"id": "two"}],
                "transitions": [{"id": "a", "from": "home", "to": "one", "kind": "present"},
                    {"id": "b", "from": "one/go", "to": "two", "kind": "present"}]
                """#), rules: [ModalOneAtATime.self])
        let result = try #require(report.results.first { $0.subject == "b" })
        #expect(result.outcome == .open)
        #expect(result.pointer.description == "/modals/1/style")
    }

    @Test func `one move after the other puts an action sheet in order and keeps what its author wrote`() throws {
        let text = #"""
            {"scrim": 1, "modals": [{"id": "sheet", "style": "actionSheet", "controls": [
                {"id": "cancel", "kind": "button", "title": "Cancel", "role": "cancel", "x-note": "kept"},
                {"id": "move", "kind": "button", "title": "Move", "role": "default"},
                {"id": "delete", "kind": "button", "title": "Delete", "role": "destructive"},
                {"id": "copy", "kind": "button", "title": "Copy", "role": "default"},
                {"id": "erase", "kind": "button", "title": "Erase", "role": "destructive"}]}]}
            """#
        let document = try Document(parsing: Array(text.utf8))
        let report = Linter().run(document, rules: [ActionSheetDestructiveFirst.self, ActionSheetCancelLast.self])
        #expect(report.results.map(\.outcome) == [.fail, .fail])
        for result in report.results {
            let fix = try #require(result.observation.fix)
            #expect(fix.safety == .safe)
            let edited = try JSONEditor.apply([fix.jsonPatch], to: Array(text.utf8)).bytes
            let controls = try Document(parsing: edited).modals[0].controls.elements
            #expect(controls.map(\.id) == ["delete", "erase", "move", "copy", "cancel"])
            #expect(controls.last?.provenance.extensions.first?.name == "x-note")
        }
    }
}
