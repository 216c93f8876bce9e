import FlowDocument
import JSON
import Testing

@testable import RulesEngine

/// What the rules about buttons say beside their outcome: how much it matters, where it is, and what would mend it.
@Suite struct AlertButtonTests {
    static func results(
        _ rule: RuleID, _ buttons: [(String, String)], style: String = "alert", _ edition: Edition = .hig2018,
        language: String = "en", more: String = ""
    ) throws -> [RuleResult] {
        let controls = buttons.enumerated().map { number, button in
            #"{"id": "b\#(number)", "kind": "button", "title": "\#(button.0)", "role": "\#(button.1)"}"#
        }
        let text = """
            {"scrim": 1, "languages": ["\(language)"], "modals": [{"id": "m", "style": "\(style)"\(more), \
            "controls": [\(controls.joined(separator: ", "))]}]}
            """
        let report = Linter(profile: Profile(edition: edition), kept: .all).run(try Document(parsing: Array(text.utf8)))
        return report.results.filter { $0.metadata.id == rule }
    }

    static func failure(
        _ rule: RuleID, _ buttons: [(String, String)], style: String = "alert", _ edition: Edition = .hig2018,
        language: String = "en", more: String = ""
    ) throws -> RuleResult {
        let results = try results(rule, buttons, style: style, edition, language: language, more: more)
        return try #require(results.first { $0.outcome == .fail })
    }

    @Test func `a title is advice from three words on and a warning from five`() throws {
        #expect(try Self.failure("alert-button-short", [("Save as Draft", "default")]).severity == .advice)
        #expect(try Self.failure("alert-button-short", [("Save as New Draft", "default")]).severity == .advice)
        #expect(try Self.failure("alert-button-short", [("Save as a New Draft", "default")]).severity == .warning)
    }

    @Test func `a Japanese title is advice from nine characters on and a warning from fifteen`() throws {
        let severity = { (count: Int) throws -> Severity in
            let title = String(repeating: "削", count: count)
            return try Self.failure("alert-button-short", [(title, "default")], language: "ja").severity
        }
        #expect(try severity(9) == .advice)
        #expect(try severity(14) == .advice)
        #expect(try severity(15) == .warning)
    }

    @Test func `three buttons are a warning and four an error, in 2018 alone`() throws {
        let buttons = (0..<4).map { ("Choice \($0)", "default") }
        let rule: RuleID = "alert-three-plus-buttons"
        #expect(try Self.failure(rule, Array(buttons.prefix(3))).severity == .warning)
        #expect(try Self.failure(rule, buttons).severity == .error)
        #expect(try Self.failure(rule, buttons, .hig2020s).severity == .warning)
    }

    @Test func `Cancel on the wrong side matters less in a stack and in today's edition`() throws {
        let rule: RuleID = "alert-cancel-left"
        let row = [("Delete", "destructive"), ("Cancel", "cancel")]
        #expect(try Self.failure(rule, row).severity == .error)
        #expect(try Self.failure(rule, row, .hig2025).severity == .warning)
        let stack = [("Cancel", "cancel"), ("Save", "default"), ("Delete", "destructive")]
        #expect(try Self.failure(rule, stack).severity == .advice)
    }

    @Test func `Yes on an action sheet is advice today`() throws {
        let rule: RuleID = "alert-button-no-yes-no"
        #expect(try Self.failure(rule, [("Yes", "default")], style: "actionSheet").severity == .warning)
        #expect(try Self.failure(rule, [("Yes", "default")], style: "actionSheet", .hig2025).severity == .advice)
        #expect(try Self.failure(rule, [("Yes", "default")], .hig2025).severity == .warning)
    }

    @Test func `a lone button that destroys is an error, and red for nothing a warning`() throws {
        let lone = try LinterTests.document(
            #""modals": [{"id": "m", "style": "alert", "controls": [{"id": "b", "kind": "button", "role": "destructive"}]}]"#
        )
        let alone = Linter(profile: Profile(edition: .hig2018)).run(lone, rules: [AlertOneButton.self]).results
        #expect(alone.map(\.severity) == [.error])
        let text = """
            {"scrim": 1, "modals": [{"id": "m", "style": "alert", "controls": [
            {"id": "b", "kind": "button", "title": "Open", "role": "destructive", "exit": {"effect": "commit"}}]}]}
            """
        let report = Linter(profile: Profile(edition: .hig2018)).run(try Document(parsing: Array(text.utf8)))
        let result = try #require(report.results.first { $0.metadata.id == "alert-destructive-style" })
        #expect(result.severity == .warning)
    }

