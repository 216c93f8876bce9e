/// A presentation style. The list is open: one that nobody knows is a matter for a rule, not for the format.
public struct ModalStyle: RawRepresentable, Hashable, Sendable {
    /// The style as written.
    public var rawValue: String

    /// A style as written.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// An alert.
    public static let alert = Self(rawValue: "alert")
    /// An action sheet.
    public static let actionSheet = Self(rawValue: "actionSheet")
    /// An activity view, or share sheet.
    public static let activityView = Self(rawValue: "activityView")
    /// A popover.
    public static let popover = Self(rawValue: "popover")
    /// A page sheet.
    public static let pageSheet = Self(rawValue: "pageSheet")
    /// A form sheet.
    public static let formSheet = Self(rawValue: "formSheet")
    /// A full-screen modal view.
    public static let fullScreen = Self(rawValue: "fullScreen")
    /// A modal view over the view that presents it.
    public static let currentContext = Self(rawValue: "currentContext")
    /// The style that the system chooses.
    public static let automatic = Self(rawValue: "automatic")
    /// A style of the app's own.
    public static let custom = Self(rawValue: "custom")

    /// Every style that the format names.
    public static let known: [ModalStyle] = [
        alert, actionSheet, activityView, popover, pageSheet, formSheet, fullScreen, currentContext, automatic, custom,
    ]
}

/// An alert's text field.
public struct TextField: Hashable, Sendable, FlowObject {
    /// The label beside it.
    public var label = Stated<LocalizedText>.unknown
    /// The text that stands in it while it is empty.
    public var placeholder = Stated<LocalizedText>.unknown
    /// Whether what is typed is hidden.
    public var secure = Stated<Bool>.unknown
    /// The buttons that use what is typed.
    public var usedBy = Stated<[String]>.unknown
    var provenance = Provenance.none

    init() {}

    static let fields = FieldTable<TextField>([
        .optional("label", \.label, changes: .copyText), .optional("placeholder", \.placeholder, changes: .copyText),
        .optional("secure", \.secure), .optional("usedBy", \.usedBy),
    ])
}

/// A way to leave a modal that is no control.
public struct Dismissal: Hashable, Sendable, FlowObject {
    /// Whether it dismisses.
    public var dismiss = Stated<Bool>.unknown
    /// What becomes of what was entered.
    public var effect = Stated<Effect>.unknown
    /// The alert or sheet that asks first.
    public var confirm = Stated<NodeID>.unknown
    /// When it asks: `always`, `dirty` …
    public var confirmWhen = Stated<String>.unknown
    /// Whether the tap does nothing else.
    public var consumes = Stated<Bool>.unknown
    /// The framework that adds it by itself.
    public var implied = Stated<String>.unknown
    var provenance = Provenance.none

    /// A way that does or does not dismiss.
    public init(dismiss: Bool) {
        self.dismiss = .value(dismiss)
    }

    init() {}

    static let fields = FieldTable<Dismissal>([
        .optional("dismiss", \.dismiss), .optional("effect", \.effect), .optional("confirm", \.confirm),
        .optional("confirmWhen", \.confirmWhen), .optional("consumes", \.consumes),
        .optional("implied", \.implied),
    ])
}

/// What becomes of a modal when people leave the app.
public struct AppExit: Hashable, Sendable, FlowObject {
    /// Whether it is cancelled.
    public var action = Stated<AppExitAction>.unknown
    /// What becomes of what it asked.
    public var effect = Stated<Effect>.unknown
    var provenance = Provenance.none

    init() {}

    static let fields = FieldTable<AppExit>([.optional("action", \.action), .optional("effect", \.effect)])
}

/// A popover's arrow.
public struct Arrow: Hashable, Sendable, FlowObject {
    /// Where it points.
    public var direction = Stated<ArrowDirection>.unknown
    /// Its tip, in window coordinates.
    public var tip = Stated<Point>.unknown
    /// Its tip by case.
    public var tips = Stated<Keyed<Point>>.unknown
    var provenance = Provenance.none

    /// An arrow that points somewhere.
    public init(direction: ArrowDirection) {
        self.direction = .value(direction)
    }

    init() {}

    static let fields = FieldTable<Arrow>([
        .optional("direction", \.direction), .optional("tip", \.tip), .optional("tips", \.tips),
    ])
}

/// A size that a modal can take.
public struct SizeState: Hashable, Sendable, FlowObject {
    /// The id within its modal.
    public var id = ""
    /// The size.
    public var size = Stated<Size>.unknown
    /// Whether the change to it is animated.
    public var animated = Stated<Bool>.unknown
    var provenance = Provenance.none

    init() {}

    static let fields = FieldTable<SizeState>([
        .required("id", \.localID), .optional("size", \.size, changes: .layout), .optional("animated", \.animated),
    ])

    private var localID: LocalID {
        get { LocalID(rawValue: id) }
        set { id = newValue.rawValue }
    }

    var identity: String? { id }
}

/// What a modal's look has of its own.
public struct CustomLook: Hashable, Sendable, FlowObject {
    /// Whether its background is the app's own.
    public var background = Stated<Bool>.unknown
    /// The corner radius, where it is the app's own, in points.
    public var cornerRadius = Stated<Double>.unknown
    /// Whether it is drawn by the app altogether.
    public var component = Stated<Bool>.unknown
    /// Whether it holds a picture.
    public var image = Stated<Bool>.unknown
    /// Whether its texts have a style of their own.
    public var attributedText = Stated<Bool>.unknown
    var provenance = Provenance.none

    init() {}

    static let fields = FieldTable<CustomLook>([
        .optional("background", \.background), .optional("cornerRadius", \.cornerRadius, range: 0...1e6),
        .optional("component", \.component), .optional("image", \.image),
        .optional("attributedText", \.attributedText),
    ])
}
