internal import FlowDocument
internal import JSON

/// An alert with three or more buttons wants to be an action sheet.
struct AlertThreePlusButtons: ModalRule {
    static let most = Threshold(
        "alert-three-plus-buttons", "buttons", 2,
        LocalText(
            en: "How many buttons an alert may have.", ja: "アラートに置けるボタンの数。", ko: "알림에 둘 수 있는 버튼의 수."))
    static let tooMany = Threshold(
        "alert-three-plus-buttons", "errorButtons", 4,
        LocalText(
            en: "From how many buttons on it is an error in the edition of 2018.",
            ja: "2018年版でエラーとするボタンの数の下限。", ko: "2018년판에서 오류로 보는 버튼 수의 하한."))

    static let many = MessageTemplate(
        "many", en: "The alert has {count} buttons; an action sheet is made for choices like this.",
        ja: "アラートにボタンが{count}個あります。このような選択にはアクションシートが向いています。",
        ko: "알림에 버튼이 {count}개 있습니다. 이런 선택에는 동작 시트가 알맞습니다.")
    static let convert = MessageTemplate(
        "convert", en: "Show the choices in an action sheet.", ja: "選択肢をアクションシートに表示します。",
        ko: "선택지를 동작 시트로 보여 줍니다.")

    static let metadata = RuleMetadata(
        id: "alert-three-plus-buttons", editions: .until2020s, severity: .warning, guidelines: ["alerts-two-buttons"],
        scope: .modals([.alert]), thresholds: [most, tooMany],
        summary: LocalText(
            en: "An alert has fewer than three buttons.", ja: "アラートのボタンは2つまでにします。",
            ko: "알림의 버튼은 세 개 미만으로 합니다."),
        why: LocalText(
            en: """
                Three or more buttons turn a quick answer into a menu, and they stack into a column that people must read \
                from top to bottom.
                """,
            ja: "ボタンが3つ以上になると、すぐに答えられる質問がメニューに変わり、縦に並んだボタンを上から順に読むことになります。",
            ko: "버튼이 세 개 이상이면 바로 답할 수 있는 질문이 메뉴가 되고, 세로로 쌓인 버튼을 위에서부터 읽어야 합니다."),
        remedy: LocalText(
            en: "Present the choices in an action sheet, or ask one question at a time.",
            ja: "選択肢をアクションシートに表示するか、質問を1つずつに分けます。",
            ko: "선택지를 동작 시트로 보여 주거나 질문을 하나씩 나눕니다."),
        messages: [many, convert],
        examples: [
            .modal(.pass, "Two buttons", buttons(2)),
            .modal(.pass, "One button", buttons(1)),
            .modal(
                .fail, "Save, Don’t Save and Cancel",
                ButtonExamples.alert([("Save", "default"), ("Don’t Save", "destructive"), ("Cancel", "cancel")])),
            .modal(.fail, "Four buttons", buttons(4)),
            .flow(.fail, "Presented by a screen, where an action sheet could open", presented(by: "list")),
            .flow(.fail, "Over a sheet, where an action sheet must not open", presented(by: "sheet")),
            .modal(.open, "Nobody said which", #""style": "alert""#),
        ])

    func check(_ node: ModalNode, in context: Context, _ observations: inout Observations) {
        guard node.modal.controls.isKnown else { return observations.open(node.modal.id, "controls") }
        guard !node.modal.system.isTrue else { return observations.nothingToCheck() }
        let count = Double(node.buttons.count)
        guard count > context.limit(Self.most) else { return observations.pass() }
        observations.fail(Self.many, ["count": count.plain]) {
            $0.field = ["controls"]
            $0.evidence = [JSON.Member("buttons", .number(count))]
            if count >= context.limit(Self.tooMany), context.edition == .hig2018 { $0.severity = .error }
            $0.fix = Self.fix(node, in: context)
        }
    }

    /// An action sheet holds no text fields, and unlike an alert it must not open over something modal.
    private static func fix(_ node: ModalNode, in context: Context) -> Fix? {
        guard node.modal.textFields.elements.isEmpty, node.buttons.count == node.modal.controls.elements.count,
            context.graph.arrivals[node.index].allSatisfy({ presentation in
                let open = context.openSet(at: presentation)
                return open.modals.isEmpty && !open.isTruncated
            })
        else { return nil }
        let style = JSONPointer(["modals", String(node.index), "style"])
        return Fix(.suggested, Message(convert), [Fix.Operation("replace", style, "actionSheet")])
    }

    private static func buttons(_ count: Int) -> String {
        ButtonExamples.alert((1...count).map { ("Choice \($0)", "default") })
    }

    private static func presented(by origin: String) -> String {
        """
        "screens": [{"id": "list"}], "modals": [{"id": "sheet", "style": "pageSheet"}, {"id": "m", \(buttons(3))}],
        "transitions": [{"id": "t", "from": "\(origin)", "to": "m", "kind": "present"}]
        """
    }
}
