public import FlowDocument
internal import Synchronization
internal import TextLayout

/// Everything that rules may read: the document, the profile, and the indices built from them once.
public final class Context: Sendable {
    /// The document.
    public let document: Document
    /// The profile.
    public let profile: Profile
    /// The languages, the default first.
    public let languages: [String]
    /// The windows that the flow is shown in; `nil` where the document is silent.
    public let cases: [DeviceCase]?
    /// What the profile's waivers were good for; known once all other rules ran.
    let waiverUses = Mutex<[WaiverUse]>([])
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
    /// For each screen, the sheets from it that leave it usable, by their places among the modals.
    let usableBehind: [Int: [Int]]
    /// What popovers come out of.
    let popoverSources: PopoverSources
    /// Which popovers take the place of others.
    let popoverReplacements: PopoverReplacements
    /// What floats above screens and modals.
    let overlays: OverlayIndex
    /// From which screens a way out can be reached.
    let exitReach: ExitReach
    /// Which transitions start from each screen and modal.
    let outgoing: OutgoingTransitions
    /// Which transitions close each modal.
    let dismissals: Deferred<Dismissals>
    /// How the app's words are spelled.
    let terms: AppTerms
    /// The names that the document’s own texts show.
    let namesInUse = NamesInUse()
    let analyses = AnalysisCache()
    /// Alerts and action sheets as they were laid out.
    let layouts = LayoutStore()
    /// What the rules about buttons have read.
    let alertReadings = AlertReadings()
    /// In which cases and measures alerts and action sheets are looked at.
    let layoutSettings: LayoutSettings
    /// Where modals are closed from.
    let closings: Closings
    /// What screens and modals present.
    let presenting: Presenting
    /// How deep modals stand inside of others.
    let nesting: Deferred<ModalNesting>
    /// The screens that people get to without opening a modal.
    let outsideScreens: Deferred<OutsideScreens>
    /// The modals that people are led through one after the other.
    let forcedChains: Deferred<ForcedChains>
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
        layoutSettings = LayoutSettings(document)
        let graph = FlowGraph(document)
        entries = Set(document.entry.elements)
        terms = AppTerms(document, profile.glossary)
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
        self.usableBehind = usableBehind.mapValues { sheets in
            sheets.sorted { graph.modals[$0].modal.id < graph.modals[$1].modal.id }
        }
        presentationsByID = Dictionary(
            graph.presentations.enumerated().map { ($0.element.transition.id, $0.offset) },
            uniquingKeysWith: { first, _ in first })
        popoverSources = PopoverSources(graph)
        overlays = OverlayIndex(document)
        let started = started
        exitReach = ExitReach(graph) { Self.exits(from: $0, in: graph, started) }
        waysOutCache = WaysOutCache(modals: graph.modals.count)
        confirmations = Confirmations(graph)
        let interiors = ModalInteriors(graph)
        let owners = ScreenOwners(graph, interiors)
        let outgoing = OutgoingTransitions(document, graph)
        dismissals = Deferred { Dismissals(document, graph, outgoing, interiors) }
        closings = Closings(document, graph)
        let presenting = Presenting(graph)
        self.presenting = presenting
        nesting = Deferred { ModalNesting(graph) }
        outsideScreens = Deferred { OutsideScreens(graph, entries: document.entry.elements) }
        forcedChains = Deferred { ForcedChains(graph, interiors, owners, presenting, entries: document.entry.elements) }
        popoverReplacements = PopoverReplacements(graph, owners)
        self.outgoing = outgoing
        self.interiors = interiors
        self.owners = owners
        self.graph = graph
    }

    /// The edition whose rules run.
    public var edition: Edition { profile.edition }

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
        owners(of: presentation.origin)
    }

    /// The modals that a node belongs to: a modal to itself, a screen to those that it can be inside of.
    func owners(of id: NodeID) -> [ModalNode] {
        graph.places[id].map(owners) ?? []
    }

    private func owners(of place: GraphNode) -> [ModalNode] {
        switch place {
        case .modal(let index): [graph.modals[index]]
        case .screen(let index): owners(of: index)
        }
    }

    /// A text as its reader takes it in. Readings are kept for the run.
    func analysis(of text: String, in language: String) -> AnalysedText {
        analyses.analysis(of: text, in: language, terms.terminology)
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
