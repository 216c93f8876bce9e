/// A flow: screens, the modals that interrupt them, and the transitions between.
public struct Document: Sendable, FlowObject {
    /// The version of the format; 1 is the only one so far.
    public var scrim = 1
    /// What the flow is called.
    public var title = Stated<String>.unknown
    /// The BCP 47 tags of its languages, the default first; absent means English alone.
    public var languages = Stated<[String]>.unknown
    /// The windows that it is shown in.
    public var cases = Stated<[Case]>.unknown
    /// The screens that people come in by.
    public var entry = Stated<[NodeID]>.unknown
    /// What it was imported from.
    public var source = Stated<Source>.unknown
    /// What holds for the app as a whole.
    public var app = Stated<App>.unknown
    /// How names and terms are spelled.
    public var glossary = Stated<Glossary>.unknown
    /// What the app tells people while they are elsewhere.
    public var notifications = Stated<[Notification]>.unknown
    /// The ordinary screens.
    public var screens: [Screen] = []
    /// The modal views.
    public var modals: [Modal] = []
    /// The ways from one to the other.
    public var transitions: [Transition] = []
    /// What floats above screens without being modal.
    public var overlays: [Overlay] = []
    var provenance = Provenance.none

    /// A document without content.
    public init() {}

    static let fields = FieldTable<Document>([
        .required("scrim", \.scrim, range: 1...1),
        .optional("title", \.title, changes: .copyText),
        .optional("languages", \.languages),
        .optional("cases", \.cases),
        .optional("entry", \.entry),
        .provenance("source", \.source),
        .optional("app", \.app),
        .optional("glossary", \.glossary),
        .optional("notifications", \.notifications),
        .list("screens", \.screens),
        .list("modals", \.modals),
        .list("transitions", \.transitions),
        .list("overlays", \.overlays),
    ])

    /// The tags of the document's languages, the default first; never empty.
    public var languageTags: [String] {
        let stated = languages.elements
        return stated.isEmpty ? ["en"] : stated
    }

    /// The windows that the flow is shown in, looked up in the device table; `nil` where the document is silent.
    public var deviceCases: [DeviceCase]? {
        guard cases.isKnown else { return nil }
        return cases.elements.compactMap(\.device)
    }
}

/// A window that a flow is shown in: one of the built-in table by its name, or spelled out.
public enum Case: Hashable, Sendable {
    /// A case of ``DeviceCase/builtIn``.
    case named(String)
    /// A case of the author's own.
    case described(DeviceCase)

    /// The window; `nil` for a name that the table lacks, which validation refuses.
    public var device: DeviceCase? {
        switch self {
        case .named(let name): DeviceCase.builtIn(name)
        case .described(let device): device
        }
    }

    /// The id by which frames and results name the case.
    public var id: String {
        switch self {
        case .named(let name): name
        case .described(let device): device.id
        }
    }
}

/// What a document was imported from.
public struct Source: Hashable, Sendable, FlowObject {
    /// The format: `storyboard`, `figma`, `swift` …
    public var kind = Stated<String>.unknown
    /// The file, relative to what was imported.
    public var file = Stated<String>.unknown
    /// What wrote the file, as far as it says.
    public var tool = Stated<String>.unknown
    /// All files, where there are several.
    public var files = Stated<[String]>.unknown
    var provenance = Provenance.none

    /// A source of which nothing is known.
    public init() {}

    static let fields = FieldTable<Source>([
        .optional("kind", \.kind), .optional("file", \.file), .optional("tool", \.tool), .optional("files", \.files),
    ])
}

/// What holds for the app as a whole.
public struct App: Hashable, Sendable, FlowObject {
    /// The app's name.
    public var name = Stated<String>.unknown
    /// How the device may be held.
    public var orientations = Stated<[Orientation]>.unknown
    /// How the app's navigation bars look.
    public var navigationBar = Stated<NavigationBar>.unknown
    /// The transition styles that the app uses.
    public var transitions = Stated<[TransitionStyle]>.unknown
    /// Colours and type of the app.
    public var theme = Stated<Theme>.unknown
    var provenance = Provenance.none

    /// An app of which nothing is known.
    public init() {}

    static let fields = FieldTable<App>([
        .optional("name", \.name, changes: .copyText),
        .optional("orientations", \.orientations),
        .optional("navigationBar", \.navigationBar),
        .optional("transitions", \.transitions),
        .optional("theme", \.theme),
    ])
}

/// How names and terms are spelled in a flow.
public struct Glossary: Hashable, Sendable, FlowObject {
    /// Names of people, places and things.
    public var properNouns = Stated<[String]>.unknown
    /// Brands in their exact spelling.
    public var brands = Stated<[String]>.unknown
    /// Words that are written in capitals.
    public var acronyms = Stated<[String]>.unknown
    /// Terms of several words that belong together.
    public var phrases = Stated<[String]>.unknown
    var provenance = Provenance.none

    /// An empty glossary.
    public init() {}

    static let fields = FieldTable<Glossary>([
        .optional("properNouns", \.properNouns), .optional("brands", \.brands),
        .optional("acronyms", \.acronyms), .optional("phrases", \.phrases),
    ])
}

/// Something that the app tells people while they are elsewhere.
public struct Notification: Hashable, Sendable, FlowObject {
    /// The author's id.
    public var id = NodeID("")
    /// How it is told: `push`, `local` …
    public var channel = Stated<String>.unknown
    /// The setting that switches it off.
    public var gatedBy = Stated<String>.unknown
    /// The modal that is shown in its place.
    public var fallbackModal = Stated<NodeID>.unknown
    /// What must hold for it to exist.
    public var condition = Stated<String>.unknown
    var provenance = Provenance.none

    init() {}

    static let fields = FieldTable<Notification>([
        .required("id", \.id), .optional("channel", \.channel), .optional("gatedBy", \.gatedBy),
        .optional("fallbackModal", \.fallbackModal), .optional("condition", \.condition),
    ])

    var identity: String? { id.rawValue }
    static var orderMatters: Bool { false }
}

/// Something that floats above screens without being modal.
public struct Overlay: Hashable, Sendable, FlowObject {
    /// The author's id.
    public var id = NodeID("")
    /// What it is.
    public var kind = Stated<OverlayKind>.unknown
    /// The screens and modals that it can lie over.
    public var over = Stated<[NodeID]>.unknown
    /// Its place.
    public var frame = Stated<Rect>.unknown
    /// Its place by case.
    public var frames = Stated<Keyed<Rect>>.unknown
    /// What must hold for it to exist.
    public var condition = Stated<String>.unknown
    var provenance = Provenance.none

    init() {}

    static let fields = FieldTable<Overlay>([
        .required("id", \.id), .optional("kind", \.kind), .optional("over", \.over),
        .optional("frame", \.frame, changes: .layout), .optional("frames", \.frames, changes: .layout),
        .optional("condition", \.condition),
    ])

    var identity: String? { id.rawValue }
    static var orderMatters: Bool { false }
}
