import FlowDocument
import JSON
import Testing
import TextLayout

@testable import RulesEngine

/// How the engine lays alerts out, and what it says in each language and case.
@Suite struct AlertLayoutTests {
    private func context(_ members: String) throws -> Context {
        Context(try Document(parsing: Array("{\"scrim\": 1, \(members)}".utf8)), profile: Profile())
    }

    private func results(_ rule: any Rule.Type, _ members: String) throws -> [RuleResult] {
        let document = try Document(parsing: Array("{\"scrim\": 1, \(members)}".utf8))
        return Linter(kept: .all).run(document, rules: [rule]).results
    }

    @Test func `text sizes have the same names in documents and tables`() {
        #expect(TextSize.allCases.map(\.rawValue) == TypeSize.allCases.map(\.rawValue))
        #expect(OperatingSystem.allCases.allSatisfy { AlertSystem(rawValue: $0.rawValue) != nil })
    }

    @Test func `what the document says of the buttons goes before the titles`() throws {
        let context = try context(
            #"""
            "modals": [{"id": "a", "style": "alert", "layout": "row", "controls": [
                {"id": "x", "kind": "button", "title": "Remind Me Again Tomorrow"}, {"id": "y", "kind": "button", "title": "OK"}]},
                {"id": "b", "style": "alert", "controls": [
                {"id": "x", "kind": "button", "title": "Remind Me Again Tomorrow"}, {"id": "y", "kind": "button", "title": "OK"}]},
                {"id": "c", "style": "alert", "controls": [
                {"id": "x", "kind": "button", "title": "Cancel"}, {"id": "y", "kind": "button"}]}]
            """#)
        #expect(context.graph.modals.map { context.arrangement(of: $0, language: "en") } == [.row, .stack, .unsure])
    }

    @Test func `where cases disagree the arrangement is unsure`() throws {
        let context = try context(
            """
            "cases": ["iphone-portrait", \(LayoutExamples.window("big", 390, 844, textSize: "accessibility5"))],
            "modals": [{"id": "a", "style": "alert", "controls": [
                {"id": "x", "kind": "button", "title": "Don’t Save"}, {"id": "y", "kind": "button", "title": "Save"}]}]
            """)
        let node = context.graph.modals[0]
        #expect(context.arrangement(of: node, language: "en") == .unsure)
        let cases = try #require(context.cases)
        #expect(cases.map { context.arrangement(of: node, case: $0, language: "en") } == [.row, .stack])
    }

    @Test func `the result is the worst over cases and languages, and names the others`() throws {
        let results = try results(
            AlertFitsLandscape.self,
            LayoutExamples.alert(
                "Save?", "A line.", ["All", "Some", "None", "Later", "Cancel"],
                cases: ["\"iphone-large-landscape\"", LayoutExamples.lowest, "\"ipad-landscape\""]))
        let result = try #require(results.first)
        #expect(result.outcome == .fail && result.observation.case == "iphone-tiny-landscape")
        #expect(result.cells.map(\.case) == ["iphone-large-landscape", "ipad-landscape"])
        let names = result.observation.evidence.map(\.name)
        #expect(names.contains("height") && names.contains("available") && names.contains("advances"))
    }

    @Test func `larger letters weigh as advice, and a failure that weighs more is shown first`() throws {
        let cases = [LayoutExamples.window("huge", 568, 320, textSize: "accessibility5"), LayoutExamples.lowest]
        let buttons = ["All", "Some", "None", "Later", "Cancel"]
        let both = try results(AlertFitsLandscape.self, LayoutExamples.alert("Save?", "A.", buttons, cases: cases))
        #expect(both.first?.severity == .warning && both.first?.observation.case == "iphone-tiny-landscape")
        let huge = try results(
            AlertFitsLandscape.self, LayoutExamples.alert("Save?", "A.", buttons, cases: [cases[0]]))
        #expect(huge.first?.outcome == .fail && huge.first?.severity == .advice)
    }

    @Test func `a long title weighs more than one of many characters`() throws {
        func severity(_ title: String) throws -> Severity? {
            try results(AlertTitleShort.self, LayoutExamples.alert(title)).first { $0.outcome == .fail }?.severity
        }
        let words = "Are you sure that you want to delete this album now?"
        #expect(try severity(words) == .advice)
        #expect(try severity(words + " " + words) == .warning)
    }

    @Test func `what a failure rests on is named`() throws {
        let long = try results(
            AlertTitleOneLine.self,
            LayoutExamples.alert("Delete “{name}”?", more: #", "examples": {"name": {"maxLength": 60}}"#))
        #expect(long.first?.observation.message?.text(in: "en").contains("{name}") == true)
        let unknown = try results(AlertTitleTwoLines.self, LayoutExamples.alert("Delete “%@”?")).first?.observation
        #expect(unknown?.settledBy?.text(in: "en").contains("%@") == true)
        let broken = try results(AlertTitleOneLine.self, LayoutExamples.alert(#"Delete\nthis?"#)).first?.observation
        #expect(broken?.message?.template == AlertTitleOneLine.broken)
        #expect(broken?.field == ["title"] && broken?.range == 0..<12)
    }

    @Test func `a limit that nobody can count bounds nothing`() throws {
        var profile = Profile()
        profile.thresholds["alert-message-two-lines"] = ["lines": 1e300]
        let text = LayoutExamples.alert("Terms", LayoutExamples.text("A long sentence about the terms.", 40))
        let document = try Document(parsing: Array("{\"scrim\": 1, \(text)}".utf8))
        let results = Linter(profile: profile, kept: .all).run(document, rules: [AlertMessageTwoLines.self]).results
        #expect(results.first?.outcome == .pass)
    }

    @Test func `the keyboard takes room from alerts with a field`() throws {
        func outcome(_ more: String) throws -> Outcome? {
            let window =
                LayoutExamples.window("typing", 667, 375).dropLast()
                + #", "keyboard": {"x": 0, "y": 175, "width": 667, "height": 200}}"#
            return try results(
                AlertFitsLandscape.self,
                LayoutExamples.alert("Rename", "Type a new name.", cases: [String(window)], more: more)
            ).first?.outcome
        }
        #expect(try outcome("") == .pass)
        #expect(try outcome(#", "textFields": [{"placeholder": "Name"}]"#) == .review)
    }

    @Test func `safe areas that nobody states leave the height open within bounds`() throws {
        var device = DeviceCase.builtIn[0]
        device.safeArea = .unknown
        let room = device.room(hasKeyboard: false)
        #expect(room.top.low == 0 && room.top.high > 47)
        #expect(DeviceCase.builtIn[0].room(hasKeyboard: false).top == Estimate(47))
    }

    @Test func `layouts asked for on many threads are those asked for on one`() async throws {
        let modals = (0..<200).map {
            #"{"id": "m\#($0)", "style": "alert", "title": "Delete \#($0) photos?", "message": "They are lost.", "controls": []}"#
        }
        let members =
            #""cases": ["iphone-portrait", "iphone-landscape"], "modals": [\#(modals.joined(separator: ","))]"#
        let alone = try context(members)
        let expected = alone.graph.modals.map {
            alone.alert($0, alone.layoutSettings.alertMetrics[0], language: "en").height
        }
        let shared = try context(members)
        await withTaskGroup(of: [Estimate].self) { group in
            for _ in 0..<8 {
                group.addTask {
                    shared.graph.modals.map {
                        shared.alert($0, shared.layoutSettings.alertMetrics[0], language: "en").height
                    }
                }
            }
            for await heights in group { #expect(heights == expected) }
        }
    }
}
