import JSON
import Testing

/// Texts that are no JSON, or none that we accept, and what is said of them: the kind of error, the value that was
/// being read, and the first byte that could not be taken.
@Suite struct RefusedTextTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let name: String
        let bytes: [UInt8]
        let code: JSONError.Code
        let pointer: String
        let line: Int
        let column: Int

        init(
            _ name: String, _ text: String, _ code: JSONError.Code = .syntax, _ pointer: String = "", line: Int = 1,
            column: Int
        ) {
            self.init(name, bytes: Array(text.utf8), code, pointer, line: line, column: column)
        }

        init(
            _ name: String, bytes: [UInt8], _ code: JSONError.Code = .encoding, _ pointer: String = "", line: Int = 1,
            column: Int
        ) {
            (self.name, self.bytes, self.code, self.pointer) = (name, bytes, code, pointer)
            (self.line, self.column) = (line, column)
        }

        var testDescription: String { name }
    }

    static let structure = [
        Row("nothing", "", column: 1),
        Row("white space only", " \n\t", line: 2, column: 2),
        Row("a byte order mark only", "\u{FEFF}", column: 1),
        Row("two byte order marks", "\u{FEFF}\u{FEFF}1", column: 1),
        Row("a byte order mark behind a space", " \u{FEFF}1", column: 2),
        Row("two values", "1 2", column: 3),
        Row("a comma behind the value", "{},", column: 3),
        Row("a closing bracket behind the value", "[]]", column: 3),
        Row("a NUL behind the value", "[]\u{0}", column: 3),
        Row("an array that does not end", "[1", .syntax, "/0", column: 3),
        Row("an array that only begins", "[", .syntax, "/0", column: 2),
        Row("an object that only begins", "{", column: 2),
        Row("an object that ends in a name", #"{"a""#, .syntax, "/a", column: 5),
        Row("an object that ends in a colon", #"{"a":"#, .syntax, "/a", column: 6),
        Row("an object without a colon", #"{"a" 1}"#, .syntax, "/a", column: 6),
        Row("a second name without quotes", #"{"a":1, b:2}"#, .syntax, column: 9),
        Row("a comma at the end of an object", #"{"x":{"a":1,}}"#, .syntax, "/x", column: 13),
        Row("two colons", #"{"a"::1}"#, .syntax, "/a", column: 6),
        Row("a comma for a colon", #"{"a",1}"#, .syntax, "/a", column: 5),
        Row("a colon in an array", "[1:2]", .syntax, "/0", column: 3),
        Row("a comma at the end of an array", "[1,]", .syntax, "/1", column: 4),
        Row("a comma at the start of an array", "[,1]", .syntax, "/0", column: 2),
        Row("two commas", "[1,,2]", .syntax, "/1", column: 4),
        Row("elements without a comma", "[1 2]", .syntax, "/0", column: 4),
        Row("members without a comma", #"{"a":1 "b":2}"#, .syntax, "/a", column: 8),
        Row("the wrong bracket behind an array", "[1}", .syntax, "/0", column: 3),
        Row("the wrong bracket behind an object", #"{"a":1]"#, .syntax, "/a", column: 7),
        Row("an empty array closed wrongly", "[}", .syntax, "/0", column: 2),
        Row("a name without quotes", "{a:1}", .syntax, column: 2),
        Row("a name in single quotes", "{'a':1}", .syntax, column: 2),
        Row("a number for a name", "{1:1}", .syntax, column: 2),
        Row("a string in single quotes", "['a']", .syntax, "/0", column: 2),
        Row("a comment to the end of the line", "[1, // one\n2]", .syntax, "/1", column: 5),
        Row("a comment in stars", "/* none */{}", column: 1),
        Row("a comment with a hash", "{} # end", column: 4),
        Row("a form feed as white space", "[1,\u{C}2]", .syntax, "/1", column: 4),
        Row("a vertical tab as white space", "\u{B}1", column: 1),
        Row("a no-break space as white space", "[\u{A0}1]", .syntax, "/0", column: 2),
        Row("an ideographic space as white space", "{}\u{3000}", column: 3),
        Row("a line separator as white space", "\u{2028}[]", column: 1),
    ]

    static let literals = [
        Row("NaN", "NaN", column: 1),
        Row("Infinity", "[Infinity]", .syntax, "/0", column: 2),
        Row("minus Infinity", "[-Infinity]", .syntax, "/0", column: 3),
        Row("undefined", #"{"a":undefined}"#, .syntax, "/a", column: 6),
        Row("a literal in capitals", "True", column: 1),
        Row("half a literal", "[tru]", .syntax, "/0", column: 2),
        Row("a literal cut off by the end", "nul", column: 1),
        Row("letters behind a literal", "[nullx]", .syntax, "/0", column: 6),
        Row("two literals", "truefalse", column: 5),
    ]

    static let numbers = [
        Row("a leading zero", "[012]", .syntax, "/0", column: 2),
        Row("two zeros", "00", column: 1),
        Row("a leading zero behind a minus", "-01", column: 2),
        Row("a plus", "+1", column: 1),
        Row("a minus alone", "[-]", .syntax, "/0", column: 3),
        Row("two minuses", "--1", column: 2),
        Row("a space behind a minus", "- 1", column: 2),
        Row("a point at the start", ".5", column: 1),
        Row("a point behind a minus", "-.5", column: 2),
        Row("a point at the end", "[1.]", .syntax, "/0", column: 4),
        Row("a point before an exponent", "1.e3", column: 3),
        Row("two points", "1.2.3", column: 4),
        Row("a comma for a point", "1,5", column: 2),
        Row("an exponent without digits", "[1e]", .syntax, "/0", column: 4),
        Row("an exponent with a sign only", "1e+", column: 4),
        Row("an exponent with two signs", "1e+-2", column: 4),
        Row("an exponent with a point", "1e2.5", column: 4),
        Row("hexadecimal", "0x10", column: 2),
        Row("underscores", "1_000", column: 2),
        Row("digits of another script", "[１]", .syntax, "/0", column: 2),
        Row("letters behind a number", "12px", column: 3),
        Row("too large", #"{"a":[0,1e400]}"#, .numberRange, "/a/1", column: 9),
        Row("too large below zero", "-1e309", .numberRange, column: 1),
        Row("just too large", "1.7976931348623159e308", .numberRange, column: 1),
        Row("an exponent of more digits than count", "1e99999999999999999999", .numberRange, column: 1),
    ]

    static let strings = [
        Row("a string that does not end", #"["abc"#, .syntax, "/0", column: 6),
        Row("a quote alone", "\"", column: 2),
        Row("an escape at the end", "\"\\", column: 2),
        Row("an escaped quote at the end", #""\""#, column: 4),
        Row("a line feed", "[\"a\nb\"]", .syntax, "/0", column: 4),
        Row("a tab", "\"\t\"", column: 2),
        Row("a NUL", "\"a\u{0}\"", column: 3),
        Row("the last control character", "\"\u{1F}\"", column: 2),
        Row("a control character behind an escape", "\"\\n\u{1}\"", column: 4),
        Row("the last control character behind an escape", "\"\\n\u{1F}\"", column: 4),
        Row("a control character in a name", "{\"a\u{2}\":1}", .syntax, column: 4),
        Row("an unknown escape", #"["ab\x"]"#, .syntax, "/0", column: 5),
        Row("an escape of another script", #""\é""#, column: 2),
        Row("an escape in capitals", #""\N""#, column: 2),
        Row("an escaped line feed", "\"\\\n\"", column: 2),
        Row("three digits", #""\u123""#, column: 2),
        Row("no digits", #""\u""#, column: 2),
        Row("digits that are none", #""\u12G4""#, column: 2),
        Row("a sign for a digit", #""\u+123""#, column: 2),
        Row("braces", #""\u{41}""#, column: 2),
        Row("digits cut off by the end", #""\u12"#, column: 2),
        Row("a high surrogate alone", #"["a","\ud83d"]"#, .encoding, "/1", column: 7),
        Row("a high surrogate before a letter", #""\ud83dx""#, .encoding, column: 2),
        Row("a high surrogate before another escape", #""\ud83d\n""#, .encoding, column: 2),
        Row("two high surrogates", #""\ud83d\ud83d""#, .encoding, column: 2),
        Row("a high surrogate before a letter's escape", #""\ud83d\u0041""#, .encoding, column: 2),
        Row("a low surrogate alone", #"{"a":"x\ude00"}"#, .encoding, "/a", column: 8),
        Row("a pair in the wrong order", #""\ude00\ud83d""#, .encoding, column: 2),
        Row("a pair with a broken second half", #""\ud83d\ude0""#, column: 2),
    ]

    static let encodings = [
        Row("a continuation byte alone", bytes: [0x22, 0x80, 0x22], column: 2),
        Row("a lead byte alone", bytes: [0x22, 0x61, 0xC3, 0x22], column: 3),
        Row("a sequence cut off by the end", bytes: [0x5B, 0x22, 0xE5, 0x89], column: 3),
        Row("an overlong slash of two bytes", bytes: [0x22, 0xC0, 0xAF, 0x22], column: 2),
        Row("an overlong slash of three bytes", bytes: [0x22, 0xE0, 0x80, 0xAF, 0x22], column: 2),
        Row("an overlong NUL of four bytes", bytes: [0x22, 0xF0, 0x80, 0x80, 0x80, 0x22], column: 2),
        Row("a surrogate as three bytes", bytes: [0x22, 0xED, 0xA0, 0x80, 0x22], column: 2),
        Row("beyond the last scalar", bytes: [0x22, 0xF4, 0x90, 0x80, 0x80, 0x22], column: 2),
        Row("five bytes", bytes: [0x22, 0xF8, 0x88, 0x80, 0x80, 0x80, 0x22], column: 2),
        Row("a byte that never stands", bytes: [0x22, 0xFF, 0x22], column: 2),
        Row("Latin 1", bytes: Array("[\"caf".utf8) + [0xE9, 0x22, 0x5D], column: 6),
        Row("UTF-16, low byte first", bytes: [0xFF, 0xFE, 0x7B, 0x00, 0x7D, 0x00], column: 1),
        Row("UTF-16 without a mark", bytes: [0x5B, 0x00, 0x5D, 0x00], .syntax, "/0", column: 2),
        Row("a wrong byte behind a byte order mark", bytes: [0xEF, 0xBB, 0xBF, 0x5B, 0x80, 0x5D], column: 2),
        Row("half a byte order mark", bytes: [0xEF, 0xBB, 0x7B, 0x7D], column: 1),
        Row("outside of a string", bytes: [0x5B, 0x31, 0x2C, 0xA0, 0x5D], column: 4),
        Row(
            "on a later line, behind multibyte text", bytes: Array("{\n\"é😀\":\"".utf8) + [0xC0, 0x22, 0x7D], line: 2,
            column: 7),
    ]

    static let duplicates = [
        Row("one name twice", #"{"a":1,"a":2}"#, .duplicateKey, "/a", column: 8),
        Row("a name and its escape", #"{"a":1,"b":2,"\u0061":3}"#, .duplicateKey, "/a", column: 14),
        Row(
            "a long name twice", #"{"background":1,"backgroundA":2,"background":3}"#, .duplicateKey, "/background",
            column: 33),
        Row("an escape and its name", #"{"\u0061":1,"a":2}"#, .duplicateKey, "/a", column: 13),
        Row("the empty name twice", #"{"":1,"":2}"#, .duplicateKey, "/", column: 7),
        Row("composed and decomposed", "{\"\u{E9}\":1,\"e\u{301}\":2}", .duplicateKey, "/e\u{301}", column: 8),
        Row("with an equal value", #"{"x":{"k":null,"k":null}}"#, .duplicateKey, "/x/k", column: 16),
        Row("far apart", "{\n\"k\": [{\"k\": 1}],\n\"l\": 2,\n  \"k\": 3}", .duplicateKey, "/k", line: 4, column: 3),
        Row("in a value that is skipped", #"[0,{"a":{"b":1,"b":1}}]"#, .duplicateKey, "/1/a/b", column: 16),
    ]

    static let places = [
        Row("on the third line", "{\n  \"a\": [\n    1 2]}", .syntax, "/a/0", line: 3, column: 7),
        Row("behind lines that end with CR LF", "{\r\n  \"a\":\r\n  x}", .syntax, "/a", line: 3, column: 3),
        Row("CR alone ends no line", "[1,\r x]", .syntax, "/1", column: 6),
        Row("behind an emoji", #"["😀", x]"#, .syntax, "/1", column: 7),
        Row("behind an emoji of several scalars", "[\"👩🏽‍💻\", x]", .syntax, "/1", column: 10),
        Row("behind kanji on another line", "[\"削除\",\n\"削\" x]", .syntax, "/1", line: 2, column: 5),
        Row("behind a byte order mark", "\u{FEFF}[x]", .syntax, "/0", column: 2),
        Row("behind a byte order mark, on the next line", "\u{FEFF}[\nx]", .syntax, "/0", line: 2, column: 1),
        Row("a name with a slash and a tilde", #"{"a/b":{"c~d":[x]}}"#, .syntax, "/a~1b/c~0d/0", column: 16),
        Row("behind values that are closed", #"{"a":{"b":[1,{}]},"c":[[],[x]]}"#, .syntax, "/c/1/0", column: 28),
        Row("at the end, behind a line feed", "[1,\n", .syntax, "/1", line: 2, column: 1),
    ]

    @Test(arguments: structure + literals + numbers + strings + encodings + duplicates + places)
    func `a text is refused, with the place`(_ row: Row) throws {
        let error = try #require(throws: JSONError.self) { try JSON(parsing: row.bytes) }
        #expect(error.code == row.code)
        #expect(error.pointer.description == row.pointer)
        #expect(error.position == TextPosition(line: row.line, column: row.column))
        #expect(!error.detail.isEmpty)
    }

    @Test(arguments: structure + literals + numbers + strings + encodings + duplicates + places)
    func `a value is no better for being skipped`(_ row: Row) throws {
        let whole = try #require(throws: JSONError.self) { try JSON(parsing: row.bytes) }
        let skipped = try #require(throws: JSONError.self) {
            var reader = try JSONReader(row.bytes)
            try reader.skip()
            try reader.finish()
        }
        #expect(skipped == whole)
    }

    @Test func `an error reads as one line`() throws {
        let error = try #require(throws: JSONError.self) { try JSON(parsing: Array("{\"a\":\n[x]}".utf8)) }
        #expect(error.description.hasPrefix("line 2, column 2 at /a/0: "))
        #expect(error.description.contains("“x”"))
        let outermost = try #require(throws: JSONError.self) { try JSON(parsing: []) }
        #expect(outermost.description.hasPrefix("line 1, column 1: "))
    }

    @Test func `an error quotes no more than a line of what it is about`() throws {
        let name = String(repeating: "é", count: 100_000)
        let zeros = String(repeating: "9", count: 1_000)
        for text in ["{\"\(name)\":1,\"\(name)\":2}", "[\(zeros)e9]"] {
            let error = try #require(throws: JSONError.self) { try JSON(parsing: Array(text.utf8)) }
            #expect(error.detail.utf8.count < 300)
            #expect(error.detail.contains("…"))
        }
        let short = try #require(throws: JSONError.self) { try JSON(parsing: Array(#"{"削除":1,"削除":2}"#.utf8)) }
        #expect(short.detail.contains("“削除”"))
    }

    /// What a reader asked for, and what stood there.
    @Test func `a value of another kind than the one asked for is an error`() throws {
        let text = Array(#"{"a":1}"#.utf8)
        #expect(throws: JSONError.self) {
            var reader = try JSONReader(text); try reader.openArray()
        }
        #expect(throws: JSONError.self) {
            var reader = try JSONReader(text); _ = try reader.string()
        }
        #expect(throws: JSONError.self) {
            var reader = try JSONReader(text); _ = try reader.number()
        }
        #expect(throws: JSONError.self) {
            var reader = try JSONReader(text); _ = try reader.bool()
        }
        #expect(throws: JSONError.self) {
            var reader = try JSONReader(text); try reader.null()
        }
        #expect(throws: JSONError.self) {
            var reader = try JSONReader(Array("[]".utf8)); try reader.openObject()
        }
    }
}
