internal import FlowDocument

/// Draws a popover with its arrow; what the document leaves open of its place is dashed.
struct PopoverDrawing {
    let modal: Modal
    let lookup: NodeLookup
    /// Whether it is an action sheet that the system shows so.
    let listsButtons: Bool

    private static let corner = 13.0
    private static let (arrowHeight, arrowHalf) = (13.0, 18.0)
    private static let row = 44.0

    func draw(on canvas: inout Canvas) -> Rect {
        let source = source(canvas)
        let placed = place(canvas, source)
        let frame = placed.frame
        let palette = canvas.palette
        for step in 1...4 {
            let spread = Double(step) * 2
            let shadow = frame.inset(-spread, -spread).moved(0, spread)
            canvas.rect(shadow, radius: Self.corner + spread, fill: "#000000", opacity: 0.035)
        }
        if let arrow = arrow(frame, source, canvas) {
            canvas.field("arrow", arrow.box) {
                $0.path(arrow.path, fill: palette.panel, stroke: palette.panelEdge, lineWidth: 1)
            }
            canvas.rect(frame, radius: Self.corner, fill: palette.panel, stroke: palette.panelEdge)
            // The edge between both is not seen.
            canvas.path(arrow.path, fill: palette.panel)
        } else {
            canvas.rect(frame, radius: Self.corner, fill: palette.panel, stroke: palette.panelEdge)
        }
        if !placed.isKnown { canvas.placeholder(frame, radius: Self.corner) }
        canvas.clipped(to: frame, radius: Self.corner) { content(frame, on: &$0) }
        if let source { canvas.field("anchor", source) { $0.rect(source) } }
        return frame
    }

    // MARK: - Place

    /// What it points at: as stated, else where the presenter's drawing has it.
    private func source(_ canvas: Canvas) -> Rect? {
        if let rect = modal.anchorRect.value { return rect.bounded }
        guard let anchor = modal.anchor.value, anchor.child != nil else { return nil }
        return canvas.boxes[anchor.rawValue]
    }

    private var direction: ArrowDirection? {
        modal.arrow.value?.direction.value
            ?? (modal.arrowDirections.elements.count == 1 ? modal.arrowDirections.elements[0] : nil)
    }

    private func place(_ canvas: Canvas, _ source: Rect?) -> (frame: Rect, isKnown: Bool) {
        let window = canvas.window
        if let own = modal.frames.value?[window.device.id] ?? modal.frame.value { return (own.bounded, true) }
        let rows = modal.controls.elements.count { $0.role.value != .cancel || !listsButtons }
        let size =
            modal.contentSize.value?.bounded
            ?? Size(width: listsButtons ? 304 : 320, height: 64 + Self.row * Double(max(1, rows)))
        let (width, height) = (
            min(max(size.width, 80), window.width - 20), min(max(size.height, 60), window.height - 40)
        )
        // The system sizes an action sheet's popover; another's size is its author's.
        let knowsSize = modal.contentSize.value != nil || listsButtons
        let top = window.safeArea.top + 10
        func across(_ x: Double) -> Double { min(max(x - width / 2, 10), max(10, window.width - width - 10)) }
        func along(_ y: Double) -> Double { min(max(y - height / 2, top), max(top, window.height - height - 10)) }
        guard let source else {
            return (Rect(x: across(window.width / 2), y: along(window.height / 2), width: width, height: height), false)
        }
        let gap = 4 + Self.arrowHeight
        let frame =
            switch direction {
            case .up, nil: Rect(x: across(source.midX), y: source.maxY + gap, width: width, height: height)
            case .down: Rect(x: across(source.midX), y: source.y - gap - height, width: width, height: height)
            case .left: Rect(x: source.maxX + gap, y: along(source.midY), width: width, height: height)
            case .right: Rect(x: source.x - gap - width, y: along(source.midY), width: width, height: height)
            }
        return (frame, knowsSize && direction != nil)
    }

