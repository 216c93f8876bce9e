/// A version of iOS whose metrics are known.
public enum AlertSystem: Int, Sendable {
    /// iOS 18 and those before it.
    case iOS18 = 18
    /// iOS 26.
    case iOS26 = 26
}

/// The measures of an alert, in points.
///
/// Apple publishes none. Those of iOS 18 are what several re-implementations and headers agree on (Flutter's Cupertino
/// dialog, SDCAlertView, DWAlertController, SimpleAlert, CustomAlert), and where they differ the bounds hold both. For
/// iOS 26 there is one re-implementation (CustomAlert), so the bounds are wider.
public struct AlertMetrics: Hashable, Sendable {
    /// What the measures depend on.
    public struct Key: Hashable, Sendable {
        /// The version of iOS.
        public var system: AlertSystem
        /// The text size that people have chosen.
        public var typeSize: TypeSize
        /// The widest that an alert can be in the window.
        let room: Int

        /// The measures in a window of that width.
        public init(_ system: AlertSystem, _ typeSize: TypeSize, windowWidth: Double) {
            self.system = system
            self.typeSize = typeSize
            // Wider windows make no wider alerts; equal keys save measuring again.
            let widest = typeSize.isAccessibility ? 379.0 : 320
            room = Int(min(max(windowWidth, 120) - 16, widest))
        }
    }

    /// Raised when a measure changes.
    public static let version = 1

    /// What they depend on.
    public let key: Key
    /// The alert's width.
    public let width: Estimate
    /// The space beside the texts.
    public let padding: Estimate
    /// The width that lines of text have.
    public let textWidth: Estimate
    /// The size of the title's letters, and the height of its lines.
    public let titleSize, titleLine: Estimate
    /// The size of the message's letters, and the height of its lines.
    public let messageSize, messageLine: Estimate
    /// The space above and below the texts, together.
    public let textInset: Estimate
    /// The space between title and message.
    public let gap: Estimate
    /// The height of a text field, and the space before the first.
    public let field, fieldInset: Estimate
    /// The size of the letters on buttons, and the height of their lines.
    public let buttonSize, buttonLine: Estimate
    /// The height of a button.
    public let button: Estimate
    /// The space beside a button's title, on both sides together.
    public let buttonPadding: Estimate
    /// The space or the line between a button and what is above it.
    public let buttonSpacing: Estimate
    /// The space below the buttons, and that beside them on either side.
    public let buttonInset: Estimate
    /// The least of the buttons that is shown however long the text is.
    public let leastButtons: Estimate
    /// The width that a title has for itself where two buttons share a row.
    public let rowTitle: Estimate

    /// The measures of a system at a text size.
    public init(_ key: Key) {
        self.key = key
        let size = key.typeSize
        let isGlass = key.system == .iOS26
        let wide = size.isAccessibility
        let width =
            isGlass
            ? Estimate(300, wide ? 310 : 300, wide ? 379 : 320)
            : Estimate(wide ? 310 : 270, wide ? 310 : 270, wide ? 379 : 270)
        self.width = width.atMost(Double(key.room))
        padding = isGlass ? Estimate(28, 28, 30) : Estimate(16, 16, 20)
        textWidth = self.width - 2 * padding

        let headline = TypeStyle.headline.measures(size)
        titleSize = Estimate(headline.size)
        titleLine = Self.line(headline)
        let footnote = TypeStyle.footnote.measures(size)
        let subheadline = TypeStyle.subheadline.measures(size)
        let callout = TypeStyle.callout.measures(size)
        messageSize = isGlass ? Estimate(subheadline.size, subheadline.size, callout.size) : Estimate(footnote.size)
        messageLine =
            isGlass ? Estimate(subheadline.line, subheadline.line, callout.line) : Self.line(footnote)
        textInset = isGlass ? Estimate(36, 40, 52) : Estimate(40)
        gap = isGlass ? Estimate(2, 6, 10) : Estimate(2, 3, 4)
        field = isGlass ? Estimate(30, 36, 44) : Estimate(30)
        fieldInset = isGlass ? Estimate(0, 10, 16) : Estimate(0, 10, 12)

        buttonSize = Estimate(headline.size)
        buttonLine = Self.line(headline)
        // What the line of 22 points has above and below at the usual text size, and less of it at larger ones.
        button =
            isGlass
            ? Estimate(max(44, headline.line + 14), max(48, headline.line + 26), max(52, headline.line + 30))
            : Estimate(max(44, headline.line + 14), max(44, headline.line + 22), max(45, headline.line + 24))
        buttonPadding = isGlass ? Estimate(16, 30, 48) : Estimate(8, 16, 24)
        buttonSpacing = isGlass ? Estimate(6, 8, 10) : Estimate(0, 0.5, 1)
        buttonInset = isGlass ? Estimate(10, 14, 20) : Estimate(0)
        leastButtons = isGlass ? 1.5 * button : Estimate(66, 66, 68).atLeast(button.low)
        let half = isGlass ? 0.5 * (self.width - 2 * buttonInset - buttonSpacing) : 0.5 * self.width
        rowTitle = half - buttonPadding
    }

    /// The height of a line: as the system's tables have it, and a little less where letters are set closely.
    private static func line(_ style: (size: Double, line: Double)) -> Estimate {
        Estimate(min(style.line, (style.size * 1.35).rounded(.down)), style.line, style.line)
    }
}
