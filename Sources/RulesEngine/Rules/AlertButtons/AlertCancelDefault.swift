internal import FlowDocument
internal import JSON

/// In an alert that may destroy something, Cancel is the bold button.
struct AlertCancelDefault: ModalRule {
    static let other = MessageTemplate(
        "other", en: "“{title}” is the bold button of an alert that may destroy something; Cancel should be.",
        ja: "何かが失われるおそれのあるアラートなのに、「{title}」が太字の既定ボタンになっています。既定にするのはキャンセルです。",
        ko: "무언가가 사라질 수 있는 알림인데 “{title}” 버튼이 굵은 기본 버튼입니다. 기본 버튼은 취소여야 합니다.")
    static let plain = MessageTemplate(
        "plain", en: "“{title}” is not the bold button, though the alert may destroy something.",
        ja: "何かが失われるおそれのあるアラートなのに、「{title}」が太字の既定ボタンになっていません。",
        ko: "무언가가 사라질 수 있는 알림인데 “{title}” 버튼이 굵은 기본 버튼이 아닙니다.")
    static let prefer = MessageTemplate(
        "prefer", en: "Make “{title}” the bold button.", ja: "「{title}」を太字の既定ボタンにします。",
        ko: "“{title}” 버튼을 굵은 기본 버튼으로 정합니다.")

    static let metadata = RuleMetadata(
        id: "alert-cancel-default", editions: .only2018, severity: .warning,
        guidelines: ["alerts-destructive-buttons"], scope: .modals([.alert]),
        summary: LocalText(
            en: "In an alert that may destroy something, Cancel is the default button, shown bold.",
            ja: "何かが失われるおそれのあるアラートでは、キャンセルを太字の既定ボタンにします。",
            ko: "무언가가 사라질 수 있는 알림에서는 취소를 굵은 기본 버튼으로 둡니다."),
        why: LocalText(
            en: "People who answer without reading press the bold button. With Cancel in bold nothing is lost by that.",
            ja: "読まずに答える人は太字のボタンを押します。キャンセルが太字なら、それで何かが失われることはありません。",
            ko: "읽지 않고 답하는 사람은 굵은 버튼을 누릅니다. 취소가 굵은 버튼이면 그렇게 해도 잃는 것이 없습니다."),
        remedy: LocalText(
            en: "Prefer no other button; the system then shows the one with the cancel role in bold.",
            ja: "ほかのボタンを優先ボタンにしないでください。そうすれば、cancelの役割を持つボタンが自動的に太字になります。",
            ko: "다른 버튼을 기본으로 지정하지 마십시오. 그러면 cancel 역할의 버튼이 자동으로 굵게 표시됩니다."),
        messages: [other, plain, prefer],
        examples: [
            .modal(.pass, "The system shows the cancel role in bold", alert(#""role": "cancel""#)),
            .modal(
                .pass, "Cancel is preferred without the role", alert(#""role": "default", "preferred": true"#)),
            .modal(.fail, "Delete is bold", alert(#""role": "cancel""#, #""preferred": true"#)),
            .modal(
                .fail, "A Cancel that is neither preferred nor has the role",
                alert(#""role": "default", "preferred": false"#)),
            .modal(.open, "A Cancel without the role, and nobody said what is bold", alert(#""role": "default""#)),
            .modal(
                .open, "Replace may destroy something",
                #"""
                "style": "alert", "controls": [{"id": "cancel", "kind": "button", "title": "Cancel", "role": "cancel"},
                    {"id": "go", "kind": "button", "title": "Replace", "role": "default", "preferred": true}]
                """#),
            .modal(
                .notApplicable, "Nothing is destroyed",
                #"""
                "style": "alert", "controls": [{"id": "cancel", "kind": "button", "title": "Cancel", "role": "cancel"},
                    {"id": "go", "kind": "button", "title": "Send", "role": "default", "preferred": true,
                     "exit": {"effect": "commit"}}]
                """#),
        ])

    func check(_ node: ModalNode, in context: Context, _ observations: inout Observations) {
        guard node.modal.controls.isKnown else { return observations.open(node.modal.id, "controls") }
        let choices = context.reading(of: node).choices
        // Without a Cancel there is none to be bold; alert-destructive-has-cancel reports that.
        guard let cancel = choices.cancels.first, !cancel.mayAccept, !node.modal.system.isTrue else {
            return observations.nothingToCheck()
        }
        let others = choices.others.map(\.button)
        let bold = others.first(where: \.control.preferred.isTrue)
        let isBold = bold == nil && choices.cancels.contains { $0.control.isBold }
        guard others.contains(where: \.control.isDestructive) else {
            let silent = others.map(\.control).filter { $0.effect == nil }
            guard !isBold, !silent.isEmpty else { return observations.nothingToCheck() }
            return observations.open(
                silent.map { MissingFact(Reference(node.modal.id, child: $0.id), "exit.effect") })
        }
        if let bold {
            fail(Self.other, bold.control, bold, cancel, choices, &observations)
        } else if isBold {
            observations.pass()
        } else if cancel.control.preferred.isKnown {
            fail(Self.plain, cancel.control, nil, cancel, choices, &observations)
        } else {
            observations.open([MissingFact(Reference(node.modal.id, child: cancel.control.id), "preferred")])
        }
    }

    private func fail(
        _ template: MessageTemplate, _ control: Control, _ bold: AlertButton?, _ cancel: AlertChoices.Cancel,
        _ choices: AlertChoices, _ observations: inout Observations
    ) {
        observations.fail(template, ["title": control.shownTitle]) {
            $0.control = control.id
            $0.field = ["preferred"]
            var patch: [Fix.Operation] = []
            if let bold {
                patch.append(
                    Fix.Operation("replace", choices.pointer(to: bold).appending("preferred"), .bool(false)))
            }
            if cancel.control.role.value != .cancel {
                patch.append(
                    Fix.Operation("add", choices.pointer(to: cancel.button).appending("preferred"), .bool(true)))
            }
            $0.fix = Fix(.safe, Message(Self.prefer, ["title": cancel.control.shownTitle]), patch)
        }
    }

    private static func alert(_ cancel: String, _ delete: String? = nil) -> String {
        let more = delete.map { ", " + $0 } ?? ""
        return #"""
            "style": "alert", "controls": [{"id": "cancel", "kind": "button", "title": "Cancel", \#(cancel)}, \#
            {"id": "delete", "kind": "button", "title": "Delete", "role": "destructive"\#(more)}]
            """#
    }
}

extension Control {
    /// Whether the button is drawn bold where no other is preferred.
    fileprivate var isBold: Bool {
        role.value == .cancel || preferred.isTrue
    }
}
