import JSON
import Postgres
import TestSupport
import Testing

@Suite struct EventTests {
    @Test func `two people hear of each change, and nobody hears of another's project`()
        async throws
    {
        try await TestScrim.run { scrim in
            let anna = try await scrim.person("anna")
            let ben = try await scrim.person("ben")
            let carl = try await scrim.person("carl")
            _ = try await anna.post("/api/v1/projects", ["slug": "harbor", "name": "Harbor"])
            try await scrim.join("ben", "harbor", as: "viewer")
            let listeners = try [EventListener(anna), EventListener(ben), EventListener(carl)]
            for listener in listeners { #expect(await listener.next()?.name == "") }

            for number in 1...10 {
                let made = try await scrim.event("flow.changed", in: "harbor", flow: "f\(number)")
                for listener in listeners.prefix(2) {
                    let event = await listener.nextChange()
                    #expect(event?.id == made && event?.json["id"].text == made)
                    #expect(event?.json["flow"].text == "f\(number)")
                    #expect(event?.json["project"].text == "harbor")
                }
            }
            _ = try await carl.post("/api/v1/projects", ["slug": "inn", "name": "Inn"])
            let own = await listeners[2].nextChange()
            #expect(own?.json["project"].text == "inn" && own?.json["type"].text == "project.created")
            #expect(own?.json["actor"]["name"].text == "carl")
            for listener in listeners { listener.close() }
        }
    }

    @Test func `whoever connects again goes on without gap or repetition while others write`() async throws {
        try await TestScrim.run { scrim in
            let anna = try await scrim.person("anna")
            _ = try await anna.post("/api/v1/projects", ["slug": "harbor", "name": "Harbor"])
            let first = try EventListener(anna)
            let start = await first.next()?.id ?? ""
            first.close()

            async let writing: Void = withThrowingTaskGroup { group in
                for writer in 0..<8 {
                    group.addTask {
                        for number in 0..<25 {
                            try await scrim.event("flow.changed", in: "harbor", flow: "w\(writer)-\(number)")
                        }
                    }
                }
                try await group.waitForAll()
            }
            var flows: [String] = []
            var last = start
            while flows.count < 200 {
                // Leaves after some events, as a lost connection would.
                let listener = try EventListener(anna, headers: ["Last-Event-ID": last])
                var taken = 0
                for await event in listener.all where event.name == "change" {
                    flows.append(event.json["flow"].text ?? "")
                    last = event.id
                    taken += 1
                    if taken == 17 || flows.count == 200 { break }
                }
                listener.close()
            }
            try await writing
            let expected = (0..<8).flatMap { writer in (0..<25).map { "w\(writer)-\($0)" } }
            #expect(flows.sorted() == expected.sorted())
            for writer in 0..<8 {
                #expect(flows.filter { $0.hasPrefix("w\(writer)-") } == (0..<25).map { "w\(writer)-\($0)" })
            }

            let list = try await anna.get("/api/v1/events?after=\(start)", headers: ["Accept": "application/json"])
            #expect(list.json["items"].elements.map { $0["flow"].text } == flows)
            #expect(list.json["last"].text == last)
        }
    }

    @Test func `a credential that is taken away ends its stream before the next change is told`() async throws {
        try await TestScrim.run { scrim in
            let anna = try await scrim.person("anna")
            _ = try await anna.post("/api/v1/projects", ["slug": "harbor", "name": "Harbor"])
            let listener = try EventListener(anna)
            #expect(await listener.next() != nil)
            try await scrim.event("flow.changed", in: "harbor", flow: "a")
            #expect(await listener.nextChange()?.json["flow"].text == "a")
            try await scrim.database.database.query("DELETE FROM tokens")
            try await scrim.event("flow.changed", in: "harbor", flow: "b")
            #expect(await listener.nextChange() == nil)
            #expect(try await anna.get("/api/v1/events").status == 401)
        }
    }

    @Test func `who leaves a project hears no more of it`() async throws {
        try await TestScrim.run { scrim in
            let anna = try await scrim.person("anna")
            let ben = try await scrim.person("ben")
            for slug in ["harbor", "inn"] {
                _ = try await anna.post("/api/v1/projects", ["slug": .string(slug), "name": "P"])
                try await scrim.join("ben", slug, as: "viewer")
            }
            let listener = try EventListener(ben)
            #expect(await listener.next() != nil)
            try await scrim.database.database.query(
                "DELETE FROM memberships USING projects p WHERE p.id = project_id AND slug = 'harbor' AND role = 'viewer'"
            )
            try await scrim.event("flow.changed", in: "harbor", flow: "secret")
            try await scrim.event("flow.changed", in: "inn", flow: "seen")
            #expect(await listener.nextChange()?.json["flow"].text == "seen")
            listener.close()
        }
    }

    @Test func `a cursor that is too old, of another database or from the future begins anew`() async throws {
        try await TestScrim.run { scrim in
            let anna = try await scrim.person("anna")
            _ = try await anna.post("/api/v1/projects", ["slug": "harbor", "name": "Harbor"])
            for number in 1...5 { try await scrim.event("flow.changed", in: "harbor", flow: "f\(number)") }
            try await scrim.database.database.query("DELETE FROM events WHERE sequence <= 3")
            let json = ["Accept": "application/json"]
            let now = try await anna.get("/api/v1/events", headers: json).json["last"].text ?? ""
            let epoch = now.prefix { $0 != "." }
            #expect(now == "\(epoch).6")

            for cursor in ["\(epoch).1", "\(epoch).999", "other.5"] {
                let listener = try EventListener(anna, "/api/v1/events?after=\(cursor)")
                #expect(await listener.next()?.name == "")
                let reset = await listener.next()
                #expect(reset?.name == "reset" && reset?.id == now)
                try await scrim.event("flow.changed", in: "harbor", flow: "next")
                #expect(await listener.nextChange()?.json["flow"].text == "next")
                try await scrim.database.database.batch([
                    "DELETE FROM events WHERE sequence > 6", "UPDATE event_counter SET last = 6",
                ])
                listener.close()
                let list = try await anna.get("/api/v1/events?after=\(cursor)", headers: json)
                #expect(list.json["reset"] == true && list.json["last"].text == now)
                #expect(list.json["items"].elements.isEmpty)
            }
            let kept = try await anna.get("/api/v1/events?after=\(epoch).3", headers: json)
            #expect(kept.json["items"].elements.map { $0["flow"].text } == ["f3", "f4", "f5"])
            for broken in ["5", "a.b", "a.-1", ".", "a.99999999999999999999"] {
                #expect(try await anna.get("/api/v1/events?after=\(broken)").status == 400)
            }
        }
    }

    @Test func `a server that stops ends its streams`() async throws {
        let scrim = try await TestScrim.start()
        let anna = try await scrim.person("anna")
        let listener = try EventListener(anna)
        #expect(await listener.next() != nil)
        try await scrim.stop()
        #expect(await listener.next() == nil)
    }
}

extension TestScrim {
    /// Publishes an event as a transaction of another server would; its id.
    @discardableResult
    func event(_ type: String, in project: String, flow: String) async throws -> String {
        let rows = try await database.database.query(
            """
            SELECT c.epoch || '.' || publish_event(p.id, \(type), \(flow), NULL, NULL, NULL, NULL, NULL)
              FROM projects p, event_counter c WHERE p.slug = \(project)
            """)
        return try rows[0].get(0)
    }
}
