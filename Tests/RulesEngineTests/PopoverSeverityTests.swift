import FlowDocument
import Testing

@testable import RulesEngine

/// How much failures of the rules about popovers matter, where a decision weighs them.
@Suite struct PopoverSeverityTests {
    struct Row: Sendable, CustomStringConvertible {
        let rule: any Rule.Type
        let severity: Severity
        let description: String
        let members: String

        init(_ rule: any Rule.Type, _ severity: Severity, _ description: String, _ members: String) {
            (self.rule, self.severity, self.description, self.members) = (rule, severity, description, members)
        }
    }

    static let rows: [Row] = [
        Row(
            PopoverNonmodalDismissal.self, .error, "nothing closes it",
            popover(#""modal": false, "content": null, "controls": [], "outsideTap": null"#)),
        Row(
            PopoverNonmodalDismissal.self, .warning, "a button closes it",
            popover(#""modal": false, "content": null, "controls": [\#(button)], "outsideTap": null"#)),
        Row(
            PopoverNonmodalDismissal.self, .warning, "a button may close it",
            popover(#""modal": false, "outsideTap": null"#)),
        Row(
            PopoverModalDismissal.self, .error, "nothing closes it",
            popover(#""modal": true, "content": null, "controls": []"#)),
        Row(
            PopoverModalDismissal.self, .warning, "a tap outside closes it",
            popover(#""modal": true, "content": null, "controls": [\#(button)], "outsideTap": {"dismiss": true}"#)),
        Row(
            PopoverBlocksOthers.self, .error, "a modal one lets something through",
            popover(#""modal": true, "passthrough": ["m"]"#)),
        Row(
            PopoverBlocksOthers.self, .advice, "a nonmodal one lets much through",
            popover(
                #""modal": false, "content": null, "controls": [\#(four)], "passthrough": ["m/a", "m/b", "m/c", "m/d"]"#
            )),
        Row(
            PopoverMultiselectStays.self, .warning, "it closes at a choice",
            popover(#""selection": "multiple", "closesOnSelect": true, "outsideTap": {"dismiss": true}"#)),
        Row(
            PopoverMultiselectStays.self, .error, "nothing closes it",
            popover(
                #""modal": false, "selection": "multiple", "closesOnSelect": true, "content": null, "controls": [], "outsideTap": null"#
            )),
        Row(PopoverClearOfEssential.self, .warning, "a tenth is hidden", essential(covered: 10)),
        Row(PopoverClearOfEssential.self, .error, "more than a tenth is hidden", essential(covered: 10.1)),
        Row(PopoverClearOfSource.self, .error, "it covers its source", source("")),
        Row(PopoverClearOfSource.self, .warning, "it may cover its source", source(#", "canOverlapAnchor": true"#)),
        Row(PopoverClearOfSource.self, .error, "it may not cover its source", source(#", "canOverlapAnchor": false"#)),
        Row(PopoverNotFullscreen.self, .warning, "more than seven tenths", size(1180, 574.1)),
        Row(PopoverNotFullscreen.self, .warning, "nearly nine tenths of one side", size(1180, 737.9)),
        Row(PopoverNotFullscreen.self, .error, "nine tenths of both sides", size(1062, 738)),
        Row(PopoverNotFullscreen.self, .error, "nearly all, wider than the window", size(1300, 708)),
        Row(PopoverNoCascade.self, .error, "both open", cascade("")),
        Row(PopoverNoCascade.self, .warning, "one after the other", cascade(#", "closes": ["one"]"#)),
        Row(PopoverNothingOnTop.self, .error, "a banner", overlay("banner")),
        Row(PopoverNothingOnTop.self, .warning, "a progress display", overlay("hud")),
        Row(PopoverNothingOnTop.self, .warning, "a toast", overlay("toast")),
        Row(PopoverIphoneFullscreen.self, .warning, "a popover on iPhone", compact("popover")),
        Row(PopoverIphoneFullscreen.self, .advice, "a sheet on iPhone", compact("automatic")),
    ]

    @Test(arguments: rows) func `a failure is weighed`(_ row: Row) throws {
        let document = try Document(parsing: Array("{\"scrim\": 1, \(row.members)}".utf8))
        let edition: Edition = row.rule.metadata.editions.contains(.hig2025) ? .hig2025 : .hig2018
        let report = Linter(profile: Profile(edition: edition), kept: .all).run(document, rules: [row.rule])
        let worst = report.results.filter { $0.outcome == .fail }.map(\.severity).max()
        #expect(worst == row.severity)
    }

    private static let button = #"{"id": "done", "kind": "button", "exit": {"effect": "save"}}"#
    private static let four = ["a", "b", "c", "d"].map { #"{"id": "\#($0)", "kind": "label"}"# }.joined(separator: ", ")

    private static func popover(_ members: String) -> String {
        #""modals": [{"id": "m", "style": "popover", \#(members)}]"#
    }

    private static func essential(covered: Double) -> String {
        """
        "cases": ["ipad-landscape"], "screens": [{"id": "map", "regions": [{"id": "total", "essential": true,
            "frame": {"x": 0, "y": 0, "width": 100, "height": 100}}]}],
        "modals": [{"id": "m", "style": "popover", "presenter": "map", "arrow": null,
            "frame": {"x": 0, "y": 0, "width": 300, "height": \(covered)}}]
        """
    }

    private static func source(_ members: String) -> String {
        """
        "cases": ["ipad-landscape"], "modals": [{"id": "m", "style": "popover",
            "anchorRect": {"x": 0, "y": 0, "width": 44, "height": 44},
            "frame": {"x": 0, "y": 0, "width": 300, "height": 300}\(members)}]
        """
    }

    private static func size(_ width: Double, _ height: Double) -> String {
        """
        "cases": ["ipad-landscape"], "modals": [{"id": "m", "style": "popover",
            "frame": {"x": 0, "y": 0, "width": \(width), "height": \(height)}}]
        """
    }

    private static func cascade(_ members: String) -> String {
        """
        "modals": [{"id": "one", "style": "popover", "controls": [{"id": "more", "kind": "button"}]},
            {"id": "two", "style": "popover"}],
        "transitions": [{"id": "t", "from": "one/more", "to": "two", "kind": "present"\(members)}]
        """
    }

    private static func overlay(_ kind: String) -> String {
        """
        "modals": [{"id": "m", "style": "popover"}], "overlays": [{"id": "o", "kind": "\(kind)", "over": ["m"]}]
        """
    }

    private static func compact(_ style: String) -> String {
        """
        "cases": ["iphone-portrait"], "modals": [{"id": "m", "style": "popover", "compactStyle": "\(style)"}]
        """
    }
}

/// Which rules about popovers silence which on one subject.
@Suite struct PopoverMutingTests {
    @Test(
        arguments: [
            ("popover-no-modal-above", "popover-close-before-modal", Edition.hig2018, "sheet"),
            ("popover-one-at-a-time", "popover-close-then-open", .hig2025, "third"),
            ("popover-one-at-a-time", "popover-no-cascade", .hig2025, "third"),
        ] as [(RuleID, RuleID, Edition, String)])
    func `a failing parent silences its child`(_ parent: RuleID, _ child: RuleID, _ edition: Edition, _ target: String)
        throws
    {
        // Of two open popovers one closes, and too late at that.
        let document = try Document(
            parsing: Array(
                #"""
                {"scrim": 1, "screens": [{"id": "list"}],
                "modals": [{"id": "one", "style": "popover", "presenter": "list"},
                    {"id": "two", "style": "popover", "presenter": "one"}, {"id": "third", "style": "popover"},
                    {"id": "sheet", "style": "pageSheet"}],
                "transitions": [{"id": "t", "from": "two", "to": "\#(target)", "kind": "present", "closes": ["two"],
                    "order": "presentThenClose"}]}
                """#.utf8))
        let report = Linter(profile: Profile(edition: edition), kept: .all).run(document)
        let parents = report.results.filter { $0.metadata.id == parent && $0.subject == "t" }
        #expect(parents.map(\.outcome) == [.fail])
        let children = report.results.filter { $0.metadata.id == child && $0.subject == "t" }
        #expect(children.map(\.outcome) == [.notApplicable])
        #expect(children.map(\.mutedBy) == [parent])

        var profile = Profile(edition: edition)
        profile.rules[parent] = .off
        let alone = Linter(profile: profile, kept: .all).run(document).results
        #expect(alone.first { $0.metadata.id == child && $0.subject == "t" }?.outcome == .fail)
    }

    @Test func `overlays and presentations over a popover are told apart`() throws {
        let document = try Document(
            parsing: Array(
                #"""
                {"scrim": 1, "modals": [{"id": "m", "style": "popover"}, {"id": "sheet", "style": "pageSheet"}],
                "transitions": [{"id": "t", "from": "m", "to": "sheet", "kind": "present"}],
                "overlays": [{"id": "hud", "kind": "hud", "over": ["m"]}]}
                """#.utf8))
        let failing = Linter(kept: .all).run(document).results.filter { $0.outcome == .fail }
        let found = Set(failing.map { "\($0.metadata.id) \($0.subject)" })
        #expect(found.isSuperset(of: ["popover-no-modal-above t", "popover-nothing-on-top m"]))
    }

    @Test func `the general rule about switching is silent where the bar's reports`() throws {
        let document = try Document(
            parsing: Array(
                "{\"scrim\": 1, \(PopoverSwitchExamples.screen(a: "bar-leading", b: "bar-trailing"))}".utf8))
        let results = Linter(kept: .all).run(document).results
        let outcomes = { (rule: RuleID) in results.first { $0.metadata.id == rule && $0.subject == "map" }?.outcome }
        #expect(outcomes("popover-switch-bar-buttons") == .fail)
        #expect(outcomes("popover-switch-one-tap") == .notApplicable)
    }
}
