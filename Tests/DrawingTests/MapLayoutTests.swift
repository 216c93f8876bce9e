import FlowDocument
import Testing

@testable import Drawing

/// Maps are readable whatever a flow is like.
@Suite struct MapLayoutTests {
    @Test func `no line of an imported app crosses a frame, and nothing lies on anything else`() async throws {
        let layout = try await MapLayouter.layout(try Drawn.harbor())
        let faults = MapFaults(layout)
        print("harbor", layout.nodes.count, layout.edges.count, layout.size, faults)
        #expect(faults.overlaps == 0)
        #expect(faults.crossings == 0)
        #expect(faults.slants == 0)
        #expect(faults.outside == 0)
        #expect(faults.shared == 0)
        #expect(faults.coveredFrames == 0)
    }

    @Test(arguments: [1, 2, 3, 4, 5, 6, 7, 8] as [UInt64])
    func `no line of a random flow crosses a frame`(_ seed: UInt64) async throws {
        let document = RandomFlow.document(nodes: 10 * Int(seed), edges: 16 * Int(seed), seed: seed)
        for usingGraphviz in [true, false] {
            let layout = try await MapLayouter.layout(document, usingGraphviz: usingGraphviz)
            let faults = MapFaults(layout)
            print("random", seed, usingGraphviz, layout.nodes.count, layout.edges.count, layout.size, faults)
            #expect(layout.nodes.count == 10 * Int(seed))
            #expect(layout.edges.count == 16 * Int(seed))
            #expect(faults.overlaps == 0)
            #expect(faults.crossings == 0)
            #expect(faults.slants == 0)
            #expect(faults.outside == 0)
        }
    }
}
