internal import FlowDocument

/// How facts about a modal's task, its steps and its reason are asked for.
enum TaskPrompts {
    /// What is asked; `nil` for a key that is not about tasks.
    static func prompt(for field: String) -> LocalText? { prompts[field] }

    /// The values that a key can have; `nil` where it is free, or not about tasks.
    static func choices(for field: String) -> [String]? { choices[field] }

    private static let prompts: [String: LocalText] = [
        "benefit": LocalText(
            en: "What do people gain by its being modal? null states that they gain nothing.",
            ja: "モーダルにすることで、どんな利点がありますか? nullは利点がないことを表します。",
            ko: "모달이어서 사람들이 얻는 것은 무엇입니까? null은 없음을 뜻합니다."),
        "contains": LocalText(
            en: "Which containers does it hold? [] states that it holds none.",
            ja: "内部にどのコンテナがありますか? []はないことを表します。",
            ko: "안에 어떤 컨테이너가 있습니까? []는 없음을 뜻합니다."),
        "custom.component": LocalText(
            en: "Does the app draw it by itself, rather than the system?",
            ja: "システムではなく、アプリが独自に描画していますか?",
            ko: "시스템이 아니라 앱이 직접 그립니까?"),
        "entry": LocalText(
            en: "Which screens do people come in by?",
            ja: "ユーザはどの画面から入りますか?",
            ko: "사람들은 어느 화면으로 들어옵니까?"),
        "fallbackModal": LocalText(
            en: "Which modal is shown where the notification is off? null states that none is.",
            ja: "通知がオフのとき、代わりにどのモーダルを表示しますか? nullは表示しないことを表します。",
            ko: "알림이 꺼져 있을 때 어떤 모달을 대신 띄웁니까? null은 띄우지 않음을 뜻합니다."),
        "gatedBy": LocalText(
            en: "Which setting switches the notification off? null states that none does.",
            ja: "この通知はどの設定でオフにできますか? nullはないことを表します。",
            ko: "이 알림은 어떤 설정으로 끌 수 있습니까? null은 없음을 뜻합니다."),
        "guidance": LocalText(
            en: "Which text helps with the task? null states that there is none.",
            ja: "作業を助ける説明の文は何ですか? nullはないことを表します。",
            ko: "작업을 돕는 안내 글은 무엇입니까? null은 없음을 뜻합니다."),
        "heading": LocalText(
            en: "Which heading stands at the top of its content? null states that there is none.",
            ja: "内容の先頭にある見出しは何ですか? nullはないことを表します。",
            ko: "내용 맨 위의 머리글은 무엇입니까? null은 없음을 뜻합니다."),
        "isLeafPicker": LocalText(
            en: "Does this screen only let people pick a value, and then return by itself?",
            ja: "この画面は値を選ぶだけで、選ぶと自動的に戻りますか?",
            ko: "이 화면은 값을 고르기만 하고, 고르면 저절로 돌아갑니까?"),
        "navigationBar": LocalText(
            en: "How does its navigation bar look? null states that it has none.",
            ja: "ナビゲーションバーの見た目はどうですか? nullはバーがないことを表します。",
            ko: "내비게이션 막대는 어떤 모양입니까? null은 막대가 없음을 뜻합니다."),
        "notifications": LocalText(
            en: "What does the app tell people while they are elsewhere? [] states that it tells nothing.",
            ja: "アプリはどんな通知を送りますか? []は送らないことを表します。",
            ko: "앱은 어떤 알림을 보냅니까? []는 보내지 않음을 뜻합니다."),
        "optional": LocalText(
            en: "Could people do without it?", ja: "なくても困らないものですか?", ko: "없어도 되는 것입니까?"),
        "reason": LocalText(
            en: "Why is it modal? null states that there is no reason.",
            ja: "なぜモーダルなのですか? nullは理由がないことを表します。",
            ko: "왜 모달입니까? null은 이유가 없음을 뜻합니다."),
        "reasonNote": LocalText(
            en: "Which other reason is it? null states that there is none.",
            ja: "「その他」の理由は何ですか? nullはないことを表します。",
            ko: "“기타” 이유는 무엇입니까? null은 없음을 뜻합니다."),
        "skippable": LocalText(
            en: "Can people go on without what this opens?",
            ja: "これで開くものを飛ばして先へ進めますか?",
            ko: "이것으로 열리는 것을 건너뛰고 나아갈 수 있습니까?"),
        "theme": LocalText(
            en: "Which colours and type does it use?",
            ja: "どんな配色と書体を使いますか?",
            ko: "어떤 색과 서체를 씁니까?"),
    ]

    private static let choices: [String: [String]] = [
        "contains": ContainedKind.allCases.map(\.rawValue),
        "custom.component": ["true", "false"],
        "isLeafPicker": ["true", "false"],
        "optional": ["true", "false"],
        "reason": Reason.allCases.map(\.rawValue),
        "skippable": ["true", "false"],
    ]
}
