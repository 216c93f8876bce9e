import FlowDocument
import Testing

@testable import RulesEngine

/// The complaint that two rules report one fault.
@Suite struct MutingComplaintTests {
    struct Pair: Sendable, CustomStringConvertible {
        let parent: RuleID
        let child: RuleID

        init(_ parent: RuleID, _ child: RuleID) { (self.parent, self.child) = (parent, child) }

        var description: String { "\(parent) > \(child)" }
    }

    static let pairs = [
        Pair("alert-three-plus-buttons", "alert-buttons-no-scroll"),
        Pair("popover-no-modal-above", "popover-nothing-on-top"),
        Pair("popover-no-modal-above", "popover-close-before-modal"),
        Pair("popover-one-at-a-time", "popover-no-cascade"),
        Pair("popover-one-at-a-time", "popover-close-then-open"),
        Pair("modal-exit-exists", "modal-dismiss-button"),
        Pair("modal-dismiss-button", "modal-dismiss-label"),
        Pair("modal-dismiss-button", "modal-dismiss-accessible"),
        Pair("modal-dismiss-button", "style-fullscreen-has-dismiss"),
        Pair("modal-completion-reachable", "modal-complete-and-cancel"),
        Pair("modal-data-loss-confirmation", "modal-exit-safe"),
        Pair("modal-data-loss-confirmation", "modal-data-loss-all-paths"),
        Pair("modal-data-loss-confirmation", "sheet-unsaved-asks"),
        Pair("modal-data-loss-confirmation", "popover-discard-only-cancel"),
        Pair("popover-discard-only-cancel", "popover-saves-on-autoclose"),
        Pair("modal-hierarchy-depth", "modal-task-steps"),
        Pair("modal-exit-exists", "sheet-swipe-dismisses"),
        Pair("alert-has-button", "modal-exit-exists"),
        Pair("alert-destructive-has-cancel", "alert-one-button"),
        Pair("alert-not-information-only", "alert-one-button"),
        Pair("alert-not-information-only", "alert-actionable"),
        Pair("alert-important-situation", "alert-not-information-only"),
        Pair("alert-important-situation", "alert-signals-problem"),
        Pair("alert-essential", "alert-important-situation"),
        Pair("alert-essential", "alert-about-state"),
        Pair("alert-button-no-yes-no", "alert-button-verb"),
        Pair("alert-no-button-explanation", "alert-guidance-neutral-verb"),
        Pair("alert-no-button-explanation", "alert-guidance-verb"),
        Pair("alert-no-button-explanation", "alert-guidance-case"),
        Pair("alert-no-button-explanation", "alert-guidance-no-quotes"),
        Pair("alert-title-one-line", "alert-title-short"),
        Pair("alert-title-avoids-message", "alert-message-needed"),
        Pair("alert-title-descriptive", "alert-title-multiword"),
        Pair("alert-title-multiword", "alert-title-question-or-sentence"),
    ]

    @Test(arguments: pairs) func `47 of two rules with one cause the nearer one reports`(_ pair: Pair) throws {
        let parent = try #require(RuleCatalogue.rule(pair.parent))
        let child = try #require(RuleCatalogue.rule(pair.child))
        #expect(child.metadata.mutedBy.contains(pair.parent))
        var muted = 0
        for row in RuleExamplesTests.rows {
            guard [pair.parent, pair.child].contains(row.rule.metadata.id), row.example.profile == nil else { continue }
            let document = try Document(parsing: Array(row.example.document.utf8))
            let linter = Linter(profile: Profile(edition: row.edition), kept: .all)
            let results = linter.run(document, rules: [parent, child]).results
            let failed = Set(
                results.filter { $0.metadata.id == pair.parent && $0.outcome == .fail }.map(\.subject))
            for result in results where result.metadata.id == pair.child && failed.contains(result.subject) {
                #expect(result.outcome == .notApplicable)
                #expect(result.mutedBy == pair.parent)
                muted += 1
            }
        }
        // A rule about ways and one about what they lead to share no subject, so they can't say the same of one.
        #expect(muted > 0 || parent.metadata.scope.differs(from: child.metadata.scope))
    }

    /// The share of alerts with two buttons is the app's fault; an alert with one or three is its own.
    @Test func `what breaks a share is told of each, and the share once`() throws {
        let alerts = [1, 3, 3, 1, 3].enumerated().map { number, count in
            let buttons = (0..<count).map { #"{"id": "b\#($0)", "kind": "button", "title": "Choice \#($0)"}"# }
            return #"""
                {"id": "a\#(number)", "style": "alert", "purpose": "purchaseConfirm", "title": "Share?",
                 "controls": [\#(buttons.joined(separator: ", "))]}
                """#
        }
        let document = try LinterTests.document(#""modals": [\#(alerts.joined(separator: ", "))]"#)
        let report = Linter(profile: Profile(edition: .hig2018)).run(document)
        func failures(_ rule: RuleID) -> Int { report.results.count { $0.metadata.id == rule && $0.outcome == .fail } }
        #expect(failures("alert-two-buttons") == 1)
        #expect(failures("alert-one-button") == 2)
        #expect(failures("alert-three-plus-buttons") == 3)
    }

    @Test func `a bar's popovers that don't give way to each other are one finding`() throws {
        for row in RuleExamplesTests.rows where row.rule.metadata.id == "popover-switch-bar-buttons" {
            let document = try Document(parsing: Array(row.example.document.utf8))
            let report = Linter(profile: Profile(edition: row.edition)).run(document)
            let failed = report.results.filter { $0.metadata.id == "popover-switch-bar-buttons" && $0.outcome == .fail }
            for result in failed {
                let twins = report.results.filter {
                    $0.metadata.id == "popover-switch-one-tap" && $0.subject == result.subject && $0.outcome.isFinding
                }
                #expect(twins.isEmpty)
            }
        }
    }
}

extension RuleMetadata.Scope {
    /// Whether two rules look at different sorts of subjects.
    fileprivate func differs(from other: RuleMetadata.Scope) -> Bool {
        switch (self, other) {
        case (.presentations, .presentations), (.modals, .modals), (.app, .app), (.screens, .screens): false
        default: true
        }
    }
}
