/// The part of a window that alerts and action sheets can use.
public struct WindowRoom: Hashable, Sendable {
    /// The window's width, and its height.
    public var width, height: Double
    /// What the system or the keyboard keeps at the edges, in points.
    public var top, bottom, sides: Estimate
    /// Whether the window is wider than a phone held upright, so that action sheets are popovers.
    public var isRegular: Bool

    /// A part of a window.
    public init(
        width: Double, height: Double, top: Estimate, bottom: Estimate, sides: Estimate, isRegular: Bool
    ) {
        (self.width, self.height, self.isRegular) = (width, height, isRegular)
        (self.top, self.bottom, self.sides) = (top, bottom, sides)
    }

    /// Whether it is wider than tall.
    public var isLandscape: Bool { width > height }

    /// The most height that an alert can have: the system leaves some space above and below, and nobody says how much.
    public var alertHeight: Estimate {
        (Estimate(height) - top - bottom - 2 * Self.alertMargin).atLeast(0)
    }

    private static let alertMargin = Estimate(10, 24, 44)
}

extension AlertBody {
    /// Whether all of the alert is seen at once.
    public func fits(_ room: WindowRoom) -> Certainty {
        height.fits(room.alertHeight)
    }

    /// Whether all buttons are seen at once.
    ///
    /// Text and buttons scroll apart from each other. The text takes what it needs but for the least that buttons keep,
    /// so buttons in one row are never cut, and stacked ones are as soon as the alert is too tall.
    public func buttonsFit(_ room: WindowRoom) -> Certainty {
        switch arrangement {
        case .row: .yes
        case .stack: buttonCount > 1 ? fits(room) : .yes
        case .unsure: fits(room) == .yes ? .yes : .unsure
        }
    }
}
