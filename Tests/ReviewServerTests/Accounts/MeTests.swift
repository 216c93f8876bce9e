import JSON
import Testing

@Suite struct MeTests {
    @Test func `somebody sees their account and the projects they are in`() async throws {
        try await TestScrim.run { scrim in
            let anna = try await scrim.person("anna")
            let ben = try await scrim.person("ben")
            _ = try await anna.post("/api/v1/projects", ["slug": "harbor", "name": "Harbor"])
            try await scrim.join("ben", "harbor", as: "reviewer")
            let me = try await ben.get("/api/v1/me")
            #expect(me.json["email"].text == "ben@example.com")
            #expect(me.json["administrator"] == .bool(false))
            #expect(me.json["hasPassword"] == .bool(false))
            #expect(me.json["language"] == .null)
            #expect(
                me.json["memberships"] == [["project": ["slug": "harbor", "name": "Harbor"], "role": "reviewer"]])
        }
    }

    @Test func `the language is changed in knowledge of what was there`() async throws {
        try await TestScrim.run { scrim in
            let anna = try await scrim.person("anna")
            let me = try await anna.get("/api/v1/me")
            #expect(try await anna.patch("/api/v1/me", ["language": "ko"], ifMatch: nil).status == 428)
            let korean = try await anna.patch("/api/v1/me", ["language": "ko"], ifMatch: me.header("ETag"))
            #expect(korean.json["language"].text == "ko")
            #expect(try await anna.patch("/api/v1/me", ["language": "ja"], ifMatch: me.header("ETag")).status == 412)
            let unknown = try await anna.patch("/api/v1/me", ["language": "tlh"], ifMatch: korean.header("ETag"))
            #expect(unknown.status == 422)
            let none = try await anna.patch("/api/v1/me", ["language": .null], ifMatch: korean.header("ETag"))
            #expect(none.json["language"] == .null)
        }
    }

    @Test func `a first password needs none before it, the next one does, and other sessions end`() async throws {
        try await TestScrim.run { scrim in
            let program = try await scrim.person("anna")
            let (anna, other) = (try await scrim.browser(of: "anna"), try await scrim.browser(of: "anna"))
            let unused = try await scrim.link(for: "anna")
            let path = "/api/v1/me/password"
            #expect(try await program.put(path, ["password": "correct horse battery"]).status == 403)
            #expect(try await anna.put(path, ["password": "short"]).status == 422)
            #expect(try await anna.put(path, ["password": "correct horse battery"]).status == 204)
            #expect(try await anna.get("/api/v1/me").json["hasPassword"] == .bool(true))
            #expect(try await other.get("/api/v1/me").status == 401)
            #expect(try await scrim.stranger.post("/api/v1/session", ["link": .string(unused)]).status == 401)

            #expect(
                try await anna.put(path, ["password": "another good one"]).json["errors"][0]["pointer"] == "/current")
            let wrong = try await anna.put(path, ["password": "another good one", "current": "wrong"])
            #expect(wrong.status == 422 && wrong.json["errors"][0]["code"] == "wrong")
            let right = try await anna.put(
                path, ["password": "another good one", "current": "correct horse battery"])
            #expect(right.status == 204)
            let signIn = try await scrim.stranger.post(
                "/api/v1/session", ["name": "anna", "password": "another good one"])
            #expect(signIn.status == 201)
        }
    }

    @Test func `the current password can't be tried out`() async throws {
        try await TestScrim.run { scrim in
            _ = try await scrim.person("anna")
            let anna = try await scrim.browser(of: "anna")
            try await scrim.setPassword(of: "anna", to: "correct horse battery")
            let path = "/api/v1/me/password"
            for _ in 0..<10 {
                #expect(try await anna.put(path, ["password": "another good one", "current": "no"]).status == 422)
            }
            let right = try await anna.put(
                path, ["password": "another good one", "current": "correct horse battery"])
            #expect(right.status == 429)
        }
    }
}
