/// Finds the route of a request by its method and the segments of its target.
public struct Router<Route: Sendable>: Sendable {
    /// What became of the search.
    public enum Match: Sendable {
        /// The route, and what stands in the places of its parameters.
        case found(Route, parameters: [String: String])
        /// There are routes for the target, with these methods only.
        case methodNotAllowed([Method])
        /// There is nothing at this target.
        case notFound
    }

    private struct Leaf: Sendable {
        let method: Method
        let route: Route
        /// The names of the parameters, from the left.
        let names: [String]
    }

    private struct Node: Sendable {
        var literals: [String: Int] = [:]
        var parameter: Int?
        var leaves: [Leaf] = []
    }

    private var nodes = [Node()]

    /// No routes.
    public init() {}

    /// Adds a route. The pattern is a path with decoded segments; `{name}` stands for any one segment that isn't
    /// empty. A fixed segment is preferred to a parameter. Two routes with one method and patterns that differ in the
    /// names of parameters alone are a mistake of the program, which ends it.
    public mutating func add(_ method: Method, _ pattern: String, _ route: Route) {
        precondition(pattern.hasPrefix("/"), "A pattern begins with a slash: \(pattern)")
        var names: [String] = []
        var node = 0
        for part in pattern.dropFirst().split(separator: "/", omittingEmptySubsequences: false) where pattern != "/" {
            if part.hasPrefix("{"), part.hasSuffix("}") {
                names.append(String(part.dropFirst().dropLast()))
                node = nodes[node].parameter ?? addNode { nodes, new in nodes[node].parameter = new }
            } else {
                let segment = String(part)
                node = nodes[node].literals[segment] ?? addNode { nodes, new in nodes[node].literals[segment] = new }
            }
        }
        precondition(Set(names).count == names.count, "A parameter stands twice in \(pattern)")
        precondition(!nodes[node].leaves.contains { $0.method == method }, "Two routes collide: \(method) \(pattern)")
        nodes[node].leaves.append(Leaf(method: method, route: route, names: names))
    }

    private mutating func addNode(_ attach: (inout [Node], Int) -> Void) -> Int {
        nodes.append(Node())
        attach(&nodes, nodes.count - 1)
        return nodes.count - 1
    }

    /// The route for a request. HEAD takes the route of GET where it has none of its own.
    @_specialize(where Route == Int)
    public func match(_ method: Method, _ segments: [String]) -> Match {
        var search = Search(method: method, segments: segments)
        if find(&search, node: 0, depth: 0), let leaf = search.leaf {
            let parameters = Dictionary(zip(leaf.names, search.values)) { first, _ in first }
            return .found(leaf.route, parameters: parameters)
        }
        return search.methods.isEmpty ? .notFound : .methodNotAllowed(search.methods)
    }

    private struct Search {
        let method: Method
        let segments: [String]
        var values: [String] = []
        var leaf: Leaf?
        var methods: [Method] = []
    }

    @_specialize(where Route == Int)
    private func find(_ search: inout Search, node: Int, depth: Int) -> Bool {
        guard depth < search.segments.count else { return end(&search, nodes[node].leaves) }
        let segment = search.segments[depth]
        if !nodes[node].literals.isEmpty, let next = nodes[node].literals[segment],
            find(&search, node: next, depth: depth + 1)
        {
            return true
        }
        guard let next = nodes[node].parameter, !segment.isEmpty else { return false }
        search.values.append(segment)
        if find(&search, node: next, depth: depth + 1) { return true }
        search.values.removeLast()
        return false
    }

    private func end(_ search: inout Search, _ leaves: [Leaf]) -> Bool {
        let own = leaves.first { $0.method == search.method }
        search.leaf = own ?? (search.method == .head ? leaves.first { $0.method == .get } : nil)
        if search.leaf != nil { return true }
        for leaf in leaves where !search.methods.contains(leaf.method) {
            search.methods.append(leaf.method)
            if leaf.method == .get, !search.methods.contains(.head) { search.methods.append(.head) }
        }
        return false
    }
}
