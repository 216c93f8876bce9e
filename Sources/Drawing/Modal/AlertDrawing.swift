internal import FlowDocument
internal import TextLayout

/// Draws an alert with the measures that the rules lay it out with.
struct AlertDrawing {
    let modal: Modal

    /// The measures of an alert as they most likely are, in points.
    private struct Metrics {
        let table: AlertMetrics
        let width: Double
        let padding: Double
        let corner: Double
        let titleSize: Double
        let titleLine: Double
        let messageSize: Double
        let messageLine: Double
        let button: Double
        /// The space between buttons, and that around them.
        let spacing: Double
        let inset: Double
        /// iOS 26: texts at the leading edge, buttons as capsules.
        let isGlass: Bool

        init(_ canvas: Canvas) {
            isGlass = canvas.options.os == .iOS26
            table = AlertMetrics(
                AlertMetrics.Key(
                    isGlass ? .iOS26 : .iOS18, TypeSize(rawValue: canvas.options.textSize.rawValue) ?? .large,
                    windowWidth: canvas.window.width))
            width = table.width.usual
            padding = table.padding.usual
            corner = isGlass ? 34 : 14
            titleSize = table.titleSize.usual
            titleLine = table.titleLine.usual
            messageSize = table.messageSize.usual
            messageLine = table.messageLine.usual
            button = table.button.usual
            spacing = isGlass ? table.buttonSpacing.usual : 0
            inset = table.buttonInset.usual
        }
    }

    func draw(on canvas: inout Canvas) -> Rect {
        let metrics = Metrics(canvas)
        let window = canvas.window
        let textWidth = metrics.width - 2 * metrics.padding
        let title = lines(canvas.text(modal.title), metrics.titleSize, .semibold, textWidth)
        let message = lines(canvas.text(modal.message), metrics.messageSize, .regular, textWidth)
        let fields = modal.textFields.elements.prefix(4)
        let buttons = Array(modal.controls.elements.filter { $0.kind.value != .textField }.prefix(12))
        let isStacked = isStacked(buttons, metrics, canvas)
        let gap = title.isEmpty || message.isEmpty ? 0.0 : metrics.table.gap.usual
        let field = metrics.table.field.usual
        let body =
            metrics.table.textInset.usual + Double(title.count) * metrics.titleLine + gap
            + Double(message.count) * metrics.messageLine
            + (fields.isEmpty ? 0 : metrics.table.fieldInset.usual + Double(fields.count) * field)
        let rows = buttons.isEmpty ? 1 : isStacked ? buttons.count : 1
        let actions = Double(rows) * (metrics.button + metrics.spacing) - metrics.spacing + metrics.inset
        let available = window.height - window.safeArea.top - window.safeArea.bottom - 20
        let height = min(body + actions, available)
        // Where all is too tall, the text gives way first and each half scrolls by itself.
        let least = metrics.table.leastButtons.usual
        let shownBody = body + actions <= available ? body : max(60, height - min(actions, max(least, height / 2)))
        let frame = Rect(
            x: (window.width - metrics.width) / 2,
            y: ((window.height + window.safeArea.top - window.safeArea.bottom - height) / 2).rounded(),
            width: metrics.width, height: height)

        canvas.rect(frame, radius: metrics.corner, fill: canvas.palette.panel, stroke: canvas.palette.panelEdge)
        canvas.clipped(to: frame, radius: metrics.corner) { canvas in
            let room = Rect(x: frame.x, y: frame.y, width: frame.width, height: shownBody)
            canvas.clipped(to: room, radius: 0) { canvas in
                texts(title, message, Array(fields), gap, frame, metrics, on: &canvas)
            }
            let place = Rect(
                x: frame.x, y: frame.y + shownBody, width: frame.width, height: frame.height - shownBody)
            self.buttons(buttons, isStacked, place, metrics, on: &canvas)
        }
        return frame
    }

    /// The lines of a text; one that is missing takes the room of one line.
    private func lines(
        _ text: Stated<String>, _ size: Double, _ weight: TextWidths.Weight, _ width: Double
    ) -> [String?] {
        switch text {
        case .value(let text): TextLines.lines(text, size: size, weight: weight, width: width, limit: 40)
        case .nothing: []
        case .unknown: [nil]
        }
    }

    /// Two buttons stand side by side where both titles fit.
    private func isStacked(_ buttons: [Control], _ metrics: Metrics, _ canvas: Canvas) -> Bool {
        if let layout = modal.layout.value { return layout == .stack }
        guard buttons.count == 2 else { return true }
        let room = metrics.table.rowTitle.usual
        let size = metrics.table.buttonSize.usual
        return buttons.contains { button in
            guard case .value(let title) = canvas.text(button.title) else { return false }
            return TextWidths.width(title, size: size, weight: weight(button)) > room
        }
    }

