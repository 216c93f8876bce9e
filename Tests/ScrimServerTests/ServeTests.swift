import Foundation
import Postgres
import TestSupport
import Testing

@Suite(.serialized) struct ServeTests {
    @Test func `a server that is killed, alone or with its database, starts again with everything there`()
        async throws
    {
        let program = Program()
        var server = try program.serve()
        let made = try program.run("admin", "user", "add", "anna", "--email", "anna@example.com")
        #expect(made.status == 0)
        #expect(made.output.hasPrefix("http://127.0.0.1:8080/sign-in#link="))
        let token = try program.run("admin", "token", "anna").output.trimmingCharacters(in: .newlines)
        #expect(token.hasPrefix("scrim_"))
        #expect(
            try await server.post("/api/v1/projects", #"{"slug": "harbor", "name": "Harbor"}"#, token: token) == 201)

        #expect(server.stop(by: SIGKILL) == -SIGKILL)
        server = try program.serve()
        #expect(try await server.get("/api/v1/projects/harbor", token: token).status == 200)

        #expect(server.stop(by: SIGKILL) == -SIGKILL)
        try program.killDatabase()
        server = try program.serve()
        #expect(try await server.get("/api/v1/projects/harbor", token: token).status == 200)
        #expect(server.stop() == 0)
        #expect(program.databaseProcess == nil)
    }

    @Test func `a database that dies under a server is started again`() async throws {
        let program = Program()
        let server = try program.serve()
        #expect(try program.run("healthcheck", "--port", server.port).status == 0)
        let first = try #require(program.databaseProcess)
        try program.killDatabase()
        let back = try (0..<2_000).contains { _ in
            let isReady = try program.run("healthcheck", "--port", server.port).status == 0
            return isReady && ![nil, first].contains(program.databaseProcess)
        }
        #expect(back)
        #expect(server.stop(by: SIGINT) == 0)
        #expect(try program.run("healthcheck", "--port", server.port).status == 1)
    }

    @Test func `a database of somebody else's is migrated when they say so, and then served`() async throws {
        let database = try await TestDatabase()
        let program = Program()
        let environment = ["DATABASE_URL": database.address]
        let early = try program.run("serve", environment: environment)
        #expect(early.status == 69)
        #expect(early.error.contains("scrim-server migrate"))
        #expect(try program.run("admin", "link", "anna", environment: environment).status == 69)

        let first = try program.run("migrate", environment: environment)
        #expect(first.status == 0)
        #expect(first.output.hasPrefix("applied 1 accounts\n"))
        let second = try program.run("migrate", environment: environment)
        #expect(second.status == 0)
        #expect(second.output == "The schema is up to date.\n")

        let server = try program.serve(environment: environment.merging(["SCRIM_BASE_PATH": "/scrim"]) { $1 })
        #expect(server.line == "Scrim listens at \(server.address)")
        #expect(try await server.get("/readyz").text == #"{"status":"ready"}"#)
        #expect(server.stop() == 0)
        #expect(!program.hasFolder)
        try await database.drop()
    }

    @Test func `accounts, links and tokens are refused in words`() async throws {
        let program = Program()
        // Commands that find the database running start none of their own.
        _ = try program.serve()
        _ = try program.run("admin", "user", "add", "anna", "--email", "anna@example.com", "--administrator")
        let twice = try program.run("admin", "user", "add", "ANNA", "--email", "other@example.com")
        #expect(twice.status == 1)
        #expect(twice.error == "scrim-server: There is an account ANNA already.\n")
        #expect(try program.run("admin", "user", "add", "a b", "--email", "x@example.com").status == 1)
        #expect(try program.run("admin", "user", "add", "ben", "--email", "anna@example.com").status == 1)
        #expect(try program.run("admin", "link", "nobody").status == 1)
        #expect(try program.run("admin", "token", "anna", "--project", "harbor").status == 1)

        let environment = ["SCRIM_PUBLIC_URL": "https://scrim.example.com/", "SCRIM_BASE_PATH": "/app"]
        let link = try program.run("admin", "link", "anna", environment: environment)
        #expect(link.output.hasPrefix("https://scrim.example.com/app/sign-in#link="))
    }
}
