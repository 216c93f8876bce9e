internal import FlowDocument
internal import JSON
internal import TextLayout

/// A modal can be left by a button.
struct ModalDismissButton: ModalRule {
    static let none = MessageTemplate(
        "none", en: "No button leads out of it; people have to guess another way.",
        ja: "閉じるボタンがなく、ほかの方法を推測するしかありません。",
        ko: "나가는 버튼이 없어 다른 방법을 짐작해야 합니다.")

    static let pretended = MessageTemplate(
        "opens-instead", en: "“{title}” opens something else instead of closing it, and no other button leads out.",
        ja: "「{title}」は閉じる代わりに別の画面を開き、ほかに閉じるボタンもありません。",
        ko: "“{title}” 버튼은 닫는 대신 다른 화면을 열고, 나가는 버튼이 따로 없습니다.")

    static let metadata = RuleMetadata(
        id: "modal-dismiss-button", version: 2, editions: .since2020s, severity: .error,
        guidelines: ["modality-2020s-dismiss-button"], scope: .modals(ModalKind.screens),
        mutedBy: ["modal-exit-exists"],
        summary: LocalText(
            en: "A button that leaves the modal is always there.", ja: "モーダルには、閉じるためのボタンが必ずあります。",
            ko: "모달에는 나가는 버튼이 항상 있습니다."),
        why: LocalText(
            en: """
                A gesture has no label. People who do not know it, cannot make it or use VoiceOver need a button that \
                they can see and reach.
                """,
            ja: "ジェスチャにはラベルがありません。知らない人、うまくできない人、VoiceOverを使う人には、見えて届くボタンが必要です。",
            ko: "제스처에는 레이블이 없습니다. 모르거나 하기 어려운 사람, VoiceOver를 쓰는 사람에게는 보이고 닿을 수 있는 버튼이 필요합니다."),
        remedy: LocalText(
            en: "Add Done, Close or Cancel to the modal’s bar, even where it can be swiped away.",
            ja: "スワイプで閉じられる場合でも、モーダルのバーに「完了」「閉じる」「キャンセル」のいずれかを追加します。",
            ko: "쓸어내려 닫을 수 있더라도 모달의 막대에 완료, 닫기, 취소 가운데 하나를 추가합니다."),
        messages: [none, pretended, ExitFixes.addCancel, ExitFixes.addDone],
        examples: [
            .modal(
                .pass, "Done",
                #"""
                "style": "pageSheet", "content": null, "gesture": {"dismiss": true},
                "controls": [{"id": "done", "kind": "button", "title": "Done", "exit": {"effect": "commit"}}]
                """#),
            .flow(
                .pass, "A bar button of the screen inside",
                #"""
                "screens": [{"id": "s", "controls": [{"id": "close", "kind": "button", "title": "Close",
                    "location": "bar-leading"}]}],
                "modals": [{"id": "m", "style": "pageSheet", "content": "s", "controls": [], "gesture": null}],
                "transitions": [{"id": "t", "from": "s/close", "kind": "dismiss"}]
                """#),
            .flow(
                .pass, "A button of the modal's own with a transition that dismisses",
                #"""
                "modals": [{"id": "m", "style": "pageSheet", "content": null, "gesture": null,
                    "controls": [{"id": "close", "kind": "button", "title": "Close"}]}],
                "transitions": [{"id": "t", "from": "m/close", "kind": "dismiss"}]
                """#),
            .modal(
                .fail, "Swipe only",
                #""style": "pageSheet", "content": null, "controls": [], "gesture": {"dismiss": true}"#),
            .modal(
                .fail, "Swipe only in a viewer",
                #""style": "pageSheet", "content": null, "controls": [], "gesture": {"dismiss": true}, "taskKind": "view""#
            ),
            .modal(
                .fail, "A list that leaves by itself",
                #"""
                "style": "formSheet", "content": null, "gesture": null, "outsideTap": null, "taskKind": "choose",
                "controls": [{"id": "sizes", "kind": "list", "exit": {"effect": "commit"}}]
                """#),
            .flow(
                .fail, "A Close that opens a survey",
                #"""
                "screens": [{"id": "survey"}],
                "modals": [{"id": "m", "style": "pageSheet", "content": null, "gesture": {"dismiss": true},
                    "controls": [{"id": "close", "kind": "button", "title": "Close"}]}],
                "transitions": [{"id": "t", "from": "m/close", "to": "survey", "kind": "push"}]
                """#),
            .flow(
                .fail, "A Next that leads on pretends nothing",
                #"""
                "screens": [{"id": "step"}],
                "modals": [{"id": "m", "style": "pageSheet", "content": null, "gesture": {"dismiss": true},
                    "controls": [{"id": "next", "kind": "button", "title": "Next"}]}],
                "transitions": [{"id": "t", "from": "m/next", "to": "step", "kind": "push"}]
                """#),
            .flow(
                .fail, "A Cancel that opens the first screen anew",
                #"""
                "screens": [{"id": "home"}, {"id": "s", "controls": [{"id": "cancel", "kind": "button",
                    "title": "Cancel"}]}],
                "modals": [{"id": "m", "style": "pageSheet", "content": "s", "controls": [],
                    "gesture": {"dismiss": true}},
                    {"id": "again", "style": "pageSheet", "content": "home", "system": true}],
                "transitions": [{"id": "t", "from": "s/cancel", "to": "again", "kind": "present"}]
                """#),
            .flow(
                .fail, "Swipe only, on one screen",
                #"""
                "screens": [{"id": "one", "controls": []}],
                "modals": [{"id": "m", "style": "pageSheet", "content": "one", "controls": [], "taskKind": "edit",
                    "gesture": {"dismiss": true}}]
                """#),
            .flow(
                .fail, "Swipe only, on two steps, each of which may need another button",
                #"""
                "screens": [{"id": "one", "controls": []}, {"id": "two", "controls": []}],
                "modals": [{"id": "m", "style": "pageSheet", "content": "one", "controls": [], "taskKind": "edit",
                    "gesture": {"dismiss": true}}],
                "transitions": [{"id": "t", "from": "one", "to": "two", "kind": "push"}]
                """#),
            .modal(
                .open, "A button that may be wired in code",
                #"""
                "style": "pageSheet", "content": null, "gesture": {"dismiss": true},
                "controls": [{"id": "x", "kind": "button", "symbol": "xmark"}]
                """#),
            .flow(
                .open, "The step that may have it lies outside of the document",
                #"""
                "screens": [{"id": "one", "controls": []}],
                "modals": [{"id": "m", "style": "pageSheet", "content": "one", "controls": [],
                    "gesture": {"dismiss": true}}],
                "transitions": [{"id": "t", "from": "one", "kind": "external", "external": {}}]
                """#),
            .modal(.notApplicable, "An alert", #""style": "alert", "controls": []"#),
        ])

    func check(_ node: ModalNode, in context: Context, _ observations: inout Observations) {
        let exits = context.exits(of: node)
        // What only tells of gestures cannot settle whether there is a button.
        let missing = exits.missing.filter(\.isAboutControls)
        if exits.hasButton || exits.certain.contains(.system) {
            observations.pass()
        } else if exits.certain.contains(.somewhere) {
            observations.tooLarge()
        } else if !missing.isEmpty {
            observations.open(missing)
        } else {
            tell(of: node, in: context, &observations)
        }
    }

    private func tell(of node: ModalNode, in context: Context, _ observations: inout Observations) {
        let pretended = context.controls(in: node).first { way in
            guard way.isButton, context.started.contains(way.reference) else { return false }
            let manner = way.control.flatMap(context.manner)
            return manner == .cancel || manner == .close
        }
        guard let pretended else {
            return observations.fail(Self.none) { $0.fix = fix(for: node, in: context) }
        }
        observations.fail(Self.pretended, ["title": pretended.title]) {
            if pretended.isInside { $0.screen = pretended.owner }
            $0.control = pretended.control?.id
        }
    }

    /// A button in the bar. Where there are several steps, the right place differs from step to step.
    private func fix(for node: ModalNode, in context: Context) -> Fix? {
        if case .known(let interior) = context.interior(of: node), interior.screens.count > 1 { return nil }
        switch node.modal.taskKind.value {
        case .view:
            return context.fixAdding(
                ExitFixes.addDone, to: node, id: "done", DismissalLexicons.done, role: .done, .barTrailing,
                exit: ["effect": "none"])
        case .edit, .create, .choose, .gatherInfo:
            return context.fixAdding(
                ExitFixes.addCancel, to: node, id: "cancel", ButtonLexicons.cancel, role: .cancel, .barLeading,
                exit: [:])
        case .other, nil: return nil
        }
    }
}
