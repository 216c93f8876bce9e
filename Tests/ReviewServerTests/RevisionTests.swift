import Foundation
import JSON
import TestSupport
import Testing

/// Where the tests' flow is.
let flowPath = "/api/v1/projects/harbor/flows/app"
let storyboardType = "application/vnd.apple.interface-builder+xml"
let flowType = "application/vnd.scrim.flow+json"

extension TestScrim {
    /// A maintainer of a project with one flow.
    func maintainer() async throws -> Client {
        let anna = try await person("anna")
        _ = try await anna.post("/api/v1/projects", ["slug": "harbor", "name": "Harbor"])
        let flow = try await anna.post("/api/v1/projects/harbor/flows", ["slug": "app", "name": "App"])
        #expect(flow.status == 201)
        return anna
    }
}

@Suite struct RevisionTests {
    @Test func `a storyboard becomes a revision, its change the next, and the same again none`() async throws {
        try await TestScrim.run { scrim in
            let anna = try await scrim.maintainer()
            let bytes = try Repository.bytes(of: "Examples/Harbor/Base.lproj/Main.storyboard")
            let first = try await anna.upload(
                "\(flowPath)/revisions?filename=Main.storyboard", bytes, type: storyboardType)
            #expect(first.status == 201, "\(first.text.prefix(500))")
            #expect(first.header("Location") == "\(flowPath)/revisions/1")
            #expect(first.json["counts"]["screens"].integer ?? 0 > 30)
            #expect(first.json["gate"]["state"].text == "blocked")
            let same = try await anna.upload("\(flowPath)/revisions", bytes, type: storyboardType)
            #expect(same.status == 200)
            #expect(same.json["number"].integer == 1)

            let changed = String(decoding: bytes, as: UTF8.self).replacingOccurrences(
                of: "title=\"Cancel\"", with: "title=\"Dismiss\"")
            let second = try await anna.upload("\(flowPath)/revisions", Array(changed.utf8), type: storyboardType)
            #expect(second.status == 201)
            #expect(second.json["number"].integer == 2)
            #expect(second.json["change"]["changed"].integer ?? 0 > 0)

            let list = try await anna.get("\(flowPath)/revisions")
            #expect(list.json["items"].elements.map { $0["number"].integer } == [2, 1])
            #expect(list.json["items"][0]["isNewest"] == .bool(true))
            let document = try await anna.get("\(flowPath)/revisions/1/document")
            #expect(document.header("Content-Type") == flowType)
            let flow = try await anna.get(flowPath)
            #expect(flow.json["newest"]["number"].integer == 2)
            #expect(flow.json["trend"].elements.count == 2)
        }
    }

