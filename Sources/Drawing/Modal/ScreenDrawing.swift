internal import FlowDocument

/// Draws a screen, or a modal's own bar and controls, within an area of the window.
struct ScreenDrawing {
    var screen: Screen?
    /// The modal whose title and buttons stand in the same bar.
    var modal: Modal?
    let area: Area
    let lookup: NodeLookup

    private static let gap = 12.0

    func draw(on canvas: inout Canvas) {
        canvas.rect(area.frame, fill: canvas.palette.grouped)
        var room = area.content(canvas.window)
        let top = bar(on: &canvas)
        room = Rect(x: room.x, y: top, width: room.width, height: max(0, area.bottom - top))
        room.height -= tabBar(on: &canvas)
        room.height -= footer(room, on: &canvas)
        content(room, on: &canvas)
    }

    private func controls(_ place: (ControlLocation?) -> Bool) -> [(owner: NodeID?, control: Control)] {
        let own = modal?.controls.elements.map { (owner: modal?.id, control: $0) } ?? []
        let inner = screen?.controls.elements.map { (owner: screen?.id, control: $0) } ?? []
        return (own + inner).filter { place($0.control.location.value) && !$0.control.visible.isFalse }
    }

    /// Names parts after whose they are: inside a modal the screen's are another node's.
    private func naming(_ owner: NodeID?, _ canvas: inout Canvas, _ body: (inout Canvas) -> Void) {
        guard let modal, let owner, owner != modal.id else { return body(&canvas) }
        canvas.naming(.other(owner), body)
    }

    // MARK: - Bars

    /// Draws the navigation bar, where there is one. Answers where the content begins.
    private func bar(on canvas: inout Canvas) -> Double {
        let leading = controls { $0 == .barLeading }
        let trailing = controls { $0 == .barTrailing }
        let stated = screen?.navigationBar.value ?? modal?.navigationBar.value
        let isKnown = stated != nil || !leading.isEmpty || !trailing.isEmpty || modal?.title.value != nil
        let isNavigation = screen?.container.value == .navigation
        let isPushed = screen.map { lookup.isPushed($0.id) && !$0.backHidden.isTrue } ?? false
        guard isKnown || isNavigation || isPushed else { return area.top + 14 }

        let palette = canvas.palette
        let height = canvas.window.isLandscape && !canvas.window.isPad ? 36.0 : 46
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
        return bar.maxY + 14
    }

    /// Draws bar buttons from one side. Answers where they end.
    private func items(
        _ items: [(owner: NodeID?, control: Control)], from side: Double, bar: Rect, anchor: Canvas.Anchor,
        on canvas: inout Canvas
    ) -> Double {
        var x = side
        for (owner, control) in items.prefix(6) {
            let isBold = control.preferred.isTrue || control.role.value == .done
            var width = control.title.isKnown || control.symbol.value == nil ? 56.0 : 24
            if case .value(let text) = canvas.text(control.title) {
                width = TextWidths.width(text.prefix(60), size: 17, weight: isBold ? .semibold : .regular) + 2
            }
            width = min(width, bar.width * 0.32)
            let rect = Rect(x: anchor == .start ? x : x - width, y: bar.y, width: width, height: bar.height)
            let ink = control.role.value == .destructive ? canvas.palette.danger : canvas.palette.tint
            naming(owner, &canvas) { canvas in
                canvas.part(control.id, rect) { canvas in
                    canvas.buttonFace(control, in: rect, size: 17, ink: ink, isBold: isBold, anchor: anchor)
                }
            }
            x = anchor == .start ? rect.maxX + 16 : rect.x - 16
        }
        return x
    }

    /// Draws the tab bar. Answers its height.
    private func tabBar(on canvas: inout Canvas) -> Double {
        guard screen?.container.value == .tabs, let screen else { return 0 }
        let height = 50.0
        let frame = Rect(
            x: area.frame.x, y: area.bottom - height, width: area.frame.width,
            height: area.frame.maxY - area.bottom + height)
        canvas.rect(frame, fill: canvas.palette.bar)
        canvas.line(frame.x, frame.y, frame.maxX, frame.y, canvas.palette.separator)
        let tabs = lookup.tabs(of: screen.id).prefix(6)
        guard !tabs.isEmpty else {
            canvas.placeholder(Rect(x: frame.x + 24, y: frame.y + 10, width: frame.width - 48, height: 30))
            return height
        }
        let width = frame.width / Double(tabs.count)
        for (index, tab) in tabs.enumerated() {
            let middle = frame.x + width * (Double(index) + 0.5)
            let name = lookup.screen(tab)?.name.value ?? tab.rawValue
            let colour = index == 0 ? canvas.palette.tint : canvas.palette.soft
            canvas.rect(
                Rect(x: middle - 11, y: frame.y + 8, width: 22, height: 20), radius: 6, stroke: colour, lineWidth: 1.8)
            canvas.text(name, x: middle, y: frame.y + 43, size: 11, fill: colour, anchor: .middle, width: width - 8)
        }
        return height
    }

