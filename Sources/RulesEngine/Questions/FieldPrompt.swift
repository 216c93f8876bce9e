internal import FlowDocument

/// How a missing fact is asked for.
enum FieldPrompt {
    /// - Parameter isOfTransition: Whether a transition is to state it; some keys mean another thing there.
    static func prompt(for field: String, isOfTransition: Bool = false) -> LocalText {
        StylePrompts.prompt(for: field, isOfTransition: isOfTransition) ?? LeavingPrompts.prompt(for: field)
            ?? prompts[field] ?? PopoverPrompts.prompt(for: field)
            ?? LocalText(
                en: "What is its “\(field)”?", ja: "“\(field)”の値は何ですか?", ko: "“\(field)”의 값은 무엇입니까?")
    }

    /// The values that a key can have; empty where it is free.
    static func choices(for field: String, isOfTransition: Bool = false) -> [String] {
        StylePrompts.choices(for: field, isOfTransition: isOfTransition) ?? LeavingPrompts.choices(for: field)
            ?? choices[field] ?? PopoverPrompts.choices[field] ?? []
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
        "from": LocalText(
            en: "From which control does it start?", ja: "どのコントロールから始まりますか?", ko: "어느 컨트롤에서 시작합니까?"),
        "gesture.dismiss": "Can it be swiped away?",
        "likely": LocalText(
            en: "Is this the button that most people choose?", ja: "最も選ばれやすいボタンですか?",
            ko: "사람들이 가장 많이 선택하는 버튼입니까?"),
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
        "preferred": LocalText(
            en: "Does the app make this the default button, shown in bold?", ja: "Appはこのボタンを太字の既定ボタンに指定していますか?",
            ko: "앱이 이 버튼을 굵게 표시되는 기본 버튼으로 지정합니까?"),
        "presenter": LocalText(
            en: "Which screen or control does it open from?", ja: "どの画面またはコントロールから表示されますか?", ko: "어느 화면이나 컨트롤에서 나타납니까?"),
        "purpose": "What does it want of people?",
        "role": LocalText(
            en: "Which role does this button have for the system?", ja: "このボタンのシステム上の役割は何ですか?",
            ko: "이 버튼이 시스템에서 갖는 역할은 무엇입니까?"),
        "style": "In which style is it presented?",
        "title": "What is its title? null states that it has none.",
    ]

    private static let choices: [String: [String]] = [
        "compactStyle": ModalStyle.known.map(\.rawValue),
        "exit.effect": Effect.allCases.map(\.rawValue),
        "gesture.dismiss": ["true", "false"],
        "likely": ["true", "false"],
        "modal": ["true", "false"],
        "outsideTap.dismiss": ["true", "false"],
        "preferred": ["true", "false"],
        "purpose": Purpose.allCases.map(\.rawValue),
        "role": ControlRole.allCases.map(\.rawValue),
        "style": ModalStyle.known.map(\.rawValue),
    ]
}
