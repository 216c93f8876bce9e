internal import FlowDocument
internal import JSON

/// The transition harmonises with the app.
struct TransitionFitsApp: PresentationRule {
    static let foreign = MessageTemplate(
        "foreign", en: "“{target}” opens with “{style}”, which is none of the app's transitions: {vocabulary}.",
        ja: "「{target}」が「{style}」で開きますが、アプリで使うトランジション（{vocabulary}）に含まれていません。",
        ko: "“{target}”: “{style}” 전환으로 열리는데, 앱에서 쓰는 전환({vocabulary})에 들어 있지 않습니다.")
    static let settled = MessageTemplate(
        "settled", en: "Decide whether “{style}” suits the app, and add it to `app.transitions` if it does.",
        ja: "「{style}」がアプリに合うかどうかを確認し、合うなら`app.transitions`に加えます。",
        ko: "“{style}” 전환이 앱에 어울리는지 판단하고, 어울리면 `app.transitions`에 추가합니다.")
    static let question = MessageTemplate(
        "question", en: "Does “{style}”, with which “{target}” opens, suit the app?",
        ja: "「{target}」が開くときの「{style}」は、アプリに合っていますか。",
        ko: "“{target}”: 열릴 때의 “{style}” 전환이 앱에 어울립니까?")

    static let metadata = RuleMetadata(
        id: "transition-fits-app", editions: .all, kind: .judgement, severity: .advice,
        guidelines: ["modality-2018-transition-style", "modality-2020s-transition-style"], scope: .presentations,
        summary: LocalText(
            en: "A modal opens with a transition that suits the app.", ja: "モーダルは、アプリに合ったトランジションで開きます。",
            ko: "모달은 앱에 어울리는 전환으로 열립니다."),
        why: LocalText(
            en:
                "A movement from another world draws attention to itself and makes people wonder whether they left the app.",
            ja: "場違いな動きはそれ自体が目立ち、アプリの外に出たのかと思わせます。",
            ko: "어울리지 않는 움직임은 그 자체가 눈에 띄고, 앱을 벗어났는지 의심하게 합니다."),
        remedy: LocalText(
            en: "Use the transitions that the rest of the app has.", ja: "アプリのほかの部分と同じトランジションを使います。",
            ko: "앱의 다른 부분과 같은 전환을 사용합니다."),
        messages: [foreign, settled, question],
        examples: [
            .flow(.pass, "One of the app's", app(#"["coverVertical"]"#, "coverVertical")),
            .flow(.pass, "One of several", app(#"["coverVertical", "crossDissolve"]"#, "crossDissolve")),
            .flow(.review, "A cube that spins", app(#"["coverVertical"]"#, "custom")),
            .flow(.review, "A curl in an app that fades", app(#"["crossDissolve"]"#, "partialCurl")),
            .flow(.open, "One custom transition is not another", app(#"["custom"]"#, "custom")),
            .flow(
                .open, "Nobody said which transitions the app has",
                #"""
                "screens": [{"id": "list"}], "modals": [{"id": "m", "style": "fullScreen"}],
                "transitions": [{"id": "t", "from": "list", "to": "m", "kind": "present", "style": "coverVertical"}]
                """#),
            .flow(
                .open, "Nobody said how it moves",
                #"""
                "app": {"transitions": ["coverVertical"]}, "screens": [{"id": "list"}],
                "modals": [{"id": "m", "style": "fullScreen"}],
                "transitions": [{"id": "t", "from": "list", "to": "m", "kind": "present"}]
                """#),
            .flow(
                .notApplicable, "An alert moves as the system lets it",
                #"""
                "screens": [{"id": "list"}], "modals": [{"id": "m", "style": "alert"}],
                "transitions": [{"id": "t", "from": "list", "to": "m", "kind": "present"}]
                """#),
        ])

    func check(_ presentation: PresentationNode, in context: Context, _ observations: inout Observations) {
        let transition = presentation.transition
        guard let style = transition.style.value else {
            return presentation.isMovedBySystem
                ? observations.nothingToCheck() : observations.open(transition.id, "style")
        }
        let vocabulary = context.document.app.value?.transitions ?? .unknown
        var arguments = ["target": presentation.target.modal.displayName, "style": style.rawValue]
        let evidence = [
            JSON.Member("style", .string(style.rawValue)),
            JSON.Member("vocabulary", .array(vocabulary.elements.map { .string($0.rawValue) })),
        ]
        if vocabulary.isKnown, !vocabulary.elements.contains(style) {
            arguments["vocabulary"] = vocabulary.elements.map(\.rawValue).joined(separator: ", ")
            observations.review(Self.foreign, arguments, settledBy: Self.settled) {
                $0.field = ["style"]
                $0.evidence = evidence
            }
        } else if vocabulary.isKnown, style != .custom {
            observations.pass()
        } else {
            // Without the app's vocabulary, and of a movement that the word does not describe, only a look can tell.
            observations.judge(Self.question, arguments, evidence: evidence) {
                $0.field = ["style"]
                if !vocabulary.isKnown { $0.missing = [MissingFact(Reference(NodeID.app), "transitions")] }
            }
        }
    }

    private static func app(_ vocabulary: String, _ style: String) -> String {
        """
        "app": {"transitions": \(vocabulary)}, "screens": [{"id": "list"}],
        "modals": [{"id": "m", "name": "Camera", "style": "fullScreen"}],
        "transitions": [{"id": "t", "from": "list", "to": "m", "kind": "present", "style": "\(style)"}]
        """
    }
}
