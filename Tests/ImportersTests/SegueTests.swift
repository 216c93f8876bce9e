import FlowDocument
import Importers
import Testing

@Suite struct SegueTests {
    @Test(arguments: [
        ("presentation", TransitionKind.present), ("modal", .present), ("popoverPresentation", .present),
        ("popover", .present), ("push", .push), ("embed", .embed), ("showDetail", .replace), ("replace", .replace),
        ("custom", .replace),
    ]) func `a kind of segue becomes a kind of transition`(_ kind: String, _ expected: TransitionKind) throws {
        let document = try Storyboard(
            scenes: Storyboard.controller("a", segues: #"<segue destination="b" kind="\#(kind)" id="t"/>"#)
                + Storyboard.controller("b")
        ).document()
        let transition = try #require(document.transition("t"))
        #expect(transition.kind == expected)
        #expect(transition.to.value?.rawValue == (expected == .present ? "b.modal" : "b"))
    }

    @Test func `show pushes inside of a navigation stack and presents where there is none`() throws {
        let navigation = Storyboard.scene(
            """
            <navigationController id="n" sceneMemberID="viewController"><connections>
            <segue destination="a" kind="relationship" relationship="rootViewController" id="r"/>
            </connections></navigationController>
            """)
        let show = Storyboard.controller("a", segues: #"<segue destination="b" kind="show" id="t"/>"#)
        let target = Storyboard.controller("b")
        let inside = try Storyboard(initial: "n", scenes: navigation + show + target).document()
        #expect(inside.transition("t")?.kind == .push)
        #expect(inside.transition("r")?.kind == .embed)
        #expect(inside.screen("a")?.parent.value == "n")
        #expect(inside.entry.value == ["n"])
        let outside = try Storyboard(initial: "a", scenes: show + target).document()
        #expect(outside.transition("t")?.kind == .present)
        #expect(outside.modal("b.modal")?.style.value == .automatic)
    }

    @Test(arguments: [
        (#"<splitViewController id="n""#, "masterViewController", TransitionKind.replace),
        (#"<navigationController id="n""#, "rootViewController", .present),
    ]) func `show detail replaces inside of a split and presents where there is none`(
        _ container: String, _ relationship: String, _ expected: TransitionKind
    ) throws {
        let document = try Storyboard(
            initial: "n",
            scenes: Storyboard.scene(
                """
                \(container) sceneMemberID="viewController"><connections>
                <segue destination="m" kind="relationship" relationship="\(relationship)" id="r"/></connections>
                </\(container.dropFirst().prefix { $0 != " " })>
                """)
                + Storyboard.scene(
                    """
                    <navigationController id="m" sceneMemberID="viewController"><connections>
                    <segue destination="a" kind="relationship" relationship="rootViewController" id="s"/></connections>
                    </navigationController>
                    """)
                + Storyboard.controller("a", segues: #"<segue destination="b" kind="showDetail" id="t"/>"#)
                + Storyboard.controller("b")
        ).document()
        #expect(document.transition("t")?.kind == expected)
        #expect(document.modal("b.modal") == nil || expected == .present)
    }

    @Test func `a segue is animated unless it says otherwise, and a plain modal comes up from below`() throws {
        let document = try Storyboard(
            scenes: Storyboard.controller(
                "a",
                segues: """
                    <segue destination="b" kind="presentation" id="t"/>
                    <segue destination="c" kind="presentation" animates="NO" id="u"/>
                    <segue destination="b" kind="popoverPresentation" id="v"/>
                    <segue destination="b" kind="push" id="w"/><segue destination="b" kind="embed" id="x"/>
                    <segue destination="b" kind="presentation" customClass="Fold" id="y"/>
                    """) + Storyboard.controller("b") + Storyboard.controller("c", #"customClass="Card""#)
        ).document()
        #expect(document.transitions.map(\.animated.value) == [true, false, true, true, nil, nil])
        #expect(document.transitions.map(\.style.value) == [.coverVertical, nil, nil, nil, nil, .custom])
    }

    @Test func `the style of the segue goes before that of the controller`() throws {
        let document = try Storyboard(
            scenes: Storyboard.controller(
                "a",
                segues: """
                    <segue destination="b" kind="presentation" modalPresentationStyle="fullScreen" \
                    modalTransitionStyle="flipHorizontal" animates="NO" id="t"/>
                    <segue destination="c" kind="presentation" id="u"/>
                    """)
                + Storyboard.controller("b", #"modalPresentationStyle="formSheet" modalTransitionStyle="partialCurl""#)
                + Storyboard.controller(
                    "c", #"modalPresentationStyle="formSheet" modalTransitionStyle="crossDissolve""#)
        ).document()
        #expect(document.modal("b.modal")?.style.value == .fullScreen)
        #expect(document.transition("t")?.style.value == .flipHorizontal)
        #expect(document.transition("t")?.animated.value == false)
        #expect(document.modal("c.modal")?.style.value == .formSheet)
        #expect(document.transition("u")?.style.value == .crossDissolve)
    }

    @Test func `a controller presented in two styles is two modals`() throws {
        let document = try Storyboard(
            scenes: Storyboard.controller(
                "a",
                segues: """
                    <segue destination="b" kind="presentation" modalPresentationStyle="overFullScreen" id="t"/>
                    <segue destination="b" kind="presentation" modalPresentationStyle="formSheet" id="u"/>
                    """) + Storyboard.controller("b")
        ).document()
        #expect(Set(document.modals.map(\.id.rawValue)) == ["b.overFullScreen", "b.formSheet"])
        let over = try #require(document.modal("b.overFullScreen"))
        #expect(over.style.value == .fullScreen && over.transparent.value == true)
        #expect(over.content.value == "b")
    }

    @Test func `sheets can be swiped away unless the file forbids it, full screen cannot`() throws {
        func modal(_ attributes: String) throws -> Modal {
            let document = try Storyboard(
                scenes: Storyboard.controller("a", segues: #"<segue destination="b" kind="presentation" id="t"/>"#)
                    + Storyboard.controller("b", attributes)
            ).document()
            return try #require(document.modals.first)
        }
        #expect(try modal("").gesture.value?.dismiss.value == true)
        #expect(try modal("").gesture.value?.implied.value == "UIKit")
        #expect(try modal(#"modalInPresentation="YES""#).gesture.value?.dismiss.value == false)
        #expect(try modal(#"modalPresentationStyle="fullScreen""#).gesture == .nothing)
    }

    @Test func `a popover knows its anchor, arrow and what stays live beside it`() throws {
        let document = try Storyboard(
            scenes: Storyboard.controller(
                "a",
                inner: """
                    <view key="view" id="root"><subviews>
                    <toolbar id="bar"><items><barButtonItem title="More" id="more"><connections>
                    <segue destination="b" kind="popoverPresentation" popoverAnchorBarButtonItem="more" id="t">
                    <popoverArrowDirection key="popoverArrowDirection" up="YES"/>
                    <popoverPassthroughViews><toolbar reference="bar"/><view reference="root"/></popoverPassthroughViews>
                    </segue></connections></barButtonItem></items></toolbar>
                    <view id="box"><rect key="frame" x="10" y="20" width="30" height="40"/></view>
                    <button id="go"><rect key="frame" x="0" y="0" width="44" height="44"/><connections>
                    <segue destination="c" kind="popoverPresentation" popoverAnchorView="box" id="u"/></connections></button>
                    </subviews></view>
                    """) + Storyboard.controller("b", #"modalInPopover="YES""#) + Storyboard.controller("c")
        ).document()
        let locked = try #require(document.modal("b.modal"))
        #expect(locked.anchor.value == "a/more")
        #expect(locked.arrowDirections.value == [.up])
        #expect(locked.passthrough.value == ["a/more", "a"])
        #expect(locked.modal.value == true && locked.outsideTap.value?.dismiss.value == false)
        let free = try #require(document.modal("c.modal"))
        #expect(free.anchor.value == "a/box")
        #expect(document.screen("a")?.regions.value?.first?.frame.value == Rect(x: 10, y: 20, width: 30, height: 40))
        #expect(free.modal.value == false && free.outsideTap.value?.dismiss.value == true)
        #expect(document.transition("t")?.from == "a/more")
    }

    @Test func `a popover at a bar button leaves the other buttons of its bar live, as UIKit does`() throws {
        let document = try Storyboard(
            scenes: Storyboard.controller(
                "a",
                inner: """
                    <navigationItem key="navigationItem"><barButtonItem key="leftBarButtonItem" title="Sort" id="x"/>
                    <barButtonItem key="rightBarButtonItem" title="Filter" id="y"><connections>
                    <segue destination="b" kind="popoverPresentation" popoverAnchorBarButtonItem="y" id="t"/>
                    </connections></barButtonItem></navigationItem>
                    <toolbarItems><barButtonItem title="Other bar" id="z"/></toolbarItems>
                    """) + Storyboard.controller("b")
        ).document()
        #expect(document.modal("b.modal")?.passthrough.value == ["a/x"])
    }

    @Test func `an unwind through the scene's exit leaves from its control`() throws {
        let document = try Storyboard(
            scenes: Storyboard.scene(
                """
                <viewController id="a" sceneMemberID="viewController"><navigationItem key="navigationItem">
                <barButtonItem key="leftBarButtonItem" systemItem="cancel" id="x"><connections>
                <segue destination="e" kind="unwind" unwindAction="back:" id="t"/></connections></barButtonItem>
                </navigationItem></viewController>
                """, #"<exit id="e" userLabel="Exit" sceneMemberID="exit"/>"#)
        ).document()
        let transition = try #require(document.transition("t"))
        #expect(transition.kind == .unwind)
        #expect(transition.from == "a/x")
        #expect(!transition.to.isKnown)
        #expect(document.screen("a")?.controls.value?.first?.action.value == .exit)
    }

    @Test func `peek and pop, and references to segues, are no segues`() throws {
        let document = try Storyboard(
            scenes: Storyboard.controller(
                "a",
                segues: """
                    <segue destination="b" kind="show" key="commit" id="t"/>
                    <segue destination="b" kind="presentation" key="preview" id="u"/><segue reference="t"/>
                    """) + Storyboard.controller("b")
        ).document()
        #expect(document.transitions.isEmpty && document.modals.isEmpty)
    }

    @Test func `a modal that presents itself again is no error`() throws {
        let document = try Storyboard(
            scenes: Storyboard.controller("a", segues: #"<segue destination="a" kind="presentation" id="t"/>"#)
        ).document()
        #expect(document.transition("t")?.to.value == "a.modal")
        #expect(document.modal("a.modal")?.content.value == "a")
    }

    @Test func `a segue to nothing is left out and told`() throws {
        let file = Storyboard(
            scenes: Storyboard.controller("a", segues: #"<segue destination="zzz" kind="show" id="t"/>"#)
        ).file
        let result = try InterfaceBuilderImporter.document(from: [file])
        #expect(result.document.transitions.isEmpty)
        #expect(result.notes.contains { $0.detail.contains("zzz") && $0.line == 4 })
    }
}
