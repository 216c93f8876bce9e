internal import FlowDocument

/// The transitions that lead to something outside of the document, for each screen and modal that they start from.
/// Behind them there may be another step, a way out, or what finishes a task; nobody can tell from here.
struct WaysBeyond: Sendable {
    /// One of them.
    struct Way: Sendable {
        /// The control that it starts from.
        let control: String?
        /// What would have to be known of it.
        let fact: MissingFact
    }

    private var ways: [GraphNode: [Way]] = [:]

    init(_ document: Document, _ graph: FlowGraph) {
        for transition in document.transitions where transition.kind == .external {
            guard let origin = graph.places[transition.from.owner] else { continue }
            let fact = MissingFact(Reference(transition.id), "to")
            ways[origin, default: []].append(Way(control: transition.from.child, fact: fact))
        }
    }

    subscript(_ origin: GraphNode) -> [Way] { ways[origin] ?? [] }
}
