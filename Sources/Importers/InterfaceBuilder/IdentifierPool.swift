internal import FlowDocument

/// Hands out ids, each once.
struct IdentifierPool {
    private var used: Set<NodeID> = [.app]
    private var numbers: [String: Int] = [:]

    /// The first of `name`, `name~2`, `name~3` … that nothing else has, in characters that an id may have.
    mutating func claim(_ name: String) -> NodeID {
        let name = IdentifierText.sanitized(name)
        var id = NodeID(name)
        while !used.insert(id).inserted {
            // Where the search ended last time it goes on, so that many of one name stay cheap.
            let number = numbers[name, default: 1] + 1
            numbers[name] = number
            id = NodeID("\(name.prefix(240))~\(number)")
        }
        return id
    }
}
