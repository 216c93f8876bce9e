import JSON
import Testing

/// Addresses that no other test asks, so that every answer is held against the API's description.
@Suite struct AddressTests {
    @Test func `whoever runs the server learns that it lives, can serve, and how busy it is`() async throws {
        try await TestScrim.run { scrim in
            #expect(try await scrim.stranger.get("/healthz").json == ["status": "live"])
            #expect(try await scrim.stranger.get("/readyz").json == ["status": "ready"])
            let metrics = try await scrim.stranger.get("/metrics")
            #expect(metrics.header("Content-Type")?.hasPrefix("text/plain") == true)
            #expect(
                metrics.text.contains(
                    "scrim_http_request_duration_seconds_count{route=\"/healthz\",method=\"GET\",status=\"200\"} 1"))
        }
    }

    @Test func `flows are listed and changed, facts replaced, a finding read, a file checked`() async throws {
        try await TestScrim.run { scrim in
            let anna = try await scrim.maintainer()
            var flow = SmallFlow()
            flow.modals[0].buttons = [("no", "No"), ("yes", "Yes")]
            try await anna.revise(flow)
            #expect(try await anna.get("/api/v1/projects/harbor/flows").json["items"].elements.count == 1)
            let changed = try await anna.patch(
                flowPath, ["name": "Mail"], ifMatch: try await anna.get(flowPath).header("ETag"))
            #expect(changed.json["name"].text == "Mail")

            let findings = try await anna.get("\(flowPath)/revisions/1/findings").json["items"].elements
            let first = try #require(findings.first)
            let fingerprint = first["fingerprint"]?.string ?? ""
            #expect(try await anna.get("\(flowPath)/revisions/1/findings/\(fingerprint)").json == first)

            let facts: JSON = ["scrimFacts": 1, "facts": ["ask": ["purpose": "destructiveConfirm"]]]
            let tag = try await anna.get("\(flowPath)/facts").header("ETag") ?? ""
            #expect(try await anna.put("\(flowPath)/facts", facts, headers: ["If-Match": tag]).json == facts)
            #expect(try await anna.put("\(flowPath)/facts", facts, headers: ["If-Match": tag]).status == 412)

            let check = try await anna.upload(
                "/api/v1/check?filename=mail.flow.json", flow.json.bytes(), type: flowType)
            #expect(check.status == 200 && check.json["report"]["scrimReport"].integer == 1)
            #expect(try await anna.get("\(flowPath)/revisions").json["items"].elements.count == 1)
        }
    }
}
