import FlowDocument

@testable import Drawing

/// What a map must not have, counted.
struct MapFaults: Equatable {
    static let none = MapFaults()

    /// Pairs of frames that overlap, labels included.
    var overlaps = 0
    /// Stretches of lines that run through a frame or its label.
    var crossings = 0
    /// Stretches that are neither horizontal nor vertical.
    var slants = 0
    /// Pairs of stretches of different transitions that lie on each other.
    var shared = 0
    /// Pairs of discs that touch.
    var touchingDiscs = 0
    /// Discs that sit on a frame.
    var coveredFrames = 0
    /// Points and frames that lie outside of the map.
    var outside = 0

    private init() {}

    init(_ layout: MapLayout) {
        let boxes = layout.nodes.map { node in
            Rect(
                x: node.frame.x, y: node.frame.y - MapMetrics.label, width: node.frame.width,
                height: node.frame.height + MapMetrics.label)
        }
        for (index, box) in boxes.enumerated() {
            overlaps += boxes[..<index].count { Self.overlap($0, box) }
            if box.x < 0 || box.y < 0 || box.maxX > layout.size.width || box.maxY > layout.size.height { outside += 1 }
        }
        var flat: [Double: [(Int, Double, Double)]] = [:]
        var upright: [Double: [(Int, Double, Double)]] = [:]
        for (number, points) in (layout.edges.map(\.points) + layout.ties.map(\.points)).enumerated() {
            for (start, end) in zip(points, points.dropFirst()) {
                if start.x != end.x && start.y != end.y { slants += 1 }
                let stretch = Rect(
                    x: min(start.x, end.x), y: min(start.y, end.y), width: abs(start.x - end.x),
                    height: abs(start.y - end.y))
                crossings += boxes.count { Self.touches(stretch, $0) }
                if start.y == end.y {
                    flat[start.y, default: []].append((number, stretch.x, stretch.maxX))
                } else {
                    upright[start.x, default: []].append((number, stretch.y, stretch.maxY))
                }
            }
            outside += points.count {
                $0.x < 0 || $0.y < 0 || $0.x > layout.size.width || $0.y > layout.size.height
            }
        }
        for line in Array(flat.values) + Array(upright.values) { shared += Self.shared(line) }
        let discs = layout.edges.map(\.disc)
        for (index, disc) in discs.enumerated() {
            touchingDiscs += discs[..<index].count { abs($0.x - disc.x) < 17 && abs($0.y - disc.y) < 17 }
            let box = Rect(x: disc.x - 8, y: disc.y - 8, width: 16, height: 16)
            coveredFrames += layout.nodes.count { Self.overlap($0.frame, box) }
        }
    }

    private static func overlap(_ left: Rect, _ right: Rect) -> Bool {
        left.x < right.maxX && right.x < left.maxX && left.y < right.maxY && right.y < left.maxY
    }

    /// A line may end at a frame, but not run into it.
    private static func touches(_ stretch: Rect, _ box: Rect) -> Bool {
        stretch.x < box.maxX - 0.5 && box.x + 0.5 < stretch.maxX && stretch.y <= box.maxY - 0.5
            && box.y + 0.5 <= stretch.maxY
            || stretch.y < box.maxY - 0.5 && box.y + 0.5 < stretch.maxY && stretch.x <= box.maxX - 0.5
                && box.x + 0.5 <= stretch.maxX
    }

    private static func shared(_ line: [(Int, Double, Double)]) -> Int {
        var count = 0
        for (index, right) in line.enumerated() {
            for left in line[..<index] where left.0 != right.0 && min(left.2, right.2) - max(left.1, right.1) > 1 {
                count += 1
            }
        }
        return count
    }
}
