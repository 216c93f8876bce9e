import JSON
import Testing

@Suite struct PointerTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let written: String
        let tokens: [String]

        var testDescription: String { written.isEmpty ? "the whole text" : written }
    }

    static let rows = [
        Row(written: "", tokens: []),
        Row(written: "/", tokens: [""]),
        Row(written: "//", tokens: ["", ""]),
        Row(written: "/modals/3/title", tokens: ["modals", "3", "title"]),
        Row(written: "/a~1b/m~0n", tokens: ["a/b", "m~n"]),
        Row(written: "/~01", tokens: ["~1"]),
        Row(written: "/~1~0~1", tokens: ["/~/"]),
        Row(written: "/ /\"/\\", tokens: [" ", "\"", "\\"]),
        Row(written: "/削除/é/😀", tokens: ["削除", "é", "😀"]),
        Row(written: "/\u{301}a", tokens: ["\u{301}a"]),
        Row(written: "/a/\u{20DD}/b", tokens: ["a", "\u{20DD}", "b"]),
        Row(written: "/~0\u{301}", tokens: ["~\u{301}"]),
        Row(written: "/a\r/\nb", tokens: ["a\r", "\nb"]),
        Row(written: "/-/00/-1", tokens: ["-", "00", "-1"]),
    ]

    @Test(arguments: rows) func `a pointer is written and read alike`(_ row: Row) throws {
        #expect(JSONPointer(row.tokens).description == row.written)
        let read = try #require(JSONPointer(parsing: row.written))
        #expect(read.tokens == row.tokens)
    }

    @Test(arguments: ["a", "a/b", " /a", "~1a", "#/a", "/~", "/a~", "/~2", "/a~/b", "/~~0", "\u{301}/a"])
    func `what is no pointer is refused`(_ text: String) {
        #expect(JSONPointer(parsing: text) == nil)
    }

    @Test func `a pointer grows by names and indices`() {
        let pointer = JSONPointer(["screens"]).appending(2).appending("a/b")
        #expect(pointer.description == "/screens/2/a~1b")
        #expect(pointer == JSONPointer(["screens", "2", "a/b"]))
    }
}

@Suite struct LocatorTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let pointer: String
        let line: Int
        let column: Int

        var testDescription: String { pointer.isEmpty ? "the whole text" : pointer }
    }

    static let text = Array(
        """
        \r
         {"a": [10, {"b/c": "😀", "d" :  true}],\r
          "削": {"": [[], [null]]}, "last":-1.5,
        "e\\u0301~": "x"}

        """.utf8)

    static let rows = [
        Row(pointer: "", line: 2, column: 2),
        Row(pointer: "/a", line: 2, column: 8),
        Row(pointer: "/a/0", line: 2, column: 9),
        Row(pointer: "/a/1", line: 2, column: 13),
        Row(pointer: "/a/1/b~1c", line: 2, column: 21),
        Row(pointer: "/a/1/d", line: 2, column: 33),
        Row(pointer: "/削", line: 3, column: 8),
        Row(pointer: "/削/", line: 3, column: 13),
        Row(pointer: "/削//0", line: 3, column: 14),
        Row(pointer: "/削//1/0", line: 3, column: 19),
        Row(pointer: "/last", line: 3, column: 35),
        Row(pointer: "/\u{E9}~0", line: 4, column: 13),
    ]

    static let nowhere = ["/b", "/a/2", "/a/00", "/a/-", "/a/1/b", "/a/0/0", "/削/x", "/last/0", "/a/+0", "/A"]

    @Test(arguments: rows) func `a value is found by its pointer`(_ row: Row) throws {
        let pointer = try #require(JSONPointer(parsing: row.pointer))
        let positions = JSONLocator.positions(of: [pointer], in: Self.text)
        #expect(positions == [pointer: TextPosition(line: row.line, column: row.column)])
    }

    @Test(arguments: nowhere) func `a pointer that leads nowhere has no place`(_ text: String) throws {
        let pointer = try #require(JSONPointer(parsing: text))
        #expect(JSONLocator.positions(of: [pointer], in: Self.text).isEmpty)
    }

    @Test func `many values are found at once, in whatever order they are asked for`() throws {
        let pointers = try (Self.rows.map(\.pointer) + Self.nowhere).reversed().map {
            try #require(JSONPointer(parsing: $0))
        }
        let positions = JSONLocator.positions(of: pointers + pointers, in: Self.text)
        #expect(positions.count == Self.rows.count)
        for row in Self.rows {
            let pointer = try #require(JSONPointer(parsing: row.pointer))
            #expect(positions[pointer] == TextPosition(line: row.line, column: row.column))
        }
    }

    @Test func `what stands before a syntax error is found all the same`() throws {
        let text = Array(#"{"a":[1,2],"b":x,"c":3}"#.utf8)
        let pointers = [["a", "1"], ["b"], ["c"]].map(JSONPointer.init)
        let positions = JSONLocator.positions(of: pointers, in: text)
        #expect(positions == [pointers[0]: TextPosition(line: 1, column: 9)])
    }

    @Test func `a byte order mark takes no column`() {
        let positions = JSONLocator.positions(of: [JSONPointer(["0"])], in: Array("\u{FEFF}[7]".utf8))
        #expect(positions == [JSONPointer(["0"]): TextPosition(line: 1, column: 2)])
    }

    @Test func `a byte has a place, whatever is asked`() {
        let bytes = Array("a\n削b\r\n".utf8)
        #expect(TextPosition(ofByte: 0, in: bytes) == TextPosition(line: 1, column: 1))
        #expect(TextPosition(ofByte: 1, in: bytes) == TextPosition(line: 1, column: 2))
        #expect(TextPosition(ofByte: 2, in: bytes) == TextPosition(line: 2, column: 1))
        #expect(TextPosition(ofByte: 5, in: bytes) == TextPosition(line: 2, column: 2))
        #expect(TextPosition(ofByte: 8, in: bytes) == TextPosition(line: 3, column: 1))
        #expect(TextPosition(ofByte: 99, in: bytes) == TextPosition(line: 3, column: 1))
        #expect(TextPosition(ofByte: -1, in: bytes) == TextPosition(line: 1, column: 1))
        #expect(TextPosition(line: 1, column: 9) < TextPosition(line: 2, column: 1))
        #expect(TextPosition(line: 2, column: 1) < TextPosition(line: 2, column: 2))
    }
}