    /// Draws the buttons at the bottom. Answers the height that they take.
    private func footer(_ room: Rect, on canvas: inout Canvas) -> Double {
        let height = canvas.window.isLandscape && !canvas.window.isPad ? 40.0 : 50
        let width = min(room.width, 420)
        var y = area.bottom - 14 - tabHeight
        let buttons = controls { $0 == .footer }.filter { place($0.control, canvas.window) == nil }
        for (owner, control) in buttons.suffix(4).reversed() {
            let rect = Rect(x: room.midX - width / 2, y: y - height, width: width, height: height)
            naming(owner, &canvas) { $0.draw(control, in: rect) }
            y -= height + 8
        }
        return buttons.isEmpty ? 0 : area.bottom - tabHeight - y
    }

    private var tabHeight: Double { screen?.container.value == .tabs ? 50 : 0 }

    // MARK: - Content

    private func place(_ control: Control, _ window: Window) -> Rect? {
        area.place(control.frame, control.frames, window)
    }

    private func content(_ room: Rect, on canvas: inout Canvas) {
        let window = canvas.window
        let controls = controls { $0 != .barLeading && $0 != .barTrailing }
        let elements = screen?.elements.elements ?? []
        var count = 0
        var flowing: [(owner: NodeID?, control: Control)] = []
        for element in elements {
            guard count < canvas.partLimit, let rect = area.place(element.frame, element.frames, window) else {
                continue
            }
            count += 1
            naming(screen?.id, &canvas) { $0.draw(element, in: rect) }
        }
        for (owner, control) in controls {
            guard count < canvas.partLimit else { break }
            if let rect = place(control, window) {
                count += 1
                naming(owner, &canvas) { $0.draw(control, in: rect) }
            } else if control.location.value != .footer {
                flowing.append((owner, control))
            }
        }
        let texts = elements.filter { area.place($0.frame, $0.frames, window) == nil }
        flow(texts, flowing, in: room, isEmpty: count == 0, on: &canvas)
        regions(on: &canvas)
    }

    /// What has no place is drawn in its order from top to bottom.
    private func flow(
        _ elements: [Element], _ controls: [(owner: NodeID?, control: Control)], in room: Rect, isEmpty: Bool,
        on canvas: inout Canvas
    ) {
        var y = room.y
        for element in elements.prefix(canvas.partLimit) where y + 24 < room.maxY {
            let rect = Rect(x: room.x, y: y, width: room.width, height: 28)
            naming(screen?.id, &canvas) { $0.draw(element, in: rect) }
            y += 28 + Self.gap
        }
        for (owner, control) in controls.prefix(canvas.partLimit) where y + 24 < room.maxY {
            let height: Double =
                switch control.kind.value {
                case .list: min(max(room.maxY - y - Self.gap, 60), 320)
                case .textView, .image: min(max(room.maxY - y - Self.gap, 60), 160)
                default: 48
                }
            let rect = Rect(x: room.x, y: y, width: room.width, height: min(height, room.maxY - y))
            naming(owner, &canvas) { $0.draw(control, in: rect) }
            y += height + Self.gap
        }
        // Nothing is known of what stands here.
        let knows = screen.map { $0.controls.isKnown || $0.elements.isKnown } ?? false
        guard isEmpty, elements.isEmpty, controls.isEmpty, !knows, room.height > 20 else { return }
        let rest = Rect(x: room.x, y: room.y, width: room.width, height: room.height - 14)
        canvas.placeholder(rest, radius: 12, asks: true)
    }

    /// Regions are not seen, but pages can show where they are.
    private func regions(on canvas: inout Canvas) {
        for region in screen?.regions.elements.prefix(40) ?? [] {
            guard let rect = area.place(region.frame, region.frames, canvas.window) else { continue }
            naming(screen?.id, &canvas) { $0.part(region.id, rect) { $0.rect(rect) } }
        }
    }
}
