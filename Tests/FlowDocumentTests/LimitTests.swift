import JSON
import Testing

@testable import FlowDocument

@Suite struct LimitTests {
    @Test func `the limits are those that the format names`() {
        let limits = DocumentLimits()
        #expect(limits.json.bytes == 32 * 1024 * 1024)
        #expect(limits.json.depth == 64)
        #expect(limits.nodes == 100_000)
        #expect(limits.textLength == 10_000)
        #expect(IssueList.limit == 1_000)
    }

    @Test func `a text of more than 32 MiB is refused before it is read`() {
        let frame = Array("{\"scrim\": 1}".utf8)
        let space = [UInt8](repeating: 0x20, count: (32 << 20) - frame.count)
        #expect(Reading(frame + space).issues.isEmpty)
        #expect(Reading(frame + space + [0x20]).summary == ["tooLarge  1:1"])
    }

    @Test(arguments: ["screens", "modals"]) func `a hundred thousand nodes are accepted, one more is not`(
        _ list: String
    ) throws {
        func document(_ count: Int) -> [UInt8] {
            Array(
                "{\"scrim\":1,\"\(list)\":[\((0..<count).map { "{\"id\":\"n\($0)\"}" }.joined(separator: ","))]}".utf8)
        }
        #expect(Reading(document(100_000)).issues.isEmpty)
        let reading = Reading(document(100_001))
        #expect(reading.issues.map(\.code) == [.tooMany])
        #expect(reading.issues.map(\.pointer) == [JSONPointer([list])])
        #expect(reading.issues.first?.position != nil)
        #expect(Reading(document(4), limits: DocumentLimits(nodes: 3)).issues.map(\.code) == [.tooMany])
    }

    @Test func `values may be 64 deep`() {
        func document(_ depth: Int) -> Reading {
            // The document itself is the first level.
            let brackets = String(repeating: "[", count: depth - 1) + String(repeating: "]", count: depth - 1)
            return Reading("{\"scrim\": 1, \"x-deep\": \(brackets)}")
        }
        #expect(document(64).issues.isEmpty)
        #expect(document(65).issues.map(\.code.rawValue) == ["tooDeep"])
        #expect(Reading(String(repeating: "{\"x-a\":", count: 100_000)).issues.map(\.code.rawValue) == ["tooDeep"])
    }

    static let letters = ["a", "é", "削", "😀"]

    @Test(arguments: letters) func `a text may have ten thousand characters`(_ letter: String) {
        func document(_ count: Int) -> Reading {
            Reading("{\"scrim\": 1, \"title\": \"\(String(repeating: letter, count: count))\"}")
        }
        #expect(document(10_000).issues.isEmpty)
        #expect(document(10_001).summary == ["textTooLong /title 1:23"])
    }

    @Test func `accents without end make no text short`() {
        let text = "e" + String(repeating: "\u{301}", count: 10_000)
        #expect(Reading("{\"scrim\": 1, \"title\": \"\(text)\"}").summary == ["textTooLong /title 1:23"])
    }

    @Test func `no text holds a NUL, which no database takes`() {
        #expect(Reading(#"{"scrim": 1, "title": "a\u0000"}"#).summary == ["unusableCharacter /title 1:23"])
        let keyed = #"{"scrim": 1, "screens": [{"id": "s", "examples": {"a\u0000": {"value": "x"}}}]}"#
        #expect(Reading(keyed).issues.map(\.code) == [.unusableCharacter])
    }

    @Test func `keys of an author's own and names of maps may be many`() throws {
        let own = (0..<100_000).map { "\"x-\($0)\": 0" }.joined(separator: ", ")
        let reading = Reading("{\"scrim\": 1, \(own)}")
        #expect(reading.document?.provenance.extensions.count == 100_000)

        let frames = (0..<50_000).map { JSON.Member("case\($0)", ["x": 0, "y": 0, "width": 1, "height": 1]) }
        let tree: JSON = ["scrim": 1, "modals": [["id": "m", "frames": .object(frames.reversed())]]]
        let document = try #require(Reading(tree.bytes()).document)
        #expect(document.modals.first?.frames.value?["case49999"] != nil)
        #expect(document.modals.first?.frames.value?["case"] == nil)
        #expect(document.modals.first?.frames.value?["z"] == nil)
        #expect(DocumentDifference(from: document, to: document).kind == .none)
    }
}
