/// The measures of an action sheet, in points: as uncertain as those of alerts and from the same sources.
public struct ActionSheetMetrics: Hashable, Sendable {
    /// What the measures depend on.
    public struct Key: Hashable, Sendable {
        /// The version of iOS.
        public var system: AlertSystem
        /// The text size that people have chosen.
        public var typeSize: TypeSize
        /// The window.
        public var room: WindowRoom

        /// The measures in a window.
        public init(_ system: AlertSystem, _ typeSize: TypeSize, _ room: WindowRoom) {
            (self.system, self.typeSize, self.room) = (system, typeSize, room)
        }
    }

    /// What they depend on.
    public let key: Key
    /// The sheet's width.
    public let width: Estimate
    /// The width that lines of text have.
    public let textWidth: Estimate
    /// The size of the title's and the message's letters, and the height of their lines.
    public let textSize, textLine: Estimate
    /// The space above and below the texts, together.
    public let textInset: Estimate
    /// The height of a button.
    public let button: Estimate
    /// The space or the line between a button and what is above it.
    public let buttonSpacing: Estimate
    /// The space between Cancel and the other buttons.
    public let cancelGap: Estimate
    /// The most height that it can have.
    public let available: Estimate
    /// Whether it is drawn as a popover, which has no Cancel.
    public let isPopover: Bool

    /// The measures of a system in a window.
    public init(_ key: Key) {
        self.key = key
        let room = key.room
        let isGlass = key.system == .iOS26
        isPopover = room.isRegular
        width = Self.width(room, isGlass: isGlass, isPopover: isPopover)
        textWidth = (width - 2 * (isGlass ? Estimate(16, 24, 30) : Estimate(16, 20, 24))).atLeast(40)
        let footnote = TypeStyle.footnote.measures(key.typeSize)
        textSize = Estimate(footnote.size)
        textLine = Estimate(min(footnote.line, (footnote.size * 1.35).rounded(.down)), footnote.line, footnote.line)
        textInset = isGlass ? Estimate(20, 28, 44) : Estimate(24, 28, 32)
        let body = TypeStyle.body.measures(key.typeSize)
        let least = room.isLandscape || isGlass || isPopover ? 44.0 : 57
        let usual = isPopover || isGlass ? 50.0 : 57
        button = Estimate(max(least, body.line + 14), max(usual, body.line + 30), max(58, body.line + 38))
        buttonSpacing = isGlass ? Estimate(0, 8, 10) : Estimate(0, 0.5, 1)
        cancelGap = Estimate(8)
        // Where the display has no bar at the bottom the sheet keeps some distance of its own.
        let below = isPopover ? room.bottom : room.bottom.atLeast(8)
        available = (Estimate(room.height) - room.top - below - Estimate(0, 10, isPopover ? 88 : 44)).atLeast(0)
    }

    private static func width(_ room: WindowRoom, isGlass: Bool, isPopover: Bool) -> Estimate {
        let whole = Estimate(room.width) - 2 * room.sides - 2 * Estimate(8, 8, 10)
        if isPopover { return Estimate(270, 304, 320).atMost(whole.high) }
        // A sheet that points at its source is as narrow as an alert, another as wide as the window.
        if isGlass { return Estimate(270, whole.usual, whole.high).atMost(whole.high) }
        guard room.isLandscape else { return whole }
        let upright = room.height - 16
        return Estimate(room.height - 20, upright, max(upright, 400)).atMost(whole.high)
    }
}
