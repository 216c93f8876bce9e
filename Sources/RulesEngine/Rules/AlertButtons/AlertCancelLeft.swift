internal import FlowDocument
internal import JSON

/// Cancel stands on the left of a row and at the bottom of a stack.
struct AlertCancelLeft: ModalRule {
    static let trailing = MessageTemplate(
        "trailing", en: "“{title}” cancels, but it does not stand on the left.",
        ja: "「{title}」はキャンセルするボタンですが、左端にありません。",
        ko: "“{title}” 버튼은 취소하는 버튼인데 왼쪽 끝에 있지 않습니다.")
    static let notLast = MessageTemplate(
        "not-last", en: "“{title}” cancels, but it does not stand at the bottom of the stack.",
        ja: "「{title}」はキャンセルするボタンですが、縦に並んだボタンの一番下にありません。",
        ko: "“{title}” 버튼은 취소하는 버튼인데 세로로 쌓인 버튼의 맨 아래에 있지 않습니다.")
    static let several = MessageTemplate(
        "several", en: "{count} buttons have the cancel role; the system accepts one and stops the app at a second.",
        ja: "キャンセルの役割を持つボタンが{count}つあります。システムが認めるのは1つだけで、2つ目を加えるとAppが停止します。",
        ko: "취소 역할을 가진 버튼이 {count}개 있습니다. 시스템은 하나만 허용하며 두 번째 버튼을 추가하면 앱이 중단됩니다.")
    static let unclear = MessageTemplate(
        "unclear", en: "“{title}” leaves everything as it is, but it does not stand on the left.",
        ja: "「{title}」は何も変えずに閉じるボタンですが、左端にありません。",
        ko: "“{title}” 버튼은 아무것도 바꾸지 않고 닫는데 왼쪽 끝에 있지 않습니다.")
    static let settled = MessageTemplate(
        "meaning", en: "Decide whether “{title}” calls something off, or takes note of what the alert says.",
        ja: "「{title}」が操作を取りやめるボタンなのか、内容を了解するだけのボタンなのかを判断してください。",
        ko: "“{title}” 버튼이 동작을 취소하는 것인지, 알림의 내용을 확인하는 것인지 판단하십시오.")
    static let fits = MessageTemplate(
        "fits", en: "Look whether the titles fit side by side, or state the layout: in a stack the order is right.",
        ja: "ラベルが横に並んで収まるかを確認するか、layoutを記してください。縦に並ぶなら、この順で問題ありません。",
        ko: "버튼 이름이 나란히 들어가는지 확인하거나 layout을 적으십시오. 세로로 쌓이면 이 순서가 맞습니다.")
    static let move = MessageTemplate(
        "move", en: "Move “{title}” to its place.", ja: "「{title}」を本来の位置に移します。", ko: "“{title}” 버튼을 제자리로 옮깁니다.")

