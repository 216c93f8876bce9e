internal import FlowDocument

/// Draws a transition on the map: its line with round corners, its arrow, and the disc with its sign.
enum EdgeDrawing {
    private static let (arrowLength, arrowHalf) = (11.0, 5.5)
    private static let discRadius = 8.5

    static func draw(_ edge: MapLayout.Edge, _ palette: Palette, on svg: inout SVGWriter) {
        let points = edge.points
        guard points.count > 1, let tip = points.last else { return }
        svg.open(
            "g",
            [
                "class": "edge", "data-transition": .text(edge.id.rawValue), "data-kind": .text(edge.kind.rawValue),
                "data-from": .text(edge.from.rawValue), "data-to": edge.to.map { .text($0.rawValue) },
            ])
        svg.element(
            "path",
            [
                "class": "line", "d": .text(line(points)), "fill": "none", "stroke": .text(palette.edge),
                "stroke-width": 1.5, "stroke-dasharray": edge.kind == .external ? "6 5" : nil,
                "vector-effect": "non-scaling-stroke",
            ])
        svg.element(
            "path",
            ["class": "arrow", "d": .text(arrow(at: tip, from: points[points.count - 2])), "fill": .text(palette.edge)])
        svg.open("g", ["class": "disc", "transform": "translate(\(edge.disc.x.svg) \(edge.disc.y.svg))"])
        svg.open("g", ["class": "fixed"])
        svg.element(
            "circle",
            ["r": .number(discRadius), "fill": .text(palette.disc), "stroke": .text(palette.edge), "stroke-width": 1.2])
        svg.element(
            "path",
            [
                "class": "sign", "d": .text(sign(edge.kind)), "fill": "none", "stroke": .text(palette.soft),
                "stroke-width": 1.5, "stroke-linecap": "round", "stroke-linejoin": "round",
            ])
        svg.close("g")
        svg.close("g")
        svg.close("g")
    }

    /// What belongs together without a transition: a thin line without a direction.
    static func draw(_ tie: MapLayout.Tie, _ palette: Palette, on svg: inout SVGWriter) {
        guard tie.points.count > 1 else { return }
        svg.open("g", ["class": "tie", "data-from": .text(tie.from.rawValue), "data-to": .text(tie.to.rawValue)])
        svg.element(
            "path",
            [
                "class": "line", "d": .text(line(tie.points, ending: 0)), "fill": "none", "stroke": .text(palette.line),
                "stroke-width": 1.5, "stroke-dasharray": "1 5", "stroke-linecap": "round",
                "vector-effect": "non-scaling-stroke",
            ])
        svg.close("g")
    }

    /// - Parameter ending: How much before the tip the line ends.
    private static func line(_ points: [Point], ending: Double = arrowLength - 1) -> String {
        var path = PathText()
        path.move(points[0].x, points[0].y)
        for index in 1..<points.count - 1 {
            let (before, corner, after) = (points[index - 1], points[index], points[index + 1])
            let radius = min(MapMetrics.corner, length(before, corner) / 2, length(corner, after) / 2)
            let (start, end) = (towards(corner, before, radius), towards(corner, after, radius))
            path.line(start.x, start.y)
            path.curve(corner.x, corner.y, end.x, end.y)
        }
        let (before, tip) = (points[points.count - 2], points[points.count - 1])
        let end = towards(tip, before, min(ending, length(before, tip)))
        path.line(end.x, end.y)
        return path.text
    }

    private static func length(_ left: Point, _ right: Point) -> Double {
        abs(left.x - right.x) + abs(left.y - right.y)
    }

    /// The point at a distance from `start` on the way to `end`, both on one horizontal or vertical.
    private static func towards(_ start: Point, _ end: Point, _ distance: Double) -> Point {
        let whole = length(start, end)
        guard whole > 0 else { return start }
        let part = distance / whole
        return Point(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
    }

    private static func arrow(at tip: Point, from before: Point) -> String {
        let back = towards(tip, before, arrowLength)
        let isFlat = tip.y == before.y
        let (dx, dy) = isFlat ? (0, arrowHalf) : (arrowHalf, 0)
        var path = PathText()
        path.move(tip.x, tip.y)
        path.line(back.x - dx, back.y - dy)
        path.line(back.x + dx, back.y + dy)
        path.close()
        return path.text
    }

    /// The sign of what happens, around the disc's centre.
    private static func sign(_ kind: TransitionKind) -> String {
        switch kind {
        case .push: "M-1.500 -3.500L2 0l-3.500 3.500"
        case .pop: "M1.500 -3.500L-2 0l3.500 3.500"
        case .present: "M-4 4h8M0 1.500v-6M-2.750 -1.750L0 -4.500l2.750 2.750"
        case .dismiss: "M-4 -4h8M0 -1.500v6M-2.750 1.750L0 4.500l2.750 -2.750"
        case .replace: "M-4.500 -1.750h8l-2 -2M4.500 1.750h-8l2 2"
        case .unwind: "M-2 -4.250l-2.500 2.500 2.500 2.500M-4.250 -1.750h6a2.750 2.750 0 0 1 0 5.500h-2.750"
        case .embed: "M-4 -4h8v8h-8zM-1.250 -1.250h2.500v2.500h-2.500z"
        case .switchTab: "M-4.500 3.500h9M-3.500 0.500v-3.500M0 0.500v-3.500M3.500 0.500v-3.500"
        case .external: "M-0.500 -3h-3.500v7h7v-3.500M1.250 -4.250h3v3M4 -4L-0.250 0.250"
        }
    }
}
