import Foundation
import JSON
import Testing

/// The forms in which findings leave, and the baseline that lies beside them.
@Suite struct ReportFormatTests {
    static let faulty = """
        {"scrim": 1, "title": "In|box <1>",
         "modals": [
           {"id": "ask", "style": "alert", "title": "Saved\\n100%, done: ok?", "controls": []},
           {"id": "other", "style": "alert", "title": "Really sure?", "controls": []}
         ]}
        """
    static let profile = #"""
        {"scrimProfile": 1, "waivers": [{"rule": "alert-has-button", "subject": "other", "reason": "Drawn by iOS"},
            {"rule": "alert-title-one-line", "subject": "ask", "reason": "Not yet", "status": "underReview"}]}
        """#

    private func json(_ arguments: String...) throws -> JSON {
        try JSON(parsing: Array(Command(arguments: arguments).output.utf8))
    }

    @Test func `SARIF tells kinds, waivers and fingerprints, and its reduced form only what counts`() throws {
        let scratch = try Scratch()
        let path = try scratch.file("a flow.flow.json", Self.faulty)
        let profile = try scratch.file("profile.json", Self.profile)
        let full = try json("check", path, "--profile", profile, "--format", "sarif", "--outcomes", "all")
        let results = try #require(full["runs"]?.elements?.first?["results"]?.elements)
        let kinds = Set(results.compactMap { $0["kind"]?.string })
        #expect(kinds.isSuperset(of: ["fail", "open", "notApplicable", "pass"]))
        for result in results where result["kind"] != "fail" { #expect(result["level"] == "none") }
        let waived = results.filter { $0["suppressions"] != nil && $0["kind"] == "fail" }
        #expect(
            Set(waived.compactMap { $0["suppressions"]?.elements?.first?["status"]?.string }) == [
                "accepted", "underReview",
            ])
        let location = results.compactMap { $0["locations"]?.elements?.first?["physicalLocation"] }.first
        #expect(location?["artifactLocation"]?["uri"] == "a%20flow.flow.json")
        let reduced = try json("check", path, "--profile", profile, "--format", "sarif-reduced", "--outcomes", "all")
        let alerts = try #require(reduced["runs"]?.elements?.first?["results"]?.elements)
        #expect(alerts.allSatisfy { $0["kind"] == nil && $0["suppressions"] == nil })
        #expect(alerts.contains { $0["ruleId"] == "alert-title-one-line" })
        #expect(
            !alerts.contains {
                $0["ruleId"] == "alert-has-button" && ($0["message"]?["text"]?.string ?? "").contains("Really")
            })
        #expect(try !Command("check", path, "--format", "sarif").output.contains(scratch.url.path()))
    }

    @Test func `JUnit fails what the threshold fails, and shows the rest as skipped`() throws {
        let scratch = try Scratch()
        let path = try scratch.file("a.flow.json", Self.faulty)
        let output = try Command("check", path, "--format", "junit", "--profile", scratch.file("p.json", Self.profile))
            .output
        #expect(output.contains(#"<testsuite name="alert-has-button" tests="2" failures="1" skipped="1">"#))
        #expect(output.contains(#"<skipped message="waived: "#))
        let never = try Command("check", path, "--format", "junit", "--fail-on", "never")
        #expect(!never.output.contains("<failure"))
        #expect(never.status == 0)
    }

    @Test func `an annotation of GitHub is one line whatever the text holds`() throws {
        let scratch = try Scratch()
        let output = try Command("check", scratch.file("a.flow.json", Self.faulty), "--format", "github").output
        let lines = output.split(separator: "\n")
        #expect(
            lines.allSatisfy { $0.hasPrefix("::error ") || $0.hasPrefix("::warning ") || $0.hasPrefix("::notice ") })
        #expect(
            lines.contains { $0.contains("line=3,") && $0.contains("title=alert-has-button::Saved 100%25, done: ok?") })
    }

    @Test func `Code Climate's issues have a path, a line and the finding's fingerprint`() throws {
        let scratch = try Scratch()
        let path = try scratch.file("a.flow.json", Self.faulty)
        let issues = try #require(try json("check", path, "--format", "codeclimate").elements)
        let findings = try #require(try json("check", path, "--format", "json")["results"]?.elements)
        #expect(
            Set(issues.compactMap { $0["fingerprint"]?.string })
                == Set(findings.compactMap { $0["fingerprint"]?.string }))
        #expect(issues.allSatisfy { $0["location"]?["path"] == "a.flow.json" })
    }

    @Test func `Markdown holds texts of the document as texts`() throws {
        let scratch = try Scratch()
        let output = try Command("check", scratch.file("a.flow.json", Self.faulty), "--format", "markdown").output
        #expect(output.hasPrefix("### Scrim: In\\|box &lt;1&gt;\n"))
        let japanese = try Command(
            "check", scratch.url.appending(path: "a.flow.json").path(), "--format", "markdown", "--language", "ja"
        ).output
        #expect(japanese.contains("| エラー |"))
    }

    @Test func `a baseline makes findings known, grows only when asked, and tells what to take out`() throws {
        let scratch = try Scratch()
        let path = try scratch.file("a.flow.json", Self.faulty)
        let baseline = scratch.url.appending(path: "baseline.json").path()
        #expect(try Command("check", path, "--baseline", baseline).status == 2)
        let made = try Command("check", path, "--baseline", baseline, "--update-baseline")
        #expect(made.error.contains("+ alert-has-button ask\n"))
        #expect(made.error.contains("fewer."))
        #expect(try Command("check", path, "--baseline", baseline).status == 0)
        // One is mended, another made.
        let edited = Self.faulty.replacing(
            #"{"id": "other", "style": "alert", "title": "Really sure?", "controls": []}"#,
            with: #"{"id": "other", "style": "alert", "controls": [{"id": "ok", "kind": "button", "title": "OK"}]}"#)
        _ = try scratch.file("a.flow.json", edited)
        let check = try Command("check", path, "--baseline", baseline, "--format", "json")
        #expect(check.status == 1)
        #expect(check.error.contains("mended and still listed: alert-has-button other\n"))
        let results = try #require(try JSON(parsing: Array(check.output.utf8))["results"]?.elements)
        let title = results.first { $0["rule"] == "alert-title-present" }
        #expect(title?["baselineState"] == "new")
        #expect(results.first { $0["rule"] == "alert-has-button" }?["baselineState"] == "unchanged")
        // Strict: what is mended must be taken out, even where nothing new is there.
        _ = try scratch.file(
            "a.flow.json",
            Self.faulty.replacing(#", "title": "Really sure?""#, with: #", "title": "Really"#.appending("\"")))
        let strict = try Command("check", path, "--baseline", baseline, "--strict-baseline", "--fail-on", "never")
        #expect(strict.status == 0)
        _ = try scratch.file("a.flow.json", edited)
        #expect(
            try Command("check", path, "--baseline", baseline, "--strict-baseline", "--fail-on", "never").status == 1)
        let sarif = try json("check", path, "--baseline", baseline, "--format", "sarif")
        let states = Set(
            (sarif["runs"]?.elements?.first?["results"]?.elements ?? []).compactMap { $0["baselineState"]?.string })
        #expect(states.isSuperset(of: ["new", "unchanged", "absent"]))
        let updated = try Command("check", path, "--baseline", baseline, "--update-baseline")
        #expect(updated.error.contains("- alert-has-button other\n"))
        #expect(try Command("check", path, "--baseline", baseline, "--strict-baseline").status == 0)
        _ = try scratch.file("baseline.json", #"{"scrimBaseline": 1, "entries": null}"#)
        #expect(try Command("check", path, "--baseline", baseline).status == 2)
    }
}
