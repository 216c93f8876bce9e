/// A modal view: an alert, a sheet, a popover or another view that interrupts a screen.
public struct Modal: Hashable, Sendable, FlowObject {
    /// The author's id.
    public var id = NodeID("")
    /// What the team calls it.
    public var name = Stated<String>.unknown

    // MARK: How it is presented

    /// The presentation style; one that nobody knows is accepted here and left to a rule.
    public var style = Stated<ModalStyle>.unknown
    /// Whether what lies behind shows through.
    public var transparent = Stated<Bool>.unknown
    /// Whether iOS supplies it, exits and all.
    public var system = Stated<Bool>.unknown
    /// The screen that presents it; absent: read from the transitions.
    public var presenter = Stated<NodeID>.unknown
    /// What it becomes in a compact width.
    public var compactStyle = Stated<ModalStyle>.unknown
    /// Why it has this style.
    public var styleReason = Stated<String>.unknown
    /// Whether a popover is modal; everything else always is.
    public var modal = Stated<Bool>.unknown

    // MARK: What it says

    /// Its title.
    public var title = Stated<LocalizedText>.unknown
    /// The message below the title.
    public var message = Stated<LocalizedText>.unknown
    /// A sentence that helps with the task.
    public var guidance = Stated<LocalizedText>.unknown
    /// A heading in the content that stands for a title.
    public var heading = Stated<LocalizedText>.unknown
    /// What may stand in the placeholders of its texts.
    public var examples = Stated<Keyed<PlaceholderExample>>.unknown

    // MARK: What it is for

    /// What it wants of people.
    public var purpose = Stated<Purpose>.unknown
    /// Why it is modal.
    public var reason = Stated<Reason>.unknown
    /// The reason in words.
    public var reasonNote = Stated<String>.unknown
    /// What people gain by the interruption.
    public var benefit = Stated<String>.unknown
    /// Whether people could do without it.
    public var optional = Stated<Bool>.unknown
    /// What is done in it.
    public var taskKind = Stated<TaskKind>.unknown
    /// How much is done in it.
    public var complexity = Stated<Complexity>.unknown
    /// What it shows.
    public var contentKind = Stated<ContentKind>.unknown
    /// What makes it appear.
    public var trigger = Stated<Trigger>.unknown
    /// How often it appears.
    public var frequency = Stated<Frequency>.unknown

    // MARK: What is in it

    /// Its buttons and fields, as they are displayed: leading to trailing, or top to bottom.
    public var controls = Stated<[Control]>.unknown
    /// How its buttons are laid out; absent: computed from the texts.
    public var layout = Stated<ButtonLayout>.unknown
    /// An alert's text fields.
    public var textFields = Stated<[TextField]>.unknown
    /// How many things are asked for.
    public var inputs = Stated<Int>.unknown
    /// Whether something entered could be lost.
    public var canHoldUnsavedInput = Stated<Bool>.unknown
    /// Whether what is entered is saved by itself.
    public var autosave = Stated<Bool>.unknown
    /// The first screen inside.
    public var content = Stated<NodeID>.unknown
    /// What completes the task: `selection`.
    public var completes = Stated<Completion>.unknown
    /// The containers inside.
    public var contains = Stated<[ContainedKind]>.unknown
    /// Whether its parts appear at a tap.
    public var visibleOnTap = Stated<Bool>.unknown
    /// Whether it scrolls what is focused into view.
    public var scrollsToFocus = Stated<Bool>.unknown

    // MARK: How it ends

    /// Swiping it down.
    public var gesture = Stated<Dismissal>.unknown
    /// Tapping beside it.
    public var outsideTap = Stated<Dismissal>.unknown
    /// After how many seconds it closes by itself.
    public var autoDismissSeconds = Stated<Double>.unknown
    /// What becomes of it when people leave the app.
    public var onAppExit = Stated<AppExit>.unknown
    /// What closes it by itself.
    public var autoCloseOn = Stated<[String]>.unknown
    /// How many things can be chosen in it.
    public var selection = Stated<Selection>.unknown
    /// Whether choosing closes it.
    public var closesOnSelect = Stated<Bool>.unknown

    // MARK: How it looks

