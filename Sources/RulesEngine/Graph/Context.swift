public import FlowDocument

/// Everything that rules may read: the document, the profile, and the indices built from them once.
public struct Context: Sendable {
    /// The document.
    public let document: Document
    /// The profile.
    public let profile: Profile
    /// The languages, the default first.
    public let languages: [String]
    /// The windows that the flow is shown in; `nil` where the document is silent.
    public let cases: [DeviceCase]?
    /// What the profile's waivers were good for; known once all other rules ran.
    var waiverUses: [WaiverUse] = []
    /// Screens, modals and transitions with their indices.
    public let graph: FlowGraph
    /// The screens that people come in by.
    let entries: Set<NodeID>
    /// What transitions start from.
    let started: Set<Reference>
    /// Where each transition that presents stands among them.
    let presentationsByID: [NodeID: Int]
    /// For each thing that popovers let taps through to, those popovers.
    let passthroughs: [Reference: [Int]]
    /// From which screens a way out can be reached.
    let exitReach: ExitReach
    /// Which transitions start from each screen and modal.
    let outgoing: OutgoingTransitions
    /// Which transitions close each modal.
    let dismissals: Deferred<Dismissals>
    /// Where modals are closed from.
    let closings: Closings
    /// What screens and modals present.
    let presenting: Presenting
    /// How deep modals stand inside of others.
    let nesting: Deferred<ModalNesting>
    /// The modals that people are led through one after the other.
    let forcedChains: Deferred<ForcedChains>
    private let interiors: ModalInteriors
    private let owners: ScreenOwners

    init(_ document: Document, profile: Profile) {
        self.document = document
        self.profile = profile
        languages = document.languageTags
        cases = document.deviceCases
        let graph = FlowGraph(document)
        entries = Set(document.entry.elements)
        started = Set(document.transitions.map(\.from))
        var passthroughs: [Reference: [Int]] = [:]
        for node in graph.modals where node.isPopover {
            for reference in node.modal.passthrough.elements { passthroughs[reference, default: []].append(node.index) }
        }
        self.passthroughs = passthroughs
        presentationsByID = Dictionary(
            graph.presentations.enumerated().map { ($0.element.transition.id, $0.offset) },
            uniquingKeysWith: { first, _ in first })
        let started = started
        exitReach = ExitReach(graph) { Self.exits(from: $0, in: graph, started) }
        closings = Closings(document, graph)
        presenting = Presenting(graph)
        nesting = Deferred { ModalNesting(graph) }
        let interiors = ModalInteriors(graph)
        let owners = ScreenOwners(graph, interiors)
        forcedChains = Deferred { ForcedChains(graph, interiors, owners, entries: document.entry.elements) }
        let outgoing = OutgoingTransitions(document, graph)
        dismissals = Deferred { Dismissals(document, graph, outgoing, interiors) }
        self.outgoing = outgoing
        self.interiors = interiors
        self.owners = owners
        self.graph = graph
    }

    /// The edition whose rules run.
    public var edition: Edition { profile.edition }

    /// What readers must know of the run as a whole.
    var notices: [Message] { [] }

    /// What is inside of a modal.
    func interior(of modal: ModalNode) -> ModalInteriors.Interior {
        interiors[modal]
    }

    /// The modals that are open where a presentation starts, less what it closes.
    func openSet(at presentation: PresentationNode) -> OpenSet {
        openSet(at: presentation, closing: presentation.transition.closes.elements)
    }

    /// The modals that are open where a presentation starts, less the given ones.
    func openSet(at presentation: PresentationNode, closing closed: [NodeID]) -> OpenSet {
        OpenSet(at: presentation.origin, closing: closed, in: graph, owners: owners)
    }

    /// The modals that a screen can be shown in.
    func owners(of screen: ScreenNode) -> [ModalNode] {
        owners[screen.index].map { graph.modals[$0] }
    }

    /// The modals that what a presentation starts from belongs to.
    func owners(of presentation: PresentationNode) -> [ModalNode] {
        switch presentation.origin {
        case .modal(let index): [graph.modals[index]]
        case .screen(let index): owners(of: index)
        }
    }

    /// The modals that a screen can be inside of.
    func owners(of screen: Int) -> [ModalNode] {
        owners[screen].map { graph.modals[$0] }
    }

    /// A text in every language, each with what the document says of it.
    func texts(_ text: Stated<LocalizedText>) -> [(language: String, text: Stated<String>)] {
        languages.map { language in
            switch text {
            case .unknown: (language, .unknown)
            case .nothing: (language, .nothing)
            case .value(let text): (language, text.text(in: language, first: languages[0]))
            }
        }
    }
}
