import FlowDocument
import Importers
import Testing

/// Where a “show” pushes, where it presents, and where people come in.
@Suite struct ContainmentTests {
    private static let item = #"<navigationItem key="navigationItem" id="i"/>"#

    private func show(_ scenes: String, initial: String? = nil) throws -> TransitionKind? {
        try Storyboard(initial: initial, scenes: scenes).document().transition("t")?.kind
    }

    @Test func `a show from a screen that only code reaches follows how it is drawn`() throws {
        let segue = #"<segue destination="b" kind="show" id="t"/>"#
        let target = Storyboard.controller("b")
        #expect(try show(Storyboard.controller("a", segues: segue) + target) == .present)
        #expect(try show(Storyboard.controller("a", segues: segue, inner: Self.item) + target) == .push)
        let initial = Storyboard.controller("a", segues: segue, inner: Self.item) + target
        #expect(try show(initial, initial: "a") == .present)
    }

    @Test func `a show goes on in the stack, or outside of it, that it started in`() throws {
        let chain =
            Storyboard.controller("c", segues: #"<segue destination="d" kind="show" id="t"/>"#)
            + Storyboard.controller("d")
        let pushing = Storyboard.controller("a", segues: #"<segue destination="c" kind="push" id="u"/>"#)
        #expect(try show(pushing + chain) == .push)
        let presenting = Storyboard.controller("a", segues: #"<segue destination="c" kind="show" id="u"/>"#)
        #expect(try show(presenting + chain, initial: "a") == .present)
        let embedding = Storyboard.controller("a", segues: #"<segue destination="c" kind="embed" id="u"/>"#)
        #expect(try show(embedding + chain, initial: "a") == .present)
    }

    @Test func `a control whose show presents says so`() throws {
        let button = """
            <view key="view" id="v"><subviews><button id="x"><connections>
            <segue destination="b" kind="show" id="t"/></connections></button></subviews></view>
            """
        let document = try Storyboard(
            initial: "a", scenes: Storyboard.controller("a", inner: button) + Storyboard.controller("b")
        ).document()
        #expect(document.transition("t")?.from == "a/x")
        #expect(document.screen("a")?.controls.value?.first?.action.value == .present)
        #expect(document.screen("b")?.navigationBar.value?.title == .nothing)
    }

    @Test func `a presented navigation controller is content, and holds its first screen`() throws {
        let document = try Storyboard(
            initial: "a",
            scenes: Storyboard.controller("a", segues: #"<segue destination="n" kind="presentation" id="t"/>"#)
                + Storyboard.scene(
                    """
                    <navigationController id="n" sceneMemberID="viewController"><connections>
                    <segue destination="r" kind="relationship" relationship="rootViewController" id="e"/>
                    </connections></navigationController>
                    """)
                + Storyboard.controller(
                    "r", #"title="Compose" modalInPresentation="YES""#,
                    inner: #"<size key="freeformSize" width="400" height="500"/>"#)
        ).document()
        let modal = try #require(document.modal("n.modal"))
        #expect(modal.content.value == "n" && modal.contains.value == [.navigationStack])
        #expect(modal.controls.value == [] && modal.name.value == "Compose")
        #expect(!modal.title.isKnown && !modal.heading.isKnown)
        #expect(modal.gesture.value?.dismiss.value == false)
        #expect(modal.contentSize.value == Size(width: 400, height: 500))
        #expect(document.transition("e")?.kind == .embed && document.screen("r")?.parent.value == "n")
        #expect(document.entry.value == ["a"])
    }

    @Test func `the first screen stays the way in when its own file leads back to it`() throws {
        let back = Storyboard(
            initial: "a",
            scenes: Storyboard.controller("a")
                + Storyboard.controller("b", segues: #"<segue destination="a" kind="presentation" id="t"/>"#))
        let other = Storyboard(name: "Other.storyboard", initial: "c", scenes: Storyboard.controller("c"))
        let document = try InterfaceBuilderImporter.document(from: [back.file, other.file]).document
        #expect(document.entry.value == ["a", "c"])
    }

    @Test func `a reference by identifier stays in its storyboard or goes to the one it names`() throws {
        func place(_ attributes: String) -> String {
            Storyboard.scene(#"<viewControllerPlaceholder id="p" \#(attributes) sceneMemberID="viewController"/>"#)
        }
        func target(_ attributes: String) throws -> Transition? {
            let main = Storyboard(
                initial: "a",
                scenes: Storyboard.controller("a", segues: #"<segue destination="p" kind="push" id="t"/>"#)
                    + Storyboard.controller("b", #"storyboardIdentifier="B""#) + place(attributes))
            let other = Storyboard(
                name: "en.lproj/Other.storyboard", initial: "c",
                scenes: Storyboard.controller("c") + Storyboard.controller("d", #"storyboardIdentifier="D""#))
            return try InterfaceBuilderImporter.document(from: [main.file, other.file]).document.transition("t")
        }
        #expect(try target(#"referencedIdentifier="B""#)?.to.value == "b")
        #expect(try target(#"storyboardName="Other""#)?.to.value == "c")
        #expect(try target(#"storyboardName="Other" referencedIdentifier="D""#)?.to.value == "d")
        let gone = try target(#"storyboardName="Kit" referencedIdentifier="E" bundleIdentifier="org.kit""#)
        #expect(gone?.kind == .external && gone?.external.value?.bundle.value == "org.kit")
        #expect(gone?.external.value?.identifier.value == "E")
        #expect(try target("")?.kind == .external)
    }
}
