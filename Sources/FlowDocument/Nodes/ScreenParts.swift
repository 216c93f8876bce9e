/// Something that people can touch or type into.
public struct Control: Hashable, Sendable, FlowObject {
    /// The id within its owner.
    public var id = ""
    /// What it is.
    public var kind = Stated<ControlKind>.unknown
    /// What is written on it.
    public var title = Stated<LocalizedText>.unknown
    /// What it means to the system.
    public var role = Stated<ControlRole>.unknown
    /// Whether it is the one that Return presses and that is drawn bold.
    public var preferred = Stated<Bool>.unknown
    /// Whether it is the one that most people choose.
    public var likely = Stated<Bool>.unknown
    /// What leaving by it does; `nothing` states that it does not leave.
    public var exit = Stated<Exit>.unknown
    /// Where it stands.
    public var location = Stated<ControlLocation>.unknown
    /// What touching it does.
    public var action = Stated<ControlAction>.unknown
    /// The name of the symbol on it.
    public var symbol = Stated<String>.unknown
    /// What a screen reader says.
    public var accessibilityLabel = Stated<LocalizedText>.unknown
    /// Whether it is seen when its owner appears.
    public var visible = Stated<Bool>.unknown
    /// Whether it scrolls with the content.
    public var inScroll = Stated<Bool>.unknown
    /// Its place.
    public var frame = Stated<Rect>.unknown
    /// Its place by case.
    public var frames = Stated<Keyed<Rect>>.unknown
    /// Whether it is the app's own drawing of a control.
    public var custom = Stated<Bool>.unknown
    /// What may stand in the placeholders of its texts.
    public var examples = Stated<Keyed<PlaceholderExample>>.unknown
    /// The framework that adds it by itself.
    public var implied = Stated<String>.unknown
    /// What must hold for it to exist.
    public var condition = Stated<String>.unknown
    /// Where it was imported from, and extension keys.
    public var provenance = Provenance.none

    /// A control of which only id and kind are known.
    public init(id: String, kind: ControlKind) {
        self.id = id
        self.kind = .value(kind)
    }

    init() {}

    static let fields = FieldTable<Control>([
        .required("id", \.localID),
        .optional("kind", \.kind),
        .optional("title", \.title, changes: .copyText),
        .optional("role", \.role),
        .optional("preferred", \.preferred),
        .optional("likely", \.likely),
        .optional("exit", \.exit),
        .optional("location", \.location),
        .optional("action", \.action),
        .optional("symbol", \.symbol),
        .optional("accessibilityLabel", \.accessibilityLabel, changes: .copyText),
        .optional("visible", \.visible),
        .optional("inScroll", \.inScroll, changes: .layout),
        .optional("frame", \.frame, changes: .layout),
        .optional("frames", \.frames, changes: .layout),
        .optional("custom", \.custom),
        .optional("examples", \.examples, changes: .copyText),
        .optional("implied", \.implied),
        .optional("condition", \.condition),
    ])

    private var localID: LocalID {
        get { LocalID(rawValue: id) }
        set { id = newValue.rawValue }
    }

    var identity: String? { id }
}

/// What leaving by a control, gesture or tap does.
public struct Exit: Hashable, Sendable, FlowObject {
    /// What becomes of what was entered, or of what the button speaks of.
    public var effect = Stated<Effect>.unknown
    /// The alert or sheet that asks first.
    public var confirm = Stated<NodeID>.unknown
    /// When it asks: `always`, `dirty` …
    public var confirmWhen = Stated<String>.unknown
    /// The screen that it leads to.
    public var target = Stated<NodeID>.unknown
    var provenance = Provenance.none

    /// An exit of which only the effect may be known.
    public init(effect: Stated<Effect> = .unknown) {
        self.effect = effect
    }

    init() {}

    static let fields = FieldTable<Exit>([
        .optional("effect", \.effect), .optional("confirm", \.confirm), .optional("confirmWhen", \.confirmWhen),
        .optional("target", \.target),
    ])
}

/// An area of a screen that matters.
public struct Region: Hashable, Sendable, FlowObject {
    /// The id within its screen.
    public var id = ""
    /// Its place.
    public var frame = Stated<Rect>.unknown
    /// Its place by case.
    public var frames = Stated<Keyed<Rect>>.unknown
    /// Whether people need to see it.
    public var essential = Stated<Bool>.unknown
    /// The modals during which they need it; absent means all.
    public var neededDuring = Stated<[NodeID]>.unknown
    /// What must hold for it to exist.
    public var condition = Stated<String>.unknown
    var provenance = Provenance.none

