internal import FlowDocument

/// Draws controls and elements, each within a rectangle.
extension Canvas {
    /// A text, or the dashed outline of one that is missing.
    mutating func label(
        _ text: Stated<String>, in rect: Rect, size: Double, weight: TextWidths.Weight = .regular, fill: String,
        anchor: Anchor = .start, missing: Double = 80
    ) {
        let x = anchor == .start ? rect.x : anchor == .middle ? rect.midX : rect.maxX
        switch text {
        case .value(let text):
            self.text(
                text, x: x, y: rect.midY + size * 0.35, size: size, weight: weight, fill: fill, anchor: anchor,
                width: rect.width)
        case .nothing: break
        case .unknown:
            let width = min(missing, rect.width)
            let left = anchor == .start ? x : anchor == .middle ? x - width / 2 : x - width
            placeholder(Rect(x: left, y: rect.midY - size * 0.5, width: width, height: size), radius: 4)
        }
    }

    /// A control in its place.
    mutating func draw(_ control: Control, in rect: Rect) {
        part(control.id, rect) { canvas in
            switch control.kind.value {
            case .button: canvas.button(control, in: rect)
            case .textField, .textView:
                canvas.rect(rect, radius: 10, fill: canvas.palette.card, stroke: canvas.palette.separator)
                let height = rect.height > 64 ? 44 : rect.height
                let line = Rect(x: rect.x + 14, y: rect.y, width: max(0, rect.width - 28), height: height)
                canvas.label(canvas.optional(control.title), in: line, size: 16, fill: canvas.palette.soft)
            case .toggle: canvas.toggle(control, in: rect)
            case .picker: canvas.picker(control, in: rect)
            case .list: canvas.rows(in: rect)
            case .image: canvas.picture(in: rect)
            case .label:
                canvas.label(canvas.text(control.title), in: rect, size: 15, fill: canvas.palette.ink)
            case .other:
                canvas.rect(rect, radius: 8, fill: canvas.palette.fill)
                let inner = rect.inset(10, 0)
                canvas.label(canvas.optional(control.title), in: inner, size: 15, fill: canvas.palette.ink)
            case nil: canvas.placeholder(rect, radius: 8, asks: true)
            }
        }
    }

    /// A text that many controls do without: silence is no gap there.
    private func optional(_ title: Stated<LocalizedText>) -> Stated<String> {
        title.isKnown ? text(title) : .nothing
    }

    private mutating func button(_ control: Control, in rect: Rect) {
        let isMain = control.preferred.isTrue || control.role.value == .done
        let colour = control.role.value == .destructive ? palette.danger : palette.tint
        let isLarge = rect.height >= 36 && rect.width >= 90
        if isLarge {
            self.rect(rect, radius: min(12, rect.height / 2), fill: isMain ? palette.tint : palette.fill)
        }
        let ink = isLarge && isMain ? palette.onTint : colour
        let size = min(17, max(11, rect.height * 0.5))
        buttonFace(control, in: rect.inset(min(8, rect.width * 0.1), 0), size: size, ink: ink, isBold: isMain)
    }

    /// A button's title, else its symbol, else what stands for neither.
    mutating func buttonFace(
        _ control: Control, in rect: Rect, size: Double, ink: String, isBold: Bool, anchor: Anchor = .middle
    ) {
        if control.title.isKnown || control.symbol.value == nil {
            label(
                text(control.title), in: rect, size: size, weight: isBold ? .semibold : .regular, fill: ink,
                anchor: anchor)
        } else if let symbol = control.symbol.value {
            let x = anchor == .start ? rect.x + 10 : anchor == .middle ? rect.midX : rect.maxX - 10
            SymbolDrawing.draw(symbol, x: x, y: rect.midY, colour: ink, on: &self)
        }
    }

    private mutating func toggle(_ control: Control, in rect: Rect) {
        let line = Rect(x: rect.x, y: rect.y, width: max(0, rect.width - 60), height: rect.height)
        label(optional(control.title), in: line, size: 16, fill: palette.ink)
        let track = Rect(x: rect.maxX - 51, y: rect.midY - 15.5, width: 51, height: 31)
        self.rect(track, radius: 15.5, fill: palette.strongFill)
        circle(track.x + 15.5, track.midY, radius: 13.5, fill: palette.card)
    }

