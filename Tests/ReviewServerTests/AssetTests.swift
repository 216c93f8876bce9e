import Cryptography
import Foundation
import JSON
import Testing

@Suite struct AssetTests {
    /// A picture of one pixel.
    private static let png = Array(
        Data(
            base64Encoded:
                "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==")
            ?? Data())

    private func form(_ parts: [(name: String, bytes: [UInt8])]) -> [UInt8] {
        var body: [UInt8] = []
        for part in parts {
            body += Array(
                "--b\r\nContent-Disposition: form-data; name=\"file\"; filename=\"\(part.name)\"\r\n\r\n".utf8)
            body += part.bytes + Array("\r\n".utf8)
        }
        return body + Array("--b--\r\n".utf8)
    }

    @Test func `a picture comes with a flow, is stored once, and is seen by whoever sees the flow`() async throws {
        try await TestScrim.run { scrim in
            let anna = try await scrim.maintainer()
            let digest = SHA256(of: Self.png).hexadecimal
            func flow(_ title: String) -> [UInt8] {
                let value: JSON = [
                    "scrim": 1, "title": .string(title),
                    "screens": [["id": "a", "mockups": [["asset": .string("sha256:\(digest)")]]]],
                ]
                return value.bytes()
            }
            let first = form([("shots/a.png", Self.png), ("app.flow.json", flow("First"))])
            let made = try await anna.upload("\(flowPath)/revisions", first, type: "multipart/form-data; boundary=b")
            #expect(made.status == 201, "\(made.text)")
            #expect(made.json["mockups"][0]["asset"].text == "sha256:\(digest)")
            let picture = try await anna.get("\(flowPath)/revisions/1/assets/\(digest)")
            #expect(picture.bytes == Self.png)
            #expect(picture.header("Content-Type") == "image/png")
            #expect(picture.header("X-Content-Type-Options") == "nosniff")

            // The next revision names it without sending it again.
            let second = try await anna.upload("\(flowPath)/revisions", flow("Second"), type: flowType)
            #expect(second.json["number"].integer == 2)
            #expect(try await anna.get("\(flowPath)/revisions/2/assets/\(digest)").bytes == Self.png)
            let ben = try await scrim.person("ben")
            #expect(try await ben.get("\(flowPath)/revisions/1/assets/\(digest)").status == 404)
            #expect(
                try await anna.get("\(flowPath)/revisions/1/assets/\(String(repeating: "0", count: 64))").status == 404)
        }
    }

    @Test func `facts that come with a flow become the flow's, over those that are there`() async throws {
        try await TestScrim.run { scrim in
            let anna = try await scrim.maintainer()
            let flow: JSON = [
                "scrim": 1, "screens": [["id": "a"]],
                "modals": [["id": "m", "style": "alert", "presenter": "a", "title": "Delete?"]],
            ]
            let facts: JSON = ["scrimFacts": 1, "facts": ["m": ["purpose": "destructiveConfirm"]]]
            let body = form([("app.flow.json", flow.bytes()), ("scrim.facts.json", facts.bytes())])
            let made = try await anna.upload("\(flowPath)/revisions", body, type: "multipart/form-data; boundary=b")
            #expect(made.status == 201, "\(made.text)")
            #expect(try await anna.get("\(flowPath)/facts").json == facts)
            let wrong: JSON = ["scrimFacts": 1, "facts": ["m": ["purpose": "fun"]]]
            let refused = try await anna.upload(
                "\(flowPath)/revisions", form([("app.flow.json", flow.bytes()), ("scrim.facts.json", wrong.bytes())]),
                type: "multipart/form-data; boundary=b")
            #expect(refused.status == 422, "\(refused.text)")
            #expect(try await anna.get("\(flowPath)/facts").json == facts)
        }
    }
}
