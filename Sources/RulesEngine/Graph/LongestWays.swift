/// The longest ways on from the first screen inside of a modal.
///
/// Where screens lead to one another in circles, the longest way on which each counts once is hard to find exactly;
/// there the search gives bounds, which meet in graphs without circles and in simple rings.
struct LongestWays: Sendable {
    /// How much a step counts, at least and at most, where a fact about it is unknown.
    struct Weight: Sendable {
        var least: Int
        var most: Int
    }

    /// For each screen, how long the longest way to it is at least.
    private(set) var least: [Int]
    /// For each screen, how long the longest way to it can be at most.
    private(set) var most: [Int]
    /// For each screen, the one before it on the way that ``least`` tells of.
    private var parents: [Int?]

    init(_ graph: InteriorGraph, weight: (FlowGraph.Step) -> Weight) {
        let count = graph.screens.count
        least = Array(repeating: Self.unreached, count: count)
        most = least
        parents = Array(repeating: nil, count: count)
        let ways = graph.steps.map { $0.map { Way(target: $0.target, weight: weight($0)) } }
        let components = Components(ways.map { $0.map(\.target) })
        if count > 0 { (least[0], most[0]) = (0, 0) }
        // Every component after all those that lead to it.
        for members in components.members.reversed() {
            if members.count > 1 { spread(over: members, ways, components.numbers) }
            for source in members {
                for way in ways[source] where components.numbers[way.target] != components.numbers[source] {
                    reach(way, from: source)
                }
            }
        }
    }

    /// The screen at the end of the longest way.
    var farthest: Int {
        least.indices.max { (least[$0], $1) < (least[$1], $0) } ?? 0
    }

    /// The screens on a way as long as ``least`` says, from the first to this one.
    func path(to screen: Int) -> [Int] {
        var path = [screen]
        while path.count <= parents.count, let last = path.last, let parent = parents[last] { path.append(parent) }
        return path.reversed()
    }

    private struct Way {
        let target: Int
        let weight: Weight
    }

    private static let unreached = -1

    private mutating func reach(_ way: Way, from source: Int) {
        if least[source] + way.weight.least > least[way.target] {
            least[way.target] = least[source] + way.weight.least
            parents[way.target] = source
        }
        most[way.target] = max(most[way.target], most[source] + way.weight.most)
    }

    /// Goes through a circle: one way without repetition from where it is entered last, and the sum of all its steps
    /// as what no way can exceed.
    private mutating func spread(over members: [Int], _ ways: [[Way]], _ numbers: [Int]) {
        guard let entry = members.max(by: { (least[$0], $1) < (least[$1], $0) }) else { return }
        let number = numbers[entry]
        var heaviest: [Int: Int] = [:]
        for source in members {
            for way in ways[source] where numbers[way.target] == number {
                heaviest[way.target] = max(heaviest[way.target] ?? 0, way.weight.most)
            }
        }
        // A way enters its first screen here from outside, so one of the steps inside is not on it.
        let inside = heaviest.values.reduce(0, +) - (heaviest.values.min() ?? 0)
        let limit = (members.map { most[$0] }.max() ?? 0) + inside
        for member in members { most[member] = limit }

        var seen: Set<Int> = [entry]
        var path: [(node: Int, next: Int, length: Int)] = [(entry, 0, least[entry])]
        while let (node, next, length) = path.last {
            guard next < ways[node].count else {
                path.removeLast()
                continue
            }
            path[path.count - 1].next += 1
            let way = ways[node][next]
            guard numbers[way.target] == number, seen.insert(way.target).inserted else { continue }
            let reached = length + way.weight.least
            if reached > least[way.target] {
                least[way.target] = reached
                parents[way.target] = node
            }
            path.append((way.target, 0, reached))
        }
    }
}