    @Test func `findings, sheet, questions, report and drawings of a revision agree`() async throws {
        try await TestScrim.run { scrim in
            let anna = try await scrim.maintainer()
            let bytes = try Repository.bytes(of: "Examples/inbox.flow.json")
            let made = try await anna.upload("\(flowPath)/revisions?filename=inbox.flow.json", bytes, type: flowType)
            #expect(made.status == 201, "\(made.text.prefix(500))")
            let revision = "\(flowPath)/revisions/1"
            let findings = try await anna.get("\(revision)/findings?limit=100").json["items"].elements
            let summary = made.json["summary"]
            let failures = ["error", "warning", "advice"].compactMap { summary["fail"][$0].integer }.reduce(0, +)
            #expect(findings.count == failures + (summary["review"].integer ?? 0))
            #expect(findings.allSatisfy { $0["state"].text == "new" })
            if let first = findings.first, let fingerprint = first["fingerprint"].text {
                #expect(try await anna.get("\(revision)/findings/\(fingerprint)").json == first)
            }
            #expect(try await anna.get("\(revision)/findings/nothing").status == 404)
            let sheet = try await anna.get("\(revision)/guidelines").json["items"].elements
            #expect(sheet.count == 59)
            let report = try await anna.get("\(revision)/report")
            #expect(report.json["summary"] == summary)
            #expect(try await anna.get("\(revision)/report").bytes == report.bytes)
            let check = try await anna.upload("\(flowPath)/check", bytes, type: flowType)
            #expect(check.json["report"]["summary"] == summary)
            #expect(check.json["comparison"]["new"].elements.isEmpty)
            let layout = try await anna.get("\(revision)/layout")
            let nodes = layout.json["nodes"].elements
            #expect(
                nodes.count == (made.json["counts"]["screens"].integer ?? 0)
                    + (made.json["counts"]["modals"].integer ?? 0))
            let map = try await anna.get("\(revision)/map.svg?appearance=dark")
            #expect(map.header("Content-Type") == "image/svg+xml")
            for node in nodes {
                let id = try #require(node["id"].text)
                let drawing = try await anna.get("\(revision)/preview/\(id).svg?case=ipad-portrait")
                #expect(drawing.status == 200 && drawing.text.contains("<svg"))
            }
            #expect(try await anna.get("\(revision)/preview/nobody.svg").status == 404)
            #expect(try await anna.get("\(revision)/preview/nobody.svg?case=toaster").status == 400)
        }
    }

    @Test func `an answered question changes the report of the newest revision`() async throws {
        try await TestScrim.run { scrim in
            let anna = try await scrim.maintainer()
            let bytes = try Repository.bytes(of: "Examples/Harbor/Base.lproj/Main.storyboard")
            let made = try await anna.upload("\(flowPath)/revisions", bytes, type: storyboardType)
            let questions = try await anna.get("\(flowPath)/questions").json["items"].elements
            let question = try #require(questions.first { $0["field"].text == "title" })
            let subject = try #require(question["subject"].text)
            let facts = try await anna.get("\(flowPath)/facts")
            #expect(facts.json == ["scrimFacts": 1, "facts": [:]])
            let answer: JSON = ["facts": .object([.init(subject, ["title": "Berths"])])]
            #expect(try await anna.patch("\(flowPath)/facts", answer, ifMatch: nil).status == 428)
            let wrong: JSON = ["facts": .object([.init(subject, ["titel": "Berths"])])]
            let refused = try await anna.patch("\(flowPath)/facts", wrong, ifMatch: facts.header("ETag"))
            #expect(refused.status == 422, "\(refused.text)")
            let changed = try await anna.patch("\(flowPath)/facts", answer, ifMatch: facts.header("ETag"))
            #expect(changed.status == 200, "\(changed.text)")
            #expect(try await anna.patch("\(flowPath)/facts", answer, ifMatch: facts.header("ETag")).status == 412)
            let after = try await anna.get("\(flowPath)/questions").json["items"].elements
            #expect(!after.contains { $0["id"] == question["id"] })
            let revision = try await anna.get("\(flowPath)/revisions/1")
            #expect(revision.json["summary"]["open"].integer ?? 0 < made.json["summary"]["open"].integer ?? 0)
        }
    }

    @Test func `what was fixed, stays and comes again is told apart`() async throws {
        try await TestScrim.run { scrim in
            let anna = try await scrim.maintainer()
            let bytes = try Repository.bytes(of: "Examples/Harbor/Base.lproj/Main.storyboard")
            let mended = Array(
                String(decoding: bytes, as: UTF8.self).replacingOccurrences(of: "Cancel", with: "Leave").utf8)
            _ = try await anna.upload("\(flowPath)/revisions", bytes, type: storyboardType)
            let second = try await anna.upload("\(flowPath)/revisions", mended, type: storyboardType)
            try #require(second.json["number"].integer == 2)
            let third = try await anna.upload("\(flowPath)/revisions", bytes, type: storyboardType)
            #expect(third.json["number"].integer == 3)
            let states = try await anna.get("\(flowPath)/revisions/3/findings?limit=100").json["items"].elements
            #expect(Set(states.compactMap { $0["state"].text }).isSubset(of: ["unchanged", "reopened"]))
            #expect(states.contains { $0["state"].text == "unchanged" })
            let fixed = try await anna.get("\(flowPath)/revisions/2/findings?fixed=true").json["items"].elements
            #expect(fixed.allSatisfy { $0["state"].text == "fixed" })
        }
    }

    @Test func `a renamed alert keeps its findings under their new name, and nothing of it is told as fixed`()
        async throws
    {
        try await TestScrim.run { scrim in
            let anna = try await scrim.maintainer()
            func upload(_ id: String) async throws {
                let text =
                    #"{"scrim": 1, "modals": [{"id": "\#(id)", "style": "alert", "title": "Saved?", "controls": []}]}"#
                _ = try await anna.upload("\(flowPath)/revisions", Array(text.utf8), type: flowType)
            }
            try await upload("alert1")
            let before = try await anna.get("\(flowPath)/revisions/1/findings?limit=100").json["items"].elements
            try await upload("saved-alert")
            let after = try await anna.get("\(flowPath)/revisions/2/findings?limit=100").json["items"].elements
            #expect(after.count == before.count)
            #expect(Set(after.compactMap { $0["state"].text }) == ["moved"])
            #expect(
                Set(after.compactMap { $0["previousFingerprint"].text })
                    == Set(before.compactMap { $0["fingerprint"].text }))
            #expect(try await anna.get("\(flowPath)/revisions/2/findings?fixed=true").json["items"].elements.isEmpty)
        }
    }

    @Test func `two uploads at once make two revisions, whichever is first`() async throws {
        try await TestScrim.run { scrim in
            let anna = try await scrim.maintainer()
            let numbers = try await withThrowingTaskGroup(of: Int?.self) { group in
                for index in 0..<6 {
                    let text = "{\"scrim\":1,\"screens\":[{\"id\":\"s\(index)\"}],\"entry\":[\"s\(index)\"]}"
                    group.addTask {
                        try await anna.upload("\(flowPath)/revisions", Array(text.utf8), type: flowType).json["number"]
                            .integer
                    }
                }
                return try await group.reduce(into: []) { $0.append($1) }
            }
            #expect(Set(numbers.compactMap { $0 }).sorted() == Array(1...6))
        }
    }
}
