internal import FlowDocument

/// How far apart in points two edges may lie that are meant to coincide. It holds for “equals” and “covers” alone and is
/// never added to a limit.
let edgeTolerance = 1.0

/// Rectangles are half-open: their right and lower edges are outside, so what only touches does not overlap.
extension Rect {
    /// A rectangle of a size at the window's corner.
    init(_ size: Size) {
        self.init(x: 0, y: 0, width: size.width, height: size.height)
    }

    /// A rectangle by its edges.
    init(left: Double, top: Double, right: Double, bottom: Double) {
        self.init(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
    }

    /// The distance of the right edge from the window's left.
    var maxX: Double { x + width }
    /// The distance of the lower edge from the window's top.
    var maxY: Double { y + height }
    /// The area in square points.
    var area: Double { width * height }
    /// The point in the middle.
    var centre: Point { Point(x: x + width / 2, y: y + height / 2) }
    /// Whether no point lies inside.
    var isEmpty: Bool { width <= 0 || height <= 0 }

    /// What both have in common; `nil` where that has no area.
    func intersection(_ other: Rect) -> Rect? {
        let common = Rect(
            left: max(x, other.x), top: max(y, other.y), right: min(maxX, other.maxX), bottom: min(maxY, other.maxY))
        return common.isEmpty ? nil : common
    }

    /// Whether both have an area in common.
    func overlaps(_ other: Rect) -> Bool { intersection(other) != nil }

    /// Whether a point lies inside or on the left or upper edge.
    func contains(_ point: Point) -> Bool {
        point.x >= x && point.x < maxX && point.y >= y && point.y < maxY
    }

    /// Whether another lies inside, edges that coincide included.
    func covers(_ other: Rect, tolerance: Double = edgeTolerance) -> Bool {
        x <= other.x + tolerance && y <= other.y + tolerance && maxX >= other.maxX - tolerance
            && maxY >= other.maxY - tolerance
    }

    /// Whether all four edges coincide with another's.
    func equals(_ other: Rect, tolerance: Double = edgeTolerance) -> Bool {
        abs(x - other.x) <= tolerance && abs(y - other.y) <= tolerance && abs(maxX - other.maxX) <= tolerance
            && abs(maxY - other.maxY) <= tolerance
    }

    /// Which share of another's area lies inside of this one, from 0 to 1.
    func coverage(of other: Rect) -> Double {
        Rect.coverage(of: other, by: [self])
    }

    /// Which share of an area lies inside of one or two rectangles, what both cover counted once.
    static func coverage(of area: Rect, by first: Rect, _ second: Rect) -> Double {
        coverage(of: area, by: [first, second])
    }

    private static func coverage(of whole: Rect, by parts: [Rect]) -> Double {
        guard !whole.isEmpty else { return 0 }
        let parts = parts.compactMap { $0.intersection(whole) }
        let sum = parts.reduce(0) { $0 + $1.area }
        let common = parts.count == 2 ? parts[0].intersection(parts[1])?.area ?? 0 : 0
        return min(1, (sum - common) / whole.area)
    }

    /// The rectangle that is smaller by a distance at each edge.
    func inset(by distance: Double) -> Rect {
        Rect(left: x + distance, top: y + distance, right: maxX - distance, bottom: maxY - distance)
    }

    /// The rectangle that is smaller by what the system keeps for itself at each edge.
    func inset(by insets: Insets) -> Rect {
        Rect(
            left: x + (insets.left.value ?? 0), top: y + (insets.top.value ?? 0),
            right: maxX - (insets.right.value ?? 0), bottom: maxY - (insets.bottom.value ?? 0))
    }

    /// The rectangle of the same size whose middle is that of another.
    func centred(in other: Rect) -> Rect {
        Rect(
            x: other.x + (other.width - width) / 2, y: other.y + (other.height - height) / 2, width: width,
            height: height)
    }
}

extension DeviceCase {
    /// The whole window.
    var bounds: Rect { Rect(window) }
}
