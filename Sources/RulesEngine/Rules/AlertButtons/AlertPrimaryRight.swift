internal import FlowDocument

/// The likeliest choice stands on the right of a row.
struct AlertPrimaryRight: ModalRule {
    static let notLast = MessageTemplate(
        "not-last", en: "“{title}” is the likeliest choice, but it does not stand on the right.",
        ja: "「{title}」は最も選ばれやすいボタンですが、右端にありません。",
        ko: "“{title}” 버튼은 가장 많이 선택할 버튼인데 오른쪽 끝에 있지 않습니다.")
    static let move = MessageTemplate(
        "move", en: "Move “{title}” to the right.", ja: "「{title}」を右端に移します。", ko: "“{title}” 버튼을 오른쪽 끝으로 옮깁니다.")

    static let metadata = RuleMetadata(
        id: "alert-primary-right", editions: .all, severity: .warning,
        guidelines: ["alerts-button-placement", "alerts-2025-placement"], scope: .modals([.alert]),
        summary: LocalText(
            en: "The button that people will most likely choose stands on the right of a row.",
            ja: "最も選ばれやすいボタンは、横並びの右端に置きます。",
            ko: "사람들이 가장 많이 선택할 버튼은 가로 배열의 오른쪽 끝에 둡니다."),
        why: LocalText(
            en: """
                The right end of a row is where the thumb rests and where alerts of the system have what moves things \
                on. A button that stands elsewhere is missed, and its neighbour is pressed instead.
                """,
            ja: """
                横並びの右端は親指が届きやすく、システムのアラートでも先に進むボタンがある位置です。\
                別の位置に置くと見落とされ、隣のボタンが押されてしまいます。
                """,
            ko: """
                가로 배열의 오른쪽 끝은 엄지가 닿기 쉽고, 시스템 알림에서도 다음으로 진행하는 버튼이 있는 자리입니다. 다른 곳에 \
                두면 놓치기 쉽고 옆 버튼을 잘못 누르게 됩니다.
                """),
        remedy: LocalText(
            en:
                "Swap the two buttons, so that the likeliest choice is last: on the right, or on the left in Arabic and Hebrew.",
            ja: "2つのボタンを入れ替え、最も選ばれやすいほうを最後（右、アラビア語とヘブライ語では左）に置きます。",
            ko: "두 버튼의 자리를 바꾸어 가장 많이 선택할 버튼이 마지막(오른쪽, 아랍어와 히브리어에서는 왼쪽)에 오게 합니다."),
        messages: [notLast, move],
        examples: [
            .modal(.pass, "Cancel, then Delete", buttons(("Cancel", "cancel"), ("Delete", "destructive"))),
            .modal(
                .pass, "The likely one is marked and last",
                #"""
                "style": "alert", "controls": [{"id": "later", "kind": "button", "title": "Save Draft", "role": "default"},
                    {"id": "send", "kind": "button", "title": "Send", "role": "default", "likely": true}]
                """#),
            .modal(
                .pass, "From right to left, the last is on the left", languages: ["he"],
                buttons(("ביטול", "cancel"), ("מחיקה", "destructive"))),
            .modal(.fail, "Save, then Cancel", buttons(("Save", "default"), ("Cancel", "cancel"))),
            .modal(
                .fail, "The bold one is first",
                #"""
                "style": "alert", "controls": [
                    {"id": "send", "kind": "button", "title": "Send", "role": "default", "preferred": true},
                    {"id": "save", "kind": "button", "title": "Save", "role": "default"}]
                """#),
            .modal(.fail, "Japanese", languages: ["ja"], buttons(("保存", "default"), ("キャンセル", "cancel"))),
            .modal(
                .fail, "The likely one is marked and first",
                #"""
                "style": "alert", "controls": [
                    {"id": "send", "kind": "button", "title": "Send", "role": "default", "likely": true},
                    {"id": "later", "kind": "button", "title": "Save Draft", "role": "default"}]
                """#),
            .modal(.open, "Nobody said which is likelier", buttons(("Keep Both", "default"), ("Replace", "default"))),
            .modal(
                .notApplicable, "Most people cancel, and Cancel is always on the left",
                #"""
                "style": "alert", "controls": [
                    {"id": "cancel", "kind": "button", "title": "Cancel", "role": "cancel", "likely": true},
                    {"id": "delete", "kind": "button", "title": "Delete", "role": "destructive"}]
                """#),
            .modal(
                .notApplicable, "A stack has no right end",
                #""layout": "stack", "# + buttons(("Delete", "destructive"), ("Cancel", "cancel"))),
            .modal(.notApplicable, "One button", buttons(("OK", "default"))),
        ])

    func check(_ node: ModalNode, in context: Context, _ observations: inout Observations) {
        guard node.modal.controls.isKnown else { return observations.open(node.modal.id, "controls") }
        let choices = context.reading(of: node).choices
        guard choices.buttons.count > 1, !node.modal.system.isTrue else {
            return observations.nothingToCheck()
        }
        switch context.row(of: node) {
        case .row: break
        // A stack has no right end; and where nobody knows of a row, alert-cancel-left asks.
        case .stack, .stackedBySystem, .unsure: return observations.nothingToCheck()
        }
        let marked = Self.likely(among: choices)
        if marked.isEmpty {
            let silent = choices.others.filter { !$0.button.control.likely.isKnown }
            guard !silent.isEmpty else { return observations.nothingToCheck() }
            return observations.open(
                silent.map { MissingFact(Reference(node.modal.id, child: $0.button.control.id), "likely") })
        }
        guard let last = choices.buttons.last, !marked.contains(where: { $0 === last }) else {
            return observations.pass()
        }
        // Cancel keeps to the left however many people choose it.
        guard let button = marked.first(where: { button in !choices.cancels.contains { $0.button === button } }) else {
            return observations.nothingToCheck()
        }
        let title = button.control.shownTitle
        observations.fail(Self.notLast, ["title": title]) {
            $0.control = button.control.id
            // Where Cancel is in the way, alert-cancel-left moves that, and both are in place.
            guard (choices.cancels.first?.place ?? 0) == 0 else { return }
            $0.fix = Fix(.safe, Message(Self.move, ["title": title]), [choices.move(button, to: last)])
        }
    }

    /// The buttons that most people choose: those that are marked so, else the bold one, else the one beside Cancel.
    private static func likely(among choices: AlertChoices) -> [AlertButton] {
        let marked = choices.buttons.filter(\.control.likely.isTrue)
        if !marked.isEmpty { return marked }
        let others = choices.others.map(\.button)
        let preferred = others.filter(\.control.preferred.isTrue)
        if !preferred.isEmpty { return preferred }
        guard let cancel = choices.cancels.first, !cancel.mayAccept, others.count == 1 else { return [] }
        return others
    }

    private static func buttons(_ buttons: (title: String, role: String)...) -> String {
        ButtonExamples.alert(buttons)
    }
}
