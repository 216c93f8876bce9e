internal import FlowDocument

/// Draws a node of the map.
struct NodeDrawing {
    let node: MapLayout.Node
    let window: Window
    let palette: Palette

    /// - Parameter mini: Its miniature in points of the window; absent, its silhouette is drawn.
    func draw(_ mini: SVGWriter?, on svg: inout SVGWriter) {
        let frame = node.frame
        let scale = frame.width / window.width
        svg.open(
            "g",
            [
                "class": "node", "data-node": .text(node.id.rawValue), "data-kind": .text(node.kind.rawValue),
                "data-style": node.style.map { .text($0) }, "transform": "translate(\(frame.x.svg) \(frame.y.svg))",
            ])
        label(on: &svg)
        let radius = window.corner * scale
        svg.element(
            "rect",
            [
                "class": "frame", "width": .number(frame.width), "height": .number(frame.height),
                "rx": .number(radius), "fill": .text(palette.grouped), "stroke": .text(palette.bezelLine),
                "stroke-width": 1, "vector-effect": "non-scaling-stroke",
            ])
        if let mini {
            // At most four digits, for a thousandth of a scale is half a point at the far edge.
            let factor = "\((scale * 10_000).rounded() / 10_000)"
            svg.open("g", ["class": "mini", "transform": "scale(\(factor))"])
            svg.append(mini)
            svg.close("g")
        }
        if mini == nil { silhouette(radius, on: &svg) }
        svg.close("g")
    }

    private func label(on svg: inout SVGWriter) {
        let isModal = node.kind == .modal
        svg.open("g", ["class": "label", "transform": "translate(0 -9)"])
        svg.open("g", ["class": "fixed"])
        svg.element(
            "path",
            [
                "class": "glyph", "transform": "translate(0 -13.5)", "d": .text(StyleGlyph.path(node)), "fill": "none",
                "stroke": .text(isModal ? palette.ink : palette.soft), "stroke-width": 1.5, "stroke-linecap": "round",
                "stroke-linejoin": "round",
            ])
        svg.element(
            "text",
            [
                "class": "name", "x": 21, "y": 0, "font-size": 15, "font-weight": isModal ? 600 : nil,
                "fill": .text(isModal ? palette.ink : palette.soft),
            ], text: TextLines.fitted(node.name, size: 15, weight: .semibold, width: max(180, node.frame.width)))
        svg.close("g")
        svg.close("g")
    }

    /// What is left of a node on a map that is too large for miniatures: a plain shape where a modal stands.
    private func silhouette(_ radius: Double, on svg: inout SVGWriter) {
        svg.open("g", ["class": "silhouette"])
        let (width, height) = (node.frame.width, node.frame.height)
        let isModal = node.kind == .modal
        svg.element(
            "rect",
            [
                "width": .number(width), "height": .number(height), "rx": .number(radius),
                "fill": .text(isModal ? palette.line : palette.fill),
            ])
        if isModal {
            let style = node.style.map { ModalStyle(rawValue: $0) }
            let part: (y: Double, height: Double, inset: Double) =
                switch style {
                case .alert: (0.4, 0.2, 0.16)
                case .actionSheet: (0.62, 0.34, 0.05)
                case .popover: (0.2, 0.3, 0.14)
                case .fullScreen: (0.02, 0.96, 0.03)
                case .activityView: (0.5, 0.5, 0)
                default: (0.09, 0.91, 0)
                }
            svg.element(
                "rect",
                [
                    "x": .number(width * part.inset), "y": .number(height * part.y),
                    "width": .number(width * (1 - 2 * part.inset)), "height": .number(height * part.height),
                    "rx": 8, "fill": .text(palette.panel),
                ])
        }
        svg.close("g")
    }
}

/// The sign of a presentation style, 16 units wide and high.
enum StyleGlyph {
    static func path(_ node: MapLayout.Node) -> String {
        guard node.kind == .modal else { return rounded(4, 1.5, 8, 13) }
        switch node.style.map({ ModalStyle(rawValue: $0) }) {
        case .alert: return rounded(1.75, 4, 12.5, 8.5) + "M1.75 9.25h12.500M8 9.25v3.25"
        case .actionSheet: return rounded(2, 2, 12, 7.5) + "M2 5.75h12" + rounded(2, 11.5, 12, 3)
        case .activityView: return "M5.500 6h-2v8h9V6h-2M8 10V1.750M5.500 4.250L8 1.750l2.500 2.500"
        case .popover:
            return
                "M3 5h3l2-2.500L10 5h3a1.250 1.250 0 0 1 1.250 1.250v6.500A1.250 1.250 0 0 1 13 14H3a1.250 1.250 0 0 1-1.250-1.250v-6.500A1.250 1.250 0 0 1 3 5z"
        case .pageSheet, .automatic: return "M2.500 14.500V6a2 2 0 0 1 2-2h7a2 2 0 0 1 2 2v8.500M5 1.500h6"
        case .formSheet: return rounded(1.5, 1.5, 13, 13) + rounded(4.75, 4.25, 6.5, 7.5)
        case .fullScreen: return rounded(3.5, 1.5, 9, 13) + "M6 7l2-2 2 2M6 9l2 2 2-2"
        case .currentContext: return rounded(1.5, 2.5, 13, 11) + "M6.500 2.500v11"
        default: return rounded(2.5, 2.5, 11, 11) + "M6 8h4M8 6v4"
        }
    }

    private static func rounded(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> String {
        let radius = min(1.8, height / 2)
        let (across, down) = ((width - 2 * radius).svg, (height - 2 * radius).svg)
        let arc = "a\(radius.svg) \(radius.svg) 0 0 1 "
        let r = radius.svg
        return
            "M\((x + radius).svg) \(y.svg)h\(across)\(arc)\(r) \(r)v\(down)\(arc)-\(r) \(r)h-\(across)\(arc)-\(r) -\(r)v-\(down)\(arc)\(r) -\(r)z"
    }
}
