import JSON
import Postgres
import TestSupport
import Testing

@Suite struct SignInLimitTests {
    private static let session = "/api/v1/session"
    private static let password = "correct horse battery"

    @Test func `of many wrong passwords at once exactly ten are tried, then even the right one waits`() async throws {
        try await TestScrim.run { scrim in
            _ = try await scrim.person("anna")
            try await scrim.setPassword(of: "anna", to: Self.password)
            let statuses = try await withThrowingTaskGroup(of: Int.self) { group in
                for _ in 0..<15 {
                    group.addTask { try await scrim.attempt("anna", "wrong").status }
                }
                return try await group.reduce(into: []) { $0.append($1) }
            }
            #expect(statuses.filter { $0 == 401 }.count == 10)
            #expect(statuses.filter { $0 == 429 }.count == 5)
            let right = try await scrim.attempt("ANNA", Self.password)
            #expect(right.status == 429)
            let seconds = try #require(right.header("Retry-After").flatMap { Int($0) })
            #expect((1...900).contains(seconds))

            try await scrim.database.database.query(
                "UPDATE sign_in_failures SET created_at = created_at - interval '15 minutes'")
            #expect(try await scrim.attempt("anna", Self.password).status == 201)
        }
    }

    @Test func `an account that doesn't exist is limited like one that does`() async throws {
        try await TestScrim.run { scrim in
            var statuses: [Int] = []
            for _ in 0..<11 { statuses.append(try await scrim.attempt("nobody", "wrong").status) }
            #expect(statuses == Array(repeating: 401, count: 10) + [429])
        }
    }

    @Test func `an address is limited by what failed, not by who came in`() async throws {
        try await TestScrim.run { scrim in
            _ = try await scrim.person("anna")
            try await scrim.setPassword(of: "anna", to: Self.password)
            for _ in 0..<12 { #expect(try await scrim.attempt("anna", Self.password).status == 201) }
            try await scrim.database.database.query(
                """
                INSERT INTO sign_in_failures (account, address)
                SELECT 'somebody-' || n, '127.0.0.1' FROM generate_series(1, 99) n
                """)
            #expect(try await scrim.attempt("anna", Self.password).status == 201)
            #expect(try await scrim.stranger.post(Self.session, ["link": "none"]).status == 401)
            #expect(try await scrim.attempt("anna", Self.password).status == 429)
            #expect(try await scrim.stranger.post(Self.session, ["link": "none"]).status == 429)
        }
    }

    @Test func `many people of one office sign in at once`() async throws {
        try await TestScrim.run { scrim in
            for number in 0..<24 {
                _ = try await scrim.person("p\(number)")
                try await scrim.setPassword(of: "p\(number)", to: Self.password)
            }
            let statuses = try await withThrowingTaskGroup(of: Int.self) { group in
                for number in 0..<24 {
                    group.addTask { try await scrim.attempt("p\(number)", Self.password).status }
                }
                return try await group.reduce(into: []) { $0.append($1) }
            }
            #expect(statuses == Array(repeating: 201, count: 24))
            let left = try await scrim.database.database.query("SELECT count(*) FROM sign_in_failures")
            #expect(try left[0].get(0) == 0)
        }
    }
}

extension TestScrim {
    fileprivate func attempt(_ name: String, _ password: String) async throws -> Reply {
        try await stranger.post("/api/v1/session", ["name": .string(name), "password": .string(password)])
    }
}
