import JSON
import Testing

/// What a hostile text may cost: each limit is held, and has an error of its own.
@Suite struct LimitTests {
    static let brackets = [("[", "]"), (#"{"a":"#, "}")]

    @Test(arguments: brackets) func `values may be nested as deep as the limit`(
        _ opening: String, _ closing: String
    ) throws {
        let limits = JSONLimits(depth: 12)
        func nested(_ depth: Int) -> [UInt8] {
            Array((String(repeating: opening, count: depth) + "1" + String(repeating: closing, count: depth)).utf8)
        }
        #expect(throws: Never.self) { try JSON(parsing: nested(12), limits: limits) }
        let error = try #require(throws: JSONError.self) { try JSON(parsing: nested(13), limits: limits) }
        #expect(error.code == .tooDeep)
        #expect(error.pointer.tokens.count == 12)
        #expect(error.position == TextPosition(line: 1, column: 12 * opening.count + 1))
    }

    @Test func `a document may be 64 deep unless said otherwise`() throws {
        func nested(_ depth: Int) -> [UInt8] {
            [UInt8](repeating: UInt8(ascii: "["), count: depth) + [UInt8](repeating: UInt8(ascii: "]"), count: depth)
        }
        #expect(throws: Never.self) { try JSON(parsing: nested(64)) }
        #expect(throws: JSONError.self) { try JSON(parsing: nested(65)) }
    }

    @Test func `depth counts what is open, not what was`() throws {
        let text = "[" + Array(repeating: "[{\"a\":[]}]", count: 1_000).joined(separator: ",") + "]"
        #expect(throws: Never.self) { try JSON(parsing: Array(text.utf8), limits: JSONLimits(depth: 4)) }
    }

    @Test(arguments: ["[", #"{"a":"#, #"[{"a":"#])
    func `a text nested a hundred thousand deep is refused at the limit`(_ opening: String) throws {
        let text = Array(String(repeating: opening, count: 100_000).utf8)
        let error = try #require(throws: JSONError.self) { try JSON(parsing: text) }
        #expect(error.code == .tooDeep)
        let skipped = try #require(throws: JSONError.self) {
            var reader = try JSONReader(text)
            try reader.skip()
        }
        #expect(skipped == error)
    }

    @Test func `a text may be as long as the limit`() throws {
        let text = Array(#"["12345678"]"#.utf8)
        #expect(throws: Never.self) { try JSON(parsing: text, limits: JSONLimits(bytes: 12)) }
        let error = try #require(throws: JSONError.self) { try JSON(parsing: text, limits: JSONLimits(bytes: 11)) }
        #expect(error.code == .tooLarge)
        #expect(error.position == TextPosition(line: 1, column: 1))
        #expect(JSONLimits().bytes == 33_554_432)
    }

    @Test(arguments: ["", "-", "0.", "1e", "0.1e-"]) func `a number may be as long as the limit`(
        _ beginning: String
    ) throws {
        let limits = JSONLimits(numberLength: 20)
        func number(_ length: Int) -> [UInt8] {
            let digits = String(repeating: "0", count: length - beginning.count - 1) + "1"
            // A number may not begin with zeros, an exponent and a fraction may.
            return Array((beginning + (beginning.count < 2 ? "9" + digits.dropFirst() : digits)).utf8)
        }
        #expect(throws: Never.self) { try JSON(parsing: number(20), limits: limits) }
        let error = try #require(throws: JSONError.self) { try JSON(parsing: number(21), limits: limits) }
        #expect(error.code == .numberRange)
        #expect(error.position == TextPosition(line: 1, column: 1))
        let long = try #require(throws: JSONError.self) { try JSON(parsing: number(200_000)) }
        #expect(long.code == .numberRange)
    }

    @Test(arguments: [1, 15, 16, 17, 18, 200_000]) func `an object of many names holds each once`(
        _ count: Int
    ) throws {
        let members = (0..<count).map { "\"n\($0)\":\($0)" }.joined(separator: ",")
        let tree = try JSON(parsing: Array("{\(members)}".utf8))
        #expect(tree.members?.count == count)
        let last = count - 1
        for name in [0, last / 2, last] {
            let text = Array("{\(members),\"n\(name)\":0}".utf8)
            let error = try #require(throws: JSONError.self) { try JSON(parsing: text) }
            #expect(error.code == .duplicateKey)
            #expect(error.pointer == JSONPointer(["n\(name)"]))
            #expect(error.position.column == members.utf8.count + 3)
        }
    }

    @Test func `an object of many names inside of another leaves the outer one's alone`() throws {
        let members = (0..<40).map { "\"n\($0)\":0" }.joined(separator: ",")
        let text = "{\"a\":{\(members)},\"n1\":[{\(members)},{\(members)}],\"n2\":{\(members)}}"
        #expect(throws: Never.self) { try JSON(parsing: Array(text.utf8)) }
        let twice = try #require(throws: JSONError.self) {
            try JSON(parsing: Array("{\(members),\"x\":{\(members)},\"n39\":1}".utf8))
        }
        #expect(twice.code == .duplicateKey)
        #expect(twice.pointer == JSONPointer(["n39"]))
    }

    @Test func `many names that differ only in normalisation are still the same`() throws {
        let members = (0..<20).map { "\"n\($0)\":0" }.joined(separator: ",")
        let error = try #require(throws: JSONError.self) {
            try JSON(parsing: Array("{\"\u{E9}\":0,\(members),\"e\u{301}\":0}".utf8))
        }
        #expect(error.code == .duplicateKey)
    }
}