    private mutating func picker(_ control: Control, in rect: Rect) {
        self.rect(rect, radius: 9, fill: palette.fill)
        let line = rect.inset(12, 0)
        label(
            optional(control.title), in: Rect(x: line.x, y: line.y, width: line.width - 20, height: line.height),
            size: 15,
            fill: palette.ink)
        path(
            "M\((rect.maxX - 20).svg) \((rect.midY - 2).svg)l4-4 4 4M\((rect.maxX - 20).svg) \((rect.midY + 3).svg)l4 4 4-4",
            stroke: palette.soft, lineWidth: 1.6)
    }

    /// The rows of a list, whose content nobody told.
    mutating func rows(in rect: Rect) {
        self.rect(rect, radius: 12, fill: palette.card, stroke: palette.separator)
        let height = 52.0
        let count = min(12, Int(rect.height / height))
        for index in 0..<max(0, count) {
            let y = rect.y + Double(index) * height
            if index > 0 { line(rect.x + 16, y, rect.maxX, y, palette.separator) }
            let part = [0.42, 0.55, 0.36, 0.48][index % 4]
            let bar = Rect(x: rect.x + 16, y: y + 21, width: max(0, (rect.width - 60) * part), height: 9)
            self.rect(bar, radius: 4.5, fill: palette.fill)
        }
    }

    private mutating func picture(in rect: Rect) {
        self.rect(rect, radius: 6, fill: palette.fill)
        guard rect.width > 30, rect.height > 24 else { return }
        let unit = min(rect.width, rect.height) / 6
        var hills = PathText()
        hills.move(rect.midX - 2 * unit, rect.midY + 1.4 * unit)
        hills.line(rect.midX - 0.6 * unit, rect.midY - 0.8 * unit)
        hills.line(rect.midX + 0.4 * unit, rect.midY + 0.6 * unit)
        hills.line(rect.midX + 1 * unit, rect.midY - 0.1 * unit)
        hills.line(rect.midX + 2 * unit, rect.midY + 1.4 * unit)
        hills.close()
        path(hills.text, stroke: palette.line, lineWidth: max(1, unit * 0.2))
        circle(rect.midX + 1.2 * unit, rect.midY - 1.1 * unit, radius: unit * 0.4, fill: palette.line)
    }

    /// An element, which is drawn but not judged.
    mutating func draw(_ element: Element, in rect: Rect) {
        part(element.id, rect) { canvas in
            let kind = element.kind.value?.lowercased() ?? ""
            if kind.contains("image") {
                canvas.picture(in: rect)
            } else if Self.isList(element) {
                canvas.rows(in: rect)
            } else if element.text.isKnown || kind.contains("label") {
                canvas.paragraph(canvas.text(element.text), in: rect)
            } else {
                canvas.rect(rect, radius: 8, fill: canvas.palette.fill, opacity: 0.6)
            }
        }
    }

    /// Whether an element is one of those that show rows.
    static func isList(_ element: Element) -> Bool {
        let kind = element.kind.value?.lowercased() ?? ""
        return ["list", "table", "collection"].contains { kind.contains($0) }
    }

    private mutating func paragraph(_ text: Stated<String>, in rect: Rect) {
        let size = min(17, max(11, rect.height * 0.78))
        guard case .value(let words) = text, rect.height > 36 else {
            return label(text, in: rect, size: size, fill: palette.ink)
        }
        let limit = max(1, Int(rect.height / 21))
        let lines = TextLines.lines(words, size: 16, weight: .regular, width: rect.width, limit: limit)
        let top = rect.midY - Double(lines.count) * 10.5
        for (index, line) in lines.enumerated() {
            self.text(line, x: rect.x, y: top + Double(index) * 21 + 16, size: 16, fill: palette.ink)
        }
    }
}
