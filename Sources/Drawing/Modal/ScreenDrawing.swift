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
        if let screen, screen.container.value == .tabs, drawTab(of: screen, on: &canvas) { return }
        let bar = NavigationBarDrawing(screen: screen, modal: modal, area: area, lookup: lookup)
        let top = bar.bottom(canvas)
        let room = area.content(canvas.window)
        var rest = Rect(x: room.x, y: top, width: room.width, height: max(0, area.bottom - top))
        rest.height = max(0, rest.height - footer(rest, on: &canvas))
        content(rest, on: &canvas)
        // Above what scrolls below it.
        bar.draw(on: &canvas)
        tabBar(on: &canvas)
    }

    /// Draws the first tab in the place of its tab bar's screen. Answers whether there is one.
    private func drawTab(of screen: Screen, on canvas: inout Canvas) -> Bool {
        guard let first = lookup.tabs(of: screen.id).first.flatMap({ lookup.screen($0) }), first.id != screen.id,
            first.container.value != .tabs
        else { return false }
        var inner = area
        inner.bottom -= tabHeight
        canvas.naming(.other(first.id)) { canvas in
            ScreenDrawing(screen: lookup.seen(first), modal: modal, area: inner, lookup: lookup).draw(on: &canvas)
        }
        tabBar(on: &canvas)
        return true
    }

    private func controls(_ place: (ControlLocation?) -> Bool) -> [OwnedControl] {
        OwnedControl.all(screen, modal, place)
    }

    private func naming(_ owner: NodeID?, _ canvas: inout Canvas, _ body: (inout Canvas) -> Void) {
        OwnedControl.naming(owner, within: modal, &canvas, body)
    }

    // MARK: - Bars

    private func tabBar(on canvas: inout Canvas) {
        guard screen?.container.value == .tabs, let screen else { return }
        let height = tabHeight
        let frame = Rect(
            x: area.frame.x, y: area.bottom - height, width: area.frame.width,
            height: area.frame.maxY - area.bottom + height)
        canvas.rect(frame, fill: canvas.palette.bar)
        canvas.line(frame.x, frame.y, frame.maxX, frame.y, canvas.palette.separator)
        let tabs = lookup.tabs(of: screen.id).prefix(6)
        guard !tabs.isEmpty else {
            canvas.placeholder(Rect(x: frame.x + 24, y: frame.y + 10, width: frame.width - 48, height: 30))
            return
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
    }

    /// Draws the buttons at the bottom. Answers the height that they take.
    private func footer(_ room: Rect, on canvas: inout Canvas) -> Double {
        let height = canvas.window.isLandscape && !canvas.window.isPad ? 40.0 : 50
        let width = min(room.width, 420)
        var y = area.bottom - 14 - tabHeight
        let buttons = controls { $0 == .footer }.filter { place($0.control, canvas.window) == nil }
        for button in buttons.suffix(4).reversed() {
            let (owner, control) = (button.owner, button.control)
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
        var flowing: [OwnedControl] = []
        for element in elements {
            guard count < canvas.partLimit, let rect = area.place(element.frame, element.frames, window) else {
                continue
            }
            count += 1
            let isList = Canvas.isList(element)
            naming(screen?.id, &canvas) { $0.draw(element, in: isList ? rect.below(room.y - 14) : rect) }
        }
        for item in controls {
            let (owner, control) = (item.owner, item.control)
            guard count < canvas.partLimit else { break }
            if var rect = place(control, window) {
                count += 1
                if control.kind.value == .list { rect = rect.below(room.y - 14) }
                naming(owner, &canvas) { $0.draw(control, in: rect) }
            } else if control.location.value != .footer {
                flowing.append(item)
            }
        }
        let texts = elements.filter { area.place($0.frame, $0.frames, window) == nil }
        flow(texts, flowing, in: room, isEmpty: count == 0, on: &canvas)
        regions(on: &canvas)
    }

    /// What has no place is drawn in its order from top to bottom.
    private func flow(
        _ elements: [Element], _ controls: [OwnedControl], in room: Rect, isEmpty: Bool,
        on canvas: inout Canvas
    ) {
        var y = texts(room, on: &canvas)
        for element in elements.prefix(canvas.partLimit) where y + 24 < room.maxY {
            let rect = Rect(x: room.x, y: y, width: room.width, height: 28)
            naming(screen?.id, &canvas) { $0.draw(element, in: rect) }
            y += 28 + Self.gap
        }
        for item in controls.prefix(canvas.partLimit) where y + 24 < room.maxY {
            let (owner, control) = (item.owner, item.control)
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

    /// Draws what a modal says beside its title. Answers where it ends.
    private func texts(_ room: Rect, on canvas: inout Canvas) -> Double {
        guard let modal else { return room.y }
        var y = room.y
        for (field, stated) in [("heading", modal.heading), ("message", modal.message), ("guidance", modal.guidance)] {
            guard case .value(let text) = canvas.text(stated) else { continue }
            let size = field == "heading" ? 22.0 : 15
            let weight: TextWidths.Weight = field == "heading" ? .semibold : .regular
            let lines = TextLines.lines(text, size: size, weight: weight, width: room.width, limit: 8)
            let box = Rect(x: room.x, y: y, width: room.width, height: Double(lines.count) * size * 1.4)
            canvas.field(field, box) { canvas in
                let ink = field == "heading" ? canvas.palette.ink : canvas.palette.soft
                for (index, line) in lines.enumerated() {
                    let base = box.y + (Double(index) + 0.75) * size * 1.4
                    canvas.text(line, x: box.x, y: base, size: size, weight: weight, fill: ink)
                }
            }
            y = box.maxY + Self.gap
        }
        for field in modal.textFields.elements.prefix(6) where y + 44 < room.maxY {
            let box = Rect(x: room.x, y: y, width: room.width, height: 44)
            canvas.rect(box, radius: 10, fill: canvas.palette.card, stroke: canvas.palette.separator)
            let text = field.placeholder.isKnown ? canvas.text(field.placeholder) : canvas.text(field.label)
            canvas.label(text, in: box.inset(14, 0), size: 16, fill: canvas.palette.soft)
            y = box.maxY + Self.gap
        }
        return y
    }

    /// Regions are not seen, but pages can show where they are.
    private func regions(on canvas: inout Canvas) {
        for region in screen?.regions.elements.prefix(40) ?? [] {
            guard let rect = area.place(region.frame, region.frames, canvas.window) else { continue }
            naming(screen?.id, &canvas) { $0.part(region.id, rect) { $0.rect(rect) } }
        }
    }
}
