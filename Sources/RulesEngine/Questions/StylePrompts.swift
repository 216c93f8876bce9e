internal import FlowDocument

/// How the facts are asked for that rules about presentation styles and transitions wait for.
enum StylePrompts {
    static func prompt(for field: String, isOfTransition: Bool) -> LocalText? {
        if isOfTransition, let prompt = promptsOfTransitions[field] { return prompt }
        if let prompt = prompts[field] { return prompt }
        guard field.hasPrefix("frames.") else { return nil }
        let device = field.dropFirst("frames.".count)
        return LocalText(
            en: "Where does it lie in the case \(device)?", ja: "ケース「\(device)」では、どこに表示されますか。",
            ko: "케이스 “\(device)”에서는 어디에 표시됩니까?")
    }

    static func choices(for field: String, isOfTransition: Bool) -> [String]? {
        if isOfTransition, let choices = choicesOfTransitions[field] { return choices }
        return choices[field]
    }

    private static let promptsOfTransitions: [String: LocalText] = [
        "animated": LocalText(
            en: "Does it move, rather than appear at once?", ja: "瞬時に切り替わらず、動きを伴いますか。",
            ko: "갑자기 바뀌지 않고 움직임이 있습니까?"),
        "style": LocalText(
            en: "With which movement does it open or close?", ja: "どのような動きで開閉しますか。",
            ko: "어떤 움직임으로 열리거나 닫힙니까?"),
    ]

    private static let prompts: [String: LocalText] = [
        "backgroundInteractive": LocalText(
            en: "Can what lies around it still be used?", ja: "周囲をまだ操作できますか。", ko: "주위를 여전히 조작할 수 있습니까?"),
        "cases.keyboard": LocalText(
            en: "Where is the keyboard, in a case in which it is up?", ja: "キーボードが表示されるケースで、キーボードはどこにありますか。",
            ko: "키보드가 나타나는 케이스에서 키보드는 어디에 있습니까?"),
        "complexity": LocalText(
            en: "How complex is what is done in it?", ja: "その中での作業はどれくらい複雑ですか。", ko: "그 안에서 하는 작업은 얼마나 복잡합니까?"),
        "contentKind": LocalText(
            en: "What does it show? null states that it is nothing of the list.",
            ja: "何を表示しますか。nullは一覧のどれでもないことを表します。", ko: "무엇을 보여 줍니까? null은 목록에 없음을 뜻합니다."),
        "dimming": LocalText(
            en: "Is what lies around it dimmed?", ja: "周囲は暗くなりますか。", ko: "주위가 어두워집니까?"),
        "dismissal": LocalText(
            en: "Which transition dismisses it? Add it to the document's transitions.",
            ja: "どのトランジションで閉じますか。書類の`transitions`に加えてください。",
            ko: "어떤 전환으로 닫힙니까? 문서의 `transitions`에 추가하십시오."),
        "inputs": LocalText(
            en: "How many things does it ask for?", ja: "いくつの入力を求めますか。", ko: "몇 가지를 입력받습니까?"),
        "scrollsToFocus": LocalText(
            en: "Does it scroll the field that people type in into view?", ja: "入力中の欄が見える位置までスクロールしますか。",
            ko: "입력 중인 란이 보이도록 스크롤합니까?"),
        "styleReason": LocalText(
            en: "Why does it have this style? null states that there is no reason.",
            ja: "このスタイルにした理由は何ですか。nullは理由がないことを表します。",
            ko: "이 스타일을 쓰는 이유는 무엇입니까? null은 이유가 없음을 뜻합니다."),
        "taskKind": LocalText(
            en: "What is done in it?", ja: "その中で何をしますか。", ko: "그 안에서 무엇을 합니까?"),
        "transitions": LocalText(
            en: "Which movements does the app use for modals?", ja: "アプリはモーダルにどのような動きを使いますか。",
            ko: "앱은 모달에 어떤 움직임을 사용합니까?"),
        "visible": LocalText(
            en: "Is it in sight when the screen appears?", ja: "画面が現れたとき、見えていますか。", ko: "화면이 나타날 때 보입니까?"),
    ]

    private static let choicesOfTransitions: [String: [String]] = [
        "animated": ["true", "false"],
        "style": TransitionStyle.allCases.map(\.rawValue),
    ]

    private static let choices: [String: [String]] = [
        "backgroundInteractive": ["true", "false"],
        "complexity": Complexity.allCases.map(\.rawValue),
        "contentKind": ContentKind.allCases.map(\.rawValue),
        "dimming": ["true", "false"],
        "scrollsToFocus": ["true", "false"],
        "taskKind": TaskKind.allCases.map(\.rawValue),
        "visible": ["true", "false"],
    ]
}
