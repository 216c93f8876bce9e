/// The way of a transition over a grid of cells, before anything has a size.
///
/// Lines run in the gutters between the cells: gutter `n` of the columns lies left of column `n`, gutter `n` of the rows
/// above row `n`. So a line can't cross a frame but where it runs straight over cells that are empty.
struct Route {
    /// Where a line meets its node.
    enum Side {
        case left, right, top, bottom
    }

    /// What lies between the two ends.
    enum Way {
        /// Nothing: both ends share a height, or a place across.
        case straight
        /// One gutter between columns.
        case beside(column: Int)
        /// Two gutters between columns, and one between rows from one to the other.
        case around(first: Int, row: Int, second: Int)
        /// A line that ends in the gutter beside its node.
        case stub
    }

    var edge: MapGraph.Edge
    var start: Cell
    var end: Cell
    var startSide: Side
    var endSide: Side
    var way: Way
    /// Which of the places on its side each end has, 0 being the middle.
    var startSlot = 0
    var endSlot = 0
    /// The tracks within the gutters, in the order of the way.
    var tracks: [Int] = []
}

/// Finds the ways of all transitions of a part.
struct RoutePlanner {
    private let occupied: Set<Cell>
    private var slots: SlotTable
    private var load: [Int: Int] = [:]

    /// - Parameters:
    ///   - occupied: The cells with a node.
    ///   - reach: How many places a side has to each side of its middle: at left and right, at top and bottom.
    init(occupied: Set<Cell>, reach: (side: Int, edge: Int)) {
        self.occupied = occupied
        slots = SlotTable(reach: reach)
    }

    mutating func routes(_ edges: [MapGraph.Edge], cells: [Int: Cell]) -> [Route] {
        var routes: [Route] = []
        var bent: [Int] = []
        for edge in edges {
            guard let start = cells[edge.from] else { continue }
            let end = edge.to.flatMap { cells[$0] }
            if let end, let route = straight(edge, start, end) {
                routes.append(route)
            } else {
                bent.append(routes.count)
                routes.append(bend(edge, start, end))
            }
        }
        for index in bent { slots.ask(routes[index], number: index) }
        slots.assign(&routes)
        return routes
    }

    // MARK: - Straight lines

    private mutating func straight(_ edge: MapGraph.Edge, _ start: Cell, _ end: Cell) -> Route? {
        guard start != end else { return nil }
        var route = Route(
            edge: edge, start: start, end: end, startSide: .right, endSide: .left, way: .straight)
        if start.row == end.row {
            let columns = min(start.column, end.column)..<max(start.column, end.column)
            guard isFree(columns.dropFirst().map { Cell(column: $0, row: start.row) }) else { return nil }
            let gutters = columns.map { Cell(column: $0 + 1, row: start.row) }
            guard let slot = slots.takeBeside(gutters) else { return nil }
            if end.column < start.column { (route.startSide, route.endSide) = (.left, .right) }
            (route.startSlot, route.endSlot) = (slot, slot)
            return route
        }
        // Upwards it would cross the label above its start.
        guard start.column == end.column, end.row > start.row else { return nil }
        let rows = start.row..<end.row
        guard isFree(rows.dropFirst().map { Cell(column: start.column, row: $0) }) else { return nil }
        guard let slot = slots.takeAbove(rows.map { Cell(column: start.column, row: $0 + 1) }) else { return nil }
        (route.startSide, route.endSide) = (.bottom, .top)
        (route.startSlot, route.endSlot) = (slot, slot)
        return route
    }

    private func isFree(_ cells: [Cell]) -> Bool {
        cells.allSatisfy { !occupied.contains($0) }
    }

    // MARK: - Lines with corners

    private mutating func bend(_ edge: MapGraph.Edge, _ start: Cell, _ end: Cell?) -> Route {
        let back = edge.leadsBack
        let exit: Route.Side = back ? .left : .right
        let first = back ? start.column : start.column + 1
        guard let end else {
            return Route(edge: edge, start: start, end: start, startSide: exit, endSide: exit, way: .stub)
        }
        var route = Route(
            edge: edge, start: start, end: end, startSide: exit, endSide: exit, way: .beside(column: first))
        guard start.column != end.column else { return route }
        route.endSide = back ? .right : .left
        let second = back ? end.column + 1 : end.column
        if first != second {
            route.way = .around(first: first, row: gutter(start.row, end.row, above: back), second: second)
        }
        return route
    }

    /// The gutter between two rows with the fewer lines; ways back run above their row, others below.
    private mutating func gutter(_ start: Int, _ end: Int, above: Bool) -> Int {
        let choices: (Int, Int)
        if start == end {
            choices = above ? (start, start) : (start + 1, start + 1)
        } else {
            choices = start < end ? (end, start + 1) : (end + 1, start)
        }
        let row = load[choices.1, default: 0] < load[choices.0, default: 0] ? choices.1 : choices.0
        load[row, default: 0] += 1
        return row
    }
}
