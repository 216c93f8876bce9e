public import FlowDocument

/// One check. A rule is a value without state; everything that it may read arrives with its subject.
public protocol Rule: Sendable {
    /// What can be said of the rule without running it.
    static var metadata: RuleMetadata { get }

    /// The rule has nothing to be set up with.
    init()

    /// Looks at a subject and says what it sees.
    /// - Throws: Anything; it becomes the outcome `open` with the reason `engineError`, and the run goes on.
    func check(_ subject: Subject, in context: Context, _ observations: inout Observations) throws
}

/// What rules look at.
public enum Subject: Sendable {
    /// A modal.
    case modal(ModalNode)
    /// A screen.
    case screen(ScreenNode)
    /// A transition that presents a modal.
    case presentation(PresentationNode)
    /// The document as a whole.
    case app

    /// The id under which results speak of it.
    public var id: NodeID {
        switch self {
        case .modal(let node): node.modal.id
        case .screen(let node): node.screen.id
        case .presentation(let node): node.transition.id
        case .app: .app
        }
    }

    /// Where the subject stands in the document.
    public var path: [String] {
        switch self {
        case .modal(let node): ["modals", String(node.index)]
        case .screen(let node): ["screens", String(node.index)]
        case .presentation(let node): ["transitions", String(node.index)]
        case .app: []
        }
    }

    /// Where the subject was imported from.
    public var origin: Origin? {
        switch self {
        case .modal(let node): node.modal.provenance.origin
        case .screen(let node): node.screen.provenance.origin
        case .presentation(let node): node.transition.provenance.origin
        case .app: nil
        }
    }
}

/// A rule that looks at modals.
public protocol ModalRule: Rule {
    /// Looks at a modal of a kind that the rule is about.
    func check(_ modal: ModalNode, in context: Context, _ observations: inout Observations) throws
}

extension ModalRule {
    /// Hands over the modal.
    public func check(_ subject: Subject, in context: Context, _ observations: inout Observations) throws {
        if case .modal(let modal) = subject { try check(modal, in: context, &observations) }
    }
}

/// A rule that looks at screens.
public protocol ScreenRule: Rule {
    /// Looks at a screen.
    func check(_ screen: ScreenNode, in context: Context, _ observations: inout Observations) throws
}

extension ScreenRule {
    /// Hands over the screen.
    public func check(_ subject: Subject, in context: Context, _ observations: inout Observations) throws {
        if case .screen(let screen) = subject { try check(screen, in: context, &observations) }
    }
}

/// A rule that looks at transitions that present a modal.
public protocol PresentationRule: Rule {
    /// Looks at a transition.
    func check(_ presentation: PresentationNode, in context: Context, _ observations: inout Observations) throws
}

extension PresentationRule {
    /// Hands over the transition.
    public func check(_ subject: Subject, in context: Context, _ observations: inout Observations) throws {
        if case .presentation(let presentation) = subject { try check(presentation, in: context, &observations) }
    }
}

/// A rule that looks at the document as a whole.
public protocol AppRule: Rule {
    /// Looks at the document.
    func check(_ context: Context, _ observations: inout Observations) throws
}

extension AppRule {
    /// Hands over the document.
    public func check(_ subject: Subject, in context: Context, _ observations: inout Observations) throws {
        try check(context, &observations)
    }
}
