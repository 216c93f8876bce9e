public import FlowDocument

/// Draws one screen or modal of a flow in one case, as an SVG of outlines: the device, the presenter, the modal.
///
/// What the document doesn't say is a dashed outline. The texts are as the document has them, broken by a table of widths.
/// - The root has `role="img"` with a sentence as its label, and for a modal `data-frame`, its place in the window.
/// - Each control, region and element is a `<g data-part="its id" data-box="x y width height">`; texts of the modal are
///   `<g data-field="title">`; what belongs to another node is a `data-host-part="owner/id"`.
/// - There is no script, no style, no reference to anything outside. One unit is a point of the window.
public enum ModalDrawing {
    /// The drawing; `nil` where the document has no such node. At most a few hundred shapes, whatever the node holds.
    public static func svg(_ document: Document, node: NodeID, options: DrawingOptions) -> [UInt8]? {
        svg(NodeLookup(document), node: node, options: options)
    }

    static func svg(_ lookup: NodeLookup, node: NodeID, options: DrawingOptions) -> [UInt8]? {
        guard lookup.modal(node) != nil || lookup.screen(node) != nil else { return nil }
        let window = Window(options.case)
        var canvas = Canvas(
            window: window, options: options, firstLanguage: lookup.firstLanguage,
            prefix: DrawingKey.prefix(node: node, options: options))
        let screen = Rect(x: 0, y: 0, width: window.width, height: window.height)
        canvas.svg.open("g", ["class": "device"])
        Chrome.bezel(window, on: &canvas)
        var frame: Rect?
        canvas.clipped(to: screen, radius: window.corner) { canvas in
            frame = NodeScene(lookup: lookup).draw(node, on: &canvas)
            Chrome.keyboard(on: &canvas)
            Chrome.homeBar(on: &canvas)
        }
        canvas.rect(screen, radius: window.corner, stroke: canvas.palette.bezelLine)
        canvas.svg.close("g")

        let border = Chrome.border(window) + 1
        let box = screen.inset(-border, -border)
        var root = SVGWriter()
        root.open(
            "svg",
            [
                "xmlns": "http://www.w3.org/2000/svg", "viewBox": .text(box.numbers), "width": .number(box.width),
                "height": .number(box.height), "lang": .text(options.language), "font-family": .text(Typeface.family),
                "role": "img", "aria-label": .text(Sentence(lookup: lookup, language: options.language).text(node)),
                "data-node": .text(node.rawValue), "data-frame": frame.map { .text($0.numbers) },
            ])
        root.append(canvas.svg)
        root.close("svg")
        return root.bytes
    }
}

/// What texts in drawings are set in.
enum Typeface {
    static let family = "-apple-system, SF Pro Text, Inter, Noto Sans CJK JP, sans-serif"
}
