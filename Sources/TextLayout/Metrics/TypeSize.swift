/// A text size that people can choose, by the name that Dynamic Type has for it.
public enum TypeSize: String, CaseIterable, Sendable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

    /// Whether it is one of those for people who see little.
    public var isAccessibility: Bool { self >= .accessibility1 }
}

extension TypeSize: Comparable {
    /// Smaller is less.
    public static func < (left: TypeSize, right: TypeSize) -> Bool { left.order < right.order }

    private var order: Int {
        switch self {
        case .xSmall: 0
        case .small: 1
        case .medium: 2
        case .large: 3
        case .xLarge: 4
        case .xxLarge: 5
        case .xxxLarge: 6
        case .accessibility1: 7
        case .accessibility2: 8
        case .accessibility3: 9
        case .accessibility4: 10
        case .accessibility5: 11
        }
    }
}

/// A text style of the system, as far as alerts and action sheets are set in it.
public enum TypeStyle: Sendable {
    /// Headline and body share their sizes.
    case headline, body
    case callout, subheadline, footnote

    /// The size and the height of a line, in points.
    ///
    /// From the tables of the Human Interface Guidelines (Typography: Specifications), which hold for iOS and iPadOS.
    public func measures(_ size: TypeSize) -> (size: Double, line: Double) {
        rows[size] ?? (17, 22)
    }

    private var rows: [TypeSize: (size: Double, line: Double)] {
        switch self {
        case .headline, .body: Self.bodies
        case .callout: Self.callouts
        case .subheadline: Self.subheadlines
        case .footnote: Self.footnotes
        }
    }

    private static let bodies: [TypeSize: (size: Double, line: Double)] = [
        .xSmall: (14, 19), .small: (15, 20), .medium: (16, 21), .large: (17, 22), .xLarge: (19, 24),
        .xxLarge: (21, 26), .xxxLarge: (23, 29), .accessibility1: (28, 34), .accessibility2: (33, 40),
        .accessibility3: (40, 48), .accessibility4: (47, 56), .accessibility5: (53, 62),
    ]

    private static let callouts: [TypeSize: (size: Double, line: Double)] = [
        .xSmall: (13, 18), .small: (14, 19), .medium: (15, 20), .large: (16, 21), .xLarge: (18, 23),
        .xxLarge: (20, 25), .xxxLarge: (22, 28), .accessibility1: (26, 32), .accessibility2: (32, 39),
        .accessibility3: (38, 46), .accessibility4: (44, 52), .accessibility5: (51, 60),
    ]

    private static let subheadlines: [TypeSize: (size: Double, line: Double)] = [
        .xSmall: (12, 16), .small: (13, 18), .medium: (14, 19), .large: (15, 20), .xLarge: (17, 22),
        .xxLarge: (19, 24), .xxxLarge: (21, 28), .accessibility1: (25, 31), .accessibility2: (30, 37),
        .accessibility3: (36, 43), .accessibility4: (42, 50), .accessibility5: (49, 58),
    ]

    private static let footnotes: [TypeSize: (size: Double, line: Double)] = [
        .xSmall: (12, 16), .small: (12, 16), .medium: (12, 16), .large: (13, 18), .xLarge: (15, 20),
        .xxLarge: (17, 22), .xxxLarge: (19, 24), .accessibility1: (23, 29), .accessibility2: (27, 33),
        .accessibility3: (33, 40), .accessibility4: (38, 46), .accessibility5: (44, 52),
    ]
}

/// How much closer together or further apart than drawn the system sets its Latin letters, by the type size.
///
/// From the tracking values of the Human Interface Guidelines (Typography: Specifications), in thousandths of the size.
enum Tracking {
    /// The tracking of a size; between two rows of the table the nearer smaller one holds.
    static func thousandths(_ size: Double) -> Double {
        guard size >= 6 else { return 41 }
        let index = min(Int(size) - 6, table.count - 1)
        return table[index]
    }

    /// From 6 points on, a point at a time.
    private static let table: [Double] = [
        41, 34, 26, 19, 12, 6, 0, -6, -11, -16, -20, -26, -25, -24, -23, -18, -12, -4, 3, 6, 8, 11, 14, 14, 14, 13, 13,
        12, 12, 11, 10, 10, 10, 10, 10, 9, 9, 9, 8, 8, 8, 8, 8, 7, 7, 7, 6,
    ]
}