    /// A region of which only id and place are known.
    public init(id: String, frame: Rect) {
        self.id = id
        self.frame = .value(frame)
    }

    init() {}

    static let fields = FieldTable<Region>([
        .required("id", \.localID),
        .optional("frame", \.frame, changes: .layout),
        .optional("frames", \.frames, changes: .layout),
        .optional("essential", \.essential),
        .optional("neededDuring", \.neededDuring),
        .optional("condition", \.condition),
    ])

    private var localID: LocalID {
        get { LocalID(rawValue: id) }
        set { id = newValue.rawValue }
    }

    var identity: String? { id }
    static var orderMatters: Bool { false }
}

/// Something that is drawn but not judged.
public struct Element: Hashable, Sendable, FlowObject {
    /// The id within its screen.
    public var id = ""
    /// What it is: `label`, `image`, `list` …
    public var kind = Stated<String>.unknown
    /// What is written in it.
    public var text = Stated<LocalizedText>.unknown
    /// Its place.
    public var frame = Stated<Rect>.unknown
    /// Its place by case.
    public var frames = Stated<Keyed<Rect>>.unknown
    /// What must hold for it to exist.
    public var condition = Stated<String>.unknown
    /// Where it was imported from, and extension keys.
    public var provenance = Provenance.none

    /// An element of which only id and kind are known.
    public init(id: String, kind: String) {
        self.id = id
        self.kind = .value(kind)
    }

    init() {}

    static let fields = FieldTable<Element>([
        .required("id", \.localID),
        .optional("kind", \.kind),
        .optional("text", \.text, changes: .copyText),
        .optional("frame", \.frame, changes: .layout),
        .optional("frames", \.frames, changes: .layout),
        .optional("condition", \.condition),
    ])

    private var localID: LocalID {
        get { LocalID(rawValue: id) }
        set { id = newValue.rawValue }
    }

    var identity: String? { id }
}

/// A picture of a screen or modal.
public struct Mockup: Hashable, Sendable, FlowObject {
    /// The picture, by its content: `sha256:…`.
    public var asset = ""
    /// The case that it shows.
    public var `case` = Stated<String>.unknown
    /// The language that it shows.
    public var language = Stated<String>.unknown
    /// Light or dark.
    public var appearance = Stated<Appearance>.unknown
    var provenance = Provenance.none

    init() {}

    static let fields = FieldTable<Mockup>([
        .required("asset", \.asset), .optional("case", \.case), .optional("language", \.language),
        .optional("appearance", \.appearance),
    ])
}

/// How a navigation bar looks. Only what is stated is compared with the app's.
public struct NavigationBar: Hashable, Sendable, FlowObject {
    /// The title in it.
    public var title = Stated<LocalizedText>.unknown
    /// The colour of its buttons.
    public var tint = Stated<String>.unknown
    /// Its background.
    public var background = Stated<String>.unknown
    /// The typeface of its title.
    public var titleFont = Stated<String>.unknown
    /// Whether content shows through.
    public var translucent = Stated<Bool>.unknown
    /// Whether its title is large.
    public var largeTitle = Stated<Bool>.unknown
    var provenance = Provenance.none

    /// A bar of which nothing is known.
    public init() {}

    static let fields = FieldTable<NavigationBar>([
        .optional("title", \.title, changes: .copyText), .optional("tint", \.tint),
        .optional("background", \.background), .optional("titleFont", \.titleFont),
        .optional("translucent", \.translucent), .optional("largeTitle", \.largeTitle),
    ])
}

/// Colours and type.
public struct Theme: Hashable, Sendable, FlowObject {
    /// Light, dark or both.
    public var scheme = Stated<Scheme>.unknown
    /// The typeface.
    public var fontFamily = Stated<String>.unknown
    var provenance = Provenance.none

    /// A theme of which nothing is known.
    public init() {}

    static let fields = FieldTable<Theme>([.optional("scheme", \.scheme), .optional("fontFamily", \.fontFamily)])
}

/// What may stand in a placeholder.
public struct PlaceholderExample: Hashable, Sendable, FlowObject {
    /// A value as people would see it.
    public var value = Stated<String>.unknown
    /// The most characters that it can have.
    public var maxLength = Stated<Int>.unknown
    var provenance = Provenance.none

    init() {}

    static let fields = FieldTable<PlaceholderExample>([
        .optional("value", \.value), .optional("maxLength", \.maxLength, range: 0...10_000),
    ])
}
