import FlowDocument
import Importers
import JSON
import Testing

@Suite struct ScreenTests {
    static let contents = """
        <view key="view" id="root"><rect key="frame" x="0" y="0" width="393" height="852"/><subviews>
        <view id="box"><rect key="frame" x="10" y="100" width="300" height="200"/><subviews>
        <label text="Hello" id="l"><rect key="frame" x="5" y="6" width="50" height="20"/></label>
        <button id="b"><rect key="frame" x="5" y="30" width="60" height="44"/><state key="normal" title="Go"/></button>
        </subviews></view>
        <button id="c"><buttonConfiguration key="configuration" style="plain" title="Pay" image="cart"/>
        <connections><action selector="pay:" destination="a" eventType="touchUpInside" id="z"/></connections></button>
        <textField placeholder="Name" id="f"/><textView editable="NO" text="Terms" id="v"/><switch id="s"/>
        <tableView id="t"/>
        </subviews></view>
        """

    @Test func `controls and labels come with texts and places in the window`() throws {
        let document = try Storyboard(scenes: Storyboard.controller("a", inner: Self.contents)).document()
        let screen = try #require(document.screen("a"))
        let controls = try #require(screen.controls.value)
        #expect(controls.map(\.id) == ["b", "c", "f", "s", "t"])
        #expect(controls.map(\.kind.value) == [.button, .button, .textField, .toggle, .list])
        #expect(controls[0].title.value == "Go")
        #expect(controls[0].frame.value == Rect(x: 15, y: 130, width: 60, height: 44))
        #expect(controls[1].title.value == "Pay" && controls[1].symbol.value == "cart")
        let elements = try #require(screen.elements.value)
        #expect(elements.map(\.id) == ["l", "v"])
        #expect(elements[0].text.value == "Hello")
        #expect(elements[0].frame.value == Rect(x: 15, y: 106, width: 50, height: 20))
    }

    @Test func `what may be wired in code stays unknown`() throws {
        func exits(_ attributes: String) throws -> [Stated<Exit>] {
            let document = try Storyboard(scenes: Storyboard.controller("a", attributes, inner: Self.contents))
                .document()
            return document.screen("a")?.controls.value?.prefix(2).map(\.exit) ?? []
        }
        #expect(try exits("") == [.nothing, .unknown])
        #expect(try exits(#"customClass="Checkout""#) == [.unknown, .unknown])
    }

    @Test func `an empty view with a class of its own is filled by code`() throws {
        func controls(_ attributes: String) throws -> Stated<[Control]>? {
            try Storyboard(scenes: Storyboard.controller("a", attributes)).document().screen("a")?.controls
        }
        #expect(try controls("") == .value([]))
        #expect(try controls(#"customClass="Scanner""#) == .unknown)
    }

    @Test func `bar buttons know their side, system words and roles`() throws {
        let document = try Storyboard(
            scenes: Storyboard.controller(
                "a",
                inner: """
                    <toolbarItems><barButtonItem systemItem="flexibleSpace" id="w"/>
                    <barButtonItem systemItem="trash" id="x"/></toolbarItems>
                    <navigationItem key="navigationItem" title="Checkout">
                    <barButtonItem key="leftBarButtonItem" systemItem="cancel" id="y"/>
                    <rightBarButtonItems><barButtonItem title="Next" style="done" id="z"/></rightBarButtonItems>
                    </navigationItem>
                    """)
        ).document()
        let screen = try #require(document.screen("a"))
        let controls = try #require(screen.controls.value)
        #expect(controls.map(\.id) == ["x", "y", "z"])
        #expect(controls.map(\.location.value) == [.footer, .barLeading, .barTrailing])
        #expect(controls[0].symbol.value == "trash")
        #expect(controls[1].title.value == "Cancel" && controls[1].role.value == .cancel)
        #expect(controls[1].implied.value == "UIKit")
        #expect(screen.navigationBar.value?.title.value == "Checkout")
        #expect(screen.name.value == "Checkout")
        #expect(screen.backHidden.value == true)
    }

    @Test func `everything tells where it stands in its file`() throws {
        let document = try Storyboard(scenes: Storyboard.controller("a", inner: Self.contents)).document()
        let origin = try #require(document.screen("a")?.provenance.origin)
        #expect(origin.file.value == "Main.storyboard" && origin.object.value == "a" && origin.line.value == 4)
        let control = try #require(document.screen("a")?.controls.value?.first?.provenance.origin)
        #expect(control.line.value == 7)
        #expect(document.source.value?.kind.value == "storyboard")
    }

    @Test func `containers hold their screens, and an iPad file names its cases`() throws {
        let document = try Storyboard(
            initial: "tabs", runtime: "iOS.CocoaTouch.iPad",
            scenes: Storyboard.scene(
                """
                <tabBarController id="tabs" sceneMemberID="viewController"><connections>
                <segue destination="a" kind="relationship" relationship="viewControllers" id="r"/>
                </connections></tabBarController>
                """) + Storyboard.controller("a")
        ).document()
        #expect(document.screen("tabs")?.container.value == .tabs)
        #expect(document.screen("a")?.parent.value == "tabs")
        #expect(document.transition("r")?.kind == .switchTab)
        #expect(document.cases.value?.map(\.id) == ["ipad-portrait", "ipad-landscape"])
    }

    @Test func `a stack without its bar shows no Back`() throws {
        let document = try Storyboard(
            initial: "n",
            scenes: Storyboard.scene(
                """
                <navigationController id="n" navigationBarHidden="YES" sceneMemberID="viewController"><connections>
                <segue destination="a" kind="relationship" relationship="rootViewController" id="r"/>
                </connections></navigationController>
                """) + Storyboard.controller("a", segues: #"<segue destination="b" kind="show" id="t"/>"#)
                + Storyboard.controller("b")
        ).document()
        #expect(document.screen("b")?.backHidden.value == true)
    }

    @Test func `a xib without controllers is a screen for each view`() throws {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch"><objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="CardViewController"/>
            <view id="v"><rect key="frame" x="0" y="0" width="320" height="200"/></view></objects></document>
            """
        let document = try InterfaceBuilderImporter.document(from: [
            InputFile(path: "Card.xib", bytes: Array(text.utf8))
        ])
        .document
        #expect(document.screens.map(\.id.rawValue) == ["v"])
        #expect(document.screens[0].name.value == "Card")
    }
}
