internal import FlowDocument

/// How facts about leaving a modal are asked for.
enum LeavingPrompts {
    /// What is asked; `nil` for a key that is not about leaving.
    static func prompt(for field: String) -> LocalText? { prompts[field] }

    /// The values that a key can have; `nil` where it is free, or not about leaving.
    static func choices(for field: String) -> [String]? { choices[field] }

    private static let prompts: [String: LocalText] = [
        "accessibilityLabel": LocalText(
            en: "What does VoiceOver say for it? null states that it has no name.",
            ja: "VoiceOverでは何と読み上げられますか? nullは名前がないことを表します。",
            ko: "VoiceOver에서 무엇이라고 읽습니까? null은 이름이 없음을 뜻합니다."),
        "canHoldUnsavedInput": LocalText(
            en: "Can something that people entered be lost when it closes?",
            ja: "閉じるとき、入力した内容が失われる可能性がありますか?",
            ko: "닫을 때 입력한 내용이 사라질 수 있습니까?"),
        "exit.confirm": LocalText(
            en: "Which alert or sheet asks before this discards something? null states that nothing asks.",
            ja: "破棄する前に、どのアラートやシートで確認しますか? nullは確認しないことを表します。",
            ko: "버리기 전에 어느 알림이나 시트로 확인합니까? null은 확인하지 않음을 뜻합니다."),
        "gesture.confirm": LocalText(
            en: "Which alert or sheet asks when it is swiped down? null states that nothing asks.",
            ja: "下にスワイプしたとき、どのアラートやシートで確認しますか? nullは確認しないことを表します。",
            ko: "아래로 쓸어내릴 때 어느 알림이나 시트로 확인합니까? null은 확인하지 않음을 뜻합니다."),
        "gesture.effect": LocalText(
            en: "What becomes of what was entered when it is swiped away?",
            ja: "スワイプで閉じると、入力した内容はどうなりますか?",
            ko: "쓸어내려 닫으면 입력한 내용은 어떻게 됩니까?"),
        "grabber": LocalText(
            en: "Does it show a grabber?", ja: "つまみを表示しますか?", ko: "손잡이를 표시합니까?"),
        "location": LocalText(
            en: "Where does it stand: in the bar, leading or trailing, in the content or below it?",
            ja: "どこにありますか。バーの先頭側、末尾側、内容の中、または下端です。",
            ko: "어디에 있습니까? 막대의 앞쪽이나 뒤쪽, 내용 안, 아래쪽 가운데 고르십시오."),
        "outsideTap.confirm": LocalText(
            en: "Which alert or sheet asks when people tap beside it? null states that nothing asks.",
            ja: "外側をタップしたとき、どのアラートやシートで確認しますか? nullは確認しないことを表します。",
            ko: "바깥을 탭할 때 어느 알림이나 시트로 확인합니까? null은 확인하지 않음을 뜻합니다."),
        "outsideTap.effect": LocalText(
            en: "What becomes of what was entered when people tap beside it?",
            ja: "外側をタップして閉じると、入力した内容はどうなりますか?",
            ko: "바깥을 탭해서 닫으면 입력한 내용은 어떻게 됩니까?"),
        "sizeStates": LocalText(
            en: "Which heights can it take? [] states that it has one only.",
            ja: "どのような高さになりますか? []は一つだけであることを表します。",
            ko: "어떤 높이가 될 수 있습니까? []는 하나뿐임을 뜻합니다."),
        "symbol": LocalText(
            en: "Which symbol is on it? null states that there is none.",
            ja: "どの記号が表示されますか? nullはないことを表します。",
            ko: "어떤 기호가 표시됩니까? null은 없음을 뜻합니다."),
    ]

    private static let choices: [String: [String]] = [
        "canHoldUnsavedInput": ["true", "false"],
        "gesture.effect": Effect.allCases.map(\.rawValue),
        "grabber": ["true", "false"],
        "location": ControlLocation.allCases.map(\.rawValue),
        "outsideTap.effect": Effect.allCases.map(\.rawValue),
    ]
}
