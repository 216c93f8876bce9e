internal import FlowDocument

/// Finds a place on each line for the disc with its sign: clear of frames, labels and other discs, where there is one.
struct DiscPlacer {
    private static let cell = 64.0
    /// Where so many discs are near, one more makes no difference.
    private static let crowd = 12

    private var discs: [Cell: [Point]] = [:]
    private var frames: [Cell: [Rect]] = [:]

    /// A place for each line, in their order.
    static func places(_ lines: [[Point]], frames: [Rect]) -> [Point] {
        var placer = DiscPlacer()
        for frame in frames { placer.add(frame) }
        return lines.map { placer.place(on: $0) }
    }

    private mutating func add(_ frame: Rect) {
        let top = frame.y - MapMetrics.label
        let box = Rect(x: frame.x, y: top, width: frame.width, height: frame.height + MapMetrics.label)
        for column in Self.index(box.x)...Self.index(box.x + box.width) {
            for row in Self.index(box.y)...Self.index(box.y + box.height) {
                frames[Cell(column: column, row: row), default: []].append(box)
            }
        }
    }

    private static func index(_ place: Double) -> Int {
        Int((place / cell).rounded(.down))
    }

    private mutating func place(on line: [Point]) -> Point {
        var best = line[0]
        var lowest = Double.infinity
        for candidate in Self.candidates(line) {
            let cost = cost(candidate)
            if cost < lowest { (best, lowest) = (candidate, cost) }
            if cost == 0 { break }
        }
        let cell = Cell(column: Self.index(best.x), row: Self.index(best.y))
        if discs[cell, default: []].count < Self.crowd { discs[cell, default: []].append(best) }
        return best
    }

    /// Places on the line, the best first: the middles of its stretches, the longest first, then between. None hides the
    /// arrow's tip.
    private static func candidates(_ line: [Point]) -> [Point] {
        let stretches = zip(line, line.dropFirst()).filter { length($0) > 20 }.sorted { length($0) > length($1) }
        let middles = stretches.map { at(0.5, $0) }
        let others = stretches.flatMap { stretch in [0.35, 0.65, 0.22, 0.78, 0.12, 0.88].map { at($0, stretch) } }
        let places = (middles + others).filter { place in
            line.last.map { abs($0.x - place.x) + abs($0.y - place.y) >= 22 } ?? true
        }
        return places.isEmpty ? [line[line.count / 2]] : places
    }

    private static func length(_ stretch: (Point, Point)) -> Double {
        abs(stretch.0.x - stretch.1.x) + abs(stretch.0.y - stretch.1.y)
    }

    private static func at(_ part: Double, _ stretch: (Point, Point)) -> Point {
        Point(
            x: stretch.0.x + (stretch.1.x - stretch.0.x) * part, y: stretch.0.y + (stretch.1.y - stretch.0.y) * part)
    }

    private func cost(_ point: Point) -> Double {
        var cost = 0.0
        for column in -1...1 {
            for row in -1...1 {
                let cell = Cell(column: Self.index(point.x) + column, row: Self.index(point.y) + row)
                for disc in discs[cell] ?? [] {
                    let (x, y) = (disc.x - point.x, disc.y - point.y)
                    let distance = (x * x + y * y).squareRoot()
                    if distance < MapMetrics.disc { cost += MapMetrics.disc - distance }
                }
                for frame in frames[cell] ?? [] {
                    let x = max(frame.x - point.x, point.x - frame.x - frame.width)
                    let y = max(frame.y - point.y, point.y - frame.y - frame.height)
                    let distance = max(x, y)
                    if distance < 16 { cost += 16 - distance }
                }
            }
        }
        return cost
    }
}
