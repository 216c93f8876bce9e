internal import FlowDocument
internal import JSON

/// Most alerts of an app have two buttons.
struct AlertTwoButtons: AppRule {
    /// With fewer alerts a share says nothing.
    static let sample = 5

    static let few = MessageTemplate("few", "Only {count} of {total} alerts have two buttons.")

    static let metadata = RuleMetadata(
        id: "alert-two-buttons", editions: .only2018, severity: .advice, guidelines: ["alerts-two-buttons"],
        scope: .app,
        summary: "Most alerts have two buttons.",
        why: """
            Two buttons are an easy choice: do it or leave it. One informs without giving control, and each further \
            one makes the decision harder.
            """,
        remedy: "Look at the alerts with one button, and at those with three or more, one by one.",
        messages: [few],
        examples: [
            .flow(.pass, "Five with two buttons", alerts(2, 2, 2, 2, 2)),
            .flow(.pass, "Three of five", alerts(2, 2, 2, 1, 3)),
            .flow(.fail, "Two of five", alerts(2, 2, 1, 3, 3)),
            .flow(.fail, "None of six", alerts(3, 3, 3, 3, 1, 1)),
            .flow(.notApplicable, "Too few to tell", alerts(3, 3, 3, 3)),
            .flow(.open, "It depends on one that is unknown", alerts(2, 2, 1, 3, nil)),
        ])

    func check(_ context: Context, _ observations: inout Observations) {
        let alerts = context.graph.modals.filter { $0.kind == .alert }
        guard alerts.count >= Self.sample else { return observations.nothingToCheck() }
        let known = alerts.filter { $0.modal.controls.isKnown }
        let two = known.count { $0.buttons.count == 2 }
        let silent = alerts.count - known.count
        if two * 2 >= alerts.count {
            observations.pass()
        } else if (two + silent) * 2 >= alerts.count {
            observations.open(
                alerts.filter { !$0.modal.controls.isKnown }.map { MissingFact(Reference($0.modal.id), "controls") })
        } else {
            let others = known.filter { $0.buttons.count != 2 }.map { Reference($0.modal.id) }
            observations.fail(Self.few, ["count": String(two), "total": String(alerts.count)]) {
                $0.evidence = [
                    JSON.Member("twoButtons", .number(Double(two))),
                    JSON.Member("alerts", .number(Double(alerts.count))),
                ]
                $0.related = Array(others.sorted().prefix(20))
            }
        }
    }

    /// Alerts with so many buttons; `nil` is one of which nobody knows.
    private static func alerts(_ counts: Int?...) -> String {
        let modals = counts.enumerated().map { number, count in
            guard let count else { return #"{"id": "a\#(number)", "style": "alert"}"# }
            let buttons = (0..<count).map { #"{"id": "b\#($0)", "kind": "button"}"# }
            return #"{"id": "a\#(number)", "style": "alert", "controls": [\#(buttons.joined(separator: ", "))]}"#
        }
        return "\"modals\": [\(modals.joined(separator: ", "))]"
    }
}
