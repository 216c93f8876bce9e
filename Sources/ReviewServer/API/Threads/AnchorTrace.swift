/// What an anchor looked like when it was set, to find its place on later revisions without reading the old one again.
struct AnchorTrace: Hashable, Sendable {
    /// A digest of the part's content, or of the node's where the anchor has no part.
    let content: String
    /// A digest of what people recognize the node by; nil where another looked the same, or where there was nothing to
    /// see: then it can't be told apart later either.
    let node: String?
    /// The same of the part, among the parts of its node.
    let part: String?
    /// The nodes that held the node, the innermost first.
    let holders: [String]

    /// How the database keeps it: four words, `-` for what is missing. Neither digests nor ids hold spaces or commas or
    /// begin with a hyphen.
    var text: String {
        "\(content) \(node ?? "-") \(part ?? "-") \(holders.isEmpty ? "-" : holders.joined(separator: ","))"
    }

    init(content: String, node: String?, part: String?, holders: [String]) {
        (self.content, self.node, self.part, self.holders) = (content, node, part, holders)
    }

    /// The trace that a text keeps; nil where it is none.
    init?(_ text: String) {
        let words = text.split(separator: " ").map(String.init)
        guard words.count == 4 else { return nil }
        self.init(
            content: words[0], node: words[1] == "-" ? nil : words[1], part: words[2] == "-" ? nil : words[2],
            holders: words[3] == "-" ? [] : words[3].split(separator: ",").map(String.init))
    }
}
