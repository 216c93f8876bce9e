internal import FlowDocument

/// The cell of a grid that a node stands in.
struct Cell: Hashable {
    var column: Int
    var row: Int
}

/// Wishes for the places of a part's nodes: a step from the left, and a height within it.
struct Wishes {
    /// For each step the nodes from top to bottom, with the row that each would like.
    var steps: [[(node: Int, row: Double)]]

    /// Cells for the nodes: one a node, rows as near to the wishes as the order allows, of a shape that fits a page.
    /// - Parameter pitch: The size of a cell.
    func cells(pitch: Size) -> [Int: Cell] {
        let count = steps.reduce(0) { $0 + $1.count }
        let tallest = steps.map(\.count).max() ?? 0
        // A step with more nodes than fit a page is spread over several columns.
        let limit = max(5, Int((Double(count) * pitch.width / pitch.height).squareRoot().rounded(.up)))
        let scale = tallest > limit ? Double(limit) / Double(tallest) : 1
        var columns: [[(node: Int, row: Double)]] = []
        for step in steps {
            let width = max(1, (step.count + limit - 1) / limit)
            var spread = [[(node: Int, row: Double)]](repeating: [], count: width)
            for (index, wish) in step.enumerated() { spread[index % width].append((wish.node, wish.row * scale)) }
            columns += spread
        }
        var cells: [Int: Cell] = [:]
        for (column, wishes) in columns.enumerated() {
            for (node, row) in Self.rows(wishes) { cells[node] = Cell(column: column, row: row) }
        }
        return Self.folded(Self.lifted(cells), pitch: pitch)
    }

    /// Whole rows in the order of the wishes. Nodes that press on each other move apart to both sides.
    private static func rows(_ wishes: [(node: Int, row: Double)]) -> [(node: Int, row: Int)] {
        // Blocks of neighbours; each stands where its nodes would like it on average.
        var blocks: [(start: Int, count: Int, sum: Double)] = []
        for (index, wish) in wishes.enumerated() {
            blocks.append((index, 1, wish.row))
            while blocks.count > 1 {
                let (last, before) = (blocks[blocks.count - 1], blocks[blocks.count - 2])
                guard top(last) < top(before) + before.count else { break }
                let shift = Double(before.count * last.count)
                blocks.removeLast(2)
                blocks.append((before.start, before.count + last.count, before.sum + last.sum - shift))
            }
        }
        return blocks.flatMap { block in
            (0..<block.count).map { (wishes[block.start + $0].node, top(block) + $0) }
        }
    }

    /// The sum holds each wish less its node's place in the block.
    private static func top(_ block: (start: Int, count: Int, sum: Double)) -> Int {
        // A wish for the middle between two rows takes the upper.
        Int((block.sum / Double(block.count) - 0.001).rounded())
    }

    private static func lifted(_ cells: [Int: Cell]) -> [Int: Cell] {
        let top = cells.values.map(\.row).min() ?? 0
        return cells.mapValues { Cell(column: $0.column, row: $0.row - top) }
    }

    /// A long and flat part is cut into bands, one below the other.
    private static func folded(_ cells: [Int: Cell], pitch: Size) -> [Int: Cell] {
        let columns = (cells.values.map(\.column).max() ?? 0) + 1
        let rows = (cells.values.map(\.row).max() ?? 0) + 1
        let (width, height) = (Double(columns) * pitch.width, Double(rows) * pitch.height)
        guard columns > 8, width > 2.6 * height else { return cells }
        let bands = min(columns, Int((width / height / 1.8).squareRoot().rounded(.up)))
        let length = (columns + bands - 1) / bands
        return cells.mapValues { cell in
            Cell(column: cell.column % length, row: cell.row + cell.column / length * rows)
        }
    }
}
