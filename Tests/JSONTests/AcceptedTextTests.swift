import JSON
import Testing

/// Texts that are JSON, and what they say.
@Suite struct AcceptedTextTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let name: String
        let bytes: [UInt8]
        let value: JSON

        init(_ name: String, _ text: String, _ value: JSON) {
            (self.name, bytes, self.value) = (name, Array(text.utf8), value)
        }

        init(_ name: String, bytes: [UInt8], _ value: JSON) {
            (self.name, self.bytes, self.value) = (name, bytes, value)
        }

        var testDescription: String { name }
    }

    static let values = [
        Row("null alone", "null", .null),
        Row("true alone", "true", true),
        Row("false alone", "false", false),
        Row("a number alone", "7", 7),
        Row("a string alone", #""x""#, "x"),
        Row("an empty string", #""""#, ""),
        Row("an empty array", "[]", []),
        Row("an empty object", "{}", [:]),
        Row("an empty name", #"{"":1}"#, ["": 1]),
        Row("arrays in arrays", "[[],[[]],[[],[]]]", [[], [[]], [[], []]]),
        Row(
            "values of every kind", #"{"a":[1,-2.5,true,false,null,"s",{}]}"#,
            ["a": [1, -2.5, true, false, .null, "s", [:]]]),
        Row("members in the order of the text", #"{"b":1,"a":2,"c":3}"#, ["b": 1, "a": 2, "c": 3]),
        Row(
            "one name in two objects", #"[{"a":1},{"a":2},{"b":{"a":3},"a":4}]"#,
            [["a": 1], ["a": 2], ["b": ["a": 3], "a": 4]]),
        Row("names that differ in case", #"{"a":1,"A":2}"#, ["a": 1, "A": 2]),
        Row("names that differ in width only", #"{"ア":1,"ｱ":2}"#, ["ア": 1, "ｱ": 2]),
        Row(
            "names that differ after eight bytes", #"{"position1":1,"position2":2}"#, ["position1": 1, "position2": 2]),
        Row("names of which one begins the other", #"{"position":1,"positions":2}"#, ["position": 1, "positions": 2]),
        Row("a name that is like an index", #"{"0":[1]}"#, ["0": [1]]),
    ]

    static let space = [
        Row("spaces", "  [ 1 , 2 ]  ", [1, 2]),
        Row("tabs", "\t[\t1\t,\t2\t]\t", [1, 2]),
        Row("line feeds", "\n{\n\"a\"\n:\n1\n}\n", ["a": 1]),
        Row("carriage returns", "\r{\r\"a\"\r:\r1\r}\r", ["a": 1]),
        Row("both", "\r\n[\r\n]\r\n", []),
        Row("a byte order mark", "\u{FEFF}{}", [:]),
        Row("a byte order mark and a space", "\u{FEFF} 1", 1),
        Row("a byte order mark inside of a string", "\"\u{FEFF}\"", "\u{FEFF}"),
    ]

    static let strings = [
        Row("the short escapes", #""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"),
        Row("an escape by number", #""\u0041""#, "A"),
        Row("hexadecimal digits of both cases", #""\u00e9\u00E9""#, "éé"),
        Row("an escaped NUL", #""a\u0000b""#, "a\u{0}b"),
        Row("an escaped quote by number", #""\u0022""#, "\""),
        Row("a surrogate pair", #""\ud83d\ude00""#, "😀"),
        Row("a surrogate pair in capitals", #""\uD83D\uDE00""#, "😀"),
        Row("the first and the last pair", #""\ud800\udc00\udbff\udfff""#, "\u{10000}\u{10FFFF}"),
        Row("the scalars beside the surrogates", #""\ud7ff\ue000""#, "\u{D7FF}\u{E000}"),
        Row("scalars that are no characters", #""\uffff\ufffe""#, "\u{FFFF}\u{FFFE}"),
        Row("plain text of every length", "\"aé削😀\"", "aé削😀"),
        Row("plain text before and behind an escape", #""削\n除""#, "削\n除"),
        Row("an escaped backslash before a u", #""\\u0041""#, "\\u0041"),
        Row("delete, which is no control character to JSON", "\"\u{7F}\"", "\u{7F}"),
        Row("line separators", "\"\u{2028}\u{2029}\u{85}\"", "\u{2028}\u{2029}\u{85}"),
        Row("comment marks inside of a string", #""/* // #""#, "/* // #"),
        Row("an escaped name", #"{"\u0061\n":1}"#, ["a\n": 1]),
    ]

    @Test(arguments: values + space + strings) func `a text says what stands in it`(_ row: Row) throws {
        #expect(try JSON(parsing: row.bytes).identical(to: row.value))
    }

    /// Swift's compiler reads the literals, our reader the texts.
    static let numbers: [(text: String, value: Double)] = [
        ("0", 0), ("-0", -0.0), ("0.0", 0), ("-0.0", -0.0), ("0e0", 0), ("-0e-0", -0.0), ("1", 1), ("-1", -1),
        ("10", 10), ("1234567890", 1_234_567_890), ("0.1", 0.1), ("-0.1", -0.1), ("0.30", 0.3), ("1.5", 1.5),
        ("3.141592653589793", 3.141592653589793), ("0.000001", 0.000001), ("0.00000000000001", 0.00000000000001),
        ("123456789012345", 123_456_789_012_345), ("999999999999999", 999_999_999_999_999),
        ("1234567890123456", 1_234_567_890_123_456), ("9007199254740993", 9_007_199_254_740_992),
        ("12345.6789012345", 12345.6789012345), ("0.123456789012345", 0.123456789012345),
        ("1e3", 1000), ("1E3", 1000), ("1e+3", 1000), ("1E-3", 0.001), ("1e0003", 1000), ("1.5e300", 1.5e300),
        ("1e22", 1e22), ("1e23", 1e23), ("100000000000000000000000", 1e23),
        ("1.7976931348623157e308", 0x1.fffffffffffffp1023),
        ("2.2250738585072014e-308", 0x1p-1022), ("5e-324", 0x1p-1074), ("4.9e-324", 0x1p-1074), ("1e-400", 0),
        ("-1e-400", -0.0), ("0e400", 0), ("0.0e999999999", 0), ("18446744073709551616", 18_446_744_073_709_551_616),
        ("18446744073709551617.0", 18_446_744_073_709_551_616), ("2.4703282292062327e-324", 0),
        ("2.4703282292062328e-324", 0x1p-1074), ("1.00000000000000011102230246251565404", 1),
        ("1.00000000000000011102230246251565405", 0x1.0000000000001p0),
    ]

    @Test(arguments: numbers) func `a number is the double next to it, to the bit`(
        _ text: String, _ value: Double
    ) throws {
        let number = try #require(try JSON(parsing: Array(text.utf8)).number)
        #expect(number.bitPattern == value.bitPattern)
        let inside = try #require(try JSON(parsing: Array("[\(text)]".utf8)).elements?.first?.number)
        #expect(inside.bitPattern == value.bitPattern)
    }

    @Test func `a number may be written out in full`() throws {
        // The smallest double, without an exponent, as other programs write it.
        let smallest = "0." + String(repeating: "0", count: 323) + "49406564584124654"
        #expect(try JSON(parsing: Array("-\(smallest)".utf8)) == .number(-0x1p-1074))
        let zeros = String(repeating: "0", count: 90)
        #expect(try JSON(parsing: Array("1.\(zeros)".utf8)) == 1)
        #expect(try JSON(parsing: Array("1\(zeros)".utf8)) == 1e90)
        #expect(try JSON(parsing: Array("0.\(zeros)1".utf8)) == 1e-91)
    }

    @Test func `a tree gives its parts only as what they are`() throws {
        let tree: JSON = ["a": [1, "x"]]
        #expect(tree["a"]?.elements == [1, "x"])
        #expect(tree["b"] == nil)
        #expect(tree["a"]?["a"] == nil)
        #expect(tree["a"]?.members == nil && tree.elements == nil && tree.string == nil && tree.number == nil)
        #expect(tree.members?.map(\.name) == ["a"])
        #expect(tree["a"]?.elements?.last?.string == "x")
    }
}

extension JSON {
    /// Equal to the last scalar; `==` alone would take a decomposed text for a composed one.
    func identical(to other: JSON) -> Bool {
        switch (self, other) {
        case (.string(let left), .string(let right)): left.utf8.elementsEqual(right.utf8)
        case (.array(let left), .array(let right)):
            left.count == right.count && zip(left, right).allSatisfy { $0.identical(to: $1) }
        case (.object(let left), .object(let right)):
            left.count == right.count
                && zip(left, right).allSatisfy {
                    $0.name.utf8.elementsEqual($1.name.utf8) && $0.value.identical(to: $1.value)
                }
        default: self == other
        }
    }
}
