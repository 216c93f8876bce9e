import FlowDocument
import Importers
import Testing

/// What is known of a file as a whole: what wrote it, its languages, whether it has screens at all.
@Suite struct FileTests {
    private func file(
        _ scenes: String, at path: String = "Main.storyboard", version: String = "22505"
    ) -> InputFile {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" toolsVersion="\(version)" \
            targetRuntime="iOS.CocoaTouch"><scenes>\(scenes)</scenes></document>
            """
        return InputFile(path: path, bytes: Array(text.utf8))
    }

    @Test(arguments: [
        ("1938", "Xcode 4 (1938)"), ("7706", "Xcode 6 (7706)"), ("14490.70", "Xcode 10 (14490.70)"),
        ("15505", "Xcode 11 (15505)"), ("21507", "Xcode 14 (21507)"), ("22505", "Xcode 15 (22505)"),
        ("23504", "Xcode 16 (23504)"), ("24506", "Xcode 26 (24506)"),
        ("32700.99.1234", "Interface Builder 32700.99.1234"), ("x", "Interface Builder x"), ("", "Interface Builder "),
        ("99999999999999999999", "Interface Builder 99999999999999999999"),
    ]) func `the version of the tools tells the Xcode, where it can`(_ version: String, _ tool: String) throws {
        let file = file(Storyboard.controller("a"), version: version)
        let found = try InterfaceBuilderImporter.document(from: [file]).document.source.value?.tool.value
        #expect(found == tool)
    }

    @Test(arguments: [("14490.70", "", 1), ("14490.70", #"modalPresentationStyle="fullScreen""#, 0), ("15505", "", 0)])
    func `a style that once meant full screen is a sheet now, and is told`(
        _ version: String, _ attributes: String, _ notes: Int
    ) throws {
        let segue = #"<segue destination="b" kind="presentation" \#(attributes) id="t"/>"#
        let result = try InterfaceBuilderImporter.document(from: [
            file(
                Storyboard.controller("a", segues: segue + segue) + Storyboard.controller("b"), version: version)
        ])
        #expect(result.notes.count == notes)
        if attributes.isEmpty { #expect(result.document.modals.first?.style.value == .automatic) }
    }

    @Test func `of a file in several languages one is imported and the others are told`() throws {
        let scene = Storyboard.controller("a")
        let files = ["ja.lproj/Main.storyboard", "en.lproj/Main.storyboard", "Other/ja.lproj/Main.storyboard"]
        let result = try InterfaceBuilderImporter.document(from: files.map { file(scene, at: $0) })
        #expect(result.document.source.value?.files.value == [files[2], files[1]])
        #expect(result.notes.map(\.file) == [files[0]])
        #expect(result.notes.first?.detail.contains("en.lproj") == true)
        let based = try InterfaceBuilderImporter.document(from: [
            file(scene, at: "en.lproj/Main.storyboard"), file(scene, at: "Base.lproj/Main.storyboard"),
        ])
        #expect(based.document.source.value?.file.value == "Base.lproj/Main.storyboard")
        #expect(based.document.screens.map(\.id) == ["a"])
    }

    @Test(arguments: ["", ReferenceTests.placeholder]) func `a file without a screen is refused`(
        _ content: String
    ) throws {
        do throws(ImportError) {
            _ = try InterfaceBuilderImporter.document(from: [file(Storyboard.scene(content))])
            Issue.record("It was accepted.")
        } catch {
            #expect(error.refusals.map(\.code) == [.noScreens])
        }
    }

    @Test func `a file without a screen does not spoil the others`() throws {
        let result = try InterfaceBuilderImporter.document(from: [
            file("", at: "Empty.storyboard"), file(Storyboard.controller("a")),
        ])
        #expect(result.refusals.map(\.code) == [.noScreens] && result.document.screens.count == 1)
    }

    @Test func `who has no name is called by its kind`() throws {
        let document = try InterfaceBuilderImporter.document(from: [
            file(
                Storyboard.controller("a")
                    + Storyboard.scene(#"<navigationController id="n" sceneMemberID="viewController"/>"#))
        ]).document
        #expect(document.screens.map(\.name.value) == ["View Controller", "Navigation Controller"])
    }
}
