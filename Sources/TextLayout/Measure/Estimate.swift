/// A length in points that is known within bounds.
public struct Estimate: Hashable, Sendable {
    /// It is no less.
    public var low: Double
    /// What it most likely is, and what drawings show.
    public var usual: Double
    /// It is no more.
    public var high: Double

    /// A length within bounds.
    public init(_ low: Double, _ usual: Double, _ high: Double) {
        (self.low, self.usual, self.high) = (low, usual, high)
    }

    /// A length that is known exactly.
    public init(_ exact: Double) {
        self.init(exact, exact, exact)
    }

    /// Both lengths together.
    public static func + (left: Estimate, right: Estimate) -> Estimate {
        Estimate(left.low + right.low, left.usual + right.usual, left.high + right.high)
    }

    /// What is left of a length; the bounds of what is taken away change places.
    public static func - (left: Estimate, right: Estimate) -> Estimate {
        Estimate(left.low - right.high, left.usual - right.usual, left.high - right.low)
    }

    /// The length so many times.
    public static func * (count: Double, length: Estimate) -> Estimate {
        Estimate(count * length.low, count * length.usual, count * length.high)
    }

    /// The length, but no more than this.
    public func atMost(_ limit: Double) -> Estimate {
        Estimate(min(low, limit), min(usual, limit), min(high, limit))
    }

    /// The length, but no less than this.
    public func atLeast(_ limit: Double) -> Estimate {
        Estimate(max(low, limit), max(usual, limit), max(high, limit))
    }

    /// Whether it is no more than another length, and whether that is certain.
    public func fits(_ room: Estimate) -> Certainty {
        if high <= room.low { .yes } else if low > room.high { .no } else { .unsure }
    }
}

/// An answer that can be left open.
public enum Certainty: Sendable {
    case yes, no, unsure
}

/// How many lines a text takes.
public struct LineCount: Hashable, Sendable {
    /// It takes no fewer.
    public var few: Int
    /// It takes no more; `nil` where nothing bounds it.
    public var many: Int?

    /// A number of lines within bounds.
    public init(few: Int, many: Int?) {
        (self.few, self.many) = (few, many)
    }

    /// No text.
    public static let none = LineCount(few: 0, many: 0)

    /// Whether it is no more than a number, and whether that is certain.
    public func fits(_ limit: Int) -> Certainty {
        if let many, many <= limit { .yes } else if few > limit { .no } else { .unsure }
    }

    /// How tall so many lines are.
    func height(_ line: Estimate) -> Estimate {
        guard let many else { return Estimate(Double(few) * line.low, Double(few) * line.usual, .infinity) }
        return Estimate(Double(few) * line.low, Double(few + many) / 2 * line.usual, Double(many) * line.high)
    }
}
