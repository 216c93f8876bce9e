import Testing

@testable import TextLayout

/// How tall alerts and action sheets are, and how their buttons stand.
@Suite struct AlertBodyTests {
    static let metrics = AlertMetrics(AlertMetrics.Key(.iOS18, .large, windowWidth: 390))
    static let glass = AlertMetrics(AlertMetrics.Key(.iOS26, .large, windowWidth: 390))

    static func text(_ text: String, _ weight: TypeWeight = .regular) -> AlertTexts.Text {
        AlertTexts.Text(TextMeasure(text, weight: weight, language: "en"))
    }

    static func texts(
        _ messageLines: Int, _ buttons: [String], fields: Int = 0, arrangement: ButtonArrangement? = nil
    ) -> AlertTexts {
        AlertTexts(
            title: text("Delete?", .semibold),
            message: messageLines > 0
                ? text(Array(repeating: "A line.", count: messageLines).joined(separator: "\n")) : nil,
            buttons: buttons.map { AlertTexts.Button(regular: text($0), bold: text($0), isCancel: $0 == "Cancel") },
            fields: fields, arrangement: arrangement)
    }

    static func body(_ lines: Int, _ buttons: [String], _ metrics: AlertMetrics = metrics) -> AlertBody {
        AlertBody(texts(lines, buttons), metrics)
    }

    /// A window without anything at its edges.
    static func room(_ width: Double, _ height: Double) -> WindowRoom {
        WindowRoom(
            width: width, height: height, top: Estimate(0), bottom: Estimate(0), sides: Estimate(0), isRegular: false)
    }

    static let three = ["Save", "Don’t Save", "Cancel"]
    static let five = ["All", "Some", "None", "Later", "Cancel"]

    @Test func `worked heights come out`() {
        func holds(_ body: AlertBody, _ height: Double) -> Bool {
            body.height.low <= height && height <= body.height.high + 0.5 && body.height.high - body.height.low < 30
        }
        #expect(holds(Self.body(2, ["Cancel", "OK"]), 146))
        #expect(holds(Self.body(2, Self.three), 236))
        #expect(holds(Self.body(8, ["Cancel", "OK"]), 254))
        #expect(holds(Self.body(2, Self.five), 324))
    }

    @Test func `a title, two lines and a row fit every phone held sideways`() {
        for height in [320.0, 375, 390, 402, 440] {
            #expect(Self.body(2, ["Cancel", "OK"]).fits(Self.room(2 * height, height)) == .yes)
        }
    }

    @Test func `what is near the limit is left open`() {
        let low = Self.room(568, 320)
        #expect(Self.body(2, Self.three).fits(low) == .unsure)
        #expect(Self.body(8, ["Cancel", "OK"]).fits(low) == .unsure)
        #expect(Self.body(8, ["Cancel", "OK"]).fits(Self.room(667, 375)) == .yes)
        #expect(Self.body(2, Self.five).fits(low) == .no)
    }

    @Test func `short titles share a row and long ones don't`() {
        #expect(Self.body(0, ["OK"]).arrangement == .row)
        #expect(Self.body(0, ["Cancel", "Delete"]).arrangement == .row)
        #expect(Self.body(0, ["Remind Me Again Tomorrow", "OK"]).arrangement == .stack)
        #expect(Self.body(0, ["Cancel", "Delete Message"]).arrangement == .unsure)
        #expect(Self.body(0, Self.three).arrangement == .stack)
        #expect(AlertBody(Self.texts(0, ["Cancel", "OK"], arrangement: .stack), Self.metrics).arrangement == .stack)
    }

    @Test func `a button of which nobody knows the title leaves the row open`() {
        var texts = Self.texts(0, ["Cancel", "OK"])
        texts.buttons[1].regular = nil
        #expect(AlertBody(texts, Self.metrics).arrangement == .unsure)
        texts.buttons[0] = AlertTexts.Button(
            regular: Self.text("Remind Me Again Tomorrow"), bold: Self.text("Remind Me Again Tomorrow"), isCancel: false
        )
        #expect(AlertBody(texts, Self.metrics).arrangement == .stack)
    }

    @Test func `two long titles take the height of a stack`() {
        let row = Self.body(2, ["Later", "Update"])
        let stack = Self.body(2, ["Remind Me Again Tomorrow", "Update Right Now"])
        #expect(stack.height.low - row.height.low == 44)
        #expect(stack.height.high > row.height.high + 44)
    }

    @Test func `a row of buttons stays in sight below any text, a stack doesn't`() {
        let low = Self.room(568, 320)
        #expect(Self.body(40, ["Cancel", "OK"]).buttonsFit(low) == .yes)
        #expect(Self.body(40, Self.three).buttonsFit(low) == .no)
        #expect(Self.body(40, ["Cancel", "Delete Message"]).buttonsFit(low) == .unsure)
        #expect(Self.body(1, ["Cancel", "Delete Message"]).buttonsFit(low) == .yes)
        #expect(Self.body(40, ["OK"]).buttonsFit(low) == .yes)
    }

