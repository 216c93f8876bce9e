import FlowDocument
import Importers
import Testing

/// Popovers that several segues lead to, and what they let through.
@Suite struct PopoverTests {
    private func document(_ first: String, _ second: String = "", inner: String = "") throws -> Document {
        func button(_ id: String, _ attributes: String) -> String {
            """
            <button id="\(id)"><connections><segue destination="b" kind="popoverPresentation" \(attributes) id="t\(id)">
            \(inner)</segue></connections></button>
            """
        }
        let buttons = button("k", first) + (second.isEmpty ? "" : button("l", second) + button("m", first))
        return try Storyboard(
            scenes: Storyboard.controller(
                "a",
                inner: """
                    <view key="view" id="root"><rect key="frame" x="0" y="0" width="320" height="480"/><subviews>
                    <view id="chart"><rect key="frame" x="0" y="0" width="320" height="200"/></view>\(buttons)
                    </subviews></view>
                    """) + Storyboard.controller("b")
        ).document()
    }

    @Test func `a popover that points at two things leaves open which`() throws {
        let same = try document(#"popoverAnchorView="chart""#, #"popoverAnchorView="chart""#)
        #expect(same.modals.first?.anchor.value == "a/chart")
        let different = try document(#"popoverAnchorView="chart""#, #"popoverAnchorView="root""#)
        #expect(different.modals.first?.anchor == .unknown)
        #expect(different.screen("a")?.regions.value?.map(\.id) == ["chart", "root"])
    }

    @Test func `without an anchor of its own a popover points at what opens it`() throws {
        #expect(try document("").modals.first?.anchor.value == "a/k")
    }

    @Test func `a plain view that is let through becomes a region, and what is not there is left out`() throws {
        let document = try document(
            "",
            inner: """
                <popoverPassthroughViews><view reference="chart"/><view reference="gone"/><view reference="k"/>
                </popoverPassthroughViews>
                """)
        #expect(document.modals.first?.passthrough.value == ["a/chart", "a/k"])
        #expect(document.screen("a")?.regions.value?.map(\.id) == ["chart"])
    }

    @Test func `the segue's popover goes before the sheet that its controller asks for`() throws {
        let document = try Storyboard(
            scenes: Storyboard.controller("a", segues: #"<segue destination="b" kind="popoverPresentation" id="t"/>"#)
                + Storyboard.controller("b", #"modalPresentationStyle="formSheet""#)
        ).document()
        #expect(document.modals.map(\.style.value) == [.popover])
    }

    @Test func `ten thousand popovers that let a thousand controls through stay fast`() throws {
        let buttons = (0..<900).map { #"<button id="x\#($0)"/>"# }.joined()
        let segues = (0..<10_000).map {
            """
            <segue destination="b" kind="popoverPresentation" popoverAnchorView="w" id="t\($0)">
            <popoverPassthroughViews><view reference="w"/></popoverPassthroughViews></segue>
            """
        }.joined()
        let file = Storyboard(
            scenes: Storyboard.controller(
                "a", segues: segues,
                inner: """
                    <view key="view" id="root"><subviews><view id="w">
                    <rect key="frame" x="0" y="0" width="10" height="10"/><subviews>\(buttons)</subviews></view>
                    </subviews></view>
                    """) + Storyboard.controller("b")
        ).file
        let result = try InterfaceBuilderImporter.document(from: [file])
        #expect(result.document.modals.first?.passthrough.value?.count == 900)
        #expect(result.document.modals.first?.anchor.value == "a/w")
    }
}
