import JSON
import TestSupport
import Testing

@Suite struct ThreadTests {
    @Test func `a thread is begun, answered, resolved and opened again`() async throws {
        try await TestScrim.run { scrim in
            let anna = try await scrim.maintainer()
            let ben = try await scrim.person("ben")
            try await scrim.join("ben", "harbor", as: "reviewer")
            try await anna.revise(SmallFlow())
            let made = try await ben.post(
                "\(flowPath)/threads",
                [
                    "anchor": [
                        "guideline": .string(someGuideline), "modal": "ask", "control": "yes",
                        "point": ["x": 0.25, "y": 1],
                    ],
                    "revision": 1, "body": "Is “Delete” clear enough?", "blocking": true,
                ])
            #expect(made.status == 201)
            let path = made.header("Location") ?? ""
            let thread = try await anna.get(path)
            #expect(thread.json == made.json && thread.header("ETag") == made.header("ETag"))
            #expect(thread.json["anchor"]["point"] == ["x": 0.25, "y": 1])
            #expect(thread.json["author"]["name"].text == "ben")
            #expect(thread.json["state"].text == "open" && thread.json["blocking"] == true)
            #expect(thread.json["comments"][0]["body"].text == "Is “Delete” clear enough?")
            let gate = try await anna.get("\(flowPath)/revisions/1/gate").json
            #expect(gate["reasons"].elements.contains { $0["threads"][0].text == thread.json["id"].text })

            let answer = try await anna.post("\(path)/comments", ["body": "It is now.", "resolve": true])
            #expect(answer.status == 201)
            let resolved = try await ben.get(path)
            #expect(resolved.json["state"].text == "resolved" && resolved.json["resolvedBy"]["name"].text == "anna")
            #expect(resolved.json["commentCount"].integer == 2)
            #expect(resolved.json["comments"][1] == answer.json)

            #expect(try await ben.patch(path, ["state": "open"], ifMatch: nil).status == 428)
            #expect(try await ben.patch(path, ["state": "open"], ifMatch: thread.header("ETag")).status == 412)
            let opened = try await ben.patch(
                path, ["state": "open", "blocking": false], ifMatch: resolved.header("ETag"))
            #expect(opened.json["state"].text == "open" && opened.json["resolvedAt"] == .null)
            #expect(opened.json["blocking"] == false)
            #expect(try await anna.get(path, headers: ["If-None-Match": opened.header("ETag") ?? ""]).status == 304)
        }
    }

    @Test func `only its author changes a comment, in knowledge of what it says`() async throws {
        try await TestScrim.run { scrim in
            let anna = try await scrim.maintainer()
            let ben = try await scrim.person("ben")
            try await scrim.join("ben", "harbor", as: "reviewer")
            try await anna.revise(SmallFlow())
            let path = "\(flowPath)/threads/\(try await ben.begin(["guideline": .string(someGuideline)]))"
            let comment = "\(path)/comments/\(try await ben.get(path).json["comments"][0]["id"].text ?? "")"
            let tag = try await ben.get(comment).header("ETag")
            #expect(try await anna.patch(comment, ["body": "No"], ifMatch: tag).status == 403)
            #expect(try await ben.patch(comment, ["body": "No"], ifMatch: nil).status == 428)
            let changed = try await ben.patch(comment, ["body": "Because"], ifMatch: tag)
            #expect(changed.status == 200 && changed.json["editedAt"].text != nil)
            #expect(try await ben.patch(comment, ["body": "No"], ifMatch: tag).status == 412)
            #expect(try await anna.get("\(path)/comments").json["items"] == [changed.json])
            #expect(try await anna.get("\(path)/comments/999").status == 404)
            #expect(try await anna.get("\(path)/comments/01").status == 404)
        }
    }

    @Test func `who may only look can't write, and strangers find nothing`() async throws {
        try await TestScrim.run { scrim in
            let anna = try await scrim.maintainer()
            let ben = try await scrim.person("ben")
            let carl = try await scrim.person("carl")
            let reader = try await scrim.person("anna", scopes: ["read"])
            try await scrim.join("ben", "harbor", as: "viewer")
            try await anna.revise(SmallFlow())
            let path = "\(flowPath)/threads/\(try await anna.begin(["guideline": .string(someGuideline)]))"
            let body: JSON = ["anchor": ["guideline": .string(someGuideline)], "revision": 1, "body": "?"]
            #expect(try await ben.get(path).status == 200)
            for (client, status) in [(ben, 403), (reader, 403), (carl, 404)] {
                #expect(try await client.post("\(flowPath)/threads", body).status == status)
                #expect(try await client.post("\(path)/comments", ["body": "?"]).status == status)
                #expect(try await client.patch(path, ["state": "resolved"], ifMatch: "*").status == status)
            }
            #expect(try await carl.get("\(flowPath)/threads").status == 404)
            // Another flow's address doesn't lead to this flow's thread.
            _ = try await anna.post("/api/v1/projects/harbor/flows", ["slug": "other", "name": "Other"])
            let elsewhere = path.replacing("/flows/app/", with: "/flows/other/")
            #expect(try await anna.get(elsewhere).status == 404)
            #expect(try await anna.post("\(elsewhere)/comments", ["body": "?"]).status == 404)
            #expect(try await anna.patch(elsewhere, ["state": "resolved"], ifMatch: "*").status == 404)
            #expect(try await anna.get("\(elsewhere)/comments").status == 404)
        }
    }