    @Test func `text fields and text size make it taller`() {
        let plain = Self.body(1, ["Cancel", "OK"])
        #expect(
            AlertBody(Self.texts(1, ["Cancel", "OK"], fields: 2), Self.metrics).height.low == plain.height.low + 60)
        var last = 0.0
        for size in TypeSize.allCases where size != .small {
            let metrics = AlertMetrics(AlertMetrics.Key(.iOS18, size, windowWidth: 390))
            let height = Self.body(2, Self.three, metrics).height
            #expect(height.low > last && height.low <= height.usual && height.usual <= height.high, "\(size)")
            last = height.low
        }
    }

    @Test func `less is known of iOS 26`() {
        func spread(_ length: Estimate) -> Double { length.high - length.low }
        #expect(spread(Self.body(2, Self.three, Self.glass).height) > spread(Self.body(2, Self.three).height))
        #expect(spread(Self.glass.textWidth) > spread(Self.metrics.textWidth))
        #expect(Self.metrics.textWidth == Estimate(230, 238, 238))
        #expect(Self.glass.textWidth == Estimate(240, 244, 264))
    }

    @Test(arguments: [AlertSystem.iOS18, .iOS26], TypeSize.allCases)
    func `every measure has its bounds in order`(_ system: AlertSystem, _ size: TypeSize) {
        for width in [100.0, 320, 390, 844, 1366] {
            let metrics = AlertMetrics(AlertMetrics.Key(system, size, windowWidth: width))
            for length in [
                metrics.width, metrics.textWidth, metrics.titleSize, metrics.titleLine, metrics.messageSize,
                metrics.messageLine, metrics.textInset, metrics.gap, metrics.field, metrics.button, metrics.rowTitle,
            ] { #expect(length.low <= length.usual && length.usual <= length.high) }
            #expect(metrics.textWidth.low > 0 && metrics.width.high <= max(width, 120))
        }
    }

    @Test func `what a placeholder stands for bounds no line, but is expected to end`() {
        let known = TextMeasure("Delete “”?", weight: .semibold, language: "en")
        let longest = TextMeasure(
            "Delete “" + String(repeating: "n", count: 60) + "”?", weight: .semibold, language: "en")
        var texts = Self.texts(0, ["Cancel", "OK"])
        texts.title = AlertTexts.Text(known, .placeholders(longest))
        let body = AlertBody(texts, Self.metrics)
        #expect(body.title.few == 1 && body.title.many == nil)
        #expect(body.title.fits(1) == .unsure)
        #expect(body.height.high.isFinite)
        texts.title = AlertTexts.Text(known, .nothing)
        #expect(!AlertBody(texts, Self.metrics).height.high.isFinite)
    }

    // MARK: - Action sheets

    static func sheet(_ count: Int, _ room: WindowRoom, _ system: AlertSystem = .iOS18) -> ActionSheetBody {
        let buttons = (1..<count).map { "Folder \($0)" } + ["Cancel"]
        return ActionSheetBody(
            texts(0, buttons), ActionSheetMetrics(ActionSheetMetrics.Key(system, .large, room)))
    }

    @Test func `an action sheet holds as many buttons as the window has room for`() {
        #expect(Self.sheet(8, Self.room(390, 844)).fits == .yes)
        #expect(Self.sheet(20, Self.room(390, 844)).fits == .no)
        #expect(Self.sheet(3, Self.room(844, 390)).fits == .yes)
        #expect(Self.sheet(6, Self.room(844, 390)).fits == .unsure)
        #expect(Self.sheet(9, Self.room(844, 390)).fits == .no)
    }

    @Test func `a popover has no Cancel`() {
        var room = Self.room(820, 1180)
        room.isRegular = true
        #expect(Self.sheet(5, room).buttonCount == 4)
        #expect(Self.sheet(5, room).height.low < Self.sheet(5, Self.room(820, 1180)).height.low)
        #expect(Self.sheet(5, Self.room(390, 844), .iOS26).height.low < Self.sheet(5, Self.room(390, 844)).height.low)
    }

    @Test func `an action sheet is as wide as an upright phone however it is held`() {
        let upright = ActionSheetMetrics(ActionSheetMetrics.Key(.iOS18, .large, Self.room(390, 844)))
        let sideways = ActionSheetMetrics(ActionSheetMetrics.Key(.iOS18, .large, Self.room(844, 390)))
        #expect(upright.width == Estimate(370, 374, 374))
        #expect(sideways.width == Estimate(370, 374, 400))
    }
}
