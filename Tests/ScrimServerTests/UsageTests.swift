import Testing

@Suite struct UsageTests {
    @Test func `all wrong settings are named at once`() throws {
        let result = try Program().run(
            "serve",
            environment: [
                "SCRIM_PORT": "many", "SCRIM_PUBLIC_URL": "ftp://x", "SCRIM_BASE_PATH": "x",
                "SCRIM_TRUSTED_PROXIES": "10.0.0.0/99", "SCRIM_PROT": "80", "DATABASE_URL": "host=a",
                "DATABASE_URL_FILE": "/tmp/none",
            ])
        #expect(result.status == 78)
        #expect(result.output.isEmpty)
        for name in [
            "SCRIM_PORT", "SCRIM_PUBLIC_URL", "SCRIM_BASE_PATH", "SCRIM_TRUSTED_PROXIES", "SCRIM_PROT",
            "DATABASE_URL",
        ] {
            #expect(result.error.contains("scrim-server: \(name) "), "\(name)")
        }
    }

    @Test(arguments: [
        ["nonsense"], ["admin"], ["admin", "user"], ["admin", "link"], ["admin", "token", "a", "b"],
        ["admin", "user", "add", "anna"], ["admin", "token", "anna", "--scopes", "all"],
        ["admin", "token", "anna", "--days", "0"], ["serve", "--port"], ["serve", "--prot", "80"], ["migrate", "now"],
        ["serve", "--port", "1", "--port", "2"],
    ])
    func `what makes no command is refused before anything starts`(_ arguments: [String]) throws {
        let program = Program()
        let result = try program.run(arguments)
        #expect(result.status == 2)
        #expect(result.error.hasPrefix("scrim-server: "))
        #expect(!program.hasFolder)
    }

    @Test func `a database that doesn't answer has a status of its own`() throws {
        let result = try Program().run("serve", environment: ["DATABASE_URL": "host=127.0.0.1 port=1 dbname=none"])
        #expect(result.status == 69)
        #expect(result.error.hasPrefix("scrim-server: the database: "))
    }

    @Test func `help names every command and every setting`() throws {
        let help = try Program().run("help")
        #expect(help.status == 0)
        for word in [
            "serve", "migrate", "admin user add", "admin token", "admin link", "demo", "healthcheck", "version",
            "SCRIM_PUBLIC_URL", "DATABASE_URL",
        ] {
            #expect(help.output.contains(word))
        }
        #expect(try Program().run("version").output.hasPrefix("scrim-server "))
    }
}
