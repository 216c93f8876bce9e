import FlowDocument
import TestSupport
import Testing
import XML

@testable import Drawing

/// What a document holds can't break out of its drawing.
@Suite struct HostileDrawingTests {
    static let texts = [
        "</text><script>alert(1)</script>", "\"/><image href=\"https://example.org\"/>", "' onload='x",
        "&amp;&#0;&bogus;",
        "]]>", "<!-- -->", "a\0b\u{1}\u{8}\u{B}\u{1F}\u{7F}\u{85}", "\u{FFFE}\u{FFFF}\u{FFFD}", "\u{202E}dnuora",
        "\u{2028}\u{2029}\n\r\t", String(repeating: "W", count: 12_000),
        String(repeating: "e\u{301}\u{302}", count: 5_000),
        String(repeating: "👩‍👩‍👧‍👦", count: 3_000), String(repeating: "字", count: 4_000), " ", "",
    ]

    private func document(_ text: String) -> Document {
        var document = Document()
        document.title = .value(text)
        var screen = Screen(id: NodeID(text))
        screen.name = .value(text)
        var control = Control(id: text, kind: .button)
        control.title = .value(.plain(text))
        control.symbol = .value(text)
        var element = Element(id: text, kind: text)
        element.text = .value(.plain(text))
        screen.controls = .value([control])
        screen.elements = .value([element])
        document.screens = [screen]
        for style in ModalStyle.known + [ModalStyle(rawValue: text)] {
            var modal = Modal(id: NodeID("\(style.rawValue.prefix(20)) \(text)"))
            modal.style = .value(style)
            modal.presenter = .value(screen.id)
            modal.content = .value(screen.id)
            (modal.title, modal.message) = (.value(.plain(text)), .value(.plain(text)))
            modal.controls = .value([control])
            document.modals.append(modal)
            document.transitions.append(
                Transition(id: modal.id, from: Reference(screen.id), to: modal.id, kind: .present))
        }
        return document
    }

    @Test(arguments: texts) func `no text breaks a drawing`(_ text: String) async throws {
        let document = document(text)
        for id in document.modals.map(\.id) + document.screens.map(\.id) {
            let options = DrawingOptions(case: try Drawn.device("ipad-landscape"), language: text)
            let tree = try DrawnTree(try #require(ModalDrawing.svg(document, node: id, options: options)))
            #expect(tree.forbidden == [])
        }
        let layout = try await MapLayouter.layout(document)
        let map = try #require(MapDrawing.svg(document, layout: layout, options: .init(language: text)))
        #expect(try DrawnTree(map).forbidden == [])
    }

    @Test func `a text stands in a drawing as it is`() throws {
        let tree = try Drawn.node("a", of: Self.alert("Tom & <Jerry> say “\"'”"))
        #expect(tree.texts.contains("Tom & <Jerry> say “\"'”"))
    }

    private static func alert(_ title: String) -> Document {
        var document = Document()
        var modal = Modal(id: "a")
        modal.style = .value(.alert)
        modal.title = .value(.plain(title))
        document.modals = [modal]
        return document
    }

    @Test func `no number breaks a drawing`() throws {
        let numbers = [0, -0.0, 1e-300, -1e300, 1e300, .infinity, -.infinity, .nan, 1e6]
        var random = SeededGenerator(seed: 9)
        func any() -> Double { numbers.randomElement(using: &random) ?? 0 }
        func rect() -> Rect { Rect(x: any(), y: any(), width: any(), height: any()) }
        for _ in 0..<40 {
            var document = try Gallery.document()
            for index in document.modals.indices {
                document.modals[index].frame = .value(rect())
                document.modals[index].contentSize = .value(Size(width: any(), height: any()))
                document.modals[index].anchorRect = .value(rect())
            }
            for index in document.screens.indices {
                document.screens[index].controls = .value(
                    document.screens[index].controls.elements.map { control in
                        var control = control
                        control.frame = .value(rect())
                        return control
                    })
            }
            var device = try Drawn.device("ipad-landscape")
            device.window = Size(width: any(), height: any())
            device.safeArea = .value(Insets(top: any(), bottom: any(), left: any(), right: any()))
            device.keyboard = .value(rect())
            for modal in document.modals {
                let options = DrawingOptions(case: device, language: "en")
                let tree = try DrawnTree(try #require(ModalDrawing.svg(document, node: modal.id, options: options)))
                for name in ["x", "y", "width", "height", "viewBox", "d", "data-box", "rx"] {
                    let isPlain = tree.values(of: name).allSatisfy { !$0.contains("nan") && !$0.contains("inf") }
                    #expect(isPlain)
                }
                #expect(tree.values(of: "height").allSatisfy { !$0.hasPrefix("-") })
            }
        }
    }

    @Test func `a node with thousands of parts has a drawing of bounded size`() throws {
        var document = try Gallery.document()
        var controls: [Control] = []
        for number in 0..<4_000 {
            var control = Control(id: "c\(number)", kind: ControlKind.allCases[number % ControlKind.allCases.count])
            control.title = .value("Title")
            control.location = .value(ControlLocation.allCases[number % ControlLocation.allCases.count])
            if number % 2 == 0 { control.frame = .value(Rect(x: 10, y: 10, width: 50, height: 900)) }
            controls.append(control)
        }
        for index in document.modals.indices { document.modals[index].controls = .value(controls) }
        for index in document.screens.indices { document.screens[index].controls = .value(controls) }
        for modal in document.modals {
            #expect(try Drawn.node(modal.id, of: document).bytes.count < 1 << 20)
        }
    }
}
