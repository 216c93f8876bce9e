public import FlowDocument

/// Finds the places of a flow's nodes and the lines between them; the same document always gets the same map.
///
/// Each connected part is laid out by Graphviz, which gets its shape alone, within limits; where that fails, by steps
/// from the entry. Parts stand side by side on shelves. Lines run at right angles in the gutters between the nodes. Time
/// and memory are bounded for every document: beyond ``MapMetrics/dotLimit`` nodes places are the author's own or by
/// steps, beyond ``MapMetrics/edgeLimit`` nodes there are no lines.
public enum MapLayouter {
    /// How often Graphviz is asked for one map; what is left then is small and is laid out by steps.
    private static let partLimit = 24
    /// The most transitions that a map can show as lines.
    private static let lineLimit = 20_000
    private static let margin = 24.0
    private static let gap = 72.0

    /// The layout of a document's map.
    /// - Throws: `CancellationError` alone, when the task is cancelled.
    public static func layout(_ document: Document) async throws -> MapLayout {
        try await layout(document, usingGraphviz: true)
    }

    /// The layout without Graphviz, as where it is missing.
    static func layout(_ document: Document, usingGraphviz: Bool) async throws -> MapLayout {
        let graph = MapGraph(document)
        let frame = MapMetrics.frame(showing: Window.forMap(document).size)
        let hasLines = graph.nodes.count <= MapMetrics.edgeLimit && graph.edges.count <= lineLimit
        if graph.nodes.count > MapMetrics.dotLimit, let cells = CanvasPlaces.cells(graph) {
            let part = PartLayout(cells: cells, edges: hasLines ? graph.edges + graph.silentTies : [], frame: frame)
            return assemble(graph, [part])
        }
        let pitch = PartLayout.pitch(frame)
        let parts = graph.parts()
        let groups = Groups(graph, parts: parts)
        var layouts: [PartLayout] = []
        for (number, part) in parts.enumerated() {
            try Task.checkCancellation()
            let order = groups.order[number]
            var wishes: Wishes?
            if usingGraphviz, graph.nodes.count <= MapMetrics.dotLimit, part.count > 2, number < partLimit {
                wishes = try await GraphvizPlaces.wishes(part: part, order: order, entries: graph.entries)
            }
            let settled = wishes ?? LayeredPlaces(part: part, order: order).wishes(entries: graph.entries)
            layouts.append(
                PartLayout(
                    cells: settled.cells(pitch: pitch), edges: hasLines ? groups.edges[number] : [], frame: frame))
        }
        return assemble(graph, layouts)
    }

    /// Transitions and pairs by part.
    private struct Groups {
        var order: [[MapGraph.Tie]]
        var edges: [[MapGraph.Edge]]

        init(_ graph: MapGraph, parts: [[Int]]) {
            order = [[MapGraph.Tie]](repeating: [], count: parts.count)
            edges = [[MapGraph.Edge]](repeating: [], count: parts.count)
            var places = [Int](repeating: 0, count: graph.nodes.count)
            for (number, part) in parts.enumerated() {
                for node in part { places[node] = number }
            }
            for pair in graph.order { order[places[pair.from]].append(pair) }
            for edge in graph.edges + graph.silentTies { edges[places[edge.from]].append(edge) }
        }
    }

    /// Puts the parts on shelves, from left to right and from top to bottom.
    private static func assemble(_ graph: MapGraph, _ parts: [PartLayout]) -> MapLayout {
        let area = parts.reduce(0) { $0 + ($1.size.width + gap) * ($1.size.height + gap) }
        let limit = max(parts.map(\.size.width).max() ?? 0, (area * 1.7).squareRoot())
        var layout = MapLayout(size: Size(width: 0, height: 0), nodes: graph.nodes, edges: [], ties: [])
        var (x, y, shelf, width) = (0.0, 0.0, 0.0, 0.0)
        var lines: [NodeID: MapLayout.Edge] = [:]
        for part in parts {
            if x > 0, x + part.size.width > limit { (x, y, shelf) = (0, y + shelf + gap, 0) }
            let (left, top) = (x + margin, y + margin)
            for (node, frame) in part.frames {
                layout.nodes[node].frame = Rect(
                    x: frame.x + left, y: frame.y + top, width: frame.width, height: frame.height)
            }
            for line in part.lines {
                let points = line.points.map { Point(x: $0.x + left, y: $0.y + top) }
                let from = graph.nodes[line.edge.from].id
                let to = line.edge.to.map { graph.nodes[$0].id }
                if let kind = line.edge.kind {
                    lines[line.edge.id] = MapLayout.Edge(
                        id: line.edge.id, from: from, to: to, kind: kind, points: points,
                        disc: Point(x: line.disc.x + left, y: line.disc.y + top))
                } else if let to {
                    layout.ties.append(MapLayout.Tie(from: from, to: to, points: points))
                }
            }
            x += part.size.width + gap
            shelf = max(shelf, part.size.height)
            width = max(width, x - gap)
        }
        layout.edges = graph.edges.compactMap { lines[$0.id] }
        layout.size = Size(width: width + 2 * margin, height: y + shelf + 2 * margin)
        return layout
    }
}