    /// The arrow's outline and box, where direction and tip are known.
    private func arrow(_ frame: Rect, _ source: Rect?, _ canvas: Canvas) -> (path: String, box: Rect)? {
        guard let direction else { return nil }
        let stated = modal.arrow.value?.tips.value?[canvas.window.device.id] ?? modal.arrow.value?.tip.value
        guard let aim = stated ?? source.map({ Point(x: $0.midX, y: $0.midY) }) else { return nil }
        let inset = Self.corner + Self.arrowHalf
        let x = aim.x.bounded(frame.x + inset, max(frame.x + inset, frame.maxX - inset))
        let y = aim.y.bounded(frame.y + inset, max(frame.y + inset, frame.maxY - inset))
        let (half, height) = (Self.arrowHalf, Self.arrowHeight)
        var path = PathText()
        switch direction {
        case .up:
            path.move(x - half, frame.y + 1)
            path.line(x, frame.y - height)
            path.line(x + half, frame.y + 1)
            return (path.text, Rect(x: x - half, y: frame.y - height, width: 2 * half, height: height))
        case .down:
            path.move(x - half, frame.maxY - 1)
            path.line(x, frame.maxY + height)
            path.line(x + half, frame.maxY - 1)
            return (path.text, Rect(x: x - half, y: frame.maxY, width: 2 * half, height: height))
        case .left:
            path.move(frame.x + 1, y - half)
            path.line(frame.x - height, y)
            path.line(frame.x + 1, y + half)
            return (path.text, Rect(x: frame.x - height, y: y - half, width: height, height: 2 * half))
        case .right:
            path.move(frame.maxX - 1, y - half)
            path.line(frame.maxX + height, y)
            path.line(frame.maxX - 1, y + half)
            return (path.text, Rect(x: frame.maxX, y: y - half, width: height, height: 2 * half))
        }
    }

    // MARK: - Content

    private func content(_ frame: Rect, on canvas: inout Canvas) {
        if let content = modal.content.value.flatMap({ lookup.screen($0) }).map(lookup.seen) {
            let area = Area(frame: frame, top: frame.y, bottom: frame.maxY, offset: Point(x: frame.x, y: frame.y))
            return ScreenDrawing(screen: content, modal: modal, area: area, lookup: lookup).draw(on: &canvas)
        }
        let palette = canvas.palette
        var y = frame.y
        if modal.title.isKnown {
            let box = Rect(x: frame.x + 16, y: y + 8, width: frame.width - 32, height: 32)
            canvas.field("title", box) { canvas in
                canvas.label(
                    canvas.text(modal.title), in: box, size: listsButtons ? 13 : 17, weight: .semibold,
                    fill: listsButtons ? palette.soft : palette.ink, anchor: .middle)
            }
            y += 46
        }
        if case .value(let text) = canvas.text(modal.message) {
            let box = Rect(x: frame.x + 16, y: y + 6, width: frame.width - 32, height: 18)
            for line in TextLines.lines(text, size: 13, weight: .regular, width: box.width, limit: 12) {
                canvas.text(line, x: box.x, y: y + 19, size: 13, fill: palette.soft)
                y += 18
            }
            y += 8
        }
        controls(frame, from: y, on: &canvas)
    }

    private func controls(_ frame: Rect, from top: Double, on canvas: inout Canvas) {
        let controls = modal.controls.elements.filter { !listsButtons || $0.role.value != .cancel }
        if controls.isEmpty, !modal.controls.isKnown {
            let rect = Rect(x: frame.x, y: top, width: frame.width, height: frame.maxY - top).inset(14, 10)
            return canvas.placeholder(rect, radius: 8, asks: true)
        }
        var y = top
        for control in controls.prefix(canvas.partLimit) where y < frame.maxY {
            if control.kind.value == .button {
                let rect = Rect(x: frame.x, y: y, width: frame.width, height: Self.row)
                let ink = control.role.value == .destructive ? canvas.palette.danger : canvas.palette.tint
                canvas.part(control.id, rect) { canvas in
                    canvas.line(rect.x, rect.y, rect.maxX, rect.y, canvas.palette.panelSeparator)
                    canvas.buttonFace(
                        control, in: rect.inset(16, 0), size: 17, ink: ink, isBold: control.preferred.isTrue)
                }
                y += Self.row
            } else {
                let height = control.kind.value == .list ? max(Self.row, frame.maxY - y - 12) : Self.row
                canvas.draw(control, in: Rect(x: frame.x + 12, y: y, width: frame.width - 24, height: height))
                y += height + 8
            }
        }
    }
}
