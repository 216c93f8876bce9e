internal import FlowDocument

/// What a drawing is made on: shapes in points of a window, in the colours of an appearance, texts in one language.
struct Canvas {
    var svg = SVGWriter()
    var palette: Palette
    let window: Window
    let options: DrawingOptions
    /// The document's first language, which plain texts are in.
    let firstLanguage: String
    /// What the ids of this drawing begin with.
    let prefix: String
    /// Whose parts are drawn now.
    var parts = PartNaming.own
    /// The most parts of one node that are drawn.
    let partLimit: Int
    /// Where the parts of other nodes were drawn, by `owner/id`.
    private(set) var boxes: [String: Rect] = [:]
    private var clips = 0

    /// How parts are named to the page.
    enum PartNaming {
        /// They are the drawn node's own.
        case own
        /// They are another node's, seen behind or inside.
        case other(NodeID)
        /// They have no names, for they are drawn where they are not.
        case none
    }

    init(
        window: Window, options: DrawingOptions, firstLanguage: String, prefix: String, partLimit: Int = 120
    ) {
        self.partLimit = partLimit
        (self.window, self.options) = (window, options)
        (self.firstLanguage, self.prefix) = (firstLanguage, prefix)
        palette = Palette.of(options.appearance)
    }

    /// How much larger than usual texts are that follow the text size.
    var textScale: Double { options.textSize.scale }

    // MARK: - Texts

    /// A text in the drawing's language.
    func text(_ stated: Stated<LocalizedText>) -> Stated<String> {
        switch stated {
        case .unknown: .unknown
        case .nothing: .nothing
        case .value(let text): text.text(in: options.language, first: firstLanguage)
        }
    }

    /// How a text stands to its place.
    enum Anchor: String {
        case start, middle, end
    }

    /// One line of text, cut where it is too long.
    mutating func text(
        _ text: String, x: Double, y: Double, size: Double, weight: TextWidths.Weight = .regular, fill: String,
        anchor: Anchor = .start, width: Double = .infinity
    ) {
        let shown = width.isFinite ? TextLines.fitted(text, size: size, weight: weight, width: width) : text
        guard !shown.isEmpty else { return }
        svg.element(
            "text",
            [
                "x": .number(x), "y": .number(y), "font-size": .number(size),
                "font-weight": weight == .semibold ? 600 : nil, "fill": .text(fill),
                "text-anchor": anchor == .start ? nil : .text(anchor.rawValue),
            ], text: shown)
    }

    // MARK: - Shapes

    mutating func rect(
        _ rect: Rect, radius: Double = 0, fill: String = "none", stroke: String? = nil, lineWidth: Double = 1,
        opacity: Double? = nil
    ) {
        svg.element(
            "rect",
            [
                "x": .number(rect.x), "y": .number(rect.y), "width": .number(max(0, rect.width)),
                "height": .number(max(0, rect.height)), "rx": radius > 0 ? .number(radius) : nil, "fill": .text(fill),
                "stroke": stroke.map { .text($0) }, "stroke-width": stroke == nil ? nil : .number(lineWidth),
                "opacity": opacity.map { .number($0) },
            ])
    }

    mutating func circle(_ x: Double, _ y: Double, radius: Double, fill: String = "none", stroke: String? = nil) {
        svg.element(
            "circle",
            [
                "cx": .number(x), "cy": .number(y), "r": .number(radius), "fill": .text(fill),
                "stroke": stroke.map { .text($0) }, "stroke-width": stroke == nil ? nil : 1.6,
            ])
    }

    mutating func path(_ data: String, fill: String = "none", stroke: String? = nil, lineWidth: Double = 2) {
        svg.element(
            "path",
            [
                "d": .text(data), "fill": .text(fill), "stroke": stroke.map { .text($0) },
                "stroke-width": stroke == nil ? nil : .number(lineWidth),
                "stroke-linecap": stroke == nil ? nil : "round", "stroke-linejoin": stroke == nil ? nil : "round",
            ])
    }

    mutating func line(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ stroke: String) {
        path("M\(x1.svg) \(y1.svg)L\(x2.svg) \(y2.svg)", stroke: stroke, lineWidth: 1)
    }

