import JSON
import TestSupport
import Testing

@Suite struct DescriptionTests {
    @Test func `the API's description is the one that is kept, and all that it refers to is in it`() async throws {
        try await TestScrim.run { scrim in
            let reply = try await scrim.stranger.get("/api/v1/openapi.json")
            #expect(reply.status == 200)
            try expectSnapshot(String(decoding: reply.json.bytes(.pretty), as: UTF8.self), at: "docs/openapi.json")

            let schemas = Set(Self.names(reply.json["components"]?["schemas"] ?? .null))
            for reference in Self.references(in: reply.json) where reference.hasPrefix("#") {
                let parts = reference.split(separator: "/").map(String.init)
                let isKnown =
                    parts.dropFirst(2).first == "schemas" ? schemas.contains(parts.last ?? "") : parts.last == "Problem"
                #expect(isKnown, "\(reference)")
            }
            var names: [String] = []
            for path in reply.json["paths"]?.members ?? [] {
                for operation in path.value.members ?? [] {
                    names.append(operation.value["operationId"]?.string ?? "")
                }
            }
            #expect(names.count > 30 && Set(names).count == names.count)
        }
    }

    private static func names(_ json: JSON) -> [String] { (json.members ?? []).map(\.name) }

    private static func references(in json: JSON) -> [String] {
        switch json {
        case .object(let members):
            members.flatMap { member in
                member.name == "$ref" ? [member.value.string ?? ""] : references(in: member.value)
            }
        case .array(let elements): elements.flatMap(references)
        default: []
        }
    }
}
