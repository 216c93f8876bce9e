import Foundation
import Testing

/// The arrows between targets, as docs/architecture.md draws them: the compiler takes an import of any module that it
/// happens to find.
@Suite struct ImportTests {
    /// What each target may import of ours. C modules have one wrapper each.
    static let allowed: [String: Set<String>] = [
        "Cryptography": ["COpenSSL"],
        "Outbound": ["CCurl", "Synchronization"],
        "UnicodeText": ["CICU", "Synchronization"],
        "XML": ["CExpat"],
        "JSON": [],
        "EmbeddedPostgres": ["ChildProcess", "FoundationEssentials", "Glibc"],
        "Postgres": ["CLibPQ", "Cryptography", "Dispatch", "EventLoop", "Glibc"],
        "EventLoop": ["CLinux", "Glibc", "Synchronization"],
        "ChildProcess": ["CSpawn", "Glibc", "Synchronization"],
        "HTTPServer": ["CMicrohttpd", "CZlib", "Cryptography", "EventLoop", "Glibc", "Synchronization"],
        "Drawing": ["ChildProcess", "Cryptography", "FlowDocument", "JSON", "TextLayout", "XML"],
        "FlowDocument": ["Cryptography", "JSON", "UnicodeText"],
        "TextLayout": ["UnicodeText"],
        "RulesEngine": [
            "Cryptography", "FlowDocument", "JSON", "Synchronization", "TextLayout", "UnicodeText", "XML",
        ],
        "Importers": ["FlowDocument", "JSON", "XML"],
        "ReviewServer": [
            "ChildProcess", "Cryptography", "Drawing", "EventLoop", "FlowDocument", "FoundationEssentials",
            "HTTPServer", "Importers", "JSON", "Postgres", "RulesEngine", "Synchronization", "UnicodeText",
        ],
        "scrim-server": [
            "Dispatch", "EmbeddedPostgres", "EventLoop", "FoundationEssentials", "Glibc", "Postgres", "ReviewServer",
            "Synchronization",
        ],
        "scrim": ["Cryptography", "FlowDocument", "Importers", "JSON", "Outbound", "RulesEngine"],
    ]

    /// What only the command line may see of the system.
    static let system: [String: Set<String>] = [
        "scrim": ["Foundation", "FoundationEssentials", "Glibc", "Musl", "Darwin"]
    ]

    @Test(arguments: SourceFile.all) func `a file imports what its layer may see`(_ file: SourceFile) throws {
        let ours = try #require(Self.allowed[file.target], "\(file.target) has no place in the picture")
        let modules = ours.union(Self.system[file.target] ?? [])
        #expect(Set(file.imports).subtracting(modules).isEmpty)
    }

    @Test func `every target has files and a place in the picture`() {
        let folders = Set(SourceFile.all.map(\.target))
        #expect(folders == Set(Self.allowed.keys))
    }
}

/// A Swift file below Sources.
struct SourceFile: Sendable, CustomStringConvertible {
    let path: String
    let text: String

    var description: String { path }

    /// The folder below Sources.
    var target: String { String(path.split(separator: "/")[0]) }

    var lines: [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }

    /// The modules that the file imports, whatever their access level.
    var imports: [String] {
        lines.compactMap { line in
            let words = line.split(separator: " ")
            let levels: Set<Substring> = ["public", "package", "internal", "private", "@testable"]
            guard let index = words.firstIndex(of: "import"), words[..<index].allSatisfy(levels.contains),
                index + 1 < words.count
            else { return nil }
            return String(words[index + 1])
        }
    }

    static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    static let all: [SourceFile] = {
        let sources = root.appending(path: "Sources")
        let paths = (try? FileManager.default.subpathsOfDirectory(atPath: sources.path)) ?? []
        return paths.filter { $0.hasSuffix(".swift") }.sorted().compactMap { path in
            guard let text = try? String(contentsOf: sources.appending(path: path), encoding: .utf8) else { return nil }
            return SourceFile(path: path, text: text)
        }
    }()
}
