import FoundationEssentials
import FlowDocument
import Testing

@testable import RulesEngine

/// What is said of the rules as a whole.
@Suite struct RuleBookTests {
    private static let page = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "docs/rules.md")

    @Test func `the page of the rules is what the rules say`() throws {
        if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1" {
            try Data(RuleBook.text.utf8).write(to: Self.page)
        }
        #expect(try String(contentsOf: Self.page, encoding: .utf8) == RuleBook.text)
    }

    @Test(arguments: RuleCatalogue.all.map { $0.metadata.id })
    func `a rule speaks English, Japanese and Korean`(_ id: RuleID) throws {
        let rule = try #require(RuleCatalogue.rule(id)).metadata
        let texts =
            [("summary", rule.summary), ("why", rule.why), ("remedy", rule.remedy)]
            + rule.messages.map { ($0.id, $0.text) } + rule.thresholds.map { ($0.name, $0.summary) }
        for (name, text) in texts {
            for (language, translation) in [("ja", text.ja), ("ko", text.ko)] {
                let translation = try #require(translation, "\(name) is missing in \(language)")
                #expect(!translation.isEmpty)
                #expect(Self.places(translation) == Self.places(text.en), "\(name) in \(language) fills other places")
            }
            #expect(text.ja?.contains { "“”".contains($0) } == false, "\(name) in ja quotes as English does")
        }
    }

    @Test(arguments: RuleCatalogue.all.map { $0.metadata.id })
    func `a rule cites guidelines that there are, and those of its editions`(_ id: RuleID) throws {
        let rule = try #require(RuleCatalogue.rule(id)).metadata
        let isHouseRule = HouseRules.all.contains { $0.metadata.id == id }
        #expect(rule.guidelines.isEmpty == isHouseRule)
        for guideline in rule.guidelines { #expect(GuidelineCatalogue.guideline(guideline) != nil, "\(guideline)") }
        for edition in rule.editions where !isHouseRule {
            let cited = rule.guidelines(in: edition)
            #expect(!cited.isEmpty)
            #expect(cited.allSatisfy { $0.holds(in: edition) }, "\(rule.id) cites nothing of \(edition.rawValue)")
        }
        #expect(rule.messages.count == Set(rule.messages.map(\.id)).count)
        #expect(rule.thresholds.allSatisfy { $0.rule == id })
    }

    @Test func `alerts are shown as the Swift that makes them`() throws {
        let document = try Document(
            parsing: Array(
                #"""
                {"scrim": 1, "modals": [{"id": "delete-alert", "style": "alert", "title": "Delete “A”?\n\"Really\"",
                  "controls": [{"id": "cancel", "kind": "button", "title": "Cancel", "role": "cancel"},
                    {"id": "delete", "kind": "button", "title": "Delete", "role": "destructive", "preferred": true}]}]}
                """#.utf8))
        #expect(
            SwiftSketch.code(of: document) == #"""
                let deleteAlert = UIAlertController(title: "Delete “A”?\n\"Really\"", message: nil, preferredStyle: .alert)
                deleteAlert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
                let delete = UIAlertAction(title: "Delete", style: .destructive)
                deleteAlert.addAction(delete)
                deleteAlert.preferredAction = delete
                present(deleteAlert, animated: true)
                """#)
    }

    @Test func `who presents what, and what closes first, shows in the Swift`() throws {
        func code(_ members: String) throws -> String? { SwiftSketch.code(of: try LinterTests.document(members)) }
        let modals =
            #""modals": [{"id": "one", "style": "popover"}, {"id": "two", "style": "popover", "content": "list"}]"#
        let ways = #"{"id": "a", "from": "home", "to": "one", "kind": "present"}"#
        let start = """
            let one = OneController()
            one.modalPresentationStyle = .popover
            home.present(one, animated: true)
            let two = UINavigationController(rootViewController: list)
            two.modalPresentationStyle = .popover

            """
        let screens = #""screens": [{"id": "home"}, {"id": "list"}]"#
        let over = #"{"id": "b", "from": "one", "to": "two", "kind": "present", "animated": false}"#
        #expect(
            try code(#"\#(screens), \#(modals), "transitions": [\#(ways), \#(over)]"#) == start
                + "one.present(two, animated: false)")
        let after = #"{"id": "b", "from": "one", "to": "two", "kind": "present", "closes": ["one"]}"#
        #expect(
            try code(#"\#(screens), \#(modals), "transitions": [\#(ways), \#(after)]"#) == start
                + "one.dismiss(animated: true) {\n    present(two, animated: true)\n}")
        // A push is no matter of modals alone.
        let push = #"{"id": "b", "from": "home", "to": "list", "kind": "push"}"#
        #expect(try code(#"\#(screens), \#(modals), "transitions": [\#(ways), \#(push)]"#) == nil)
    }

    /// The places of a sentence, `{title}`.
    private static func places(_ text: String) -> Set<String> {
        Set(
            text.split(separator: "{", omittingEmptySubsequences: false).dropFirst().compactMap {
                $0.split(separator: "}").first.map(String.init)
            })
    }
}
