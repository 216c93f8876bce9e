/// A window on a device: what a modal is laid out in.
public struct DeviceCase: Hashable, Sendable, FlowObject {
    /// The name by which frames and results speak of it.
    public var id = ""
    /// Which family the device belongs to.
    public var idiom = Idiom.iphone
    /// The window, in points.
    public var window = Size(width: 0, height: 0)
    /// How the device is held.
    public var orientation = Orientation.portrait
    /// How much room there is across.
    public var horizontal = SizeClass.compact
    /// How much room there is from top to bottom.
    public var vertical = SizeClass.regular
    /// What the system keeps for itself at the edges.
    public var safeArea = Stated<Insets>.unknown
    /// The version of iOS whose metrics hold: 18 or 26; absent means 18.
    public var os = Stated<OperatingSystem>.unknown
    /// The text size that people have chosen; absent means large.
    public var textSize = Stated<TextSize>.unknown
    /// The keyboard's place; it is up where there is one.
    public var keyboard = Stated<Rect>.unknown
    var provenance = Provenance.none

    init() {}

    static let fields = FieldTable<DeviceCase>([
        .required("id", \.localID),
        .required("idiom", \.idiom),
        .required("window", \.window),
        .required("orientation", \.orientation),
        .required("horizontal", \.horizontal),
        .required("vertical", \.vertical),
        .optional("safeArea", \.safeArea),
        .optional("os", \.os),
        .optional("textSize", \.textSize),
        .optional("keyboard", \.keyboard),
    ])

    private var localID: LocalID {
        get { LocalID(rawValue: id) }
        set { id = newValue.rawValue }
    }

    var identity: String? { id }
}

/// A version of iOS whose metrics are known.
public enum OperatingSystem: Int, Sendable, CaseIterable {
    /// iOS 18, whose metrics hold for those before it too.
    case iOS18 = 18
    /// iOS 26.
    case iOS26 = 26
}