    static let metadata = RuleMetadata(
        id: "alert-cancel-left", editions: .all, severity: .error, severities: [.hig2025: .warning],
        guidelines: ["alerts-button-placement", "alerts-2025-placement"], scope: .modals([.alert]),
        summary: LocalText(
            en: "Cancel stands on the left of a row of buttons, at the bottom of a stack.",
            ja: "キャンセルは、横並びのボタンでは左端に、縦並びのボタンでは一番下に置きます。",
            ko: "취소 버튼은 가로로 놓일 때는 왼쪽 끝에, 세로로 쌓일 때는 맨 아래에 둡니다."),
        why: LocalText(
            en: """
                People reach for Cancel without reading it, because every alert of the system has it in one place. \
                Where another button stands there, they carry out what they wanted to avoid.
                """,
            ja: """
                システムのアラートではキャンセルの位置がいつも同じなので、多くの人は読まずに手を伸ばします。\
                そこに別のボタンがあると、避けたかった操作を実行してしまいます。
                """,
            ko: """
                시스템 알림에서는 취소 버튼이 늘 같은 자리에 있으므로 사람들은 읽지 않고 그곳을 누릅니다. 그 자리에 다른 버튼이 \
                있으면 피하려던 동작을 실행하게 됩니다.
                """),
        remedy: LocalText(
            en: "Put Cancel first in a row and last in a stack. UIKit does so by itself for the cancel role.",
            ja: "横並びでは先頭に、縦並びでは最後にキャンセルを置きます。cancelの役割を与えれば、UIKitが自動的にそうします。",
            ko: "가로 배열에서는 처음에, 세로 배열에서는 마지막에 취소 버튼을 둡니다. cancel 역할을 주면 UIKit이 알아서 배치합니다."),
        messages: [trailing, notLast, several, unclear, settled, fits, move],
        examples: [
            .modal(.pass, "Cancel first in a row", buttons(("Cancel", "cancel"), ("Delete", "destructive"))),
            .modal(
                .pass, "Cancel last in a stack",
                #""layout": "stack", "#
                    + buttons(("Delete", "destructive"), ("Archive", "default"), ("Cancel", "cancel"))),
            .modal(
                .pass, "The bold button changes the weight, not the order",
                #"""
                "style": "alert", "controls": [{"id": "cancel", "kind": "button", "title": "Cancel", "role": "cancel"},
                    {"id": "save", "kind": "button", "title": "Save", "role": "default", "preferred": true}]
                """#),
            .modal(
                .pass, "From right to left, the first is on the right", languages: ["ar"],
                buttons(("إلغاء", "cancel"), ("حذف", "destructive"))),
            .modal(.fail, "Cancel on the right", buttons(("Delete", "destructive"), ("Cancel", "cancel"))),
            .modal(
                .fail, "The word without the role", languages: ["ja"],
                buttons(("削除", "destructive"), ("キャンセル", "default"))),
            .modal(.fail, "Korean", languages: ["ko"], buttons(("삭제", "destructive"), ("취소", "cancel"))),
            .modal(
                .fail, "In a stack, at the top",
                buttons(("Cancel", "cancel"), ("Save", "default"), ("Delete", "destructive"))),
            .modal(.fail, "Two buttons that cancel", buttons(("Cancel", "cancel"), ("Close", "cancel"))),
            .flow(
                .pass, "Titles too long for a row stand in a stack",
                inWindow(("Delete All Downloaded Episodes", "destructive"), ("Cancel", "cancel"))),
            .flow(
                .pass, "Cancel first, where a title that the app fills in may fit or not",
                inWindow(("Cancel", "cancel"), ("Delete {name}", "destructive"))),
            .flow(.fail, "Short titles stand in a row", inWindow(("Delete", "destructive"), ("Cancel", "cancel"))),
            .flow(
                .review, "A title that the app fills in",
                inWindow(("Delete {name}", "destructive"), ("Cancel", "cancel"))),
            .modal(
                .review, "OK takes note or calls off", buttons(("Learn More", "default"), ("OK", "cancel"))),
            .modal(.notApplicable, "No button cancels", buttons(("Save", "default"), ("Send", "default"))),
            .modal(.open, "Nobody said which", #""style": "alert""#),
        ])

    func check(_ node: ModalNode, in context: Context, _ observations: inout Observations) {
        guard node.modal.controls.isKnown else { return observations.open(node.modal.id, "controls") }
        let choices = context.reading(of: node).choices
        guard !node.modal.system.isTrue else { return observations.nothingToCheck() }
        let roles = choices.cancels.filter { $0.control.role.value == .cancel }
        if roles.count > 1 {
            return observations.fail(Self.several, ["count": String(roles.count)]) {
                $0.control = roles[1].control.id
                $0.field = ["role"]
                $0.related = roles.map { Reference(node.modal.id, child: $0.control.id) }
            }
        }
        guard choices.buttons.count > 1 else { return observations.nothingToCheck() }
        guard let cancel = choices.cancels.first else {
            let unclear = choices.unclear
            guard !unclear.isEmpty else { return observations.nothingToCheck() }
            return observations.open(unclear.map { MissingFact(Reference(node.modal.id, child: $0.id), "role") })
        }
        switch context.row(of: node) {
        case .row: checkRow(cancel, among: choices, &observations)
        case .stack: checkStack(cancel, among: choices, &observations)
        case .stackedBySystem: observations.pass()
        case .unsure where cancel.place == 0: observations.pass()
        case .unsure:
            observations.review(Self.trailing, ["title": cancel.control.shownTitle], settledBy: Self.fits) {
                $0.control = cancel.control.id
            }
        }
    }

    private func checkRow(
        _ cancel: AlertChoices.Cancel, among choices: AlertChoices, _ observations: inout Observations
    ) {
        guard let first = choices.buttons.first, first !== cancel.button else { return observations.pass() }
        let title = cancel.control.shownTitle
        if cancel.mayAccept {
            return observations.review(Self.unclear, ["title": title], settledBy: Self.settled) {
                $0.control = cancel.control.id
            }
        }
        observations.fail(Self.trailing, ["title": title]) {
            $0.control = cancel.control.id
            $0.evidence = Self.evidence(cancel, choices)
            $0.fix = Fix(.safe, Message(Self.move, ["title": title]), [choices.move(cancel.button, to: first)])
        }
    }

    private func checkStack(
        _ cancel: AlertChoices.Cancel, among choices: AlertChoices, _ observations: inout Observations
    ) {
        guard let last = choices.buttons.last, last !== cancel.button, !cancel.mayAccept else {
            return observations.pass()
        }
        let title = cancel.control.shownTitle
        observations.fail(Self.notLast, ["title": title]) {
            $0.severity = .advice
            $0.control = cancel.control.id
            $0.evidence = Self.evidence(cancel, choices)
            $0.fix = Fix(.safe, Message(Self.move, ["title": title]), [choices.move(cancel.button, to: last)])
        }
    }

    private static func evidence(_ cancel: AlertChoices.Cancel, _ choices: AlertChoices) -> [JSON.Member] {
        [
            JSON.Member("place", .number(Double(cancel.place + 1))),
            JSON.Member("buttons", .number(Double(choices.buttons.count))),
        ]
    }

    private static func inWindow(_ buttons: (title: String, role: String)...) -> String {
        #""cases": ["iphone-portrait"], "modals": [{"id": "m", \#(ButtonExamples.alert(buttons))}]"#
    }

    private static func buttons(_ buttons: (title: String, role: String)...) -> String {
        ButtonExamples.alert(buttons)
    }
}
