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
        var line = 1
        var lineStart = 0
        let end = min(max(offset, 0), bytes.count)
        for index in 0..<end where bytes[index] == UInt8(ascii: "\n") {
            line += 1
            lineStart = index + 1
        }
        self.init(line: line, from: lineStart, to: end, in: bytes)
    }

    /// The place of the byte at `offset` in a line whose number and first byte are known.
    init(line: Int, from lineStart: Int, to offset: Int, in bytes: [UInt8]) {
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        let start = lineStart == 0 && offset >= mark.count && bytes.starts(with: mark) ? mark.count : lineStart
        // Continuation bytes (10xxxxxx) belong to the scalar before them.
        let column = bytes[start..<offset].count { $0 & 0b1100_0000 != 0b1000_0000 } + 1
        self.init(line: line, column: column)
    }

    /// Earlier in the text is less.
    public static func < (left: TextPosition, right: TextPosition) -> Bool {
        (left.line, left.column) < (right.line, right.column)
    }
}
