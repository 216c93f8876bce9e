/// How much a text may ask of us. Each limit has its own error.
public struct JSONLimits: Hashable, Sendable {
    /// The longest text, in bytes.
    public var bytes: Int
    /// The deepest nesting of arrays and objects. Readers recurse, so a caller that raises this answers for the stack.
    public var depth: Int
    /// The longest number, in characters. Written out in full, a double takes at most 1,077.
    public var numberLength: Int

    /// Limits that fit a flow document unless said otherwise: 32 MiB, 64 levels, numbers of 1,100 characters.
    public init(bytes: Int = 32 << 20, depth: Int = 64, numberLength: Int = 1_100) {
        self.bytes = bytes
        self.depth = depth
        self.numberLength = numberLength
    }
}
