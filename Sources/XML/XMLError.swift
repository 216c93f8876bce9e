/// Why a text is not the XML that we accept, and where.
public struct XMLError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What is wrong, as a stable word.
    public enum Code: String, Sendable {
        /// The text has no bytes, or none but white space.
        case empty
        /// The text ends before its elements do.
        case truncated
        /// The text does not follow the grammar.
        case syntax
        /// The bytes are not in the encoding that they claim, or in one that we do not read.
        case encoding
        /// The text holds a NUL character.
        case nul
        /// The text declares a document type. None of ours needs one.
        case doctype
        /// The text declares an entity, which could grow without end or read other files.
        case entityDeclaration
        /// Elements are nested deeper than ``XMLLimits/depth``.
        case tooDeep
        /// The text is longer than ``XMLLimits/bytes``, or has more elements than ``XMLLimits/elements``.
        case tooLarge
    }

    /// What is wrong, as a stable word.
    public var code: Code
    /// What is wrong, for a person. The wording may change.
    public var detail: String
    /// The line, from 1.
    public var line: Int
    /// The column, from 1, in characters.
    public var column: Int

    /// One line for a person: place and what is wrong.
    public var description: String { "line \(line), column \(column): \(detail)" }
}

/// How much a text may ask of us. Each limit has its own error.
public struct XMLLimits: Hashable, Sendable {
    /// The longest text, in bytes.
    public var bytes: Int
    /// The deepest nesting of elements.
    public var depth: Int
    /// The most elements.
    public var elements: Int

    /// The usual limits: 32 MiB, 256 levels, two million elements.
    public init(bytes: Int = 32 << 20, depth: Int = 256, elements: Int = 2_000_000) {
        self.bytes = bytes
        self.depth = depth
        self.elements = elements
    }
}
