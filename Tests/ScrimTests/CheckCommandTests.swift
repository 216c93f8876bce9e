import Foundation
import JSON
import Testing

@Suite struct CheckCommandTests {
    static let faulty = """
        {"scrim": 1, "title": "Inbox",
         "modals": [
           {"id": "ask", "style": "alert", "message": "Really?", "controls": []}
         ]}
        """
    static let sound = """
        {"scrim": 1, "modals": [{"id": "ask", "style": "alert", "title": "Delete Message?", "purpose": "problem",
         "autoDismissSeconds": null, "custom": null,
         "controls": [{"id": "ok", "kind": "button", "title": "OK", "exit": {"effect": "none"}}]}]}
        """

    @Test func `findings name guideline, subject, file, line, why and remedy, and the exit status is 1`() throws {
        let scratch = try Scratch()
        let path = try scratch.file("inbox.flow.json", Self.faulty)
        let command = try Command("check", path)
        #expect(command.status == 1)
        #expect(command.output.contains("error alert-title-present: An alert has a title."))
        #expect(command.output.contains("HIG, Alerts (2018)"))
        #expect(command.output.contains("\(path):3:4\n") || command.output.contains("\(path):3:12\n"))
        #expect(command.output.contains("“ask” (ask): The alert has no title."))
        #expect(command.output.contains("Why: ") && command.output.contains("Remedy: "))
        #expect(command.error.isEmpty)
    }

    @Test func `a sound document passes`() throws {
        let scratch = try Scratch()
        let command = try Command("check", scratch.file("a.flow.json", Self.sound))
        #expect(command.status == 0)
    }

    @Test func `edition 2025 is the default`() throws {
        let scratch = try Scratch()
        let path = try scratch.file("inbox.flow.json", Self.sound)
        let report = try JSON(parsing: Array(Command("check", path, "--format", "json").output.utf8))
        #expect(report["edition"] == "2025")
        let old = try JSON(parsing: Array(Command("check", path, "--format", "json", "--edition", "2018").output.utf8))
        #expect(old["edition"] == "2018")
        #expect(old["notices"] == nil)
    }

    @Test func `the JSON report has the shape that programs rely on`() throws {
        let scratch = try Scratch()
        let path = try scratch.file("inbox.flow.json", Self.faulty)
        let report = try JSON(parsing: Array(Command("check", path, "--format", "json").output.utf8))
        #expect(report["scrimReport"] == 1)
        #expect(report["engine"]?.string?.isEmpty == false)
        #expect(report["document"]?["title"] == "Inbox")
        #expect(report["document"]?["hash"]?.string?.count == 64)
        let summary = try #require(report["summary"])
        #expect(summary["fail"]?.members?.map(\.name) == ["error", "warning", "advice"])
        #expect(summary.members?.map(\.name) == ["fail", "review", "open", "pass", "notApplicable"])
        let result = try #require(report["results"]?.elements?.first { $0["rule"] == "alert-title-present" })
        #expect(result["outcome"] == "fail")
        #expect(result["severity"] == "error")
        #expect(result["subject"] == "ask")
        #expect(result["ruleVersion"] == 1)
        #expect(result["message"]?["id"] == "missing")
        #expect(result["location"]?["pointer"] == "/modals/0/title")
        #expect(result["location"]?["file"] == "inbox.flow.json")
        #expect(result["location"]?["line"] == 3)
        #expect(result["fingerprint"]?.string?.count == 64)
    }

    @Test func `with all outcomes the report also holds what passed, is open or does not apply`() throws {
        let scratch = try Scratch()
        let path = try scratch.file("inbox.flow.json", Self.faulty)
        let all = try JSON(parsing: Array(Command("check", path, "--format", "json", "--outcomes", "all").output.utf8))
        let outcomes = Set(all["results"]?.elements?.compactMap { $0["outcome"]?.string } ?? [])
        #expect(outcomes.isSuperset(of: ["fail", "open", "notApplicable"]))
        let few = try JSON(parsing: Array(Command("check", path, "--format", "json").output.utf8))
        let shown = Set(few["results"]?.elements?.compactMap { $0["outcome"]?.string } ?? [])
        #expect(shown.isSubset(of: ["fail", "review"]))
        #expect(few["summary"] == all["summary"])
    }

