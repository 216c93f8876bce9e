import FlowDocument
import TestSupport
import Testing

@testable import Drawing

/// Time and memory of a map are bounded for every flow that a document may hold.
@Suite(.timeLimit(.minutes(10))) struct LargeMapTests {
    /// The nodes of a random flow with transitions of one's own.
    private func document(_ nodes: Int, _ pairs: [(Int, Int)]) -> Document {
        var document = RandomFlow.document(nodes: nodes, edges: 0, seed: 3)
        document.transitions = pairs.enumerated().map { number, pair in
            let (from, to) = (NodeID("n\(pair.0)"), NodeID("n\(pair.1)"))
            return Transition(id: NodeID("t\(number)"), from: Reference(from), to: to, kind: .push)
        }
        return document
    }

    private func expectBounded(_ document: Document) async throws {
        let layout = try await MapLayouter.layout(document)
        let svg = MapDrawing.svg(document, layout: layout, options: .init(language: "en"))
        #expect(layout.edges.count == document.transitions.count)
        #expect(layout.size.width < 200_000 && layout.size.height < 200_000)
        #expect((svg?.count ?? 0) < 40 << 20)
    }

    @Test func `one screen that leads to thousands is laid out in a page's shape`() async throws {
        let flow = document(1_500, (1..<1_500).map { (0, $0) })
        try await expectBounded(flow)
        let layout = try await MapLayouter.layout(flow)
        #expect(layout.size.height < 6 * layout.size.width)
    }

    @Test func `a long chain is folded into bands`() async throws {
        let flow = document(120, (1..<120).map { ($0 - 1, $0) })
        let layout = try await MapLayouter.layout(flow)
        #expect(layout.size.width < 4 * layout.size.height)
        #expect(MapFaults(layout) == MapFaults.none)
    }

    @Test func `thousands of transitions between a few nodes take bounded time`() async throws {
        try await expectBounded(document(2, (0..<4_000).map { _ in (0, 1) }))
        try await expectBounded(document(1, (0..<4_000).map { _ in (0, 0) }))
        try await expectBounded(document(40, (0..<4_000).map { ($0 % 40, ($0 * 7 + $0 / 40) % 40) }))
    }

    @Test func `thousands of nodes that have nothing to do with each other stand on shelves`() async throws {
        try await expectBounded(document(3_000, []))
    }

    @Test func `beyond its limit a map has places alone`() async throws {
        let flow = RandomFlow.document(nodes: MapMetrics.edgeLimit + 1, edges: 8_000, seed: 4)
        let layout = try await MapLayouter.layout(flow)
        #expect(layout.nodes.count == MapMetrics.edgeLimit + 1)
        #expect(Set(layout.nodes.map { "\($0.frame.x) \($0.frame.y)" }).count == layout.nodes.count)
        #expect(layout.edges.isEmpty)
        #expect(MapDrawing.svg(flow, layout: layout, options: .init(language: "en")) == nil)
    }

    @Test func `a large map stands as its author drew it`() async throws {
        var flow = RandomFlow.document(nodes: MapMetrics.dotLimit + 100, edges: 1_000, seed: 5)
        for index in flow.screens.indices {
            flow.screens[index].canvas = .value(Point(x: Double(index % 50) * 600, y: Double(index / 50) * 900))
        }
        let layout = try await MapLayouter.layout(flow)
        let screens = layout.nodes.filter { $0.kind == .screen }
        #expect(screens[0].frame.y == screens[49].frame.y)
        #expect(zip(screens[..<49], screens[1..<50]).allSatisfy { $0.frame.x < $1.frame.x })
        #expect(screens[50].frame.y > screens[0].frame.y)
        #expect(MapFaults(layout).overlaps == 0)
        #expect(MapFaults(layout).crossings == 0)
    }

    @Test func `a canvas of hostile numbers makes a map all the same`() async throws {
        var flow = RandomFlow.document(nodes: MapMetrics.dotLimit + 10, edges: 100, seed: 6)
        let numbers = [0, -1e300, 1e300, .infinity, .nan, 5e8, -5e8]
        for index in flow.screens.indices {
            let (x, y) = (numbers[index % numbers.count], numbers[index / 7 % numbers.count])
            flow.screens[index].canvas = .value(Point(x: x, y: y))
        }
        let layout = try await MapLayouter.layout(flow)
        #expect(MapFaults(layout).overlaps == 0)
        #expect(layout.size.width.isFinite && layout.size.width < 1e7)
    }
}
