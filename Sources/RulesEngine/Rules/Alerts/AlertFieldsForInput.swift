internal import FlowDocument
internal import JSON

/// The text fields of an alert gather something that a button uses.
struct AlertFieldsForInput: ModalRule {
    static let most = Threshold(
        "alert-fields-for-input", "fields", 2,
        LocalText(
            en: "The most text fields in one alert.", ja: "1つのアラートに置けるテキストフィールドの最大数。",
            ko: "알림 하나에 둘 수 있는 텍스트 필드의 최대 개수."))

    static let unused = MessageTemplate(
        "unused", en: "No button uses what people type into the alert.",
        ja: "入力した内容を使うボタンがありません。",
        ko: "입력한 내용을 사용하는 버튼이 없습니다.")
    static let tooMany = MessageTemplate(
        "too-many", en: "The alert has {count} text fields; that is a form.",
        ja: "テキストフィールドが{count}個あり、フォームのようになっています。",
        ko: "텍스트 필드가 {count}개나 되어 양식에 가깝습니다.")
    static let unnamed = MessageTemplate(
        "unnamed",
        en: "Text field {number} has neither a label nor a placeholder, so nothing says what belongs into it.",
        ja: "{number}番目のテキストフィールドにはラベルもプレースホルダもなく、何を入力するのか分かりません。",
        ko: "{number}번째 텍스트 필드에 레이블도 플레이스홀더도 없어 무엇을 입력하는지 알 수 없습니다.")

