import JSON
import Testing

@Suite struct WriterTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let name: String
        let value: JSON
        let text: String

        init(_ name: String, _ value: JSON, _ text: String) {
            (self.name, self.value, self.text) = (name, value, text)
        }

        var testDescription: String { name }
    }

    static let compact = [
        Row("null", .null, "null"),
        Row("truth values", [true, false], "[true,false]"),
        Row("an empty array", [], "[]"),
        Row("an empty object", [:], "{}"),
        Row("members in their order", ["b": 1, "a": [2, ["c": 3]]], #"{"b":1,"a":[2,{"c":3}]}"#),
        Row("quotes and backslashes", "\"\\/", #""\"\\/""#),
        Row("short escapes", "\u{8}\u{C}\n\r\t", #""\b\f\n\r\t""#),
        Row("other control characters", "\u{0}\u{1}\u{B}\u{F}\u{10}\u{1F}", #""\u0000\u0001\u000b\u000f\u0010\u001f""#),
        Row("what needs no escape", "\u{7F}é削😀\u{2028}\u{FFFF}</script>", "\"\u{7F}é削😀\u{2028}\u{FFFF}</script>\""),
        Row("a name is escaped too", ["a\"\n": 0], #"{"a\"\n":0}"#),
        Row(
            "infinities and not-a-number", [.number(.infinity), .number(-.infinity), .number(.nan)], "[null,null,null]"),
    ]

    @Test(arguments: compact) func `a value is written without white space`(_ row: Row) {
        #expect(String(decoding: row.value.bytes(), as: UTF8.self) == row.text)
    }

    @Test func `a pretty text has a member or element a line`() {
        let value: JSON = ["a": [1, ["b": [], "c": [:]]], "d": [[true]], "e": "x"]
        let text = """
            {
              "a": [
                1,
                {
                  "b": [],
                  "c": {}
                }
              ],
              "d": [
                [
                  true
                ]
              ],
              "e": "x"
            }

            """
        #expect(String(decoding: value.bytes(.pretty), as: UTF8.self) == text)
        #expect(String(decoding: JSON.null.bytes(.pretty), as: UTF8.self) == "null\n")
    }

    @Test func `members and elements are written one by one`() {
        var writer = JSONWriter()
        writer.object { writer in
            writer.member("text", "x")
            writer.member("whole", -12)
            writer.member(ifPresent: "absent", nil)
            writer.member(ifPresent: "present", "y")
            writer.name("list")
            writer.array { writer in
                writer.integer(.max)
                writer.integer(.min)
                writer.number(0.5)
                writer.bool(true)
                writer.null()
                writer.value(["k": []])
            }
            writer.name("last")
            writer.string("z")
        }
        let expected =
            #"{"text":"x","whole":-12,"present":"y","list":[9223372036854775807,-9223372036854775808,0.5,true,null,"#
            + #"{"k":[]}],"last":"z"}"#
        #expect(String(decoding: writer.finish(), as: UTF8.self) == expected)
    }

    @Test(arguments: [JSONWriter.Layout.compact, .pretty]) func `chunks to a sink add up to the same text`(
        _ layout: JSONWriter.Layout
    ) {
        let row: JSON = ["text": .string(String(repeating: "削除 \"x\"\n", count: 40)), "list": [1, 2.5, .null]]
        let tree = JSON.array(Array(repeating: row, count: 2_000))
        let chunks = Chunks()
        var writer = JSONWriter(layout) { chunks.received.append($0) }
        writer.value(tree)
        let rest = writer.finish()
        #expect(rest.isEmpty)
        #expect(chunks.received.count > 10)
        // No chunk grows far beyond the buffer: what is sent is not kept.
        #expect(chunks.received.allSatisfy { $0.count < 80_000 })
        let isWhole = Array(chunks.received.joined()) == tree.bytes(layout)
        #expect(isWhole)
    }

    @Test func `a text shorter than a chunk is sent too`() {
        let chunks = Chunks()
        var writer = JSONWriter { chunks.received.append($0) }
        writer.value([1])
        _ = writer.finish()
        #expect(Array(chunks.received.joined()) == Array("[1]".utf8))
    }

    private final class Chunks {
        var received: [[UInt8]] = []
    }
}

/// The layout of numbers that RFC 8785 takes from ECMAScript. The texts were checked against a JavaScript engine.
@Suite struct NumberFormatTests {
    static let numbers: [(value: Double, text: String)] = [
        (0, "0"), (-0.0, "0"), (1, "1"), (-1, "-1"), (0.5, "0.5"), (-0.25, "-0.25"), (100, "100"), (1234.5, "1234.5"),
        (0x1p-1074, "5e-324"), (-0x1p-1074, "-5e-324"), (0x1p-1022, "2.2250738585072014e-308"),
        (0x1.fffffffffffffp1023, "1.7976931348623157e+308"), (-0x1.fffffffffffffp1023, "-1.7976931348623157e+308"),
        (0x1p53, "9007199254740992"), (0x1p53 - 1, "9007199254740991"), (0x1p53 + 2, "9007199254740994"),
        (-0x1p53, "-9007199254740992"), (0x1p60, "1152921504606847000"), (0x1p63, "9223372036854776000"),
        (0x1p64, "18446744073709552000"), (1e15, "1000000000000000"), (1e16, "10000000000000000"),
        (1e17, "100000000000000000"), (1e20, "100000000000000000000"), (1e21, "1e+21"), (-1e21, "-1e+21"),
        (1.2345678901234568e20, "123456789012345680000"), (1.5e21, "1.5e+21"), (9.99e20, "999000000000000000000"),
        (1e22, "1e+22"), (1e23, "1e+23"), (0x1.52d02c7e14af7p76, "1.0000000000000001e+23"), (1e100, "1e+100"),
        (1.25e-100, "1.25e-100"),
        (0.1, "0.1"), (0.01, "0.01"), (0.001, "0.001"), (0.0001, "0.0001"), (0.00001, "0.00001"),
        (0.000001, "0.000001"), (0.0000012, "0.0000012"), (0.0000001, "1e-7"), (-0.00000012, "-1.2e-7"),
        (0.1 + 0.2, "0.30000000000000004"), (1.0 / 3, "0.3333333333333333"), (2.0 / 3, "0.6666666666666666"),
        (333_333_333.333_333_3, "333333333.3333333"), (4.35, "4.35"), (1.005, "1.005"), (44.0, "44"),
        (0.000_012_345_678_9, "0.0000123456789"), (12_345_678_901_234.568, "12345678901234.568"),
        (123_456.789e3, "123456789"), (5e-7, "5e-7"), (1.7e-6, "0.0000017"), (2.5e16, "25000000000000000"),
        (0x1.0000000000001p0, "1.0000000000000002"), (0x1.fffffffffffffp-1, "0.9999999999999999"),
    ]

    @Test(arguments: numbers) func `a number is written as ECMAScript writes it`(_ value: Double, _ text: String) {
        #expect(String(decoding: JSON.number(value).bytes(), as: UTF8.self) == text)
    }

    @Test(arguments: numbers) func `what is written reads back as the same number`(
        _ value: Double, _ text: String
    ) throws {
        #expect(try JSON(parsing: Array(text.utf8)) == .number(value))
    }
}
