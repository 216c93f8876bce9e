internal import FlowDocument

/// For each modal, where the transitions start that close it; they may start above it, as in an alert that asks first.
struct Closings: Sendable {
    private let origins: [Int: [GraphNode]]

    init(_ document: Document, _ graph: FlowGraph) {
        var origins: [Int: [GraphNode]] = [:]
        for transition in document.transitions {
            guard !transition.closes.elements.isEmpty, let origin = graph.places[transition.from.owner] else {
                continue
            }
            for id in transition.closes.elements {
                if case .modal(let index) = graph.places[id] { origins[index, default: []].append(origin) }
            }
        }
        self.origins = origins
    }

    /// Where the transitions start that close a modal.
    subscript(_ modal: ModalNode) -> [GraphNode] { origins[modal.index] ?? [] }
}

extension Context {
    /// Where in a modal people begin what closes it from above: of each closing, the steps or the modal's own controls
    /// that present the modal where it starts.
    func placesOfClosings(of node: ModalNode, in graph: InteriorGraph) -> [OwnPlace] {
        var places: [OwnPlace] = []
        var steps: Set<Int> = []
        var queue = closings[node].filter { $0 != .modal(node.index) }
        var seen = Set(queue)
        var next = 0
        while next < queue.count, next < Self.mostModalsAbove {
            let origin = queue[next]
            next += 1
            var below: [GraphNode] = []
            switch origin {
            case .screen(let screen):
                if let number = graph.number(of: screen) {
                    steps.insert(number)
                } else {
                    below = owners(of: screen).map { .modal($0.index) }
                }
            case .modal(let modal):
                for arrival in self.graph.arrivals[modal] {
                    if arrival.origin == .modal(node.index) {
                        places.append(node.place(of: arrival.transition.from.child))
                    } else {
                        below.append(arrival.origin)
                    }
                }
            }
            queue += below.filter { $0 != .modal(node.index) && seen.insert($0).inserted }
        }
        return places + steps.sorted().map { .step($0) }
    }

    /// More than this many modals above one are no flow that anyone can follow.
    private static let mostModalsAbove = 256
}
