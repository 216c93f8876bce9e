public import JSON

/// How much a document may ask of us. Each limit has its own error.
public struct DocumentLimits: Hashable, Sendable {
    /// The limits of the JSON text.
    public var json: JSONLimits
    /// The most screens, and the most modals.
    public var nodes: Int
    /// The longest text, in characters.
    public var textLength: Int

    /// The usual limits: 32 MiB, 64 levels, 100,000 screens and as many modals, texts of 10,000 characters.
    public init(json: JSONLimits = JSONLimits(), nodes: Int = 100_000, textLength: Int = 10_000) {
        self.json = json
        self.nodes = nodes
        self.textLength = textLength
    }
}
