import FlowDocument
import Testing
import XML

@testable import Drawing

/// Each style is drawn as the system shows it, and nothing that the document doesn't say.
@Suite struct ModalDrawingTests {
    @Test func `every node in every case is well formed and keeps within a page's policy`() throws {
        for document in [try Gallery.document(), try Drawn.harbor(), try Drawn.inbox()] {
            for id in document.modals.map(\.id) + document.screens.map(\.id) {
                for device in ["iphone-portrait", "iphone-tiny-landscape", "ipad-landscape", "ipad-slide-over"] {
                    let tree = try Drawn.node(id, of: document, on: device, appearance: .dark)
                    #expect(tree.forbidden == [])
                    #expect(tree.root["role"] == "img")
                    #expect(tree.root["aria-label"]?.isEmpty == false)
                    #expect(tree.elements.count < 1_500)
                }
            }
        }
    }

    @Test func `an alert has its system's size, and two short buttons side by side`() throws {
        let tree = try Drawn.node("delete-payee", of: try Gallery.document())
        let frame = try DrawnTree.rect(try #require(tree.root["data-frame"]))
        #expect(frame.width == 270)
        let (no, yes) = (try tree.box("data-part", "no"), try tree.box("data-part", "yes"))
        #expect(no.y == yes.y)
        #expect(no.x < yes.x)
        #expect(no.height == 44)
        #expect(tree.texts.contains("Delete this payee?"))
        #expect(tree.unknowns == 0)
        let label =
            "Alert, Delete this payee? The standing order stops too, and you can’t undo this. Buttons Cancel, Delete."
        #expect(tree.root["aria-label"] == label)
    }

    @Test func `three buttons of an alert, and long ones, stand on each other`() throws {
        var document = try Gallery.document()
        let tree = try Drawn.node("limit", of: document)
        let rows = try ["raise", "change", "cancel"].map { try tree.box("data-part", $0) }
        #expect(rows[0].y < rows[1].y && rows[1].y < rows[2].y)
        document.modals[0].controls = .value(
            document.modals[0].controls.elements.map { control in
                var control = control
                control.title = .value("A title that fits no half")
                return control
            })
        let long = try Drawn.node("delete-payee", of: document)
        #expect(try long.box("data-part", "no").y < long.box("data-part", "yes").y)
    }

    @Test func `an alert grows with the text size and changes with the system`() throws {
        let document = try Gallery.document()
        func width(_ size: TextSize, _ os: OperatingSystem) throws -> Double {
            let tree = try Drawn.node("delete-payee", of: document, textSize: size, os: os)
            return try DrawnTree.rect(try #require(tree.root["data-frame"])).width
        }
        #expect(try width(.xxxLarge, .iOS18) == 270)
        #expect(try width(.accessibility1, .iOS18) == 310)
        #expect(try width(.large, .iOS26) == 300)
    }

    @Test func `an alert that is too tall keeps within the window`() throws {
        var document = try Gallery.document()
        document.modals[0].message = .value(.plain(String(repeating: "Too much to say. ", count: 200)))
        let device = "iphone-tiny-landscape"
        let tree = try Drawn.node("delete-payee", of: document, on: device, textSize: .accessibility5)
        let frame = try DrawnTree.rect(try #require(tree.root["data-frame"]))
        #expect(frame.y >= 0 && frame.maxY <= 320)
    }

    @Test func `an action sheet has Cancel by itself below, and is a popover on iPad`() throws {
        let document = try Gallery.document()
        let phone = try Drawn.node("discard", of: document)
        #expect(try phone.box("data-part", "back").y >= phone.box("data-part", "keep").maxY + 8)
        let pad = try Drawn.node("discard", of: document, on: "ipad-landscape")
        #expect(pad.values(of: "data-part").contains("drop"))
        #expect(!pad.values(of: "data-part").contains("back"))
    }

    @Test func `a popover points at its anchor, and is a sheet in a compact window`() throws {
        let document = try Gallery.document()
        let pad = try Drawn.node("what-counts", of: document, on: "ipad-landscape")
        let frame = try DrawnTree.rect(try #require(pad.root["data-frame"]))
        #expect(frame.width == 300 && frame.height == 180)
        let anchor = try pad.box("data-field", "anchor")
        #expect(anchor == Rect(x: 330, y: 420, width: 32, height: 32))
        #expect(try pad.box("data-field", "arrow").maxX < anchor.x)
        #expect(pad.values(of: "data-host-part").contains("payee/total"))
        #expect(pad.unknowns == 0)
        let phone = try Drawn.node("what-counts", of: document)
        #expect(!phone.values(of: "data-field").contains("arrow"))
        #expect(try DrawnTree.rect(try #require(phone.root["data-frame"])).width == 390)
    }

    @Test func `a sheet shows the screen inside with the modal's own buttons`() throws {
        let tree = try Drawn.node("new-payee", of: try Gallery.document())
        #expect(tree.values(of: "data-part") == ["cancel", "save"])
        #expect(Set(tree.values(of: "data-host-part")).isSuperset(of: ["new-form/name", "new-form/iban"]))
        #expect(tree.texts.contains("New Payee"))
    }

    @Test(arguments: [
        ("new-payee", "Page sheet"), ("confirm", "Form sheet"), ("scan", "Full-screen"), ("detail", "Current context"),
        ("share", "Activity view"), ("toast", "Custom"), ("discard", "Action sheet"), ("what-counts", "Popover"),
    ])
    func `a drawing says its style`(_ id: String, _ word: String) throws {
        let tree = try Drawn.node(NodeID(id), of: try Gallery.document())
        #expect(tree.root["aria-label"]?.hasPrefix(word) == true)
    }

    @Test func `what is not known is dashed, what is stated as absent is not drawn`() throws {
        var document = try Gallery.document()
        #expect(try Drawn.node("bare", of: document).unknowns >= 3)
        #expect(try Drawn.node("bare-popover", of: document, on: "ipad-landscape").unknowns >= 2)
        let index = try #require(document.modals.firstIndex { $0.id == "bare" })
        document.modals[index].presenter = .value("payee")
        (document.modals[index].title, document.modals[index].message) = (.nothing, .nothing)
        document.modals[index].controls = .nothing
        #expect(try Drawn.node("bare", of: document).unknowns == 0)
    }

    @Test func `a text that a language lacks is dashed there`() throws {
        let document = try Gallery.document()
        #expect(try Drawn.node("limit", of: document, language: "en").unknowns == 0)
        let tree = try Drawn.node("limit", of: document, language: "ja")
        #expect(tree.unknowns > 0)
        #expect(tree.texts.contains("キャンセル"))
        #expect(tree.root["lang"] == "ja")
    }

    @Test func `a modal over itself is drawn as far as one can see`() throws {
        var document = Document()
        for (id, host) in [("a", "b"), ("b", "c"), ("c", "a"), ("d", "d")] {
            var modal = Modal(id: NodeID(id))
            modal.style = .value(.alert)
            modal.presenter = .value(NodeID(host))
            document.modals.append(modal)
        }
        for modal in document.modals { #expect(try Drawn.node(modal.id, of: document).forbidden == []) }
    }

    @Test func `a node that isn't there has no drawing`() throws {
        let options = DrawingOptions(case: try Drawn.device("iphone-portrait"), language: "en")
        #expect(ModalDrawing.svg(try Gallery.document(), node: "nowhere", options: options) == nil)
    }
}
