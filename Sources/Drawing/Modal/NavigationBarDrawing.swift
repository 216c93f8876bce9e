internal import FlowDocument

/// Draws the navigation bar of a screen, with the buttons of the modal that it stands in.
struct NavigationBarDrawing {
    let screen: Screen?
    let modal: Modal?
    let area: Area
    let lookup: NodeLookup

    private var leading: [OwnedControl] { OwnedControl.all(screen, modal) { $0 == .barLeading } }
    private var trailing: [OwnedControl] { OwnedControl.all(screen, modal) { $0 == .barTrailing } }
    private var stated: NavigationBar? { screen?.navigationBar.value ?? modal?.navigationBar.value }
    private var isPushed: Bool { screen.map { lookup.isPushed($0.id) && !$0.backHidden.isTrue } ?? false }

    /// Whether anything tells of a bar.
    private var exists: Bool {
        stated != nil || modal?.title.value != nil || screen?.container.value == .navigation || isPushed
            || !leading.isEmpty || !trailing.isEmpty
    }

    private func height(_ canvas: Canvas) -> Double {
        canvas.window.isLandscape && !canvas.window.isPad ? 36 : 46
    }

    /// Where the content below begins.
    func bottom(_ canvas: Canvas) -> Double {
        area.top + 14 + (exists ? height(canvas) : 0)
    }

    /// Draws the bar, where there is one.
    func draw(on canvas: inout Canvas) {
        guard exists else { return }
        let palette = canvas.palette
        let height = height(canvas)
        let room = area.content(canvas.window)
        let bar = Rect(x: room.x, y: area.top, width: room.width, height: height)
        let full = Rect(
            x: area.frame.x, y: area.frame.y, width: area.frame.width, height: bar.maxY - area.frame.y)
        canvas.rect(full, fill: palette.bar)
        canvas.line(full.x, full.maxY, full.maxX, full.maxY, palette.separator)
        if isPushed, leading.isEmpty, modal == nil {
            canvas.path(
                "M\((bar.x + 4).svg) \((bar.midY - 8).svg)l-8 8 8 8", stroke: palette.tint, lineWidth: 2.4)
        }
        let left = items(leading, from: bar.x, bar: bar, anchor: .start, on: &canvas)
        let right = items(trailing.reversed(), from: bar.maxX, bar: bar, anchor: .end, on: &canvas)
        let title = canvas.text(stated?.title.isKnown == true ? stated?.title ?? .unknown : modal?.title ?? .unknown)
        let side = max(left - bar.x, bar.maxX - right, 24) + 8
        let middle = Rect(x: bar.x + side, y: bar.y, width: max(0, bar.width - 2 * side), height: height)
        canvas.field("title", middle) { canvas in
            canvas.label(title, in: middle, size: 17, weight: .semibold, fill: palette.ink, anchor: .middle)
        }
    }

    /// Draws bar buttons from one side. Answers where they end.
    private func items(
        _ items: [OwnedControl], from side: Double, bar: Rect, anchor: Canvas.Anchor,
        on canvas: inout Canvas
    ) -> Double {
        var x = side
        for item in items.prefix(6) {
            let control = item.control
            let isBold = control.preferred.isTrue || control.role.value == .done
            var width = control.title.isKnown || control.symbol.value == nil ? 56.0 : 24
            if case .value(let text) = canvas.text(control.title) {
                width = TextWidths.width(text.prefix(60), size: 17, weight: isBold ? .semibold : .regular) + 2
            }
            width = min(width, bar.width * 0.32)
            let rect = Rect(x: anchor == .start ? x : x - width, y: bar.y, width: width, height: bar.height)
            let ink = control.role.value == .destructive ? canvas.palette.danger : canvas.palette.tint
            OwnedControl.naming(item.owner, within: modal, &canvas) { canvas in
                canvas.part(control.id, rect) { canvas in
                    canvas.buttonFace(control, in: rect, size: 17, ink: ink, isBold: isBold, anchor: anchor)
                }
            }
            x = anchor == .start ? rect.maxX + 16 : rect.x - 16
        }
        return x
    }
}

/// A control with the node that it belongs to.
struct OwnedControl {
    var owner: NodeID?
    var control: Control

    /// The controls that are seen in such places: the modal's own, then its screen's.
    static func all(_ screen: Screen?, _ modal: Modal?, _ place: (ControlLocation?) -> Bool) -> [OwnedControl] {
        let own = modal?.controls.elements.map { OwnedControl(owner: modal?.id, control: $0) } ?? []
        let inner = screen?.controls.elements.map { OwnedControl(owner: screen?.id, control: $0) } ?? []
        return (own + inner).filter { place($0.control.location.value) && !$0.control.visible.isFalse }
    }

    /// Names parts after whose they are: inside a modal the screen's are another node's.
    static func naming(
        _ owner: NodeID?, within modal: Modal?, _ canvas: inout Canvas, _ body: (inout Canvas) -> Void
    ) {
        guard let modal, let owner, owner != modal.id else { return body(&canvas) }
        canvas.naming(.other(owner), body)
    }
}
