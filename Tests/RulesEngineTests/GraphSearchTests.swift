import FlowDocument
import Testing

@testable import RulesEngine

/// The searches that rules share, against slow ones that are plainly right.
@Suite struct GraphSearchTests {
    /// A graph of a few nodes, made from a number.
    static func targets(_ seed: UInt64, nodes: Int, edges: Int) -> [[Int]] {
        var dice = Dice(state: seed)
        var targets: [[Int]] = Array(repeating: [], count: nodes)
        for _ in 0..<edges {
            let (source, target) = (dice.roll(nodes), dice.roll(nodes))
            if !targets[source].contains(target) { targets[source].append(target) }
        }
        return targets
    }

    static func reached(from node: Int, _ targets: [[Int]]) -> Set<Int> {
        var seen: Set<Int> = [node]
        var queue = [node]
        while let node = queue.popLast() {
            for target in targets[node] where seen.insert(target).inserted { queue.append(target) }
        }
        return seen
    }

    static func graph(_ targets: [[Int]]) throws -> InteriorGraph {
        var document = Document()
        for number in targets.indices { document.screens.append(Screen(id: NodeID("s\(number)"))) }
        var modal = Modal(id: "m")
        modal.content = .value("s0")
        document.modals.append(modal)
        for (source, targets) in targets.enumerated() {
            for target in targets {
                document.transitions.append(
                    Transition(
                        id: NodeID("t\(source).\(target)"), from: Reference(NodeID("s\(source)")),
                        to: NodeID("s\(target)"), kind: .push))
            }
        }
        let context = Context(document, profile: Profile())
        guard case .known(let interior) = context.interior(of: context.graph.modals[0]) else {
            throw CancellationError()
        }
        return context.graph(of: interior)
    }

    @Test(arguments: 0..<100) func `a component holds what leads to one another, after all that it leads to`(
        _ seed: Int
    ) {
        let targets = Self.targets(UInt64(seed), nodes: 9, edges: 14)
        let components = Components(targets)
        let reach = targets.indices.map { Self.reached(from: $0, targets) }
        for one in targets.indices {
            for other in targets.indices {
                let together = reach[one].contains(other) && reach[other].contains(one)
                #expect((components.numbers[one] == components.numbers[other]) == together)
                if reach[one].contains(other) { #expect(components.numbers[one] >= components.numbers[other]) }
            }
        }
        #expect(components.members.flatMap(\.self).sorted() == Array(targets.indices))
    }

    /// The longest way without repetition to each screen, by trying all of them.
    static func longest(_ graph: InteriorGraph) -> [Int] {
        var longest = Array(repeating: 0, count: graph.screens.count)
        func walk(_ node: Int, _ length: Int, _ seen: Set<Int>) {
            longest[node] = max(longest[node], length)
            for step in graph.steps[node] where !seen.contains(step.target) {
                walk(step.target, length + 1, seen.union([step.target]))
            }
        }
        walk(0, 0, [0])
        return longest
    }

    @Test(arguments: 0..<100) func `the longest way lies within its bounds, and is told as a way`(_ seed: Int) throws {
        let graph = try Self.graph(Self.targets(UInt64(seed), nodes: 8, edges: 13))
        let ways = LongestWays(graph) { _ in LongestWays.Weight(least: 1, most: 1) }
        for (screen, length) in Self.longest(graph).enumerated() {
            #expect(ways.least[screen] <= length && length <= ways.most[screen])
            let path = ways.path(to: screen)
            #expect(path.first == 0 && Set(path).count == path.count && path.count - 1 >= ways.least[screen])
            for (source, target) in zip(path, path.dropFirst()) {
                #expect(graph.steps[source].contains { $0.target == target })
            }
        }
    }

    @Test(arguments: 0..<100) func `without circles the longest way is exact`(_ seed: Int) throws {
        let targets = Self.targets(UInt64(seed), nodes: 9, edges: 20).enumerated()
            .map { source, targets in targets.filter { $0 > source } }
        let graph = try Self.graph(targets)
        let ways = LongestWays(graph) { _ in LongestWays.Weight(least: 1, most: 1) }
        #expect(ways.least == Self.longest(graph))
        #expect(ways.most == ways.least)
    }

    @Test func `a ring is as long as its screens, wherever it is entered`() throws {
        let ring = try Self.graph([[1], [2], [3], [1]])
        let ways = LongestWays(ring) { _ in LongestWays.Weight(least: 1, most: 1) }
        #expect(ways.least[ways.farthest] == 3)
        #expect(ways.most.max() == 3)
    }

    @Test func `what leads back is certain, open or for a person to look, the surest first`() {
        let fact = MissingFact("m", "contains")
        var search = BackwardSearch(count: 6)
        search.add(goal: 0)
        search.connect(1, to: 0)
        search.connect(2, to: 1, .open([fact]))
        search.connect(3, to: 2)
        search.connect(4, to: 3, .review)
        search.connect(4, to: 0, .review)
        #expect(search.answers().map(\.rank) == [0, 0, 1, 1, 2, 3])
        search.connect(4, to: 1)
        #expect(search.answers().map(\.rank) == [0, 0, 1, 1, 0, 3])
        guard case .open(let facts) = search.answers()[3] else { return #expect(Bool(false)) }
        #expect(facts == [fact])
    }
}
