/// Places by steps from where people come in; the layout where Graphviz is missing, fails or would take too long.
/// Linear in nodes and edges.
struct LayeredPlaces {
    private let part: [Int]
    private var next: [Int: [Int]] = [:]
    private var before: [Int: [Int]] = [:]

    init(part: [Int], order: [MapGraph.Tie]) {
        self.part = part
        let members = Set(part)
        for pair in order where members.contains(pair.from) && members.contains(pair.to) {
            next[pair.from, default: []].append(pair.to)
            before[pair.to, default: []].append(pair.from)
        }
    }

    /// Wishes for the part: each node a step behind the first that leads to it, near those that lead to it.
    func wishes(entries: Set<Int>) -> Wishes {
        var steps: [[Int]] = []
        var step: [Int: Int] = [:]
        var starts = part.filter { entries.contains($0) || before[$0] == nil }
        var rest = part[...]
        // What no start reaches is in a circle; its first node is a start, too.
        while true {
            walk(from: starts, &step, &steps)
            while let first = rest.first, step[first] != nil { rest.removeFirst() }
            guard let first = rest.first else { break }
            starts = [first]
        }
        return Wishes(steps: aligned(steps))
    }

    private func walk(from starts: [Int], _ step: inout [Int: Int], _ steps: inout [[Int]]) {
        var current = starts.filter { step[$0] == nil }
        var number = 0
        while !current.isEmpty {
            if steps.count <= number { steps.append([]) }
            var following: [Int] = []
            for node in current where step[node] == nil {
                step[node] = number
                steps[number].append(node)
                following += next[node] ?? []
            }
            current = following.filter { step[$0] == nil }
            number += 1
        }
    }

    /// Two sweeps, each ordering a step by the mean of its neighbours in the step before.
    private func aligned(_ steps: [[Int]]) -> [[(node: Int, row: Double)]] {
        var rows: [Int: Double] = [:]
        var result: [[(node: Int, row: Double)]] = []
        for step in steps {
            let wishes = step.enumerated().map { index, node in
                let known = (before[node] ?? []).compactMap { rows[$0] }
                let mean = known.isEmpty ? Double(index) : known.reduce(0, +) / Double(known.count)
                return (node: node, row: mean, index: index)
            }
            let sorted = wishes.sorted { ($0.row, $0.index) < ($1.row, $1.index) }
            var last = -Double.infinity
            for wish in sorted {
                last = max(wish.row, last + 1)
                rows[wish.node] = last
            }
            result.append(sorted.map { ($0.node, $0.row) })
        }
        return result
    }
}
