import JSON
import Postgres
import TestSupport
import Testing

@Suite struct MemberTests {
    private static let path = "/api/v1/projects/harbor/members"

    @Test func `a maintainer adds members, changes their roles and removes them; each is told`() async throws {
        try await TestScrim.run { scrim in
            let anna = try await scrim.person("anna")
            let ben = try await scrim.person("ben")
            _ = try await anna.post("/api/v1/projects", ["slug": "harbor", "name": "Harbor"])
            let added = try await anna.put("\(Self.path)/BEN", ["role": "viewer"])
            #expect(added.status == 200)
            #expect(added.json["user"]["name"].text == "ben")
            #expect(try await ben.get("/api/v1/projects/harbor").json["role"].text == "viewer")
            let list = try await ben.get(Self.path)
            #expect(list.json["items"].elements.map { $0["role"].text } == ["maintainer", "viewer"])
            #expect(try await anna.put("\(Self.path)/ben", ["role": "editor"]).json["role"].text == "editor")
            #expect(try await anna.put("\(Self.path)/ben", ["role": "editor"]).status == 200)
            #expect(try await ben.put("\(Self.path)/ben", ["role": "maintainer"]).status == 403)
            #expect(try await anna.put("\(Self.path)/ben", ["role": "owner"]).status == 422)
            #expect(try await anna.put("\(Self.path)/ben", [:]).status == 422)
            #expect(try await anna.put("\(Self.path)/nobody", ["role": "viewer"]).status == 404)
            #expect(try await anna.delete("\(Self.path)/ben").status == 204)
            #expect(try await anna.delete("\(Self.path)/ben").status == 404)
            #expect(try await ben.get("/api/v1/projects/harbor").status == 404)
            let events = try await scrim.database.database.query(
                "SELECT count(*) FROM events WHERE type = 'members.changed'")
            #expect(try events[0].get(0) == 3)
        }
    }

    @Test func `of two maintainers who leave at the same time one stays`() async throws {
        try await TestScrim.run { scrim in
            let anna = try await scrim.person("anna")
            let ben = try await scrim.person("ben")
            _ = try await anna.post("/api/v1/projects", ["slug": "harbor", "name": "Harbor"])
            #expect(try await anna.delete("\(Self.path)/anna").status == 409)
            #expect(try await anna.put("\(Self.path)/anna", ["role": "editor"]).status == 409)
            for _ in 0..<5 {
                try await scrim.join("anna", "harbor", as: "maintainer")
                try await scrim.join("ben", "harbor", as: "maintainer")
                async let first = anna.delete("\(Self.path)/anna")
                async let second = ben.put("\(Self.path)/ben", ["role": "viewer"])
                let statuses = [try await first.status, try await second.status]
                #expect(statuses.contains(409) && !statuses.allSatisfy { $0 == 409 })
            }
        }
    }
}