    static let metadata = RuleMetadata(
        id: "alert-fields-for-input", editions: .all, kind: .heuristic, severity: .advice,
        guidelines: ["alerts-anatomy"], scope: .modals([.alert]), thresholds: [most],
        summary: LocalText(
            en: "Text fields of an alert are few and named, and a button uses what is typed.",
            ja: "アラートのテキストフィールドは少なくし、用途を示し、入力内容をボタンで使います。",
            ko: "알림의 텍스트 필드는 적게 두고 용도를 표시하며, 입력한 내용은 버튼이 사용합니다."),
        why: LocalText(
            en: """
                Typing is work. People should know what is asked for, and that the button takes it; and for more than a \
                field or two an alert offers too little room and no way to look something up.
                """,
            ja: "入力には手間がかかります。何を求められ、どのボタンで使われるのかが分かる必要があります。項目が多い場合、アラートでは狭く、ほかの画面を確認することもできません。",
            ko: "입력에는 수고가 듭니다. 무엇을 묻고 어느 버튼이 그 내용을 쓰는지 알 수 있어야 합니다. 항목이 많으면 알림은 좁고, 다른 화면을 찾아볼 수도 없습니다."),
        remedy: LocalText(
            en: "Give each field a placeholder and a button that uses it; put longer forms into a form sheet.",
            ja: "各フィールドにプレースホルダと、入力内容を使うボタンを用意してください。項目が多いときはフォームシートを使ってください。",
            ko: "필드마다 플레이스홀더와 내용을 사용하는 버튼을 마련하십시오. 항목이 많으면 폼 시트를 사용하십시오."),
        messages: [unused, tooMany, unnamed],
        examples: [
            .modal(
                .pass, "A password and Sign In",
                fields(#"{"placeholder": "Password", "secure": true, "usedBy": ["in"]}"#, effect: "commit")),
            .modal(
                .pass, "A label is a name too",
                fields(#"{"label": "Name", "placeholder": null, "usedBy": ["in"]}"#, effect: "save")),
            .modal(
                .fail, "Only OK, which dismisses", fields(#"{"placeholder": "Name"}"#, effect: "none")),
            .modal(
                .fail, "No button is said to use it",
                fields(#"{"placeholder": "Name", "usedBy": []}"#, effect: "commit")),
            .modal(
                .pass, "Two fields",
                fields(
                    #"{"placeholder": "Name", "usedBy": ["in"]}, {"placeholder": "Password", "usedBy": ["in"]}"#,
                    effect: "commit")),
            .modal(
                .fail, "Three fields",
                fields(
                    #"""
                    {"placeholder": "Server", "usedBy": ["in"]}, {"placeholder": "Name", "usedBy": ["in"]},
                    {"placeholder": "Password", "usedBy": ["in"]}
                    """#, effect: "commit")),
            .modal(
                .fail, "Neither label nor placeholder",
                fields(#"{"label": null, "placeholder": null, "usedBy": ["in"]}"#, effect: "commit")),
            .modal(
                .fail, "No placeholder in Japanese", languages: ["en", "ja"],
                fields(
                    #"{"label": null, "placeholder": {"en": "Name", "ja": ""}, "usedBy": ["in"]}"#, effect: "commit")),
            .modal(
                .open, "Nobody said which button uses it",
                #"""
                "style": "alert", "textFields": [{"placeholder": "Name"}],
                "controls": [{"id": "in", "kind": "button", "title": "Sign In"}]
                """#),
            .modal(.notApplicable, "No field", #""style": "alert", "textFields": []"#),
            .modal(.open, "Nobody said whether there are fields", #""style": "alert", "title": "Sign In""#),
        ])

    func check(_ node: ModalNode, in context: Context, _ observations: inout Observations) {
        guard node.modal.textFields.isKnown else { return observations.open(node.modal.id, "textFields") }
        let fields = node.modal.textFields.elements
        guard !fields.isEmpty else { return observations.nothingToCheck() }
        lookAtUse(of: fields, on: node, in: context, &observations)
        if Double(fields.count) > context.limit(Self.most) {
            observations.fail(Self.tooMany, ["count": String(fields.count)]) {
                $0.facet = "count"
                $0.field = ["textFields"]
                $0.evidence = [JSON.Member("fields", .number(Double(fields.count)))]
            }
        }
        for (index, field) in fields.enumerated() {
            lookAtName(of: field, at: index, on: node, in: context, &observations)
        }
    }

    private func lookAtUse(
        of fields: [TextField], on node: ModalNode, in context: Context, _ observations: inout Observations
    ) {
        let silent = fields.indices.filter { !fields[$0].usedBy.isKnown }
        let deadEnd =
            node.modal.controls.isKnown
            && node.buttons.allSatisfy { [.cancels, .nothing].contains(context.consequence(of: $0, on: node)) }
        if fields.contains(where: { !$0.usedBy.elements.isEmpty }) {
            observations.pass()
        } else if silent.isEmpty || deadEnd {
            observations.fail(Self.unused) { $0.field = ["textFields"] }
        } else {
            observations.open(silent.map { MissingFact(Reference(node.modal.id), "textFields.\($0).usedBy") })
        }
    }

    private func lookAtName(
        of field: TextField, at index: Int, on node: ModalNode, in context: Context, _ observations: inout Observations
    ) {
        let labels = context.texts(field.label)
        for (placeholder, label) in zip(context.texts(field.placeholder), labels) {
            guard placeholder.text.value == nil, label.text.value == nil else { continue }
            var observation = Observation(.open)
            if placeholder.text.isKnown, label.text.isKnown {
                observation = Observation(.fail, Message(Self.unnamed, ["number": String(index + 1)]))
            } else {
                let name = placeholder.text.isKnown ? "label" : "placeholder"
                observation.missing = [MissingFact(Reference(node.modal.id), "textFields.\(index).\(name)")]
            }
            observation.facet = "textFields/\(index)"
            observation.language = placeholder.language
            observation.field = ["textFields", String(index)]
            observations.add(observation)
        }
    }

    /// An alert with a button that uses, or does not use, what these fields take.
    private static func fields(_ fields: String, effect: String) -> String {
        """
        "style": "alert", "textFields": [\(fields)], \
        "controls": [{"id": "in", "kind": "button", "exit": {"effect": "\(effect)"}}]
        """
    }
}
