import JSON
import Postgres
import TestSupport
import Testing

/// What the server says of a revision in sentences, in the languages that it speaks.
@Suite struct LanguageTests {
    @Test(arguments: ["ja", "ko"])
    func `findings and questions are told in the reader's language, as the report tells them`(
        _ language: String
    ) async throws {
        try await TestScrim.run { scrim in
            let anna = try await scrim.maintainer()
            let bytes = try Repository.bytes(of: "Examples/Harbor/Base.lproj/Main.storyboard")
            let made = try await anna.upload("\(flowPath)/revisions", bytes, type: storyboardType)
            #expect(made.status == 201)
            let revision = "\(flowPath)/revisions/1"
            let english = try await anna.get("\(revision)/findings?limit=100").json["items"].elements
            let told = try await anna.get("\(revision)/findings?limit=100&language=\(language)")
            #expect(told.header("Vary")?.contains("Accept-Language") == true)
            let preferred = try await anna.get(
                "\(revision)/findings?limit=100", headers: ["Accept-Language": "\(language)-XX, en;q=0.5"])
            #expect(preferred.bytes == told.bytes)

            // The report is made by the rules themselves; the list out of what was stored.
            let report = try await anna.get("\(revision)/report?language=\(language)")
            let other = try await anna.get("\(revision)/report?language=en")
            #expect(report.header("ETag") != other.header("ETag"))
            let results = Dictionary(
                report.json["results"].elements.map { ($0["fingerprint"].text ?? "", $0) }, uniquingKeysWith: { $1 })
            #expect(!english.isEmpty && told.json["items"].elements.count == english.count)
            for (finding, original) in zip(told.json["items"].elements, english) {
                let fingerprint = try #require(finding["fingerprint"].text)
                #expect(finding.without(["state", "nodes"]) == results[fingerprint])
                #expect(finding["message"]["text"] != original["message"]["text"])
                #expect(finding["message"]["arguments"] == original["message"]["arguments"])
            }
            let first = try #require(told.json["items"][0])
            let path = "\(revision)/findings/\(first["fingerprint"].text ?? "")"
            #expect(try await anna.get("\(path)?language=\(language)").json == first)

            let questions = try await anna.get("\(flowPath)/questions?language=\(language)").json["items"].elements
            let asked = try await anna.get("\(flowPath)/questions").json["items"].elements
            #expect(!asked.isEmpty && questions.map { $0["id"].text } == asked.map { $0["id"].text })
            for (question, original) in zip(questions, asked) {
                #expect(question["text"] != original["text"], "\(original["text"].text ?? "")")
            }

            let gate = try await anna.get("\(revision)/gate?language=\(language)").json
            #expect(gate["reasons"][0]["detail"] != made.json["gate"]["reasons"][0]["detail"])
            #expect(gate["reasons"][0]["findings"] == made.json["gate"]["reasons"][0]["findings"])
            let check = try await anna.upload("/api/v1/check?language=\(language)", bytes, type: storyboardType)
            #expect(check.json["report"]["results"] == report.json["results"])
            let compared = try await anna.upload("\(flowPath)/check?language=\(language)", bytes, type: storyboardType)
            #expect(compared.json["report"] == check.json["report"])
        }
    }

    @Test func `a sentence that the engine has no more keeps the words that it was stored with`() async throws {
        try await TestScrim.run { scrim in
            let anna = try await scrim.maintainer()
            var flow = SmallFlow()
            flow.modals[0].buttons = [("no", "No"), ("yes", "Yes")]
            try await anna.revise(flow)
            let path = "\(flowPath)/revisions/1/findings"
            let english = try await anna.get(path).json["items"].elements
            try #require(english.count > 1)
            let changes: [(finding: JSON, body: SQL)] = [
                (english[0], "jsonb_set(body::jsonb, '{rule}', '\"gone\"')"),
                (english[1], "jsonb_set(body::jsonb, '{message,id}', '\"gone\"')"),
            ]
            for change in changes {
                try await scrim.database.database.query(
                    """
                    UPDATE results SET body = (\(change.body))::text
                     WHERE fingerprint = \(change.finding["fingerprint"]?.string ?? "")
                    """)
            }
            let told = try await anna.get("\(path)?language=ja").json["items"].elements
            for place in 0..<2 { #expect(told[place]["message"]["text"] == english[place]["message"]["text"]) }
            for place in 2..<told.count { #expect(told[place]["message"]["text"] != english[place]["message"]["text"]) }
        }
    }

    @Test func `a language that the server does not speak is refused`() async throws {
        try await TestScrim.run { scrim in
            let anna = try await scrim.maintainer()
            let flow = SmallFlow()
            try await anna.revise(flow)
            for path in ["findings", "findings/nothing", "report", "gate", "guidelines"] {
                let reply = try await anna.get("\(flowPath)/revisions/1/\(path)?language=fr")
                #expect(reply.status == 400 && reply.problem == "language", "\(path) \(reply.text)")
            }
            #expect(try await anna.get("\(flowPath)/questions?language=JA").status == 400)
            for path in ["/api/v1/check", "\(flowPath)/check"] {
                let reply = try await anna.upload("\(path)?language=fr", flow.json.bytes(), type: flowType)
                #expect(reply.status == 400, "\(reply.text)")
            }
        }
    }
}

extension JSON {
    /// The object without some members.
    func without(_ names: Set<String>) -> JSON {
        .object((members ?? []).filter { !names.contains($0.name) })
    }
}
