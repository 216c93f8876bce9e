/// An ordinary screen of a flow.
public struct Screen: Hashable, Sendable, FlowObject {
    /// The author's id.
    public var id = NodeID("")
    /// What the team calls it.
    public var name = Stated<String>.unknown
    /// Which kind of container it is, if any.
    public var container = Stated<Container>.unknown
    /// The container that it lives in.
    public var parent = Stated<NodeID>.unknown
    /// A pane's place in its window.
    public var frame = Stated<Rect>.unknown
    /// A pane's place by case.
    public var frames = Stated<Keyed<Rect>>.unknown
    /// Whether a pushed screen lacks the Back button.
    public var backHidden = Stated<Bool>.unknown
    /// Whether it only lets people pick a value and returns.
    public var isLeafPicker = Stated<Bool>.unknown
    /// Where its author drew it.
    public var canvas = Stated<Point>.unknown
    /// Its navigation bar.
    public var navigationBar = Stated<NavigationBar>.unknown
    /// What people can touch or type into.
    public var controls = Stated<[Control]>.unknown
    /// Areas that matter.
    public var regions = Stated<[Region]>.unknown
    /// What is drawn but not judged.
    public var elements = Stated<[Element]>.unknown
    /// Pictures of it.
    public var mockups = Stated<[Mockup]>.unknown
    /// What may stand in the placeholders of its texts.
    public var examples = Stated<Keyed<PlaceholderExample>>.unknown
    /// The framework that adds it by itself.
    public var implied = Stated<String>.unknown
    /// What must hold for it to exist.
    public var condition = Stated<String>.unknown
    /// Where it was imported from, and extension keys.
    public var provenance = Provenance.none

    /// A screen of which only the id is known.
    public init(id: NodeID) {
        self.id = id
    }

    init() {}

    static let fields = FieldTable<Screen>([
        .required("id", \.id),
        .optional("name", \.name, changes: .copyText),
        .optional("container", \.container),
        .optional("parent", \.parent),
        .optional("frame", \.frame, changes: .layout),
        .optional("frames", \.frames, changes: .layout),
        .optional("backHidden", \.backHidden),
        .optional("isLeafPicker", \.isLeafPicker),
        .provenance("canvas", \.canvas),
        .optional("navigationBar", \.navigationBar),
        .optional("controls", \.controls),
        .optional("regions", \.regions),
        .optional("elements", \.elements, changes: .layout),
        .optional("mockups", \.mockups, changes: .layout),
        .optional("examples", \.examples, changes: .copyText),
        .optional("implied", \.implied),
        .optional("condition", \.condition),
    ])

    var identity: String? { id.rawValue }
    static var orderMatters: Bool { false }
}
