import Foundation
import RulesEngine
import Testing

/// What a reader may rely on in every file.
@Suite struct FileShapeTests {
    @Test(arguments: SourceFile.all) func `a file holds one thing and stays readable`(_ file: SourceFile) {
        #expect(file.lines.count <= 350)
        #expect(file.text.hasSuffix("\n"))
    }

    @Test(arguments: SourceFile.all) func `nothing ends the process on what came from outside`(_ file: SourceFile) {
        for (number, line) in file.lines.enumerated() {
            for word in ["try!", "as!", "fatalError(", "unowned(unsafe)", "nonisolated(unsafe)"] {
                #expect(!line.contains(word), "\(file.path):\(number + 1) \(word)")
            }
        }
    }

    @Test(arguments: SourceFile.all) func `what the compiler takes on trust has its proof above`(_ file: SourceFile) {
        for (number, line) in file.lines.enumerated() where line.contains("@unchecked") {
            #expect(Self.server.contains(file.target), "\(file.path):\(number + 1)")
            #expect(number > 0 && file.lines[number - 1].contains("// Proof: "), "\(file.path):\(number + 1)")
        }
    }

    /// The targets that drive C libraries from callbacks.
    static let server: Set<String> = ["EventLoop", "HTTPServer", "Postgres"]

    @Test(arguments: SourceFile.all) func `unsafe code stands in wrappers only`(_ file: SourceFile) {
        let wrappers: Set<String> = Self.server.union([
            "ChildProcess", "Cryptography", "EmbeddedPostgres", "Outbound", "UnicodeText", "XML",
        ])
        guard !wrappers.contains(file.target), !file.path.hasSuffix("/Console.swift") else { return }
        // It is a word of English, too.
        guard !file.path.contains("/Lexicons/") else { return }
        #expect(!file.lines.contains { $0.contains("unsafe ") && !$0.contains("//") })
    }

    @Test func `every rule has a file of its name, and every file of a rule is in the catalogue`() {
        let files = SourceFile.all.filter {
            $0.path.hasPrefix("RulesEngine/Rules/") && $0.text.contains("RuleMetadata(")
        }
        let names = files.map { String($0.path.split(separator: "/").last?.dropLast(6) ?? "") }
        #expect(names.sorted() == RuleCatalogue.all.map { "\($0)" }.sorted())
    }

    @Test func `the catalogue is sorted by the names of the rules`() {
        let ids = RuleCatalogue.all.map { $0.metadata.id }
        #expect(ids == ids.sorted())
    }

    @Test func `every rule's type is its id in capitals`() {
        for rule in RuleCatalogue.all {
            let id = rule.metadata.id.rawValue.replacingOccurrences(of: "-", with: "")
            #expect("\(rule)".lowercased() == id)
        }
    }
}
