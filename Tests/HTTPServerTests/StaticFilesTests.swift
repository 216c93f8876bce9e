import Foundation
import HTTPServer
import TestSupport
import Testing

/// Files in memory.
@Suite struct StaticFilesTests {
    /// Lends a folder with these files.
    static func withFolder(_ files: [String: String], _ body: (URL) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        for (path, text) in files {
            let file = folder.appending(path: path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        try body(folder)
    }

    static func get(_ headers: Headers = [:]) throws -> RequestHead {
        RequestHead(method: .get, target: try #require(Target("/")), headers: headers)
    }

    @Test func `files are served as what they are`() throws {
        let script = String(repeating: "let a = 1\n", count: 200)
        try Self.withFolder(["main.js": script, "img/a.svg": "<svg/>", "b.PNG": "png"]) { folder in
            let files = try StaticFiles(folder: folder.path)
            #expect(files.paths == ["b.PNG", "img/a.svg", "main.js"])
            let reply = try #require(files.response(for: ["main.js"], Self.get()))
            #expect(reply.status == 200)
            #expect(reply.headers["Content-Type"] == "text/javascript; charset=utf-8")
            #expect(reply.headers["Cache-Control"] == "public, max-age=31536000, immutable")
            var sent: [UInt8] = []
            if case .bytes(let bytes) = reply.body { sent = bytes }
            #expect(sent == Array(script.utf8))
            #expect(try files.response(for: ["img", "a.svg"], Self.get())?.headers["Content-Type"] == "image/svg+xml")
            #expect(try files.response(for: ["b.PNG"], Self.get())?.headers["Content-Type"] == "image/png")
        }
    }

    @Test func `a client that has a file keeps it, in whichever coding`() throws {
        try Self.withFolder(["a.css": String(repeating: "a{}", count: 100)]) { folder in
            let files = try StaticFiles(folder: folder.path, hashed: false)
            let plain = try #require(files.response(for: ["a.css"], Self.get()))
            let gzip = try #require(files.response(for: ["a.css"], Self.get(["Accept-Encoding": "gzip"])))
            #expect(plain.headers["Cache-Control"] == "no-cache")
            #expect(gzip.headers["Content-Encoding"] == "gzip" && plain.headers["Content-Encoding"] == nil)
            #expect(gzip.headers["Vary"] == "Accept-Encoding" && plain.headers["Vary"] == "Accept-Encoding")
            let tags = [plain, gzip].compactMap { $0.headers["ETag"] }
            #expect(Set(tags).count == 2)
            for tag in tags {
                let reply = try #require(files.response(for: ["a.css"], Self.get(["If-None-Match": tag])))
                #expect(reply.status == 304)
            }
        }
    }

    @Test func `nothing but what was there is served`() throws {
        let contents = ["a.js": "1", ".env.js": "secret", ".git/config.js": "x", "tool.sh": "x", "no-ending": "x"]
        try Self.withFolder(contents) { folder in
            let outside = folder.deletingLastPathComponent().appending(path: "outside-\(UUID().uuidString).js")
            try Data("secret".utf8).write(to: outside)
            defer { try? FileManager.default.removeItem(at: outside) }
            try FileManager.default.createSymbolicLink(
                at: folder.appending(path: "link.js"), withDestinationURL: outside)
            let files = try StaticFiles(folder: folder.path)
            #expect(files.paths == ["a.js"])
            let paths = [
                [".env.js"], ["..", outside.lastPathComponent], [], [""], ["a.js", ""], ["", "a.js"], ["x/../a.js"],
                ["link.js"], ["a.JS"],
            ]
            for path in paths { #expect(try files.response(for: path, Self.get()) == nil) }
        }
    }

    @Test func `a slash within a segment names no file`() throws {
        try Self.withFolder(["d/a.js": "1"]) { folder in
            let files = try StaticFiles(folder: folder.path)
            #expect(try files.response(for: ["d/a.js"], Self.get()) == nil)
            #expect(try files.response(for: ["d", "a.js"], Self.get()) != nil)
        }
    }

    @Test func `the hash of a tree depends on every path and every byte`() throws {
        let trees = [
            ["a.js": "1", "b.js": "2"], ["a.js": "2", "b.js": "1"], ["a.js": "1", "c.js": "2"], ["a.js": "1"],
        ]
        var hashes: Set<String> = []
        for tree in trees + [trees[0]] {
            try Self.withFolder(tree) { folder in hashes.insert(try StaticFiles(folder: folder.path).treeHash) }
        }
        #expect(hashes.count == trees.count)
        #expect(throws: ServerError.self) { try StaticFiles(folder: "/no/such/folder") }
    }
}
