import FlowDocument
import Importers
import Testing

@Suite struct ReferenceTests {
    static let placeholder = """
        <viewControllerPlaceholder storyboardName="Settings" id="p" sceneMemberID="viewController"/>
        """
    static let main = Storyboard(
        initial: "a",
        scenes: Storyboard.controller("a", segues: #"<segue destination="p" kind="presentation" id="t"/>"#)
            + Storyboard.scene(placeholder))
    static let settings = Storyboard(
        name: "Settings.storyboard", initial: "s", scenes: Storyboard.controller("s", #"storyboardIdentifier="one""#))

    @Test func `a reference resolves over the files of one import, in any order`() throws {
        let files = [Self.main.file, Self.settings.file]
        let document = try InterfaceBuilderImporter.document(from: files).document
        #expect(document.modal("s.modal")?.content.value == "s")
        #expect(document.transition("t")?.to.value == "s.modal")
        #expect(document.entry.value == ["a"])
        let other = try InterfaceBuilderImporter.document(from: files.reversed()).document
        #expect(other.bytes == document.bytes)
    }

    @Test func `a reference out of the import is external, not broken`() throws {
        let transition = try #require(Self.main.document().transition("t"))
        #expect(transition.kind == .external)
        #expect(transition.to == .unknown)
        #expect(transition.external.value?.storyboard.value == "Settings")
    }

    @Test func `an id that two files share gets the file's name before it in both`() throws {
        let first = Storyboard(scenes: Storyboard.controller("a"))
        let second = Storyboard(name: "Base.lproj/Other.storyboard", scenes: Storyboard.controller("a"))
        let document = try InterfaceBuilderImporter.document(from: [first.file, second.file]).document
        #expect(Set(document.screens.map(\.id.rawValue)) == ["Main.a", "Other.a"])
    }

    @Test func `references in a circle end`() throws {
        let circle = Storyboard(
            scenes: Storyboard.controller("a", segues: #"<segue destination="p" kind="show" id="t"/>"#)
                + Storyboard.scene(
                    #"<viewControllerPlaceholder id="p" referencedIdentifier="q" sceneMemberID="viewController"/>"#)
                + Storyboard.scene(
                    """
                    <viewControllerPlaceholder id="q" storyboardIdentifier="q" referencedIdentifier="q" \
                    sceneMemberID="viewController"/>
                    """))
        #expect(try circle.document().transitions.isEmpty)
    }

    @Test func `one bad file does not spoil the others, and all bad ones are refused`() throws {
        let bad = InputFile(path: "Bad.storyboard", bytes: Array("<".utf8))
        let result = try InterfaceBuilderImporter.document(from: [Self.settings.file, bad])
        #expect(result.refusals.map(\.file) == ["Bad.storyboard"])
        #expect(throws: ImportError.self) { try InterfaceBuilderImporter.document(from: [bad]) }
    }
}
