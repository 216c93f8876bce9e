internal import Cryptography
public import FlowDocument

/// The names under which drawings are stored: equal for equal drawings, another for every other content, case or version
/// of this module.
public enum DrawingKey {
    /// To be raised whenever a drawing or a layout changes, so that stored ones are made anew.
    static let version = 2

    /// The name of the layout of a document with this content hash.
    public static func layout(contentHash: String) -> String {
        name(["layout", contentHash])
    }

    /// The name of a document's map.
    public static func map(contentHash: String, options: MapDrawing.Options) -> String {
        name(["map", contentHash, options.appearance.rawValue, options.language])
    }

    /// The name of a node's drawing.
    public static func node(_ node: NodeID, contentHash: String, options: DrawingOptions) -> String {
        name(["node", contentHash, node.rawValue] + words(options))
    }

    /// What the ids in a drawing begin with, so that several can stand in one page.
    static func prefix(node: NodeID, options: DrawingOptions) -> String {
        "d" + name([node.rawValue] + words(options)).prefix(12)
    }

    private static func words(_ options: DrawingOptions) -> [String] {
        let device = options.case
        let insets = device.safeArea.value
        let edges = [insets?.top, insets?.left, insets?.bottom, insets?.right].map { $0?.value?.svg ?? "" }
        let keyboard = device.keyboard.value?.numbers ?? ""
        return [
            device.id, device.idiom.rawValue, device.window.width.svg, device.window.height.svg,
            device.orientation.rawValue, device.horizontal.rawValue, device.vertical.rawValue, keyboard,
            options.language, options.appearance.rawValue, options.textSize.rawValue, "\(options.os.rawValue)",
        ] + edges
    }

    /// Each word with its length, so that no two lists are one text.
    private static func name(_ words: [String]) -> String {
        let text = (["scrim drawing \(version)"] + words).map { "\($0.utf8.count):\($0)" }.joined(separator: ",")
        return SHA256(of: Array(text.utf8)).hexadecimal
    }
}
