import FlowDocument
import Foundation
import JSON
import RulesEngine
import Testing

/// What people complained of in the programs around linters, each complaint by its number.
@Suite struct ComplaintTests {
    private static let faulty = """
        {"scrim": 1, "title": "Inbox", "glossary": {"properNouns": ["Fernwood"]},
         "modals": [
           {"id": "ask", "style": "alert", "title": "Delete the Fernwood album?", "message": null, "controls": []},
           {"id": "share", "style": "alert", "title": "Share?", "message": null,
            "controls": [{"id": "ok", "kind": "button", "title": "Ok"}]}
         ]}
        """
    private static let profile = #"""
        {"scrimProfile": 1, "edition": "2018", "rules": {"alert-has-button": "advice"},
         "glossary": {"brands": ["frobnitz"]},
         "waivers": [{"rule": "alert-button-ok", "subject": "share", "reason": "Legal"}]}
        """#

    @Test func `25 the same settings give the same findings in the library and on the command line`() throws {
        let scratch = try Scratch()
        let path = try scratch.file("inbox.flow.json", Self.faulty)
        let profile = try scratch.file("profile.json", Self.profile)
        let command = try Command("check", path, "--profile", profile, "--format", "json", "--outcomes", "all")
        let printed = try #require(try JSON(parsing: Array(command.output.utf8))["results"]?.elements)
        let linter = Linter(profile: try Profile(parsing: Array(Self.profile.utf8)), kept: .all)
        let report = try linter.run(Document(parsing: Array(Self.faulty.utf8)))
        func line(_ rule: String?, _ outcome: String?, _ severity: String?, _ fingerprint: String?) -> String {
            [rule, outcome, severity, fingerprint].map { $0 ?? "-" }.joined(separator: " ")
        }
        let expected = report.results.map {
            line($0.metadata.id.rawValue, $0.outcome.rawValue, $0.severity.rawValue, $0.fingerprint)
        }
        let found = printed.map {
            line($0["rule"]?.string, $0["outcome"]?.string, $0["severity"]?.string, $0["fingerprint"]?.string)
        }
        #expect(found == expected)
        #expect(printed.contains { $0["waiver"]?["reason"] == "Legal" })
        #expect(printed.contains { $0["rule"] == "alert-has-button" && $0["severity"] == "advice" })
    }

    @Test func `32 nothing that leaves says where a machine keeps its files`() throws {
        let scratch = try Scratch()
        let path = try scratch.file("inbox.flow.json", Self.faulty)
        let folder = scratch.url.path()
        let baseline = scratch.url.appending(path: "baseline.json").path()
        _ = try Command("check", path, "--baseline", baseline, "--update-baseline")
        let kept = try String(contentsOfFile: baseline, encoding: .utf8)
        #expect(kept.contains("alert-has-button") && !kept.contains(folder))
        for format in ["json", "sarif", "sarif-reduced", "junit", "codeclimate", "markdown"] {
            let output = try Command("check", path, "--format", format).output
            #expect(output.contains("alert-has-button"), "\(format)")
            #expect(!output.contains(folder), "\(format)")
        }
    }

    @Test func `36 a baseline grows only when it is told to, and says by what`() throws {
        let scratch = try Scratch()
        let path = try scratch.file("inbox.flow.json", Self.faulty)
        let baseline = scratch.url.appending(path: "baseline.json").path()
        let first = try Command("check", path, "--baseline", baseline, "--update-baseline")
        #expect(first.error.contains("+ alert-has-button ask\n"))
        let before = try String(contentsOfFile: baseline, encoding: .utf8)
        _ = try scratch.file(
            "inbox.flow.json",
            Self.faulty.replacing(
                #""modals": ["#, with: #""modals": [{"id": "new", "style": "alert", "controls": []},"#))
        for arguments in [[], ["--strict-baseline"], ["--fail-on", "never"]] {
            _ = try Command(arguments: ["check", path, "--baseline", baseline] + arguments)
            #expect(try String(contentsOfFile: baseline, encoding: .utf8) == before)
        }
        #expect(try Command("check", path, "--baseline", baseline).status == 1)
        let grown = try Command("check", path, "--baseline", baseline, "--update-baseline")
        #expect(grown.error.contains("+ alert-has-button new\n"))
        #expect(!grown.error.contains("alert-has-button ask"))
        #expect(try String(contentsOfFile: baseline, encoding: .utf8) != before)
        #expect(try Command("check", path, "--baseline", baseline).status == 0)
    }

    @Test(arguments: [
        (#""rules": null"#, "rules"), (#""rules": {"alert-has-button": null}"#, "alert-has-button"),
        (#""edition": null"#, "edition"), (#""waivers": null"#, "waivers"), (#""overrides": null"#, "overrides"),
        (#""glossary": null"#, "glossary"), (#""glossary": {"brands": null}"#, "brands"),
        (#""ownRules": null"#, "ownRules"),
    ])
    func `39 a null in the profile is an error that names its key`(_ member: String, _ key: String) throws {
        let scratch = try Scratch()
        let path = try scratch.file("inbox.flow.json", Self.faulty)
        let profile = try scratch.file("profile.json", "{\"scrimProfile\": 1, \(member)}")
        let command = try Command("check", path, "--profile", profile)
        #expect(command.status == 2)
        #expect(command.output.isEmpty)
        #expect(command.error.contains(key))
    }

    @Test func `54 each finding says why, names its guideline and what to do, and its rule shows examples`() throws {
        let scratch = try Scratch()
        let path = try scratch.file("inbox.flow.json", Self.faulty)
        let command = try Command("check", path)
        let blocks = command.output.split(separator: "\n\n").filter { $0.contains("Why: ") }
        #expect(!blocks.isEmpty)
        for block in blocks {
            #expect(block.contains("Remedy: "))
            #expect(block.contains("Guideline: ") == block.contains("https://"))
        }
        for rule in ["alert-has-button", "alert-button-ok"] {
            let explained = try Command("explain", rule)
            #expect(explained.status == 0)
            for word in ["pass", "fail", "https://"] { #expect(explained.output.contains(word), "\(rule): \(word)") }
        }
        // What mends a finding is told with it, and nothing is changed by looking.
        let before = try String(contentsOfFile: path, encoding: .utf8)
        let report = try JSON(parsing: Array(Command("check", path, "--format", "json").output.utf8))
        let ok = report["results"]?.elements?.first { $0["rule"] == "alert-button-ok" }
        #expect(ok?["fix"]?["patch"]?.elements?.isEmpty == false)
        #expect(try String(contentsOfFile: path, encoding: .utf8) == before)
    }
}
