import JSON
import Testing

@Suite struct JSONReaderTests {
    @Test func `reads a value of every kind`() throws {
        let value = try JSON(parsing: Array(#"{"a": [1, -2.5, true, null, "x\n\u00e9\ud83d\ude00"]}"#.utf8))
        #expect(value == ["a": [1, -2.5, true, .null, "x\né😀"]])
    }
}
