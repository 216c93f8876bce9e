import FlowDocument
import Importers
import Testing

/// Ids, texts and notes: what a document takes, whatever the files say.
@Suite struct NamingTests {
    @Test func `a segue and a controller of two files that share an id both get their file's name`() throws {
        let first = Storyboard(
            scenes: Storyboard.controller("a", segues: #"<segue destination="a" kind="show" id="x"/>"#))
        let second = Storyboard(name: "Other.storyboard", scenes: Storyboard.controller("x"))
        let document = try InterfaceBuilderImporter.document(from: [first.file, second.file]).document
        #expect(document.screens.map(\.id.rawValue) == ["a", "Other.x"])
        #expect(document.transitions.map(\.id.rawValue) == ["Main.x"])
    }

    @Test func `files of one path make the same document in any order`() throws {
        let files = [
            Storyboard(scenes: Storyboard.controller("a", segues: #"<segue destination="b" kind="show" id="t"/>"#)),
            Storyboard(scenes: Storyboard.controller("b")),
        ].map(\.file)
        let result = try InterfaceBuilderImporter.document(from: files)
        #expect(result.document.screens.count == 2)
        #expect(result.document.transitions.isEmpty && result.notes.count == 1)
        let other = try InterfaceBuilderImporter.document(from: files.reversed())
        #expect(other.document.bytes == result.document.bytes && other.notes == result.notes)
    }

    @Test(arguments: [
        ("PaymentMethodViewController", "Payment Method"), ("KMLNetworkController", "KML Network"),
        ("iNVESTViewController", "iNVEST"), ("Animate3DGraphicViewController", "Animate3D Graphic"),
    ])
    func `a class lends its name in words`(_ row: (name: String, words: String)) throws {
        let document = try Storyboard(scenes: Storyboard.controller("a", "customClass=\"\(row.name)\"")).document()
        #expect(document.screen("a")?.name.value == row.words)
    }

    @Test func `the title of a bar in the view goes before the name of a class`() throws {
        let bar = """
            <view key="view" id="v"><subviews><navigationBar id="n"><items>
            <navigationItem title="New Investment" id="i"/></items></navigationBar></subviews></view>
            """
        let document = try Storyboard(
            scenes: Storyboard.controller("a", #"customClass="FormController""#, inner: bar)
        ).document()
        #expect(document.screen("a")?.name.value == "New Investment")
    }

    @Test func `ten thousand controllers of one id get ten thousand ids`() throws {
        let scenes = String(repeating: Storyboard.controller("a"), count: 10_000)
        let document = try Storyboard(scenes: scenes).document()
        #expect(document.screens.last?.id == "a~10000")
    }

    @Test func `styles that nobody knows are kept, and their modals have ids that a document takes`() throws {
        let document = try Storyboard(
            scenes: Storyboard.controller(
                "a",
                segues: """
                    <segue destination="b" kind="presentation" modalPresentationStyle="日本 style" id="t"/>
                    <segue destination="b" kind="presentation" id="u"/>
                    """) + Storyboard.controller("b")
        ).document()
        let odd = try #require(document.modal("b.___style"))
        #expect(odd.style.value?.rawValue == "日本 style")
        #expect(!odd.gesture.isKnown && !odd.outsideTap.isKnown)
        #expect(document.modal("b.automatic") != nil)
    }

    @Test func `whatever is too long is cut, told, and can be read again`() throws {
        let long = String(repeating: "é", count: 20_000)
        let file = Storyboard(
            scenes: Storyboard.controller(
                "a", "title=\"\(long)\"",
                segues: """
                    <segue destination="p" kind="show" id="t"/>
                    <segue destination="b" kind="presentation" modalPresentationStyle="\(long)" id="\(long)"/>
                    """,
                inner: """
                    <view key="view" id="v"><subviews><button id="\(long)"><state key="normal" title="\(long)" \
                    image="\(long)"/><accessibility key="accessibilityConfiguration" label="\(long)"/></button>
                    </subviews></view>
                    """) + Storyboard.controller("b")
                + Storyboard.scene(
                    #"<viewControllerPlaceholder storyboardName="\#(long)" id="p" sceneMemberID="viewController"/>"#)
        ).file
        let result = try InterfaceBuilderImporter.document(from: [file])
        #expect(result.document.screen("a")?.name.value?.count == 10_000)
        #expect(result.document.screen("a")?.navigationBar.value?.title.value?.anyText?.count == 10_000)
        #expect(result.notes.count { $0.detail.contains("is cut") } >= 4)
        #expect(throws: Never.self) { try Document(parsing: result.document.bytes) }
    }

    @Test func `of thousands of notes the first are kept, and the rest are counted`() throws {
        let segues = (0..<3_000).map { #"<segue destination="z" kind="show" id="t\#($0)"/>"# }.joined()
        let file = Storyboard(scenes: Storyboard.controller("a", segues: segues)).file
        let notes = try InterfaceBuilderImporter.document(from: [file]).notes
        #expect(notes.count == 1_001)
        #expect(notes.last?.detail.contains("2000") == true)
    }

    @Test func `launch screens and xibs without controllers are told, with or without their mark`() throws {
        func notes(_ name: String, _ attributes: String = "") throws -> [ImportNote] {
            let text = """
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch" \
                initialViewController="a" \(attributes)><scenes>\(Storyboard.controller("a"))</scenes></document>
                """
            let result = try InterfaceBuilderImporter.document(from: [
                InputFile(path: name, bytes: Array(text.utf8))
            ])
            #expect(result.document.entry.isKnown == result.notes.isEmpty)
            return result.notes
        }
        #expect(try notes("Start.storyboard", #"launchScreen="YES""#).count == 1)
        #expect(try notes("Launch Screen.storyboard").count == 1)
        #expect(try notes("Start.storyboard").isEmpty)
        let xib = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects><view id="v">
            <rect key="frame" x="0" y="0" width="320" height="200"/></view></objects></document>
            """
        let result = try InterfaceBuilderImporter.document(from: [InputFile(path: "A.xib", bytes: Array(xib.utf8))])
        #expect(result.notes.count == 1 && result.document.screens.count == 1)
    }
}
