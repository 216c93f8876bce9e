/// A rectangle in points; its origin is the window's top left corner.
public struct Rect: Hashable, Sendable, FlowObject {
    /// The distance of its left edge from the window's.
    public var x = 0.0
    /// The distance of its top edge from the window's.
    public var y = 0.0
    /// Its width.
    public var width = 0.0
    /// Its height.
    public var height = 0.0
    var provenance = Provenance.none

    /// A rectangle by its corner and size.
    public init(x: Double, y: Double, width: Double, height: Double) {
        (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }

    init() {}

    static let fields = FieldTable<Rect>([
        .required("x", \.x), .required("y", \.y),
        .required("width", \.width, range: 0...1e6), .required("height", \.height, range: 0...1e6),
    ])
}

/// A width and a height in points.
public struct Size: Hashable, Sendable, FlowObject {
    /// The width.
    public var width = 0.0
    /// The height.
    public var height = 0.0
    var provenance = Provenance.none

    /// A size.
    public init(width: Double, height: Double) {
        (self.width, self.height) = (width, height)
    }

    init() {}

    static let fields = FieldTable<Size>([
        .required("width", \.width, range: 0...1e6), .required("height", \.height, range: 0...1e6),
    ])
}

/// A place in points, from the top left corner of what it lies in.
public struct Point: Hashable, Sendable, FlowObject {
    /// The distance from the left.
    public var x = 0.0
    /// The distance from the top.
    public var y = 0.0
    var provenance = Provenance.none

    /// A place.
    public init(x: Double, y: Double) {
        (self.x, self.y) = (x, y)
    }

    init() {}

    static let fields = FieldTable<Point>([.required("x", \.x), .required("y", \.y)])
}

/// What the system keeps for itself at a window's edges, in points. An edge that is not named has none.
public struct Insets: Hashable, Sendable, FlowObject {
    /// At the top.
    public var top = Stated<Double>.unknown
    /// At the bottom.
    public var bottom = Stated<Double>.unknown
    /// At the left.
    public var left = Stated<Double>.unknown
    /// At the right.
    public var right = Stated<Double>.unknown
    var provenance = Provenance.none

    /// Insets of a window.
    public init(top: Double, bottom: Double, left: Double = 0, right: Double = 0) {
        self.top = .value(top)
        self.bottom = .value(bottom)
        self.left = .value(left)
        self.right = .value(right)
    }

    init() {}

    static let fields = FieldTable<Insets>([
        .optional("top", \.top, range: 0...1e6), .optional("bottom", \.bottom, range: 0...1e6),
        .optional("left", \.left, range: 0...1e6), .optional("right", \.right, range: 0...1e6),
    ])
}
