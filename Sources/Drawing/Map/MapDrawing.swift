public import FlowDocument

/// Draws the map of a flow: every node in a frame with a miniature of it, every transition as a line with its sign.
///
/// - The root's view box is `0 0 width height` of the layout.
/// - A node is `<g class="node" data-node="id" data-kind="screen|modal" data-style="alert">` with its label and its
///   miniature (`<g class="mini">`), or a `<g class="silhouette">` beyond the first megabytes of a large map.
/// - A transition is `<g class="edge" data-transition="id" data-kind="present" data-from="id" data-to="id">`.
/// - What belongs together without a transition is joined by a `<g class="tie" data-from="id" data-to="id">`.
/// - What has a size of its own on a page, labels and signs, lies in a `<g class="fixed">` around its own origin, which
///   pages may scale.
/// - There is no script, no style, no reference to anything outside.
public enum MapDrawing {
    /// How a map is drawn.
    public struct Options: Hashable, Sendable {
        /// Light or dark.
        public var appearance: Appearance
        /// The BCP 47 tag of the texts' language.
        public var language: String

        /// How a map is drawn.
        public init(appearance: Appearance = .light, language: String) {
            (self.appearance, self.language) = (appearance, language)
        }
    }

    /// Beyond so many bytes of miniatures the further nodes are drawn as silhouettes.
    private static let miniatureBytes = 6 << 20
    /// The most parts of a node that its miniature shows.
    private static let partLimit = 24

    /// The map; `nil` where the layout has more than ``MapMetrics/edgeLimit`` nodes, which a page draws by the layout.
    public static func svg(_ document: Document, layout: MapLayout, options: Options) -> [UInt8]? {
        guard layout.nodes.count <= MapMetrics.edgeLimit else { return nil }
        let lookup = NodeLookup(document)
        let window = Window.forMap(document)
        let palette = Palette.of(options.appearance)
        var svg = SVGWriter()
        svg.open(
            "svg",
            [
                "xmlns": "http://www.w3.org/2000/svg",
                "viewBox": "0 0 \(layout.size.width.svg) \(layout.size.height.svg)",
                "width": .number(layout.size.width), "height": .number(layout.size.height),
                "lang": .text(options.language), "font-family": .text(Typeface.family), "class": "map",
            ])
        svg.open("g", ["class": "edges"])
        for tie in layout.ties { EdgeDrawing.draw(tie, palette, on: &svg) }
        for edge in layout.edges { EdgeDrawing.draw(edge, palette, on: &svg) }
        svg.close("g")
        svg.open("g", ["class": "nodes"])
        var left = miniatureBytes
        for (number, node) in layout.nodes.enumerated() {
            let drawing = DrawingOptions(
                case: window.device, language: options.language, appearance: options.appearance)
            var mini: SVGWriter?
            if left > 0 {
                let prefix = "m\(DrawingKey.prefix(node: node.id, options: drawing))\(number)"
                var canvas = Canvas(
                    window: window, options: drawing, firstLanguage: lookup.firstLanguage, prefix: prefix,
                    partLimit: partLimit)
                canvas.parts = .none
                miniature(node, lookup, on: &canvas)
                left -= canvas.svg.bytes.count
                mini = canvas.svg
            }
            NodeDrawing(node: node, window: window, palette: palette).draw(mini, on: &svg)
        }
        svg.close("g")
        svg.close("svg")
        return svg.bytes
    }

    private static func miniature(_ node: MapLayout.Node, _ lookup: NodeLookup, on canvas: inout Canvas) {
        let window = Rect(x: 0, y: 0, width: canvas.window.width, height: canvas.window.height)
        canvas.clipped(to: window, radius: canvas.window.corner) { canvas in
            NodeScene(lookup: lookup).draw(node.id, on: &canvas)
            Chrome.homeBar(on: &canvas)
        }
    }
}
