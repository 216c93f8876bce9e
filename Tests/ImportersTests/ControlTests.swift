import FlowDocument
import Importers
import Testing

/// What the file shows of controls, and what only code knows.
@Suite struct ControlTests {
    private func controls(_ attributes: String = "", _ inner: String) throws -> [Control] {
        let document = try Storyboard(
            scenes: Storyboard.controller("a", attributes, inner: inner) + Storyboard.controller("b")
        ).document()
        return document.screen("a")?.controls.value ?? []
    }

    private func view(_ content: String) -> String {
        #"<view key="view" id="root"><subviews>\#(content)</subviews></view>"#
    }

    @Test func `titles come from the state, the configuration or attributed text`() throws {
        let titles = try controls(
            "",
            view(
                """
                <button id="k"><state key="normal" title="State"/></button>
                <button id="l"><state key="normal"><attributedString key="attributedTitle"><fragments>
                <fragment content="Rich "/><fragment><string key="content">text</string></fragment>
                </fragments></attributedString></state></button>
                <button id="m"><state key="normal" title="Old"/>
                <buttonConfiguration key="configuration" style="filled" title="New"/></button>
                """)
        ).map { $0.title.value?.anyText }
        #expect(titles == ["State", "Rich text", "New"])
    }

    @Test func `a segue says what a control does, an action beside it leaves that open`() throws {
        let found = try controls(
            "",
            view(
                """
                <button id="k"><connections><segue destination="b" kind="presentation" id="t"/></connections></button>
                <button id="l"><connections><segue destination="b" kind="push" id="u"/></connections></button>
                <button id="m"><connections><segue destination="b" kind="push" id="w"/>
                <action selector="log:" destination="a" eventType="touchUpInside" id="z"/></connections></button>
                <switch id="n"/><slider id="o"/><segmentedControl id="p"/>
                <tableView id="q"><prototypes><tableViewCell id="r"><connections>
                <segue destination="b" kind="push" id="y"/></connections><label text="Row" id="s"/></tableViewCell>
                </prototypes></tableView>
                """))
        #expect(found.map(\.id) == ["k", "l", "m", "n", "o", "p", "q", "r"])
        #expect(found.map(\.kind.value) == [.button, .button, .button, .toggle, .other, .picker, .list, .other])
        #expect(found.map(\.action.value) == [.present, .push, nil, .toggle, nil, nil, nil, .push])
        #expect(found[7].title.value == "Row")
        #expect(found[6].exit == .nothing && found[4].exit == .nothing)
    }

    @Test func `nobody leaves by a slider, nor by a table in which nothing can be chosen`() throws {
        let action =
            #"<connections><action selector="set:" destination="a" eventType="valueChanged" id="z"/></connections>"#
        for inner in [
            "<slider id=\"k\">\(action)</slider>", "<stepper id=\"k\">\(action)</stepper>",
            #"<view id="w" customClass="Card"><subviews><tableView id="k" allowsSelection="NO"/></subviews></view>"#,
        ] {
            #expect(try controls("", view(inner)).first?.exit == .nothing)
        }
    }

    @Test func `a class anywhere around a button can wire it`() throws {
        func exit(_ inner: String) throws -> Stated<Exit>? { try controls("", view(inner)).first?.exit }
        #expect(try exit(#"<button id="k"/>"#) == .nothing)
        #expect(try exit(#"<button id="k" customClass="CloseButton"/>"#) == .unknown)
        #expect(try exit(#"<view id="w" customClass="Card"><subviews><button id="k"/></subviews></view>"#) == .unknown)
    }

    @Test func `the button that leads back here is none of this screen`() throws {
        let item = """
            <navigationItem key="navigationItem" id="i"><barButtonItem key="backBarButtonItem" title="Back" id="k"/>
            <view key="titleView" id="w"><subviews><button id="l"/></subviews></view></navigationItem>
            """
        let found = try controls("", item)
        #expect(found.map(\.id) == ["l"])
        #expect(!found[0].location.isKnown)
    }

