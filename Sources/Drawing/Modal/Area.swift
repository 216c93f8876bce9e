internal import FlowDocument

/// The part of a window that a screen's content fills.
struct Area {
    /// What its background covers.
    var frame: Rect
    /// Where its bars begin.
    var top: Double
    /// Where its content ends.
    var bottom: Double
    /// What the system keeps at its sides.
    var left = 0.0
    var right = 0.0
    /// How far frames that hold in every window are moved: they count from the screen's own corner.
    var offset = Point(x: 0, y: 0)

    /// The whole window.
    static func whole(_ window: Window) -> Area {
        Area(
            frame: Rect(x: 0, y: 0, width: window.width, height: window.height), top: window.safeArea.top,
            bottom: window.height - window.safeArea.bottom, left: window.safeArea.left, right: window.safeArea.right)
    }

    /// The room between the margins.
    func content(_ window: Window) -> Rect {
        let margin = frame.width > 700 && window.isPad ? 32.0 : 16
        return Rect(
            x: frame.x + left + margin, y: top, width: max(0, frame.width - left - right - 2 * margin),
            height: max(0, bottom - top))
    }

    /// The place of something in a window: its frame in that case, else the one that holds in every case.
    func place(_ frame: Stated<Rect>, _ frames: Stated<Keyed<Rect>>, _ window: Window) -> Rect? {
        if let own = frames.value?[window.device.id] { return own.bounded }
        return frame.value?.bounded.moved(offset.x, offset.y)
    }
}
