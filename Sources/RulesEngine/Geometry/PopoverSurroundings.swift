internal import FlowDocument

/// What people need to see around a popover.
struct EssentialRegions {
    /// The regions that are declared to be needed while it is open.
    var regions: [(reference: Reference, region: Region)] = []
    /// The facts that would tell of more.
    var missing: [MissingFact] = []

    /// The regions of the screens that the popover stands over: what presents it, and the containers around that.
    init(around node: ModalNode, in context: Context) {
        var screens: [Int] = []
        for presenter in context.popoverPresenters(of: node) {
            switch presenter {
            case .screen(let index): screens.append(index)
            case .modal(let index):
                let content = context.graph.modals[index].modal.content.value.flatMap(context.graph.screen)
                if let content { screens.append(content.index) }
            }
        }
        if screens.isEmpty { missing.append(MissingFact(Reference(node.modal.id), "presenter")) }
        var seen: Set<Int> = []
        for index in screens {
            let screen = context.graph.screens[index].screen
            if !screen.regions.isKnown { missing.append(MissingFact(Reference(screen.id), "regions")) }
            var outer: Int? = index
            while let place = outer, seen.insert(place).inserted {
                add(context.graph.screens[place].screen, during: node.modal.id)
                outer = context.graph.screens[place].screen.parent.value.flatMap(context.graph.screen)?.index
            }
        }
    }

    private mutating func add(_ screen: Screen, during modal: NodeID) {
        for region in screen.regions.elements where region.essential.isTrue {
            // Absent, it is needed during all of them; stated, during those alone.
            if region.neededDuring.isKnown, !region.neededDuring.elements.contains(modal) { continue }
            regions.append((Reference(screen.id, child: region.id), region))
        }
    }

    /// The places of the regions in a case, as far as they are known.
    func places(in device: DeviceCase) -> [Rect] {
        regions.compactMap { $0.region.place(in: device) }
    }
}

extension Context {
    /// What presents a popover: what it says, what transitions say, or else where that lies which it points at.
    func popoverPresenters(of node: ModalNode) -> [GraphNode] {
        let stated = presenters(of: node)
        guard stated.isEmpty, !node.modal.presenter.isKnown, let anchor = node.modal.anchor.value else { return stated }
        return graph.places[anchor.owner].map { [$0] } ?? []
    }
}
