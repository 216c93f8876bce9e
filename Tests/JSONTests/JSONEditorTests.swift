import JSON
import Testing

/// Patches change what they say and leave the layout of the rest alone.
@Suite struct JSONEditorTests {
    static func edit(_ text: String, _ patches: [JSONPatch.Operation]...) throws -> (text: String, applied: [Int]) {
        let edited = try JSONEditor.apply(patches.map(JSONPatch.init), to: Array(text.utf8))
        return (String(decoding: edited.bytes, as: UTF8.self), edited.applied)
    }

    static func pointer(_ text: String) throws -> JSONPointer { try #require(JSONPointer(parsing: text)) }

    @Test func `a value is exchanged in its place`() throws {
        let edited = try Self.edit(
            #"{ "a" :  1,\n\t"b": [ "x",  "y" ] }"#.unescapedLines, [.init(.replace, Self.pointer("/b/1"), "z")])
        #expect(edited.text == #"{ "a" :  1,\n\t"b": [ "x",  "z" ] }"#.unescapedLines)
    }

    @Test func `a member is added as its neighbours stand`() throws {
        let tall = "{\n    \"a\": 1\n}\n"
        #expect(
            try Self.edit(tall, [.init(.add, Self.pointer("/b"), ["c": true])]).text
                == "{\n    \"a\": 1,\n    \"b\": {\"c\": true}\n}\n")
        #expect(try Self.edit(#"{"a": 1}"#, [.init(.add, Self.pointer("/b"), 2)]).text == #"{"a": 1, "b": 2}"#)
        #expect(try Self.edit("{}", [.init(.add, Self.pointer("/b"), 2)]).text == #"{"b": 2}"#)
    }

    @Test func `adding what is there replaces it`() throws {
        #expect(try Self.edit(#"{"a": 1}"#, [.init(.add, Self.pointer("/a"), 2)]).text == #"{"a": 2}"#)
    }

    @Test func `elements come, go and move, a line each where they had one`() throws {
        let text = "{\"a\": [\n  {\"i\":1},\n  {\"i\":2}\n]}"
        #expect(
            try Self.edit(text, [.init(.add, Self.pointer("/a/0"), ["i": 0])]).text
                == "{\"a\": [\n  {\"i\": 0},\n  {\"i\": 1},\n  {\"i\": 2}\n]}")
        #expect(try Self.edit(text, [.init(.remove, Self.pointer("/a/0"))]).text == "{\"a\": [\n  {\"i\": 2}\n]}")
        #expect(
            try Self.edit("[1,2,3]", [.init(.move, Self.pointer("/2"), from: Self.pointer("/0"))]).text == "[2, 3, 1]")
    }

    @Test func `patches that touch one place are applied one a time`() throws {
        let edited = try Self.edit(
            #"{"a": [1, 2], "b": 1}"#, [.init(.add, Self.pointer("/a/-"), 3)], [.init(.remove, Self.pointer("/a/0"))],
            [.init(.replace, Self.pointer("/b"), 2)], [.init(.replace, Self.pointer("/c"), 2)])
        #expect(edited.applied == [0, 2])
        #expect(edited.text == #"{"a": [1, 2, 3], "b": 2}"#)
    }

    @Test func `a patch is applied as a whole or not at all`() throws {
        let edited = try Self.edit(
            #"{"a": 1}"#, [.init(.replace, Self.pointer("/a"), 2), .init(.remove, Self.pointer("/b"))])
        #expect(edited.applied == [])
        #expect(edited.text == #"{"a": 1}"#)
    }

    @Test(
        arguments: [
            ("/a", JSONPatch.Kind.add, #"{"a":9,"b":[1,2]}"#), ("/b/-", .add, #"{"a":1,"b":[1,2,9]}"#),
            ("/b/1", .add, #"{"a":1,"b":[1,9,2]}"#), ("/b/2", .add, #"{"a":1,"b":[1,2,9]}"#),
            ("/b/3", .add, nil), ("/b/01", .add, nil), ("/c/d", .add, nil), ("/c", .replace, nil),
            ("/b/0", .replace, #"{"a":1,"b":[9,2]}"#),
            ("", .replace, "9"), ("/b", .remove, #"{"a":1}"#), ("/b/-", .remove, nil), ("/c", .remove, nil),
            ("/a", .test, nil),
        ] as [(String, JSONPatch.Kind, String?)])
    func `operations do what RFC 6902 says`(_ path: String, _ kind: JSONPatch.Kind, _ expected: String?) throws {
        let tree: JSON = ["a": 1, "b": [1, 2]]
        let patch = JSONPatch([.init(kind, try Self.pointer(path), 9)])
        #expect((try? patch.applied(to: tree)).map { String(decoding: $0.bytes(), as: UTF8.self) } == expected)
    }
}

extension String {
    /// Raw texts of tests spell line feeds and tabs out.
    fileprivate var unescapedLines: String {
        var text = ""
        var rest = self[...]
        while let slash = rest.firstIndex(of: "\\") {
            text += rest[..<slash]
            let next = rest.index(after: slash)
            text += rest[next] == "n" ? "\n" : "\t"
            rest = rest[rest.index(after: next)...]
        }
        return text + rest
    }
}