    @Test(arguments: [
        ("alert-button-no-yes-no", "Yes, Delete", "en", 0..<3), ("alert-button-no-yes-no", " はい、削除", "ja", 1..<3),
        ("alert-button-no-punctuation", "Delete!", "en", 6..<7), ("alert-button-no-punctuation", "🗑 削除。", "ja", 5..<6),
        ("alert-button-title-case", "Log in", "en", 4..<6), ("alert-button-ok", "Got It", "en", 0..<6),
    ]) func `a finding points at the very characters`(
        _ rule: String, _ title: String, _ language: String, _ range: Range<Int>
    ) throws {
        let result = try Self.failure(RuleID(rawValue: rule), [(title, "default")], language: language)
        #expect(result.observation.range == range)
        #expect(result.observation.control == "b0")
        #expect(result.observation.facet == "b0")
        #expect(result.pointer.description == "/modals/0/controls/0/title")
    }

    @Test func `Cancel is moved to its place whatever stands between`() throws {
        let text = """
            {"scrim": 1, "modals": [{"id": "m", "style": "alert", "controls": [
            {"id": "name", "kind": "textField"},
            {"id": "save", "kind": "button", "title": "Save", "role": "default"},
            {"id": "cancel", "kind": "button", "title": "Cancel", "role": "cancel"}]}]}
            """
        let bytes = Array(text.utf8)
        let report = Linter(profile: Profile(edition: .hig2018)).run(try Document(parsing: bytes))
        let fix = try #require(report.results.first { $0.metadata.id == "alert-cancel-left" }?.observation.fix)
        let mended = try Document(parsing: JSONEditor.apply([fix.jsonPatch], to: bytes).bytes)
        #expect(mended.modals.first?.controls.elements.map(\.id) == ["name", "cancel", "save"])
        let likely = report.results.first { $0.metadata.id == "alert-primary-right" }
        #expect(likely?.outcome == .fail)
        #expect(likely?.observation.fix == nil)
    }

    @Test func `a Cancel that is added is worded in every language`() throws {
        let text = """
            {"scrim": 1, "languages": ["en", "ja", "ko"], "modals": [{"id": "m", "style": "actionSheet", "controls": [
            {"id": "cancel", "kind": "button", "title": {"en": "Erase", "ja": "消去", "ko": "지우기"}, "role": "destructive"}
            ]}]}
            """
        let bytes = Array(text.utf8)
        let report = Linter(profile: Profile(edition: .hig2025)).run(try Document(parsing: bytes))
        let result = try #require(report.results.first { $0.metadata.id == "alert-destructive-has-cancel" })
        let fix = try #require(result.observation.fix)
        #expect(fix.safety == .safe)
        let mended = try Document(parsing: JSONEditor.apply([fix.jsonPatch], to: bytes).bytes)
        let added = try #require(mended.modals.first?.controls.elements.last)
        #expect(added.id == "cancel-2")
        #expect(added.title.value?.text(in: "ko", first: "en") == .value("취소"))
    }

    @Test func `no Cancel is added where its word is unknown`() throws {
        let result = try Self.failure(
            "alert-destructive-has-cancel", [("Supprimer", "destructive")], language: "fr")
        #expect(result.observation.fix == nil)
    }

    @Test func `a title that is wrong in one language tells of the others, too`() throws {
        let text = """
            {"scrim": 1, "languages": ["en", "ja", "ko"], "modals": [{"id": "m", "style": "alert", "controls": [
            {"id": "b", "kind": "button", "title": {"en": "OK", "ja": "了解"}}]}]}
            """
        let report = Linter(profile: Profile(edition: .hig2018)).run(try Document(parsing: Array(text.utf8)))
        let result = try #require(report.results.first { $0.metadata.id == "alert-button-ok" })
        #expect(result.outcome == .fail)
        #expect(result.observation.language == "ja")
        #expect(result.observation.field == ["title", "ja"])
        #expect(result.cells.map(\.outcome) == [.pass, .open])
    }
}
