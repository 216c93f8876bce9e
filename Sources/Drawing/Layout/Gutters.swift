/// Gives the lines in each gutter tracks of their own, so that none lies on another.
struct Gutters {
    /// A line's stretch in a gutter. Lengths count in halves of cells: even numbers are gutters, odd ones cells.
    private struct Stretch {
        var route: Int
        /// Which of the route's tracks it is.
        var index: Int
        var low: Double
        var high: Double
        /// Stretches with a lower key stand further left, or higher.
        var key: (Int, Double)
    }

    /// The most tracks of a gutter; further lines share them.
    private static let limit = 40
    /// The most lines of a gutter that are compared with each other.
    private static let comparable = 1_500

    private var columns: [Int: [Stretch]] = [:]
    private var rows: [Int: [Stretch]] = [:]
    /// How many tracks each gutter between columns has.
    private(set) var columnTracks: [Int: Int] = [:]
    /// How many tracks each gutter between rows has.
    private(set) var rowTracks: [Int: Int] = [:]
    /// The gutters between columns that any line enters.
    private(set) var usedColumns: Set<Int> = []

    init(_ routes: inout [Route]) {
        for index in routes.indices { add(routes[index], index) }
        for (gutter, stretches) in columns { columnTracks[gutter] = Self.assign(stretches, &routes) }
        for (gutter, stretches) in rows { rowTracks[gutter] = Self.assign(stretches, &routes) }
    }

    private mutating func add(_ route: Route, _ number: Int) {
        let start = Self.height(route.start, route.startSlot)
        let end = Self.height(route.end, route.endSlot)
        for (cell, side) in [(route.start, route.startSide), (route.end, route.endSide)] {
            if side == .left { usedColumns.insert(cell.column) }
            if side == .right { usedColumns.insert(cell.column + 1) }
        }
        switch route.way {
        case .straight, .stub: break
        case .beside(let column):
            let isLoop = route.startSide == route.endSide
            columns[column, default: []].append(
                Stretch(
                    route: number, index: 0, low: min(start, end), high: max(start, end),
                    key: isLoop ? Self.loop(route.startSide, start, end) : Self.key(route.startSide, start, end)))
        case .around(let first, let row, let second):
            let middle = Double(row * 2)
            columns[first, default: []].append(
                Stretch(
                    route: number, index: 0, low: min(start, middle), high: max(start, middle),
                    key: Self.key(route.startSide, start, middle)))
            rows[row, default: []].append(
                Stretch(
                    route: number, index: 1, low: Double(min(first, second) * 2), high: Double(max(first, second) * 2),
                    key: (0, Double(min(first, second)))))
            columns[second, default: []].append(
                Stretch(
                    route: number, index: 2, low: min(end, middle), high: max(end, middle),
                    key: Self.key(route.endSide, end, middle)))
        }
    }

    private static func height(_ cell: Cell, _ slot: Int) -> Double {
        Double(cell.row * 2 + 1) + Double(slot) / 32
    }

    /// The order that spares crossings: of lines that go down, those that start lower stand nearer to their start.
    private static func key(_ side: Route.Side, _ start: Double, _ end: Double) -> (Int, Double) {
        // Seen from the left: a line that comes in from the right is read backwards.
        let (left, right) = side == .right ? (start, end) : (end, start)
        return right > left ? (1, -left) : (2, left)
    }

    /// Lines that come back to their own side lie within each other, the shortest nearest.
    private static func loop(_ side: Route.Side, _ start: Double, _ end: Double) -> (Int, Double) {
        side == .right ? (0, abs(end - start)) : (3, -abs(end - start))
    }

    private static func assign(_ stretches: [Stretch], _ routes: inout [Route]) -> Int {
        let sorted = stretches.sorted { ($0.key.0, $0.key.1, $0.route) < ($1.key.0, $1.key.1, $1.route) }
        var tracks: [Int] = []
        for (index, stretch) in sorted.enumerated() {
            var track = index
            if sorted.count <= comparable {
                track = 0
                for other in 0..<index where overlap(sorted[other], stretch) { track = max(track, tracks[other] + 1) }
            }
            tracks.append(track)
        }
        let count = min(limit, (tracks.max() ?? 0) + 1)
        for (stretch, track) in zip(sorted, tracks) {
            while routes[stretch.route].tracks.count <= stretch.index { routes[stretch.route].tracks.append(0) }
            routes[stretch.route].tracks[stretch.index] = track % count
        }
        return count
    }

    private static func overlap(_ left: Stretch, _ right: Stretch) -> Bool {
        left.low <= right.high && right.low <= left.high
    }
}
