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
}