    @Test func `Xcode's format is a line a finding`() throws {
        let scratch = try Scratch()
        let path = try scratch.file("inbox.flow.json", Self.faulty)
        let command = try Command("check", path, "--format", "xcode")
        let lines = command.output.split(separator: "\n")
        #expect(!lines.isEmpty)
        for line in lines {
            #expect(line.hasPrefix("\(path):3:"))
            #expect(line.hasSuffix("]"))
        }
        #expect(lines.contains { $0.contains(": error: ask: The alert has no title. [alert-title-present]") })
    }

    @Test(arguments: [
        ("error", 1), ("warning", 1), ("advice", 1), ("review", 1), ("never", 0),
    ]) func `fail-on names the severity that fails`(_ level: String, _ status: Int32) throws {
        let scratch = try Scratch()
        let path = try scratch.file("inbox.flow.json", Self.faulty)
        #expect(try Command("check", path, "--fail-on", level).status == status)
    }

    @Test func `a profile switches rules off and weighs them otherwise`() throws {
        let scratch = try Scratch()
        let path = try scratch.file("inbox.flow.json", Self.faulty)
        let profile = try scratch.file(
            "profile.json",
            #"{"scrimProfile": 1, "edition": "2018", "rules": {"alert-title-present": "off", "alert-has-button": "advice"}}"#
        )
        let command = try Command("check", path, "--profile", profile, "--format", "json")
        let report = try JSON(parsing: Array(command.output.utf8))
        #expect(report["edition"] == "2018")
        let results = report["results"]?.elements ?? []
        #expect(!results.contains { $0["rule"] == "alert-title-present" })
        #expect(results.first { $0["rule"] == "alert-has-button" }?["severity"] == "advice")
    }

    @Test func `a table of terms is added to the profile's`() throws {
        let scratch = try Scratch()
        let path = try scratch.file(
            "a.flow.json",
            #"{"scrim": 1, "modals": [{"id": "ask", "style": "alert", "title": "Log in to the server"}]}"#)
        let profile = try scratch.file(
            "profile.json",
            #"""
            {"scrimProfile": 1, "glossary": {"preferred": [{"avoid": "server", "use": "host"}]}}
            """#)
        let terms = try scratch.file("terms.csv", "language,avoid,use\nen,log in,sign in\n")
        let fixed = try Command("fix", path, "--profile", profile, "--terms", terms, "--write")
        #expect(fixed.status == 0)
        let text = try String(contentsOfFile: path, encoding: .utf8)
        #expect(text.contains("Sign in to the host"))
        let checked = try Command("check", path, "--profile", profile, "--terms", terms)
        #expect(!checked.output.contains("text-preferred-term"))
    }

    @Test func `facts settle what a file leaves open`() throws {
        let scratch = try Scratch()
        let path = try scratch.file(
            "a.flow.json", #"{"scrim": 1, "modals": [{"id": "ask", "style": "alert", "title": "A"}]}"#)
        let facts = try scratch.file(
            "scrim.facts.json",
            #"{"scrimFacts": 1, "facts": {"ask": {"purpose": "success"}, "gone": {"purpose": "problem"}}}"#)
        let command = try Command("check", path, "--facts", facts)
        #expect(command.output.contains("alert-essential"))
        #expect(command.error.contains("nothing has the id “gone” any more"))
        let questions = try Command("questions", path, "--facts", facts)
        #expect(!questions.output.contains("purpose:"))
    }

    @Test func `the example storyboard shows its faults, by file and line`() throws {
        let command = try Command("check", "Examples/Harbor", "--format", "xcode", "--fail-on", "error")
        #expect(command.status == 1)
        for rule in [
            "modal-exit-exists", "modal-exit-reachable", "popover-no-modal-above", "popover-one-at-a-time",
        ] {
            let line = try #require(command.output.split(separator: "\n").first { $0.contains("[\(rule)]") })
            #expect(line.hasPrefix("Examples/Harbor/Base.lproj/Main.storyboard:"))
        }
    }

    @Test func `no report tells where a machine keeps its files`() throws {
        let scratch = try Scratch()
        let path = try scratch.file("inbox.flow.json", Self.faulty)
        let command = try Command("check", path, "--format", "json")
        #expect(!command.output.contains(scratch.url.path))
        let folder = Command.root.appending(path: "Examples/Harbor").path
        let imported = try Command("import", folder, "-o", "-")
        #expect(imported.status == 0)
        #expect(!imported.output.contains(Command.root.path))
    }
}
