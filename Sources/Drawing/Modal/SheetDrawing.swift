internal import FlowDocument

/// Draws a page sheet or form sheet: its own bar, and the first screen inside.
struct SheetDrawing {
    let modal: Modal
    let lookup: NodeLookup
    let frame: Rect

    /// The frame that the system gives a sheet; a form sheet and a stated frame are the author's.
    static func frame(_ modal: Modal, _ style: ShownStyle, _ canvas: Canvas) -> Rect {
        let window = canvas.window
        if let own = modal.frames.value?[window.device.id] ?? modal.frame.value { return own.bounded }
        if window.isCompact {
            let x = window.isLandscape ? max(window.safeArea.left, window.safeArea.right) : 0
            let y = window.isLandscape ? 10 : window.safeArea.top + 10
            return Rect(x: x, y: y, width: window.width - 2 * x, height: window.height - y)
        }
        if style == .formSheet {
            let size = modal.contentSize.value?.bounded ?? Size(width: 540, height: 620)
            let (width, height) = (
                min(max(size.width, 100), window.width), min(max(size.height, 100), window.height - 80)
            )
            return Rect(x: (window.width - width) / 2, y: (window.height - height) / 2, width: width, height: height)
        }
        let width = min(704, window.width - 88)
        let y = window.isLandscape ? 44.0 : 60
        return Rect(x: (window.width - width) / 2, y: y, width: width, height: window.height - 2 * y)
    }

    func draw(on canvas: inout Canvas) -> Rect {
        let window = canvas.window
        let radius = canvas.options.os == .iOS26 ? 34.0 : 12
        // A sheet that reaches the window's end has corners above alone.
        let reaches = frame.maxY >= window.height - 0.5
        let clip = Rect(x: frame.x, y: frame.y, width: frame.width, height: frame.height + (reaches ? 60 : 0))
        let area = Area(
            frame: clip, top: frame.y + 4,
            bottom: frame.maxY - (reaches ? window.safeArea.bottom : 8), offset: Point(x: frame.x, y: frame.y))
        let outer = canvas.palette
        canvas.palette = outer.raised
        canvas.clipped(to: clip, radius: radius) { canvas in
            let content = modal.content.value.flatMap { lookup.screen($0) }.map(lookup.seen)
            ScreenDrawing(screen: content, modal: modal, area: area, lookup: lookup).draw(on: &canvas)
            if modal.grabber.isTrue {
                let bar = Rect(x: frame.midX - 18, y: frame.y + 5, width: 36, height: 5)
                canvas.rect(bar, radius: 2.5, fill: canvas.palette.line)
            }
        }
        canvas.rect(clip, radius: radius, stroke: outer.panelEdge)
        canvas.palette = outer
        return frame
    }
}