    private func weight(_ button: Control) -> TextWidths.Weight {
        button.preferred.isTrue ? .semibold : .regular
    }

    // MARK: - Texts

    private func texts(
        _ title: [String?], _ message: [String?], _ fields: [TextField], _ gap: Double, _ frame: Rect,
        _ metrics: Metrics, on canvas: inout Canvas
    ) {
        var y = frame.y + metrics.table.textInset.usual / 2
        let room = frame.inset(metrics.padding, 0)
        let ink = canvas.palette.ink
        let titleBox = Rect(x: room.x, y: y, width: room.width, height: Double(title.count) * metrics.titleLine)
        canvas.field("title", titleBox) { canvas in
            block(title, titleBox, metrics.titleSize, metrics.titleLine, .semibold, ink, metrics, on: &canvas)
        }
        y = titleBox.maxY + gap
        let messageBox = Rect(
            x: room.x, y: y, width: room.width, height: Double(message.count) * metrics.messageLine)
        canvas.field("message", messageBox) { canvas in
            let size = metrics.messageSize
            block(message, messageBox, size, metrics.messageLine, .regular, ink, metrics, on: &canvas)
        }
        y = messageBox.maxY + metrics.table.fieldInset.usual
        let height = metrics.table.field.usual
        for field in fields {
            let box = Rect(x: room.x, y: y, width: room.width, height: height - 4)
            canvas.rect(box, radius: 6, fill: canvas.palette.card, stroke: canvas.palette.panelSeparator)
            let text = field.placeholder.isKnown ? canvas.text(field.placeholder) : canvas.text(field.label)
            canvas.label(text, in: box.inset(8, 0), size: 13, fill: canvas.palette.soft)
            y += height
        }
    }

    private func block(
        _ lines: [String?], _ box: Rect, _ size: Double, _ height: Double, _ weight: TextWidths.Weight, _ ink: String,
        _ metrics: Metrics, on canvas: inout Canvas
    ) {
        let anchor: Canvas.Anchor = metrics.isGlass ? .start : .middle
        for (index, line) in lines.enumerated() {
            let place = Rect(x: box.x, y: box.y + Double(index) * height, width: box.width, height: height)
            guard let line else {
                canvas.label(.unknown, in: place, size: size, fill: ink, anchor: anchor, missing: box.width * 0.6)
                continue
            }
            canvas.text(
                line, x: anchor == .start ? box.x : box.midX, y: place.midY + size * 0.35, size: size, weight: weight,
                fill: ink, anchor: anchor)
        }
    }

    // MARK: - Buttons

    private func buttons(
        _ buttons: [Control], _ isStacked: Bool, _ place: Rect, _ metrics: Metrics, on canvas: inout Canvas
    ) {
        let palette = canvas.palette
        if !metrics.isGlass { canvas.line(place.x, place.y, place.maxX, place.y, palette.panelSeparator) }
        let (inset, spacing) = (metrics.inset, metrics.spacing)
        guard !buttons.isEmpty else {
            // Either it states that it has none, or nobody said.
            let rect = Rect(x: place.x, y: place.y, width: place.width, height: metrics.button).inset(40, 12)
            if !modal.controls.isKnown { canvas.placeholder(rect) }
            return
        }
        let count = Double(buttons.count)
        let width = (place.width - 2 * inset - (isStacked ? 0 : spacing * (count - 1))) / (isStacked ? 1 : count)
        for (index, button) in buttons.enumerated() {
            let step = Double(index)
            let rect = Rect(
                x: place.x + inset + (isStacked ? 0 : step * (width + spacing)),
                y: place.y + (isStacked ? step * (metrics.button + spacing) : 0), width: width,
                height: metrics.button)
            let colour = button.role.value == .destructive ? palette.danger : palette.tint
            canvas.part(button.id, rect) { canvas in
                // A surface to point at, also where nothing is drawn.
                let capsule = button.preferred.isTrue ? palette.tint : palette.fill
                let fill = metrics.isGlass ? capsule : palette.panel
                canvas.rect(
                    rect.inset(0, metrics.isGlass ? 0 : 0.5), radius: metrics.isGlass ? rect.height / 2 : 0, fill: fill)
                let ink = metrics.isGlass && button.preferred.isTrue ? palette.onTint : colour
                canvas.buttonFace(
                    button, in: rect.inset(8, 0), size: metrics.table.buttonSize.usual, ink: ink,
                    isBold: button.preferred.isTrue || metrics.isGlass)
            }
            guard index > 0, !metrics.isGlass else { continue }
            if isStacked {
                canvas.line(rect.x, rect.y, rect.maxX, rect.y, palette.panelSeparator)
            } else {
                canvas.line(rect.x, place.y, rect.x, place.maxY, palette.panelSeparator)
            }
        }
    }
}
