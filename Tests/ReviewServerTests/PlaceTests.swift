import JSON
import Testing

/// Where threads stand after the flow has changed.
@Suite struct PlaceTests {
    @Test func `what is untouched stays exact, what is changed says so, and the same id keeps its thread`() async throws
    {
        try await TestScrim.run { scrim in
            let anna = try await scrim.maintainer()
            var flow = SmallFlow()
            try await anna.revise(flow)
            let ask = try await anna.begin(["guideline": .string(someGuideline), "modal": "ask"])
            let yes = try await anna.begin(["guideline": .string(someGuideline), "modal": "ask", "control": "yes"])
            let no = try await anna.begin(["guideline": .string(someGuideline), "modal": "ask", "control": "no"])
            let status = try await anna.begin([
                "guideline": .string(someGuideline), "screen": "inbox", "region": "status",
            ])
            let whole = try await anna.begin(["guideline": .string(someGuideline)])
            #expect(try await anna.place(yes) == ["state": "exact", "subject": "ask", "control": "yes"])

            flow.modals[0].buttons[1].title = "Delete for ever"
            flow.screens[0].title = "Mailbox"
            try await anna.revise(flow)
            #expect(try await anna.place(ask) == ["state": "contentChanged", "subject": "ask"])
            #expect(try await anna.place(yes) == ["state": "contentChanged", "subject": "ask", "control": "yes"])
            #expect(try await anna.place(no) == ["state": "exact", "subject": "ask", "control": "no"])
            #expect(try await anna.place(status) == ["state": "exact", "subject": "inbox", "region": "status"])
            #expect(try await anna.place(whole) == ["state": "exact", "subject": .null])
        }
    }

    @Test func `what only has another id is found by what people see of it`() async throws {
        try await TestScrim.run { scrim in
            let anna = try await scrim.maintainer()
            var flow = SmallFlow()
            try await anna.revise(flow)
            let ask = try await anna.begin(["guideline": .string(someGuideline), "modal": "ask"])
            let yes = try await anna.begin(["guideline": .string(someGuideline), "modal": "ask", "control": "yes"])
            let compose = try await anna.begin(
                ["guideline": .string(someGuideline), "screen": "inbox", "control": "compose"])
            flow.modals[0].id = "a-1"
            flow.modals[0].buttons[1].id = "b-2"
            flow.screens[0].buttons[0].id = "b-3"
            try await anna.revise(flow)
            #expect(try await anna.place(ask) == ["state": "moved", "subject": "a-1"])
            #expect(try await anna.place(yes) == ["state": "moved", "subject": "a-1", "control": "b-2"])
            #expect(try await anna.place(compose) == ["state": "moved", "subject": "inbox", "control": "b-3"])
        }
    }

    @Test func `where two fit nothing is guessed, and a thread climbs to what held it`() async throws {
        try await TestScrim.run { scrim in
            let anna = try await scrim.maintainer()
            var flow = SmallFlow()
            try await anna.revise(flow)
            let ask = try await anna.begin(["guideline": .string(someGuideline), "modal": "ask"])
            let yes = try await anna.begin(["guideline": .string(someGuideline), "modal": "ask", "control": "yes"])
            let delete = try await anna.begin([
                "guideline": .string(someGuideline), "screen": "inbox", "control": "delete",
            ])

            // Two that look as the alert did, and two buttons as the one of the screen did.
            flow.modals[0].id = "first"
            var twin = flow.modals[0]
            twin.id = "second"
            flow.modals.append(twin)
            flow.screens[0].buttons[1].id = "delete-1"
            flow.screens[0].buttons.append(("delete-2", "Delete"))
            try await anna.revise(flow)
            #expect(try await anna.place(ask) == ["state": "promoted", "subject": "inbox"])
            #expect(try await anna.place(yes) == ["state": "promoted", "subject": "inbox"])
            #expect(try await anna.place(delete) == ["state": "promoted", "subject": "inbox"])

            // The one that is left of twins isn't known to be the right one either.
            let firsts = try await anna.begin(["guideline": .string(someGuideline), "modal": "first"], on: 2)
            flow.modals.removeAll { $0.id == "first" }
            try await anna.revise(flow)
            #expect(try await anna.place(firsts) == ["state": "promoted", "subject": "inbox"])

            flow.screens[0].id = "elsewhere"
            flow.screens[0].title = "Something else"
            for index in flow.modals.indices { flow.modals[index].presenter = "elsewhere" }
            flow.modals.removeAll { $0.id == "second" }
            try await anna.revise(flow)
            for thread in [ask, yes, delete, firsts] {
                #expect(try await anna.place(thread) == ["state": "promoted", "subject": .null])
            }
            #expect(try await anna.get("\(flowPath)/threads").json["items"].elements.count == 4)
        }
    }

    @Test func `a thread on a finding stands at what the finding is about`() async throws {
        try await TestScrim.run { scrim in
            let anna = try await scrim.maintainer()
            var flow = SmallFlow()
            flow.modals[0].buttons = [("no", "No"), ("yes", "Yes")]
            try await anna.revise(flow)
            let findings = try await anna.get("\(flowPath)/revisions/1/findings").json["items"].elements
            let finding = try #require(findings.first { $0["subject"].text == "ask" || $0["subject"].text == "done" })
            let fingerprint = finding["fingerprint"].text ?? ""
            let id = try await anna.begin(["guideline": .string(someGuideline), "finding": .string(fingerprint)])
            let thread = try await anna.get("\(flowPath)/threads/\(id)").json
            #expect(thread["anchor"]["modal"] == finding["subject"])
            #expect(thread["place"]["subject"] == finding["subject"])
            let found = try await anna.get("\(flowPath)/threads?finding=\(fingerprint)")
            #expect(found.json["items"].elements.count == 1)
        }
    }
}
