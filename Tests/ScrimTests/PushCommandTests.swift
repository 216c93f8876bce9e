import Foundation
import JSON
import TestSupport
import Testing

@Suite struct PushCommandTests {
    static let token = "scrim_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"
    static let document = #"{"scrim": 1, "modals": [{"id": "ask", "style": "alert", "title": "A"}]}"#

    /// A revision, as a server answers with it.
    static func revision(_ number: Int = 7, gate: String, fail: String = #"{"error":0,"warning":1,"advice":0}"#)
        -> [UInt8]
    {
        Array(
            """
            {"number":\(number),"contentHash":"00","summary":{"fail":\(fail),"review":2,"open":3,"pass":4,
             "notApplicable":5},"gate":{"revision":\(number),\(gate)},"isNewest":true}
            """.utf8)
    }

    static let passed = #""state":"passed","reasons":[]"#
    static let blocked = """
        "state":"blocked","reasons":[{"kind":"openErrors","count":3,"detail":"3 errors are open","findings":["a"]},
        {"kind":"blockingThreads","count":1,"threads":["9"]}]
        """

    static func pushDocument(to server: HTTPResponder, _ options: String...) throws -> Command {
        let scratch = try Scratch()
        return try push(scratch.file("a.flow.json", document), to: server, options: options)
    }

    static func push(
        _ path: String, to server: HTTPResponder, _ options: String..., token: String = token
    ) throws -> Command {
        try push(path, to: server, options: options, token: token)
    }

    private static func push(
        _ path: String, to server: HTTPResponder, options: [String], token: String = token
    ) throws -> Command {
        try Command(
            arguments: ["push", path, "--server", "http://127.0.0.1:\(server.port)", "--flow", "harbor/check-out"]
                + options,
            environment: ["SCRIM_TOKEN": token])
    }

    @Test func `a document arrives raw, with its type, its name, the token and a key`() throws {
        let server = try HTTPResponder { _, _ in .response(201, body: Self.revision(gate: Self.passed)) }
        let scratch = try Scratch()
        let command = try Self.push(scratch.file("check out.flow.json", Self.document), to: server)
        #expect(command.status == 0)
        #expect(command.error.isEmpty)
        #expect(
            command.output == """
                r7 of harbor/check-out is new.
                0 errors, 1 warning, 0 advice; 2 to review, 3 open for want of a fact, 4 passed.
                The gate is passed.
                http://127.0.0.1:\(server.port)/projects/harbor/flows/check-out/revisions/7

                """)
        let request = try #require(server.requests.first)
        #expect(server.requests.count == 1)
        #expect(request.method == "POST")
        #expect(
            request.target == "/api/v1/projects/harbor/flows/check-out/revisions?filename=check%20out.flow.json")
        #expect(request.headers["content-type"] == "application/vnd.scrim.flow+json")
        #expect(request.headers["authorization"] == "Bearer \(Self.token)")
        #expect(request.headers["idempotency-key"]?.isEmpty == false)
        #expect(request.body == Array(Self.document.utf8))
    }

    @Test func `a storyboard is sent as such, and one that is there already is told`() throws {
        let server = try HTTPResponder { _, _ in .response(200, body: Self.revision(gate: Self.passed)) }
        let path = "Examples/Harbor/Base.lproj/Main.storyboard"
        let command = try Self.push(path, to: server)
        #expect(command.status == 0)
        #expect(command.output.hasPrefix("r7 of harbor/check-out, the newest, holds the same already.\n"))
        let request = try #require(server.requests.first)
        #expect(request.target.hasSuffix("?filename=Main.storyboard"))
        #expect(request.headers["content-type"] == "application/vnd.apple.interface-builder+xml")
        #expect(try request.body == Array(Data(contentsOf: Command.root.appending(path: path))))
    }

    @Test func `of a folder its files, its facts and the pictures that they name make one form`() throws {
        let scratch = try Scratch()
        let picture = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x0D, 0x0A])
        let digest = "f6ff1d34551b973b68968304a5823c5765922d2a4d31eedc1d2ba7e8c394b632"
        _ = try scratch.file("App/a \"b\".storyboard", "<document/>")
        _ = try scratch.file("App/Views/b.xib", "<x/>")
        _ = try scratch.file("App/scrim.facts.json", #"{"scrimFacts": 1, "x-shot": "sha256:\#(digest)"}"#)
        _ = try scratch.file("App/other.scrim.facts.json", "{}")
        _ = try scratch.file("App/shots/named.png", picture)
        _ = try scratch.file("App/shots/unnamed.png", picture + [0])
        let server = try HTTPResponder { _, _ in .response(201, body: Self.revision(gate: Self.passed)) }
        let command = try Self.push(scratch.url.path + "/App", to: server)
        #expect(command.status == 0)
        let request = try #require(server.requests.first)
        #expect(request.target == "/api/v1/projects/harbor/flows/check-out/revisions")
        let type = try #require(request.headers["content-type"])
        #expect(type.hasPrefix("multipart/form-data; boundary=scrim-"))
        let boundary = type.split(separator: "=").last.map(String.init) ?? ""
        let body = String(decoding: request.body, as: UTF8.self)
        #expect(body.hasSuffix("\r\n--\(boundary)--\r\n"))
        let heads = body.components(separatedBy: "--\(boundary)").dropFirst().dropLast().map {
            $0.components(separatedBy: "\r\n\r\n")[0].components(separatedBy: "\r\n")
        }
        let disposition = "Content-Disposition: form-data; name=\"file\"; filename="
        #expect(
            heads == [
                ["", "\(disposition)\"Views/b.xib\"", "Content-Type: application/vnd.apple.interface-builder+xml"],
                [
                    "", "\(disposition)\"a %22b%22.storyboard\"",
                    "Content-Type: application/vnd.apple.interface-builder+xml",
                ],
                ["", "\(disposition)\"scrim.facts.json\"", "Content-Type: application/json"],
                ["", "\(disposition)\"named.png\"", "Content-Type: image/png"],
            ])
        #expect(request.body.firstRange(of: picture + Data("\r\n--".utf8)) != nil)
    }

    @Test func `a proxy of the environment is not asked for this machine`() throws {
        let server = try HTTPResponder { _, _ in .response(201, body: Self.revision(gate: Self.passed)) }
        let command = try Command(
            arguments: [
                "push", "Examples/inbox.flow.json", "--server", "http://127.0.0.1:\(server.port)", "--flow", "a/b",
            ], environment: ["SCRIM_TOKEN": Self.token, "http_proxy": "http://proxy.invalid:1"])
        #expect(command.status == 0)
    }

    @Test func `a blocked gate tells every reason, and the exit status is 1`() throws {
        let server = try HTTPResponder { _, _ in .response(201, body: Self.revision(gate: Self.blocked)) }
        let command = try Self.pushDocument(to: server)
        #expect(command.status == 1)
        #expect(
            command.output.contains(
                "The gate is blocked:\n  openErrors: 3 errors are open\n  blockingThreads: 1\nhttp://"))
    }

    @Test(arguments: [
        ("error", passed, 0), ("warning", passed, 1), ("advice", passed, 1), ("review", passed, 1),
        ("never", passed, 0),
        ("error", blocked, 1), ("never", blocked, 0),
    ]) func `fail-on fails what the gate lets pass, and never lets all pass`(
        _ level: String, _ gate: String, _ status: Int32
    ) throws {
        let server = try HTTPResponder { _, _ in .response(201, body: Self.revision(gate: gate)) }
        let command = try Self.pushDocument(to: server, "--fail-on", level)
        #expect(command.status == status)
    }

    @Test func `for programs, the answer is JSON with the page beside it`() throws {
        let server = try HTTPResponder { _, _ in .response(201, body: Self.revision(gate: Self.blocked)) }
        let command = try Self.pushDocument(to: server, "--format", "json")
        #expect(command.status == 1)
        let json = try JSON(parsing: Array(command.output.utf8))
        #expect(json["isNew"] == true)
        #expect(json["page"]?.string?.hasSuffix("/projects/harbor/flows/check-out/revisions/7") == true)
        #expect(try json["revision"] == JSON(parsing: Self.revision(gate: Self.blocked)))
    }

    @Test func `a lost connection is tried again with the same key and the same bytes`() throws {
        let server = try HTTPResponder { count, _ in
            switch count {
            case 0: .hangUp
            case 1: .response(503, headers: ["Retry-After: 0"])
            case 2: .response(409, headers: ["Retry-After: 0"])
            default: .response(200, body: Self.revision(gate: Self.passed))
            }
        }
        let path = "Examples/Harbor"
        #expect(try Self.push(path, to: server).status == 0)
        #expect(server.requests.count == 4)
        #expect(Set(server.requests.map { $0.headers["idempotency-key"] }).count == 1)
        #expect(Set(server.requests.map(\.body)).count == 1)
        // Another run is another question: the gate may say something else by then.
        #expect(try Self.push(path, to: server).status == 0)
        #expect(Set(server.requests.map { $0.headers["idempotency-key"] }).count == 2)
        #expect(Set(server.requests.map(\.body)).count == 1)
    }

    @Test func `the token may stand in a file, and nothing ever prints it`() throws {
        let scratch = try Scratch()
        let server = try HTTPResponder { _, request in
            .response(401, body: Array(#"{"title":"No","requestId":"q1"}"#.utf8))
        }
        let path = try scratch.file("a.flow.json", Self.document)
        let file = try scratch.file("token", "  \(Self.token)\n")
        let command = try Self.push(path, to: server, "--token-file", file, token: "other")
        #expect(server.requests.first?.headers["authorization"] == "Bearer \(Self.token)")
        #expect(command.status == 2)
        #expect(!command.error.contains("AAAA") && !command.output.contains("AAAA"))
        #expect(command.error.contains("doesn't take the token") && command.error.contains("/account"))
        let argument = try Self.push(path, to: server, "--token", Self.token)
        #expect(argument.status == 2)
        #expect(argument.error.contains("never stands on a command line") && !argument.error.contains("AAAA"))
        let pasted = try Self.push(path, to: server, "--token-file", path)
        #expect(pasted.status == 2 && pasted.error.contains("is no token") && !pasted.error.contains("modals"))
    }
}
