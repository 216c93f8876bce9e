internal import FlowDocument

/// What popovers come out of: the controls and regions of screens that open one.
struct PopoverSources: Sendable {
    private let sources: [Int: [Source]]
    private let references: Set<Reference>
    private let anchors: Set<Reference>

    /// A control or region that opens popovers.
    struct Source: Sendable {
        let reference: Reference
        /// What it opens, each once.
        var popovers: [ModalNode]
        /// The transitions that open them.
        var presentations: [PresentationNode]
    }

    /// Finds the sources of each screen, in the order of the transitions and then of the modals.
    init(_ graph: FlowGraph) {
        var found: [Int: [Source]] = [:]
        var places: [Reference: Int] = [:]
        func add(_ reference: Reference, _ popover: ModalNode, _ presentation: PresentationNode?) {
            guard reference.child != nil, case .screen(let screen)? = graph.places[reference.owner] else { return }
            let place = places[reference] ?? found[screen, default: []].count
            if places[reference] == nil {
                places[reference] = place
                found[screen, default: []].append(Source(reference: reference, popovers: [], presentations: []))
            }
            if found[screen]?[place].popovers.contains(where: { $0 === popover }) == false {
                found[screen]?[place].popovers.append(popover)
            }
            if let presentation { found[screen]?[place].presentations.append(presentation) }
        }
        for presentation in graph.presentations where presentation.target.isPopover {
            // Where nobody said which control the transition starts from, it is the one that the popover points at.
            let from = presentation.transition.from
            let anchor = presentation.target.modal.anchor.value
            let source = from.child == nil ? anchor.flatMap { $0.owner == from.owner ? $0 : nil } : from
            if let source { add(source, presentation.target, presentation) }
        }
        for node in graph.modals where node.isPopover && graph.arrivals[node.index].isEmpty {
            if let anchor = node.modal.anchor.value { add(anchor, node, nil) }
        }
        sources = found
        references = Set(places.keys)
        anchors = Set(graph.modals.compactMap(\.modal.anchor.value))
    }

    /// The sources that a screen holds.
    func sources(on screen: ScreenNode) -> [Source] {
        sources[screen.index] ?? []
    }

    /// Whether a control or region opens a popover.
    func contains(_ reference: Reference) -> Bool {
        references.contains(reference)
    }

    /// Whether a popover points at a control or region.
    func isAnchor(_ reference: Reference) -> Bool {
        anchors.contains(reference)
    }
}
