internal import FlowDocument

/// Modals that people are led through one after the other, because each offers nothing but the next.
struct ForcedChains: Sendable {
    /// Some modals in a row.
    struct Chain {
        /// The modal that the first presentation starts from, where nothing tells how that modal is presented.
        var root: Int?
        /// The presentations, in order.
        var links: [PresentationNode]
        /// The facts that would tell whether people can go on otherwise.
        var missing: [MissingFact] = []
        /// Whether it goes through a modal that is too large to be searched.
        var isCut = false

        /// How many modals people go through.
        var count: Int { links.count + (root == nil ? 0 : 1) }
    }

    /// What a modal leads on to.
    fileprivate enum Onward {
        /// Nothing, or more than one thing.
        case free
        /// One other modal, if the facts don't tell of more.
        case forced(PresentationNode, missing: [MissingFact])
        /// Its inside is too large to be searched.
        case tooLarge
    }

    /// No chain is followed further than this.
    private static let longest = 20

    private let onward: [Onward]
    /// For each modal, the presentation that begins a chain with it.
    private let first: [Int: PresentationNode]
    /// The modals that a chain can begin in, without anything that presents them.
    private let roots: Set<Int>
    private let graph: FlowGraph
    private let owners: ScreenOwners

    init(
        _ graph: FlowGraph, _ interiors: ModalInteriors, _ owners: ScreenOwners, _ presenting: Presenting,
        _ beyond: WaysBeyond, entries: [NodeID]
    ) {
        let onward = graph.modals.map { Onward(from: $0, graph, interiors, presenting, beyond) }
        let roots = Set(entries.compactMap { graph.modal($0)?.index })
            .union(graph.modals.indices.filter { graph.arrivals[$0].isEmpty })
        self.onward = onward
        self.roots = roots
        self.graph = graph
        self.owners = owners
        var first: [Int: PresentationNode] = [:]
        for presentation in graph.presentations where !presentation.isSkippable {
            let continues = Self.modals(before: presentation, onward, owners).contains { modal in
                !roots.contains(modal) && graph.arrivals[modal].contains { !$0.isSkippable }
            }
            guard !continues else { continue }
            let target = presentation.target.index
            // Of several beginnings one is told: what is known to be forced, then by name.
            first[target] = first[target].map { $0.harder(presentation) } ?? presentation
        }
        self.first = first
    }

    /// The chain that a presentation begins; `nil` where it continues one, or another one begins the same.
    func chain(from presentation: PresentationNode) -> Chain? {
        guard first[presentation.target.index] === presentation else { return nil }
        var chain = Chain(links: [presentation], missing: [presentation.missingSkippable].compactMap { $0 })
        let before = Self.modals(before: presentation, onward, owners).filter { roots.contains($0) }
        if let modal = before.min(by: { graph.modals[$0].modal.id < graph.modals[$1].modal.id }) {
            chain.root = modal
            if case .forced(_, let missing) = onward[modal] { chain.missing += missing }
        }
        var seen: Set<Int> = [presentation.target.index]
        while chain.links.count < Self.longest, let modal = chain.links.last?.target.index {
            switch onward[modal] {
            case .free: return chain
            case .tooLarge:
                chain.isCut = true
                return chain
            case .forced(let link, let missing):
                guard !link.isSkippable, link !== presentation else { return chain }
                chain.links.append(link)
                chain.missing += missing + [link.missingSkippable].compactMap { $0 }
                // A circle was gone round once.
                guard seen.insert(link.target.index).inserted else { return chain }
            }
        }
        return chain
    }

    /// The modals that lead on to nothing but what is presented here.
    private static func modals(
        before presentation: PresentationNode, _ onward: [Onward], _ owners: ScreenOwners
    ) -> [Int] {
        let candidates: [Int] =
            switch presentation.origin {
            case .modal(let index): [index]
            case .screen(let screen): Array(owners[screen].prefix(64))
            }
        return candidates.filter {
            if case .forced(let link, _) = onward[$0] { link.target === presentation.target } else { false }
        }
    }
}

extension ForcedChains.Onward {
    /// What a modal leads on to, by its own controls and by every screen inside.
    fileprivate init(
        from node: ModalNode, _ graph: FlowGraph, _ interiors: ModalInteriors, _ presenting: Presenting,
        _ beyond: WaysBeyond
    ) {
        var origins: [GraphNode] = [.modal(node.index)]
        var missing: [MissingFact] = []
        switch interiors[node] {
        case .none: break
        case .unknown:
            if node.presentsScreen, node.modal.controls.elements.isEmpty {
                missing.append(MissingFact(Reference(node.modal.id), "content"))
            }
        case .tooLarge:
            self = .tooLarge
            return
        case .known(let interior):
            for screen in interior.screens {
                // To go on inside is something else than the next modal.
                if graph.steps[screen].contains(where: { !$0.isEmbed }) {
                    self = .free
                    return
                }
                origins.append(.screen(screen))
            }
        }
        var next: PresentationNode?
        for origin in origins {
            // To go on to something outside of the document is as well.
            guard beyond[origin].isEmpty else {
                self = .free
                return
            }
            guard let summary = presenting[origin] else { continue }
            guard let only = summary.only, next.map({ $0.target === only.target }) ?? true else {
                self = .free
                return
            }
            next = next.map { $0.milder(only) } ?? only
        }
        self = next.map { .forced($0, missing: missing) } ?? .free
    }
}
