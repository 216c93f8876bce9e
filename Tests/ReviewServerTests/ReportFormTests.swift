import Foundation
import FoundationXML
import JSON
import TestSupport
import Testing

/// Reports in the forms of other tools.
@Suite struct ReportFormTests {
    @Test func `a report comes as SARIF whose results, rules and suppressions fit together`() async throws {
        try await TestScrim.run { scrim in
            let anna = try await scrim.maintainer()
            let revision = try await anna.harbor()
            let summary = try await anna.get(revision).json["summary"]
            let reply = try await anna.get("\(revision)/report.sarif")
            #expect(reply.status == 200 && reply.header("Content-Type") == "application/sarif+json")
            let tag = reply.header("ETag") ?? ""
            #expect(
                try await anna.get("\(revision)/report.sarif", headers: ["If-None-Match": tag]).status == 304)
            #expect(reply.json["version"].text == "2.1.0")
            #expect(reply.json["$schema"].text?.contains("sarif-2.1.0") == true)
            let run = try #require(reply.json["runs"][0])
            let results = expectSound(run)
            let report = try await anna.get("\(revision)/report").json
            #expect(results.count == report["results"].elements.count)
            #expect(results.count(where: { $0["suppressions"] != nil }) == summary["waived"].integer ?? 0)

            let reduced = try await anna.get("\(revision)/report.sarif?extent=reduced")
            #expect(reduced.header("ETag") != tag)
            let counted = expectSound(try #require(reduced.json["runs"][0]))
            let failures = ["error", "warning", "advice"].compactMap { summary["fail"][$0].integer }.reduce(0, +)
            #expect(counted.count == failures && counted.allSatisfy { $0["kind"] == nil })
            #expect(try await anna.get("\(revision)/report.sarif?extent=all").status == 400)

            let japanese = try await anna.get("\(revision)/report.sarif?language=ja").json["runs"][0]
            #expect(japanese["tool"]["driver"]["language"].text == "ja")
            #expect(japanese["results"][0]["message"] != results.first?["message"])
            #expect(try await anna.get("\(flowPath)/revisions/9/report.sarif").status == 404)
        }
    }

    @Test func `a report comes as JUnit's XML, in which what keeps the gate shut fails`() async throws {
        try await TestScrim.run { scrim in
            let anna = try await scrim.maintainer()
            let revision = try await anna.harbor()
            let summary = try await anna.get(revision).json["summary"]
            let reply = try await anna.get("\(revision)/report.junit?language=ko")
            #expect(reply.status == 200 && reply.header("Content-Type") == "application/xml")
            #expect(reply.header("ETag") != nil)
            let root = try #require(XMLDocument(data: Data(reply.bytes)).rootElement())
            #expect(root.name == "testsuites")
            let errors = summary["fail"]["error"].integer ?? 0
            #expect(root.attribute(forName: "failures")?.stringValue == "\(errors)")
            let cases = root.elements(forName: "testsuite").flatMap { $0.elements(forName: "testcase") }
            #expect(cases.count(where: { !$0.elements(forName: "failure").isEmpty }) == errors)
            let failures = ["error", "warning", "advice"].compactMap { summary["fail"][$0].integer }.reduce(0, +)
            let others = (summary["review"].integer ?? 0) + (summary["waived"].integer ?? 0)
            #expect(cases.count == failures + others)
            let skipped = cases.compactMap { $0.elements(forName: "skipped").first }
            let waived = skipped.count { $0.attribute(forName: "message")?.stringValue?.hasPrefix("waived") == true }
            #expect(waived == summary["waived"].integer ?? 0)
        }
    }

    /// What SARIF 2.1.0 demands of a run, as far as we write it; its results.
    private func expectSound(_ run: JSON) -> [JSON] {
        let driver = run["tool"]["driver"]
        #expect(driver["name"].text == "Scrim" && driver["semanticVersion"].text?.isEmpty == false)
        let rules = driver["rules"].elements
        for rule in rules {
            for member in ["shortDescription", "fullDescription", "help"] {
                #expect(rule[member]["text"].text?.isEmpty == false)
            }
            #expect(["error", "warning", "note"].contains(rule["defaultConfiguration"]["level"].text))
            if let address = rule["helpUri"]?.string { #expect(URL(string: address)?.scheme == "https") }
        }
        #expect(Set(rules.compactMap { $0["id"].text }).count == rules.count)
        #expect(run["columnKind"].text == "utf16CodeUnits")
        let results = run["results"].elements
        #expect(!results.isEmpty)
        for result in results {
            let index = result["ruleIndex"].integer ?? -1
            #expect(rules.indices.contains(index) && rules[index]["id"] == result["ruleId"])
            #expect(result["message"]["text"].text?.isEmpty == false)
            let kind = result["kind"].text ?? "fail"
            #expect(["fail", "review", "open", "pass", "notApplicable"].contains(kind))
            let levels: Set<String?> = kind == "fail" ? ["error", "warning", "note"] : ["none"]
            #expect(levels.contains(result["level"].text))
            for location in result["locations"].elements {
                let place = location["physicalLocation"]
                if place != nil {
                    let address = place["artifactLocation"]["uri"].text ?? ""
                    #expect(!address.isEmpty && !address.hasPrefix("/") && URL(string: address) != nil)
                    #expect(place["region"]["startLine"].integer ?? 0 >= 1)
                    #expect(place["region"]["startColumn"].integer ?? 0 >= 1)
                }
                let pointer = location["logicalLocations"][0]["fullyQualifiedName"].text
                #expect(pointer == "" || pointer?.hasPrefix("/") == true)
            }
            #expect(result["partialFingerprints"]["scrim/v1"].text?.count == 64)
            for suppression in result["suppressions"].elements {
                #expect(["inSource", "external"].contains(suppression["kind"].text))
                #expect(["accepted", "underReview", "rejected"].contains(suppression["status"].text))
            }
        }
        return results
    }
}

extension Client {
    /// Sends the demo's storyboard under a profile with a waiver; the revision's path.
    fileprivate func harbor() async throws -> String {
        let bytes = try Repository.bytes(of: "Examples/Harbor/Base.lproj/Main.storyboard")
        let made = try await upload(
            "\(flowPath)/revisions?filename=Main.storyboard", bytes, type: storyboardType)
        #expect(made.status == 201, "\(made.text.prefix(500))")
        let revision = "\(flowPath)/revisions/1"
        let worst = try await get("\(revision)/findings").json["items"][0]
        let profile: JSON = [
            "scrimProfile": 1,
            "waivers": [["rule": worst["rule"] ?? "", "subject": worst["subject"] ?? "", "reason": "Known & <meant>"]],
        ]
        let reply = try await put("/api/v1/projects/harbor/profile", profile, headers: ["If-Match": "*"])
        #expect(reply.status == 200, "\(reply.text)")
        return revision
    }
}
