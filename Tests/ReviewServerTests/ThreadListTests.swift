import JSON
import Postgres
import TestSupport
import Testing

@Suite struct ThreadListTests {
    @Test func `threads are filtered by state, guideline, subject, revision, author and text`() async throws {
        try await TestScrim.run { scrim in
            let anna = try await scrim.maintainer()
            let ben = try await scrim.person("Ben")
            try await scrim.join("Ben", "harbor", as: "reviewer")
            var flow = SmallFlow()
            try await anna.revise(flow)
            flow.modals[1].title = "Sent"
            try await anna.revise(flow)
            let one = try await anna.begin(["guideline": .string(someGuideline), "modal": "ask"], body: "100% Sure_")
            let two = try await ben.begin(["guideline": "alerts-anatomy", "modal": "ask", "control": "yes"], on: 2)
            let three = try await ben.begin(
                ["guideline": "alerts-anatomy", "screen": "inbox"], on: 2, body: "100 sure")
            _ = try await anna.post("\(flowPath)/threads/\(three)/comments", ["body": "ÄRGER", "resolve": true])
            let expected: [(String, [String])] = [
                ("", [one, two, three]), ("state=open", [one, two]), ("state=resolved", [three]),
                ("guideline=alerts-anatomy", [two, three]), ("subject=ask", [one, two]), ("subject=ask/yes", [two]),
                ("revision=1", [one]), ("author=ben", [two, three]), ("author=nobody", []), ("text=100%25", [one]),
                ("text=sure_", [one]), ("text=SURE", [one, three]), ("text=%C3%A4rger", [three]),
                ("text=ask&state=open", []), ("guideline=alerts-anatomy&state=open", [two]),
            ]
            for (query, ids) in expected {
                let reply = try await anna.get("\(flowPath)/threads?\(query)")
                #expect(reply.json["items"].elements.compactMap { $0["id"].text } == ids, "\(query)")
            }
            for query in ["state=closed", "revision=0", "revision=x", "text=", "page=1", "cursor=YQ"] {
                #expect(try await anna.get("\(flowPath)/threads?\(query)").status == 400, "\(query)")
            }
        }
    }

    @Test func `a walk while others write shows no thread twice and misses none`() async throws {
        try await TestScrim.run { scrim in
            let anna = try await scrim.maintainer()
            try await anna.revise(SmallFlow())
            var ids: [String] = []
            for _ in 0..<12 { ids.append(try await anna.begin(["guideline": .string(someGuideline)])) }
            var seen: [String] = []
            var path: String? = "\(flowPath)/threads?limit=5"
            while let next = path {
                let reply = try await anna.get(next)
                seen += reply.json["items"].elements.compactMap { $0["id"].text }
                try await anna.begin(["guideline": .string(someGuideline)])
                path = reply.json["nextCursor"].text.map { "\(flowPath)/threads?limit=5&cursor=\($0)" }
                if seen.count > 40 { break }
            }
            #expect(Array(seen.prefix(12)) == ids)
            #expect(Set(seen).count == seen.count)
        }
    }

    @Test func `a page of long threads ends early, and the walk misses none`() async throws {
        try await TestScrim.run { scrim in
            let anna = try await scrim.maintainer()
            try await anna.revise(SmallFlow())
            var ids: [String] = []
            for _ in 0..<4 {
                let id = try await anna.begin(["guideline": .string(someGuideline)])
                ids.append(id)
                // 40 KB each: a thread of 210 is as large as two pages.
                try await scrim.database.database.query(
                    """
                    INSERT INTO comments (thread_id, author_id, body)
                    SELECT \(id)::bigint, author_id, repeat('ä', 20000) FROM comments, generate_series(1, 210)
                     WHERE thread_id = \(id)::bigint
                    """)
            }
            var (pages, seen): (Int, [String]) = (0, [])
            var path: String? = "\(flowPath)/threads"
            while let next = path, pages < 10 {
                let reply = try await anna.get(next)
                for thread in reply.json["items"].elements {
                    seen.append(thread["id"].text ?? "")
                    #expect(thread["comments"].elements.count == 200)
                    #expect(thread["commentCount"].integer == 211)
                }
                pages += 1
                path = reply.json["nextCursor"].text.map { "\(flowPath)/threads?cursor=\($0)" }
            }
            #expect(seen == ids && pages == 4)
            // What a thread shows no more is in the list of its comments.
            let first = try await anna.get("\(flowPath)/threads/\(ids[0])/comments?limit=1")
            #expect(first.json["items"][0]["body"].text == "Why?")
        }
    }

    @Test func `what is said and decided is told to everyone who listens`() async throws {
        try await TestScrim.run { scrim in
            let anna = try await scrim.maintainer()
            try await anna.revise(SmallFlow())
            let start = try await anna.get("/api/v1/events", headers: ["Accept": "application/json"]).json["last"].text
            let id = try await anna.begin(["guideline": .string(someGuideline), "modal": "ask"])
            _ = try await anna.post("\(flowPath)/threads/\(id)/comments", ["body": "Yes", "resolve": true])
            _ = try await anna.put("\(flowPath)/revisions/1/judgements/\(someGuideline)", ["value": "meets"])
            let events = try await anna.get(
                "/api/v1/events?after=\(start ?? "")", headers: ["Accept": "application/json"]
            ).json["items"].elements
            #expect(
                events.map { $0["type"].text } == [
                    "thread.created", "comment.created", "thread.changed", "judgement.changed",
                ])
            try #require(events.count == 4)
            #expect(events.prefix(3).allSatisfy { $0["thread"].text == id && $0["flow"].text == "app" })
            #expect(events[1]["comment"].text != nil && events[3]["guideline"].text == someGuideline)
            #expect(events.allSatisfy { $0["actor"]["name"].text == "anna" && $0["project"].text == "harbor" })
        }
    }
}
