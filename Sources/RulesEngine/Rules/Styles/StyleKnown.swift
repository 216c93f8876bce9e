internal import FlowDocument
internal import JSON

/// A modal's presentation style is one that the edition offers.
struct StyleKnown: ModalRule {
    static let unknown = MessageTemplate("unknown", "The style “{style}” is none that iOS offers.")
    static let later = MessageTemplate("later", "The style “{style}” is none of the edition {edition}.")

    static let metadata = RuleMetadata(
        id: "style-known", editions: .all, severity: .error,
        guidelines: ["modality-2018-presentation-style", "modality-2020s-definition"],
        scope: .modals(ModalKind.screens.union([.popoverNonmodal, .popover, .other])),
        summary: "The presentation style is one that the edition offers.",
        why: """
            People know the system's styles, how they open and how they close. A style of one's own must be learned, \
            and nobody tests it on the next iOS.
            """,
        remedy:
            "Choose the style that comes nearest: a drawer is a page sheet, a small panel a form sheet or a popover.",
        messages: [unknown, later],
        examples: [
            .modal(.pass, "Form sheet", #""style": "formSheet""#),
            .modal(.pass, "Automatic, since 2019", in: .hig2020s, #""style": "automatic""#),
            .modal(.fail, "Automatic in 2018", in: .hig2018, #""style": "automatic""#),
            .modal(.fail, "A bottom drawer", #""style": "bottomDrawer""#),
            .modal(.open, "Nobody said", #""title": "New Contact""#),
        ])

    private static let in2018: Set<ModalStyle> = [.fullScreen, .pageSheet, .formSheet, .currentContext, .popover]

    func check(_ node: ModalNode, in context: Context, _ observations: inout Observations) {
        guard let style = node.modal.style.value else { return observations.open(node.modal.id, "style") }
        let arguments = ["style": style.rawValue, "edition": context.edition.rawValue]
        if !ModalStyle.known.contains(style) {
            observations.fail(Self.unknown, arguments) { $0.field = ["style"] }
        } else if context.edition == .hig2018, !Self.in2018.contains(style) {
            observations.fail(Self.later, arguments) { $0.field = ["style"] }
        } else {
            observations.pass()
        }
    }
}
