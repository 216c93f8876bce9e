import FlowDocument
import TextLayout
import Testing

@testable import RulesEngine

/// What people complained of in drawn alerts.
@Suite struct LayoutComplaintTests {
    @Test func `55 two long titles stack, and the alert is as high as its stack`() throws {
        func alert(_ buttons: [String], _ more: String = "") throws -> (ButtonArrangement, Estimate) {
            let members = LayoutExamples.alert("Update Required", "It takes a minute.", buttons, more: more)
            let context = Context(try LinterTests.document(members), profile: Profile())
            let node = context.graph.modals[0]
            let metrics = try #require(context.layoutSettings.alertMetrics.first)
            let body = context.alert(node, metrics, language: "en")
            return (context.arrangement(of: node, language: "en"), body.height)
        }
        let long = try alert(["Remind Me Again Tomorrow", "Update Right Now"])
        let short = try alert(["Later", "Update"])
        let stacked = try alert(["Later", "Update"], #", "layout": "stack""#)
        #expect(long.0 == .stack)
        #expect(short.0 == .row)
        #expect(long.1.low > short.1.high)
        #expect(long.1 == stacked.1)
    }

    @Test func `a stack that leaves the window fails where the same text over a row fits`() throws {
        let message = LayoutExamples.text("This version can no longer be used.", 8)
        func outcome(_ buttons: [String]) throws -> Outcome? {
            let members = LayoutExamples.alert("Update Required", message, buttons, cases: [LayoutExamples.lowest])
            let report = Linter(kept: .all).run(
                try LinterTests.document(members), rules: [AlertButtonsNoScroll.self])
            return report.results.first?.outcome
        }
        #expect(try outcome(["Remind Me Again Tomorrow", "Update Right Now"])?.isFinding == true)
        #expect(try outcome(["Later", "Update"]) == .pass)
    }
}
