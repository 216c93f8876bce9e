import JSON
import Testing

@testable import FlowDocument

@Suite struct IdentifierTests {
    static let longest = "a" + String(repeating: "b", count: 255)

    static let valid = [
        "a", "A", "7", "_", "inbox", "BYZ-38-t0r", "Main.storyboard", "File.swift:present:2", "a;b+c(d)@e~f", "a--..__",
        longest,
        "App", "apps", "x-a",
    ]

    static let invalid = [
        "", "-a", ".a", ":a", "~", "@a", "a b", "a/b", "a\\b", "a\"b", "a\nb", "é", "aé", "削", "ａ", "a\u{301}", "a#",
        "a,b", "a[0]",
        "a%20", longest + "b",
    ]

    private func document(_ id: String) -> [UInt8] {
        let tree: JSON = ["scrim": 1, "screens": [["id": .string(id)]]]
        return tree.bytes()
    }

    @Test(arguments: valid) func `an id is made of letters, digits and a few marks`(_ id: String) {
        #expect(NodeID.isValid(id))
        #expect(Reading(document(id)).issues.isEmpty)
    }

    @Test(arguments: invalid) func `what is no id is refused, as an id and in references`(_ id: String) {
        #expect(!NodeID.isValid(id))
        #expect(Reading(document(id)).summary == ["badID /screens/0/id 1:29"])
        let child: JSON = ["scrim": 1, "modals": [["id": "m", "controls": [["id": .string(id)]]]]]
        #expect(Reading(child.bytes()).issues.map(\.code) == [.badID])
        for reference in ["s/\(id)", "\(id)/c"] {
            let anchored: JSON = ["scrim": 1, "modals": [["id": "m", "anchor": .string(reference)]]]
            let codes = Reading(anchored.bytes()).issues.map(\.code)
            #expect(codes == [.badID] || (id == "a/b" && codes == [.badID]))
        }
    }

    struct Row: Sendable, CustomTestStringConvertible {
        let name: String
        let text: String
        let issues: [String]

        var testDescription: String { name }
    }

    static let kinds = ["screens", "modals", "transitions", "overlays", "notifications"]

    static func node(_ list: String, _ id: String) -> JSON {
        list == "transitions" ? ["id": .string(id), "from": "start", "kind": "pop"] : ["id": .string(id)]
    }

    @Test(arguments: kinds, kinds) func `an id is unique over nodes of every kind`(_ one: String, _ other: String)
        throws
    {
        let start = (list: "screens", node: Self.node("screens", "start"))
        let nodes = [start, (list: one, node: Self.node(one, "twin")), (list: other, node: Self.node(other, "twin"))]
        let lists = Dictionary(grouping: nodes, by: \.list).mapValues { JSON.array($0.map(\.node)) }
        let members = Self.kinds.compactMap { kind in lists[kind].map { JSON.Member(kind, $0) } }
        let tree = JSON.object([JSON.Member("scrim", 1)] + members)
        let reading = Reading(tree.bytes())
        let issue = try #require(reading.issues.first)
        #expect(reading.total == 1)
        #expect(issue.code == .duplicateID)
        #expect(tree.value(at: issue.pointer) == "twin")
        #expect(issue.position != nil)
    }

    @Test(arguments: kinds) func `no node may be called app`(_ kind: String) {
        var members: [JSON.Member] = [JSON.Member("scrim", 1)]
        if kind == "transitions" { members.append(JSON.Member("screens", [["id": "start"]])) }
        members.append(JSON.Member(kind, [Self.node(kind, "app")]))
        let reading = Reading(JSON.object(members).bytes())
        #expect(reading.issues.map(\.code) == [.badID])
        #expect(reading.issues.map(\.pointer) == [JSONPointer([kind, "0", "id"])])
    }

    static let children = [
        Row(
            name: "two controls of a screen",
            text: #""screens": [{"id": "s", "controls": [{"id": "c"}, {"id": "c"}]}]"#,
            issues: ["duplicateID /screens/0/controls/1/id"]),
        Row(
            name: "a control and a region",
            text: #""screens": [{"id": "s", "controls": [{"id": "c"}], "regions": [{"id": "c"}]}]"#,
            issues: ["duplicateID /screens/0/regions/0/id"]),
        Row(
            name: "a region and an element",
            text: #""screens": [{"id": "s", "regions": [{"id": "c"}], "elements": [{"id": "c"}]}]"#,
            issues: ["duplicateID /screens/0/elements/0/id"]),
        Row(
            name: "two controls of a modal",
            text: #""modals": [{"id": "m", "controls": [{"id": "c"}, {"id": "d"}, {"id": "c"}]}]"#,
            issues: ["duplicateID /modals/0/controls/2/id"]),
        Row(
            name: "size states of a modal", text: #""modals": [{"id": "m", "sizeStates": [{"id": "l"}, {"id": "l"}]}]"#,
            issues: ["duplicateID /modals/0/sizeStates/1/id"]),
        Row(
            name: "one id in two owners",
            text: #""screens": [{"id": "s", "controls": [{"id": "c"}]}, {"id": "c", "controls": [{"id": "c"}]}]"#,
            issues: []),
        Row(
            name: "two cases",
            text: #""cases": ["iphone-portrait", "iphone-portrait"]"#, issues: ["duplicateID /cases/1"]),
        Row(
            name: "a case of the table spelled out beside it",
            text:
                #""cases": ["iphone-portrait", {"id": "iphone-portrait", "idiom": "iphone", "orientation": "portrait","#
                + #" "window": {"width": 1, "height": 1}, "horizontal": "compact", "vertical": "regular"}]"#,
            issues: ["duplicateID /cases/1"]),
        Row(name: "two languages", text: #""languages": ["en", "ja", "en"]"#, issues: ["duplicateID /languages/2"]),
    ]

    @Test(arguments: children) func `a child's id is unique within its owner`(_ row: Row) {
        let issues = Reading("{\"scrim\": 1, \(row.text)}").issues
        #expect(issues.map { "\($0.code.rawValue) \($0.pointer)" } == row.issues)
        #expect(issues.allSatisfy { $0.position != nil })
    }

    @Test func `a reference names a node, or a child of it`() {
        #expect(Reference(rawValue: "inbox").owner == "inbox")
        #expect(Reference(rawValue: "inbox").child == nil)
        #expect(Reference(rawValue: "inbox/delete").owner == "inbox")
        #expect(Reference(rawValue: "inbox/delete").child == "delete")
        #expect(Reference("inbox", child: "delete").rawValue == "inbox/delete")
        #expect(Reference("inbox") == "inbox")
        #expect(Reference("a") < Reference("a", child: "b"))
        #expect(NodeID("B") < NodeID("a"))
    }
}
