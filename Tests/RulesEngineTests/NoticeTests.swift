import FlowDocument
import RulesEngine
import Testing

/// What a report says of the run as a whole.
@Suite struct NoticeTests {
    private func notices(_ members: String) throws -> [String] {
        Linter().run(try LinterTests.document(members)).notices.map { $0.text(in: "en") }
    }

    @Test func `screens that nobody gets to are named, whatever order they stand in`() throws {
        for screens in [
            #"{"id": "home"}, {"id": "list"}, {"id": "lost", "name": "Lost"}, {"id": "gone", "name": "Gone"}"#,
            #"{"id": "gone", "name": "Gone"}, {"id": "lost", "name": "Lost"}, {"id": "list"}, {"id": "home"}"#,
        ] {
            let found = try notices(
                #"""
                "entry": ["home"], "screens": [\#(screens)],
                "transitions": [{"id": "t", "from": "home", "to": "list", "kind": "push"},
                    {"id": "u", "from": "lost", "to": "gone", "kind": "push"}]
                """#)
            #expect(found == ["Nothing leads from where people come in to 2 of 4 screens: Gone, Lost."])
        }
    }

    @Test func `parts of a container and what a modal shows are reached with it`() throws {
        let found = try notices(
            #"""
            "entry": ["split"], "screens": [{"id": "split"}, {"id": "pane", "parent": "split"},
                {"id": "inside"}, {"id": "part", "parent": "inside"}, {"id": "of", "parent": "m"}],
            "modals": [{"id": "m", "style": "pageSheet", "content": "inside"}],
            "transitions": [{"id": "t", "from": "pane", "to": "m", "kind": "present"},
                {"id": "u", "from": "split", "to": "m", "kind": "present"}]
            """#)
        #expect(found.isEmpty)
    }

    @Test func `a circle of parents that nobody gets to ends`() throws {
        let found = try notices(
            #"""
            "entry": ["home"], "screens": [{"id": "home"}, {"id": "a", "parent": "b"}, {"id": "b", "parent": "a"}],
            "transitions": [{"id": "t", "from": "home", "to": "home", "kind": "push"}]
            """#)
        #expect(found == ["Nothing leads from where people come in to 2 of 3 screens: a, b."])
    }

    @Test func `nothing is said where nobody said where people come in, or how they go on`() throws {
        #expect(
            try notices(
                #""screens": [{"id": "a"}, {"id": "b"}], "transitions": [{"id": "t", "from": "a", "to": "a", "kind": "push"}]"#
            ).isEmpty)
        #expect(try notices(#""entry": ["a"], "screens": [{"id": "a"}, {"id": "b"}]"#).isEmpty)
    }

    @Test func `of many only the first are named`() throws {
        let screens = (1...9).map { #"{"id": "s\#($0)"}"# }.joined(separator: ", ")
        let found = try notices(
            #"""
            "entry": ["s9"], "screens": [\#(screens)],
            "transitions": [{"id": "t", "from": "s9", "to": "s9", "kind": "push"}]
            """#)
        #expect(found == ["Nothing leads from where people come in to 8 of 9 screens, among them s1, s2, s3, s4, s5."])
    }
}
