import JSON
import Testing

@testable import FlowDocument

/// What is hashed: RFC 8785, texts in Normalization Form C, without provenance.
@Suite struct CanonicalFormTests {
    private func canonical(_ text: String) throws -> String {
        String(decoding: try Document(parsing: Array(text.utf8)).canonicalBytes, as: UTF8.self)
    }

    @Test func `keys are in order, numbers in one form, and nothing stands between`() throws {
        let text = """
            {
              "t\\u0069tle": "Tr\\u0069p", "x-board": 1, "scrim": 1.0,
              "source": {"file": "a.json"}, "languages": ["ja", "en"],
              "screens": [{"name": null, "id": "s", "origin": {"line": 3}, "canvas": {"x": 1, "y": 2},
                           "frame": {"y": 1e2, "x": -0.0, "width": 10.50, "height": 0.1e-6, "x-note": 1}}],
              "modals": []
            }
            """
        let expected =
            #"{"languages":["ja","en"],"screens":[{"frame":{"height":1e-7,"width":10.5,"x":0,"y":100},"id":"s","#
            + #""name":null}],"scrim":1,"title":"Trip"}"#
        #expect(try canonical(text) == expected)
    }

    @Test func `the names of maps are in order of their UTF-16 code units`() throws {
        let names = ["b", "a", "ﬁ", "😀", "Z", "10", "9", "é", "\u{FF21}"]
        let examples = JSON.object(names.map { JSON.Member($0, ["value": .string($0)]) })
        let tree: JSON = ["scrim": 1, "screens": [["id": "s", "examples": examples]]]
        let form = try JSON(parsing: Document(parsing: tree.bytes()).canonicalBytes)
        let sorted = form["screens"]?.elements?.first?["examples"]?.members?.map(\.name)
        #expect(sorted == ["10", "9", "Z", "a", "b", "é", "😀", "ﬁ", "\u{FF21}"])
    }

    /// The same text, composed and decomposed.
    @Test func `texts are composed, as values and as names`() throws {
        func document(_ accent: String) -> [UInt8] {
            let tree: JSON = [
                "scrim": 1, "title": .string("Caf\(accent)"), "languages": ["en"],
                "app": ["navigationBar": ["title": ["en": .string("\(accent)t\(accent)")]]],
                "glossary": ["brands": [.string("Ros\(accent)")]],
                "screens": [["id": "s", "examples": [:]]],
            ]
            let examples = JSONPointer(["screens", "0", "examples"])
            // Decomposed, the accented name sorts before the other; composed, behind it.
            let map = JSON.object([
                JSON.Member("nam\(accent)", ["value": .string(accent)]), JSON.Member("namf", ["value": "x"]),
            ])
            return tree.replacing(examples, with: map).bytes()
        }
        let composed = try Document(parsing: document("\u{E9}"))
        let decomposed = try Document(parsing: document("e\u{301}"))
        #expect(composed.bytes != decomposed.bytes)
        #expect(composed.canonicalBytes == decomposed.canonicalBytes)
        #expect(composed.contentHash == decomposed.contentHash)
        #expect(!String(decoding: composed.canonicalBytes, as: UTF8.self).unicodeScalars.contains("\u{301}"))
        let difference = DocumentDifference(from: composed, to: decomposed)
        #expect(difference.kind == .none)
    }

    @Test func `white space, the order of keys and provenance are no content`() throws {
        let document = try Document(parsing: CompleteDocument.bytes)
        let compact = try Document(parsing: CompleteDocument.tree.bytes())
        let reversed = try Document(parsing: CompleteDocument.tree.reversed.bytes(.pretty))
        #expect(compact.contentHash == document.contentHash)
        #expect(reversed.contentHash == document.contentHash)

        var tree = CompleteDocument.tree
        for pointer in tree.pointers().reversed() {
            let isProvenance =
                ["source", "canvas", "origin"].contains(pointer.tokens.last)
                || pointer.tokens.last?.hasPrefix("x-") == true
            if isProvenance { tree = tree.replacing(pointer, with: nil) }
        }
        #expect(tree.pointers().count < CompleteDocument.tree.pointers().count - 20)
        let bare = try Document(parsing: tree.bytes())
        #expect(bare.contentHash == document.contentHash)
        #expect(DocumentDifference(from: document, to: bare).kind == .none)
        #expect(bare != document)
    }

    @Test func `the canonical form is a document of the same content`() throws {
        let document = try Document(parsing: CompleteDocument.bytes)
        let again = try Document(parsing: document.canonicalBytes)
        #expect(again.canonicalBytes == document.canonicalBytes)
        #expect(DocumentDifference(from: document, to: again).kind == .none)
    }

    @Test func `a hash is the SHA-256 of the canonical form`() throws {
        // Worked out by sha256sum over {"scrim":1}.
        let document = try Document(parsing: Array(#"{"scrim": 1, "screens": [], "x-a": 2}"#.utf8))
        #expect(document.canonicalBytes == Array(#"{"scrim":1}"#.utf8))
        #expect(document.contentHash == "eedd9fb2172bd02e01349cf1d60099abeab1859ded5990dbcd9c72078a59a3d1")
    }

    @Test func `a node's own form is its part of the document's`() throws {
        let document = try Document(parsing: CompleteDocument.bytes)
        let whole = String(decoding: document.canonicalBytes, as: UTF8.self)
        let parts =
            document.screens.map(\.canonicalBytes) + document.modals.map(\.canonicalBytes)
            + document.transitions.map(\.canonicalBytes)
        #expect(parts.count == 9)
        for part in parts { #expect(whole.contains(String(decoding: part, as: UTF8.self))) }
        var screen = try #require(document.screens.first)
        let before = screen.canonicalBytes
        screen.provenance = .none
        screen.canvas = .unknown
        #expect(screen.canonicalBytes == before)
        screen.name = .value("Other")
        #expect(screen.canonicalBytes != before)
    }

    @Test func `a document is written for people, and reads back`() throws {
        var document = Document()
        document.title = .value("Trip")
        document.screens = [Screen(id: "s")]
        let text = """
            {
              "scrim": 1,
              "title": "Trip",
              "screens": [
                {
                  "id": "s"
                }
              ],
              "modals": [],
              "transitions": [],
              "overlays": []
            }

            """
        #expect(String(decoding: document.bytes, as: UTF8.self) == text)
        #expect(try Document(parsing: document.bytes) == document)
    }
}
