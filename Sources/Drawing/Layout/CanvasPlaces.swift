internal import FlowDocument

/// Places where the author drew the screens, in cells; for maps that are too large for Graphviz.
struct CanvasPlaces {
    /// How far apart authors draw two scenes, in points of their canvas.
    private static let pitch = Size(width: 520, height: 800)

    /// Cells for all nodes, when the author placed most screens; modals stand beside what presents them.
    static func cells(_ graph: MapGraph) -> [Int: Cell]? {
        let screens = graph.nodes.indices.filter { graph.nodes[$0].kind == .screen }
        let placed = screens.filter { graph.canvas[$0] != nil }
        guard !placed.isEmpty, placed.count * 10 >= screens.count * 9 else { return nil }
        var taken = TakenCells()
        var cells: [Int: Cell] = [:]
        for node in placed {
            guard let point = graph.canvas[node] else { continue }
            let cell = Cell(column: index(point.x, pitch.width), row: index(point.y, pitch.height))
            cells[node] = taken.take(near: cell)
        }
        var hosts: [Int: Int] = [:]
        for pair in graph.order where hosts[pair.to] == nil { hosts[pair.to] = pair.from }
        for node in graph.nodes.indices where cells[node] == nil {
            let host = hosts[node].flatMap { cells[$0] } ?? Cell(column: 0, row: 0)
            cells[node] = taken.take(near: Cell(column: host.column + 1, row: host.row))
        }
        return compact(cells)
    }

    private static func index(_ place: Double, _ pitch: Double) -> Int {
        Int((place.bounded(-1e9, 1e9) / pitch).rounded())
    }

    /// Without empty rows and columns, which a canvas may have by the million.
    private static func compact(_ cells: [Int: Cell]) -> [Int: Cell] {
        let columns = ranks(cells.values.map(\.column))
        let rows = ranks(cells.values.map(\.row))
        return cells.mapValues { Cell(column: columns[$0.column] ?? 0, row: rows[$0.row] ?? 0) }
    }

    private static func ranks(_ numbers: [Int]) -> [Int: Int] {
        Dictionary(uniqueKeysWithValues: Set(numbers).sorted().enumerated().map { ($1, $0) })
    }
}

/// The cells that are taken, each row with its next free column at or behind one.
private struct TakenCells {
    private var next: [Cell: Int] = [:]

    /// Takes the cell, or the first free one to its right.
    mutating func take(near cell: Cell) -> Cell {
        var path: [Int] = []
        var column = cell.column
        while let following = next[Cell(column: column, row: cell.row)] {
            path.append(column)
            column = following
        }
        for passed in path + [column] { next[Cell(column: passed, row: cell.row)] = column + 1 }
        return Cell(column: column, row: cell.row)
    }
}
