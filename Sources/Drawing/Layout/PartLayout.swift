internal import FlowDocument

/// A connected part of a map, with its own origin.
struct PartLayout {
    private(set) var size = Size(width: 0, height: 0)
    private(set) var frames: [Int: Rect] = [:]
    private(set) var lines: [(edge: MapGraph.Edge, points: [Point], disc: Point)] = []

    private let frame: Size
    /// Where each gutter begins, the last one beyond the last cell.
    private var columnStarts: [Double] = []
    private var rowStarts: [Double] = []
    private var columnWidths: [Double] = []
    private var rowHeights: [Double] = []

    private static let track = 16.0
    private static let slot = 22.0

    /// The size of a cell with its gutters, where lines are few.
    static func pitch(_ frame: Size) -> Size {
        Size(width: frame.width + 100, height: frame.height + MapMetrics.label + 48)
    }

    init(cells: [Int: Cell], edges: [MapGraph.Edge], frame: Size) {
        self.frame = frame
        let reach = (
            side: max(0, Int((frame.height / 2 - 24) / Self.slot)),
            edge: max(0, Int((frame.width / 2 - 20) / Self.slot))
        )
        var planner = RoutePlanner(occupied: Set(cells.values), reach: reach)
        var routes = planner.routes(edges, cells: cells)
        let gutters = Gutters(&routes)
        measure(cells, gutters)
        for (node, cell) in cells { frames[node] = rect(cell) }
        let drawn = routes.map { (edge: $0.edge, points: Self.simplified(points($0, gutters))) }
        let discs = DiscPlacer.places(drawn.map(\.points), frames: cells.keys.sorted().compactMap { frames[$0] })
        lines = zip(drawn, discs).map { ($0.edge, $0.points, $1) }
    }

    // MARK: - Sizes

    private mutating func measure(_ cells: [Int: Cell], _ gutters: Gutters) {
        let columns = (cells.values.map(\.column).max() ?? 0) + 1
        let rows = (cells.values.map(\.row).max() ?? 0) + 1
        var x = 0.0
        for column in 0...columns {
            let tracks = gutters.columnTracks[column] ?? 0
            let room = 68 + Double(max(0, tracks - 1)) * Self.track
            let isOuter = column == 0 || column == columns
            let width =
                isOuter && !gutters.usedColumns.contains(column) && tracks == 0 ? 0 : max(isOuter ? 76 : 100, room)
            columnStarts.append(x)
            columnWidths.append(width)
            x += width + (column < columns ? frame.width : 0)
        }
        var y = 0.0
        for row in 0...rows {
            let tracks = gutters.rowTracks[row] ?? 0
            let room = tracks == 0 ? 0 : 36 + Double(tracks - 1) * Self.track
            let height = row == 0 || row == rows ? room : max(48, room)
            rowStarts.append(y)
            rowHeights.append(height)
            y += height + (row < rows ? MapMetrics.label + frame.height : 0)
        }
        size = Size(width: x, height: y)
    }

    private func rect(_ cell: Cell) -> Rect {
        Rect(
            x: columnStarts[cell.column] + columnWidths[cell.column],
            y: rowStarts[cell.row] + rowHeights[cell.row] + MapMetrics.label, width: frame.width, height: frame.height)
    }

    private func columnTrack(_ gutter: Int, _ track: Int, _ gutters: Gutters) -> Double {
        let count = gutters.columnTracks[gutter] ?? 1
        let spread = Double(count - 1) * Self.track
        return columnStarts[gutter] + (columnWidths[gutter] - spread) / 2 + Double(track) * Self.track
    }

    private func rowTrack(_ gutter: Int, _ track: Int, _ gutters: Gutters) -> Double {
        let count = gutters.rowTracks[gutter] ?? 1
        let spread = Double(count - 1) * Self.track
        return rowStarts[gutter] + (rowHeights[gutter] - spread) / 2 + Double(track) * Self.track
    }

    // MARK: - Lines

    /// Without corners that turn nowhere.
    private static func simplified(_ points: [Point]) -> [Point] {
        var result: [Point] = []
        for point in points {
            if let last = result.last, abs(last.x - point.x) + abs(last.y - point.y) < 0.01 { continue }
            if result.count > 1 {
                let (before, last) = (result[result.count - 2], result[result.count - 1])
                let isFlat = before.y == last.y && last.y == point.y
                let isUpright = before.x == last.x && last.x == point.x
                if isFlat || isUpright { result.removeLast() }
            }
            result.append(point)
        }
        return result
    }

    private func port(_ cell: Cell, _ side: Route.Side, _ slot: Int, gap: Double) -> Point {
        let rect = rect(cell)
        let offset = Double(slot) * Self.slot
        let (middleX, middleY) = (rect.x + rect.width / 2, rect.y + rect.height / 2)
        return switch side {
        case .left: Point(x: rect.x - gap, y: middleY + offset)
        case .right: Point(x: rect.x + rect.width + gap, y: middleY + offset)
        case .top: Point(x: middleX + offset, y: rect.y - MapMetrics.label - gap)
        case .bottom: Point(x: middleX + offset, y: rect.y + rect.height + gap)
        }
    }

    private func points(_ route: Route, _ gutters: Gutters) -> [Point] {
        let start = port(route.start, route.startSide, route.startSlot, gap: 0)
        let end = port(route.end, route.endSide, route.endSlot, gap: MapMetrics.arrowGap)
        switch route.way {
        case .straight: return [start, end]
        case .stub: return [start, Point(x: start.x + (route.startSide == .left ? -48 : 48), y: start.y)]
        case .beside(let column):
            let x = columnTrack(column, route.tracks[0], gutters)
            return [start, Point(x: x, y: start.y), Point(x: x, y: end.y), end]
        case .around(let first, let row, let second):
            let x1 = columnTrack(first, route.tracks[0], gutters)
            let x2 = columnTrack(second, route.tracks[2], gutters)
            let y = rowTrack(row, route.tracks[1], gutters)
            return [
                start, Point(x: x1, y: start.y), Point(x: x1, y: y), Point(x: x2, y: y), Point(x: x2, y: end.y), end,
            ]
        }
    }
}
