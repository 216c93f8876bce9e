internal import FlowDocument
internal import JSON

/// An alert with three or more buttons wants to be an action sheet.
struct AlertThreePlusButtons: ModalRule {
    static let many = MessageTemplate(
        "many", "The alert has {count} buttons; an action sheet is made for choices like this.")

    static let metadata = RuleMetadata(
        id: "alert-three-plus-buttons", editions: .until2020s, severity: .warning, guidelines: ["alerts-two-buttons"],
        scope: .modals([.alert]),
        summary: "An alert has fewer than three buttons.",
        why: """
            Three or more buttons turn a quick answer into a menu, and they stack into a column that people must read \
            from top to bottom.
            """,
        remedy: "Present the choices in an action sheet, or ask one question at a time.",
        messages: [many],
        examples: [
            .modal(.pass, "Two buttons", buttons(2)),
            .modal(.pass, "One button", buttons(1)),
            .modal(.fail, "Three buttons", buttons(3)),
            .modal(.fail, "Four buttons", buttons(4)),
            .modal(.open, "Nobody said which", #""style": "alert""#),
        ])

    func check(_ node: ModalNode, in context: Context, _ observations: inout Observations) {
        guard node.modal.controls.isKnown else { return observations.open(node.modal.id, "controls") }
        let count = node.buttons.count
        guard count >= 3 else { return observations.pass() }
        observations.fail(Self.many, ["count": String(count)]) {
            $0.field = ["controls"]
            $0.evidence = [JSON.Member("buttons", .number(Double(count)))]
            if count >= 4, context.edition == .hig2018 { $0.severity = .error }
        }
    }

    private static func buttons(_ count: Int) -> String {
        let buttons = (0..<count).map { #"{"id": "b\#($0)", "kind": "button", "title": "Choice \#($0)"}"# }
        return "\"style\": \"alert\", \"controls\": [\(buttons.joined(separator: ", "))]"
    }
}
