internal import FlowDocument

/// Draws a node as people see it: a screen, or a modal over what presents it.
struct NodeScene {
    let lookup: NodeLookup
    /// How many modals are drawn over each other at most.
    private static let depthLimit = 4

    /// Draws the node into the whole window. Answers the frame of a modal.
    @discardableResult
    func draw(_ id: NodeID, on canvas: inout Canvas, depth: Int = 0) -> Rect? {
        if let modal = lookup.modal(id), depth < Self.depthLimit {
            return draw(modal, on: &canvas, depth: depth)
        }
        guard let screen = lookup.screen(id) else {
            unknownBackdrop(on: &canvas)
            return nil
        }
        let area = Area.whole(canvas.window)
        draw(screen, area, on: &canvas)
        Chrome.statusBar(on: &canvas)
        return nil
    }

    /// A screen, or what its container shows.
    private func draw(_ screen: Screen, _ area: Area, on canvas: inout Canvas) {
        let seen = lookup.seen(screen)
        guard seen.id != screen.id else {
            return ScreenDrawing(screen: screen, modal: nil, area: area, lookup: lookup).draw(on: &canvas)
        }
        canvas.naming(.other(seen.id)) { canvas in
            ScreenDrawing(screen: seen, modal: nil, area: area, lookup: lookup).draw(on: &canvas)
        }
    }

    private func draw(_ modal: Modal, on canvas: inout Canvas, depth: Int) -> Rect {
        let style = ShownStyle(modal, in: canvas.window)
        switch style {
        case .fullScreen:
            if modal.transparent.isTrue { backdrop(modal, dims: modal.dimming.isTrue, on: &canvas, depth: depth) }
            return cover(modal, Area.whole(canvas.window), on: &canvas)
        case .currentContext:
            backdrop(modal, dims: modal.dimming.isTrue, on: &canvas, depth: depth)
            return inContext(modal, on: &canvas)
        case .alert:
            backdrop(modal, on: &canvas, depth: depth)
            return AlertDrawing(modal: modal).draw(on: &canvas)
        case .actionSheet:
            backdrop(modal, on: &canvas, depth: depth)
            return ActionSheetDrawing(modal: modal).draw(on: &canvas)
        case .actionPopover, .popover:
            let dims = modal.dimming.isKnown ? modal.dimming.isTrue : style == .actionPopover
            backdrop(modal, dims: dims, strength: 0.35, on: &canvas, depth: depth)
            return PopoverDrawing(modal: modal, lookup: lookup, listsButtons: style == .actionPopover).draw(on: &canvas)
        case .activityView:
            backdrop(modal, on: &canvas, depth: depth)
            return ActivityDrawing(modal: modal).draw(on: &canvas)
        case .pageSheet, .formSheet:
            let frame = SheetDrawing.frame(modal, style, canvas)
            stepBack(modal, on: &canvas, depth: depth)
            return SheetDrawing(modal: modal, lookup: lookup, frame: frame).draw(on: &canvas)
        case .custom:
            backdrop(modal, dims: modal.dimming.isTrue, on: &canvas, depth: depth)
            return CustomDrawing(modal: modal, lookup: lookup).draw(on: &canvas)
        }
    }

    // MARK: - What lies behind

    /// Draws the presenter, dimmed unless the document says that it isn't.
    private func backdrop(
        _ modal: Modal, dims: Bool = true, strength: Double = 1, on canvas: inout Canvas, depth: Int
    ) {
        presenter(modal, on: &canvas, depth: depth)
        guard dims, !modal.dimming.isFalse else { return }
        dim(strength, on: &canvas)
    }

    private func presenter(_ modal: Modal, on canvas: inout Canvas, depth: Int) {
        guard let host = lookup.presenter(of: modal), host != modal.id else { return unknownBackdrop(on: &canvas) }
        canvas.naming(.other(host)) { canvas in draw(host, on: &canvas, depth: depth + 1) }
    }

    private func dim(_ strength: Double, on canvas: inout Canvas) {
        let window = Rect(x: 0, y: 0, width: canvas.window.width, height: canvas.window.height)
        canvas.svg.open("g", ["class": "dim"])
        canvas.rect(window, fill: canvas.palette.dim, opacity: canvas.palette.dimOpacity * strength)
        canvas.svg.close("g")
    }

    private func unknownBackdrop(on canvas: inout Canvas) {
        let window = Rect(x: 0, y: 0, width: canvas.window.width, height: canvas.window.height)
        canvas.rect(window, fill: canvas.palette.grouped)
        canvas.placeholder(window.inset(14, 56), radius: 16)
        Chrome.statusBar(on: &canvas)
    }

    /// On a phone held upright the presenter of a sheet steps back.
    private func stepBack(_ modal: Modal, on canvas: inout Canvas, depth: Int) {
        let window = canvas.window
        guard window.isCompact, !window.isPad, !window.isLandscape else {
            return backdrop(modal, on: &canvas, depth: depth)
        }
        let whole = Rect(x: 0, y: 0, width: window.width, height: window.height)
        canvas.rect(whole, fill: "#000000")
        let (left, top) = ((window.width * 0.04).svg, max(2, window.safeArea.top - 4).svg)
        canvas.svg.open("g", ["transform": "translate(\(left) \(top)) scale(.92)"])
        canvas.clipped(to: whole, radius: 12) { canvas in
            // Its parts are not where their numbers say.
            canvas.naming(.none) { presenter(modal, on: &$0, depth: depth) }
        }
        canvas.svg.close("g")
        dim(1, on: &canvas)
        Chrome.statusBar(ink: "#ffffff", on: &canvas)
    }

    // MARK: - What covers all

    private func cover(_ modal: Modal, _ area: Area, on canvas: inout Canvas) -> Rect {
        let content = modal.content.value.flatMap { lookup.screen($0) }.map(lookup.seen)
        ScreenDrawing(screen: content, modal: modal, area: area, lookup: lookup).draw(on: &canvas)
        Chrome.statusBar(on: &canvas)
        return area.frame
    }

    /// Over the pane that presents it; over the whole window where that is compact.
    private func inContext(_ modal: Modal, on canvas: inout Canvas) -> Rect {
        let window = canvas.window
        var area = Area.whole(window)
        let host = lookup.presenter(of: modal).flatMap { lookup.screen($0) }
        let pane =
            area.place(modal.frame, modal.frames, window)
            ?? host.flatMap { area.place($0.frame, $0.frames, window) }
        if let pane {
            area.frame = pane
            area.top = max(pane.y, window.safeArea.top)
            area.bottom = min(pane.maxY, window.height - window.safeArea.bottom)
            area.left = max(0, window.safeArea.left - pane.x)
            area.right = max(0, pane.maxX - window.width + window.safeArea.right)
            area.offset = Point(x: pane.x, y: 0)
        }
        let frame = cover(modal, area, on: &canvas)
        if pane == nil, !window.isCompact {
            // Which pane it covers is not known.
            canvas.placeholder(frame.inset(3, 3), radius: 20)
        } else if frame.x > 0 {
            canvas.line(frame.x, frame.y, frame.x, frame.maxY, canvas.palette.separator)
        }
        return frame
    }
}
