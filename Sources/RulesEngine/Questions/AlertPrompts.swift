internal import FlowDocument

/// How the facts are asked for that rules about alerts wait for.
enum AlertPrompts {
    static func prompt(for field: String) -> LocalText? {
        if let prompt = prompts[withoutNumbers(field)] { return prompt }
        for (key, prompt) in promptsByLanguage where field.hasPrefix(key + ".") {
            return prompt(String(field.dropFirst(key.count + 1)))
        }
        return nil
    }

    /// How a text is asked for in a language that lacks it.
    private static let promptsByLanguage: [(key: String, prompt: @Sendable (String) -> LocalText)] = [
        (
            "title",
            { language in
                LocalText(
                    en: "What is its title in the language “\(language)”?",
                    ja: "言語「\(language)」のタイトルは何ですか。", ko: "언어 “\(language)”의 제목은 무엇입니까?")
            }
        ),
        (
            "message",
            { language in
                LocalText(
                    en: "What is its message in the language “\(language)”? An empty text states that it has none.",
                    ja: "言語「\(language)」のメッセージは何ですか。空のテキストは「ない」ことを表します。",
                    ko: "언어 “\(language)”의 메시지는 무엇입니까? 빈 텍스트는 없음을 뜻합니다.")
            }
        ),
    ]

    static func choices(for field: String) -> [String]? {
        choices[field]
    }

    /// `textFields.usedBy` of `textFields.0.usedBy`.
    private static func withoutNumbers(_ field: String) -> String {
        field.split(separator: ".").filter { !$0.allSatisfy(\.isNumber) }.joined(separator: ".")
    }

    private static let prompts: [String: LocalText] = [
        "autoDismissSeconds": LocalText(
            en: "Does it close by itself, and after how many seconds? null states that it does not.",
            ja: "自動的に閉じますか。閉じる場合は何秒後ですか。nullは閉じないことを表します。",
            ko: "저절로 닫힙니까? 닫힌다면 몇 초 뒤입니까? null은 닫히지 않음을 뜻합니다."),
        "controls": LocalText(
            en: "Which buttons and fields does it have? [] states that it has none.",
            ja: "どのボタンや入力欄がありますか。[]は「ない」ことを表します。",
            ko: "어떤 버튼과 입력란이 있습니까? []는 없음을 뜻합니다."),
        "custom": LocalText(
            en: "Does anything about its look differ from the system’s? null states that nothing does.",
            ja: "外観にシステムと違うところがありますか。nullは違いがないことを表します。",
            ko: "모양에 시스템과 다른 점이 있습니까? null은 다른 점이 없음을 뜻합니다."),
        "entry": LocalText(
            en: "Which screens do people come in by?", ja: "最初に表示されるのはどの画面ですか。",
            ko: "처음 나타나는 화면은 무엇입니까?"),
        "exit.effect": LocalText(
            en: "What does pressing this button do to what it speaks of?", ja: "このボタンを押すと、対象に何が起きますか。",
            ko: "이 버튼을 누르면 대상에 어떤 일이 생깁니까?"),
        "frequency": LocalText(
            en: "How often does it appear?", ja: "どのくらいの頻度で表示されますか。", ko: "얼마나 자주 나타납니까?"),
        "onAppExit": LocalText(
            en: "What becomes of it when people leave the app? null states that nothing is done about it.",
            ja: "アプリを離れたとき、これはどうなりますか。nullは何もしないことを表します。",
            ko: "앱을 떠나면 이것은 어떻게 됩니까? null은 아무 처리도 하지 않음을 뜻합니다."),
        "onAppExit.action": LocalText(
            en: "Is it cancelled when people leave the app?", ja: "アプリを離れたとき、キャンセルされますか。",
            ko: "앱을 떠나면 취소됩니까?"),
        "onAppExit.effect": LocalText(
            en: "What becomes of what it asked when people leave the app?",
            ja: "アプリを離れたとき、確認中の処理はどうなりますか。", ko: "앱을 떠나면 물어본 일은 어떻게 됩니까?"),
        "purpose": LocalText(
            en: "What does it want of people?", ja: "何のために表示しますか。", ko: "무엇을 위해 표시합니까?"),
        "textFields": LocalText(
            en: "Which text fields does it have? [] states that it has none.",
            ja: "どのテキストフィールドがありますか。[]は「ない」ことを表します。",
            ko: "어떤 텍스트 필드가 있습니까? []는 없음을 뜻합니다."),
        "textFields.label": LocalText(
            en: "What label does the text field have? null states that it has none.",
            ja: "テキストフィールドのラベルは何ですか。nullは「ない」ことを表します。",
            ko: "텍스트 필드의 레이블은 무엇입니까? null은 없음을 뜻합니다."),
        "textFields.placeholder": LocalText(
            en: "What stands in the text field while it is empty? null states that nothing does.",
            ja: "未入力のテキストフィールドに何が表示されますか。nullは「ない」ことを表します。",
            ko: "비어 있는 텍스트 필드에 무엇이 표시됩니까? null은 없음을 뜻합니다."),
        "textFields.usedBy": LocalText(
            en: "Which buttons use what is typed? [] states that none does.",
            ja: "入力した内容はどのボタンで使われますか。[]は「ない」ことを表します。",
            ko: "입력한 내용을 사용하는 버튼은 무엇입니까? []는 없음을 뜻합니다."),
        "title": LocalText(
            en: "What is its title? null states that it has none.", ja: "タイトルは何ですか。nullは「ない」ことを表します。",
            ko: "제목은 무엇입니까? null은 없음을 뜻합니다."),
        "trigger": LocalText(
            en: "What makes it appear?", ja: "何をきっかけに表示されますか。", ko: "무엇을 계기로 나타납니까?"),
    ]

    private static let choices: [String: [String]] = [
        "frequency": Frequency.allCases.map(\.rawValue),
        "onAppExit.action": AppExitAction.allCases.map(\.rawValue),
        "onAppExit.effect": Effect.allCases.map(\.rawValue),
        "trigger": Trigger.allCases.map(\.rawValue),
    ]
}
