internal import FlowDocument
internal import JSON
internal import TextLayout
internal import UnicodeText

/// A modal serves one task.
struct ModalTaskFocus: ModalRule {
    static let several = MessageTemplate(
        "several",
        en: "It can be finished in different ways: {labels}. That may be more than one task.",
        ja: "終わらせ方が複数あります（{labels}）。作業が1つに絞られていない可能性があります。",
        ko: "끝내는 방법이 여럿입니다({labels}). 작업이 하나로 좁혀지지 않았을 수 있습니다.")
    static let severalSettled = MessageTemplate(
        "one-task", en: "Decide whether all of them finish one and the same task.",
        ja: "どれも同じ1つの作業を終わらせるものかどうかを判断してください。",
        ko: "모두 같은 작업 하나를 끝내는 것인지 판단해 주십시오.")
    static let question = MessageTemplate(
        "question", en: "Does this modal serve one task only?",
        ja: "このモーダルの作業は1つだけですか。",
        ko: "이 모달은 한 가지 작업만 다룹니까?")

    static let metadata = RuleMetadata(
        id: "modal-task-focus", editions: .all, kind: .judgement, severity: .advice,
        guidelines: ["modality-2020s-narrow-tasks", "modality-2018-narrow-tasks", "modality-2020s-definition"],
        scope: .modals(ModalKind.screens),
        summary: LocalText(
            en: "A modal has one narrow purpose.",
            ja: "モーダルの目的は1つに絞ります。",
            ko: "모달의 목적은 하나로 좁힙니다."),
        why: LocalText(
            en:
                "People know what they came for. A modal that mixes tasks makes them sort out which one is done when they leave.",
            ja: "人は目的があってモーダルを開きます。作業が混ざっていると、閉じたときにどれが済んだのか分からなくなります。",
            ko: "사람들은 목적이 있어 모달을 엽니다. 작업이 섞이면 닫았을 때 무엇이 끝났는지 알 수 없습니다."),
        remedy: LocalText(
            en: "Split it into one modal for each task, or move what is not part of the task out of it.",
            ja: "作業ごとにモーダルを分けるか、作業に関係のないものを外に移してください。",
            ko: "작업마다 모달을 나누거나, 작업과 상관없는 것을 밖으로 옮기십시오."),
        messages: [several, severalSettled, question],
        examples: [
            .modal(
                .review, "Saving a profile and buying a plan",
                finishing(
                    #""title": "Save", "exit": {"effect": "save"}"#, #""title": "Buy", "exit": {"effect": "commit"}"#)),
            .modal(
                .review, "Japanese", languages: ["ja"],
                finishing(
                    #""title": "保存", "exit": {"effect": "save"}"#, #""title": "購入", "exit": {"effect": "commit"}"#)),
            .modal(
                .review, "Korean", languages: ["ko"],
                finishing(
                    #""title": "저장", "exit": {"effect": "save"}"#, #""title": "구매", "exit": {"effect": "commit"}"#)),
            .modal(
                .open, "Save and Save as Draft are one task",
                finishing(
                    #""title": "Save", "exit": {"effect": "save"}"#,
                    #""title": "Save as Draft", "exit": {"effect": "save"}"#)),
            .modal(
                .open, "Sending and keeping a draft are one task, too",
                finishing(
                    #""title": "Send", "exit": {"effect": "commit"}"#,
                    #""title": "Save Draft", "exit": {"effect": "save"}"#)),
            .modal(
                .open, "A draft in Japanese", languages: ["ja"],
                finishing(
                    #""title": "送信", "exit": {"effect": "commit"}"#, #""title": "下書きを保存", "exit": {"effect": "save"}"#)),
            .modal(
                .open, "A draft in Korean", languages: ["ko"],
                finishing(
                    #""title": "보내기", "exit": {"effect": "commit"}"#, #""title": "임시 저장", "exit": {"effect": "save"}"#)),
            .modal(.open, "One way to finish", finishing(#""title": "Rename", "exit": {"effect": "commit"}"#)),
            .flow(
                .review, "One of them on a later step",
                #"""
                "screens": [
                    {"id": "a", "controls": [{"id": "save", "kind": "button", "title": "Save",
                        "exit": {"effect": "save"}}]},
                    {"id": "b", "controls": [{"id": "buy", "kind": "button", "title": "Buy",
                        "exit": {"effect": "commit"}}]}],
                "modals": [{"id": "m", "style": "formSheet", "content": "a", "controls": []}],
                "transitions": [{"id": "t", "from": "a", "to": "b", "kind": "push"}]
                """#),
            .modal(.notApplicable, "Supplied by iOS", #""style": "fullScreen", "system": true"#),
        ])

    func check(_ node: ModalNode, in context: Context, _ observations: inout Observations) {
        guard !node.modal.system.isTrue else { return observations.nothingToCheck() }
        if case .tooLarge = context.interior(of: node) { return observations.tooLarge() }
        let exits = context.finishingControls(of: node)
        let evidence = evidence(of: node, exits, in: context)
        let effects = Set(exits.filter { !$0.keepsDraft(in: context) }.compactMap { $0.exit.value?.effect.value })
        guard effects.count > 1 else { return observations.judge(Self.question, evidence: evidence) }
        let labels = exits.prefix(5).map { $0.title.value?.anyText ?? $0.id }.joined(separator: ", ")
        observations.review(Self.several, ["labels": labels], settledBy: Self.severalSettled) {
            $0.evidence = evidence
        }
    }

    private func evidence(of node: ModalNode, _ exits: [Control], in context: Context) -> [JSON.Member] {
        var members: [JSON.Member] = []
        if let title = node.modal.title.value?.anyText { members.append(JSON.Member("title", .string(title))) }
        if let purpose = node.modal.purpose.value { members.append(JSON.Member("purpose", .string(purpose.rawValue))) }
        if let task = node.modal.taskKind.value { members.append(JSON.Member("taskKind", .string(task.rawValue))) }
        let finishes = exits.prefix(20).map { control in
            JSON.object([
                JSON.Member("label", .string(control.title.value?.anyText ?? control.id)),
                JSON.Member("effect", .string(control.exit.value?.effect.value?.rawValue ?? "")),
            ])
        }
        members.append(JSON.Member("finishedBy", .array(finishes)))
        return members
    }
}

extension Context {
    /// The controls by which a modal's task is finished: its own, and those of every screen inside.
    func finishingControls(of node: ModalNode) -> [Control] {
        var controls = node.modal.controls.elements
        if case .known(let interior) = interior(of: node) {
            for screen in interior.screens { controls += graph.screens[screen].screen.controls.elements }
        }
        return controls.filter(\.finishes)
    }
}

extension Control {
    /// Whether the control puts the task off rather than finishing another.
    fileprivate func keepsDraft(in context: Context) -> Bool {
        context.titles(of: self).contains { language, title in
            let folded = title.foldedForComparison
            return TaskLexicons.draft.wordsWithEnglish(in: language).contains {
                folded.contains($0.foldedForComparison)
            }
        }
    }
}

extension ModalTaskFocus {
    /// A form sheet with buttons that finish.
    private static func finishing(_ buttons: String...) -> String {
        let controls = buttons.enumerated().map { #"{"id": "b\#($0.offset)", "kind": "button", \#($0.element)}"# }
        return #""style": "formSheet", "content": null, "controls": [\#(controls.joined(separator: ", "))]"#
    }
}
