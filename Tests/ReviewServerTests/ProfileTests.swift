import JSON
import Postgres
import TestSupport
import Testing

private let profilePath = "/api/v1/projects/harbor/profile"

extension Client {
    /// Replaces the project's profile in knowledge of the one that is there.
    fileprivate func setProfile(_ text: String) async throws -> Reply {
        let tag = try await get(profilePath).header("ETag") ?? ""
        return try await send(
            "PUT", profilePath, body: Array(text.utf8),
            headers: ["Content-Type": "application/json", "If-Match": tag])
    }
}

/// A profile with these members.
private func profile(_ members: String) -> String { "{\"scrimProfile\": 1, \(members)}" }

/// A waiver of the missing buttons of ``SmallFlow/broken``'s alert.
private func waiver(_ more: String = "") -> String {
    profile(#""waivers": [{"rule": "alert-has-button", "subject": "ask", "reason": "Drawn by the system"\#(more)}]"#)
}

extension SmallFlow {
    /// An alert without a button, which is an error.
    fileprivate static var broken: SmallFlow {
        var flow = SmallFlow()
        flow.modals = [Node(id: "ask", title: "Delete Message?", buttons: [], presenter: "inbox")]
        return flow
    }
}

@Suite struct ProfileTests {
    @Test func `a new project reviews by today's edition`() async throws {
        try await TestScrim.run { scrim in
            let anna = try await scrim.maintainer()
            let stored = try await anna.get(profilePath)
            #expect(stored.json == ["scrimProfile": 1])
            try await anna.revise(.broken)
            #expect(try await anna.get("\(flowPath)/revisions/1/report").json["edition"].text == "2025")
            #expect(try await anna.setProfile(profile(#""edition": "2018""#)).status == 200)
            #expect(try await anna.get("\(flowPath)/revisions/1/report").json["edition"].text == "2018")
        }
    }

    @Test(arguments: [
        ("{\n  \"scrimProfile\": 1,\n  \"rules\": {\"alert-has-buton\": \"off\"}\n}", "/rules/alert-has-buton", 3),
        (
            "{\"scrimProfile\": 1,\n\"waivers\": [\n{\"rule\": \"alert-has-button\", \"subject\": \"ask\"}]}",
            "/waivers/0", 3
        ),
        (
            """
            {"scrimProfile": 1, "ownRules": [
              {"id": "x-a", "message": "No.", "forbid": {"style": {"is": "popover"}}},
              {"id": "help", "message": "No.", "forbid": {}}
            ]}
            """, "/ownRules/1/id", 3
        ),
        ("{\"scrimProfile\": 1, \"overrides\": [\n{\"rules\": {\"*\": \"off\"}}]}", "/overrides/0", 2),
        ("{\"scrimProfile\": 1, \"glossary\": {\n\"brand\": []}}", "/glossary/brand", 2),
    ])
    func `a profile that can't be meant is refused at its place, and the one before stays`(
        _ text: String, _ pointer: String, _ line: Int
    ) async throws {
        try await TestScrim.run { scrim in
            let anna = try await scrim.maintainer()
            let reply = try await anna.setProfile(text)
            #expect(reply.status == 422, "\(reply.text)")
            let issue = reply.json["errors"].elements.first { $0["pointer"].text == pointer }
            #expect(issue["line"].integer == line && issue["file"].text == "profile.json", "\(reply.text)")
            #expect(issue["excerpt"].text?.isEmpty == false)
            #expect(try await anna.get(profilePath).json == ["scrimProfile": 1])
        }
    }

    @Test func `who replaces a profile must have seen it, and be a maintainer`() async throws {
        try await TestScrim.run { scrim in
            let anna = try await scrim.maintainer()
            let before = try await anna.get(profilePath)
            let value: JSON = ["scrimProfile": 1, "edition": "2018"]
            #expect(try await anna.put(profilePath, value).status == 428)
            let tag = ["If-Match": before.header("ETag") ?? ""]
            let replaced = try await anna.put(profilePath, value, headers: tag)
            #expect(replaced.json == value)
            #expect(try await anna.put(profilePath, value, headers: tag).status == 412)
            let after = try await anna.get(profilePath)
            #expect(after.header("ETag") == replaced.header("ETag") && after.json == value)
            let broken = try await anna.setProfile("{\"scrimProfile\": 1,\n\"rules\": }")
            #expect(broken.status == 400 && broken.json["errors"][0]["line"].integer == 2, "\(broken.text)")

            let ben = try await scrim.person("ben")
            try await scrim.join("ben", "harbor", as: "editor")
            #expect(try await ben.get(profilePath).json == value)
            #expect(try await ben.put(profilePath, value, headers: ["If-Match": "*"]).status == 403)
        }
    }

    @Test func `what someone answers for is shown and marked, and keeps no gate shut`() async throws {
        try await TestScrim.run { scrim in
            let anna = try await scrim.maintainer()
            try await anna.revise(.broken)
            let revision = "\(flowPath)/revisions/1"
            let before = try await anna.get(revision).json
            #expect(before["gate"]["state"].text == "blocked" && before["summary"]["waived"] == nil)

            #expect(try await anna.setProfile(waiver(#", "author": "anna""#)).status == 200)
            let after = try await anna.get(revision).json
            let errors = before["summary"]["fail"]["error"].integer ?? 0
            #expect(after["summary"]["fail"]["error"].integer == errors - 1)
            #expect(after["summary"]["waived"].integer == 1)
            let waived = try await anna.get("\(revision)/findings?waived=true").json["items"].elements
            let other = try await anna.get("\(revision)/findings?waived=false&limit=100").json["items"].elements
            let all = try await anna.get("\(revision)/findings?limit=100").json["items"].elements
            #expect(waived.map { $0["rule"].text } == ["alert-has-button"] && all == other + waived)
            let word: JSON = ["status": "accepted", "reason": "Drawn by the system", "author": "anna"]
            #expect(waived.first?["waiver"] == word && other.allSatisfy { $0["waiver"] == nil })
            #expect(try await anna.get("\(revision)/findings?waived=maybe").status == 400)
            let blocking = after["gate"]["reasons"][0]["findings"].elements
            #expect(!blocking.contains(waived.first?["fingerprint"] ?? .null))

            let report = try await anna.get("\(revision)/report").json
            #expect(report["summary"] == after["summary"])
            let row = try await anna.get("\(revision)/guidelines").json["items"].elements.lazy
                .flatMap { $0["rules"].elements }.first { $0["rule"].text == "alert-has-button" }
            #expect(row["outcome"].text == "waived" && row["counts"]["waived"].integer == 1)
            let check = try await anna.upload("\(flowPath)/check", SmallFlow.broken.json.bytes(), type: flowType)
            #expect(check.json["report"]["summary"] == after["summary"])

            // One that was only asked for counts, and one that is taken back leaves what was there before.
            _ = try await anna.setProfile(waiver(#", "status": "underReview""#))
            let asked = try await anna.get("\(revision)/findings?limit=100").json["items"].elements
            #expect(asked.contains { $0["waiver"]["status"].text == "underReview" })
            #expect(try await anna.get(revision).json["summary"]["fail"] == before["summary"]["fail"])
            _ = try await anna.setProfile("{\"scrimProfile\":1}")
            #expect(try await anna.get(revision).json["summary"] == before["summary"])
            #expect(try await anna.get(revision).json["gate"]["state"].text == "blocked")
        }
    }

    @Test func `a waiver holds through its last day, and its finding counts again after it`() async throws {
        try await TestScrim.run { scrim in
            let anna = try await scrim.maintainer()
            try await anna.revise(.broken)
            let revision = "\(flowPath)/revisions/1"
            _ = try await anna.setProfile(waiver(#", "until": "2999-12-31""#))
            #expect(try await anna.get(revision).json["summary"]["waived"].integer == 1)
            #expect(try await scrim.holdsUntil() == "2999-12-31")
            _ = try await anna.setProfile(waiver(#", "until": "2020-02-29""#))
            let expired = try await anna.get(revision).json["summary"]
            #expect(expired["waived"] == nil && expired["fail"]["error"].integer ?? 0 > 0)
            let findings = try await anna.get("\(revision)/findings?limit=100").json["items"].elements
            #expect(findings.contains { $0["rule"].text == "suppression-expired" })
            #expect(try await scrim.holdsUntil() == nil)
            // The report is made as on the day of its making.
            #expect(try await anna.get("\(revision)/report").json["summary"] == expired)

            // A report whose last day is over is made again.
            try await scrim.database.database.query(
                "UPDATE reports SET holds_until = '2020-01-01', key = decode(md5(id::text), 'hex'), errors = 99")
            _ = try await anna.setProfile(waiver(#", "until": "2020-02-29""#))
            #expect(try await anna.get(revision).json["summary"] == expired)
        }
    }

    @Test func `rules of the team's own, overrides and terms hold for every flow at once, and listeners hear of it`()
        async throws
    {
        try await TestScrim.run { scrim in
            let anna = try await scrim.maintainer()
            _ = try await anna.post("/api/v1/projects/harbor/flows", ["slug": "other", "name": "Other"])
            try await anna.revise(.broken)
            let other = "/api/v1/projects/harbor/flows/other"
            _ = try await anna.upload("\(other)/revisions", SmallFlow.broken.json.bytes(), type: flowType)
            let listener = try EventListener(anna)
            #expect(await listener.next()?.name == "")
            let reply = try await anna.setProfile(
                profile(
                    """
                    "overrides": [{"modals": ["ask"], "rules": {"alert-has-button": "off"}}],
                    "ownRules": [{"id": "x-no-question", "severity": "error", "subject": "modal",
                        "forbid": {"title": {"matches": "*?"}},
                        "message": {"en": "“{value}” asks.", "ja": "「{value}」は質問です。"}}]
                    """))
            #expect(reply.status == 200, "\(reply.text)")
            #expect(await listener.nextChange()?.json["type"].text == "project.changed")
            for flow in ["app", "other"] {
                let event = await listener.nextChange()?.json
                #expect(event["type"].text == "report.changed" && event["flow"].text == flow)
                #expect(event["revision"].integer == 1 && event["actor"]["name"].text == "anna")
            }
            listener.close()
            for path in [flowPath, other] {
                let english = try await anna.get("\(path)/revisions/1/findings").json["items"].elements
                #expect(!english.contains { $0["rule"].text == "alert-has-button" })
                let own = try #require(english.first { $0["rule"].text == "x-no-question" })
                #expect(own["message"]["text"].text == "“Delete Message?” asks.")
                for (language, text) in [
                    ("ja", "「Delete Message?」は質問です。"), ("ko", "“Delete Message?” asks."),
                ] {
                    let told = try await anna.get("\(path)/revisions/1/findings?language=\(language)").json["items"]
                    let finding = told.elements.first { $0["rule"].text == "x-no-question" }
                    #expect(finding["message"]["text"].text == text)
                }
            }
            #expect(try await anna.get("\(flowPath)/revisions/1/gate").json["state"].text == "blocked")
        }
    }

    @Test func `no newest report stays behind when profiles and revisions come at the same time`() async throws {
        try await TestScrim.run { scrim in
            let anna = try await scrim.maintainer()
            try await withThrowingTaskGroup(of: Void.self) { group in
                for index in 0..<6 {
                    let text = "{\"scrim\":1,\"screens\":[{\"id\":\"s\(index)\"}],\"entry\":[\"s\(index)\"]}"
                    group.addTask {
                        let reply = try await anna.upload("\(flowPath)/revisions", Array(text.utf8), type: flowType)
                        #expect(reply.status == 201, "\(reply.text)")
                    }
                }
                for edition in ["2018", "2020s", "2025"] {
                    group.addTask {
                        let reply = try await anna.put(
                            profilePath, ["scrimProfile": 1, "edition": .string(edition)], headers: ["If-Match": "*"])
                        #expect(reply.status == 200, "\(reply.text)")
                    }
                }
                try await group.waitForAll()
            }
            let rows = try await scrim.database.database.query(
                """
                SELECT o.profile = p.profile, r.number FROM revisions r JOIN reports o ON o.id = r.report_id
                  JOIN flows f ON f.id = r.flow_id JOIN projects p ON p.id = f.project_id
                 ORDER BY r.number DESC LIMIT 1
                """)
            #expect(try rows[0].get(0) == true)
            #expect(try rows[0].get(1) == 6)
        }
    }
}

extension TestScrim {
    /// The last day on which the newest report holds.
    fileprivate func holdsUntil() async throws -> String? {
        try await database.database.query(
            "SELECT o.holds_until FROM revisions r JOIN reports o ON o.id = r.report_id")[0].get(0)
    }
}
