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
    /// What transitions start from.
    let started: Set<Reference>
    /// Where each transition that presents stands among them.
    let presentationsByID: [NodeID: Int]
    /// For each thing that popovers let taps through to, those popovers.
    let passthroughs: [Reference: [Int]]
    /// For each screen, the sheets from it that leave it usable, by their places among the modals.
    let usableBehind: [Int: [Int]]
    /// From which screens a way out can be reached.
    let exitReach: ExitReach
    /// The ways out of modals, as far as somebody asked for them.
    let waysOutCache: WaysOutCache
    /// The alerts and sheets that ask before something is lost.
    let confirmations: Confirmations
    private let interiors: ModalInteriors
    private let owners: ScreenOwners

    init(_ document: Document, profile: Profile) {
        self.document = document
        self.profile = profile
        languages = document.languageTags
        cases = document.deviceCases
        let graph = FlowGraph(document)
        started = Set(document.transitions.map(\.from))
        var passthroughs: [Reference: [Int]] = [:]
        for node in graph.modals where node.isPopover {
            for reference in node.modal.passthrough.elements { passthroughs[reference, default: []].append(node.index) }
        }
        self.passthroughs = passthroughs
        var usableBehind: [Int: [Int]] = [:]
        for presentation in graph.presentations {
            guard case .screen(let screen) = presentation.origin, let kind = presentation.target.kind,
                ModalKind.sheetViews.contains(kind), presentation.target.modal.backgroundInteractive.isTrue
            else { continue }
            usableBehind[screen, default: []].append(presentation.target.index)
        }
        self.usableBehind = usableBehind
        presentationsByID = Dictionary(
            graph.presentations.enumerated().map { ($0.element.transition.id, $0.offset) },
            uniquingKeysWith: { first, _ in first })
        let started = started
        exitReach = ExitReach(graph) { Self.exits(from: $0, in: graph, started) }
        waysOutCache = WaysOutCache(modals: graph.modals.count)
        confirmations = Confirmations(graph)
        interiors = ModalInteriors(graph)
        owners = ScreenOwners(graph, interiors)
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

    /// The modals that what a presentation starts from belongs to.
    func owners(of presentation: PresentationNode) -> [ModalNode] {
        switch presentation.origin {
        case .modal(let index): [graph.modals[index]]
        case .screen(let index): owners[index].map { graph.modals[$0] }
        }
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
