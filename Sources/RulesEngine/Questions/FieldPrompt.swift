internal import FlowDocument

/// How a missing fact is asked for.
enum FieldPrompt {
    /// - Parameter isOfTransition: Whether a transition is to state it; some keys mean another thing there.
    static func prompt(for field: String, isOfTransition: Bool = false) -> LocalText {
        StylePrompts.prompt(for: field, isOfTransition: isOfTransition) ?? LeavingPrompts.prompt(for: field)
            ?? AlertPrompts.prompt(for: field) ?? prompts[field] ?? PopoverPrompts.prompt(for: field)
            ?? LocalText(
                en: "What is its “\(field)”?", ja: "“\(field)”の値は何ですか?", ko: "“\(field)”의 값은 무엇입니까?")
    }

    /// The values that a key can have; empty where it is free.
    static func choices(for field: String, isOfTransition: Bool = false) -> [String] {
        StylePrompts.choices(for: field, isOfTransition: isOfTransition) ?? LeavingPrompts.choices(for: field)
            ?? AlertPrompts.choices(for: field) ?? choices[field] ?? PopoverPrompts.choices[field] ?? []
    }

    private static let prompts: [String: LocalText] = [
        "cases": "On which devices is the flow shown?",
        "compactStyle": "What does it become in a compact width, as on iPhone?",
        "content": "Which screen does it show first? null states that it shows none.",
        "exit": "Does this control leave the modal, and what becomes of what was entered? null states that it stays.",
        "gesture.dismiss": "Can it be swiped away?",
        "message": LocalText(
            en: "What is the message below its title? null states that it has none.",
            ja: "タイトルの下のメッセージは何ですか? nullは「ない」ことを表します。",
            ko: "제목 아래의 메시지는 무엇입니까? null은 없음을 뜻합니다."),
        "modal": "Is the popover modal, so that a tap beside it does nothing?",
        "orientations": LocalText(
            en: "How can the device be held while the app is used?",
            ja: "アプリを使うとき、デバイスをどの向きで持てますか?",
            ko: "앱을 사용할 때 기기를 어떤 방향으로 들 수 있습니까?"),
        "outsideTap.dismiss": "Does a tap beside it close it?",
        "style": "In which style is it presented?",
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