    @Test func `a title is unknown where code may set it, and none where nothing can`() throws {
        func bar(_ attributes: String, _ inner: String = "") throws -> Stated<NavigationBar>? {
            try Storyboard(scenes: Storyboard.controller("a", attributes, inner: inner)).document().screen("a")?
                .navigationBar
        }
        #expect(try bar("")?.value?.title == .nothing)
        #expect(try bar(#"customClass="C""#) == .unknown)
        #expect(
            try bar(#"customClass="C""#, #"<navigationItem key="navigationItem" title="T" id="i"/>"#)?.value?.title
                == .value("T"))
        let picture = #"<navigationItem key="navigationItem" id="i"><view key="titleView" id="w"/></navigationItem>"#
        #expect(try bar("", picture) == .unknown)
    }

    @Test func `kinds, roles and pictures of buttons are known`() throws {
        let found = try controls(
            "",
            view(
                """
                <button id="k" buttonType="close"/><button id="l" buttonType="infoDark"/>
                <button id="m" role="destructive"><state key="normal" title="Erase">
                <imageReference key="image" image="trash" catalog="system"/></state></button>
                <button id="n" role="cancel"><buttonConfiguration key="configuration" style="plain">
                <imageReference key="image" image="arrow.left" catalog="system"/></buttonConfiguration></button>
                """))
        #expect(found.map(\.role.value) == [.close, nil, .destructive, .cancel])
        #expect(found.map(\.symbol.value) == ["xmark", "info.circle", "trash", "arrow.left"])
        #expect(found.map(\.implied.value) == ["UIKit", "UIKit", nil, nil])
        #expect(found[0].accessibilityLabel.value?.anyText == "Close")
    }

    private static let items: [(String, String?, String?, ControlRole?)] = [
        ("done", "Done", nil, .done), ("add", nil, "Add", nil), ("action", nil, "Share", nil),
        ("trash", nil, "Delete", nil), ("stop", nil, "Stop", .close), ("close", "Close", nil, .close),
    ]

    @Test(arguments: items) func `a system bar button says what UIKit writes or speaks`(
        _ item: String, _ title: String?, _ spoken: String?, _ role: ControlRole?
    ) throws {
        let control = try #require(
            controls(
                "",
                """
                <navigationItem key="navigationItem" id="i"><barButtonItem key="rightBarButtonItem" \
                systemItem="\(item)" id="k"/></navigationItem>
                """
            ).first)
        #expect(control.title.value?.anyText == title && control.accessibilityLabel.value?.anyText == spoken)
        #expect(control.role.value == role && control.implied.value == "UIKit")
    }

    @Test func `what is in a hidden view is hidden, and what is in a scroll view scrolls`() throws {
        let found = try controls(
            "",
            view(
                """
                <view id="w" hidden="YES"><subviews><button id="k"/></subviews></view>
                <scrollView id="x"><subviews><view id="y"><subviews><button id="l"/></subviews></view></subviews>
                </scrollView><toolbar id="z"><items><barButtonItem title="More" id="m"/></items></toolbar>
                """))
        #expect(found.map(\.visible.value) == [false, nil, nil])
        #expect(found.map(\.inScroll.value) == [false, true, nil])
    }

    private static let largeTitles: [(String, String, Bool?)] = [
        ("YES", "", true), ("YES", #"largeTitleDisplayMode="never""#, false),
        ("NO", #"largeTitleDisplayMode="always""#, nil),
    ]

    @Test(arguments: largeTitles) func `a title is large where its stack asks for it and its screen does not mind`(
        _ stack: String, _ screen: String, _ expected: Bool?
    ) throws {
        let document = try Storyboard(
            scenes: Storyboard.scene(
                """
                <navigationController id="n" sceneMemberID="viewController">
                <navigationBar key="navigationBar" largeTitles="\(stack)" id="x"/><connections>
                <segue destination="a" kind="relationship" relationship="rootViewController" id="r"/></connections>
                </navigationController>
                """)
                + Storyboard.controller(
                    "a", inner: #"<navigationItem key="navigationItem" title="T" \#(screen) id="i"/>"#)
        ).document()
        #expect(document.screen("a")?.navigationBar.value?.largeTitle.value == expected)
    }
}
