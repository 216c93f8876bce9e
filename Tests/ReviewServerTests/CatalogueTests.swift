import JSON
import Testing

@Suite struct CatalogueTests {
    @Test func `guidelines come in every language and edition, each with its rules`() async throws {
        try await TestScrim.run { scrim in
            let anna = try await scrim.person("anna")
            let all = try await anna.get("/api/v1/guidelines")
            let items = all.json["items"].elements
            #expect(items.count > 50 && all.json["nextCursor"] == .null)
            #expect(
                try await anna.get("/api/v1/guidelines", headers: ["If-None-Match": all.header("ETag") ?? ""]).status
                    == 304)

            let english = try await anna.get("/api/v1/guidelines/\(someGuideline)?language=en")
            #expect(english.json == items.first { $0["id"].text == someGuideline })
            for (language, page) in [("ja", "アラート"), ("ko", "알림")] {
                let asked = try await anna.get("/api/v1/guidelines/\(someGuideline)?language=\(language)")
                let preferred = try await anna.get(
                    "/api/v1/guidelines/\(someGuideline)", headers: ["Accept-Language": "fr, \(language)-XX;q=0.8"])
                #expect(asked.bytes == preferred.bytes && asked.header("ETag") == preferred.header("ETag"))
                #expect(asked.json["pageTitle"].text == page && asked.json["title"] != english.json["title"])
                #expect(asked.json["source"] == english.json["source"])
            }
            for (edition, editions) in [("2018", ["2018"]), ("2020s", ["2018", "2020s"])] {
                let list = try await anna.get("/api/v1/guidelines?edition=\(edition)").json["items"].elements
                #expect(Set(list.compactMap { $0["edition"].text }) == Set(editions))
                // No page is told by two editions at once.
                for page in Set(list.compactMap { $0["page"].text }) {
                    #expect(Set(list.filter { $0["page"].text == page }.compactMap { $0["edition"].text }).count == 1)
                }
            }
            #expect(try await anna.get("/api/v1/guidelines/none").status == 404)
            #expect(try await anna.get("/api/v1/guidelines?language=xx").status == 400)
            #expect(try await anna.get("/api/v1/guidelines?edition=1999").status == 400)
            #expect(try await scrim.stranger.get("/api/v1/guidelines").status == 401)
        }
    }

    @Test func `rules tell what they demand and why, and name guidelines that exist`() async throws {
        try await TestScrim.run { scrim in
            let anna = try await scrim.person("anna")
            let guidelines = Set(
                try await anna.get("/api/v1/guidelines").json["items"].elements.compactMap { $0["id"].text })
            let rules = try await anna.get("/api/v1/rules").json["items"].elements
            #expect(rules.count > 10)
            for rule in rules {
                #expect(rule["summary"].text?.isEmpty == false && !rule["examples"].elements.isEmpty)
                let served: [JSON] = rule["guidelines"]?.elements ?? []
                #expect(served.allSatisfy { guidelines.contains($0.string ?? "") })
                #expect(try await anna.get("/api/v1/rules/\(rule["id"].text ?? "")").json == rule)
            }
            let older = try await anna.get("/api/v1/rules?edition=2018").json["items"].elements
            #expect(older.allSatisfy { $0["editions"].elements.contains("2018") })
            #expect(try await anna.get("/api/v1/rules/none").status == 404)
        }
    }
}
