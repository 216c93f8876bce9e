internal import FlowDocument

/// What screens and modals present, each told once for all the modals that it can be inside of.
struct Presenting: Sendable {
    /// What a screen or a modal presents.
    struct Summary: Sendable {
        /// The only modal that is presented; `nil` where there are several.
        var only: PresentationNode?
        /// Whether the task that it belongs to may be finished in what is presented.
        var mayFinish = false
    }

    private let screens: [Summary?]
    private let modals: [Summary?]

    init(_ graph: FlowGraph) {
        var screens: [Summary?] = Array(repeating: nil, count: graph.screens.count)
        var modals: [Summary?] = Array(repeating: nil, count: graph.modals.count)
        for presentation in graph.presentations {
            switch presentation.origin {
            case .screen(let index): screens[index].add(presentation)
            case .modal(let index): modals[index].add(presentation)
            }
        }
        self.screens = screens
        self.modals = modals
    }

    /// What a screen or a modal presents; `nil` for nothing.
    subscript(_ origin: GraphNode) -> Summary? {
        switch origin {
        case .screen(let index): screens[index]
        case .modal(let index): modals[index]
        }
    }
}

extension Presenting.Summary? {
    fileprivate mutating func add(_ presentation: PresentationNode) {
        let mayFinish = presentation.target.mayFinish
        guard var summary = self else {
            self = Presenting.Summary(only: presentation, mayFinish: mayFinish)
            return
        }
        summary.mayFinish = summary.mayFinish || mayFinish
        if let only = summary.only {
            // Two ways to one modal are one, and what can be said of the easier one holds.
            summary.only = only.target === presentation.target ? only.milder(presentation) : nil
        }
        self = summary
    }
}

extension PresentationNode {
    /// Of two presentations of one modal, the one that people can go on without, else what may be so, else by name.
    func milder(_ other: PresentationNode) -> PresentationNode {
        (force, transition.id) < (other.force, other.transition.id) ? self : other
    }

    /// Of two presentations of one modal, the one that is known to be forced on people, else by name.
    func harder(_ other: PresentationNode) -> PresentationNode {
        (-force, transition.id) < (-other.force, other.transition.id) ? self : other
    }

    /// Whether the document says that people can go on without it.
    var isSkippable: Bool { transition.skippable.isTrue }

    /// The fact that would tell whether people can go on without it; `nil` where it is known.
    var missingSkippable: MissingFact? {
        transition.skippable.isKnown ? nil : MissingFact(Reference(transition.id), "skippable")
    }

    /// How much it is known to be forced on people.
    var force: Int {
        if isSkippable { 0 } else if missingSkippable != nil { 1 } else { 2 }
    }
}

extension ModalNode {
    /// Whether a task may be finished in this modal above it: the system confirms a purchase by itself, and an alert
    /// asks before something is sent.
    fileprivate var mayFinish: Bool {
        modal.system.isTrue || modal.controls.elements.contains(where: \.finishes)
    }
}
