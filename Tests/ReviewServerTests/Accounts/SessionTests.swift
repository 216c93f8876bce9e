import Foundation
import JSON
import Postgres
import TestSupport
import Testing

@Suite struct SessionTests {
    private static let session = "/api/v1/session"
    private static let password = "correct horse battery"

    @Test func `somebody signs in by a password, is known by the cookie, and signs out`() async throws {
        try await TestScrim.run { scrim in
            _ = try await scrim.person("anna")
            try await scrim.setPassword(of: "anna", to: Self.password)
            let reply = try await scrim.stranger.post(
                Self.session, ["name": "Anna", "password": .string(Self.password)])
            #expect(reply.status == 201)
            #expect(reply.json["name"].text == "anna")
            #expect(reply.json["hasPassword"] == .bool(true))
            let cookie = try #require(reply.header("Set-Cookie"))
            #expect(cookie.hasPrefix("scrim_session="))
            #expect(cookie.hasSuffix("; Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax"))

            let browser = Client(base: scrim.base, authorization: nil, headers: reply.sessionHeaders)
            let me = try await browser.get("/api/v1/me")
            #expect(me.json == reply.json)
            #expect(me.header("ETag") == reply.header("ETag"))

            let out = try await browser.delete(Self.session)
            #expect(out.status == 204)
            #expect(out.header("Set-Cookie")?.contains("Max-Age=0") == true)
            #expect(try await browser.get("/api/v1/me").status == 401)
        }
    }

    @Test func `behind TLS and below a path the cookie says so`() async throws {
        let environment = ["SCRIM_PUBLIC_URL": "https://scrim.example.com/app", "SCRIM_BASE_PATH": "/app"]
        try await TestScrim.run(environment: environment) { scrim in
            _ = try await scrim.person("anna")
            let link = try await scrim.link(for: "anna")
            let reply = try await scrim.stranger.post("/app" + Self.session, ["link": .string(link)])
            let cookie = try #require(reply.header("Set-Cookie"))
            #expect(cookie.hasSuffix("; Path=/app; Max-Age=2592000; HttpOnly; SameSite=Lax; Secure"))
        }
    }

    @Test func `a password is compared whatever the form of its letters`() async throws {
        try await TestScrim.run { scrim in
            _ = try await scrim.person("anna")
            try await scrim.setPassword(of: "anna", to: "café au lait, bien sûr".precomposed)
            let typed: JSON = ["name": "anna", "password": .string("cafe\u{301} au lait, bien su\u{302}r")]
            #expect(try await scrim.stranger.post(Self.session, typed).status == 201)
            let other: JSON = ["name": "anna@example.com", "password": .string("café au lait, bien sûr")]
            #expect(try await scrim.stranger.post(Self.session, other).status == 201)
        }
    }

    @Test func `a wrong password, an account without one, one that is shut out and none at all look the same`()
        async throws
    {
        try await TestScrim.run { scrim in
            for name in ["anna", "ben", "cleo"] { _ = try await scrim.person(name) }
            try await scrim.setPassword(of: "anna", to: Self.password)
            try await scrim.setPassword(of: "cleo", to: Self.password)
            try await scrim.database.database.query("UPDATE users SET disabled_at = now() WHERE name = 'cleo'")
            var bodies: Set<JSON> = []
            for (name, password) in [
                ("anna", "wrong"), ("ben", Self.password), ("cleo", Self.password), ("nobody", Self.password),
            ] {
                let reply = try await scrim.stranger.post(
                    Self.session, ["name": .string(name), "password": .string(password)],
                    headers: ["X-Request-Id": "same"])
                #expect(reply.status == 401)
                #expect(reply.header("Set-Cookie") == nil)
                bodies.insert(reply.json)
            }
            #expect(bodies.count == 1)
        }
    }

    @Test func `another site's page can't sign anybody in`() async throws {
        try await TestScrim.run { scrim in
            _ = try await scrim.person("anna")
            let body: JSON = ["link": .string(try await scrim.link(for: "anna"))]
            for headers in [
                ["Sec-Fetch-Site": "cross-site"], ["Sec-Fetch-Site": "same-site"],
                ["Origin": "https://evil.example"], ["Origin": "null"],
            ] {
                #expect(try await scrim.stranger.post(Self.session, body, headers: headers).status == 403)
            }
            let own = ["Origin": scrim.base]
            #expect(try await scrim.stranger.post(Self.session, body, headers: own).status == 201)
        }
    }

    @Test func `a link lets one in, once, however many use it at the same time`() async throws {
        try await TestScrim.run { scrim in
            _ = try await scrim.person("anna")
            let body: JSON = ["link": .string(try await scrim.link(for: "anna"))]
            let statuses = try await withThrowingTaskGroup(of: Int.self) { group in
                for _ in 0..<12 {
                    group.addTask { try await scrim.stranger.post(Self.session, body).status }
                }
                return try await group.reduce(into: []) { $0.append($1) }
            }
            #expect(statuses.filter { $0 == 201 }.count == 1)
            #expect(statuses.filter { $0 == 401 }.count == 11)
            let old: JSON = ["link": .string(try await scrim.link(for: "anna", isExpired: true))]
            #expect(try await scrim.stranger.post(Self.session, old).status == 401)
        }
    }

    @Test func `a session that is over, or whose account is shut out, lets nobody in`() async throws {
        try await TestScrim.run { scrim in
            _ = try await scrim.person("anna")
            _ = try await scrim.person("ben")
            let (anna, ben) = (try await scrim.browser(of: "anna"), try await scrim.browser(of: "ben"))
            #expect(try await anna.get("/api/v1/me").status == 200)
            try await scrim.database.database.query(
                "UPDATE sessions SET expires_at = now() WHERE user_id = (SELECT id FROM users WHERE name = 'anna')")
            try await scrim.database.database.query("UPDATE users SET disabled_at = now() WHERE name = 'ben'")
            #expect(try await anna.get("/api/v1/me").status == 401)
            #expect(try await ben.get("/api/v1/me").status == 401)
        }
    }

    @Test func `that a session is used is noted once an hour`() async throws {
        try await TestScrim.run { scrim in
            _ = try await scrim.person("anna")
            let anna = try await scrim.browser(of: "anna")
            let seen: SQL = "SELECT last_seen_at FROM sessions"
            let first: Timestamp = try await scrim.database.database.query(seen)[0].get(0)
            _ = try await anna.get("/api/v1/me")
            #expect(try await scrim.database.database.query(seen)[0].get(0) == first)
            try await scrim.database.database.query("UPDATE sessions SET last_seen_at = now() - interval '61 minutes'")
            _ = try await anna.get("/api/v1/me")
            #expect(try await scrim.database.database.query(seen)[0].get(0, as: Timestamp.self) > first)
        }
    }
}

extension String {
    fileprivate var precomposed: String { precomposedStringWithCanonicalMapping }
}