    /// What is not known: a dashed outline in its place.
    mutating func placeholder(_ rect: Rect, radius: Double = 6, asks: Bool = false) {
        svg.element(
            "rect",
            [
                "class": "unknown", "x": .number(rect.x), "y": .number(rect.y), "width": .number(max(0, rect.width)),
                "height": .number(max(0, rect.height)), "rx": .number(min(radius, rect.height / 2)), "fill": "none",
                "stroke": .text(palette.unknown), "stroke-width": 1.5, "stroke-dasharray": "5 4",
            ])
        guard asks, rect.width > 24, rect.height > 24 else { return }
        let size = min(34, rect.height * 0.5)
        text(
            "?", x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 + size * 0.36, size: size,
            fill: palette.unknown, anchor: .middle)
    }

    // MARK: - Groups

    /// A group that pages can select: a control, a region, an element of a node.
    mutating func part(_ id: String, _ box: Rect, _ body: (inout Canvas) -> Void) {
        switch parts {
        case .own: svg.open("g", ["data-part": .text(id), "data-box": .text(box.numbers)])
        case .other(let owner):
            boxes["\(owner.rawValue)/\(id)"] = box
            svg.open("g", ["data-host-part": "\(owner.rawValue)/\(id)", "data-box": .text(box.numbers)])
        case .none: svg.open("g", [:])
        }
        body(&self)
        svg.close("g")
    }

    /// A group for a field of the node itself, such as its title.
    mutating func field(_ name: String, _ box: Rect, _ body: (inout Canvas) -> Void) {
        if case .own = parts {
            svg.open("g", ["data-field": .text(name), "data-box": .text(box.numbers)])
        } else {
            svg.open("g", [:])
        }
        body(&self)
        svg.close("g")
    }

    /// Draws what is another node's, or drawn where it is not.
    mutating func naming(_ naming: PartNaming, _ body: (inout Canvas) -> Void) {
        let outer = parts
        if case .none = outer {} else { parts = naming }
        body(&self)
        parts = outer
    }

    /// Draws within a rounded rectangle alone.
    mutating func clipped(to rect: Rect, radius: Double, _ body: (inout Canvas) -> Void) {
        clips += 1
        let id = "\(prefix)-\(clips)"
        svg.open("clipPath", ["id": .text(id)])
        self.rect(rect, radius: radius, fill: "#000")
        svg.close("clipPath")
        svg.open("g", ["clip-path": "url(#\(id))"])
        body(&self)
        svg.close("g")
    }
}

extension Rect {
    /// Its numbers as pages read them: `x y width height`.
    var numbers: String { [x, y, width, height].map(\.svg).joined(separator: " ") }
    var maxX: Double { x + width }
    var maxY: Double { y + height }
    var midX: Double { x + width / 2 }
    var midY: Double { y + height / 2 }

    /// Without what lies beyond any window, as hostile numbers do.
    var bounded: Rect {
        Rect(
            x: x.bounded(-5_000, 5_000), y: y.bounded(-5_000, 5_000), width: width.bounded(0, 5_000),
            height: height.bounded(0, 5_000))
    }

    /// What of it lies below a height.
    func below(_ top: Double) -> Rect {
        let y = max(self.y, top)
        return Rect(x: x, y: y, width: width, height: max(0, maxY - y))
    }

    /// The rectangle moved.
    func moved(_ dx: Double, _ dy: Double) -> Rect { Rect(x: x + dx, y: y + dy, width: width, height: height) }

    /// The rectangle with as much taken from each side.
    func inset(_ dx: Double, _ dy: Double) -> Rect {
        Rect(x: x + dx, y: y + dy, width: max(0, width - 2 * dx), height: max(0, height - 2 * dy))
    }
}

extension Size {
    /// Without what no window has.
    var bounded: Size { Size(width: width.bounded(0, 5_000), height: height.bounded(0, 5_000)) }
}

extension TextSize {
    /// How much larger the body text is than at the size that devices come with (17 points).
    var scale: Double {
        let points: Double =
            switch self {
            case .xSmall: 14
            case .small: 15
            case .medium: 16
            case .large: 17
            case .xLarge: 19
            case .xxLarge: 21
            case .xxxLarge: 23
            case .accessibility1: 28
            case .accessibility2: 33
            case .accessibility3: 40
            case .accessibility4: 47
            case .accessibility5: 53
            }
        return points / 17
    }

    /// Whether it is one of those for people who see little.
    var isAccessibility: Bool { scale > 1.4 }
}
