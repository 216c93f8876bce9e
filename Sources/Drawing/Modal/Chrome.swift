internal import FlowDocument

/// What the system draws around every screen.
enum Chrome {
    /// The time and the state of the device.
    static func statusBar(ink: String? = nil, on canvas: inout Canvas) {
        let window = canvas.window
        guard window.safeArea.top >= 18 else { return }
        let ink = ink ?? canvas.palette.chrome
        let isSmall = window.isPad || window.hasHomeButton
        let x = window.isPad ? 18.0 : window.hasHomeButton ? 8 : 34
        let y = window.isPad ? 17.0 : window.hasHomeButton ? 15 : 32
        let right = window.width - x
        canvas.text("10:24", x: x, y: y, size: isSmall ? 12 : 15, weight: .semibold, fill: ink)
        canvas.rect(Rect(x: right - 24, y: y - 10, width: 22, height: 10), radius: 3, stroke: ink, opacity: 0.6)
        canvas.rect(Rect(x: right - 22, y: y - 8, width: 13, height: 6), radius: 1.5, fill: ink)
        for bar in 0..<3 {
            let height = 3 + Double(bar) * 3
            canvas.rect(
                Rect(x: right - 44 + Double(bar) * 5, y: y - height, width: 3, height: height), radius: 1, fill: ink)
        }
    }

    /// The bar at the bottom of devices without a button for home.
    static func homeBar(on canvas: inout Canvas) {
        let window = canvas.window
        guard !window.hasHomeButton else { return }
        let width = window.isLandscape ? 160.0 : 124
        let bar = Rect(x: (window.width - width) / 2, y: window.height - 9, width: width, height: 4)
        canvas.rect(bar, radius: 2, fill: canvas.palette.chrome, opacity: 0.8)
    }

    /// The keyboard of a case that has it up.
    static func keyboard(on canvas: inout Canvas) {
        guard let frame = canvas.window.device.keyboard.value?.bounded else { return }
        canvas.rect(frame, fill: canvas.palette.strongFill)
        let (columns, rows) = (10, 4)
        let (width, height) = (frame.width / Double(columns), (frame.height - 12) / Double(rows))
        for row in 0..<rows {
            for column in 0..<(row == 3 ? 1 : columns) {
                let key = Rect(
                    x: frame.x + (row == 3 ? 2.5 * width : Double(column) * width) + 3,
                    y: frame.y + 6 + Double(row) * height,
                    width: (row == 3 ? 5 * width : width) - 6, height: max(2, height - 8))
                canvas.rect(key, radius: 5, fill: canvas.palette.card)
            }
        }
    }

    /// The device around the window; its corners cover the window's.
    static func bezel(_ window: Window, on canvas: inout Canvas) {
        let border = border(window)
        let outer = Rect(
            x: -border, y: -border, width: window.width + 2 * border, height: window.height + 2 * border)
        canvas.rect(
            outer, radius: window.corner + border, fill: canvas.palette.bezel, stroke: canvas.palette.bezelLine,
            lineWidth: 1.5)
    }

    /// How thick the device's frame is.
    static func border(_ window: Window) -> Double { window.isPad ? 14 : 10 }
}
