import JSON
import Testing

@Suite struct ProjectTests {
    @Test func `a project is made, read, changed under a condition, and seen by its members only`() async throws {
        try await TestScrim.run { scrim in
            let anna = try await scrim.person("anna")
            let ben = try await scrim.person("ben")
            let made = try await anna.post("/api/v1/projects", ["slug": "harbor", "name": "Harbor"])
            #expect(made.status == 201)
            #expect(made.header("Location") == "/api/v1/projects/harbor")
            #expect(made.json["role"].text == "maintainer")

            let read = try await anna.get("/api/v1/projects/harbor")
            #expect(read.json == made.json)
            #expect(read.header("ETag") == made.header("ETag"))
            #expect(try await ben.get("/api/v1/projects/harbor").status == 404)
            #expect(try await ben.get("/api/v1/projects").json["items"].elements.isEmpty)
            #expect(try await scrim.stranger.get("/api/v1/projects/harbor").status == 401)

            let path = "/api/v1/projects/harbor"
            #expect(try await anna.patch(path, ["name": "Port"], ifMatch: nil).status == 428)
            #expect(try await anna.patch(path, ["name": "Port"], ifMatch: "\"9-0\"").status == 412)
            let changed = try await anna.patch(path, ["name": "Port"], ifMatch: read.header("ETag"))
            #expect(changed.json["name"].text == "Port")
            #expect(try await anna.patch(path, ["name": "Quay"], ifMatch: read.header("ETag")).status == 412)

            let again = try await anna.get(path, headers: ["If-None-Match": changed.header("ETag") ?? ""])
            #expect(again.status == 304)
            #expect(again.bytes.isEmpty)
        }
    }

    @Test func `every mistake of a body is named at once`() async throws {
        try await TestScrim.run { scrim in
            let anna = try await scrim.person("anna")
            let reply = try await anna.post("/api/v1/projects", ["slug": "No Slug", "nam": 3])
            #expect(reply.status == 422)
            #expect(reply.json["errors"].elements.map { $0["pointer"].text } == ["/slug", "/name", "/nam"])
            #expect(try await anna.post("/api/v1/projects", ["slug": "a", "name": "A"]).status == 201)
            #expect(try await anna.post("/api/v1/projects", ["slug": "a", "name": "B"]).status == 409)
        }
    }

    @Test func `a request that is sent again under its key has one effect`() async throws {
        try await TestScrim.run { scrim in
            let anna = try await scrim.person("anna")
            let key = ["Idempotency-Key": "k1"]
            let first = try await anna.post("/api/v1/projects", ["slug": "a", "name": "A"], headers: key)
            let second = try await anna.post("/api/v1/projects", ["slug": "a", "name": "A"], headers: key)
            #expect(first.status == 201 && second.status == 201)
            #expect(first.bytes == second.bytes)
            #expect(second.header("Location") == first.header("Location"))
            let other = try await anna.post("/api/v1/projects", ["slug": "b", "name": "B"], headers: key)
            #expect(other.status == 422)
        }
    }

    @Test func `a list is walked page by page without gaps or repetitions`() async throws {
        try await TestScrim.run { scrim in
            let anna = try await scrim.person("anna")
            for number in 1...7 {
                _ = try await anna.post("/api/v1/projects", ["slug": .string("p\(number)"), "name": "P"])
            }
            var slugs: [String] = []
            var path = "/api/v1/projects?limit=3"
            while true {
                let reply = try await anna.get(path)
                slugs += reply.json["items"].elements.compactMap { $0["slug"].text }
                guard let cursor = reply.json["nextCursor"].text else { break }
                path = "/api/v1/projects?limit=3&cursor=\(cursor)"
            }
            #expect(slugs == (1...7).map { "p\($0)" })
            #expect(try await anna.get("/api/v1/projects?page=2").status == 400)
            #expect(try await anna.get("/api/v1/projects?limit=0").status == 400)
            #expect(try await anna.get("/api/v1/projects?cursor=%21").status == 400)
        }
    }
}
