import JSON
import Testing

@Suite struct JudgementTests {
    @Test func `a guideline is judged on the newest revision, and the last word counts`() async throws {
        try await TestScrim.run { scrim in
            let anna = try await scrim.maintainer()
            let ben = try await scrim.person("ben")
            try await scrim.join("ben", "harbor", as: "viewer")
            var flow = SmallFlow()
            try await anna.revise(flow)
            let path = "\(flowPath)/revisions/1/judgements"
            let first = try await anna.put("\(path)/\(someGuideline)", ["value": "meets", "note": "Two alerts only."])
            #expect(first.status == 200)
            #expect(first.json["author"]["name"].text == "anna" && first.json["note"].text == "Two alerts only.")
            let second = try await anna.put("\(path)/\(someGuideline)", ["value": "fallsShort"])
            #expect(try await ben.get(path).json["items"] == [second.json])
            let sheet = try await ben.get("\(flowPath)/revisions/1/guidelines").json["items"].elements
            #expect(sheet.first { $0["guideline"].text == someGuideline }?["judgement"]["value"].text == "fallsShort")

            #expect(try await ben.put("\(path)/\(someGuideline)", ["value": "meets"]).status == 403)
            #expect(try await anna.put("\(path)/nothing", ["value": "meets"]).status == 404)
            #expect(try await anna.put("\(path)/\(someGuideline)", ["value": "perhaps"]).status == 422)
            #expect(try await anna.put("\(path)/\(someGuideline)", ["note": "?"]).status == 422)
            #expect(try await anna.put("\(path)/\(someGuideline)", ["value": "meets", "note": "\0"]).status == 422)
            #expect(try await anna.get("\(flowPath)/revisions/2/judgements").status == 404)

            flow.modals.removeLast()
            try await anna.revise(flow)
            #expect(try await anna.put("\(path)/\(someGuideline)", ["value": "meets"]).status == 409)
            #expect(try await anna.delete("\(path)/\(someGuideline)").status == 409)
            #expect(try await anna.get(path).json["items"].elements.count == 1)
            let newer = "\(flowPath)/revisions/2/judgements"
            #expect(try await anna.get(newer).json["items"].elements.isEmpty)
            #expect(try await anna.delete("\(newer)/\(someGuideline)").status == 404)
            #expect(try await anna.put("\(newer)/\(someGuideline)", ["value": "notApplicable"]).status == 200)
            #expect(try await anna.delete("\(newer)/\(someGuideline)").status == 204)
            #expect(try await anna.get(newer).json["items"].elements.isEmpty)
        }
    }
}
