import JSON
import Testing

@testable import FlowDocument

/// In what two documents differ: which values, and how far each change reaches.
@Suite struct DifferenceTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let name: String
        let old: JSON
        let new: JSON
        /// What changed, as `action path: kind`, nodes by their list and id.
        let changes: [String]

        /// A change at one place of the complete document; `nil` takes away what stands there.
        init(_ name: String, _ place: String, _ value: JSON?, _ changes: String...) {
            self.name = name
            old = CompleteDocument.tree
            new = old.replacing(JSONPointer(parsing: place) ?? JSONPointer(), with: value)
            self.changes = changes
        }

        var testDescription: String { name }
    }

    static let texts = [
        Row("the document's title", "/title", "Other", "changed title: copyText"),
        Row("a modal's name", "/modals/0/name", "Other", "changed modals confirm name: copyText"),
        Row("one language of a title", "/modals/0/title/ja", "消しますか?", "changed modals confirm title: copyText"),
        Row("a message that is gone", "/modals/0/message", nil, "removed modals confirm message: copyText"),
        Row("a message that is denied", "/modals/0/message", .null, "changed modals confirm message: copyText"),
        Row(
            "a guidance that was denied", "/modals/0/guidance", "Tap Remove.",
            "changed modals confirm guidance: copyText"),
        Row("a text that is new", "/modals/1/title", "Notice", "added modals notice title: copyText"),
        Row(
            "a button's title", "/modals/0/controls/1/title", "Delete",
            "changed modals confirm controls drop title: copyText"),
        Row(
            "a bar's title", "/screens/0/navigationBar/title", "All trips",
            "changed screens trips navigationBar title: copyText"),
        Row(
            "what a screen reader says", "/screens/0/controls/0/accessibilityLabel", "Delete",
            "changed screens trips controls remove accessibilityLabel: copyText"),
        Row(
            "a text field's placeholder", "/modals/0/textFields/0/placeholder", "Your name",
            "changed modals confirm textFields 0 placeholder: copyText"),
        Row(
            "an example", "/modals/0/examples/name/value", "Bob", "changed modals confirm examples name value: copyText"
        ),
        Row("the app's name", "/app/name", "Roam", "changed app name: copyText"),
    ]

    static let layouts = [
        Row("a frame", "/modals/0/frame/x", 61, "changed modals confirm frame x: layout"),
        Row(
            "a frame for a case", "/modals/0/frames/desk/width", 280, "changed modals confirm frames desk width: layout"
        ),
        Row(
            "a frame for another case", "/screens/0/frames/iphone-portrait",
            ["x": 0, "y": 0, "width": 1, "height": 1], "added screens trips frames iphone-portrait: layout"),
        Row("a frame for no case", "/screens/0/frames", [:], "removed screens trips frames desk: layout"),
        Row("the layout of buttons", "/modals/0/layout", "stack", "changed modals confirm layout: layout"),
        Row("an arrow", "/modals/0/arrow/direction", "left", "changed modals confirm arrow direction: layout"),
        Row(
            "what is only drawn", "/screens/0/elements/0/kind", "list",
            "changed screens trips elements map kind: layout"),
        Row(
            "a text in what is only drawn", "/screens/0/elements/0/text/pt-BR", "Cidade",
            "changed screens trips elements map text: layout"),
        Row(
            "a picture", "/screens/0/mockups/0/appearance", "light",
            "changed screens trips mockups 0 appearance: layout"),
        Row("a picture that is gone", "/screens/0/mockups", [], "changed screens trips mockups: layout"),
        Row(
            "a region's place", "/screens/0/regions/0/frame/y", 1, "changed screens trips regions total frame y: layout"
        ),
        Row(
            "a size", "/modals/0/sizeStates/0/size/height", 500,
            "changed modals confirm sizeStates large size height: layout"),
        Row("an overlay's place", "/overlays/0/frame/y", 1, "changed overlays toast frame y: layout"),
    ]

    static let structures = [
        Row("a style", "/modals/0/style", "popover", "changed modals confirm style: structure"),
        Row(
            "an effect", "/modals/0/controls/0/exit/effect", "discard",
            "changed modals confirm controls keep exit effect: structure"),
        Row(
            "an exit that is gone", "/modals/0/controls/0/exit", nil,
            "removed modals confirm controls keep exit: structure"),
        Row("a control that is gone", "/modals/0/controls/0", nil, "removed modals confirm controls keep: structure"),
        Row(
            "another control", "/modals/0/controls/0/id", "stay",
            "removed modals confirm controls keep: structure", "added modals confirm controls stay: structure"),
        Row(
            "a text field's button", "/modals/0/textFields/0/usedBy/0", "keep",
            "changed modals confirm textFields 0 usedBy: structure"),
        Row(
            "more text fields", "/modals/0/textFields", [["label": "a"], ["label": "b"]],
            "changed modals confirm textFields: structure"),
        Row("a target", "/transitions/1/to", "inside", "changed transitions t2 to: structure"),
        Row("the entry", "/entry", ["welcome", "trips"], "changed entry: structure"),
        Row("the languages", "/languages/2", nil, "changed languages: structure"),
        Row("a case", "/cases/2/os", 18, "changed cases desk os: structure"),
        Row("a case that is gone", "/cases/0", nil, "removed cases iphone-portrait: structure"),
        Row("a glossary", "/glossary/brands", [], "changed glossary brands: structure"),
        Row("a screen that is gone", "/screens/2", nil, "removed screens inside: structure"),
        Row(
            "a modal by another name", "/modals/2/id", "hello",
            "removed modals welcome: structure", "added modals hello: structure"),
        Row("a notification", "/notifications/0/channel", "local", "changed notifications reminder channel: structure"),
        Row("an overlay", "/overlays/0/kind", "hud", "changed overlays toast kind: structure"),
    ]

    /// What is stored beside the content is no change, wherever it stands.
    static let nothing = [
        Row("the source", "/source/file", "b.json"),
        Row("no source", "/source", nil),
        Row("where a screen is drawn", "/screens/0/canvas/x", 7),
        Row("an origin", "/screens/0/origin/line", 99),
        Row("an extension", "/x-board", nil),
        Row("an origin in a control", "/modals/0/controls/0/origin", ["file": "a"]),
        Row("an extension in a text field", "/modals/0/textFields/0/x-a", 1),
        Row("an origin in a picture", "/modals/0/evidence/0/origin", ["line": 1]),
        Row("an extension in a frame", "/modals/0/frames/desk/x-a", 1),
        Row("an extension in a case", "/cases/2/x-a", 1),
        Row("an extension in a case's window", "/cases/2/window/x-a", 1),
        Row("an empty list of nodes", "/screens/1/x-a", .null),
    ]

    private func lines(_ difference: DocumentDifference) -> [String] {
        let outside = difference.document.map { "\($0.action) \($0.path.joined(separator: " ")): \($0.kind.word)" }
        let nodes = difference.nodes.flatMap { node -> [String] in
            let name = "\(node.list) \(node.id)"
            guard !node.changes.isEmpty else { return ["\(node.action) \(name): \(node.kind.word)"] }
            return node.changes.map { "\($0.action) \(name) \($0.path.joined(separator: " ")): \($0.kind.word)" }
        }
        return outside + nodes
    }

    @Test(arguments: texts + layouts + structures + nothing) func `a change is named, and how far it reaches`(
        _ row: Row
    ) throws {
        let old = try Reading.unvalidated(row.old).document
        let new = try Reading.unvalidated(row.new).document
        #expect(lines(DocumentDifference(from: old, to: new)) == row.changes)
        #expect((old.contentHash == new.contentHash) == row.changes.isEmpty)
        // Backwards, what was added is removed.
        let backwards = DocumentDifference(from: new, to: old)
        #expect(backwards.kind == DocumentDifference(from: old, to: new).kind)
        #expect(lines(backwards).count == row.changes.count)
    }

    @Test func `a document does not differ from itself`() throws {
        let document = try Document(parsing: CompleteDocument.bytes)
        let difference = DocumentDifference(from: document, to: document)
        #expect(difference.nodes.isEmpty && difference.document.isEmpty)
        #expect(difference.kind == .none)
    }

    @Test func `the order of buttons matters, that of nodes does not`() throws {
        func reversed(_ place: String) throws -> [String] {
            let pointer = try #require(JSONPointer(parsing: place))
            let elements = try #require(CompleteDocument.tree.value(at: pointer)?.elements)
            let tree = CompleteDocument.tree.replacing(pointer, with: .array(elements.reversed()))
            return lines(
                DocumentDifference(
                    from: try Document(parsing: CompleteDocument.bytes), to: try Document(parsing: tree.bytes())))
        }
        #expect(try reversed("/modals/0/controls") == ["reordered modals confirm controls: structure"])
        #expect(try reversed("/screens/0/controls") == ["reordered screens trips controls: structure"])
        #expect(try reversed("/cases") == ["reordered cases: structure"])
        for list in ["/screens", "/modals", "/transitions"] { #expect(try reversed(list).isEmpty) }
    }

    @Test func `a new button among the others is no new order`() throws {
        let controls = JSONPointer(["modals", "0", "controls"])
        let elements = try #require(CompleteDocument.tree.value(at: controls)?.elements)
        let more = JSON.array([elements[0], ["id": "later"], elements[1]])
        let new = try Document(parsing: CompleteDocument.tree.replacing(controls, with: more).bytes())
        let difference = DocumentDifference(from: try Document(parsing: CompleteDocument.bytes), to: new)
        #expect(lines(difference) == ["added modals confirm controls later: structure"])
    }

    @Test func `a node's kind is that of its furthest change`() throws {
        let places = ["/modals/0/name", "/modals/0/frame/x", "/modals/1/title", "/title"]
        let values: [JSON] = ["Other", 5, "Notice", "Other"]
        let tree = zip(places, values).reduce(CompleteDocument.tree) { tree, edit in
            tree.replacing(JSONPointer(parsing: edit.0) ?? JSONPointer(), with: edit.1)
        }
        let difference = DocumentDifference(
            from: try Document(parsing: CompleteDocument.bytes), to: try Document(parsing: tree.bytes()))
        #expect(difference.nodes.map(\.id) == ["confirm", "notice"])
        #expect(difference.nodes.map(\.kind) == [.layout, .copyText])
        #expect(difference.nodes.map(\.action) == [.changed, .changed])
        #expect(difference.nodes.map(\.changes.count) == [2, 1])
        #expect(difference.document.map(\.kind) == [.copyText])
        #expect(difference.kind == .layout)
        #expect(ChangeKind.allCases == ChangeKind.allCases.sorted())
        #expect(ChangeKind.allCases.map(\.word) == ["none", "copyText", "layout", "structure"])
    }
}
