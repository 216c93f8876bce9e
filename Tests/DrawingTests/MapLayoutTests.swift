import FlowDocument
import Testing

@testable import Drawing

/// Maps are readable whatever a flow is like, and the same whenever they are made.
@Suite struct MapLayoutTests {
    @Test func `no line of an imported app crosses a frame, and nothing lies on anything else`() async throws {
        for usingGraphviz in [true, false] {
            let layout = try await MapLayouter.layout(try Drawn.harbor(), usingGraphviz: usingGraphviz)
            #expect(layout.nodes.count == 69)
            #expect(layout.edges.count == 76)
            #expect(MapFaults(layout) == MapFaults.none)
        }
    }

    @Test(arguments: [1, 2, 3, 4, 5, 6, 7, 8] as [UInt64])
    func `no line of a random flow crosses a frame or lies on another`(_ seed: UInt64) async throws {
        let document = RandomFlow.document(nodes: 10 * Int(seed), edges: 16 * Int(seed), seed: seed)
        for usingGraphviz in [true, false] {
            let layout = try await MapLayouter.layout(document, usingGraphviz: usingGraphviz)
            #expect(layout.nodes.count == 10 * Int(seed))
            #expect(layout.edges.count == 16 * Int(seed))
            #expect(MapFaults(layout) == MapFaults.none)
        }
    }

    @Test func `what the tests look for is found where it is`() async throws {
        var layout = try await MapLayouter.layout(try Drawn.inbox())
        layout.nodes[0].frame = layout.nodes[1].frame
        layout.edges[2].points = layout.edges[1].points
        layout.edges[2].disc = layout.edges[1].disc
        let faults = MapFaults(layout)
        #expect(faults.overlaps > 0)
        #expect(faults.shared > 0)
        #expect(faults.touchingDiscs > 0)
        layout.edges[0].points = [Point(x: 0, y: 0), Point(x: 4_000, y: 3_000)]
        #expect(MapFaults(layout).slants > 0)
        #expect(MapFaults(layout).crossings > 0)
        #expect(MapFaults(layout).outside > 0)
    }

    @Test func `the same document gets the same map, byte for byte`() async throws {
        let document = try Drawn.harbor()
        let options = MapDrawing.Options(appearance: .dark, language: "en")
        let first = try await MapLayouter.layout(document)
        let drawing = MapDrawing.svg(document, layout: first, options: options)
        for _ in 0..<5 {
            let again = try await MapLayouter.layout(document)
            #expect(again.bytes == first.bytes)
            #expect(MapDrawing.svg(document, layout: again, options: options) == drawing)
        }
    }

    @Test func `a layout can be stored and read back`() async throws {
        let layout = try await MapLayouter.layout(try Drawn.harbor())
        #expect(MapLayout(parsing: layout.bytes) == layout)
        for text in ["", "{}", "[]", #"{"width":1,"height":1,"nodes":[{}],"edges":[],"ties":[]}"#] {
            #expect(MapLayout(parsing: Array(text.utf8)) == nil)
        }
    }

    @Test func `every transition that starts in the document has its line, with or without an end`() async throws {
        var document = try Drawn.inbox()
        document.transitions.append(Transition(id: "out", from: "inbox", to: nil, kind: .external))
        document.transitions.append(Transition(id: "gone", from: "inbox", to: "nowhere", kind: .push))
        document.transitions.append(Transition(id: "self", from: "inbox", to: "inbox", kind: .replace))
        document.transitions.append(Transition(id: "lost", from: "nowhere", to: "inbox", kind: .push))
        let layout = try await MapLayouter.layout(document)
        #expect(layout.edges.map(\.id) == document.transitions.dropLast().map(\.id))
        #expect(layout.edges.first { $0.id == "gone" }?.to == nil)
        #expect(MapFaults(layout) == MapFaults.none)
    }

    @Test func `what belongs together without a transition is joined`() async throws {
        let layout = try await MapLayouter.layout(try Drawn.inbox())
        #expect(layout.ties.map(\.from) == ["compose"])
        #expect(layout.ties.map(\.to) == ["compose-text"])
    }

    @Test func `a document without nodes has an empty map`() async throws {
        let layout = try await MapLayouter.layout(Document())
        #expect(layout.nodes.isEmpty)
        #expect(layout.size.width > 0)
        #expect(MapDrawing.svg(Document(), layout: layout, options: .init(language: "en")) != nil)
    }

    @Test func `a cancelled task makes no map`() async throws {
        let document = RandomFlow.document(nodes: 400, edges: 800, seed: 1)
        let task = Task { try await MapLayouter.layout(document) }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
    }
}
