import FlowDocument
import Importers
import Testing

/// A class behind a screen may add a way out that no file shows.
@Suite struct CodeBehindTests {
    private func screen(_ attributes: String, _ content: String, beside: String = "") throws -> Screen {
        let controller = """
            <viewController id="a" \(attributes) sceneMemberID="viewController"><view key="view" id="v"><subviews>
            \(content)</subviews></view></viewController>
            """
        let document = try Storyboard(
            scenes: Storyboard.scene(controller, beside) + Storyboard.controller("b")
        ).document()
        return try #require(document.screen("a"))
    }

    private static let field = #"<textField id="f"/>"#
    private static let next = """
        <button id="k"><connections><segue destination="b" kind="push" id="t"/></connections></button>
        """

    @Test(arguments: [#"<label text="Hi" id="l"/>"#, next]) func `what a screen shows is taken for all that there is`(
        _ content: String
    ) throws {
        #expect(try screen(#"customClass="Photos""#, content).controls == screen("", content).controls)
    }

    @Test(arguments: [field, field + next]) func `where people type and no control takes it, the view itself may`(
        _ content: String
    ) throws {
        let plain = try screen("", content).controls.value ?? []
        let controls = try screen(#"customClass="Form""#, content).controls.value ?? []
        #expect(controls.dropLast().map(\.id) == plain.map(\.id))
        let last = try #require(controls.last)
        #expect(last.id == "v~view" && last.kind.value == .other && last.frame == .unknown)
        #expect(last.exit == .unknown && last.action == .unknown)
        #expect(last.provenance.origin?.object.value == "v")
    }

    @Test(arguments: [#"<button id="k"/>"#, #"<tableView id="k"/>"#, #"<slider id="k"/>"#])
    func `where a control may lead out, nothing is added`(_ content: String) throws {
        #expect(try screen(#"customClass="Form""#, content).controls.value?.map(\.id) == ["k"])
    }

    @Test func `a gesture recognizer is a control that may lead anywhere, or where its segue leads`() throws {
        let close = """
            <tapGestureRecognizer id="g"><connections><action selector="close:" destination="-2" id="z"/></connections>
            </tapGestureRecognizer>
            """
        let tapped = try screen("", "", beside: close).controls.value?.first
        #expect(tapped?.id == "g" && tapped?.kind.value == .other)
        #expect(tapped?.exit == .unknown && tapped?.action == .unknown)
        let swipe = """
            <swipeGestureRecognizer id="g"><connections><segue destination="b" kind="presentation" id="t"/></connections>
            </swipeGestureRecognizer>
            """
        let document = try Storyboard(
            scenes: Storyboard.scene(
                #"<viewController id="a" sceneMemberID="viewController"/>"#, swipe) + Storyboard.controller("b")
        ).document()
        #expect(document.transition("t")?.from == "a/g")
        #expect(document.screen("a")?.controls.value?.first?.action.value == .present)
        #expect(try screen("", "", beside: #"<panGestureRecognizer id="g"/>"#).controls == .value([]))
    }

    @Test(arguments: [
        (#"<navigationController id="n" sceneMemberID="viewController"/>"#, ""),
        (#"<pageViewController id="n" customClass="Tour" sceneMemberID="viewController"/>"#, ""),
        (
            """
            <navigationController id="n" sceneMemberID="viewController"><connections>
            <segue destination="p" kind="relationship" relationship="rootViewController" id="r"/></connections>
            </navigationController>
            """, ReferenceTests.placeholder
        ),
    ]) func `of a container that the files leave empty the first screen inside is unknown`(
        _ container: String, _ more: String
    ) throws {
        let document = try Storyboard(
            scenes: Storyboard.controller("a", segues: #"<segue destination="n" kind="presentation" id="t"/>"#)
                + Storyboard.scene(container) + Storyboard.scene(more)
        ).document()
        #expect(document.modal("n.modal")?.content == .unknown)
        #expect(document.screen("n")?.controls == .unknown)
        #expect(document.transition("t")?.to.value == "n.modal")
    }

    @Test func `a menu, and what code may have wired in it, leaves open what its button does`() throws {
        let controls = try screen("", #"<button id="k"><menu key="menu" id="m"/></button><button id="l"/>"#).controls
        #expect(controls.value?.map(\.exit) == [.unknown, .nothing])
    }

    @Test func `ids that look like that of the view stay the document's only ones`() throws {
        let fields = ["v~view", "v~view2", "v~view3"].map { "<textField id=\"\($0)\"/>" }.joined()
        let controls = try screen(#"customClass="Form""#, fields).controls.value ?? []
        #expect(controls.last?.id == "v~view4" && controls.count == 4)
    }
}