    /// Whether what lies behind is dimmed.
    public var dimming = Stated<Bool>.unknown
    /// Whether what lies behind can be used.
    public var backgroundInteractive = Stated<Bool>.unknown
    /// What can be used beside it.
    public var passthrough = Stated<[Reference]>.unknown
    /// Its place.
    public var frame = Stated<Rect>.unknown
    /// Its place by case.
    public var frames = Stated<Keyed<Rect>>.unknown
    /// The size that its content asks for.
    public var contentSize = Stated<Size>.unknown
    /// Whether its content scrolls.
    public var scrollable = Stated<Bool>.unknown
    /// Whether people can move it.
    public var draggable = Stated<Bool>.unknown
    /// Whether a resizable sheet shows a grabber.
    public var grabber = Stated<Bool>.unknown
    /// The control or region that a popover points at.
    public var anchor = Stated<Reference>.unknown
    /// The place that a popover points at.
    public var anchorRect = Stated<Rect>.unknown
    /// A popover's arrow.
    public var arrow = Stated<Arrow>.unknown
    /// The arrow directions that are allowed.
    public var arrowDirections = Stated<[ArrowDirection]>.unknown
    /// Whether a popover may cover what it points at.
    public var canOverlapAnchor = Stated<Bool>.unknown
    /// The sizes that it can take.
    public var sizeStates = Stated<[SizeState]>.unknown
    /// What its look has of its own.
    public var custom = Stated<CustomLook>.unknown
    /// Its navigation bar.
    public var navigationBar = Stated<NavigationBar>.unknown
    /// Its colours and type.
    public var theme = Stated<Theme>.unknown
    /// Pictures of it.
    public var mockups = Stated<[Mockup]>.unknown
    /// Pictures that show it in a case.
    public var evidence = Stated<[Mockup]>.unknown
    /// The framework that adds it by itself.
    public var implied = Stated<String>.unknown
    /// What must hold for it to exist.
    public var condition = Stated<String>.unknown
    /// Where it was imported from, and extension keys.
    public var provenance = Provenance.none

    /// A modal of which only the id is known.
    public init(id: NodeID) {
        self.id = id
    }

    init() {}

    static let fields = FieldTable<Modal>(presentation + content + ending + look)

    var identity: String? { id.rawValue }
    static var orderMatters: Bool { false }
}

extension Modal {
    private static let presentation: [Field<Modal>] = [
        .required("id", \.id),
        .optional("name", \.name, changes: .copyText),
        .optional("style", \.style),
        .optional("transparent", \.transparent),
        .optional("system", \.system),
        .optional("presenter", \.presenter),
        .optional("title", \.title, changes: .copyText),
        .optional("message", \.message, changes: .copyText),
        .optional("guidance", \.guidance, changes: .copyText),
        .optional("heading", \.heading, changes: .copyText),
        .optional("examples", \.examples, changes: .copyText),
        .optional("purpose", \.purpose),
        .optional("reason", \.reason),
        .optional("reasonNote", \.reasonNote),
        .optional("benefit", \.benefit),
        .optional("styleReason", \.styleReason),
        .optional("optional", \.optional),
        .optional("taskKind", \.taskKind),
        .optional("complexity", \.complexity),
        .optional("contentKind", \.contentKind),
        .optional("trigger", \.trigger),
        .optional("frequency", \.frequency),
    ]

    private static let content: [Field<Modal>] = [
        .optional("controls", \.controls),
        .optional("layout", \.layout, changes: .layout),
        .optional("textFields", \.textFields),
        .optional("inputs", \.inputs, range: 0...100_000),
        .optional("canHoldUnsavedInput", \.canHoldUnsavedInput),
        .optional("autosave", \.autosave),
        .optional("content", \.content),
        .optional("completes", \.completes),
        .optional("visibleOnTap", \.visibleOnTap),
        .optional("scrollsToFocus", \.scrollsToFocus),
        .optional("contains", \.contains),
    ]

    private static let ending: [Field<Modal>] = [
        .optional("gesture", \.gesture),
        .optional("outsideTap", \.outsideTap),
        .optional("autoDismissSeconds", \.autoDismissSeconds, range: 0...1e9),
        .optional("onAppExit", \.onAppExit),
        .optional("selection", \.selection),
        .optional("closesOnSelect", \.closesOnSelect),
        .optional("autoCloseOn", \.autoCloseOn),
    ]

    private static let look: [Field<Modal>] = [
        .optional("dimming", \.dimming),
        .optional("backgroundInteractive", \.backgroundInteractive),
        .optional("passthrough", \.passthrough),
        .optional("compactStyle", \.compactStyle),
        .optional("frame", \.frame, changes: .layout),
        .optional("frames", \.frames, changes: .layout),
        .optional("contentSize", \.contentSize, changes: .layout),
        .optional("scrollable", \.scrollable),
        .optional("draggable", \.draggable),
        .optional("grabber", \.grabber),
        .optional("anchor", \.anchor),
        .optional("anchorRect", \.anchorRect, changes: .layout),
        .optional("arrow", \.arrow, changes: .layout),
        .optional("arrowDirections", \.arrowDirections, changes: .layout),
        .optional("canOverlapAnchor", \.canOverlapAnchor),
        .optional("modal", \.modal),
        .optional("sizeStates", \.sizeStates),
        .optional("custom", \.custom),
        .optional("navigationBar", \.navigationBar),
        .optional("theme", \.theme),
        .optional("mockups", \.mockups, changes: .layout),
        .optional("evidence", \.evidence, changes: .layout),
        .optional("implied", \.implied),
        .optional("condition", \.condition),
    ]
}
