/// How buttons stand.
public enum ButtonArrangement: Sendable {
    /// Side by side.
    case row
    /// One above the other.
    case stack
    /// It depends on a point or two that are not known.
    case unsure

    /// What holds for both.
    public static func & (left: ButtonArrangement, right: ButtonArrangement) -> ButtonArrangement {
        left == right ? left : .unsure
    }
}

/// What an alert or an action sheet says, in one language, ready to be laid out.
public struct AlertTexts: Sendable {
    /// A text, as far as it is known.
    public struct Text: Sendable {
        /// What is known of it.
        public enum Knowledge: Sendable {
            /// All of it.
            case whole
            /// All but what some placeholders stand for; the text with as much in them as can be expected.
            case placeholders(TextMeasure)
            /// Nothing.
            case nothing
        }

        /// The text; what a placeholder stands for is left out where nobody knows it.
        public var measure: TextMeasure
        /// What is known of it.
        public var knowledge: Knowledge

        /// A text, as far as it is known.
        public init(_ measure: TextMeasure, _ knowledge: Knowledge = .whole) {
            (self.measure, self.knowledge) = (measure, knowledge)
        }

        /// How many lines it takes, and how many are to be expected for the height of what it stands in. No number
        /// bounds the first where a part is unknown, nor the second where all is.
        func lines(_ size: Estimate, in width: Estimate) -> (certain: LineCount, expected: LineCount) {
            let lines = measure.lines(size, in: width)
            let unbounded = LineCount(few: lines.few, many: nil)
            switch knowledge {
            case .whole: return (lines, lines)
            case .placeholders(let longest):
                return (unbounded, LineCount(few: lines.few, many: longest.lines(size, in: width).many))
            case .nothing: return (unbounded, unbounded)
            }
        }

        /// How wide it is in one line.
        func width(_ size: Estimate) -> Estimate {
            var width = measure.width(size)
            if case .whole = knowledge { return width }
            width.high = .infinity
            return width
        }
    }

    /// The title of a button.
    public struct Button: Sendable {
        /// Its title in the regular and in the bold weight; `nil` where nobody knows it.
        public var regular, bold: Text?
        /// Whether it cancels.
        public var isCancel: Bool

        /// The title of a button.
        /// - Parameter canBeBold: Whether the system may set it in bold.
        public init(regular: Text?, bold: Text?, isCancel: Bool) {
            (self.regular, self.bold, self.isCancel) = (regular, bold, isCancel)
        }
    }

    /// The title and the message; `nil` where there is none.
    public var title, message: Text?
    /// The buttons.
    public var buttons: [Button]
    /// How many text fields there are.
    public var fields: Int
    /// How the author says that the buttons stand.
    public var arrangement: ButtonArrangement?

    /// The texts of an alert.
    public init(
        title: Text?, message: Text?, buttons: [Button], fields: Int = 0, arrangement: ButtonArrangement? = nil
    ) {
        (self.title, self.message, self.buttons) = (title, message, buttons)
        (self.fields, self.arrangement) = (fields, arrangement)
    }
}

/// An alert laid out in one language, before any window bounds its height.
public struct AlertBody: Sendable {
    /// The lines of the title and of the message.
    public let title, message: LineCount
    /// How many buttons there are.
    public let buttonCount: Int
    /// How they stand.
    public let arrangement: ButtonArrangement
    /// The height of title, message and fields with the space around them.
    public let text: Estimate
    /// The height of the buttons.
    public let buttons: Estimate

    /// The height of all.
    public var height: Estimate { text + buttons }

    /// Lays an alert out.
    public init(_ texts: AlertTexts, _ metrics: AlertMetrics) {
        let title = texts.title?.lines(metrics.titleSize, in: metrics.textWidth)
        let message = texts.message?.lines(metrics.messageSize, in: metrics.textWidth)
        self.title = title?.certain ?? .none
        self.message = message?.certain ?? .none
        var text = metrics.textInset
        if let title { text = text + title.expected.height(metrics.titleLine) }
        if let message { text = text + message.expected.height(metrics.messageLine) }
        if texts.title != nil, texts.message != nil { text = text + metrics.gap }
        if texts.fields > 0 { text = text + metrics.fieldInset + Double(texts.fields) * metrics.field }
        self.text = text
        buttonCount = texts.buttons.count
        arrangement = texts.arrangement ?? Self.arrangement(texts.buttons, metrics)
        buttons = Self.height(texts.buttons, arrangement, metrics)
    }

    /// Whether two buttons stand side by side: they do where both titles fit into halves of the width.
    private static func arrangement(_ buttons: [AlertTexts.Button], _ metrics: AlertMetrics) -> ButtonArrangement {
        guard buttons.count > 1 else { return .row }
        guard buttons.count == 2 else { return .stack }
        var arrangement = ButtonArrangement.row
        for button in buttons {
            switch fit(button, metrics) {
            case .yes: continue
            case .no: return .stack
            case .unsure: arrangement = .unsure
            }
        }
        return arrangement
    }

    private static func fit(_ button: AlertTexts.Button, _ metrics: AlertMetrics) -> Certainty {
        guard let regular = button.regular, let bold = button.bold else { return .unsure }
        let (narrow, wide) = (regular.width(metrics.buttonSize), bold.width(metrics.buttonSize))
        return Estimate(narrow.low, wide.usual, wide.high).fits(metrics.rowTitle)
    }

    private static func height(
        _ buttons: [AlertTexts.Button], _ arrangement: ButtonArrangement, _ metrics: AlertMetrics
    ) -> Estimate {
        guard !buttons.isEmpty else { return Estimate(0) }
        let single = metrics.button + metrics.buttonSpacing + metrics.buttonInset
        guard buttons.count > 1 else { return single }
        var stack = Double(buttons.count) * (metrics.button + metrics.buttonSpacing) + metrics.buttonInset
        if metrics.key.typeSize.isAccessibility {
            // Long titles go on in a second line at these sizes, where at others they are shrunk.
            for button in buttons {
                let lines = button.bold?.lines(metrics.buttonSize, in: metrics.width - metrics.buttonPadding)
                let more = (lines?.certain.many ?? 3) - 1
                if more > 0 { stack.high += Double(more) * metrics.buttonLine.high }
            }
        }
        return switch arrangement {
        case .row: single
        case .stack: stack
        case .unsure: Estimate(single.low, single.usual, stack.high)
        }
    }
}
