/// Gives the ends of lines their places on the sides of nodes.
///
/// The two sides that face each other over a gutter share their places, so that no line's end can lie on another's.
struct SlotTable {
    /// One end of a line that asks for a place.
    private struct Request {
        var route: Int
        var isStart: Bool
        /// How far up or down the line goes from here.
        var height: Int
    }

    private let reach: (side: Int, edge: Int)
    private var beside: [Cell: Set<Int>] = [:]
    private var above: [Cell: Set<Int>] = [:]
    private var requests: [Cell: [Request]] = [:]

    init(reach: (side: Int, edge: Int)) {
        self.reach = reach
    }

    /// Takes one place in all these gutters beside cells; `nil` where no place is free in all.
    mutating func takeBeside(_ gutters: [Cell]) -> Int? {
        Self.take(gutters, reach.side, &beside)
    }

    /// Takes one place in all these gutters above cells.
    mutating func takeAbove(_ gutters: [Cell]) -> Int? {
        Self.take(gutters, reach.edge, &above)
    }

    private static func take(_ gutters: [Cell], _ reach: Int, _ taken: inout [Cell: Set<Int>]) -> Int? {
        let slot = outwards(reach).first { slot in gutters.allSatisfy { taken[$0]?.contains(slot) != true } }
        guard let slot else { return nil }
        for gutter in gutters { taken[gutter, default: []].insert(slot) }
        return slot
    }

    /// 0, 1, -1, 2, -2 …
    private static func outwards(_ reach: Int) -> [Int] {
        [0] + (0..<max(0, reach)).flatMap { [$0 + 1, -$0 - 1] }
    }

    /// Notes the ends of a line with corners.
    mutating func ask(_ route: Route, number: Int) {
        let height = route.end.row - route.start.row
        requests[Self.gutter(route.start, route.startSide), default: []].append(
            Request(route: number, isStart: true, height: height))
        if case .stub = route.way { return }
        requests[Self.gutter(route.end, route.endSide), default: []].append(
            Request(route: number, isStart: false, height: -height))
    }

    private static func gutter(_ cell: Cell, _ side: Route.Side) -> Cell {
        Cell(column: side == .right ? cell.column + 1 : cell.column, row: cell.row)
    }

    /// Gives every end that asked its place: what goes up stands above what goes down.
    mutating func assign(_ routes: inout [Route]) {
        for (gutter, asking) in requests {
            let sorted = asking.sorted {
                ($0.height, $0.route, $0.isStart ? 0 : 1) < ($1.height, $1.route, $1.isStart ? 0 : 1)
            }
            let taken = beside[gutter] ?? []
            let up = sorted.count { $0.height < 0 }
            let free = Array(-reach.side...reach.side).filter { !taken.contains($0) }
            let places = Self.places(sorted.count, up: up, free: free, centred: taken.isEmpty)
            for (request, place) in zip(sorted, places) {
                if request.isStart {
                    routes[request.route].startSlot = place
                } else {
                    routes[request.route].endSlot = place
                }
            }
        }
    }

    /// As many places from top to bottom; some are given twice where there are too few.
    private static func places(_ count: Int, up: Int, free: [Int], centred: Bool) -> [Int] {
        guard !free.isEmpty else { return [Int](repeating: 0, count: count) }
        guard count <= free.count else {
            return (0..<count).map { free[$0 * free.count / count] }
        }
        // Around the middle, or around the straight lines that stand there.
        let middle = free.firstIndex { $0 >= 0 } ?? free.count
        let start = centred ? middle - count / 2 : middle - up
        let first = min(max(0, start), free.count - count)
        return Array(free[first..<first + count])
    }
}
