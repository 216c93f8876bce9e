internal import FlowDocument

/// Alerts are for buying, destroying and problems.
struct AlertImportantSituation: ModalRule {
    static let unimportant = MessageTemplate(
        "unimportant", "An alert for {purpose} interrupts people for something that can wait.")
    static let noPurpose = MessageTemplate("no-purpose", "The alert is for nothing that anyone could name.")
    static let arguable = MessageTemplate("arguable", "The alert asks for {purpose}.")
    static let settled = MessageTemplate(
        "worth-it", "Decide whether the moment is worth stopping everything for.")

    static let metadata = RuleMetadata(
        id: "alert-important-situation", editions: .all, severity: .warning, guidelines: ["alerts-sparing-use"],
        scope: .modals([.alert]),
        summary: "Alerts are kept for purchases, destruction and problems.",
        why: """
            An alert that matters must be rare. Each one that tells of success, or sells something, teaches people to \
            press the button without reading.
            """,
        remedy: "Show it in the screen, as a status, a badge or a line of text, where people see it in their own time.",
        messages: [unimportant, noPurpose, arguable, settled],
        examples: [
            .modal(.pass, "Something is destroyed", #""style": "alert", "purpose": "destructiveConfirm""#),
            .modal(.pass, "A problem", #""style": "alert", "purpose": "problem""#),
            .modal(.pass, "A purchase", #""style": "alert", "purpose": "purchaseConfirm""#),
            .modal(.fail, "Success", #""style": "alert", "purpose": "success""#),
            .modal(.fail, "Promotion", #""style": "alert", "purpose": "promotion""#),
            .modal(.review, "A permission", #""style": "alert", "purpose": "permission""#),
            .modal(.open, "Nobody said what it is for", #""style": "alert", "title": "Upload Complete""#),
        ])

    func check(_ node: ModalNode, in context: Context, _ observations: inout Observations) {
        switch node.modal.purpose {
        case .unknown: observations.open(node.modal.id, "purpose")
        case .nothing: observations.fail(Self.noPurpose) { $0.field = ["purpose"] }
        case .value(let purpose):
            let arguments = ["purpose": purpose.rawValue]
            switch purpose {
            case .purchaseConfirm, .destructiveConfirm, .problem: observations.pass()
            case .permission, .input:
                observations.review(Self.arguable, arguments, settledBy: Self.settled) { $0.field = ["purpose"] }
            case .information, .promotion, .success:
                observations.fail(Self.unimportant, arguments) { $0.field = ["purpose"] }
            }
        }
    }
}
