/// Where a byte of a text stands, as an editor counts.
public struct TextPosition: Hashable, Comparable, Sendable {
    /// The line, from 1. Lines end with a line feed.
    public var line: Int
    /// The column, from 1, in Unicode scalars. A byte order mark at the start of the text takes none.
    public var column: Int

    /// A place that is known already.
    public init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }

    /// The place of the byte at `offset`; an offset past the end is the end.
    public init(ofByte offset: Int, in bytes: [UInt8]) {
        self.init(line: 1, column: 1)
        for byte in bytes.prefix(max(offset, 0)).dropFirst(Self.start(of: bytes)) { advance(over: byte) }
    }

    /// Where a text's first character stands: behind the byte order mark, which no editor shows.
    static func start(of bytes: [UInt8]) -> Int {
        bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    }

    /// Steps over one byte of a text. Continuation bytes (10xxxxxx) belong to the scalar before them.
    mutating func advance(over byte: UInt8) {
        if byte == UInt8(ascii: "\n") {
            line += 1
            column = 1
        } else if byte & 0b1100_0000 != 0b1000_0000 {
            column += 1
        }
    }

    /// Earlier in the text is less.
    public static func < (left: TextPosition, right: TextPosition) -> Bool {
        (left.line, left.column) < (right.line, right.column)
    }
}
