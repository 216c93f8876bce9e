internal import FlowDocument

/// The window that a node is drawn in.
struct Window {
    let device: DeviceCase
    /// Its width and height in points, at least 1.
    let size: Size
    /// The room that the system keeps at its edges.
    let safeArea: (top: Double, bottom: Double, left: Double, right: Double)

    init(_ device: DeviceCase) {
        self.device = device
        size = Size(width: device.window.width.bounded(100, 4_000), height: device.window.height.bounded(100, 4_000))
        let insets = device.safeArea.value
        func inset(_ stated: Stated<Double>?) -> Double { (stated?.value ?? 0).bounded(0, 200) }
        safeArea = (inset(insets?.top), inset(insets?.bottom), inset(insets?.left), inset(insets?.right))
    }

    var width: Double { size.width }
    var height: Double { size.height }
    var isPad: Bool { device.idiom == .ipad }
    var isLandscape: Bool { size.width > size.height }
    /// Whether sheets cover the width, as in a compact one.
    var isCompact: Bool { device.horizontal == .compact || device.vertical == .compact }
    /// Whether the device has a button for home, and so square corners and no bar at the bottom.
    var hasHomeButton: Bool { !isPad && safeArea.bottom == 0 }
    /// The radius of the display's corners.
    var corner: Double { isPad ? 24 : hasHomeButton ? 14 : 46 }

    /// The case that a document's map shows: a phone held upright where the flow has one.
    static func forMap(_ document: Document) -> Window {
        let cases = document.deviceCases ?? []
        let upright = cases.first { $0.idiom == .iphone && $0.orientation == .portrait }
        let fallback = DeviceCase.builtIn[0]
        return Window(upright ?? cases.first { $0.orientation == .portrait } ?? cases.first ?? fallback)
    }
}
