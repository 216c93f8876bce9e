import JSON
import Testing

@testable import FlowDocument

/// Every key that refers to something, and what it may lead to.
@Suite struct ReferenceTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let place: String
        let good: [String]
        let bad: [String]

        init(_ place: String, good: [String], bad: [String]) {
            (self.place, self.good, self.bad) = (place, good, bad)
        }

        var testDescription: String { place }
    }

    // Each reference in the complete document: what else may stand there, and what may not.
    static let rows = [
        Row("/entry/0", good: ["details", "notice"], bad: ["nobody", "t1", "toast", "reminder", "app"]),
        Row("/entry/1", good: ["inside"], bad: ["t2"]),
        Row("/notifications/0/fallbackModal", good: ["welcome"], bad: ["nobody", "trips", "t1", "reminder"]),
        Row("/screens/1/parent", good: ["inside", "notice"], bad: ["nobody", "toast", "t1"]),
        Row("/screens/0/regions/0/neededDuring/0", good: ["notice"], bad: ["nobody", "trips"]),
        Row("/screens/0/frames", good: ["iphone-portrait", "ipad-landscape"], bad: ["ipad-portrait", "Desk"]),
        Row("/screens/0/controls/0/frames", good: ["desk"], bad: ["iphone-landscape"]),
        Row("/screens/0/regions/0/frames", good: ["ipad-landscape"], bad: ["nowhere"]),
        Row("/screens/0/elements/0/frames", good: ["ipad-landscape"], bad: ["nowhere"]),
        Row("/screens/0/mockups/0/case", good: ["desk"], bad: ["ipad-portrait", ""]),
        Row("/modals/0/presenter", good: ["details", "notice"], bad: ["nobody", "t1", "toast"]),
        Row("/modals/1/content", good: ["trips"], bad: ["nobody", "confirm"]),
        Row("/modals/0/controls/1/exit/confirm", good: ["welcome"], bad: ["nobody", "trips"]),
        Row("/modals/0/controls/1/exit/target", good: ["trips", "notice"], bad: ["nobody", "t1"]),
        Row("/modals/0/textFields/0/usedBy/0", good: ["keep"], bad: ["remove", "nobody", ""]),
        Row("/modals/0/gesture/confirm", good: ["confirm"], bad: ["nobody", "trips"]),
        Row(
            "/modals/0/passthrough/0", good: ["trips", "trips/total", "trips/map", "notice", "confirm/keep"],
            bad: ["nobody", "trips/nothing", "t1", "nobody/remove", "trips/Remove"]),
        Row(
            "/modals/0/anchor", good: ["trips/add", "trips/map", "confirm/drop", "trips"],
            bad: ["nobody", "trips/keep", "confirm/total", "toast", "t1/x"]),
        Row("/modals/0/frames", good: ["iphone-portrait"], bad: ["nowhere"]),
        Row("/modals/0/arrow/tips", good: ["iphone-portrait"], bad: ["nowhere"]),
        Row("/modals/0/evidence/0/case", good: ["ipad-landscape"], bad: ["nowhere"]),
        Row(
            "/transitions/0/from", good: ["trips", "trips/add", "confirm/keep", "details"],
            bad: ["nobody", "trips/nothing", "t2", "reminder"]),
        Row("/transitions/0/to", good: ["details", "notice"], bad: ["nobody", "t2", "toast"]),
        Row("/transitions/0/closes/0", good: ["confirm", "welcome"], bad: ["nobody", "trips"]),
        Row("/overlays/0/over/0", good: ["details", "notice"], bad: ["nobody", "t1", "toast"]),
        Row("/overlays/0/frames", good: ["ipad-landscape"], bad: ["nowhere"]),
    ]

    /// The complete document with another reference; frames name their cases by keys.
    private func edited(_ row: Row, _ reference: String) throws -> (tree: JSON, place: JSONPointer) {
        let pointer = try #require(JSONPointer(parsing: row.place))
        let value = try #require(CompleteDocument.tree.value(at: pointer))
        guard let member = value.members?.first else {
            return (CompleteDocument.tree.replacing(pointer, with: .string(reference)), pointer)
        }
        let map = JSON.object([JSON.Member(reference, member.value)])
        return (CompleteDocument.tree.replacing(pointer, with: map), pointer.appending(reference))
    }

    @Test(arguments: rows) func `a reference leads to something of the right kind`(_ row: Row) throws {
        for reference in row.good {
            #expect(Reading(try edited(row, reference).tree.bytes()).issues.isEmpty, "\(reference)")
        }
        for reference in row.bad {
            let (tree, place) = try edited(row, reference)
            let reading = Reading(tree.bytes())
            #expect(reading.issues.map(\.code) == [.danglingReference], "\(reference)")
            #expect(reading.issues.map(\.pointer) == [place])
            #expect(reading.issues.first?.position != nil)
        }
    }

    @Test func `every reference of the format is among them`() throws {
        // Every place of the complete document whose schema is that of an id or a reference, but for nodes' own ids.
        let kinds: Set<String> = ["#/$defs/NodeID", "#/$defs/Reference"]
        var places: Set<String> = []
        for (pointer, schemas) in FormatTests.schemas where pointer.tokens.last != "id" {
            let names = schemas.flatMap { [$0] + ($0["anyOf"]?.elements ?? []) }.compactMap { $0["$ref"]?.string }
            if names.contains(where: kinds.contains), CompleteDocument.tree.value(at: pointer) != .null {
                places.insert(Self.general(pointer))
            }
        }
        let tested = Set(Self.rows.compactMap { JSONPointer(parsing: $0.place).map(Self.general) })
        #expect(places.subtracting(tested).isEmpty)
        #expect(places.count > 12)
    }

    /// A place without its indices.
    private static func general(_ pointer: JSONPointer) -> String {
        pointer.tokens.map { Int($0) == nil ? $0 : "-" }.joined(separator: "/")
    }

    @Test func `all that dangles is listed at once`() {
        let text = """
            {"scrim": 1, "entry": ["a", "b"],
             "modals": [{"id": "m", "presenter": "c", "anchor": "m/d"}],
             "transitions": [{"id": "t", "from": "m", "kind": "push"}]}
            """
        #expect(
            Reading(text).summary == [
                "danglingReference /entry/0 1:24", "danglingReference /entry/1 1:29",
                "danglingReference /modals/0/presenter 2:38", "danglingReference /modals/0/anchor 2:53",
                "missingKey /transitions/0 3:18",
            ])
    }

    static let leaving = ["dismiss", "pop", "unwind", "external"]
    static let entering = ["push", "present", "replace", "embed", "switchTab"]

    @Test(arguments: leaving) func `a transition that only leaves needs no target`(_ kind: String) {
        let text =
            #"{"scrim": 1, "screens": [{"id": "s"}], "transitions": [{"id": "t", "from": "s", "kind": "\#(kind)"}]}"#
        #expect(Reading(text).issues.isEmpty)
    }

    @Test(arguments: entering) func `a transition that enters needs a target`(_ kind: String) {
        for to in ["", #", "to": null"#] {
            let text =
                #"{"scrim": 1, "screens": [{"id": "s"}], "transitions": [{"id": "t", "from": "s", "kind": "\#(kind)"\#(to)}]}"#
            #expect(Reading(text).issues.map(\.code) == [.missingKey])
            #expect(Reading(text).issues.map(\.pointer.description) == ["/transitions/0"])
        }
    }

    @Test func `what leads out of the import has no target in it`() {
        let text =
            #"{"scrim": 1, "screens": [{"id": "s"}], "transitions": [{"id": "t", "from": "s", "kind": "external", "to": "s"}]}"#
        #expect(Reading(text).issues.map(\.pointer.description) == ["/transitions/0/to"])
    }

    @Test func `frames name any case where the document names none`() {
        let frames = #""frames": {"anything": {"x": 0, "y": 0, "width": 1, "height": 1}}"#
        #expect(Reading(#"{"scrim": 1, "modals": [{"id": "m", \#(frames)}]}"#).issues.isEmpty)
        let none = Reading(#"{"scrim": 1, "cases": [], "modals": [{"id": "m", \#(frames)}]}"#)
        #expect(none.issues.map(\.pointer.description) == ["/modals/0/frames/anything"])
    }

    @Test(arguments: [
        "sha256:", "sha256:00", "md5:00112233445566778899aabbccddeeff", "", "trips.png",
        "sha256:" + String(repeating: "A", count: 64), "sha256:" + String(repeating: "0", count: 65),
    ])
    func `a picture is named by its content`(_ asset: String) {
        for place in ["/screens/0/mockups/0/asset", "/modals/0/mockups/0/asset", "/modals/0/evidence/0/asset"] {
            guard let pointer = JSONPointer(parsing: place) else { continue }
            let reading = Reading(CompleteDocument.tree.replacing(pointer, with: .string(asset)).bytes())
            #expect(reading.issues.map(\.code) == [.badID])
            #expect(reading.issues.map(\.pointer) == [pointer])
        }
    }

    @Test func `a document that was built is held to the same`() throws {
        var document = Document()
        document.screens = [Screen(id: "a"), Screen(id: "a")]
        document.transitions = [Transition(id: "bad id", from: "a", to: "b", kind: .push)]
        let error = try #require(throws: DocumentError.self) { try document.validated() }
        #expect(
            error.issues.map { "\($0.code.rawValue) \($0.pointer)" } == [
                "duplicateID /screens/1/id", "badID /transitions/0/id", "danglingReference /transitions/0/to",
            ])
        document.screens = [Screen(id: "a"), Screen(id: "b")]
        document.transitions = [Transition(id: "t", from: "a", to: "b", kind: .push)]
        #expect(throws: Never.self) { try document.validated() }
    }
}
