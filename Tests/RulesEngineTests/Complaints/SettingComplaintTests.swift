import FlowDocument
import JSON
import Testing

@testable import RulesEngine

/// What people complained of in the settings of linters, each complaint by its number.
@Suite struct SettingComplaintTests {
    /// A fault, where it shows, and the one rule that owns it.
    struct Fault: Sendable, CustomStringConvertible {
        let asked: Asked
        let pointer: String
        let owner: RuleID

        var description: String { owner.rawValue }
    }

    static let faults = [
        Fault(asked: .button("Delete all"), pointer: "/modals/0/controls/0/title", owner: "alert-button-title-case"),
        Fault(asked: .button("Delete!"), pointer: "/modals/0/controls/0/title", owner: "alert-button-no-punctuation"),
        Fault(
            asked: .message("The photos are lost for ever"), pointer: "/modals/0/message",
            owner: "alert-message-punctuation"),
        Fault(
            asked: .message("the photos are lost for ever."), pointer: "/modals/0/message",
            owner: "alert-message-sentence-case"),
        Fault(
            asked: .title("Delete the Album?"), pointer: "/modals/0/title",
            owner: "alert-title-sentence-case"),
        Fault(
            asked: .message("保存できませんでした。。", "ja"), pointer: "/modals/0/message", owner: "alert-message-punctuation"),
    ]

    @Test(arguments: faults)
    func `19 a fault has one owner, and with its rule off nobody else reports it`(_ fault: Fault) throws {
        var asked = fault.asked
        let found = try asked.findings(at: fault.pointer)
        #expect(found == [fault.owner], "\(found)")
        asked.profile = #""rules": {"\#(fault.owner)": "off"}"#
        #expect(try asked.findings(at: fault.pointer) == [])
    }

    @Test(arguments: [
        #"{"rule": "alert-has-button", "subject": "a"}"#,
        #"{"rule": "alert-has-button", "subject": "a", "reason": ""}"#,
        #"{"rule": "alert-has-button", "subject": "a", "reason": " \n"}"#,
        #"{"rule": "alert-has-button", "subject": "a", "reason": null}"#,
    ])
    func `37 nobody answers for a finding without a reason`(_ waiver: String) {
        let error = #expect(throws: DocumentError.self) { try ProfileTests.profile(#""waivers": [\#(waiver)]"#) }
        #expect(error?.issues.map(\.pointer.description).allSatisfy { $0.hasPrefix("/waivers/0") } == true)
        #expect(error?.issues.isEmpty == false)
    }

    @Test func `a reason is kept word for word`() throws {
        let waiver = #"{"rule": "alert-has-button", "subject": "a", "reason": "Drawn by the system"}"#
        #expect(try ProfileTests.profile(#""waivers": [\#(waiver)]"#).waivers.map(\.reason) == ["Drawn by the system"])
    }

    @Test func `40 a rule is off for one screen, one modal or a pattern of ids, and nowhere else`() throws {
        let document = try LinterTests.document(
            #"""
            "screens": [{"id": "old.list"}, {"id": "home"}],
            "modals": [{"id": "old.ask", "style": "alert", "controls": []},
                {"id": "ask", "style": "alert", "controls": []}, {"id": "only-there", "style": "alert", "controls": []}],
            "transitions": [{"id": "t", "from": "old.list", "to": "only-there", "kind": "present"},
                {"id": "u", "from": "home", "to": "ask", "kind": "present"},
                {"id": "v", "from": "old.list", "to": "ask", "kind": "present"}]
            """#)
        func subjects(_ selector: String) throws -> [String] {
            let profile = try ProfileTests.profile(
                #""overrides": [{\#(selector), "rules": {"alert-has-button": "off"}}]"#)
            let report = Linter(profile: profile).run(document, rules: [AlertHasButton.self, AlertTitlePresent.self])
            // The other rule still sees them all.
            #expect(report.results.count { $0.metadata.id == "alert-title-present" } == 3)
            return report.results.filter { $0.metadata.id == "alert-has-button" }.map(\.subject.rawValue)
        }
        #expect(try subjects(#""screens": ["old.list"]"#) == ["ask", "old.ask"])
        #expect(try subjects(#""modals": ["ask"]"#) == ["old.ask", "only-there"])
        #expect(try subjects(#""subjects": ["old.*"]"#) == ["ask", "only-there"])
        #expect(try subjects(#""subjects": ["*ask"]"#) == ["only-there"])
    }
}
