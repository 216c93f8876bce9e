internal import FlowDocument

/// Draws a modal of a style that is the app's own or unknown: what is stated, in a dashed frame where its place isn't.
struct CustomDrawing {
    let modal: Modal
    let lookup: NodeLookup

    func draw(on canvas: inout Canvas) -> Rect {
        let window = canvas.window
        let stated = modal.frames.value?[window.device.id] ?? modal.frame.value
        let size =
            modal.contentSize.value?.bounded
            ?? Size(width: min(320, window.width - 32), height: min(320, window.height - 80))
        let (width, height) = (min(max(size.width, 60), window.width), min(max(size.height, 60), window.height))
        let centred = Rect(
            x: (window.width - width) / 2, y: (window.height - height) / 2, width: width, height: height)
        let frame = stated?.bounded ?? centred
        let radius = (modal.custom.value?.cornerRadius.value ?? 12).bounded(0, 60)
        canvas.rect(frame, radius: radius, fill: canvas.palette.panel, stroke: canvas.palette.panelEdge)
        let area = Area(frame: frame, top: frame.y, bottom: frame.maxY, offset: Point(x: frame.x, y: frame.y))
        let outer = canvas.palette
        canvas.palette = outer.raised
        canvas.clipped(to: frame, radius: radius) { canvas in
            let content = modal.content.value.flatMap { lookup.screen($0) }.map(lookup.seen)
            ScreenDrawing(screen: content, modal: modal, area: area, lookup: lookup).draw(on: &canvas)
        }
        canvas.palette = outer
        if stated == nil { canvas.placeholder(frame, radius: radius) }
        return frame
    }
}
