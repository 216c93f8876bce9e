import FlowDocument
import JSON
import Testing

@testable import RulesEngine

/// What the system draws is not the team's to change, so that most rules leave it alone.
@Suite struct SystemModalTests {
    static let rules: [RuleID] = [
        "alert-cancel-default", "alert-cancel-left", "alert-cancel-not-default", "alert-destructive-has-cancel",
        "alert-destructive-style", "alert-one-button", "alert-primary-right", "alert-three-plus-buttons",
        "alert-two-buttons", "modal-complete-and-cancel", "modal-completion-reachable", "modal-data-loss-all-paths",
        "modal-data-loss-confirmation", "modal-dismiss-accessible", "modal-exit-obvious", "modal-exit-reachable",
        "modal-exit-safe", "modal-navbar-matches-app", "modal-title-present", "popover-auto-close",
        "popover-close-button-outcome", "popover-discard-only-cancel", "popover-modal-dismissal",
        "popover-nonmodal-dismissal", "popover-saves-on-autoclose", "sheet-cancel-leading-done-trailing",
        "sheet-grabber-if-resizable", "sheet-one-at-a-time", "sheet-swipe-dismisses", "sheet-unsaved-asks",
        "style-formsheet-centred", "style-formsheet-keyboard", "style-formsheet-small-device",
        "style-fullscreen-covers", "style-pagesheet-coverage", "style-sheet-partial",
    ]

    @Test(arguments: rules) func `a modal of the system breaks no rule`(_ id: RuleID) throws {
        let rule = try #require(RuleCatalogue.rule(id))
        var count = 0
        for row in RuleExamplesTests.rows where row.rule.metadata.id == id && row.example.outcome == .fail {
            var document = try Document(parsing: Array(row.example.document.utf8))
            for index in document.modals.indices { document.modals[index].system = .value(true) }
            let report = Linter(profile: Profile(edition: row.edition)).run(document, rules: [rule])
            #expect(!report.results.contains { $0.outcome.isFinding }, "\(row.example.title)")
            count += 1
        }
        #expect(count > 0)
    }
}
