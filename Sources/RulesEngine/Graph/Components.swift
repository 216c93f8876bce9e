/// The strongly connected components of a graph: places from each of which one gets to each of the others.
///
/// Tarjan's search with a stack of its own: its cost grows with nodes and edges, and no depth is too deep for it.
struct Components: Sendable {
    /// The component of each node.
    let numbers: [Int]
    /// The nodes of each component. A component stands after all those that it leads to.
    let members: [[Int]]

    /// - Parameter targets: For each node, the nodes that it leads to.
    init(_ targets: [[Int]]) {
        var search = Search(count: targets.count)
        for root in targets.indices where search.order[root] == nil { search.visit(root, targets) }
        numbers = search.numbers
        members = search.members
    }

    private struct Search {
        /// When each node was met.
        var order: [Int?]
        /// The earliest node on the path that each one leads back to.
        var lowest: [Int]
        var numbers: [Int]
        var members: [[Int]] = []
        private var met = 0
        private var open: [Int] = []
        private var isOpen: [Bool]

        init(count: Int) {
            order = Array(repeating: nil, count: count)
            lowest = Array(repeating: 0, count: count)
            numbers = Array(repeating: 0, count: count)
            isOpen = Array(repeating: false, count: count)
        }

        mutating func visit(_ root: Int, _ targets: [[Int]]) {
            var path: [(node: Int, next: Int)] = []
            func enter(_ node: Int) {
                order[node] = met
                lowest[node] = met
                met += 1
                open.append(node)
                isOpen[node] = true
                path.append((node, 0))
            }
            enter(root)
            while let (node, next) = path.last {
                guard next < targets[node].count else {
                    path.removeLast()
                    if let parent = path.last?.node { lowest[parent] = min(lowest[parent], lowest[node]) }
                    if lowest[node] == order[node] { close(at: node) }
                    continue
                }
                path[path.count - 1].next += 1
                let target = targets[node][next]
                if let time = order[target] {
                    if isOpen[target] { lowest[node] = min(lowest[node], time) }
                } else {
                    enter(target)
                }
            }
        }

        /// Takes the component that a node began off the stack.
        private mutating func close(at node: Int) {
            var nodes: [Int] = []
            while let last = open.popLast() {
                isOpen[last] = false
                numbers[last] = members.count
                nodes.append(last)
                if last == node { break }
            }
            members.append(nodes.sorted())
        }
    }
}
