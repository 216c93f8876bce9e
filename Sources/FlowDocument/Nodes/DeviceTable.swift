extension DeviceCase {
    /// The cases that a document can name. Window sizes and safe areas are facts of the devices, read from Apple's
    /// list of display sizes (Human Interface Guidelines, Layout: Specifications) and from the published sizes that
    /// developers measured; size classes are those of the same page.
    public static let builtIn: [DeviceCase] = [
        // iPhone 14, 13, 12: 390 × 844.
        iphone("iphone-portrait", 390, 844, .portrait, Insets(top: 47, bottom: 34)),
        iphone("iphone-landscape", 844, 390, .landscape, Insets(top: 0, bottom: 21, left: 47, right: 47)),
        // iPhone SE, second and third generation: 375 × 667.
        iphone("iphone-small-portrait", 375, 667, .portrait, Insets(top: 20, bottom: 0)),
        iphone("iphone-small-landscape", 667, 375, .landscape, Insets(top: 0, bottom: 0)),
        // iPhone SE, first generation: 320 × 568.
        iphone("iphone-tiny-portrait", 320, 568, .portrait, Insets(top: 20, bottom: 0)),
        iphone("iphone-tiny-landscape", 568, 320, .landscape, Insets(top: 0, bottom: 0)),
        // iPhone 15 Plus and 15 Pro Max: 430 × 932. In landscape its width is regular.
        iphone("iphone-large-portrait", 430, 932, .portrait, Insets(top: 59, bottom: 34)),
        iphone(
            "iphone-large-landscape", 932, 430, .landscape, Insets(top: 0, bottom: 21, left: 59, right: 59),
            horizontal: .regular),
        // iPad, 10.9 inches: 820 × 1180.
        ipad("ipad-portrait", 820, 1180, .portrait),
        ipad("ipad-landscape", 1180, 820, .landscape),
        // iPad Pro, 12.9 inches: 1024 × 1366.
        ipad("ipad-large-portrait", 1024, 1366, .portrait),
        ipad("ipad-large-landscape", 1366, 1024, .landscape),
        // iPad, 10.9 inches, a third of the window beside another app: the width is compact.
        ipad("ipad-slide-over", 375, 1180, .portrait, horizontal: .compact),
    ]

    /// The case of that name.
    public static func builtIn(_ name: String) -> DeviceCase? {
        builtInByName[name]
    }

    private static let builtInByName = Dictionary(
        builtIn.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })

    private static func iphone(
        _ id: String, _ width: Double, _ height: Double, _ orientation: Orientation, _ safeArea: Insets,
        horizontal: SizeClass = .compact
    ) -> DeviceCase {
        var device = DeviceCase()
        device.id = id
        device.idiom = .iphone
        device.window = Size(width: width, height: height)
        device.orientation = orientation
        device.horizontal = horizontal
        device.vertical = orientation == .portrait ? .regular : .compact
        device.safeArea = .value(safeArea)
        return device
    }

    private static func ipad(
        _ id: String, _ width: Double, _ height: Double, _ orientation: Orientation, horizontal: SizeClass = .regular
    ) -> DeviceCase {
        var device = DeviceCase()
        device.id = id
        device.idiom = .ipad
        device.window = Size(width: width, height: height)
        device.orientation = orientation
        device.horizontal = horizontal
        device.vertical = .regular
        device.safeArea = .value(Insets(top: 24, bottom: 20))
        return device
    }
}
