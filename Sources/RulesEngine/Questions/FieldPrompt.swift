internal import FlowDocument

/// How a missing fact is asked for.
enum FieldPrompt {
    /// - Parameter isOfTransition: Whether a transition is to state it; some keys mean another thing there.
    static func prompt(for field: String, isOfTransition: Bool = false) -> LocalText {
        StylePrompts.prompt(for: field, isOfTransition: isOfTransition) ?? LeavingPrompts.prompt(for: field)
            ?? TaskPrompts.prompt(for: field) ?? AlertPrompts.prompt(for: field) ?? prompts[field]
            ?? PopoverPrompts.prompt(for: field)
            ?? LocalText(
                en: "What is its “\(field)”?", ja: "「\(field)」の値は何ですか。", ko: "“\(field)”의 값은 무엇입니까?")
    }

    /// The values that a key can have; empty where it is free.
    static func choices(for field: String, isOfTransition: Bool = false) -> [String] {
        StylePrompts.choices(for: field, isOfTransition: isOfTransition) ?? LeavingPrompts.choices(for: field)
            ?? TaskPrompts.choices(for: field) ?? AlertPrompts.choices(for: field) ?? choices[field]
            ?? PopoverPrompts.choices[field] ?? []
    }

    private static let prompts: [String: LocalText] = [
        "cases": LocalText(
            en: "On which devices is the flow shown?",
            ja: "このフローはどのデバイスで表示されますか。",
            ko: "이 플로는 어떤 기기에서 표시됩니까?"),
        "compactStyle": LocalText(
            en: "What does it become in a compact width, as on iPhone?",
            ja: "iPhoneのように幅が狭いときは、何になりますか。",
            ko: "iPhone처럼 너비가 좁을 때는 무엇이 됩니까?"),
        "content": LocalText(
            en: "Which screen does it show first? null states that it shows none.",
            ja: "最初に表示する画面はどれですか。nullは画面を表示しないことを表します。",
            ko: "처음에 어떤 화면을 보여 줍니까? null은 화면을 보여 주지 않음을 뜻합니다."),
        "exit": LocalText(
            en: "Does this control leave the modal, and what becomes of what was entered? null states that it stays.",
            ja: "このコントロールでモーダルを離れますか。離れる場合、入力した内容はどうなりますか。nullは離れないことを表します。",
            ko: "이 컨트롤로 모달을 벗어납니까? 벗어난다면 입력한 내용은 어떻게 됩니까? null은 벗어나지 않음을 뜻합니다."),
        "exit.effect": LocalText(
            en: "What does pressing this button do to what it speaks of?",
            ja: "このボタンを押すと、その対象はどうなりますか。",
            ko: "이 버튼을 누르면 그 대상은 어떻게 됩니까?"),
        "from": LocalText(
            en: "From which control does it start?", ja: "どのコントロールから始まりますか?", ko: "어느 컨트롤에서 시작합니까?"),
        "gesture.dismiss": LocalText(
            en: "Can it be swiped away?",
            ja: "スワイプで閉じられますか。",
            ko: "쓸어서 닫을 수 있습니까?"),
        "likely": LocalText(
            en: "Is this the button that most people choose?", ja: "最も選ばれやすいボタンですか?",
            ko: "사람들이 가장 많이 선택하는 버튼입니까?"),
        "message": LocalText(
            en: "What is the message below its title? null states that it has none.",
            ja: "タイトルの下のメッセージは何ですか? nullは「ない」ことを表します。",
            ko: "제목 아래의 메시지는 무엇입니까? null은 없음을 뜻합니다."),
        "modal": LocalText(
            en: "Is the popover modal, so that a tap beside it does nothing?",
            ja: "ポップオーバーはモーダルで、外側をタップしても何も起こりませんか。",
            ko: "팝오버가 모달이어서 바깥을 탭해도 아무 일도 일어나지 않습니까?"),
        "orientations": LocalText(
            en: "How can the device be held while the app is used?",
            ja: "アプリを使うとき、デバイスをどの向きで持てますか?",
            ko: "앱을 사용할 때 기기를 어떤 방향으로 들 수 있습니까?"),
        "outsideTap.dismiss": LocalText(
            en: "Does a tap beside it close it?",
            ja: "外側をタップすると閉じますか。",
            ko: "바깥을 탭하면 닫힙니까?"),
        "preferred": LocalText(
            en: "Does the app make this the default button, shown in bold?", ja: "Appはこのボタンを太字の既定ボタンに指定していますか?",
            ko: "앱이 이 버튼을 굵게 표시되는 기본 버튼으로 지정합니까?"),
        "presenter": LocalText(
            en: "Which screen or control does it open from?", ja: "どの画面またはコントロールから表示されますか?", ko: "어느 화면이나 컨트롤에서 나타납니까?"),
        "purpose": LocalText(
            en: "What does it want of people?",
            ja: "利用者に何を求めますか。",
            ko: "사용자에게 무엇을 바랍니까?"),
        "role": LocalText(
            en: "Which role does this button have for the system?", ja: "このボタンのシステム上の役割は何ですか?",
            ko: "이 버튼이 시스템에서 갖는 역할은 무엇입니까?"),
        "style": LocalText(
            en: "In which style is it presented?",
            ja: "どのスタイルで表示されますか。",
            ko: "어떤 스타일로 표시됩니까?"),
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
