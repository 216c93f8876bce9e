import Foundation
import JSON
import Postgres
import TestSupport
import Testing

@Suite struct TokenTests {
    private static let path = "/api/v1/me/tokens"

    private func client(_ reply: Reply, of scrim: TestScrim) -> Client {
        Client(base: scrim.base, authorization: "Bearer \(reply.json["token"].text ?? "")")
    }

    @Test func `a token is made, shown once, used, listed and revoked`() async throws {
        try await TestScrim.run { scrim in
            let anna = try await scrim.person("anna")
            _ = try await anna.post("/api/v1/projects", ["slug": "harbor", "name": "Harbor"])
            _ = try await anna.post("/api/v1/projects", ["slug": "quay", "name": "Quay"])
            let made = try await anna.post(
                Self.path,
                [
                    "name": "CI", "scopes": ["read", "revisions:write"], "projects": ["harbor"],
                    "expiresAt": "2099-01-31T09:05:00Z",
                ])
            #expect(made.status == 201)
            #expect(made.json["projects"] == ["harbor"])
            #expect(made.json["expiresAt"].text == "2099-01-31T09:05:00.000Z")
            let text = try #require(made.json["token"].text)
            #expect(text.hasPrefix("scrim_") && text.count == 49)
            #expect(made.json["hint"].text == "\(text.prefix(10))…")

            let program = client(made, of: scrim)
            #expect(try await program.get("/api/v1/projects/harbor").status == 200)
            #expect(try await program.get("/api/v1/projects/quay").status == 404)
            #expect(try await program.get("/api/v1/projects").json["items"].elements.count == 1)
            #expect(try await program.get(Self.path).status == 403)

            let list = try await anna.get("\(Self.path)?limit=1")
            #expect(list.json["items"][0]["name"].text == "CI")
            #expect(list.json["items"][0]["token"].text == nil)
            #expect(list.json["items"][0]["lastUsedAt"].text != nil)
            let location = try #require(made.header("Location"))
            #expect(try await anna.get(location).json == list.json["items"][0])
            #expect(try await anna.delete(location).status == 204)
            #expect(try await anna.delete(location).status == 404)
            #expect(try await program.get("/api/v1/projects").status == 401)
        }
    }

    @Test func `every mistake of a token that is asked for is named`() async throws {
        try await TestScrim.run { scrim in
            let anna = try await scrim.person("anna")
            let wrong = try await anna.post(
                Self.path, ["name": "", "scopes": ["write"], "projects": [], "expiresAt": "2001-01-01T00:00:00Z"])
            #expect(
                wrong.json["errors"].elements.map { $0["pointer"].text }
                    == ["/name", "/scopes", "/projects", "/expiresAt"])
            for time in ["tomorrow", "9999999-01-01T00:00:00Z", "2099-13-01T00:00:00Z", ""] {
                let reply = try await anna.post(
                    Self.path, ["name": "a", "scopes": ["read"], "expiresAt": .string(time)])
                #expect(reply.status == 422)
            }
            let unknown = try await anna.post(
                Self.path, ["name": "a", "scopes": ["read"], "projects": ["nothing"]])
            #expect(unknown.json["errors"][0]["pointer"].text == "/projects/0")
        }
    }

    @Test func `a token can't make one that may more or lives longer than itself`() async throws {
        try await TestScrim.run { scrim in
            let anna = try await scrim.person("anna")
            for slug in ["harbor", "quay"] {
                _ = try await anna.post("/api/v1/projects", ["slug": .string(slug), "name": "P"])
            }
            let parent = client(
                try await anna.post(
                    Self.path,
                    [
                        "name": "parent", "scopes": ["read", "admin"], "projects": ["harbor"],
                        "expiresAt": "2099-01-01T00:00:00.000Z",
                    ]), of: scrim)
            func make(_ members: [JSON.Member]) async throws -> Reply {
                try await parent.post(Self.path, .object([.init("name", "child")] + members))
            }
            let harbor = JSON.Member("projects", ["harbor"])
            #expect(try await make([.init("scopes", ["reviews:write"]), harbor]).status == 403)
            #expect(try await make([.init("scopes", ["read"])]).status == 403)
            #expect(try await make([.init("scopes", ["read"]), .init("projects", ["quay"])]).status == 422)
            #expect(
                try await make([.init("scopes", ["read"]), harbor, .init("expiresAt", "2099-01-01T00:00:01Z")]).status
                    == 403)
            let child = try await make([.init("scopes", ["read"]), harbor])
            #expect(child.json["expiresAt"].text == "2099-01-01T00:00:00.000Z")
            #expect(try await parent.post("/api/v1/projects", ["slug": "new", "name": "N"]).status == 403)
        }
    }

    @Test func `a secret is shown once, also to who asks again, and stands nowhere in the database`() async throws {
        try await TestScrim.run { scrim in
            let anna = try await scrim.person("anna", administrator: true)
            let key = ["Idempotency-Key": "once"]
            let body: JSON = ["name": "CI", "scopes": ["read"]]
            let first = try await anna.post(Self.path, body, headers: key)
            let second = try await anna.post(Self.path, body, headers: key)
            #expect(first.json["token"].text != nil && second.json["token"].text == nil)
            #expect(first.json["id"] == second.json["id"])
            let user = try await anna.post(
                "/api/v1/users", ["name": "ben", "email": "ben@example.com"], headers: ["Idempotency-Key": "user"])
            #expect(user.json["link"].text != nil)
            let stored = try await scrim.database.database.query("SELECT body FROM idempotent_answers")
            #expect(stored.count == 2)
            for row in stored {
                let text = String(decoding: try row.get(0, as: [UInt8].self), as: UTF8.self)
                #expect(!text.contains("scrim_") || !text.contains("\"token\""))
                #expect(!text.contains("sign-in"))
            }
        }
    }
}
