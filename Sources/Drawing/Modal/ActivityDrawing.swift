internal import FlowDocument

/// Draws an activity view: the system's, so that only its frame and what the document states are drawn.
struct ActivityDrawing {
    let modal: Modal

    func draw(on canvas: inout Canvas) -> Rect {
        let window = canvas.window
        let palette = canvas.palette
        let width = window.isCompact ? window.width - (window.isLandscape ? 220 : 0) : 360
        let height = window.isCompact ? min(window.height - window.safeArea.top - 40, 430) : 400
        let frame = Rect(
            x: (window.width - width) / 2, y: window.isCompact ? window.height - height : (window.height - height) / 2,
            width: width, height: height)
        let panel = Rect(x: frame.x, y: frame.y, width: width, height: height + (window.isCompact ? 40 : 0))
        canvas.rect(panel, radius: 14, fill: palette.panel, stroke: palette.panelEdge)
        canvas.clipped(to: panel, radius: 14) { canvas in
            canvas.rect(
                Rect(x: frame.x + 16, y: frame.y + 16, width: 44, height: 44), radius: 8, fill: palette.strongFill)
            let title = Rect(x: frame.x + 72, y: frame.y + 18, width: width - 100, height: 22)
            canvas.field("title", title) { canvas in
                canvas.label(
                    canvas.text(modal.title), in: title, size: 16, weight: .semibold, fill: palette.ink, missing: 140)
            }
            if case .value(let message) = canvas.text(modal.message) {
                canvas.text(
                    message, x: title.x, y: frame.y + 56, size: 13, fill: palette.soft, width: title.width)
            }
            canvas.line(frame.x, frame.y + 76, frame.maxX, frame.y + 76, palette.panelSeparator)
            for index in 0..<max(0, Int((width - 20) / 78)) {
                let x = frame.x + 18 + Double(index) * 78
                canvas.rect(Rect(x: x, y: frame.y + 94, width: 58, height: 58), radius: 14, fill: palette.fill)
                canvas.rect(Rect(x: x + 7, y: frame.y + 162, width: 44, height: 6), radius: 3, fill: palette.strongFill)
            }
            actions(Rect(x: frame.x + 16, y: frame.y + 190, width: width - 32, height: 50), on: &canvas)
        }
        return frame
    }

    private func actions(_ first: Rect, on canvas: inout Canvas) {
        let actions = modal.controls.elements.prefix(4)
        guard !actions.isEmpty else { return }
        let card = Rect(x: first.x, y: first.y, width: first.width, height: first.height * Double(actions.count))
        canvas.rect(card, radius: 12, fill: canvas.palette.card, stroke: canvas.palette.panelSeparator)
        for (index, control) in actions.enumerated() {
            let row = first.moved(0, Double(index) * first.height)
            canvas.part(control.id, row) { canvas in
                canvas.rect(row.inset(1, 1), radius: 10, fill: canvas.palette.card)
                let room = Rect(x: row.x + 16, y: row.y, width: row.width - 60, height: row.height)
                canvas.label(canvas.text(control.title), in: room, size: 16, fill: canvas.palette.ink)
                let sign = Rect(x: row.maxX - 38, y: row.midY - 10, width: 20, height: 20)
                canvas.rect(sign, radius: 5, stroke: canvas.palette.soft, lineWidth: 1.6)
            }
            if index > 0 { canvas.line(row.x + 16, row.y, row.maxX, row.y, canvas.palette.panelSeparator) }
        }
    }
}
