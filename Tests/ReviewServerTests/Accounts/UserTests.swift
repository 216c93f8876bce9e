import JSON
import Testing

@Suite struct UserTests {
    private static let path = "/api/v1/users"

    @Test func `an administrator makes an account, whose link lets its owner in`() async throws {
        try await TestScrim.run { scrim in
            let root = try await scrim.person("root", administrator: true)
            let made = try await root.post(Self.path, ["name": "Anna", "email": "anna@example.com"])
            #expect(made.status == 201)
            #expect(made.header("Location") == "/api/v1/users/Anna")
            let link = try #require(made.json["link"].text)
            #expect(link.hasPrefix("/sign-in#link="))
            let secret = String(link.dropFirst("/sign-in#link=".count))
            let session = try await scrim.stranger.post("/api/v1/session", ["link": .string(secret)])
            #expect(session.json["name"].text == "Anna")

            let read = try await root.get("\(Self.path)/anna")
            #expect(read.json["email"].text == "anna@example.com")
            #expect(read.json["link"].text == nil)
            #expect(read.header("ETag") == made.header("ETag"))
            let names = try await root.get(Self.path).json["items"].elements.map { $0["name"].text }
            #expect(names == ["Anna", "root"])
            #expect(try await root.get("\(Self.path)/nobody").status == 404)
        }
    }

    @Test func `names and emails have a form, and are taken once, whatever their letters' case`() async throws {
        try await TestScrim.run { scrim in
            let root = try await scrim.person("root", administrator: true)
            for name in ["", "-a", "a b", "ä", "a/b", String(repeating: "a", count: 65)] {
                let reply = try await root.post(Self.path, ["name": .string(name), "email": "x@example.com"])
                #expect(reply.status == 422)
            }
            for email in ["", "x", "@", "a@", "a@b@c", "a b@c", "a@b\u{3000}c"] {
                let reply = try await root.post(Self.path, ["name": "x", "email": .string(email)])
                #expect(reply.status == 422)
            }
            let name = try await root.post(Self.path, ["name": "ROOT", "email": "x@example.com"])
            #expect(name.status == 409 && name.json["errors"][0]["pointer"] == "/name")
            let email = try await root.post(Self.path, ["name": "x", "email": "Root@example.com"])
            #expect(email.status == 409 && email.json["errors"][0]["pointer"] == "/email")
        }
    }

    @Test func `an account that is shut out is out at once, and comes back by a new link`() async throws {
        try await TestScrim.run { scrim in
            let root = try await scrim.person("root", administrator: true)
            let program = try await scrim.person("anna")
            let browser = try await scrim.browser(of: "anna")
            let path = "\(Self.path)/anna"
            let read = try await root.get(path)
            #expect(try await root.patch(path, ["disabled": true], ifMatch: nil).status == 428)
            let out = try await root.patch(path, ["disabled": true], ifMatch: read.header("ETag"))
            #expect(out.json["disabled"] == .bool(true))
            #expect(try await program.get("/api/v1/me").status == 401)
            #expect(try await root.post("\(path)/links", [:]).status == 404)
            let back = try await root.patch(path, ["disabled": false], ifMatch: out.header("ETag"))
            #expect(back.json["disabled"] == .bool(false))
            #expect(try await program.get("/api/v1/me").status == 200)
            #expect(try await browser.get("/api/v1/me").status == 401)
            let link = try await root.post("\(path)/links", [:])
            #expect(link.status == 201)
            #expect(link.json["link"].text?.hasPrefix("/sign-in#link=") == true)
        }
    }

    @Test func `somebody always remains who runs the server`() async throws {
        try await TestScrim.run { scrim in
            let root = try await scrim.person("root", administrator: true)
            let path = "\(Self.path)/root"
            let tag = try await root.get(path).header("ETag")
            #expect(try await root.patch(path, ["administrator": false], ifMatch: tag).status == 409)
            #expect(try await root.patch(path, ["disabled": true], ifMatch: tag).status == 409)
            let second = try await root.post(
                Self.path, ["name": "anna", "email": "anna@example.com", "administrator": true])
            #expect(second.json["administrator"] == .bool(true))
            #expect(try await root.patch(path, ["administrator": false], ifMatch: tag).status == 200)
            #expect(try await root.get(Self.path).status == 403)
        }
    }
}
