internal import FlowDocument

/// The colours of a drawing: neutral, so that nothing looks like a finished design, and after the appearance alone.
struct Palette {
    let background: String
    let grouped: String
    let card: String
    let ink: String
    let soft: String
    let fill: String
    let strongFill: String
    let separator: String
    let tint: String
    let onTint: String
    let danger: String
    let panel: String
    let panelSeparator: String
    let panelEdge: String
    let dim: String
    let dimOpacity: Double
    let bar: String
    let line: String
    let bezel: String
    let bezelLine: String
    let chrome: String
    /// What is not known.
    let unknown: String
    /// The lines between nodes of a map, and what lies below their signs.
    let edge: String
    let disc: String

    static func of(_ appearance: Appearance) -> Palette {
        switch appearance {
        case .light: light
        case .dark: dark
        }
    }

    private static let light = Palette(
        background: "#ffffff", grouped: "#f1f2f5", card: "#ffffff", ink: "#14161b", soft: "#6a707b", fill: "#e6e8ed",
        strongFill: "#d3d7de", separator: "#dcdfe5", tint: "#1d62c9", onTint: "#ffffff", danger: "#cf2b23",
        panel: "#f9f9fb", panelSeparator: "#d3d6dd", panelEdge: "#cfd3da", dim: "#0b0d12", dimOpacity: 0.34,
        bar: "#f8f8fa", line: "#c3c8d2", bezel: "#ffffff", bezelLine: "#b9bec9", chrome: "#2b2f37",
        unknown: "#8a909c", edge: "#9298a4", disc: "#ffffff")

    private static let dark = Palette(
        background: "#15171c", grouped: "#15171c", card: "#22252c", ink: "#f0f1f4", soft: "#989da8", fill: "#31353d",
        strongFill: "#444953", separator: "#32363e", tint: "#6ea8ff", onTint: "#0b1424", danger: "#ff7a70",
        panel: "#33363e", panelSeparator: "#50545e", panelEdge: "#4c505a", dim: "#000000", dimOpacity: 0.5,
        bar: "#1b1e24", line: "#454953", bezel: "#2b2e36", bezelLine: "#666b77", chrome: "#d4d7dd",
        unknown: "#868c98", edge: "#737986", disc: "#1b1e24")

    /// The colours of what floats above: in the dark a step lighter.
    var raised: Palette {
        guard background != "#ffffff" else { return self }
        return Palette(
            background: "#24272e", grouped: "#24272e", card: "#323640", ink: ink, soft: soft, fill: "#3c414b",
            strongFill: "#50555f", separator: "#454a54", tint: tint, onTint: onTint, danger: danger, panel: panel,
            panelSeparator: panelSeparator, panelEdge: panelEdge, dim: dim, dimOpacity: dimOpacity, bar: "#2b2e36",
            line: "#565b66", bezel: bezel, bezelLine: bezelLine, chrome: chrome, unknown: "#969ca8", edge: edge,
            disc: disc)
    }
}