    @Test func `an anchor must name what is there, and every mistake is told`() async throws {
        try await TestScrim.run { scrim in
            let anna = try await scrim.maintainer()
            try await anna.revise(SmallFlow())
            let bad: [(JSON, [String])] = [
                (
                    ["guideline": "none", "modal": "nowhere", "finding": "f"],
                    ["/anchor/guideline", "/anchor/finding", "/anchor/modal"]
                ),
                (["guideline": .string(someGuideline), "screen": "ask"], ["/anchor/screen"]),
                (["guideline": .string(someGuideline), "modal": "ask", "control": "maybe"], ["/anchor/control"]),
                (["guideline": .string(someGuideline), "control": "yes"], ["/anchor/control"]),
                (["guideline": .string(someGuideline), "modal": "ask", "screen": "inbox"], ["/anchor/modal"]),
                (["guideline": .string(someGuideline), "point": ["x": 0, "y": 0]], ["/anchor/point"]),
                (
                    ["guideline": .string(someGuideline), "modal": "ask", "point": ["x": 1.5]],
                    ["/anchor/point/x", "/anchor/point/y"]
                ),
                (["guideline": 3, "where": "ask"], ["/anchor/guideline", "/anchor/guideline", "/anchor/where"]),
                (.null, ["/anchor"]),
            ]
            for (anchor, pointers) in bad {
                let reply = try await anna.post("\(flowPath)/threads", ["anchor": anchor, "revision": 1, "body": "?"])
                #expect(reply.status == 422, "\(anchor)")
                let given = Set(reply.json["errors"].elements.compactMap { $0["pointer"].text })
                #expect(given.isSuperset(of: pointers), "\(anchor): \(given)")
            }
            for revision in [JSON.number(2), 0, 1.5, "1", .number(1e300)] {
                let reply = try await anna.post(
                    "\(flowPath)/threads",
                    ["anchor": ["guideline": .string(someGuideline)], "revision": revision, "body": "?"])
                #expect(reply.status == 422 && reply.json["errors"][0]["pointer"].text == "/revision")
            }
            #expect(try await anna.get("\(flowPath)/threads").json["items"].elements.isEmpty)
        }
    }

    private static let texts = [
        "'; DROP TABLE comments; --", "<script>alert(1)</script><img src=x onerror=alert(1)>",
        "$1 $2 %s {{base}} \\x00 \\u0000", "👩‍👩‍👧‍👦 🏴󠁧󠁢󠁳󠁣󠁴󠁿", "שלום \u{202E}dlrow olleh\u{202C} \u{200F}!",
        "line\nline\r\n\ttab", "\u{7F}\u{1}\u{FEFF}", "e\u{301} is not é", String(repeating: "漢", count: 20_000),
    ]

    @Test func `what people write comes back as they wrote it`() async throws {
        try await TestScrim.run { scrim in
            let anna = try await scrim.maintainer()
            try await anna.revise(SmallFlow())
            for text in Self.texts {
                let id = try await anna.begin(["guideline": .string(someGuideline)], body: text)
                let thread = try await anna.get("\(flowPath)/threads/\(id)")
                let kept = try #require(thread.json["comments"][0]["body"].text)
                // Strings compare by canonical equivalence; bytes don't.
                #expect(Array(kept.utf8) == Array(text.utf8))
                #expect(thread.header("Content-Type") == "application/json")
            }
        }
    }

    @Test func `a text with a zero, an empty one and one that is too long are refused`() async throws {
        try await TestScrim.run { scrim in
            let anna = try await scrim.maintainer()
            try await anna.revise(SmallFlow())
            let path = "\(flowPath)/threads/\(try await anna.begin(["guideline": .string(someGuideline)]))/comments"
            for text in ["a\0b", "", " \n\t", String(repeating: "a", count: 20_001)] {
                let reply = try await anna.post(path, ["body": .string(text)])
                #expect(reply.status == 422 && reply.json["errors"][0]["pointer"].text == "/body")
                #expect(
                    try await anna.post(
                        "\(flowPath)/threads",
                        ["anchor": ["guideline": .string(text)], "revision": 1, "body": "?"]
                    ).status == 422)
            }
            #expect(try await anna.get("\(flowPath)/threads?text=a%00b").status == 400)
        }
    }

    @Test func `a comment that is sent again under its key is made once`() async throws {
        try await TestScrim.run { scrim in
            let anna = try await scrim.maintainer()
            try await anna.revise(SmallFlow())
            let path = "\(flowPath)/threads/\(try await anna.begin(["guideline": .string(someGuideline)]))"
            let replies = try await withThrowingTaskGroup { group in
                for _ in 0..<8 {
                    group.addTask {
                        try await anna.post("\(path)/comments", ["body": "Once"], headers: ["Idempotency-Key": "k"])
                    }
                }
                return try await group.reduce(into: []) { $0.append($1.status) }
            }
            #expect(replies.contains(201) && replies.allSatisfy { $0 == 201 || $0 == 409 })
            #expect(try await anna.get(path).json["commentCount"].integer == 2)
        }
    }
}
