internal import FlowDocument
internal import JSON

/// The inside of a modal as a graph of its own: its screens numbered as people reach them, the first one 0.
struct InteriorGraph: Sendable {
    /// The screens.
    let screens: [ScreenNode]
    /// Their places in the document.
    let places: [Int]
    /// For each screen, the ways on from it; their targets are numbers of this graph.
    let steps: [[FlowGraph.Step]]
    /// For each screen, the one that it is first reached from.
    let parents: [Int?]
    /// The number of each screen, by its place in the document; `nil` where there are so few that looking is quicker.
    private let numbers: [Int: Int]?

    private static let fewScreens = 8

    init(_ interior: ModalInterior, in graph: FlowGraph) {
        let places = interior.screens
        let numbers: [Int: Int]? =
            places.count > Self.fewScreens
            ? Dictionary(uniqueKeysWithValues: places.enumerated().map { ($0.element, $0.offset) }) : nil
        screens = places.map { graph.screens[$0] }
        steps = places.map { screen in
            graph.steps[screen].compactMap { step in
                Self.number(of: step.target, in: places, numbers).map {
                    FlowGraph.Step(target: $0, kind: step.kind, isConditional: step.isConditional)
                }
            }
        }
        parents = interior.parents
        self.places = places
        self.numbers = numbers
    }

    /// The number of a screen, by its place in the document; `nil` for one outside.
    func number(of screen: Int) -> Int? {
        Self.number(of: screen, in: places, numbers)
    }

    private static func number(of screen: Int, in places: [Int], _ numbers: [Int: Int]?) -> Int? {
        numbers.map { $0[screen] } ?? places.firstIndex(of: screen)
    }

    /// For each screen, the screens that it leads on to, each once; what it only holds is none of them.
    var onward: [[Int]] {
        steps.enumerated().map { source, steps in
            var targets: [Int] = []
            for step in steps where !step.isEmbed && step.target != source && targets.last != step.target {
                targets.append(step.target)
            }
            return targets
        }
    }

    /// How many steps each screen is away from the first.
    var distances: [Int] {
        var distances: [Int] = []
        distances.reserveCapacity(parents.count)
        // A screen stands after the one that it is first reached from.
        for parent in parents { distances.append(parent.map { distances[$0] + 1 } ?? 0) }
        return distances
    }

    /// The screens on the shortest way from the first one to this.
    func path(to screen: Int) -> [Int] {
        var path = [screen]
        while let last = path.last, let parent = parents[last] { path.append(parent) }
        return path.reversed()
    }

    /// The screens of a way that people see as screens; a container shows what it holds.
    func visible(_ path: [Int]) -> [Int] {
        let seen = path.filter { !screens[$0].isContainer }
        return seen.isEmpty ? path : seen
    }

    /// The ids of the screens on a way, as evidence.
    func evidence(of path: [Int]) -> JSON.Member {
        JSON.Member("path", .array(path.prefix(100).map { .string(screens[$0].screen.id.rawValue) }))
    }

    /// What people call a screen.
    func name(of screen: Int) -> String {
        screens[screen].screen.displayName
    }

    /// The names of screens, as people would tell the way.
    func names(of path: [Int], between separator: String = " → ") -> String {
        let names = path.prefix(20).map { screens[$0].screen.displayName } + (path.count > 20 ? ["…"] : [])
        return names.joined(separator: separator)
    }

    /// The ids of screens, at most so many as a report can show.
    func references(to path: [Int]) -> [Reference] {
        path.prefix(20).map { Reference(screens[$0].screen.id) }
    }
}

extension Context {
    /// The steps inside of a modal. Who lists a modal's own controls lists what it holds, and a screen would be more;
    /// importers, which see screens, list none there.
    func steps(inside node: ModalNode) -> ModalInteriors.Interior {
        let interior = interior(of: node)
        if case .unknown = interior, !node.modal.controls.elements.isEmpty { return .none }
        return interior
    }

    /// The inside of a modal as a graph of its own.
    func graph(of interior: ModalInterior) -> InteriorGraph {
        InteriorGraph(interior, in: graph)
    }
}
