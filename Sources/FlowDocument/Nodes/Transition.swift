/// A way from a screen, modal or control to a screen or modal.
public struct Transition: Hashable, Sendable, FlowObject {
    /// The author's id.
    public var id = NodeID("")
    /// What it starts from.
    public var from = Reference(rawValue: "")
    /// Where it leads; an external one, and one that only leaves, may lack it.
    public var to = Stated<NodeID>.unknown
    /// What happens.
    public var kind = TransitionKind.push
    /// The modals that it closes.
    public var closes = Stated<[NodeID]>.unknown
    /// Whether it closes before it presents.
    public var order = Stated<TransitionOrder>.unknown
    /// How it moves.
    public var style = Stated<TransitionStyle>.unknown
    /// The edge that it moves from.
    public var edge = Stated<Edge>.unknown
    /// The axis that a flip turns on.
    public var axis = Stated<Axis>.unknown
    /// Whether it moves at all.
    public var animated = Stated<Bool>.unknown
    /// How long it takes, in seconds.
    public var duration = Stated<Double>.unknown
    /// Whether people can go on without it.
    public var skippable = Stated<Bool>.unknown
    /// What starts it: `tap` …
    public var trigger = Stated<String>.unknown
    /// What lies outside of the import.
    public var external = Stated<ExternalTarget>.unknown
    /// The framework that adds it by itself.
    public var implied = Stated<String>.unknown
    /// What must hold for it to happen.
    public var condition = Stated<String>.unknown
    /// Where it was imported from, and extension keys.
    public var provenance = Provenance.none

    /// A transition of which the rest is unknown.
    public init(id: NodeID, from: Reference, to: NodeID?, kind: TransitionKind) {
        self.id = id
        self.from = from
        self.to = Stated(known: to)
        self.kind = kind
    }

    init() {}

    static let fields = FieldTable<Transition>([
        .required("id", \.id),
        .required("from", \.from),
        .optional("to", \.to),
        .required("kind", \.kind),
        .optional("closes", \.closes),
        .optional("order", \.order),
        .optional("style", \.style),
        .optional("edge", \.edge),
        .optional("axis", \.axis),
        .optional("animated", \.animated),
        .optional("duration", \.duration, range: 0...1e6),
        .optional("skippable", \.skippable),
        .optional("trigger", \.trigger),
        .optional("external", \.external),
        .optional("implied", \.implied),
        .optional("condition", \.condition),
    ])

    var identity: String? { id.rawValue }
    static var orderMatters: Bool { false }
}

/// A screen that lies outside of the import.
public struct ExternalTarget: Hashable, Sendable, FlowObject {
    /// The storyboard's name.
    public var storyboard = Stated<String>.unknown
    /// The scene's identifier in it.
    public var identifier = Stated<String>.unknown
    /// The bundle that holds it.
    public var bundle = Stated<String>.unknown
    var provenance = Provenance.none

    /// A target of which nothing is known.
    public init() {}

    static let fields = FieldTable<ExternalTarget>([
        .optional("storyboard", \.storyboard), .optional("identifier", \.identifier), .optional("bundle", \.bundle),
    ])
}
