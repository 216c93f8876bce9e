import Foundation
import HTTPServer
import JSON
import Postgres
import ReviewServer
import TestSupport
import Testing

/// Every bad file gets an answer that names the place; nothing is stored, and the next request is served.
@Suite struct BadUploadTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let name: String
        let type: String
        let bytes: [UInt8]
        let status: Int
        let says: String
        var line: Int?

        init(_ name: String, _ type: String, _ text: String, _ status: Int, says: String, line: Int? = nil) {
            self.init(name, type, Array(text.utf8), status, says: says, line: line)
        }

        init(_ name: String, _ type: String, _ bytes: [UInt8], _ status: Int, says: String, line: Int? = nil) {
            (self.name, self.type, self.bytes) = (name, type, bytes)
            (self.status, self.says, self.line) = (status, says, line)
        }

        var testDescription: String { name }
    }

    static let head = #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" "#

    static let rows: [Row] = [
        Row("nothing", flowType, "", 400, says: "ends", line: 1),
        Row("nothing as a storyboard", storyboardType, "", 422, says: "empty", line: 1),
        Row("cut JSON", flowType, #"{"scrim": 1, "modals": [{"id": "a""#, 400, says: "ends", line: 1),
        Row("cut XML", storyboardType, "\(head)>\n<scenes><scene>", 422, says: "too early", line: 2),
        Row(
            "entities", storyboardType,
            "<!DOCTYPE d [<!ENTITY a \"aaaa\"><!ENTITY b \"&a;&a;&a;\">]>\n<document>&b;</document>",
            422, says: "document type", line: 1),
        Row(
            "an outer entity", storyboardType, "<!DOCTYPE d SYSTEM \"file:///etc/passwd\">\n<document/>", 422,
            says: "document type", line: 1),
        Row(
            "depth", flowType, #"{"scrim": 1, "x-deep": "# + String(repeating: "[", count: 100_000), 400,
            says: "nested"),
        Row(
            "depth of XML", storyboardType, head + ">" + String(repeating: "<view>", count: 100_000), 422,
            says: "nested"),
        Row(
            "bytes that are no UTF-8", flowType, [0x7B, 0x22, 0xE9, 0x22, 0x3A, 0x31, 0x7D], 400, says: "UTF-8", line: 1
        ),
        Row("a NUL", flowType, #"{"scrim": 1, "title": "\u0000"}"#, 422, says: "NUL", line: 1),
        Row(
            "a NUL in a key of somebody's own", flowType, #"{"scrim": 1, "x-note": "\u0000", "screens": [{"id":"a"}]}"#,
            201, says: ""),
        Row(
            "a slip", flowType, #"{"scrim": 1, "modals": [{"id": "a", "titel": "x"}]}"#, 422,
            says: "Did you mean “title”?", line: 1),
        Row("two of one key", flowType, #"{"scrim": 1, "scrim": 1}"#, 400, says: "twice"),
        Row(
            "macOS", storyboardType,
            #"<document type="com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB" targetRuntime="MacOSX.Cocoa"/>"#, 422,
            says: "macOS"),
        Row("a storyboard that says it is a flow", flowType, "\(head)/>", 400, says: "no JSON", line: 1),
        Row("a flow that says it is a storyboard", storyboardType, #"{"scrim": 1}"#, 422, says: "no XML"),
        Row("a picture", storyboardType, [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], 422, says: "UTF-8"),
        Row("a type that nobody takes", "text/plain", "hello", 415, says: "flow+json"),
        Row("a form without its boundary", "multipart/form-data; boundary=x", "hello", 400, says: "boundary"),
        Row("a form of nothing", "multipart/form-data; boundary=x", "--x--\r\n", 400, says: "no storyboard"),
        Row(
            "a form with a program", "multipart/form-data; boundary=x",
            "--x\r\nContent-Disposition: form-data; name=\"a\"; filename=\"run.exe\"\r\n\r\nMZ\r\n--x--\r\n", 422,
            says: "storyboard"),
        Row(
            "a form with a PNG that is none", "multipart/form-data; boundary=x",
            "--x\r\nContent-Disposition: form-data; name=\"a\"; filename=\"a.png\"\r\n\r\nGIF89a\r\n--x--\r\n", 422,
            says: "PNG"),
    ]

    @Test func `every bad file is refused with its place, and nothing is stored`() async throws {
        try await TestScrim.run { scrim in
            let anna = try await scrim.maintainer()
            var expected = 0
            for row in Self.rows {
                let reply = try await anna.upload("\(flowPath)/revisions?filename=file", row.bytes, type: row.type)
                #expect(reply.status == row.status, "\(row.name): \(reply.text.prefix(300))")
                if row.status < 300 { expected += 1 }
                guard row.status >= 400 else { continue }
                #expect(reply.header("Content-Type") == "application/problem+json", "\(row.name)")
                #expect(reply.text.contains(row.says), "\(row.name): \(reply.text.prefix(500))")
                if let line = row.line {
                    #expect(reply.json["errors"][0]["line"].integer == line, "\(row.name): \(reply.text.prefix(500))")
                }
            }
            let revisions = try await anna.get("\(flowPath)/revisions")
            #expect(revisions.json["items"].elements.count == expected)
            let stored = try await scrim.database.database.query("SELECT count(*) FROM blobs")
            #expect(try stored[0].get(0) == expected)
        }
    }

    @Test func `SQL, HTML and every letter in texts come back as they went`() async throws {
        let texts = [
            "'; DROP TABLE projects; --", "<script>alert(1)</script><img src=x onerror=alert(1)>",
            "\u{202E}abc\u{2066}",
            "削除しますか？ 삭제할까요? 👩‍👩‍👧‍👦", "\\u0041 %00 ${x} {{x}}", String(repeating: "x", count: 200),
            "a\u{0}".replacingOccurrences(of: "\u{0}", with: "\u{1}"),
        ]
        try await TestScrim.run { scrim in
            let anna = try await scrim.maintainer()
            for (index, text) in texts.enumerated() {
                let slug = "t\(index)"
                let made = try await anna.post(
                    "/api/v1/projects/harbor/flows", ["slug": .string(slug), "name": .string(text)])
                #expect(made.status == 201, "\(made.text)")
                let path = "/api/v1/projects/harbor/flows/\(slug)"
                #expect(try await anna.get(path).json["name"].text == text)
                let flow: JSON = [
                    "scrim": 1, "title": .string(text), "screens": [["id": "a", "name": .string(text)]],
                    "modals": [["id": "m", "style": "alert", "presenter": "a", "title": .string(text)]],
                ]
                let revision = try await anna.upload(
                    "\(path)/revisions?filename=%27%3Cb%3E.json", flow.bytes(), type: flowType)
                #expect(revision.status == 201, "\(revision.text.prefix(300))")
                #expect(revision.json["title"].text == text)
                let map = try await anna.get("\(path)/revisions/1/map.svg")
                #expect(map.status == 200)
                #expect(!map.text.contains("<script") && !map.text.contains("onerror=alert(1)>"))
            }
            let nul = try await anna.post("/api/v1/projects/harbor/flows", ["slug": "nul", "name": "a\u{0}b"])
            #expect(nul.status == 422)
            #expect(try await anna.get("/api/v1/projects").json["items"].elements.count == 1)
        }
    }

    @Test func `what is too large, too slow or cut off leaves the server as it was`() async throws {
        try await TestScrim.run { scrim in
            let anna = try await scrim.maintainer()
            let token = anna.authorization ?? ""
            let port = scrim.server.port
            let target = "\(flowPath)/revisions"
            let fields = ["Authorization: \(token)", "Content-Type: \(flowType)"]

            let huge = try RawClient(port: port)
            huge.send(
                "POST \(target) HTTP/1.1\r\nHost: x\r\n\(fields.joined(separator: "\r\n"))\r\nContent-Length: 99999999999\r\n\r\n"
            )
            #expect(try huge.reply().status == 413)
            let large = try await anna.upload(target, [UInt8](repeating: 0x20, count: (32 << 20) + 1), type: flowType)
            #expect(large.status == 413)

            // Less than was promised, then nothing more: the server waits for a while and serves others meanwhile.
            let short = try RawClient(port: port)
            short.send(
                "POST \(target) HTTP/1.1\r\nHost: x\r\n\(fields.joined(separator: "\r\n"))\r\nContent-Length: 100\r\n\r\n{\"scrim\":1"
            )
            let slow = try RawClient(port: port)
            slow.send("POST \(target) HTTP/1.1\r\n")
            for byte in "Host: x" { slow.send(String(byte)) }
            #expect(try await anna.get(flowPath).status == 200)
            // More than was promised: the rest is no request.
            let long = try RawClient(port: port)
            let cut = try long.request("POST", target, fields, body: Array("{\"scrim\":1}".utf8))
            #expect(cut.status == 201 || cut.status == 422)
            let both = try RawClient(port: port)
            both.send(
                "POST \(target) HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n"
            )
            #expect(try both.reply().status == 400)
            let bomb = try RawClient(port: port)
            let gzip = Gzip.compress([UInt8](repeating: 0x20, count: 65 << 20))
            let reply = try bomb.request("POST", target, fields + ["Content-Encoding: gzip"], body: gzip)
            #expect(reply.status == 413)
            #expect(try await anna.get(flowPath).status == 200)
        }
    }

    @Test func `a token without the scope, a stranger's ids and a foreign page are each refused`() async throws {
        try await TestScrim.run { scrim in
            let anna = try await scrim.maintainer()
            let reader = try await scrim.person("anna", scopes: ["read"])
            let bytes = Array(#"{"scrim": 1, "screens": [{"id": "a"}]}"#.utf8)
            let refused = try await reader.upload("\(flowPath)/revisions", bytes, type: flowType)
            #expect(refused.status == 403)
            #expect(refused.text.contains("revisions:write"))
            let ben = try await scrim.person("ben")
            _ = try await ben.post("/api/v1/projects", ["slug": "own", "name": "Own"])
            #expect(try await ben.upload("\(flowPath)/revisions", bytes, type: flowType).status == 404)
            #expect(try await ben.get("/api/v1/projects/own/flows/app").status == 404)
            try await scrim.join("ben", "harbor", as: "viewer")
            #expect(try await ben.upload("\(flowPath)/revisions", bytes, type: flowType).status == 403)
            #expect(try await scrim.stranger.upload("\(flowPath)/revisions", bytes, type: flowType).status == 401)
            #expect(try await anna.get("\(flowPath)/revisions").json["items"].elements.isEmpty)
        }
    }
}
