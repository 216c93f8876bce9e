internal import FlowDocument

/// Draws an action sheet at the bottom of a compact window: its actions in one panel, Cancel below by itself.
struct ActionSheetDrawing {
    let modal: Modal

    func draw(on canvas: inout Canvas) -> Rect {
        let window = canvas.window
        let palette = canvas.palette
        let isFlat = window.isLandscape
        let room = window.width - window.safeArea.left - window.safeArea.right - 16
        let width = isFlat ? min(room, 400) : room
        let x = (window.width - width) / 2
        let height = max(isFlat ? 48 : 57, (20 * canvas.textScale * 1.3 + 24).rounded())
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
            bottom -= height + 8
        }
        let texts = texts(canvas, width: width - 48)
        let head = texts.isEmpty ? 0 : 28 + Double(texts.count) * 18
        let rows = main.isEmpty ? 1 : main.count
        let wanted = head + Double(rows) * height
        let panelHeight = min(wanted, bottom - window.safeArea.top - 10)
        let panel = Rect(x: x, y: bottom - panelHeight, width: width, height: panelHeight)
        canvas.rect(panel, radius: 14, fill: palette.panel)
        canvas.clipped(to: panel, radius: 14) { canvas in
            draw(texts, in: panel, on: &canvas)
            let place = Rect(x: panel.x, y: panel.y + head, width: width, height: height)
            self.buttons(main, first: place, hasHead: head > 0, on: &canvas)
        }
        return Rect(x: x, y: panel.y, width: width, height: lowest - panel.y)
    }

    private typealias Line = (text: String?, weight: TextWidths.Weight, field: String)

    private func texts(_ canvas: Canvas, width: Double) -> [Line] {
        let parts: [(Stated<LocalizedText>, TextWidths.Weight, String)] = [
            (modal.title, .semibold, "title"), (modal.message, .regular, "message"),
        ]
        return parts.flatMap { stated, weight, field -> [Line] in
            switch canvas.text(stated) {
            case .value(let text):
                TextLines.lines(text, size: 13, weight: weight, width: width, limit: 12).map { ($0, weight, field) }
            case .nothing: []
            // An action sheet has rarely a message: silence there is no gap.
            case .unknown: stated.isKnown || field == "title" ? [(nil, weight, field)] : []
            }
        }
    }

    private func draw(_ lines: [Line], in panel: Rect, on canvas: inout Canvas) {
        for (index, line) in lines.enumerated() {
            let box = Rect(x: panel.x + 24, y: panel.y + 14 + Double(index) * 18, width: panel.width - 48, height: 18)
            canvas.field(line.field, box) { canvas in
                let text = line.text.map { Stated.value($0) } ?? .unknown
                canvas.label(
                    text, in: box, size: 13, weight: line.weight, fill: canvas.palette.soft, anchor: .middle,
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
