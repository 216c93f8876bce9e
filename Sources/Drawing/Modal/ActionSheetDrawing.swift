internal import FlowDocument
internal import TextLayout

/// Draws an action sheet at the bottom of a compact window, with the measures that the rules lay it out with: its actions
/// in one panel, Cancel below by itself.
struct ActionSheetDrawing {
    let modal: Modal

    func draw(on canvas: inout Canvas) -> Rect {
        let window = canvas.window
        let palette = canvas.palette
        let metrics = metrics(canvas)
        let width = metrics.width.usual
        let x = (window.width - width) / 2
        let height = metrics.button.usual
        let buttons = modal.controls.elements
        let main = Array(buttons.filter { $0.role.value != .cancel }.prefix(12))
        var bottom = window.height - max(window.safeArea.bottom, 8)
        let lowest = bottom
        if let cancel = buttons.first(where: { $0.role.value == .cancel }) {
            let rect = Rect(x: x, y: bottom - height, width: width, height: height)
            canvas.part(cancel.id, rect) { canvas in
                canvas.rect(rect, radius: 14, fill: palette.panel)
                canvas.buttonFace(
                    cancel, in: rect.inset(12, 0), size: 20 * canvas.textScale, ink: palette.tint, isBold: true)
            }
            bottom -= height + metrics.cancelGap.usual
        }
        let texts = texts(canvas, metrics)
        let head = texts.isEmpty ? 0 : metrics.textInset.usual + Double(texts.count) * metrics.textLine.usual
        let rows = main.isEmpty ? 1 : main.count
        let wanted = head + Double(rows) * height
        let panelHeight = min(wanted, bottom - window.safeArea.top - 10)
        let panel = Rect(x: x, y: bottom - panelHeight, width: width, height: panelHeight)
        canvas.rect(panel, radius: 14, fill: palette.panel)
        canvas.clipped(to: panel, radius: 14) { canvas in
            draw(texts, in: panel, metrics, on: &canvas)
            let place = Rect(x: panel.x, y: panel.y + head, width: width, height: height)
            self.buttons(main, first: place, hasHead: head > 0, on: &canvas)
        }
        return Rect(x: x, y: panel.y, width: width, height: lowest - panel.y)
    }

    private typealias Line = (text: String?, weight: TextWidths.Weight, field: String)

    private func metrics(_ canvas: Canvas) -> ActionSheetMetrics {
        let window = canvas.window
        let (top, bottom, left, right) = window.safeArea
        let room = WindowRoom(
            width: window.width, height: window.height, top: Estimate(top), bottom: Estimate(bottom),
            sides: Estimate(max(left, right)), isRegular: false)
        return ActionSheetMetrics(
            ActionSheetMetrics.Key(
                canvas.options.os == .iOS26 ? .iOS26 : .iOS18,
                TypeSize(rawValue: canvas.options.textSize.rawValue) ?? .large, room))
    }

    private func texts(_ canvas: Canvas, _ metrics: ActionSheetMetrics) -> [Line] {
        let parts: [(Stated<LocalizedText>, TextWidths.Weight, String)] = [
            (modal.title, .semibold, "title"), (modal.message, .regular, "message"),
        ]
        return parts.flatMap { stated, weight, field -> [Line] in
            switch canvas.text(stated) {
            case .value(let text):
                TextLines.lines(
                    text, size: metrics.textSize.usual, weight: weight, width: metrics.textWidth.usual, limit: 12
                ).map { ($0, weight, field) }
            case .nothing: []
            // An action sheet has rarely a message: silence there is no gap.
            case .unknown: stated.isKnown || field == "title" ? [(nil, weight, field)] : []
            }
        }
    }

    private func draw(_ lines: [Line], in panel: Rect, _ metrics: ActionSheetMetrics, on canvas: inout Canvas) {
        let height = metrics.textLine.usual
        for (index, line) in lines.enumerated() {
            let width = metrics.textWidth.usual
            let box = Rect(
                x: panel.midX - width / 2, y: panel.y + metrics.textInset.usual / 2 + Double(index) * height,
                width: width, height: height)
            canvas.field(line.field, box) { canvas in
                let text = line.text.map { Stated.value($0) } ?? .unknown
                canvas.label(
                    text, in: box, size: metrics.textSize.usual, weight: line.weight, fill: canvas.palette.soft,
                    anchor: .middle,
                    missing: box.width * 0.5)
            }
        }
    }

    private func buttons(_ buttons: [Control], first: Rect, hasHead: Bool, on canvas: inout Canvas) {
        let palette = canvas.palette
        if buttons.isEmpty, !modal.controls.isKnown { canvas.placeholder(first.inset(60, 16)) }
        for (index, button) in buttons.enumerated() {
            let rect = first.moved(0, Double(index) * first.height)
            if index > 0 || hasHead { canvas.line(rect.x, rect.y, rect.maxX, rect.y, palette.panelSeparator) }
            let ink = button.role.value == .destructive ? palette.danger : palette.tint
            canvas.part(button.id, rect) { canvas in
                canvas.rect(rect.inset(0, 1), fill: palette.panel)
                canvas.buttonFace(
                    button, in: rect.inset(12, 0), size: 20 * canvas.textScale, ink: ink,
                    isBold: button.preferred.isTrue)
            }
        }
    }
}
