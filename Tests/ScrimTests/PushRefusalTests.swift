import Foundation
import TestSupport
import Testing

/// What a server can answer besides a revision.
@Suite struct PushRefusalTests {
    @Test func `every error of the files is told with its place, as check tells it`() throws {
        let problem = """
            {"type":"x","title":"Invalid","status":422,"detail":"2 errors","requestId":"r","errors":[
             {"pointer":"/modals/0/titel","code":"unknownKey","detail":"The key is unknown.","file":"a.flow.json","line":3,
              "column":9},
             {"pointer":"","code":"x","detail":"So\\u001b[31m\\nnot."}]}
            """
        let server = try HTTPResponder { _, _ in .response(422, body: Array(problem.utf8)) }
        let scratch = try Scratch()
        let path = try scratch.file("a.flow.json", PushCommandTests.document)
        let command = try PushCommandTests.push(path, to: server)
        #expect(command.status == 2)
        #expect(command.output.isEmpty)
        #expect(
            command.error
                == "scrim: \(path):3:9: /modals/0/titel: The key is unknown. [unknownKey]\n\(path): So [31m not. [x]\n")
        #expect(server.requests.count == 1)
    }

    @Test(
        arguments: [
            (401, "", 2, "Make a new one at"), (403, "", 2, "needs the scope revisions:write"),
            (404, "<html>", 2, "has no flow harbor/check-out that the token's owner can see"),
            (413, #"{"detail":"At most 32 MiB."}"#, 2, "status 413). The server says: At most 32 MiB."),
            (415, #"{"title":"Unsupported","requestId":"q7"}"#, 2, "Unsupported (request q7)"),
            (400, "", 2, "refuses the revision (status 400)."), (302, "", 2, "Name the address that it has moved to"),
            (500, #"{"detail":"A fault.","requestId":"q9"}"#, 3, "A fault. (request q9) Try again later."),
            (200, "<html>hello</html>", 3, "Is it a Scrim server?"), (201, "{}", 3, "Is it a Scrim server?"),
            (204, "", 2, "status 204"),
            (429, "", 3, "can't do it now (status 429)"),
        ] as [(Int, String, Int32, String)])
    func `every refusal says what to do`(_ code: Int, _ body: String, _ status: Int32, _ says: String) throws {
        let server = try HTTPResponder { _, _ in
            .response(code, headers: ["Retry-After: 3600"], body: Array(body.utf8))
        }
        let command = try PushCommandTests.pushDocument(to: server)
        #expect(command.status == status)
        #expect(command.error.contains(says))
        #expect(command.output.isEmpty)
        #expect(server.requests.count == 1)
    }

    @Test func `a server that cannot be reached is tried a few times, and the exit status is 3`() throws {
        let server = try HTTPResponder { _, _ in .hangUp }
        let command = try PushCommandTests.pushDocument(to: server)
        #expect(command.status == 3)
        #expect(command.error.contains("can't be reached"))
        #expect(server.requests.count == 4)
    }

    @Test(arguments: [
        ([], "Which file or folder?"), (["a", "b"], "one revision"), (["a"], "Where to?"),
        (["a", "--server", "scrim.example"], "--server: This is no address"),
        (["a", "--server", "https://me:secret@scrim.example"], "no user, no password"),
        (["a", "--server", "https://scrim.example/?x"], "no query"),
        (["a", "--server", "https://scrim.example"], "Which flow?"),
        (["a", "--server", "https://scrim.example", "--flow", "check-out"], "a project and a flow"),
        (["a", "--server", "https://scrim.example", "--flow", "a/b/c"], "a project and a flow"),
        (["a", "--server", "https://scrim.example", "--flow", "a/.."], "a project and a flow"),
        (["a", "--server", "https://scrim.example", "--flow", "a/b"], "There is no token in SCRIM_TOKEN"),
        (["a", "--fail-on", "loud"], "--fail-on is one of"), (["a", "--format", "xcode"], "--format is one of"),
    ]) func `bad usage is told before anything is sent`(_ arguments: [String], _ says: String) throws {
        let command = try Command(arguments: ["push"] + arguments, environment: ["SCRIM_TOKEN": ""])
        #expect(command.status == 2)
        #expect(command.error.localizedCaseInsensitiveContains(says))
        #expect(command.output.isEmpty)
    }

    @Test func `files that make no revision are told before anything is sent`() throws {
        let server = try HTTPResponder { _, _ in .response(500) }
        let scratch = try Scratch()
        let empty = scratch.url.appending(path: "empty")
        try FileManager.default.createDirectory(at: empty, withIntermediateDirectories: true)
        #expect(try PushCommandTests.push(empty.path, to: server).error.contains("nothing in this folder"))
        #expect(try PushCommandTests.push("/no/such", to: server).error.contains("no such file"))
        _ = try scratch.file("two/a.flow.json", PushCommandTests.document)
        _ = try scratch.file("two/b.flow.json", PushCommandTests.document)
        #expect(try PushCommandTests.push(scratch.url.path + "/two", to: server).error.contains("2 flow documents"))
        _ = try scratch.file("mixed/a.flow.json", PushCommandTests.document)
        _ = try scratch.file("mixed/b.xib", "<x/>")
        #expect(try PushCommandTests.push(scratch.url.path + "/mixed", to: server).error.contains("sent alone"))
        _ = try scratch.file("facts/a.xib", "<x/>")
        _ = try scratch.file("facts/scrim.facts.json", "{}")
        _ = try scratch.file("facts/b/scrim.facts.json", "{}")
        #expect(try PushCommandTests.push(scratch.url.path + "/facts", to: server).error.contains("one facts document"))
        #expect(server.requests.isEmpty)
    }
}
