/// An action sheet laid out in one language and window.
public struct ActionSheetBody: Sendable {
    /// The lines of the title and of the message.
    public let title, message: LineCount
    /// How many buttons are drawn.
    public let buttonCount: Int
    /// The height of all.
    public let height: Estimate
    /// The most height that it can have.
    public let available: Estimate

    /// The most lines that a text of which nobody knows anything is expected to take: few sheets say more than a title.
    private static let unknownLines = 4

    /// Lays an action sheet out.
    public init(_ texts: AlertTexts, _ metrics: ActionSheetMetrics) {
        let title = texts.title?.lines(metrics.textSize, in: metrics.textWidth)
        let message = texts.message?.lines(metrics.textSize, in: metrics.textWidth)
        self.title = title?.certain ?? .none
        self.message = message?.certain ?? .none
        let cancels = texts.buttons.count { $0.isCancel }
        let others = texts.buttons.count - cancels
        var height = Double(others) * (metrics.button + metrics.buttonSpacing)
        if texts.title != nil || texts.message != nil {
            height = height + metrics.textInset
            for text in [title, message].compactMap({ $0 }) {
                var lines = text.expected
                if lines.many == nil { lines.many = max(lines.few, Self.unknownLines) }
                height = height + lines.height(metrics.textLine)
            }
        }
        // A popover goes away at a tap beside it, so it shows no Cancel; from iOS 26 on a sheet may be one.
        if cancels > 0, !metrics.isPopover {
            let cancel = metrics.button + metrics.cancelGap
            height = height + (metrics.key.system == .iOS26 ? Estimate(0, cancel.usual, cancel.high) : cancel)
        }
        self.height = height
        available = metrics.available
        buttonCount = metrics.isPopover ? others : texts.buttons.count
    }

    /// Whether all buttons are seen at once.
    public var fits: Certainty { height.fits(available) }
}
