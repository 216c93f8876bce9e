internal import FlowDocument

/// How a missing fact is asked for.
enum FieldPrompt {
    static func prompt(for field: String) -> LocalText {
        prompts[field] ?? PopoverPrompts.prompts[field] ?? LocalText(en: "What is its “\(field)”?")
    }

    static func choices(for field: String) -> [String] {
        choices[field] ?? PopoverPrompts.choices[field] ?? []
    }

    private static let prompts: [String: LocalText] = [
        "autoDismissSeconds": "Does it close by itself, and after how many seconds? null states that it does not.",
        "cases": "On which devices is the flow shown?",
        "compactStyle": "What does it become in a compact width, as on iPhone?",
        "content": "Which screen does it show first? null states that it shows none.",
        "controls": "Which buttons and fields does it have? [] states that it has none.",
        "custom": "Does anything about its look differ from the system's? null states that nothing does.",
        "exit": "Does this control leave the modal, and what becomes of what was entered? null states that it stays.",
        "exit.effect": "What does pressing this button do to what it speaks of?",
        "gesture.dismiss": "Can it be swiped away?",
        "modal": "Is the popover modal, so that a tap beside it does nothing?",
        "outsideTap.dismiss": "Does a tap beside it close it?",
        "purpose": "What does it want of people?",
        "style": "In which style is it presented?",
        "title": "What is its title? null states that it has none.",
    ]

    private static let choices: [String: [String]] = [
        "compactStyle": ModalStyle.known.map(\.rawValue),
        "exit.effect": Effect.allCases.map(\.rawValue),
        "gesture.dismiss": ["true", "false"],
        "modal": ["true", "false"],
        "outsideTap.dismiss": ["true", "false"],
        "purpose": Purpose.allCases.map(\.rawValue),
        "style": ModalStyle.known.map(\.rawValue),
    ]
}
