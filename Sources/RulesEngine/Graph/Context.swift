public import FlowDocument
internal import TextLayout

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
    /// From which screens a way out can be reached.
    let exitReach: ExitReach
    /// How names and terms are spelled: what is built in, and what the document adds.
    let terminology: Terminology
    private let analyses = AnalysisCache()
    /// Alerts and action sheets as they were laid out.
    let layouts = LayoutStore()
    /// What the rules about buttons have read.
    let alertReadings = AlertReadings()
    /// In which cases and measures alerts and action sheets are looked at.
    let layoutSettings: LayoutSettings
    private let interiors: ModalInteriors
    private let owners: ScreenOwners

    init(_ document: Document, profile: Profile) {
        self.document = document
        self.profile = profile
        languages = document.languageTags
        cases = document.deviceCases
        layoutSettings = LayoutSettings(document)
        let graph = FlowGraph(document)
        terminology = Terminology.builtIn.adding(Terminology(profile.glossary)).adding(Terminology(document))
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

    /// A text as its reader takes it in. Readings are kept for the run.
    func analysis(of text: String, in language: String) -> AnalysedText {
        analyses.analysis(of: text, in: language, terminology)
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
