internal import FlowDocument

/// The nodes and transitions of a document by number, as layouts need them.
struct MapGraph {
    struct Edge {
        /// The transition's id; that of a tie is made up.
        var id: NodeID
        var from: Int
        /// Absent where it leads out of the document, or nowhere that is known.
        var to: Int?
        /// Absent for a tie.
        var kind: TransitionKind?

        /// Whether it leads back to where people came from, so that it gives its nodes no order.
        var leadsBack: Bool {
            switch kind {
            case .dismiss, .pop, .unwind: true
            case .push, .present, .replace, .embed, .switchTab, .external, nil: false
            }
        }
    }

    /// What nodes have to do with each other, beside transitions: presenters, contents, containers.
    struct Tie {
        var from: Int
        var to: Int
    }

    private(set) var nodes: [MapLayout.Node] = []
    private(set) var canvas: [Point?] = []
    private(set) var edges: [Edge] = []
    private(set) var ties: [Tie] = []
    private(set) var entries: Set<Int> = []

    init(_ document: Document) {
        let none = Rect(x: 0, y: 0, width: 0, height: 0)
        var numbers: [NodeID: Int] = [:]
        for screen in document.screens where numbers[screen.id] == nil {
            numbers[screen.id] = nodes.count
            let name = screen.name.value ?? screen.navigationBar.value?.title.value?.anyText
            nodes.append(
                .init(
                    id: screen.id, kind: .screen, style: nil, name: Self.short(name ?? screen.id.rawValue), frame: none)
            )
            canvas.append(screen.canvas.value)
        }
        for modal in document.modals where numbers[modal.id] == nil {
            numbers[modal.id] = nodes.count
            let name = Self.short(modal.name.value ?? modal.title.value?.anyText ?? modal.id.rawValue)
            nodes.append(
                .init(id: modal.id, kind: .modal, style: modal.style.value?.rawValue, name: name, frame: none))
            canvas.append(nil)
        }
        var seen: Set<NodeID> = []
        for transition in document.transitions {
            guard let from = numbers[transition.from.owner], seen.insert(transition.id).inserted else { continue }
            edges.append(
                Edge(
                    id: transition.id, from: from, to: transition.to.value.flatMap { numbers[$0] },
                    kind: transition.kind))
        }
        let reached = Set(edges.compactMap(\.to))
        for modal in document.modals {
            guard let number = numbers[modal.id] else { continue }
            // What a transition leads to has its place by that.
            if !reached.contains(number) { tie(modal.presenter.value.flatMap { numbers[$0] }, number) }
            tie(number, modal.content.value.flatMap { numbers[$0] })
        }
        for screen in document.screens {
            tie(screen.parent.value.flatMap { numbers[$0] }, numbers[screen.id])
        }
        entries = Set(document.entry.elements.compactMap { numbers[$0] })
    }

    /// Names are labels here, and a document may have a hundred thousand of ten thousand characters each.
    private static func short(_ name: String) -> String {
        let head = name.prefix(200)
        return head.endIndex < name.endIndex ? head + "…" : name
    }

    private mutating func tie(_ from: Int?, _ to: Int?) {
        guard let from, let to, from != to else { return }
        ties.append(Tie(from: from, to: to))
    }

    /// The ties that no transition shows.
    var silentTies: [Edge] {
        var shown: Set<[Int]> = []
        for edge in edges {
            guard let to = edge.to else { continue }
            shown.insert([edge.from, to])
            shown.insert([to, edge.from])
        }
        return ties.compactMap { tie in
            guard shown.insert([tie.from, tie.to]).inserted else { return nil }
            return Edge(id: NodeID(""), from: tie.from, to: tie.to, kind: nil)
        }
    }

    /// The pairs that say what comes after what: transitions that lead on, and ties.
    var order: [Tie] {
        var pairs: [Tie] = []
        for edge in edges where !edge.leadsBack {
            if let to = edge.to, to != edge.from { pairs.append(Tie(from: edge.from, to: to)) }
        }
        return pairs + ties
    }

    /// The connected parts, each in the document's order, largest first.
    func parts() -> [[Int]] {
        var parents = Array(nodes.indices)
        func root(_ node: Int) -> Int {
            var node = node
            while parents[node] != node {
                parents[node] = parents[parents[node]]
                node = parents[node]
            }
            return node
        }
        for edge in edges {
            guard let to = edge.to else { continue }
            parents[root(edge.from)] = root(to)
        }
        for tie in ties { parents[root(tie.from)] = root(tie.to) }
        var members: [Int: [Int]] = [:]
        for node in nodes.indices { members[root(node), default: []].append(node) }
        return members.values.sorted { ($1.count, $0[0]) < ($0.count, $1[0]) }
    }
}
