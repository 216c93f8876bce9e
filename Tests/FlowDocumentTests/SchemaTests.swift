import JSON
import TestSupport
import Testing

@testable import FlowDocument

@Suite struct SchemaTests {
    @Test func `the schema that is served is the one that the reader has`() throws {
        try expectSnapshot(
            String(decoding: Document.schema.bytes(.pretty), as: UTF8.self), at: "Public/schemas/flow-1.json")
    }

    @Test func `the schema says what it is`() {
        let schema = Document.schema
        #expect(schema["$schema"] == "https://json-schema.org/draft/2020-12/schema")
        #expect(schema["$id"] == "/schemas/flow-1.json")
    }

    @Test func `every definition is used, and every reference leads to one`() {
        var references: Set<String> = []
        func collect(_ schema: JSON) {
            if let reference = schema["$ref"]?.string { references.insert(reference) }
            for member in schema.members ?? [] { collect(member.value) }
            for element in schema.elements ?? [] { collect(element) }
        }
        collect(Document.schema)
        let definitions = Set((Document.schema["$defs"]?.members ?? []).map { "#/$defs/\($0.name)" })
        #expect(references == definitions)
        #expect(definitions.count > 25)
    }

    @Test func `every object refuses other keys, but for its author's own`() {
        for definition in Document.schema["$defs"]?.members ?? [] where definition.value["properties"] != nil {
            #expect(definition.value["additionalProperties"] == false, "\(definition.name)")
            #expect(definition.value["patternProperties"] == ["^x-": true], "\(definition.name)")
        }
    }

    /// What the reader refuses for its shape, the schema refuses too.
    @Test(arguments: IssueTests.shape) func `schema and reader agree`(_ row: IssueTests.Row) throws {
        guard let tree = try? JSON(parsing: Array(row.text.utf8)) else { return }
        var check = SchemaCheck.format
        #expect(!check.complaints(about: tree).isEmpty)
    }

    @Test func `an example of the repository fits the schema`() throws {
        let bytes = try Repository.bytes(of: "Examples/inbox.flow.json")
        #expect(Reading(bytes).issues.isEmpty)
        var check = SchemaCheck.format
        #expect(check.complaints(about: try JSON(parsing: bytes)).isEmpty)
    }
}
